"""What a referee looks at in a position after every action: units, mats, tracks, the board between the seats.

Each check depends on a few values. It is made again when one of them has changed since it was made; what has not
changed would pass as it passed before. `Inspection` keeps those values, the checks themselves keep nothing.
"""

import functools
import operator
from collections.abc import Callable
from operator import attrgetter

from tests.scythe.endings import has_exploded
from tests.scythe.violation import insist

from maszyna.kernel.bits import bit, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.board import EVERYWHERE, LAKES, base_of
from maszyna.scythe.facts.tiles import WORKERS_ABOARD
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState, tile_stars
from maszyna.scythe.ids import ABOARD, FIRST_MECH, FIRST_WORKER, MAT, SEAWORTHY, STAR_POWER, SUBMERGE, SUITON, UNITS
from maszyna.scythe.state import Seat

SEVEN_LAKES = members(LAKES)
# Everything of a seat the checks below ask for; its lists are compared one by one.
SEAT_VALUES: Callable[[Seat], tuple[int, ...]] = attrgetter(
    "power", "popularity", "coins", "stars", "hand", "combat_units", "workers", "built", "abilities", "cubes",
    "savings", "recruits", "bonuses", "star_kinds", "combat_stars", "flags", "armed", "airship", "cargo",
)  # fmt: skip
SEAT_LISTS: Callable[[Seat], tuple[list[int], ...]] = attrgetter("at", "structures", "traps")
AUTOMA_VALUES: Callable[[AutomaState], tuple[int, ...]] = attrgetter("level", "tracker", "scheme")
BOARD_VALUES: Callable[[Scythe], tuple[int, ...]] = attrgetter(
    "combat_deck", "combat_discard", "over", "position.battles", "position.attacker", "position.idle_bases"
)


class Inspection:
    """One game, looked at after every action."""

    def __init__(self, game: Scythe) -> None:
        self.game = game
        self.automas = [(index, state) for index, state in enumerate(game.hidden) if isinstance(state, AutomaState)]
        self.values: list[tuple[int, ...]] = [() for _ in game.hidden]
        self.lists: list[tuple[list[int], ...]] = [() for _ in game.hidden]
        self.board: tuple[object, ...] = ()
        self.resources: list[int] = []

    def look(self) -> bool:
        """Check all that has changed since the last look; whether anything has."""
        game, position = self.game, self.game.position
        seats = position.seats
        values = list(map(SEAT_VALUES, seats))
        for index, state in self.automas:
            values[index] += AUTOMA_VALUES(state)
        lists = list(map(SEAT_LISTS, seats))
        fought = game.combat.place if game.combat is not None else MAT  # in a retreat one after the other leaves
        board = (fought, *BOARD_VALUES(game))
        same_board = board == self.board
        if same_board and values == self.values and lists == self.lists and position.resources == self.resources:
            return False
        for index, seat in enumerate(seats):
            if not same_board or values[index] != self.values[index] or lists[index] != self.lists[index]:
                self.lists[index] = tuple([each[:] for each in lists[index]])
                check_tracks(seat)
                check_mats(seat)
                check_units(game, index, fought)
                check_airship(game, index)
        for index, state in self.automas:
            check_automa(game, index, state)
        check_board(game)
        self.values = values
        self.board = board
        self.resources = position.resources[:]
        return True


def check_tracks(seat: Seat) -> None:
    insist(0 <= seat.power <= 16 and 0 <= seat.popularity <= 18 and seat.coins >= 0, "a track is out of its limits")
    insist(0 <= seat.stars <= 6, "more than six stars")
    insist(seat.hand >= 0, "a hand below nothing")


def check_units(game: Scythe, index: int, fought: int) -> None:
    """Where the units stand, and that the masks say the same."""
    position = game.position
    seat = position.seats[index]
    state = game.hidden[index]
    airship_board = position.airship_board
    character = 1 << seat.at[0]
    mechs = workers = 0
    for place in seat.at[FIRST_MECH:FIRST_WORKER]:
        mechs |= 1 << place
    for place in seat.at[FIRST_WORKER:UNITS]:
        workers |= 1 << place
    combat_units = character | mechs
    somewhere = EVERYWHERE | 1 << MAT | 1 << base_of(seat.faction) | position.idle_bases
    if combat_units & ~somewhere or workers & ~(somewhere | 1 << ABOARD):
        insist(False, f"units on {members((combat_units | workers) & ~somewhere)}")
    insist(seat.combat_units == combat_units & ~1 and seat.workers == workers & ~1, "the masks lie about the units")
    if not (combat_units | workers) & LAKES:
        return
    ferried = isinstance(airship_board, FleetBoardRules) and airship_board.powers[index].ferry
    automa = isinstance(state, AutomaState)
    sails = bool(seat.abilities & (SEAWORTHY | SUBMERGE | SUITON))
    if isinstance(state, AutomaState):
        sails = state.water_is_open()
    insist(not combat_units & LAKES or sails or ferried, "a unit that cannot swim")
    alone = workers & LAKES & ~mechs & ~bit(fought)
    insist(automa or ferried or not alone, "workers on a lake without a mech")


def check_airship(game: Scythe, seat: int) -> None:
    """W1.4, W2.1: over a territory or at home, never with more than its tile carries."""
    own = game.position.seats[seat]
    airship_board = game.position.airship_board
    if not isinstance(airship_board, FleetBoardRules):
        insist(own.airship == MAT and not own.cargo, "an airship in a game without any")
        return
    insist(bit(own.airship) & EVERYWHERE or own.airship == base_of(own.faction), f"an airship on {own.airship}")
    workers = own.standing(ABOARD, FIRST_WORKER, UNITS)
    carries_workers = airship_board.powers[seat].carries == WORKERS_ABOARD
    insist(total(own.cargo) <= (0 if carries_workers else 3), "too many resources aboard")
    insist(workers <= (2 if carries_workers else 0), "too many workers aboard")


def check_automa(game: Scythe, seat: int, state: AutomaState) -> None:
    """A13, A14: its stars are of its three kinds, its tracker and scheme fit."""
    own = game.position.seats[seat]
    level = state.star_card
    passed = len([space for space in level.stars if space <= state.tracker])
    power = bool(own.star_kinds & bit(STAR_POWER))
    insist(own.stars == min(6, passed + own.combat_stars + power + tile_stars(own)), "an Automa's stars do not add up")
    insist(own.combat_stars <= game.ending.combat_stars(), "too many combat stars")
    insist((state.scheme == 2) == (state.tracker >= level.scheme_two), "the scheme does not fit the tracker")
    insist(own.popularity == 10 and not own.built and not own.recruits, "an Automa with a human's things")
    insist(0 <= state.tracker <= level.last_space, "off the tracker")


def check_mats(seat: Seat) -> None:
    built = [place for place in seat.structures if place != MAT]
    insist(sum(1 << place for place in built) == seat.built, "the mask lies about the structures")
    insist(not seat.built & LAKES and seat.built & ~EVERYWHERE == 0, "a structure on a lake or base")
    insist(bin(seat.cubes).count("1") == total(seat.savings), "upgrades do not add up")
    insist(bin(seat.recruits).count("1") == bin(seat.bonuses).count("1"), "recruits do not add up")


def check_board(game: Scythe) -> None:
    position = game.position
    cards = total(game.combat_deck) + total(game.combat_discard)
    units = shared = built = tokens = 0
    for seat in position.seats:
        cards += total(seat.hand)
        laid = sum(1 << place for place in seat.traps if place)
        insist(not seat.armed & ~laid, "an armed trap nowhere")
        insist(not tokens & (seat.flags | laid), "two faction tokens on one territory")
        insist(not built & seat.built, "two structures on one territory")
        tokens |= seat.flags | laid
        built |= seat.built
        mine = seat.units()
        shared |= units & mine
        units |= mine
    insist(cards == 42, f"{cards} combat cards")
    insist(shared == position.battles, "enemies share a territory without a battle, or a battle without enemies")
    holders = [position.controlled(index) for index in range(len(position.seats))]
    insist(sum(holders) == functools.reduce(operator.or_, holders), "two seats control one territory")
    if not any(position.resources[place] for place in SEVEN_LAKES):
        return
    ferry = isinstance(position.airship_board, FleetBoardRules) and any(
        powers.ferry for powers in position.airship_board.powers
    )
    ferry = ferry or position.airship_board.drops_on_lakes  # or anywhere by an option
    left_behind = ferry or has_exploded(game) or any(isinstance(state, AutomaState) for state in game.hidden)
    # things may lie by an Automa (R12), under a ferry (W7.9), after the explosion (W8.2)
    for place in [] if left_behind else SEVEN_LAKES:
        insist(not position.resources[place] or units & (1 << place), "resources alone on a lake")
