"""What a combat brings and costs (section 8): the territory, stars, popularity, and what the character finds there."""

import pytest
from tests.scythe.campaign import attack, battle, encounter, held, march, where
from tests.scythe.scene import Scene

from maszyna.kernel.bits import bit
from maszyna.scythe.state import Seat


def test_the_loser_goes_home_with_workers_and_leaves_its_resources() -> None:
    scene = battle("saxony", "crimea")
    scene.put("crimea", "character", 30)
    scene.put("crimea", "worker", 30, 30, 37)
    scene.lay(30, oil=3)
    attack(scene, "saxony")
    home = scene.base("crimea")
    assert where(scene, "crimea", "mech") == where(scene, "crimea", "character") == [home]
    assert where(scene, "crimea", "worker") == [37, home, home]
    assert scene.resources(30) == [0, 0, 0, 3]
    assert held(scene, "saxony") == [30]


def test_a_beaten_attacker_goes_home_with_the_workers_it_carried() -> None:
    scene = battle("saxony", "crimea", power=(0, 1))
    scene.put("saxony", "worker", 23, 23)
    scene.lay(23, oil=2)
    attack(scene, "saxony", 30, 23, "carry 2 oil", "carry 1 worker")
    scene.say("dial 1")
    home = scene.base("saxony")
    assert where(scene, "saxony", "mech") == [home]
    assert where(scene, "saxony", "worker") == [23, home]
    assert scene.resources(30) == [0, 0, 0, 2]
    assert held(scene, "crimea") == [30]


@pytest.mark.parametrize(("popularity", "left"), [(9, 7), (1, 0), (0, 0)])
def test_a_winning_attacker_loses_popularity_for_workers_sent_home(popularity: int, left: int) -> None:
    scene = battle("saxony", "crimea")
    scene.put("crimea", "worker", 30, 30)
    scene.seat("saxony").popularity = popularity
    attack(scene, "saxony")
    assert scene.seat("saxony").popularity == left


def test_a_winning_defender_loses_no_popularity() -> None:
    scene = battle("saxony", "crimea", power=(0, 1))
    scene.put("saxony", "worker", 23)
    scene.seat("crimea").popularity = scene.seat("saxony").popularity = 5
    attack(scene, "saxony", 30, 23, "carry 1 worker")
    scene.say("dial 1")
    assert scene.seat("crimea").popularity == scene.seat("saxony").popularity == 5


@pytest.mark.covers("ability polania Camaraderie")
@pytest.mark.parametrize(("abilities", "left"), [(("Camaraderie",), 5), ((), 3)])
def test_camaraderie_spares_popularity_after_a_won_attack(abilities: tuple[str, ...], left: int) -> None:
    scene = battle("polania", "crimea", abilities=(abilities, ()))
    scene.put("crimea", "worker", 30, 30)
    scene.seat("polania").popularity = 5
    attack(scene, "polania")
    assert scene.seat("polania").popularity == left


@pytest.mark.covers("ability polania Camaraderie")
def test_camaraderie_does_not_excuse_driving_off_lone_workers() -> None:
    scene = Scene("polania", "crimea")
    scene.unlock("polania", "Camaraderie")
    scene.put("polania", "mech", 23)
    scene.put("crimea", "worker", 30)
    scene.seat("polania").popularity = 5
    march(scene, "polania", "mech 23", "to 30")
    assert scene.seat("polania").popularity == 4


def stars(seat: Seat) -> list[int]:
    return [seat.stars, seat.combat_stars]


@pytest.mark.covers("star combat")
@pytest.mark.parametrize(("power", "winner", "loser"), [((1, 0), "polania", "crimea"), ((0, 1), "crimea", "polania")])
def test_the_winner_places_a_star(power: tuple[int, int], winner: str, loser: str) -> None:
    scene = battle("polania", "crimea", power=power)
    attack(scene, "polania")
    scene.say("dial 1")
    assert stars(scene.seat(winner)) == [1, 1]
    assert stars(scene.seat(loser)) == [0, 0]


@pytest.mark.covers("star combat")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2)])
def test_two_stars_for_combat_at_most(before: int, after: int) -> None:
    scene = battle("polania", "crimea")
    scene.seat("polania").stars = scene.seat("polania").combat_stars = before
    attack(scene, "polania")
    assert stars(scene.seat("polania")) == [after, after]


@pytest.mark.covers("star combat", "ability saxony Dominate")
@pytest.mark.parametrize("before", [2, 3, 4])
def test_saxony_places_a_star_for_every_combat(before: int) -> None:
    scene = battle("saxony", "crimea")
    scene.seat("saxony").stars = scene.seat("saxony").combat_stars = before
    attack(scene, "saxony")
    assert stars(scene.seat("saxony")) == [before + 1, before + 1]


@pytest.mark.covers("star combat")
def test_driving_off_workers_is_no_combat() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 23)
    scene.put("crimea", "worker", 30)
    march(scene, "saxony", "mech 23", "to 30", "no more units")
    assert scene.seat("saxony").stars == 0


def visit(place: int, start: int, enemy_power: int) -> Scene:
    """Saxony's character attacks a mech on a place with an encounter token or the Factory's cards."""
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "character", start)
    scene.put("crimea", "mech", place)
    scene.seat("crimea").power = enemy_power
    encounter(scene, 36)
    scene.seat("saxony").coins = 2  # so that there is a choice of options
    scene.game.encounter_deck = bit(1)
    march(scene, "saxony", f"character {start}", f"to {place}")
    return scene


def test_a_character_that_won_has_its_encounter() -> None:
    scene = visit(36, 30, 0)
    assert scene.asked() == "saxony encounter"
    assert scene.game.position.encounters == 0
    assert scene.seat("saxony").stars == 1


def test_a_character_that_lost_has_no_encounter() -> None:
    scene = visit(36, 30, 1)
    scene.say("dial 1")
    assert scene.asked() == "crimea section"
    assert scene.game.position.encounters == bit(36)


def test_a_character_that_won_takes_a_factory_card() -> None:
    scene = visit(23, 24, 0)
    assert scene.asked() == "saxony factory_card"


def test_a_character_that_lost_takes_no_factory_card() -> None:
    scene = visit(23, 24, 1)
    scene.say("dial 1")
    assert scene.asked() == "crimea section"
    assert scene.seat("saxony").factory_card == 0


@pytest.mark.parametrize(("token", "asked"), [(36, "saxony encounter"), (23, "saxony factory_card")])
def test_a_lost_combat_elsewhere_does_not_keep_the_character_from_it(token: int, asked: str) -> None:
    scene = battle("saxony", "crimea", at=38, start=37, power=(0, 1))
    scene.seat("saxony").coins = 9
    encounter(scene, 36)
    scene.put("saxony", "character", 30)
    march(scene, "saxony", "mech 37", "to 38", "character 30", f"to {token}")
    assert scene.asked() == "crimea dial", "combats come before the encounter and the Factory card"
    scene.say("dial 1")
    assert scene.asked() == asked


@pytest.mark.parametrize("token", [36, 23])
def test_mechs_find_neither_encounters_nor_cards(token: int) -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 30)
    encounter(scene, 36)
    march(scene, "saxony", "mech 30", f"to {token}", "no more units")
    assert scene.asked() == "crimea section"
