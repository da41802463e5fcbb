"""Where one step can lead (section 6): open borders, rivers, lakes, tunnels and the links of mech abilities."""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.scythe.board import EVERYWHERE, FACTORY_BIT, LAKES, ON_TERRAIN, OPEN, RIVER, SHORE, TUNNELS, base_of
from maszyna.scythe.facts.factions import Faction, factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
    BURROW,
    CHARACTER,
    FARM,
    FIRST_WORKER,
    MINE,
    MOUNTAIN,
    RALLY,
    RIVERWALK,
    SEAWORTHY,
    SHINOBI,
    SUBMERGE,
    SUITON,
    SWIM,
    TOKA,
    TOWNSHIP,
    UNDERPASS,
    VILLAGE,
    WAYFARE,
)
from maszyna.scythe.state import Position, Seat

SAILORS: Final = SEAWORTHY | SUBMERGE | SUITON
LINKS: Final = BURROW | TOKA | UNDERPASS | TOWNSHIP | WAYFARE | RALLY | SHINOBI
MANY_PLAYERS: Final = 6  # from here on Wayfare and Meander change


def _riverwalk(faction: Faction) -> i64:
    found: i64 = 0
    for terrain in faction.riverwalk:
        found |= ON_TERRAIN[terrain]
    return found


RIVERWALK_TO: Final[list[i64]] = [_riverwalk(faction) for faction in factions()]


def tunnels_of(own: Seat) -> i64:
    """All tunnels and the seat's own Mine, which is a tunnel for its owner only."""
    mine = own.structures[MINE]
    return TUNNELS | bit(mine) if mine else TUNNELS


def worker_links(position: Position, seat: int, place: int) -> i64:
    """One step of a worker: open borders, tunnels, and for Nordic workers rivers (Swim)."""
    own = position.seats[seat]
    found: i64 = OPEN[place]
    tunnels = tunnels_of(own)
    if position.airship_board.digs:
        tunnels |= position.airship_board.tunnels(position, seat)
    if bit(place) & tunnels:
        found |= tunnels
    if own.abilities & SWIM:
        found |= RIVER[place]
    return found & ~bit(place)


def combat_unit_links(position: Position, seat: int, place: int, with_toka: bool) -> i64:
    """One step of the character or a mech, whoever stands there."""
    own = position.seats[seat]
    here = bit(place)
    found: i64 = OPEN[place]
    tunnels = tunnels_of(own)
    if position.airship_board.digs:
        tunnels |= position.airship_board.tunnels(position, seat)
    abilities = own.abilities
    if here & tunnels:
        found |= tunnels
    if abilities & RIVERWALK:
        found |= RIVER[place] & RIVERWALK_TO[own.faction]
    if abilities & SAILORS:
        found |= SHORE[place]
        if abilities & SUBMERGE and here & LAKES:
            found |= LAKES
    if abilities & LINKS:
        found |= _special_links(position, seat, place, tunnels)
        if with_toka and abilities & TOKA:
            found |= RIVER[place]
    return found & ~here


def _special_links(position: Position, seat: int, place: int, tunnels: i64) -> i64:
    own = position.seats[seat]
    here = bit(place)
    found: i64 = 0
    abilities = own.abilities
    if abilities & BURROW:
        found |= RIVER[place] if here & tunnels else RIVER[place] & tunnels
    if abilities & UNDERPASS:
        nodes = tunnels | (ON_TERRAIN[MOUNTAIN] & position.controlled(seat))
        if here & nodes:
            found |= nodes
    if abilities & TOWNSHIP:
        nodes = FACTORY_BIT | (ON_TERRAIN[VILLAGE] & position.controlled(seat))
        if here & nodes:
            found |= nodes
    if abilities & WAYFARE:
        found |= _wayfare(position, own)
    if abilities & RALLY:
        found |= own.flags | own.workers & EVERYWHERE  # W2.5: not a worker aboard an airship
    if abilities & SHINOBI:
        for trap in own.traps:
            found |= bit(trap)
        found &= ~1
    return found


def _wayfare(position: Position, own: Seat) -> i64:
    """Crimea: its own base and those not in play; with 6 or 7 players instead any farm without units."""
    if len(position.seats) < MANY_PLAYERS:
        return position.idle_bases | bit(base_of(own.faction))
    found = ON_TERRAIN[FARM]
    for seat in position.seats:
        found &= ~seat.units()
    return found


def may_leave(game: Scythe, seat: int, unit: int) -> bool:
    """Nobody walks out of a battle, and workers are not left on a lake by their mech (section 6)."""
    own = game.position.seats[seat]
    place = own.at[unit]
    here = bit(place)
    if here & game.position.battles:
        return False
    if not here & LAKES or game.position.airship_board.is_afloat(game.position, seat, place):
        return True
    if unit >= FIRST_WORKER:
        return False
    return unit != CHARACTER or not own.workers & here or own.standing(place, CHARACTER, FIRST_WORKER) > 1


def leaves_lake(game: Scythe, seat: int, unit: int) -> bool:
    """Whether a unit steps off a lake where nothing may be left behind alone."""
    place = game.position.seats[seat].at[unit]
    return bool(bit(place) & LAKES) and not game.position.airship_board.is_afloat(game.position, seat, place)


def steps_of(game: Scythe, seat: int, unit: int) -> i64:
    """The places one step can lead a unit to now; workers alone never enter a territory with enemy units."""
    position = game.position
    own = position.seats[seat]
    place = own.at[unit]
    if unit < FIRST_WORKER:
        links = combat_unit_links(position, seat, place, not game.turn.toka_used)
    else:
        links = worker_links(position, seat, place)
    if position.airship_board.flies:
        links |= position.airship_board.links(position, seat, unit, place)
    if not links:
        return links
    if position.airship_board.flies:
        links &= ~position.airship_board.barred(position, seat, unit)
    if unit >= FIRST_WORKER:
        links &= ~position.enemy_units(seat)
    return links
