"""W7: the passive tiles."""

import pytest
from tests.scythe.airships.airfield import airfield, fly, hover
from tests.scythe.campaign import attack, held, march, refused, ways, where
from tests.scythe.scene import Scene

from maszyna.kernel.bits import members
from maszyna.scythe.play.actions.build import build_sites
from maszyna.scythe.play.actions.deploy import deploy_sites
from maszyna.scythe.play.actions.produce import start_producing
from maszyna.scythe.score.scoring import territories_scored


def harbour(passive: str, place: int, *names: str) -> Scene:
    """Saxony's airship over a place, with a passive tile."""
    scene = airfield(*(names or ("saxony", "crimea")), tiles=("bounty", passive))
    hover(scene, "saxony", place)
    return scene


@pytest.mark.covers("W7.9")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_ferry_opens_the_lake_under_the_airship(unit: str) -> None:
    scene = harbour("ferry", 22)
    scene.put("saxony", unit, 30)
    march(scene, "saxony", f"{unit} 30")
    assert "22" in ways(scene)
    assert "31" not in ways(scene)
    scene.say("to 22", "no more units")
    march(scene, "saxony", f"{unit} 22")
    assert ways(scene) == {"15", "16", "21", "23", "29", "30"}


@pytest.mark.covers("W7.9")
def test_ferry_lets_workers_stay_behind_and_waits_for_the_airship() -> None:
    scene = harbour("ferry", 22)
    scene.put("saxony", "mech", 22)
    scene.put("saxony", "worker", 22)
    march(scene, "saxony", "mech 22", "to 30", "carry 0 worker", "no more units")
    assert where(scene, "saxony", "worker") == [22]
    hover(scene, "saxony", 16)
    march(scene, "saxony")
    assert refused(scene, "worker 22") == "cannot_leave"


@pytest.mark.covers("W7.9")
def test_ferry_serves_its_owner_only() -> None:
    scene = harbour("ferry", 22)
    scene.put("crimea", "mech", 30)
    march(scene, "crimea", "mech 30")
    assert "22" not in ways(scene)


@pytest.mark.covers("W7.10")
@pytest.mark.parametrize("unit", ["character", "mech", "worker"])
def test_boost_moves_units_one_further(unit: str) -> None:
    scene = harbour("boost", 30)
    scene.put("saxony", unit, 30)
    march(scene, "saxony", f"{unit} 30", "to 23", "to 16")
    assert scene.asked() == "saxony unit"
    assert where(scene, "saxony", unit) == [16]


@pytest.mark.covers("W7.10")
def test_boost_counts_where_the_move_starts() -> None:
    scene = harbour("boost", 23)
    scene.put("saxony", "mech", 30)
    march(scene, "saxony", "mech 30", "to 23")
    assert scene.asked() != "saxony step"


@pytest.mark.covers("W7.11")
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_drill_makes_a_tunnel(unit: str) -> None:
    scene = harbour("drill", 28)
    scene.put("saxony", unit, 28)
    march(scene, "saxony", f"{unit} 28")
    assert {"10", "15", "18", "29", "32", "37"} <= ways(scene)
    scene.say("to 10", "no more units")
    march(scene, "saxony", f"{unit} 10")
    assert "28" in ways(scene)


@pytest.mark.covers("W7.11")
def test_drill_is_for_its_owner_and_not_under_a_lake() -> None:
    scene = harbour("drill", 22)
    scene.put("saxony", "mech", 29)
    scene.put("crimea", "mech", 37)
    march(scene, "saxony", "mech 29")
    assert "22" not in ways(scene)
    hover(scene, "saxony", 28)
    march(scene, "crimea", "mech 37")
    assert "28" not in ways(scene)


@pytest.mark.covers("W7.12")
def test_hero_calls_the_character_from_anywhere() -> None:
    scene = harbour("hero", 2)
    scene.put("saxony", "mech", 41)
    march(scene, "saxony", "character saxony_base", "to 2", "mech 41")
    assert where(scene, "saxony", "character") == [2]
    assert "2" not in ways(scene)
    scene = harbour("hero", 22)
    march(scene, "saxony", "character saxony_base")
    assert "22" not in ways(scene)  # a lake stays a lake


@pytest.mark.covers("W7.13", "W1.5")
def test_safe_haven_shelters_and_controls_nothing() -> None:
    scene = harbour("safe_haven", 30)
    seat = scene.index("saxony")
    scene.lay(30, oil=2)
    assert held(scene, "saxony") == []
    assert scene.game.position.stock(seat) == 0
    assert territories_scored(scene.game.position, seat) == 0
    scene.build("crimea", "mill", 30)
    assert held(scene, "crimea") == [30]


def holding(place: int) -> Scene:
    """Saxony's airship over a place, with a tile of one's own copy that holds it."""
    tile: dict[str, object] = {"id": "safe_haven", "range": 3, "provenance": ["printed"]}
    own: dict[str, object] = {"passive": [{**tile, "effects": [{"effect": "hold"}]}]}
    scene = airfield("saxony", "crimea", tiles=("bounty", "safe_haven"), own_tiles=own)
    hover(scene, "saxony", place)
    return scene


def test_an_own_copy_may_hold_its_territory_while_no_enemy_unit_is_there() -> None:
    scene = holding(30)
    seat = scene.index("saxony")
    scene.lay(30, oil=2)
    assert held(scene, "saxony") == [30]
    assert scene.game.position.stock(seat) == 2 << 45
    assert territories_scored(scene.game.position, seat) == 1
    scene.build("crimea", "mill", 30)
    assert (held(scene, "saxony"), held(scene, "crimea")) == ([30], [])
    scene.put("crimea", "worker", 30)
    assert (held(scene, "saxony"), held(scene, "crimea")) == ([], [30])


def test_of_two_such_airships_over_one_territory_neither_holds_it() -> None:
    scene = holding(30)
    hover(scene, "crimea", 30)
    assert held(scene, "saxony") == held(scene, "crimea") == []
    scene.put("crimea", "worker", 30)
    assert (held(scene, "saxony"), held(scene, "crimea")) == ([], [30])


@pytest.mark.covers("W7.13")
def test_beaten_units_may_retreat_to_the_haven() -> None:
    scene = harbour("safe_haven", 41, "saxony", "crimea")
    scene.put("crimea", "mech", 23)
    scene.put("saxony", "mech", 30)
    scene.put("saxony", "worker", 30)
    scene.seat("crimea").power = 3
    attack(scene, "crimea")
    scene.say("dial 3")
    assert scene.legal() == ["retreat mech to 41", "retreat mech to saxony_base"]
    scene.say("retreat mech to 41", "retreat worker to saxony_base")
    assert where(scene, "saxony", "mech") == [41]
    assert where(scene, "saxony", "worker") == [scene.base("saxony")]


@pytest.mark.covers("W7.13")
def test_no_haven_where_an_enemy_stands_or_the_battle_was() -> None:
    for place in (30, 36):
        scene = harbour("safe_haven", place)
        scene.put("crimea", "worker", 36)
        scene.put("crimea", "mech", 23)
        scene.put("saxony", "mech", 30)
        scene.seat("crimea").power = 3
        attack(scene, "crimea")
        scene.say("dial 3")
        assert where(scene, "saxony", "mech") == [scene.base("saxony")]


@pytest.mark.covers("W7.14")
def test_reap_adds_a_territory_under_the_airship() -> None:
    scene = harbour("reap", 29)
    scene.put("saxony", "worker", 29, 30, 41)
    scene.begin("saxony")
    start_producing(scene.game, scene.index("saxony"), 1, True)
    scene.game.settle()
    scene.say("produce on 30")
    assert scene.legal() == ["no more fields", "produce on 29"]
    scene.say("produce on 29")
    assert scene.resources(29) == [1, 0, 0, 0]
    assert scene.asked() != "saxony field"


@pytest.mark.covers("W7.14")
def test_reap_needs_control() -> None:
    scene = harbour("reap", 29)
    scene.put("saxony", "worker", 30, 41)
    scene.begin("saxony")
    start_producing(scene.game, scene.index("saxony"), 1, True)
    scene.game.settle()
    scene.say("produce on 30")
    assert scene.asked() != "saxony field"


@pytest.mark.covers("W7.15")
def test_craft_builds_and_deploys_without_a_worker() -> None:
    scene = harbour("craft", 30)
    scene.put("saxony", "worker", 41)
    sites = [30, 41]
    seat = scene.index("saxony")
    assert members(deploy_sites(scene.game, seat)) == members(build_sites(scene.game, seat)) == sites
    scene.build("crimea", "mill", 30)
    assert members(deploy_sites(scene.game, seat)) == sites
    assert members(build_sites(scene.game, seat)) == [41]
    scene.put("crimea", "worker", 30)
    assert members(deploy_sites(scene.game, seat)) == [41]
    hover(scene, "saxony", 22)
    assert members(deploy_sites(scene.game, seat)) == [41]


@pytest.mark.covers("W7.16")
def test_negotiate_buys_popularity_in_a_village() -> None:
    scene = harbour("negotiate", 30)
    scene.seat("saxony").coins = 1
    fly(scene, "saxony", "fly to 36", "stop")
    assert scene.legal() == ["no deal", "strike a deal"]
    scene.say("strike a deal")
    assert (scene.seat("saxony").coins, scene.seat("saxony").popularity) == (0, 1)


@pytest.mark.covers("W7.16")
@pytest.mark.parametrize("why", ["no village", "no coin", "an opponent's village"])
def test_no_deal_elsewhere(why: str) -> None:
    scene = harbour("negotiate", 30)
    scene.seat("saxony").coins = 0 if why == "no coin" else 3
    if why == "an opponent's village":
        scene.put("crimea", "worker", 36)
    fly(scene, "saxony", "fly to 37" if why == "no village" else "fly to 36", "stop")
    assert scene.asked() == "saxony unit"
    assert scene.seat("saxony").popularity == 0


def test_without_such_tiles_nothing_of_it_holds() -> None:
    scene = harbour("ferry", 30)
    scene.put("saxony", "worker", 41)
    seat = scene.index("saxony")
    assert members(deploy_sites(scene.game, seat)) == [41]
    assert scene.game.position.airship_board.shelters(scene.game.position, seat, 36) == 0
    assert scene.game.position.airship_board.free_fields(scene.game.position, seat) == 0
    assert scene.game.position.airship_board.tunnels(scene.game.position, seat) == 0
    assert held(scene, "saxony") == [41]
