"""A turn (section 3): where the token goes, top before bottom, what may be left out."""

import pytest
from tests.scythe.props import have, purse, recruits
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction
from maszyna.scythe.ids import BOLSTER, FACTORY_CARD, MOVE, PRODUCE, TRADE

SECTIONS = ["section move", "section bolster", "section trade", "section produce"]


def test_first_turn_any_section() -> None:
    scene = Scene("saxony", "crimea")
    scene.begin("saxony")
    assert scene.asked() == "saxony section"
    assert scene.legal() == SECTIONS


@pytest.mark.parametrize("section", [MOVE, BOLSTER, TRADE, PRODUCE])
def test_the_token_must_move(section: int) -> None:
    scene = Scene("saxony", "crimea")
    scene.seat("saxony").section = section
    scene.begin("saxony")
    assert scene.legal() == [text for text in SECTIONS if text != SECTIONS[section]]
    with pytest.raises(IllegalAction) as refusal:
        scene.say(SECTIONS[section])
    assert refusal.value.reason == "token_is_there"


def test_the_token_stays_where_it_was_put() -> None:
    scene = Scene("saxony", "crimea")
    scene.begin("saxony")
    scene.say("section trade")  # no coin: nothing to do, and still the token has moved
    assert scene.asked() == "crimea section"
    assert scene.seat("saxony").section == TRADE
    scene.say("section trade")  # the other seat's token does not matter
    assert scene.legal() == ["section move", "section bolster", "section produce"]


def test_no_factory_section_without_a_card() -> None:
    scene = Scene("saxony", "crimea")
    scene.begin("saxony")
    with pytest.raises(IllegalAction) as refusal:
        scene.say("section factory")
    assert refusal.value.reason == "no_factory_card"


def test_the_factory_card_is_a_fifth_section() -> None:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", factory_card=6, power=5)
    scene.begin("saxony")
    assert scene.legal() == [*SECTIONS, "section factory"]
    scene.say("section factory")
    assert scene.legal() == ["skip top", "factory action"]
    scene.say("factory action")
    assert purse(scene, "saxony") == [3, 4, 0]
    assert scene.legal() == ["skip bottom", "factory move"]
    scene.say("skip bottom")
    assert scene.asked() == "crimea section"
    scene.seat("saxony").section = FACTORY_CARD
    scene.begin("saxony")
    assert scene.legal() == SECTIONS


def test_top_before_bottom_and_its_gains_pay_the_bottom() -> None:
    scene = Scene("saxony", "crimea")  # Agricultural: Trade over Deploy, 4 metal
    scene.put("saxony", "worker", 34)
    scene.lay(34, metal=2)
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade", "trade resources", "gain metal", "gain metal")
    assert scene.asked() == "saxony bottom"
    assert scene.legal() == ["skip bottom", "deploy"]


def test_either_row_may_be_skipped() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, metal=4)
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section trade", "skip top")
    assert purse(scene, "saxony") == [1, 0, 0]
    scene.say("deploy", "mech 1")  # one territory with a worker: no choice of place
    assert scene.seat("saxony").at[1] == 34
    assert scene.asked() == "crimea section"
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert purse(scene, "saxony") == [0, 2, 0]
    assert scene.asked() == "crimea section"


def test_turns_go_round_clockwise() -> None:
    scene = Scene("crimea", "nordic", "polania")
    scene.begin("polania")
    order = []
    for section in (*SECTIONS, SECTIONS[0], SECTIONS[1]):
        order.append(scene.asked())
        scene.say(section)
        if scene.game.decision_kind() == "top":
            scene.say("skip top")
    assert order == [f"{name} section" for name in ("polania", "nordic", "crimea")] * 2


def test_no_recruit_pays_for_a_top_row_action() -> None:
    scene = Scene("saxony", "crimea")
    recruits(scene, "crimea", "upgrade", "deploy", "build", "enlist")
    have(scene, "saxony", coins=1)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert purse(scene, "crimea") == [0, 0, 0]
    assert scene.seat("crimea").hand == 0
