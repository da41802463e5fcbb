"""The kinds of questions a policy knows, in the order of its weights; all others are one kind more to it.

Order and sizes belong to the data file of the policy: a change here needs weights that were learned with it.
"""

from typing import Any, Final

from maszyna.kernel.steps import Decision
from maszyna.scythe.airships.airship_combat import Bombard
from maszyna.scythe.airships.cargo import Load, Unload
from maszyna.scythe.airships.duel import ChooseDuel
from maszyna.scythe.airships.entering import ChooseToll
from maszyna.scythe.airships.flight import ChooseFlight, Negotiate
from maszyna.scythe.ids import PLACES
from maszyna.scythe.place_texts import PAIRED
from maszyna.scythe.play.actions.build import ChooseBuildingSite, ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech, ChooseMechSite
from maszyna.scythe.play.actions.enlist import ChooseBonus, ChooseRecruit
from maszyna.scythe.play.actions.produce import ChooseBirths, ChooseField
from maszyna.scythe.play.actions.upgrade import ChooseBox, ChooseCube
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore, GainWorker
from maszyna.scythe.play.cards.encounter import ChooseOffer, ChooseOpponent, ChooseRefuge, ChooseRefugee
from maszyna.scythe.play.cards.factory import ChooseBenefit, ChooseFactoryCard
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.combat.before_combat import FireArtillery
from maszyna.scythe.play.combat.combat import ChooseBattle, ChooseCard, ChooseDial
from maszyna.scythe.play.combat.retreat import ChooseRetreat
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.common.payment import DiscardCard, PayAny, PayFrom
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.movement.tokens import PlaceFlag, PlaceTrap, RearmTrap
from maszyna.scythe.play.turn.bottom import ChooseBottom
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.resolutions.ending import ChooseHill
from maszyna.scythe.resolutions.missions import ChooseMission

ENCOUNTER_CARDS: Final = 43
ROWS_A_PLACE: Final = PLACES + 1
UNIT_ROWS: Final = PAIRED  # of one kind of units, in the choice of a unit
UNIT_SORTS: Final = 3  # character, mechs, workers
PIECE_SORTS: Final = UNIT_SORTS + 1  # and the airship


class KnownQuestion:
    def __init__(
        self, decision: type[Decision[Any]], rows: int, context: list[int] | None = None, leads_there: bool = False
    ) -> None:
        self.kind: str = decision.about.name
        self.rows = rows  # of options told apart; one with more options than rows shares the last
        self.context: list[int] = context or []  # how many values each number has that is told of it, after the place
        self.leads_there = leads_there  # what is so on the place of an option counts


KNOWN_QUESTIONS: Final[list[KnownQuestion]] = [
    KnownQuestion(ChooseSection, 5),
    KnownQuestion(ChooseTop, 3),
    KnownQuestion(ChooseBottom, 2, [5, 4]),
    KnownQuestion(ChooseUnit, PIECE_SORTS * UNIT_ROWS, [4, 3]),
    KnownQuestion(ChooseStep, UNIT_SORTS * ROWS_A_PLACE, [4, 4, 2]),
    KnownQuestion(ChooseCargo, 8),
    KnownQuestion(ChooseField, ROWS_A_PLACE, [6], leads_there=True),
    KnownQuestion(ChooseBirths, 6, [6]),
    KnownQuestion(Accept, 8, [15, 4]),
    KnownQuestion(ChooseResource, 4, [5, 4]),
    KnownQuestion(ChooseStore, 1),
    KnownQuestion(GainWorker, 1),
    KnownQuestion(PayFrom, 1),
    KnownQuestion(PayAny, 1, [4]),
    KnownQuestion(DiscardCard, 4),
    KnownQuestion(ChooseCube, 7),
    KnownQuestion(ChooseBox, 4, [7]),
    KnownQuestion(ChooseMech, 5),
    KnownQuestion(ChooseMechSite, ROWS_A_PLACE, [5], leads_there=True),
    KnownQuestion(ChooseStructure, 5),
    KnownQuestion(ChooseBuildingSite, ROWS_A_PLACE, [5], leads_there=True),
    KnownQuestion(ChooseRecruit, 5),
    KnownQuestion(ChooseBonus, 4, [5]),
    KnownQuestion(ChooseFactoryCard, 19),
    KnownQuestion(ChooseBenefit, 4, [20]),
    KnownQuestion(ChooseOffer, 4 * ENCOUNTER_CARDS),
    KnownQuestion(ChooseOpponent, 1),
    KnownQuestion(ChooseRefuge, 1),
    KnownQuestion(ChooseRefugee, 2),
    KnownQuestion(RevealObjective, 2),
    KnownQuestion(ChooseBattle, 1),
    KnownQuestion(FireArtillery, 2),
    KnownQuestion(ChooseDial, 1),
    KnownQuestion(ChooseCard, 1),
    KnownQuestion(ChooseRetreat, ROWS_A_PLACE, [4], leads_there=True),
    KnownQuestion(PlaceFlag, 2),
    KnownQuestion(PlaceTrap, 5),
    KnownQuestion(RearmTrap, 2),
    KnownQuestion(ChooseFlight, ROWS_A_PLACE, [6, 2], leads_there=True),
    KnownQuestion(Unload, 4, [6, 4]),
    KnownQuestion(Load, 4, [6, 4]),
    KnownQuestion(Bombard, 4),
    KnownQuestion(ChooseToll, 4),
    KnownQuestion(ChooseDuel, 2),
    KnownQuestion(Negotiate, 2),
    KnownQuestion(ChooseHill, 2),
    KnownQuestion(ChooseMission, 2),
]
KINDS: Final[list[str]] = [question.kind for question in KNOWN_QUESTIONS]
OTHER: Final[int] = len(KINDS)
# All others share one row.
ROWS: Final[dict[str, int]] = {question.kind: question.rows for question in KNOWN_QUESTIONS} | {"other": 1}
