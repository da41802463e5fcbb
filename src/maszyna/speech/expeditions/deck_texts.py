"""House rules for the Automa of Expeditions in words: its cards, and what differs between two decks."""

from typing import Final

from maszyna.expeditions.deck_file import ExpeditionsDeck, printed_deck
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.facts.progress import ProgressCard
from maszyna.expeditions.ids import LEVELS
from maszyna.expeditions.own_cards import missing_card
from maszyna.speech.expeditions.names import MECHS, SYMBOLS
from maszyna.speech.expeditions.search_prose import card_parts
from maszyna.speech.expeditions.texts import ExpeditionsTexts
from maszyna.speech.language.translator import Translator, mark

TEXTS: Final[dict[str, str]] = {
    "differs": mark("{what}: {new} instead of {old}."),
    "left_out": mark("Card {number} is left out."),
    "added": mark("Card {number} is added."),
    "level_added": mark("{level} has an own progress card."),
    "same": mark("Nothing differs."),
    "card": mark("Card {number}"),
    "advances": mark("Progress mark"),
    "part": mark("{mech}: {what}"),
    "sweep": mark("sweep"),
    "target": mark("looks for"),
    "glory": mark("glory needed"),
    "times": mark("tokens at most"),
    "distance": mark("locations it walks otherwise"),
    "spaces": mark("Spaces of the track"),
    "coins_glory": mark("Coins for glory"),
    "coins_map": mark("Coins for a map"),
    "coins_corruption": mark("Coins for corruption"),
    "star": mark("Star {number}: space"),
    "progress": mark(
        "{spaces} spaces; stars on {stars}; coins for glory {glory}, a map {map}, corruption {corruption}"
    ),
    "yes": mark("yes"),
    "no": mark("no"),
    "nothing": mark("nothing"),
    "checked": mark("{file}: {cards} decision cards (own: {own}), own progress cards: {levels}"),
}


class ExpeditionsDeckTexts:
    """The words of such decks in one language."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator
        self._texts = ExpeditionsTexts(translator)

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(TEXTS[key], values)

    def of_mech(self, row: int, key: str) -> str:
        """A part of a decision card with the mech it is for."""
        return self.say("part", mech=self._translator.say(MECHS[row]), what=self.say(key))

    def symbol(self, symbol: int) -> str:
        return self._translator.form(SYMBOLS[symbol])

    def level(self, level: int) -> str:
        return self._texts.level(level)

    def card(self, card: DecisionCard) -> list[str]:
        return card_parts(self._translator, card)

    def progress(self, card: ProgressCard) -> str:
        return self.say(
            "progress", spaces=card.spaces, stars=", ".join(map(str, card.stars)),
            glory=card.glory_coins, map=card.map_coins, corruption=card.corruption_coins,
        )  # fmt: skip

    def counted(self, file: str, deck: ExpeditionsDeck) -> str:
        """What a file holds; what is as printed is not own."""
        printed = printed_deck()
        cards = deck.cards or printed.cards
        own = len([card for card in cards if card not in printed.cards])
        levels = len([card for card in deck.levels if card not in printed.levels])
        return self.say("checked", file=file, cards=len(cards), own=own, levels=levels)

    def differences(self, old: ExpeditionsDeck, new: ExpeditionsDeck) -> list[str]:
        """What the second deck has otherwise, a sentence each."""
        before, after = cards_of(old), cards_of(new)
        found = [self.say("left_out", number=number) for number in before if number not in after]
        found += [self.say("added", number=number) for number in after if number not in before]
        for number, card in after.items():
            if number in before and before[number] != card:
                what = self.say("card", number=number)
                for now, then in zip(self.card(card), self.card(before[number]), strict=True):
                    if now != then:
                        found.append(self.say("differs", what=what, new=now, old=then))
        for level in range(1, LEVELS + 1):
            cards = [each.of_level(level) or printed_deck().of_level(level) for each in (new, old)]
            if cards[0] is not None and cards[1] is not None and cards[0] != cards[1]:
                said = [self.progress(card) for card in cards if card is not None]
                found.append(self.say("differs", what=self.level(level), new=said[0], old=said[1]))
            elif cards[0] is not None and cards[1] is None and missing_card(level) is not None:
                found.append(self.say("level_added", level=self.level(level)))
        return found


def cards_of(deck: ExpeditionsDeck) -> dict[int, DecisionCard]:
    return {card.number: card for card in deck.cards or printed_deck().cards}


def expeditions_deck_texts(lang: str) -> ExpeditionsDeckTexts:
    return ExpeditionsDeckTexts(Translator(lang))
