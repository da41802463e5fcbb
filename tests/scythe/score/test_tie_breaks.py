"""Ties (section 12): workers, mechs and structures; power; popularity; resources; territories; stars."""

import pytest
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.scythe.score.scoring import decided_by, ranking


def level() -> Scene:
    """Crimea, which sits first, and Saxony, level in everything."""
    scene = Scene("crimea", "saxony", bonus="on_tunnels")
    for name, places in (("crimea", (43, 44, 47)), ("saxony", (34, 35, 41))):
        scene.put(name, "worker", *places)
        have(scene, name, coins=20, power=3, popularity=3, stars=3)
    return scene


def winner(scene: Scene) -> tuple[str, str]:
    order = ranking(scene.game.position)
    assert scene.game.winners() == order[:1]
    name = next(name for name in ("crimea", "saxony") if scene.index(name) == order[0])
    return name, decided_by(scene.game.position)


def test_coins_decide_first() -> None:
    scene = level()
    have(scene, "saxony", coins=21, power=0, popularity=0, stars=3)
    scene.put("crimea", "worker", 43)
    assert winner(scene) == ("saxony", "coins")


@pytest.mark.covers("tie-break pieces")
@pytest.mark.parametrize("piece", ["worker", "mech", "structure"])
def test_pieces(piece: str) -> None:
    scene = level()
    if piece == "structure":
        scene.build("saxony", "mill", 34)
    else:
        scene.put("saxony", piece, scene.base("saxony"))
    have(scene, "crimea", power=9, popularity=6)
    assert winner(scene) == ("saxony", "pieces")


@pytest.mark.covers("tie-break pieces")
def test_the_kinds_of_piece_weigh_alike() -> None:
    scene = level()
    scene.put("saxony", "worker", 34)
    scene.put("crimea", "mech", 43)
    assert winner(scene) == ("crimea", "nothing")


@pytest.mark.covers("tie-break power")
def test_power() -> None:
    scene = level()
    have(scene, "saxony", power=4)
    have(scene, "crimea", popularity=6)
    scene.lay(43, oil=1)
    assert winner(scene) == ("saxony", "power")


@pytest.mark.covers("tie-break popularity")
def test_popularity() -> None:
    scene = level()
    have(scene, "saxony", popularity=4)  # of the same tier
    scene.lay(43, oil=1)
    assert winner(scene) == ("saxony", "popularity")


@pytest.mark.covers("tie-break resources")
def test_resources() -> None:
    scene = level()
    scene.lay(34, oil=1)  # no pair, so no coins
    have(scene, "crimea", stars=4, coins=17)
    assert winner(scene) == ("saxony", "resources")


@pytest.mark.covers("tie-break territories")
def test_territories() -> None:
    scene = level()
    scene.put("saxony", "character", 36)
    have(scene, "saxony", coins=18)
    have(scene, "crimea", stars=4, coins=17)
    assert winner(scene) == ("saxony", "territories")


@pytest.mark.covers("tie-break stars")
def test_stars() -> None:
    scene = level()
    have(scene, "saxony", stars=4, coins=17)
    assert winner(scene) == ("saxony", "stars")


def test_a_tie_in_everything() -> None:
    assert winner(level()) == ("crimea", "nothing")


def test_the_whole_order_with_more_seats() -> None:
    scene = Scene("crimea", "saxony", "nordic")
    have(scene, "nordic", coins=3)
    have(scene, "crimea", coins=5, power=1)
    have(scene, "saxony", coins=5, power=2)
    assert [scene.index(name) for name in ("saxony", "crimea", "nordic")] == ranking(scene.game.position)
    assert decided_by(scene.game.position) == "power"
    assert decided_by(Scene("saxony").game.position) == "coins"
