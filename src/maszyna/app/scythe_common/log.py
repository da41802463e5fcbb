"""The log of a game of Scythe: what happened, turn by turn, each line with the moment it leads back to."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.seats import round_of
from maszyna.app.scythe_common.story import event_text
from maszyna.kernel.events import turn_number
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.events import (
    AIR_COMBAT_BEGAN,
    AIRSHIP_RETREATED,
    AUTOMA_COMBAT_CARD,
    AUTOMA_GROUP,
    CARDS_STOLEN,
    COMBAT_BEGAN,
    COMBAT_COMMITTED,
    COMBAT_WON,
    STAR_PLACED,
    TURN_BEGAN,
    UNIT_RETREATED,
)
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.state import Position
from maszyna.speech.scythe.turn_prose import added_up, nothing_gained

# What a reader of the log may look for.
FIGHT: Final = "fight"
STAR: Final = "star"
FIGHTS: Final = [AIR_COMBAT_BEGAN, AIRSHIP_RETREATED, AUTOMA_COMBAT_CARD, CARDS_STOLEN, COMBAT_BEGAN, COMBAT_COMMITTED,
                 COMBAT_WON, UNIT_RETREATED]  # fmt: skip


def log_turns(record: Record[Any], position: Position, words: Language, sees: int) -> list[Doc]:
    turns: list[Doc] = []
    for at, entry in enumerate(record.entries):
        add_events(turns, at, entry, position, words, sees)
    for turn in turns:
        turn["number"] = round_of(turn["number"], len(position.seats))
    return turns


def add_events(turns: list[Doc], at: int, entry: Entry, position: Position, words: Language, sees: int) -> None:
    """The lines of one action, and the turns that begin with it."""
    choice = 0
    for event in added_up(entry.events):
        begins = event.kind == TURN_BEGAN
        if begins or not turns:
            turns.append(new_turn(at, turn_number([event]) if begins else 0, event.seat, position, words))
            if begins:
                continue
        if event.kind == AUTOMA_GROUP:
            choice += 1
        text = [] if nothing_gained(event) else event_text(event, position, words, sees)
        if text:
            about = FIGHT if event.kind in FIGHTS else STAR if event.kind == STAR_PLACED else None
            seat = FACTIONS[position.seats[event.seat].faction]
            found: Doc = {"at": at, "seat": seat, "say": text, "about": about}
            if event.kind == AUTOMA_GROUP and event.trace:
                found["choice"] = choice
            turns[-1]["lines"].append(found)


def new_turn(at: int, number: int, seat: int, position: Position, words: Language) -> Doc:
    faction = position.seats[seat].faction
    return {"at": at, "number": number, "seat": FACTIONS[faction], "name": words.faction(faction), "lines": []}
