"""Stars (section 11): every kind the moment its condition is met, once, at most six."""

import pytest
from tests.scythe.props import have, objectives, purse, recruits, stars, upgrades
from tests.scythe.scene import Scene

from maszyna.scythe.ids import BOTTOMS, CUBES, STARS


def saxony(**tokens: int) -> Scene:
    """On Agricultural, with a worker and tokens on 34."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34)
    scene.lay(34, **tokens)
    return scene


def bottom(scene: Scene, section: str, *texts: str) -> None:
    scene.seat("saxony").section = -1
    scene.begin("saxony")
    scene.say(f"section {section}")
    if scene.asked() == "saxony top":
        scene.say("skip top")
    scene.say(*texts)


@pytest.mark.covers("star upgrades")
@pytest.mark.parametrize(("before", "expected"), [(4, []), (5, ["upgrades"])])
def test_six_upgrades(before: int, expected: list[str]) -> None:
    scene = saxony(oil=2)
    upgrades(scene, "saxony", *CUBES[1 : before + 1], deploy=2, build=2)
    bottom(scene, "move", "upgrade", "upgrade move.units")
    if scene.asked() == "saxony box":
        scene.say("cheaper enlist")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star mechs")
@pytest.mark.parametrize(("before", "expected"), [(2, []), (3, ["mechs"])])
def test_four_mechs(before: int, expected: list[str]) -> None:
    scene = saxony(metal=4)
    scene.put("saxony", "mech", *[scene.base("saxony")] * before)  # those beaten home count as well
    bottom(scene, "trade", "deploy", "mech 4")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star structures")
@pytest.mark.parametrize(("before", "expected"), [(2, []), (3, ["structures"])])
def test_four_structures(before: int, expected: list[str]) -> None:
    scene = saxony(wood=4)
    for structure, place in (("mine", 41), ("monument", 35), ("armory", 36))[:before]:
        scene.build("saxony", structure, place)
    bottom(scene, "produce", "build", "mill")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star recruits")
@pytest.mark.parametrize(("before", "expected"), [(2, []), (3, ["recruits"])])
def test_four_recruits(before: int, expected: list[str]) -> None:
    scene = saxony(food=3)
    recruits(scene, "saxony", *BOTTOMS[:before])
    bottom(scene, "bolster", "enlist", "recruit enlist")
    if scene.asked() == "saxony bonus":
        scene.say("bonus popularity")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star workers")
@pytest.mark.parametrize(("more", "expected"), [(1, []), (2, ["workers"])])
def test_eight_workers(more: int, expected: list[str]) -> None:
    scene = saxony()
    scene.put("saxony", "worker", 35, 35, 41, scene.base("saxony"), scene.base("saxony"))
    have(scene, "saxony", power=1, popularity=1)
    scene.begin("saxony")
    scene.say("section produce", "produce", "produce on 35", f"workers {more}")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star power")
@pytest.mark.parametrize(("before", "expected"), [(13, []), (14, ["power"]), (15, ["power"])])
def test_sixteen_power(before: int, expected: list[str]) -> None:
    scene = saxony()
    have(scene, "saxony", power=before, coins=1)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star popularity")
@pytest.mark.parametrize(("before", "expected"), [(16, []), (17, ["popularity"])])
def test_eighteen_popularity(before: int, expected: list[str]) -> None:
    scene = saxony()
    have(scene, "saxony", popularity=before, coins=1)
    scene.begin("saxony")
    scene.say("section trade", "trade popularity")
    assert stars(scene, "saxony") == expected


@pytest.mark.covers("star objective")
def test_one_objective() -> None:
    scene = Scene("crimea", "saxony")
    objectives(scene, "crimea", 15, 22)
    have(scene, "crimea", factory_card=6)
    scene.begin("crimea")
    scene.say("reveal 22")
    assert stars(scene, "crimea") == ["objective"]
    assert scene.seat("crimea").objectives == 0


@pytest.mark.covers("star combat")
def test_two_combats_and_no_third() -> None:
    scene = Scene("crimea", "saxony")
    for fight in range(3):
        scene.put("crimea", "character", 43)
        scene.put("saxony", "mech", 44)
        have(scene, "crimea", power=7, section=-1)
        scene.begin("crimea")
        scene.say("section move", "move units", "character 43", "to 44")
        if scene.asked() == "crimea unit":
            scene.say("no more units")
        scene.say("dial 1")
        assert scene.seat("crimea").combat_stars == scene.seat("crimea").stars == min(2, fight + 1)


@pytest.mark.parametrize("star", ["power", "popularity"])
def test_a_star_is_placed_once_and_never_lost(star: str) -> None:
    scene = saxony()
    have(scene, "saxony", coins=9, power=16, popularity=18, stars=2)
    scene.seat("saxony").star_kinds = 1 << STARS.index("power") | 1 << STARS.index("popularity")
    setattr(scene.seat("saxony"), star, 14)
    scene.begin("saxony")
    for _ in range(4):
        scene.say(*(["section bolster", "bolster power"] if star == "power" else ["section trade", "trade popularity"]))
        scene.seat("saxony").section = -1
        scene.begin("saxony")
    assert getattr(scene.seat("saxony"), star) == (16 if star == "power" else 18)
    assert scene.seat("saxony").stars == 2


def test_a_star_is_reported_with_its_kind_and_number() -> None:
    scene = saxony()
    have(scene, "saxony", coins=1, power=15, stars=2)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    placed = scene.happened("star_placed")
    assert [(STARS[event.first], event.second) for event in placed] == [("power", 3)]
    assert purse(scene, "saxony") == [0, 16, 0]
