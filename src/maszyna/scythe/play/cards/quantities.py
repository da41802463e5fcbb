"""What objectives count: each quantity of the facts as a number of a seat's position."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.packed_counts import KINDS, how_many, total
from maszyna.scythe.board import ADJACENT, EVERYWHERE, FACTORY_BIT, FACTORY_PLACE, LAKES, ON_TERRAIN, TUNNELS, base_of
from maszyna.scythe.facts import objectives as facts
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, FARM, FIRST_MECH, FIRST_WORKER, FOREST, MOUNTAIN, TUNDRA, UNITS, VILLAGE
from maszyna.scythe.state import Position, Seat

PRIMARY_TERRAINS: Final = [VILLAGE, FARM, FOREST, MOUNTAIN, TUNDRA]
LANDS: Final[list[i64]] = [
    *(ON_TERRAIN[terrain] for terrain in PRIMARY_TERRAINS),
    TUNNELS,
    FACTORY_BIT,
]  # as in the facts


def quantity(game: Scythe, seat: int, what: int) -> int:
    """How much of something a seat has now."""
    if what <= facts.FACTORY:
        return count(game.position.controlled(seat) & LANDS[what])
    own = game.position.seats[seat]
    if what == facts.POWER:
        return own.power
    if what == facts.POPULARITY:
        return own.popularity
    if what == facts.COINS:
        return own.coins
    if what == facts.COMBAT_CARDS:
        return total(own.hand)
    if what == facts.COMBAT_STARS:
        return own.combat_stars
    if what == facts.FACTORY_CARDS:
        return 1 if own.factory_card else 0
    if what == facts.MECHS:
        return own.mechs_deployed()
    if what == facts.WORKERS:
        return own.workers_on_board()
    if what == facts.UPGRADES:
        return count(own.cubes)
    if what == facts.STRUCTURES:
        return count(own.built)
    if what == facts.RECRUITS:
        return count(own.recruits)
    if what == facts.WORKERS_WITHOUT_RECRUIT:
        return own.workers_on_board() - count(own.recruits)
    if what == facts.WORKERS_DRIVEN_OFF:
        return game.turn.driven_off
    if what == facts.POWER_LEAD:
        return 1 if all(own.power >= other.power for other in game.position.seats) else 0
    if what == facts.STRUCTURES_BY_BASE:
        return count(own.built & ADJACENT[base_of(own.faction)])
    if what == facts.PIECES_TOGETHER:
        return pieces_together(own)
    if what == facts.WORKERS_BESIDE_FACTORY:
        return workers_beside_factory(own)
    return land_quantity(game.position, seat, what)


def land_quantity(position: Position, seat: int, what: int) -> int:
    """What is counted over the controlled territories."""
    held = position.controlled(seat)
    if what == facts.BESIDE_FACTORY:
        return count(held & ADJACENT[FACTORY_PLACE])
    if what == facts.ONE_LAKE_SHORE:
        return max(count(held & ADJACENT[lake]) for lake in members(LAKES))
    if what == facts.TERRAINS_WORKED:
        return terrains_worked(held & position.seats[seat].workers)
    if what == facts.FULL_STOCKPILE:
        return full_stockpile(position, held)
    if what == facts.WOLF_STOCKPILE:
        return wolf_stockpile(position, seat, held)
    stock = position.stock(seat)
    if what == facts.ONE_KIND:
        return max(how_many(stock, kind) for kind in range(KINDS))
    return kinds_in(stock)


def kinds_in(stock: i64) -> int:
    """How many different resources there are."""
    return len([kind for kind in range(KINDS) if how_many(stock, kind)])


def terrains_worked(worked: i64) -> int:
    return len([terrain for terrain in PRIMARY_TERRAINS if worked & ON_TERRAIN[terrain]])


def full_stockpile(position: Position, held: i64) -> int:
    """Most tokens on one territory that has all four kinds."""
    most = 0
    for place in members(held):
        stock = position.resources[place]
        if stock and kinds_in(stock) == KINDS:
            most = max(most, total(stock))
    return most


def wolf_stockpile(position: Position, seat: int, held: i64) -> int:
    """Tokens where the character stands with exactly one mech and one worker."""
    own = position.seats[seat]
    place = own.at[CHARACTER]
    if not bit(place) & held:
        return 0
    if own.standing(place, FIRST_MECH, FIRST_WORKER) != 1 or own.standing(place, FIRST_WORKER, UNITS) != 1:
        return 0
    return total(position.resources[place])


def pieces_together(own: Seat) -> int:
    """Most own units and structures on one territory."""
    most = 0
    for place in members(own.units()):
        most = max(most, own.standing(place, CHARACTER, UNITS) + count(own.built & bit(place)))
    return most


def workers_beside_factory(own: Seat) -> int:
    """Most own workers on one territory next to the Factory."""
    most = 0
    for place in members(own.workers & EVERYWHERE & ADJACENT[FACTORY_PLACE]):
        most = max(most, own.standing(place, FIRST_WORKER, UNITS))
    return most
