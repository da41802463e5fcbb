"""What stands on the pictures of Expeditions and beside them."""

from typing import Final

from maszyna.expeditions.events import NO_MATCH, NO_TARGET, TOO_LITTLE_GLORY, MechPart
from maszyna.expeditions.facts.decision_cards import CardPart
from maszyna.expeditions.ids import (
    AWAY,
    CLEANSE,
    EXPLORE,
    LOCATIONS,
    MAP,
    NO_SYMBOL,
    SOUTH,
    TAKE_20,
    THE_20,
    WALKED,
    place_text,
)
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit
from maszyna.speech.language.translator import Form, Translator, mark, mark_form

CAPTIONS: Final[dict[str, str]] = {
    "board": mark("Expeditions, level {level}"),
    "card": mark("Card {card}: {ways}"),
    "progress": mark("Progress {space} of {last}"),
    "glory": mark("Glory {glory} of {most}"),
    "taken": mark("The Automa has:"),
    "nothing": mark("nothing"),
    "empty": mark("empty"),
    "before": mark("Before the card: {rows}"),
    "pile": mark("corruption {tokens}"),
    "away": mark("Your mech is in neither row."),
    # What the signs mean.
    "map_token": mark("map token"),
    "corruption": mark("corruption, the top token first"),
    "the_20": mark("the 20"),
    "star": mark("star: a glory token"),
    "progress_token": mark("progress token"),
    "no_match": mark("looked at, no match"),
    "match": mark("looked at, a match"),
    "goes_there": mark("goes there"),
    "takes": mark("takes this"),
    "skipped": mark("your mech, skipped"),
    "not_looked_at": mark("not looked at"),
}
# By row.
ROW_NAMES: Final = [mark("North"), mark("Centre"), mark("South")]
MECHS: Final = [mark("north mech"), mark("central mech")]
YOUR_MECH: Final = mark("your mech")
AUTOMAS_LETTER: Final[Form] = mark_form("letter on the Automa's mech", "A")
YOUR_LETTER: Final[Form] = mark_form("letter on your mech", "Y")

TARGETS: Final = {MAP: CAPTIONS["map_token"], THE_20: CAPTIONS["the_20"]}
CORRUPTION_TARGET: Final = mark("corruption \u00d7{times}")
# A mech's part, step by step.
SWEEPS: Final = mark("Discard all face-up cards beside {place} ({rule}).")
LOOKED: Final = mark("Target “{target}”: glory {glory}, needed {needs}. Looked at: {places} ({rule}).")
SKIPS: Final = mark("{place} with your mech is skipped ({rule}).")
MATCHES: Final = mark("A match: {places} ({rule}).")
GOES: Final = mark("Goes from {start} to {to}.")
STAYS: Final = mark("Stays on {to}.")
ON_THE_TILE: Final = mark("On the tile: {tokens}.")
# Why it walks its distance (X7.3), by the engine's reason.
WALKS: Final[dict[str, str]] = {
    NO_TARGET: mark("The card shows no target. Distance {distance} ({rule})."),
    TOO_LITTLE_GLORY: mark("Target “{target}”: glory {glory}, needed {needs}. Distance {distance} ({rule})."),
    NO_MATCH: mark("No match. Distance {distance} ({rule})."),
}
# What it does there: the rule and the sentence.
DEEDS: Final[dict[int, tuple[str, str]]] = {
    EXPLORE: ("X8.1", mark("Takes the map token and flips the tile ({rule}).")),
    TAKE_20: ("X8.2", mark("Takes the 20 ({rule}).")),
    CLEANSE: ("X8.3", mark("Takes {tokens} ({rule}).")),
}


class Captions:
    """The words of the pictures in one language; ``captions("uk")`` makes one."""

    def __init__(self, translator: Translator) -> None:
        self._translator = translator

    def say(self, key: str, **values: object) -> str:
        return self._translator.say(CAPTIONS[key], values)

    def row(self, row: int) -> str:
        return self._translator.say(ROW_NAMES[row])

    def mech(self, row: int) -> str:
        return self._translator.say(MECHS[row])

    def your_mech(self) -> str:
        return self._translator.say(YOUR_MECH)

    def letters(self) -> tuple[str, str]:
        """What stands on the Automa's mechs, and on the person's."""
        return self._translator.form(AUTOMAS_LETTER), self._translator.form(YOUR_LETTER)

    def target(self, part: CardPart) -> str:
        return target_text(self._translator, part)

    def location(self, position: Position, row: int, at: int) -> str:
        """A location with all that stands and lies there."""
        found = [self.say("map_token")] if position.maps[row] & bit(at) else []
        if pile := position.pile(row, at):
            found.append(self.say("pile", tokens=listed(pile[::-1])))
        if position.at[row] == at:
            found.append(self.mech(row))
        if position.human_in(row) == at:
            found.append(self.your_mech())
        return f"{place_text(row, at)}: {', '.join(found) or self.say('empty')}"

    def table(self, position: Position) -> str:
        """Everything on the table: the Automa's tracks and what it has, then location by location."""
        return f"{self.tracks(position)}. {self.rows(position)}"

    def turn(self, before: Position, after: Position) -> str:
        """What the picture of a turn shows: the tracks after it, the rows before it."""
        return f"{self.tracks(after)}. {self.say('before', rows=self.rows(before))}"

    def tracks(self, position: Position) -> str:
        told = [self.say("progress", space=position.progress, last=position.card.spaces - 1)]
        told += [self.say("glory", glory=position.glory, most=len(position.card.stars)), self.holding(position)]
        return "; ".join(told)

    def rows(self, position: Position) -> str:
        told = [self.location(position, row, at) for row in range(WALKED) for at in range(LOCATIONS)]
        if position.human_row == SOUTH:
            told.append(f"{self.row(SOUTH)}: {self.your_mech()}")
        whole = "; ".join(told) + "."
        return f"{whole} {self.say('away')}" if position.human_row == AWAY else whole

    def holding(self, position: Position) -> str:
        found = [f"{self.say('map_token')} \u00d7{position.taken_maps}"] if position.taken_maps else []
        if position.taken:
            found.append(self.say("pile", tokens=listed(position.taken)))
        return f"{self.say('taken')} {', '.join(found) or self.say('nothing')}"

    def part(
        self, card: CardPart, part: MechPart, skipped: list[int], looked: list[int], matches: list[int]
    ) -> list[str]:
        """A mech's part in sentences: what it looked at in walking order, what matched, where it went, what it took."""
        row = part.row
        values: dict[str, object] = {"needs": part.needs, "glory": part.glory, "distance": card.distance}
        values["target"] = self.target(card) if looked or part.reason == TOO_LITTLE_GLORY else ""
        found = [self.ruled(SWEEPS, "X7.1", {"place": place_text(row, part.start)})] if part.swept else []
        if looked:
            found.append(self.ruled(LOOKED, "X7.2", {**values, "places": places(row, looked)}))
            found += [self.ruled(SKIPS, "X4.3", {"place": place_text(row, at)}) for at in skipped]
        if part.reason:
            found.append(self.ruled(WALKS[part.reason], "X7.3", values))
        else:
            found.append(self.ruled(MATCHES, f"X7.2{'abc'[part.symbol]}", {"places": places(row, matches)}))
        ends = {"start": place_text(row, part.start), "to": place_text(row, part.to)}
        found.append(self._translator.say(STAYS if part.start == part.to else GOES, ends))
        if part.did in DEEDS:
            rule, sentence = DEEDS[part.did]
            found.append(self.ruled(sentence, rule, {"tokens": listed(part.taken)}))
        return found

    def on_the_tile(self, tokens: list[int]) -> str:
        return self._translator.say(ON_THE_TILE, {"tokens": listed(tokens)})

    def ruled(self, sentence: str, rule: str, values: dict[str, object]) -> str:
        return self._translator.say(sentence, {**values, "rule": rule})


def target_text(translator: Translator, part: CardPart) -> str:
    """What a mech's part of a decision card looks for."""
    if part.symbol in TARGETS:
        return translator.say(TARGETS[part.symbol])
    return translator.say(CORRUPTION_TARGET, {"times": part.times}) if part.symbol != NO_SYMBOL else ""


def listed(tokens: list[int]) -> str:
    return ", ".join(map(str, tokens))


def places(row: int, found: list[int]) -> str:
    return ", ".join(place_text(row, at) for at in found)


def captions(lang: str) -> Captions:
    return Captions(Translator(lang))
