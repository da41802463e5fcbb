"""The turn so far as chips: what a gesture did, in words, and how many actions back it began.

One gesture is several actions of the engine; those that only go on with what another began belong to its chip.
"""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe_common.seats import seat_names
from maszyna.app.scythe_common.story import entry_told, moves_of
from maszyna.kernel.events import Event
from maszyna.kernel.record import Entry, Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.events import BOTTOM_ACTION, TOKEN_PLACED, TURN_BEGAN, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, PLACES
from maszyna.scythe.state import Position
from maszyna.speech.common.keys import PLACE_NUMBERS


class Gesture:
    """Some actions in a row: the first of them counted from the start of the game, and what they did."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.actions = 0
        self.texts: list[Text] = []
        self.events: list[Event] = []

    def add(self, entry: Entry, texts: list[Text]) -> None:
        self.actions += 1
        self.texts += texts
        self.events += entry.events


def turn_start(record: Record[Scythe]) -> int:
    """How many actions had been taken when the turn began."""
    for number in range(len(record.actions), 0, -1):
        if any(event.kind == TURN_BEGAN for event in record.entries[number].events):
            return number
    return 0


def gestures(record: Record[Scythe], words: Language, sees: int) -> list[Gesture]:
    """Those of the turn under way, the first one first."""
    found: list[Gesture] = []
    start = turn_start(record)
    for number, entry in enumerate(record.entries[start + 1 :], start):
        texts = entry_told(entry, record.game.position, words, sees)
        if not found or not entry.continues:
            found.append(Gesture(number))
        found[-1].add(entry, texts)
    return found


def last_gesture(record: Record[Scythe]) -> int:
    """How many actions the last gesture took."""
    number = 0
    for entry in reversed(record.entries[1:]):
        number += 1
        if not entry.continues:
            break
    return max(1, number)


def turn_view(record: Record[Scythe], viewer: Viewer, words: Language, free: int) -> list[Doc]:
    """For whoever takes the turn: others must not count its actions. ``free``: how many may be taken back."""
    if record.game.turn.seat not in viewer.acts:
        return []
    actions, start, seats = len(record.actions), turn_start(record), seat_names(record.game)
    chips: list[Doc] = []
    for gesture in gestures(record, words, viewer.sees):
        back = actions - gesture.first
        joined: Text = []
        for text in gesture.texts:
            joined += [*([" "] if joined else []), *without_subject(text, seats, viewer.sees)]
        if joined:
            short = in_short(gesture, record.game.position, words)
            chips.append({"id": f"a{gesture.first - start}", "say": joined, **short, "actions": gesture.actions,
                          "back": back, "can": 0 < back <= free})  # fmt: skip
        elif chips:
            chips[-1]["actions"] += gesture.actions
    return chips


def without_subject(text: Text, seats: list[str], sees: int) -> Text:
    """A sentence about oneself: the name of the own seat is left out."""
    first = text[0] if text else ""
    if sees < 0 or isinstance(first, str) or first.get("seat") != seats[sees] or not isinstance(text[1], str):
        return text
    rest = text[1].lstrip()
    return [rest[:1].upper() + rest[1:], *text[2:]]


def in_short(gesture: Gesture, position: Position, words: Language) -> Doc:
    """A gesture on a chip: the action by its name, or a unit and where it went."""
    goes: Doc | None = None
    for event in gesture.events:
        if event.kind == TOKEN_PLACED:
            return {"short": words.name("section", field_of(event, "section")), "art": None}
        if event.kind == BOTTOM_ACTION:
            return {"short": words.name("bottom", field_of(event, "action")), "art": None}
        for move in moves_of(event, position):
            faction = FACTIONS[position.seats[event.seat].faction]
            if goes is None or goes["piece"] == move["piece"]:
                goes = {**move, "faction": faction}
    if goes is None or PLACE_NUMBERS[goes["to"]] >= PLACES:
        return {"short": None, "art": None}
    kind = goes["piece"].split(".")[1]
    name = f"{kind}.{goes['faction']}" + ("" if kind == "airship" else ".1")
    return {"short": f"→ {words.short_place(PLACE_NUMBERS[goes['to']])}", "art": art_key(name, words.lang)}
