"""R2: where only a tunnel or a mech's ability brings a place into an enemy unit's neighbourhood."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.scythe.automa.sight import human_reach
from maszyna.scythe.board import EVERYWHERE, OPEN, RIVER, SHORE
from maszyna.scythe.ids import RIVERWALK
from maszyna.scythe.play.movement.reach import RIVERWALK_TO, SAILORS, combat_unit_links, tunnels_of
from maszyna.scythe.state import HUMAN, Position
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.why.enemies import Unit, combat_units, reaching

RULING: Final = "R2"
BY_TUNNEL: Final = mark("it is in the neighbourhood of {target} through a tunnel")
BY_ABILITY: Final = mark("it is in the neighbourhood of {target} by the ability “{ability}”")
BY_AIRSHIP: Final = mark("it is in the neighbourhood of {target} with the help of an airship")
ONLY_BY_LINKS: Final = mark("{step} ({places}: inside only through a tunnel or by an ability)")


def reached_by(position: Position, unit: Unit) -> i64:
    """A unit's own territory and those around it that it could enter over the open border, a river or a shore."""
    seat, place = unit
    own = position.seats[seat]
    found: i64 = bit(place) | OPEN[place]
    if own.abilities & RIVERWALK:
        found |= RIVER[place] & RIVERWALK_TO[own.faction]
    if own.abilities & SAILORS:
        found |= SHORE[place]
    return found & EVERYWHERE


def only_by_link(position: Position, seat: int, place: int) -> bool:
    """Whether a place is in an enemy's reach, and only a tunnel or a link brings it there."""
    units = reaching(position, seat, place)
    humans = [unit for unit in units if position.seats[unit[0]].player == HUMAN]
    return bool(units) and units == humans and not any(reached_by(position, unit) & bit(place) for unit in units)


def linked(position: Position, seat: int, places: i64) -> i64:
    """Those of the places that only a tunnel or a link brings into an enemy's reach."""
    found: i64 = 0
    for place in members(places):
        if only_by_link(position, seat, place):
            found |= bit(place)
    return found


def spared(position: Position, seat: int, places: i64) -> bool:
    """Whether one of the places is out of reach only because R2 is settled as adjacent."""
    if not position.adjacent_reach:
        return False
    literal = position.copy()
    literal.adjacent_reach = False
    return any(
        literal.seats[index].player == HUMAN and human_reach(literal, index, start) & places
        for index, start in combat_units(literal, seat)
    )


def why_linked(translator: Translator, position: Position, unit: Unit, place: int, target: str) -> str:
    """By which way a place is in a unit's reach."""
    seat, start = unit
    own = position.seats[seat]
    tunnels = tunnels_of(own)
    if bit(start) & tunnels and bit(place) & tunnels:
        return translator.say(BY_TUNNEL, {"target": target})
    plain = position.copy()
    for number in members(own.abilities):
        plain.seats[seat].abilities = bit(number)
        if combat_unit_links(plain, seat, start, True) & bit(place):
            return translator.say(BY_ABILITY, {"target": target, "ability": name(translator, "ability", number)})
    return translator.say(BY_AIRSHIP, {"target": target})
