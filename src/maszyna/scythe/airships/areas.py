"""Where an airship's effects work (W5.3, W5.4, W5.6) and under which conditions (W1.6)."""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.automa.sight import near_of
from maszyna.scythe.board import ADJACENT, EVERYWHERE
from maszyna.scythe.facts.effects import (
    ADJACENT_TO_IT,
    ALWAYS,
    ANYWHERE,
    ATTACKING,
    DEFENDING,
    EFFECT_NAMES,
    HERE,
    OCCUPIED,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FIRST_BASE, MAT
from maszyna.scythe.state import Position

SIEGE: Final = EFFECT_NAMES.index("siege")
NEGOTIATE: Final = EFFECT_NAMES.index("negotiate")
TUNNEL: Final = EFFECT_NAMES.index("tunnel")
SUMMON: Final = EFFECT_NAMES.index("summon_character")
HOLD: Final = EFFECT_NAMES.index("hold")
SHELTER: Final = EFFECT_NAMES.index("shelter")
CRAFT: Final = EFFECT_NAMES.index("craft")
TOLL: Final = EFFECT_NAMES.index("toll")
SWAP_OBJECTIVE: Final = EFFECT_NAMES.index("swap_objective")
FURTHER: Final = EFFECT_NAMES.index("further")


def territories_beside(game: Scythe, seat: int) -> i64:
    """The territories around an airship without its own; an Automa's as far as its water rule goes (W5.3, W5.4)."""
    place = game.position.seats[seat].airship
    if place == MAT or place >= FIRST_BASE:
        return 0
    state = game.hidden[seat]
    if isinstance(state, AutomaState):
        return near_of(state)[place] & ~bit(place)
    return ADJACENT[place] & EVERYWHERE


def works_in_combat(game: Scythe, powers: Powers, seat: int, effect: int, place: int) -> bool:
    """Whether an effect of a seat's airship has a say in a combat on a place: on the airship's own, unless it says
    otherwise (W5.6)."""
    condition = powers.conditions[effect]
    if condition != ALWAYS:
        attacks = game.position.attacker == seat
        if (condition == ATTACKING and not attacks) or (condition == DEFENDING and attacks):
            return False
    area = powers.areas[effect]
    here = game.position.seats[seat].airship == place
    if area == HERE:
        return here
    if area == ANYWHERE:
        return True
    if bit(place) & territories_beside(game, seat):
        return True
    return here and area != ADJACENT_TO_IT


def area_of(position: Position, powers: Powers, seat: int, effect: int) -> i64:
    """The places an effect of a person's airship works on (W5.3); on a base nothing is adjacent to it."""
    place = position.seats[seat].airship
    area = powers.areas[effect]
    if area == HERE:
        return bit(place)
    around: i64 = ADJACENT[place] & EVERYWHERE if place < FIRST_BASE else 0
    return around if area == ADJACENT_TO_IT else around | bit(place)


def condition_holds(position: Position, powers: Powers, seat: int, effect: int) -> bool:
    """Whether the airship's territory is occupied, or not, as an effect asks for (W1.6)."""
    condition = powers.conditions[effect]
    if condition == ALWAYS:
        return True
    here = bit(position.seats[seat].airship)
    occupied = False
    for other in position.seats:
        if other.units() & here:
            occupied = True
    return occupied == (condition == OCCUPIED)
