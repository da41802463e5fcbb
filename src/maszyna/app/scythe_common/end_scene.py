"""The end at once: who has won, where the points came from, how the scores went, what turned the game."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import headline
from maszyna.app.scythe_common.end import decided_text, near_misses
from maszyna.app.scythe_common.score_curve import CurvePoint, by_turn, last_change
from maszyna.app.scythe_common.seats import faction_texts
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.pictures.draw.palette import FACTION as FACTION_COLOURS
from maszyna.scythe.events import (
    BOTTOM_ACTION,
    COMBAT_WON,
    FACTORY_CARD_TAKEN,
    GAINED,
    STAR_PLACED,
    TOKEN_PLACED,
    TURN_BEGAN,
    UNIT_MOVED,
    field_of,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MOST_STARS
from maszyna.scythe.score.scoring import TIE_BREAKS

SOURCES: Final = ["coins", "stars", "land", "goods", "bonus"]
MINUS: Final = "\u2212"
MOST_NEAR: Final = 2  # things that were near
# What a turn is remembered by, the first of these that it had.
MATTERS: Final = [COMBAT_WON, STAR_PLACED, FACTORY_CARD_TAKEN, BOTTOM_ACTION, UNIT_MOVED, TOKEN_PLACED, GAINED]


def end_scene(
    record: Record[Any], game: Scythe, found: Doc, curve: list[CurvePoint], you: int, over: bool, words: Language
) -> Doc:
    """Before the end the same, as it would be now. ``found`` are the scores; ``you``: the only seat of who looks at
    them, or NOBODY. Differences are its own against the best of the others."""
    names = {FACTIONS[faction]: words.faction(faction) for faction in range(len(FACTIONS))}
    seats = [FACTIONS[seat.faction] for seat in game.position.seats]
    rows = [end_row(row, game, words) for row in found["scores"]]
    first = next((row for row in rows if you != NOBODY and row["seat"] == seats[you]), rows[0])
    second = next((row for row in rows if row is not first), None)
    winner, loser = rows[0]["seat"], rows[1]["seat"] if over and len(rows) > 1 else None
    sixth = any(seat.stars == MOST_STARS for seat in game.position.seats)
    by = found["decided_by"]
    tie = [". ", decided_text(game, by, words)] if over and (by != TIE_BREAKS[0] or game.is_cooperative()) else []
    return {
        "title": headline(found, names, words, seats[you] if you != NOBODY else ""),
        "more": [*words.spans_for("end_sixth_star" if sixth else "end_turn_number", turn=found["turns"]), *tie],
        "winner": winner,
        "winners": found["winners"],
        "rows": rows,
        "against": [first["seat"], second["seat"]] if second else [first["seat"]],
        "sources": [{"key": key, "name": words.say(f"source_{key}"),
                     "difference": first[key] - second[key] if second else 0} for key in SOURCES],
        "curve": {seat: by_turn(curve, number) for number, seat in enumerate(seats)},
        "turn": turning_turn(record, game, curve, seats.index(winner), seats.index(loser), you, words)
        if loser
        else None,
        "near": near_misses(game.position, words)[:MOST_NEAR],
    }  # fmt: skip


def end_row(row: Doc, game: Scythe, words: Language) -> Doc:
    """One side by source; what stands in no other source is a bonus."""
    faction = FACTIONS.index(row["seat"])
    return {
        **faction_texts(faction, words),
        "seat": row["seat"],
        "colour": FACTION_COLOURS[faction],
        "coins": row["coins"],
        "stars": row["stars"],
        "land": row["territories"],
        "goods": row["resources"],
        "bonus": row["structure_bonus"] + row["ability"],
        "total": row["total"],
    }


def turning_turn(
    record: Record[Any], game: Scythe, curve: list[CurvePoint], winner: int, loser: int, you: int, words: Language
) -> Doc:
    """The last turn at which the lead changed hands, with what was done in it; turn 0 if the winner always led."""
    number, before, after = last_change(curve, winner, loser)
    key = "_you" if winner == you else ""
    who = words.faction(game.position.seats[winner].faction)
    if not number:
        return {"n": 0, "at": 0, "seat": None, "say": words.spans_for(f"led_always{key}", who=who)}
    moment = curve[number]
    what = best_of_turn(record, game, curve[number - 1].at, moment, you, words)
    said = words.spans_for(f"takes_lead{key}", who=who, before=signed(before), after=signed(after))
    seat = FACTIONS[game.position.seats[moment.seat].faction] if moment.seat != NOBODY else None
    return {"n": moment.turn, "at": moment.at, "seat": seat, "say": [*what, *([" "] if what else []), *said]}


def signed(number: int) -> str:
    return f"{number:+}".replace("-", MINUS) if number else "0"


def best_of_turn(record: Record[Any], game: Scythe, after: int, moment: CurvePoint, you: int, words: Language) -> Text:
    """What mattered most in a turn: a star, a won combat, the move of a unit, an action by its name."""
    events = [event for entry in record.entries[after : moment.at + 1] for event in entry.events]
    begins = [number for number, event in enumerate(events) if event.kind == TURN_BEGAN]
    start = next((number for number in begins if field_of(events[number], "number") == moment.begun), -1)
    end = next((number for number in begins if number > start), len(events))
    own = [event for event in events[start + 1 : end] if event.seat == moment.seat]
    for kind in MATTERS:
        event = next((one for one in reversed(own) if one.kind == kind), None)
        if event is not None:
            return words.text(words.scythe.sentence(game.position, event, you))
    return []
