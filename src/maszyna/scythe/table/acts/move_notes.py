"""What does not fit in a move that was reported: too far, no way there, more units than the action moves."""

from maszyna.kernel.bits import bit, members
from maszyna.scythe.board import ADJACENT, EVERYWHERE
from maszyna.scythe.ids import FACTORY_CARD, FIRST_BASE, MOVE, PLACES
from maszyna.scythe.play.movement.journeys import hexes_of, journeys
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.play.turn.bottom import FACTORY_HEXES
from maszyna.scythe.play.turn.top import MORE_UNITS, upgraded
from maszyna.scythe.state import HUMAN
from maszyna.scythe.table.acts.act_step import place_token
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.table import Table


def choose_mover(table: Table, seat: int, units: list[int], end: int) -> int:
    """Which of several units of one kind on a place it was: one that may go there, if any may.

    The action token stands on Move then, and what the rules do not allow is noted.
    """
    game = table.game
    own = game.position.seats[seat]
    start = own.at[units[0]]
    if table.adjusting or own.player != HUMAN or game.stack or not 0 < start < PLACES or not 0 < end < PLACES:
        return units[0]
    table.begin_turn_of(seat)
    if not moves_by_card(table, seat):
        place_token(table, seat, MOVE)
    notes = [notes_on(table, seat, unit, end) for unit in units]
    moved = [leg.unit for leg in game.turn.trail]
    fewest = min(range(len(units)), key=lambda index: (len(notes[index]), units[index] in moved))
    for note in notes[fewest]:
        table.warn(note)
    return units[fewest]


def notes_on(table: Table, seat: int, unit: int, end: int) -> list[TableProblem]:
    game = table.game
    decision = move_of(table, seat)
    found: list[TableProblem] = []
    gone = {leg.unit for leg in game.turn.trail} | {unit}
    if len(gone) > decision.units:
        found.append(TableProblem("move_another_unit", seat, len(gone), decision.units))
    from_start = game.copy()
    own = from_start.position.seats[seat]
    legs = [leg for leg in game.turn.trail if leg.unit == unit]
    if legs:
        own.stand(unit, legs[0].start)  # a unit that moves on goes its whole way from there
        if game.turn.trail[-1].unit != unit:
            found.append(TableProblem("move_same_unit", seat))
    start = own.at[unit]
    farthest = hexes_of(from_start, decision, unit)
    in_reach = [start, *(journey.places[-1] for journey in journeys(from_start, seat, unit, farthest))]
    if end not in in_reach:
        away = hexes_between(start, end)
        found.append(TableProblem("move_too_far" if away > farthest else "move_no_way", seat, away, farthest))
    return found


def moves_by_card(table: Table, seat: int) -> bool:
    """Whether this turn's Move action is that of the Factory card."""
    return table.game.position.seats[seat].section == FACTORY_CARD and table.token_placed[seat] == table.round()


def move_of(table: Table, seat: int) -> ChooseUnit:
    """The Move action of this turn: of the mat, or of the Factory card (sections 6 and 10)."""
    own = table.game.position.seats[seat]
    if moves_by_card(table, seat):
        return ChooseUnit(seat, 1, FACTORY_HEXES)
    return ChooseUnit(seat, upgraded(own, 2, MORE_UNITS), 1)


def hexes_between(start: int, end: int) -> int:
    """How many territories lie from a place to another, whatever is between (W1.4); no way leads through a base."""
    if end >= FIRST_BASE:
        start, end = end, start
    reached = bit(start)
    steps = 0
    while not reached & bit(end):
        for place in members(reached):
            reached |= ADJACENT[place] & (EVERYWHERE | bit(end))
        steps += 1
    return steps
