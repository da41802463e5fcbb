"""Scoring (section 12) but for the structure bonus and the ties."""

import pytest
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.scythe.score.scoring import Score, score

SEVEN = ["saxony", "crimea", "nordic", "rusviet", "polania", "albion", "togawa"]


def result(scene: Scene, name: str) -> Score:
    return score(scene.game.position, scene.index(name))


@pytest.mark.parametrize(
    ("popularity", "star", "territory", "pair"),
    [(0, 3, 2, 1), (6, 3, 2, 1), (7, 4, 3, 2), (12, 4, 3, 2), (13, 5, 4, 3), (18, 5, 4, 3)],
)
def test_popularity_tiers(popularity: int, star: int, territory: int, pair: int) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 41, 41)
    scene.put("saxony", "mech", 42)  # a lake is a territory
    scene.lay(34, food=1, wood=1, metal=1)
    scene.lay(41, oil=2)
    have(scene, "saxony", popularity=popularity, stars=4, coins=11)
    assert result(scene, "saxony") == Score(
        coins=11, stars=4 * star, territories=3 * territory, resources=2 * pair, structure_bonus=0, ability=0,
        total=11 + 4 * star + 3 * territory + 2 * pair,
    )  # fmt: skip
    assert scene.game.scores() == [0, result(scene, "saxony").total]  # Crimea sits before Saxony


@pytest.mark.parametrize(("tokens", "pairs"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_full_pairs_over_all_territories(tokens: int, pairs: int) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 41)
    scene.lay(34, wood=tokens // 2)
    scene.lay(41, food=tokens - tokens // 2)
    assert result(scene, "saxony").resources == pairs


def test_the_factory_counts_as_three() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 23)
    assert result(scene, "saxony").territories == 3 * 2
    scene = Scene("saxony", "crimea")
    scene.build("saxony", "mine", 23)
    scene.put("saxony", "worker", 34)
    assert result(scene, "saxony").territories == 4 * 2
    scene.put("crimea", "worker", 23)
    assert result(scene, "saxony").territories == 2
    assert result(scene, "crimea").territories == 3 * 2


def test_bases_and_what_lies_there_do_not_score() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", scene.base("saxony"))
    scene.lay(scene.base("saxony"), oil=8)
    assert result(scene, "saxony").total == 0


def test_the_one_who_controls_scores_the_resources() -> None:
    scene = Scene("saxony", "crimea")
    scene.build("saxony", "mill", 43)
    scene.lay(43, oil=4)
    assert result(scene, "saxony").resources == 2
    scene.put("crimea", "worker", 43)
    assert (result(scene, "saxony").resources, result(scene, "crimea").resources) == (0, 2)


def test_tokens_nobody_controls_score_for_nobody() -> None:
    scene = Scene("saxony", "crimea")
    scene.lay(43, oil=4)
    assert scene.game.scores() == [0, 0]


@pytest.mark.parametrize(("place", "unit", "territories"), [
    (8, "worker", 2), (8, None, 0), (1, "worker", 1), (2, "worker", 1), (23, "worker", 4),
])  # fmt: skip
def test_albions_flag_adds_a_territory_it_controls_away_from_its_base(
    place: int, unit: str | None, territories: int
) -> None:
    scene = Scene("albion", "crimea")
    scene.seat("albion").flags = 1 << place
    if unit:
        scene.put("albion", unit, place)
    assert result(scene, "albion").territories == 2 * territories


def test_albions_flag_under_an_enemy_is_worth_nothing() -> None:
    scene = Scene("albion", "crimea")
    scene.seat("albion").flags = 1 << 8
    scene.build("albion", "mine", 8)
    assert result(scene, "albion").territories == 4
    scene.put("crimea", "worker", 8)
    assert result(scene, "albion").territories == 0


def trapped(armed: bool = True) -> Scene:
    scene = Scene("togawa", "crimea")
    scene.seat("togawa").traps[2] = 38
    scene.seat("togawa").armed = 1 << 38 if armed else 0
    scene.lay(38, wood=2)
    return scene


def test_togawas_armed_trap_alone_controls() -> None:
    scene = trapped()
    assert (result(scene, "togawa").territories, result(scene, "togawa").resources) == (2, 1)
    scene.put("togawa", "worker", 38)
    assert result(scene, "togawa").territories == 2  # not twice


def test_togawas_trap_disarmed_or_under_an_enemy_does_not() -> None:
    assert result(trapped(armed=False), "togawa").territories == 0
    scene = trapped()
    scene.put("crimea", "worker", 38)
    assert (result(scene, "togawa").territories, result(scene, "crimea").territories) == (0, 2)
    scene = trapped()
    scene.build("crimea", "mine", 38)
    assert (result(scene, "togawa").territories, result(scene, "crimea").territories) == (0, 2)
    scene = trapped()
    scene.build("togawa", "mine", 38)
    assert result(scene, "togawa").territories == 2


@pytest.mark.covers("ability polania Meander")
@pytest.mark.parametrize(("players", "ability"), [(2, 0), (5, 0), (6, 6), (7, 6)])
def test_polania_scores_encounter_territories_with_six_or_seven(players: int, ability: int) -> None:
    names = ["polania", "saxony", "rusviet", "nordic", "albion", "crimea", "togawa"][:players]
    scene = Scene(*names)
    scene.put("polania", "worker", 21, 20)
    scene.build("polania", "mine", 8)
    scene.build("polania", "mill", 27)
    scene.put("saxony", "worker", 27, 35)  # controlled by another; others have no such ability
    found = result(scene, "polania")
    assert found.ability == ability  # the tokens are gone: the symbol counts
    assert found.total == ability + 3 * 2 + found.structure_bonus
    assert result(scene, "saxony").ability == 0


def test_many_territories_and_units_count_once_each() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "worker", 34, 34, 34)
    scene.put("saxony", "mech", 34)
    scene.put("saxony", "character", 34)
    scene.build("saxony", "mill", 34)
    assert result(scene, "saxony").territories == 2
