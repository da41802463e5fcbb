"""Where pieces can go in a Move action: whole journeys, before any step of them is taken.

The engine asks step by step; a person points at the end of the way. What is found here is what the engine would allow
if nothing but the unit moved; the steps themselves are the engine's again.
"""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.board import ADJACENT, EVERYWHERE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, CHARACTER, FIRST_WORKER, SPEED, TOKA, UNITS
from maszyna.scythe.place_texts import kind_in_action, place_number, unit_kind
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.play.movement.reach import combat_unit_links, may_leave, steps_of

# What waits at the end of a way.
COMBAT: Final = "combat"
POPULARITY: Final = "popularity"  # workers to be driven off
ENCOUNTER: Final = "encounter"
TRAP: Final = "trap"


class Journey:
    """A way of one unit: the places it passes, the last one where it ends, and what it meets there."""

    def __init__(self, places: list[int], pin: str) -> None:
        self.places = places
        self.pin = pin


def unit_of(game: Scythe, seat: int, action: int) -> int:
    """The unit an option of the choice of units means: the first of its kind there that has not moved."""
    own = game.position.seats[seat]
    place, kind = place_number(action), kind_in_action(action)
    if kind == unit_kind(AIRSHIP):
        return AIRSHIP
    for unit in range(UNITS):
        if own.at[unit] == place and unit_kind(unit) == kind and not game.turn.moved & bit(unit):
            return unit
    return CHARACTER


def hexes_of(game: Scythe, decision: ChooseUnit, unit: int) -> int:
    """How far a unit may go."""
    own = game.position.seats[decision.seat]
    hexes = decision.hexes
    if game.position.airship_board.flies:
        hexes += game.position.airship_board.further(game.position, decision.seat, own.at[unit])
    return hexes + 1 if unit < FIRST_WORKER and own.abilities & SPEED else hexes


def pin_of(game: Scythe, seat: int, unit: int, place: int) -> str:
    """What waits on a place: whatever it is, the journey ends there."""
    here = bit(place)
    if not here & EVERYWHERE:
        return ""
    found = ""
    for index, other in enumerate(game.position.seats):
        if index == seat:
            continue
        if here & other.combat_units and unit < FIRST_WORKER:
            return COMBAT
        if here & other.armed:
            found = TRAP
        elif here & other.workers and unit < FIRST_WORKER:
            found = found or POPULARITY
    if not found and unit == CHARACTER and here & game.position.encounters:
        return ENCOUNTER
    return found


def journeys(game: Scythe, seat: int, unit: int, hexes: int) -> list[Journey]:
    """The shortest way to every place in reach, the nearest first."""
    if unit == AIRSHIP:
        return flights(game, seat, hexes)
    scratch = game.copy()
    own = scratch.position.seats[seat]
    start = own.at[unit]
    seen: i64 = bit(start)
    found: list[Journey] = []
    frontier: list[tuple[list[int], bool]] = [([], scratch.turn.toka_used)]
    for _ in range(hexes):
        ahead: list[tuple[list[int], bool]] = []
        for way, toka in frontier:
            here = way[-1] if way else start
            own.stand(unit, here)
            scratch.turn.toka_used = toka
            if not may_leave(scratch, seat, unit):
                continue
            for place in members(steps_of(scratch, seat, unit) & ~seen):
                seen |= bit(place)
                pin = pin_of(game, seat, unit, place)
                found.append(Journey([*way, place], pin))
                if not pin:
                    by_toka = own.abilities & TOKA and unit < FIRST_WORKER
                    wet = by_toka and not bit(place) & combat_unit_links(scratch.position, seat, here, False)
                    ahead.append(([*way, place], toka or bool(wet)))
        frontier = ahead
    return found


def flights(game: Scythe, seat: int, hexes: int) -> list[Journey]:
    start = game.position.seats[seat].airship
    seen: i64 = bit(start)
    found: list[Journey] = []
    frontier: list[list[int]] = [[]]
    for _ in range(hexes):
        ahead: list[list[int]] = []
        for way in frontier:
            for place in members(ADJACENT[way[-1] if way else start] & EVERYWHERE & ~seen):
                seen |= bit(place)
                ahead.append([*way, place])
                found.append(Journey(ahead[-1], ""))
        frontier = ahead
    return found
