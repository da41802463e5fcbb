"""Stars and the end of the game (section 11).

Each star is placed the moment its condition is met and never lost. The 6th ends the game at once, except inside a
bottom-row action, which first gives its benefit, its coins and the seat's own recruit bonus, and inside a benefit of
several parts, of which all are had first. Moves whose combats are then never fought are undone.
"""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, packed_kind
from maszyna.kernel.steps import Step
from maszyna.scythe.board import base_of
from maszyna.scythe.events import GAME_ENDED, MOVE_UNDONE, STAR_PLACED, UNIT_RETREATED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    DOMINATE,
    FIRST_WORKER,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_STARS,
    STAR_COMBAT,
    STAR_MECHS,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_RECRUITS,
    STAR_STRUCTURES,
    STAR_UPGRADES,
    STAR_WORKERS,
    STARS,
    UNITS,
)
from maszyna.scythe.state import Seat
from maszyna.scythe.turn_state import Leg


def undo_unfought_moves(game: Scythe) -> None:
    position = game.position
    if not position.battles:
        return
    own = position.seats[position.attacker]
    going_back: i64 = 0  # combat units only: a worker's own walk led to no combat
    for unit in range(FIRST_WORKER):
        if bit(own.at[unit]) & position.battles:
            going_back |= bit(unit)
    for leg in reversed(game.turn.trail):
        if bit(leg.unit) & going_back:
            _take_back(game, leg)
    position.battles = 0
    own.muster()
    for unit in members(going_back):
        _give_way(game, own.at[unit])


def _give_way(game: Scythe, place: int) -> None:
    """Who retreated to a lake that was never left goes home: a retreat needs a lake without enemy units."""
    position = game.position
    for index, other in enumerate(position.seats):
        if index == position.attacker or not (other.combat_units | other.workers) & bit(place):
            continue
        home = base_of(other.faction)
        for unit in range(UNITS):
            if other.at[unit] == place:
                other.at[unit] = home
                game.tell(UNIT_RETREATED, index, unit, place, home)
        other.muster()


def _take_back(game: Scythe, leg: Leg) -> None:
    """One step in reverse, with the cargo that is still where it was put."""
    position = game.position
    own = position.seats[position.attacker]
    own.at[leg.unit] = leg.start
    for worker in members(leg.crew):
        if own.at[worker] == leg.end:
            own.at[worker] = leg.start
    for kind in range(KINDS):
        cargo = packed_kind(kind, min(how_many(leg.cargo, kind), how_many(position.resources[leg.end], kind)))
        position.resources[leg.end] -= cargo
        position.resources[leg.start] += cargo
    game.tell(MOVE_UNDONE, position.attacker, leg.unit, leg.end, leg.start)


# How many of its things each star that is placed once asks for, in the order of STARS; 0 for the others.
NEEDED: Final[list[int]] = [6, 4, 4, 4, 8, 0, 0, MOST_POPULARITY, MOST_POWER, *([0] * (len(STARS) - STAR_POWER - 1))]


def star_count(own: Seat, star: int) -> int:
    """How many of the things a star asks for a seat has."""
    if star == STAR_POWER:
        return own.power
    if star == STAR_POPULARITY:
        return own.popularity
    if star == STAR_UPGRADES:
        return count(own.cubes)
    if star == STAR_MECHS:
        return own.mechs_deployed()
    if star == STAR_STRUCTURES:
        return count(own.built)
    if star == STAR_RECRUITS:
        return count(own.recruits)
    return own.workers_on_board() if star == STAR_WORKERS else 0


def star_earned(own: Seat, star: int) -> bool:
    """Whether the condition of a star that is placed once holds."""
    needed = NEEDED[star]
    return needed > 0 and star_count(own, star) >= needed


def check_star(game: Scythe, seat: int, star: int) -> None:
    """Place the star if its condition is met now."""
    own = game.position.seats[seat]
    if not game.turn.stars_wait and not own.star_kinds & bit(star) and star_earned(own, star):
        place_star(game, seat, star)


def check_all_stars(game: Scythe, seat: int) -> None:
    for star in range(len(STARS)):
        if not game.over:
            check_star(game, seat, star)


class CountStars(Step[Scythe]):
    """All parts of a benefit have been had: the stars it brought are placed."""

    def run(self, game: Scythe) -> None:
        game.turn.stars_wait = False
        check_all_stars(game, self.seat)


def hold_stars(game: Scythe, seat: int) -> None:
    """What is put on the stack from here on is one benefit: its stars wait until all of it is had (section 11)."""
    game.turn.stars_wait = True
    game.push(CountStars(seat))


def would_be_last(game: Scythe, own: Seat, star: int) -> bool:
    """Whether this star would bring the end, counting those that wait for the end of an action or benefit."""
    if own.star_kinds & bit(star):
        return False
    stars = own.stars
    for other in range(len(STARS)):
        if not own.star_kinds & bit(other) and star_earned(own, other):
            stars += 1
    return stars == game.ending.decisive_star(game) - 1


def place_star(game: Scythe, seat: int, star: int) -> None:
    own = game.position.seats[seat]
    if own.stars == MOST_STARS:
        return
    own.stars += 1
    own.star_kinds |= bit(star)
    if star == STAR_COMBAT:
        own.combat_stars += 1
    elif star == STAR_OBJECTIVE:
        own.objective_stars += 1
    game.tell(STAR_PLACED, seat, star, own.stars)
    if game.ending.ends(game, seat):
        end_game(game, seat)


def place_combat_star(game: Scythe, seat: int) -> None:
    """One for a combat won, as many as the game allows; Saxony's Dominate knows no limit (section 8)."""
    own = game.position.seats[seat]
    if own.combat_stars < game.ending.combat_stars() or own.abilities & DOMINATE:
        place_star(game, seat, STAR_COMBAT)


def end_game(game: Scythe, seat: int) -> None:
    undo_unfought_moves(game)
    game.ending.finish(game)
    game.over = True
    game.tell(GAME_ENDED, seat, game.position.seats[seat].stars)
