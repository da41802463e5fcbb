"""The last action of every kind of decision: up to it an action is refused with a reason, beyond it there is none."""

import pytest
from tests.scythe.scene import Scene

from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import TRADE
from maszyna.scythe.play.actions.build import ChooseBuildingSite, ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech, ChooseMechSite
from maszyna.scythe.play.actions.enlist import ChooseBonus, ChooseRecruit
from maszyna.scythe.play.actions.produce import ChooseBirths
from maszyna.scythe.play.actions.upgrade import ChooseBox, ChooseCube
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore, GainWorker
from maszyna.scythe.play.cards.encounter import ChooseOffer, ChooseOpponent, ChooseRefuge, ChooseRefugee
from maszyna.scythe.play.cards.objectives import END_OF_TURN, RevealObjective
from maszyna.scythe.play.combat.combat import ChooseBattle, ChooseCard, ChooseDial
from maszyna.scythe.play.combat.retreat import ChooseRetreat
from maszyna.scythe.play.common.payment import DiscardCard, PayAny, PayFrom
from maszyna.scythe.play.movement.move import ChooseStep
from maszyna.scythe.play.movement.tokens import PlaceTrap
from maszyna.scythe.play.turn.top import FIRST, ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection

# By what is printed: 7 factions with a base each, 4 mechs, 8 workers, dials to 7, cards to 5, 27 objectives.
LAST: list[tuple[Decision[Scythe], str]] = [
    (ChooseSection(0), "section factory"),
    (ChooseTop(0, 0), "gain coins"),
    (ChooseCube(0), "upgrade produce.territories"),
    (ChooseBox(0, 0), "cheaper enlist"),
    (ChooseMech(0, 0), "mech 4"),
    (ChooseMechSite(0, 0), "deploy on albion_base"),
    (ChooseStructure(0, 0), "mill"),
    (ChooseBuildingSite(0, 0), "build on albion_base"),
    (ChooseRecruit(0), "recruit enlist"),
    (ChooseBonus(0, 0), "bonus combat_card"),
    (ChooseBirths(0, 0, 0), "workers 12"),
    (ChooseResource(0, 0, 0, 0), "gain oil"),
    (ChooseStore(0, 0), "store on albion_base"),
    (GainWorker(0, 0), "worker on albion_base"),
    (ChooseStep(0, 0, 0, True), "to albion_base"),
    (ChooseBattle(0), "fight 54"),
    (ChooseDial(0, 0), "dial 7"),
    (ChooseCard(0, 0, 0, 0), "play 5"),
    (ChooseRetreat(0, 0, 0, 0), "retreat character to albion_base"),
    (ChooseOpponent(0), "look at albion"),
    (ChooseRefuge(0, 0), "leave for albion_base"),
    (ChooseRefugee(0, 0, 0, 0), "unit 12"),
    (RevealObjective(0, END_OF_TURN), "reveal 27"),
    (PayFrom(0, 0, 0, 0), "pay card 5"),
    (PayAny(0), "pay card 5"),
    (DiscardCard(0), "discard 5"),
    (PlaceTrap(0), "trap combat_cards"),
]


@pytest.mark.parametrize(("decision", "text"), LAST, ids=[type(decision).__name__ for decision, _ in LAST])
def test_the_last_action(decision: Decision[Scythe], text: str) -> None:
    assert decision.text(decision.span() - 1) == text


@pytest.mark.parametrize(
    ("decision", "action", "reason"),
    [
        (DiscardCard(0), 0, "no_such_card_in_hand"),
        (ChooseOffer(0, 0, 0, 0, 1), 0, "must_take_one"),
        (PayFrom(0, 0, 1, 5), 4, "out_of_order"),
        (PayFrom(0, 0, 1, 5), 5, "no_such_resource_there"),
        (PayFrom(0, 0, 1, 5), PayFrom(0, 0, 1, 5).span() - 1, "no_card_to_pay_with"),
        (GainWorker(0, 0), 1, "not_there"),
        (ChooseRecruit(0), 1, "enlisted_already"),
        (ChooseMech(0, 43), 1, "deployed_already"),
        (ChooseRefugee(0, 1, 2, 0), 1, "not_here"),
    ],
)
def test_the_reason_of_a_refusal(decision: Decision[Scythe], action: int, reason: str) -> None:
    assert decision.why_not(Scene("saxony", "crimea").game, action) == reason


def test_without_a_coin_no_trade_whoever_stands_on_the_board() -> None:
    scene = Scene("saxony", "crimea")
    for coins, reason in ((1, "no_worker_on_the_board"), (0, "cannot_pay")):
        scene.game.position.seats[0].coins = coins
        assert ChooseTop(0, TRADE).why_not(scene.game, FIRST) == reason
