"""An Automa's turn in the order in which people carry it out at a real board, a line for each thing to touch.

Each move with who is driven off and the tokens there; then gains, what a person's recruit pays, and at last the marker,
stars and the scheme. What moves nothing but has to be known, such as a unit that stays, is a line as well.
"""

from typing import Final

from maszyna.kernel.bits import bit, first
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.scythe.events import (
    AUTOMA_GROUP,
    AUTOMA_SKIPPED,
    FINALE_BEGAN,
    RECRUIT_BONUS,
    TRACKER_MOVED,
    UNIT_MOVED,
    field_of,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import MAT
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import HUMAN, Position
from maszyna.scythe.table import Instruction

ON_A_PLACE: Final = ["resources", "encounter", "token"]
AT_LAST: Final = ["tracker", "stars", "scheme", "deck_turned", "card_back", "card_out"]
# Lines without a piece to move.
STAYS: Final = "stays"
NO_MOVE: Final = "no_move"
SKIPS: Final = "skips"
FINALE: Final = "finale"
# The words that a line may bear.
ATTACK: Final = "attack"
RIVERS: Final = "rivers"
RECRUIT: Final = "recruit"
LAST_ROUND: Final = "last_round"


class ListLine:
    """Something to do or to know; ``move`` counts the Automa's moves from 1, ``chosen`` is where it wanted to go."""

    def __init__(self, todo: Instruction, word: str = "", move: int = 0, chosen: int = MAT) -> None:
        self.todo = todo
        self.word = word
        self.move = move
        self.chosen = chosen


def lines_of(events: list[Event], todo: list[Instruction], game: Scythe) -> list[ListLine]:
    position = game.position
    found = moves_of(events, [one for one in todo if is_move(one)], position)
    left = [one for one in todo if not is_move(one)]
    found = with_tokens(found, [one for one in left if one.what in ON_A_PLACE])
    paid = [event.seat for event in events if event.kind == RECRUIT_BONUS]
    opened = [event.seat for event in events if event.kind == TRACKER_MOVED and opens_water(event, game)]
    of_automa, of_people, at_last = [], [], []
    for one in left:
        if one.what in AT_LAST:
            at_last.append(ListLine(one, RIVERS if one.what == "tracker" and one.seat in opened else ""))
        elif one.what not in ON_A_PLACE and one.seat >= 0 and position.seats[one.seat].player == HUMAN:
            of_people.append(ListLine(one, RECRUIT if one.seat in paid and one.what != "unit" else ""))
        elif one.what not in ON_A_PLACE:
            of_automa.append(ListLine(one))
    finale = [
        ListLine(Instruction(FINALE, event.seat, 0, 0), LAST_ROUND) for event in events if event.kind == FINALE_BEGAN
    ]
    skipped = [ListLine(Instruction(SKIPS, event.seat, 0, 0)) for event in events if event.kind == AUTOMA_SKIPPED]
    return [*skipped, *found, *of_automa, *of_people, *at_last, *finale]


def is_move(one: Instruction) -> bool:
    return one.what in ("unit", "airship") and one.field("from") != MAT


def moves_of(events: list[Event], todo: list[Instruction], position: Position) -> list[ListLine]:
    """Every piece that leaves its place, as it happened, and the units that stay though a symbol chose them."""
    found = [ListLine(one) for one in todo]
    number, chosen, tried = 0, MAT, NOBODY
    for event in events:
        if event.kind == AUTOMA_GROUP:
            tried = event.seat
            chosen = first(event.trace[-1].after) if event.trace and event.trace[-1].after else MAT
        if event.kind != UNIT_MOVED or position.seats[event.seat].player == HUMAN:
            continue
        number += 1
        unit, start, to = event.values()
        as_told = [event.seat, unit_kind(unit), start, to]
        line = next((one for one in found if not one.move and one.todo.key()[1:5] == as_told), None)
        if line is None:
            line = ListLine(Instruction("unit", *as_told), STAYS)
            last = [index for index, one in enumerate(found) if one.move]
            found.insert(last[-1] + 1 if last else 0, line)
        elif position.battles & bit(to) and position.attacker == event.seat:
            line.word = ATTACK
        line.move = number
        line.chosen = chosen if chosen != to else MAT
    if not number and tried != NOBODY:
        found.insert(0, ListLine(Instruction(NO_MOVE, tried, 0, 0), NO_MOVE))
    return found


def with_tokens(found: list[ListLine], tokens: list[Instruction]) -> list[ListLine]:
    """Tokens of a place follow the last piece that goes there."""
    there = {line.todo.field("to"): index for index, line in enumerate(found) if is_move(line.todo)}
    after: dict[int, list[ListLine]] = {}
    for one in tokens:
        after.setdefault(there.get(one.field("place"), len(found) - 1), []).append(ListLine(one))
    ordered: list[ListLine] = [] if found else after.get(-1, [])
    for index, line in enumerate(found):
        ordered += [line, *after.get(index, [])]
    return ordered


def opens_water(event: Event, game: Scythe) -> bool:
    """Whether the marker has just left the last space on which rivers and lakes are closed (A5)."""
    state = game.hidden[event.seat]
    return isinstance(state, AutomaState) and field_of(event, "space") == state.star_card.dry_until + 1
