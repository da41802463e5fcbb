"""The table is right: an answer that the rules do not offer is taken all the same where it can be carried out.

Every such answer gets a note, which says why it does not fit what the app knows.
"""

from typing import Any, Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import how_many
from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FIRST_BASE, FIRST_WORKER, MAT, UNITS
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.actions.build import ChooseBuildingSite, ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech
from maszyna.scythe.play.actions.produce import VILLAGES, ChooseBirths, ChooseField, supply_of
from maszyna.scythe.play.cards.benefits import GainWorker
from maszyna.scythe.play.cards.encounter import ChooseRefuge
from maszyna.scythe.play.common.payment import PayAny, resource_in, resources_there
from maszyna.scythe.table.refusals import TableProblem

# Decisions whose answer is a piece or a card that lies there after all; 0 would be none.
BELIEVED: Final = ["store", "mech_site", "building_site", "mech", "structure", "cube", "recruit", "worker", "refuge"]
BELIEVED_FROM_ZERO: Final = ["bonus", "encounter", "resource", "births"]
NO_NOTE: Final = ["out_of_order", "no_worker_on_land", "no_free_site"]  # the site itself will be noted


def note_on(game: Scythe, decision: Decision[Any], action: int) -> TableProblem | None:
    """Why an answer does not fit, if that needs saying."""
    if no_worker_left(game, decision, action):
        return TableProblem("act_no_worker_left", decision.seat)
    if isinstance(decision, ChooseBirths):
        return TableProblem("act_more_than_possible", decision.seat, action, decision.most)
    if isinstance(decision, ChooseStructure) and decision.place and bit(decision.place) & game.position.structures():
        return TableProblem("act_has_a_structure", decision.seat, decision.place)  # an encounter's own territory
    why = decision.why_not(game, action)
    if isinstance(decision, ChooseMech | ChooseStructure) and stands(game, decision, action):
        why = "deployed_already" if isinstance(decision, ChooseMech) else "built_already"
    place = place_number(action) if isinstance(decision, PayAny) else action
    return None if why in NO_NOTE else TableProblem(f"act_{why}", decision.seat, place)


def no_worker_left(game: Scythe, decision: Decision[Any], action: int) -> bool:
    """Whether it would bring a worker though all are on the board."""
    village = isinstance(decision, ChooseField) and bool(bit(action) & VILLAGES & ~decision.done)
    return (village or isinstance(decision, GainWorker)) and not supply_of(game.position.seats[decision.seat])


def stands(game: Scythe, decision: Decision[Any], action: int) -> bool:
    """Whether the mech or the structure is on the board."""
    own = game.position.seats[decision.seat]
    return (own.at[action] if isinstance(decision, ChooseMech) else own.structures[action - 1]) != MAT


def believe(game: Scythe, decision: Decision[Any], action: int) -> bool:
    """Whether an answer that is not offered is carried out."""
    position = game.position
    own = position.seats[decision.seat]
    if isinstance(decision, PayAny):
        return how_many(resources_there(position, decision.seat, place_number(action)), resource_in(action)) > 0
    if isinstance(decision, ChooseField):
        worked = own.standing(action, FIRST_WORKER, UNITS) > 0 and not no_worker_left(game, decision, action)
        return worked and decision.why_not(game, action) == "no_territory_left"
    if isinstance(decision, ChooseBuildingSite | ChooseRefuge) and action >= FIRST_BASE:
        return False
    if isinstance(decision, ChooseStructure) and action and stands(game, decision, action):
        own.built &= ~bit(own.structures[action - 1])  # it is built again where it is said to stand
        own.structures[action - 1] = MAT
    if isinstance(decision, GainWorker) and not supply_of(own):
        return False
    return decision.kind() in BELIEVED_FROM_ZERO or (decision.kind() in BELIEVED and action != MAT)
