"""Paying with resources (sections 1 and 5), and Crimea's Coercion."""

import pytest
from tests.scythe.props import hand, have, purse
from tests.scythe.scene import Scene

from maszyna.kernel.errors import IllegalAction
from maszyna.scythe.play.common.payment import may_coerce


def crimea(**tokens: int) -> Scene:
    """Crimea on Agricultural: Trade over Deploy for 4 metal; workers on 43, 44, 47."""
    scene = Scene("crimea", "saxony")
    scene.put("crimea", "worker", 43, 44, 47)
    for place, metal in tokens.items():
        scene.lay(int(place[1:]), metal=metal)
    return scene


def deploy(scene: Scene) -> None:
    scene.begin("crimea")
    scene.say("section trade")
    if scene.asked() == "crimea top":
        scene.say("skip top")
    scene.say("deploy")


def all_payments(scene: Scene) -> list[list[str]]:
    """Every way of paying that is offered, as the texts said."""
    if scene.game.decision_kind() not in ("pay", "pay_any"):
        return [[]]
    found = []
    whole = scene.game
    for text in scene.legal():
        scene.game = whole.copy()
        scene.say(text)
        found += [[text, *rest] for rest in all_payments(scene)]
    scene.game = whole
    return found


def test_tokens_of_any_controlled_territory_each_mix_once() -> None:
    scene = crimea(_43=2, _44=3, _47=1)
    deploy(scene)
    ways = [[int(text.removeprefix("pay metal ")) for text in way] for way in all_payments(scene)]
    # Where the choice has become forced the engine pays by itself, so count what lies there after.
    left = set()
    whole = scene.game
    for way in ways:
        scene.game = whole.copy()
        for place in way:
            scene.say(f"pay metal {place}")
        left.add((scene.resources(43)[2], scene.resources(44)[2], scene.resources(47)[2]))
    assert left == {(0, 2, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1), (2, 0, 0)}
    assert len(ways) == len(left)


def test_in_ascending_order_only() -> None:
    scene = crimea(_43=2, _44=4, _47=1)
    deploy(scene)
    assert scene.legal() == ["pay metal 43", "pay metal 44"]  # from 47 on there are not four
    scene.say("pay metal 44")
    with pytest.raises(IllegalAction) as refusal:
        scene.say("pay metal 43")
    assert refusal.value.reason == "out_of_order"


def test_no_choice_is_not_asked_for() -> None:
    scene = crimea(_43=2, _44=1, _47=1)
    deploy(scene)
    assert scene.asked() == "crimea mech"
    assert [scene.resources(place)[2] for place in (43, 44, 47)] == [0, 0, 0]


@pytest.mark.parametrize("unit", ["worker", "mech"])
def test_tokens_on_a_base_or_under_an_enemy_cannot_be_spent(unit: str) -> None:
    scene = crimea(_43=3)
    scene.lay(scene.base("crimea"), metal=5)
    scene.put("crimea", "character", scene.base("crimea"))
    scene.build("crimea", "mine", 37)
    scene.put("saxony", unit, 37)
    scene.lay(37, metal=5)
    scene.begin("crimea")
    scene.say("section trade")
    assert scene.asked() == "saxony section"


def test_a_structure_alone_controls_its_tokens() -> None:
    scene = crimea()
    scene.build("crimea", "mine", 37)
    scene.lay(37, metal=4)
    deploy(scene)
    assert scene.resources(37) == [0] * 4


@pytest.mark.covers("ability crimea Coercion")
def test_coercion_stands_for_one_resource_whatever_its_value() -> None:
    scene = crimea(_43=3)
    scene.deal("crimea", 2, 5)
    deck, discard = scene.game.combat_deck, scene.game.combat_discard
    deploy(scene)
    assert scene.legal() == ["pay card 2", "pay card 5"]  # the three tokens are not enough: the card is needed
    scene.say("pay card 5")
    assert hand(scene, "crimea") == [2]
    assert scene.resources(43) == [0] * 4
    assert (scene.game.combat_deck, scene.game.combat_discard - discard) == (deck, 1 << 45)
    assert [event.first for event in scene.happened("card_paid_as_resource")] == [5]


@pytest.mark.covers("ability crimea Coercion")
def test_coercion_is_a_choice_when_there_are_tokens() -> None:
    scene = crimea(_43=4)
    scene.deal("crimea", 3)
    deploy(scene)
    assert scene.legal() == ["pay metal 43", "pay card 3"]
    scene.say("pay metal 43")
    assert hand(scene, "crimea") == [3]


@pytest.mark.covers("ability crimea Coercion")
def test_one_card_only_and_once_a_turn() -> None:
    poor = crimea(_43=2)
    poor.deal("crimea", 2, 2, 2)
    poor.begin("crimea")
    poor.say("section trade")
    assert poor.asked() == "saxony section"  # two cards would be needed
    scene = crimea(_43=3)
    scene.deal("crimea", 2, 2)
    deploy(scene)
    scene.say("mech 1", "deploy on 43")
    assert hand(scene, "crimea") == [2]
    assert scene.game.turn.coercion_used is False  # the next turn has begun
    scene.lay(43, metal=3)
    scene.seat("crimea").section = -1
    deploy(scene)
    assert hand(scene, "crimea") == []


@pytest.mark.covers("ability crimea Coercion")
@pytest.mark.parametrize("value", [2, 3, 4, 5])
def test_a_card_spent_for_the_factory_card_is_not_there_for_more(value: int) -> None:
    scene = crimea(_43=1)
    have(scene, "crimea", factory_card=16)
    scene.deal("crimea", value, value)
    scene.begin("crimea")
    scene.say("section factory", "factory action")
    assert scene.legal() == ["pay metal 43", f"pay card {value}"]
    scene.say(f"pay card {value}")
    assert purse(scene, "crimea") == [1, 1, 1]
    assert hand(scene, "crimea") == [value]
    assert not may_coerce(scene.game, scene.index("crimea"))  # though there is another card


@pytest.mark.covers("ability crimea Coercion")
def test_others_cannot_pay_with_cards_nor_crimea_without() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, metal=3)
    scene.deal("saxony", 5)
    scene.begin("saxony")
    scene.say("section trade")
    assert scene.asked() == "crimea section"
    bare = crimea(_43=3)
    bare.begin("crimea")
    bare.say("section trade")
    assert bare.asked() == "saxony section"


def test_the_cost_is_the_one_before_the_action() -> None:
    """An upgrade that cheapens Upgrade counts from the next time on."""
    scene = Scene("saxony", "crimea", mats=["militant", "agricultural"])  # Upgrade for 3 oil, two boxes
    scene.put("saxony", "worker", 41)
    scene.lay(41, oil=5)
    scene.begin("saxony")
    scene.say("section bolster", "upgrade", "upgrade move.units", "cheaper upgrade")
    assert scene.resources(41) == [0, 0, 0, 2]
    scene.seat("saxony").section = -1
    scene.begin("saxony")
    scene.say("section bolster", "upgrade")
    assert scene.resources(41) == [0, 0, 0, 0]
