"""The options worth a thought: what no sensible player does is not tried."""

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import KINDS
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, MOST_STARS, UNITS
from maszyna.scythe.play.actions.build import ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech
from maszyna.scythe.play.actions.enlist import ChooseRecruit
from maszyna.scythe.play.actions.upgrade import ChooseCube
from maszyna.scythe.play.cards.benefits import ChooseStore, GainWorker
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.common.payment import PayFrom
from maszyna.scythe.play.movement.move import ChooseCargo
from maszyna.scythe.play.movement.tokens import PlaceFlag, PlaceTrap, RearmTrap

LAST = MOST_STARS - 1


def useful(game: Scythe, seat: int) -> list[int]:
    """Some of the options of the pending decision, at least one."""
    asking = game.asking
    choices = game.choices
    if isinstance(asking, ChooseCargo):
        return cargo(game, seat, asking)
    if isinstance(asking, HandleCargo):
        return [choices[0], choices[-1]] if len(choices) > 1 else choices
    if isinstance(asking, (ChooseCube, ChooseRecruit, ChooseMech, ChooseStructure, GainWorker, PlaceFlag, RearmTrap)):
        return choices[1:]  # a benefit that is paid for is never refused
    if isinstance(asking, PlaceTrap):
        return choices[-1:]
    if isinstance(asking, Accept):
        return [choices[0], choices[-1]]
    if isinstance(asking, RevealObjective):
        return choices if game.position.seats[seat].stars == LAST else choices[1:]
    if isinstance(asking, (PayFrom, ChooseStore)):
        return choices[:1]  # where tokens lie makes little difference
    return choices


def cargo(game: Scythe, seat: int, asking: ChooseCargo) -> list[int]:
    """Resources stay where somebody of the own stays with them; workers ride along all, one by one or not at all."""
    choices = game.choices
    if asking.cargo_kind >= KINDS:
        if len(choices) < 3 or not begins(game, asking):
            return [choices[0], choices[-1]]
        return [choices[0], choices[1], choices[-1]]
    own = game.position.seats[seat]
    place = own.at[asking.travel.unit]
    stays = bool(own.built & bit(place)) or own.standing(place, CHARACTER, UNITS) > 1
    return [choices[0]] if stays else [choices[-1]]


def begins(game: Scythe, asking: ChooseCargo) -> bool:
    """Whether it is the unit's first step; on its way further all ride along or none."""
    trail = game.turn.trail
    return not trail or trail[-1].unit != asking.travel.unit
