"""What is told of an action: every event with its numbers, in order, and nothing besides."""

from tests.scythe.campaign import attack, battle, march
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.kernel.packed_counts import packed
from maszyna.scythe.events import EVENTS
from maszyna.scythe.ids import FACTIONS, GOODS, STAR_COMBAT
from maszyna.scythe.play.common.payment import DiscardCard
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.play.turn.turn import TakeTurn


def told(scene: Scene) -> list[str]:
    """The log of a scene: faction, kind, and as many numbers as the kind has."""
    return [
        " ".join([FACTIONS[scene.game.position.seats[event.seat].faction], EVENTS[event.kind][0],
                  *(str(number) for number in event.values()[: len(EVENTS[event.kind][1])])])
        for event in scene.game.log or []
    ]  # fmt: skip


def test_a_flag() -> None:
    scene = Scene("albion", "saxony")
    scene.put("albion", "character", 38)
    march(scene, "albion", "character 38", "to 39", "place flag")
    assert told(scene) == [
        "albion turn_began 2", "albion token_placed 0", "albion unit_moved 0 38 39", "albion flag_placed 39",
        "saxony turn_began 3",
    ]  # fmt: skip


def test_a_trap_with_its_penalty() -> None:
    scene = Scene("togawa", "saxony")
    scene.put("togawa", "character", 38)
    march(scene, "togawa", "character 38", "to 39", "trap coins")
    assert f"togawa trap_placed 39 {GOODS.index('coins')}" in told(scene)


def test_a_combat() -> None:
    scene = battle("saxony", "crimea", power=(3, 2))
    attack(scene, "saxony")
    scene.say("dial 3", "dial 1")
    lost, won = scene.index("crimea"), scene.index("saxony")
    card = GOODS.index("combat_cards")
    assert (lost, won) == (0, 1)
    assert told(scene) == [
        "saxony turn_began 2", "saxony token_placed 0", "saxony unit_moved 1 23 30", f"saxony battle_joined 30 {lost}",
        f"saxony combat_began 30 {lost}", "saxony combat_committed 3 0 3", "crimea combat_committed 1 0 1",
        f"saxony combat_won 30 {lost}", f"crimea gained {card} 1", "crimea unit_retreated 1 30 51",
        f"saxony star_placed {STAR_COMBAT} 1", "crimea turn_began 3",
    ]  # fmt: skip


def test_power_at_the_end_of_its_track_is_not_told() -> None:
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", power=16, coins=3)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert told(scene) == [
        "saxony turn_began 2", "saxony token_placed 1", f"saxony lost {GOODS.index('coins')} 1", "crimea turn_began 3",
    ]  # fmt: skip


def test_a_seventh_star_is_none() -> None:
    """With a resolution a game goes on with six."""
    scene = Scene("saxony", "crimea")
    have(scene, "saxony", stars=6)
    place_star(scene.game, scene.index("saxony"), STAR_COMBAT)
    assert scene.seat("saxony").stars == 6
    assert told(scene) == []


def test_a_turn_begins_between_turns() -> None:
    scene = Scene("saxony", "crimea")
    scene.game.stack = [TakeTurn(scene.index("saxony"))]
    assert scene.game.top_begins_turn()


def test_a_discarded_combat_card() -> None:
    scene = Scene("saxony", "crimea")
    scene.deal("saxony", 2, 5)
    DiscardCard(scene.index("saxony")).take(scene.game, 3)
    assert scene.seat("saxony").hand == packed([1, 0, 0, 0])
    assert told(scene) == [f"saxony lost {GOODS.index('combat_cards')} 1"]
