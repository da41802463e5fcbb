"""House rules for the Automas in words: cards, star cards and symbols, and what differs between two decks."""

from typing import Final

from maszyna.scythe.automa.card_orders import symbols_of
from maszyna.scythe.automa.own_automa import OWN_CARDS, STAGES, names_of, read_house_rules
from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.facts.automa import ANY_FACTION, DECKS, INVADERS_DECK, NO_RECRUIT, AutomaCard, automa_cards
from maszyna.scythe.facts.star_cards import StarCard
from maszyna.scythe.facts.symbol_rows import GainSymbol, MoveSymbol
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.tiles.symbol_rows import said_gain, said_move
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

TEXTS: Final[dict[str, str]] = {
    "differs": mark("{what}: {new} instead of {old}."),
    "left_out": mark("Card {number} is left out."),
    "added": mark("Card {number} is added."),
    "same": mark("Nothing differs."),
    "card": mark("Card {number}"),
    "of_scheme": mark("Card {number}, scheme {scheme}, {row}"),
    "of_card": mark("Card {number}, {row}"),
    "of_level": mark("{level}, {row}"),
    "of_symbol": mark("“{symbol}”, {stage}"),
    "of_scheme_row": mark("Scheme {scheme}: {row}"),
    "only_faction": mark("only for"),
    "every_faction": mark("every faction"),
    "moves": mark("moves"),
    "gains": mark("gains"),
    "recruit": mark("recruit bonus"),
    "advances": mark("gold star"),
    "skipped_by_autometta": mark("skip mark"),
    "combat_power": mark("combat table"),
    "combat_cards": mark("combat cards"),
    "resources": mark("resources left"),
    "spaces": mark("spaces"),
    "no_water": mark("spaces with closed water"),
    "scheme_two": mark("space of the second scheme"),
    "stars": mark("star spaces"),
    "skips_marked": mark("skips marked cards"),
    "all_moves": mark("carries out all moves"),
    "retreats_to_base": mark("retreats to its base"),
    "extra_coins": mark("extra coins"),
    "extra_power": mark("extra power"),
    "unit": mark("which unit"),
    "valid": mark("valid territories"),
    "destination": mark("destination"),
    "yes": mark("yes"),
    "no": mark("no"),
    "nothing": mark("nothing"),
    "only_for": mark("{group} (only {faction})"),
    "checked": mark("{file}: {cards} cards (own: {own}), own star cards: {levels}, own symbols: {symbols}"),
    "checked_printed": mark("{file}: the printed cards, own star cards: {levels}, own symbols: {symbols}"),
}


class DeckTexts:
    """The words of decks in one language; ``deck_texts("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self.lang = translator.lang
        self._translator = translator

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)

    def name(self, kind: str, number: int) -> str:
        return name(self._translator, kind, number)

    def criterion(self, criterion: str) -> str:
        return self._translator.say(CRITERIA[criterion].title)

    def card(self, card: AutomaCard) -> dict[str, str]:
        """What a card says, by row; schemes as ``1 moves``."""
        starts = [0, *[last + 1 for last in card.columns[:-1]]]
        columns = zip(starts, card.columns, card.combat_power, strict=True)
        found = {
            "advances": self.flag(card.advances),
            "skipped_by_autometta": self.flag(card.skipped_by_autometta),
            "combat_power": ", ".join(f"{first}-{last}: {power}" for first, last, power in columns),
            "combat_cards": str(card.combat_cards),
            "resources": str(card.resources),
        }
        for number, scheme in enumerate(card.schemes, 1):
            moves = [
                self.grouped(said_move(self._translator, MoveSymbol(group.symbol, group.min_power)), group.faction)
                for group in scheme.moves
            ]
            gains = [
                self.grouped(said_gain(self._translator, GainSymbol(group.gain, group.amount)), group.faction)
                for group in scheme.gains
            ]
            found[f"{number} moves"] = ", ".join(moves) or self.say("nothing")
            found[f"{number} gains"] = ", ".join(gains) or self.say("nothing")
            bonus = scheme.recruit
            found[f"{number} recruit"] = self.say("nothing") if bonus == NO_RECRUIT else self.name("bonus", bonus)
        return found

    def lines(self, card: AutomaCard) -> list[str]:
        """A card row by row."""
        found = []
        for row, value in self.card(card).items():
            scheme, _, inner = row.rpartition(" ")
            name = self.say(inner)
            if scheme:
                name = self.say("of_scheme_row", scheme=self.name("scheme", int(scheme)), row=name)
            found.append(f"{name}: {value}")
        return found

    def grouped(self, group: str, faction: int) -> str:
        return (
            group
            if faction == ANY_FACTION
            else self.say("only_for", group=group, faction=self.name("faction", faction))
        )

    def flag(self, value: bool) -> str:
        return self.say("yes" if value else "no")

    def level(self, card: StarCard) -> dict[str, str]:
        """What a star card says, by row."""
        found: dict[str, str] = {}
        for row, value in card.document().items():
            if isinstance(value, bool):
                found[row] = self.flag(value)
            elif isinstance(value, list):
                found[row] = ", ".join(str(item) for item in value) or self.say("nothing")
            elif row != "id":
                found[row] = str(value)
        return found

    def row_of_card(self, number: int, row: str) -> str:
        scheme, _, inner = row.rpartition(" ")
        if not scheme:
            return self.say("of_card", number=number, row=self.say(inner))
        return self.say("of_scheme", number=number, scheme=self.name("scheme", int(scheme)), row=self.say(inner))

    def differences(self, first: dict[str, object], second: dict[str, object]) -> list[str]:
        """What the second has otherwise than the first, a sentence for each."""
        one, two = options_of(first), options_of(second)
        found: list[str] = []
        before, after = cards_of(one), cards_of(two)
        found += [self.say("left_out", number=number) for number in before if number not in after]
        found += [self.say("added", number=number) for number in after if number not in before]
        for number in [number for number in after if number in before]:
            old, new = self.card(before[number]), self.card(after[number])
            found += self.differing(old, new, {row: self.row_of_card(number, row) for row in new | old})
        for old_level, new_level in zip(one.star_cards, two.star_cards, strict=True):
            old, new = self.level(old_level), self.level(new_level)
            level = self.name("level", old_level.level)
            found += self.differing(
                old, new, {row: self.say("of_level", level=level, row=self.say(row)) for row in new}
            )
        for number, (old_symbol, new_symbol) in enumerate(zip(symbols_of(one), symbols_of(two), strict=True)):
            listed = [
                {stage: ", ".join(map(self.criterion, names)) for stage, names in names_of(symbol).items()}
                for symbol in (old_symbol, new_symbol)
            ]
            symbol = self.name("symbol", number)
            whats = {stage: self.say("of_symbol", symbol=symbol, stage=self.say(stage)) for stage in STAGES}
            found += self.differing(listed[0], listed[1], whats)
        return found

    def differing(self, old: dict[str, str], new: dict[str, str], whats: dict[str, str]) -> list[str]:
        nothing = self.say("nothing")
        return [
            self.say("differs", what=what, new=new.get(row, nothing), old=old.get(row, nothing))
            for row, what in whats.items()
            if new.get(row) != old.get(row)
        ]

    def counted(self, file: str, rules: dict[str, object]) -> str:
        """What a file holds; what is as printed is not own."""
        options = options_of(rules)
        levels = len([card for card in options.star_cards if card.own])
        symbols = len([symbol for symbol in symbols_of(options) if symbol.own])
        if OWN_CARDS not in rules:
            return self.say("checked_printed", file=file, levels=levels, symbols=symbols)
        printed = [card for deck in range(len(DECKS)) for card in automa_cards(deck)]
        cards = list(cards_of(options).values())
        own = len([card for card in cards if card not in printed])
        return self.say("checked", file=file, cards=len(cards), own=own, levels=levels, symbols=symbols)


def options_of(rules: dict[str, object]) -> AutomaOptions:
    options = AutomaOptions()
    options.follow(read_house_rules(rules))
    return options


def cards_of(options: AutomaOptions) -> dict[int, AutomaCard]:
    if options.own is not None and options.own.cards:
        return options.own.cards
    return {card.number: card for card in automa_cards(INVADERS_DECK)}


def deck_texts(lang: str) -> DeckTexts:
    return DeckTexts(Translator(lang))
