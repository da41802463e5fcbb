"""What stands on the pictures of Scythe and beside them, and what is told to those who hear them."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import AIRSHIP as FLIGHT
from maszyna.scythe.airships.standing_in import card_sources, finding_sources
from maszyna.scythe.automa.choosing import DESTINATION, KIND, POSSIBLE, REASONS, UNIT, VALID, Choice
from maszyna.scythe.automa.symbols import COMBAT_UNIT
from maszyna.scythe.automa.symbols import SYMBOLS as ALL_SYMBOLS
from maszyna.scythe.board import ENCOUNTERS, EVERYWHERE, TUNNELS
from maszyna.scythe.ids import AIRSHIP, FIRST_BASE
from maszyna.scythe.state import Position, Seat
from maszyna.speech.common.amounts import amount
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.automa_names import SYMBOLS
from maszyna.speech.scythe.names.names import name, unit_name
from maszyna.speech.scythe.names.places import place_name
from maszyna.speech.scythe.names.tile_names import sources_words
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

CAPTIONS: Final[dict[str, str]] = {
    "board": mark("A Scythe board"),
    "seat": mark("{faction} ({player})"),
    # What the signs mean.
    "river": mark("river"),
    "tunnel": mark("tunnel"),
    "encounter": mark("encounter"),
    "taken": mark("taken"),
    # What is on a place.
    "encounter_token": mark("encounter token"),
    "encounter_gone": mark("encounter gone"),
    "flag": mark("flag"),
    "armed_trap": mark("armed trap"),
    "sprung_trap": mark("sprung trap"),
    "several": mark("{piece} \u00d7{n}"),
    "carrying": mark("{piece} with {load} aboard"),
    "owned": mark("{faction} {piece}"),
    # A decision.
    "move_airship": mark("move airship"),
    "does": mark("{faction}: {symbol}"),
    "does_with": mark("{faction}: {symbol} with the {unit}"),
    "not_possible": mark("{what}, not possible: {reason}"),
    "stays": mark("{what}, stays on {place}"),
    "goes": mark("{what}, {start} → {to}"),
    "nothing": mark("none"),
    "all": mark("all {n}"),
    "criterion": mark("{title} ({rule})"),
    "deciding": mark("{title} ({rule}) \u2013 decides"),
    "step": mark("{number}. {title} ({rule}): {after} of {before} remain."),
    "deciding_step": mark("{number}. {title} ({rule}): {after} of {before} remain (decides)."),
    "sourced": mark("{rule}: {source}"),
    "airship_card": mark("The card of the airship: {source}."),
    "note_tags": mark("On a hex: the step that ruled it out, and its value there."),
    "note_signs": mark("Pale: not in reach. Hatched: barred. Outlined: a better one exists."),
}
NOTES: Final = ["note_tags", "note_signs"]
STAGES: Final[dict[str, str]] = {
    UNIT: mark("unit"), KIND: mark("unit"), VALID: mark("valid"), DESTINATION: mark("goes to"), FLIGHT: mark("flies to")
}  # fmt: skip
SYMBOL_TEXTS: Final[dict[str, str]] = {
    **{symbol.name: text for symbol, text in zip(ALL_SYMBOLS, SYMBOLS, strict=True)},
    FLIGHT: CAPTIONS["move_airship"],
}


class ScytheCaptions:
    """The words of the pictures in one language; ``scythe_captions("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(CAPTIONS[key], values)

    def name(self, kind: str, number: int) -> str:
        """The name of a thing of one of the kinds in names.NAMES."""
        return name(self._translator, kind, number)

    def amount(self, good: int, number: int) -> str:
        return amount(self._translator, good, number)

    def title(self, criterion: str) -> str:
        return self._translator.say(CRITERIA[criterion].title)

    def sentence(self, criterion: str) -> str:
        """What a criterion means."""
        return self._translator.say(CRITERIA[criterion].sentence)

    def symbol(self, symbol: str) -> str:
        return self._translator.say(SYMBOL_TEXTS[symbol])

    def stage(self, stage: str) -> str:
        return self._translator.say(STAGES[stage])

    def seat(self, seat: Seat) -> str:
        return self.say("seat", faction=self.name("faction", seat.faction), player=self.name("player", seat.player))

    def place(self, place: int) -> str:
        """A place by its kind and number."""
        return place_name(self._translator, place)

    def short(self, place: int) -> str:
        """A territory's number, or a base."""
        return self.place(place) if place >= FIRST_BASE else str(place)

    def signs(self, position: Position, place: int) -> list[str]:
        """A place and what is printed on it."""
        found = [self.place(place)]
        if TUNNELS & bit(place):
            found.append(self.say("tunnel"))
        if position.encounters & bit(place):
            found.append(self.say("encounter_token"))
        elif ENCOUNTERS & bit(place):
            found.append(self.say("encounter_gone"))
        return found

    def candidates(self, stage: str, candidates: i64, most: int = 60) -> str:
        """The candidates by name; only how many when there are more than ``most``."""
        if stage == KIND:
            return ", ".join(self.name("unit_kind", kind) for kind in members(candidates))
        if not candidates:
            return self.say("nothing")
        if candidates == EVERYWHERE:
            return self.say("all", n=count(candidates))
        if count(candidates) > most:
            return str(count(candidates))
        return ", ".join(self.short(place) for place in members(candidates))

    def rule(self, position: Position, seat: int, finding: Finding) -> str:
        """The id of a rule; of one that stands on a tile or card also where its text is from."""
        sources = finding_sources(position, seat, finding)
        if not sources:
            return finding.rule
        return self.say("sourced", rule=finding.rule, source=sources_words(self._translator, sources))

    def card(self, position: Position, seat: int, choice: Choice) -> str:
        """Where the card that moves an airship is from; nothing for the printed symbols."""
        sources = card_sources(position, seat) if choice.unit == AIRSHIP else 0
        return self.say("airship_card", source=sources_words(self._translator, sources)) if sources else ""

    def headline(self, faction: int, choice: Choice) -> str:
        """What the symbol makes the Automa do."""
        who = self.name("faction", faction)
        symbol = self.symbol(choice.symbol.name)
        what = self.say("does", faction=who, symbol=symbol)
        if choice.reason != POSSIBLE:
            return self.say("not_possible", what=what, reason=self.name("reason", REASONS.index(choice.reason)))
        if choice.symbol.unit is COMBAT_UNIT:
            what = self.say("does_with", faction=who, symbol=symbol, unit=unit_name(self._translator, choice.unit))
        if choice.origin == choice.to:
            return self.say("stays", what=what, place=self.short(choice.to))
        return self.say("goes", what=what, start=self.short(choice.origin), to=self.short(choice.to))


def scythe_captions(lang: str) -> ScytheCaptions:
    return ScytheCaptions(Translator(lang))
