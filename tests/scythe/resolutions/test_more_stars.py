"""Stars a resolution adds: combats, the hill, open objectives (W3.2, W8.3, W8.4, W8.6)."""

import pytest
from tests.scythe.campaign import attack, refused
from tests.scythe.props import have, objectives, stars
from tests.scythe.resolutions.closing import Closing, setup_of

from maszyna.kernel.bits import members
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.new_game import dealt_setup, new_game
from maszyna.scythe.turn_state import Finale

FACTORY = 23
HILL = "king_of_the_hill"


def fought(name: str, tile: str, won: int) -> Closing:
    """One more combat won after some that brought stars."""
    scene = Closing(tile, name, "crimea")
    scene.put(name, "mech", 23)
    scene.put("crimea", "mech", 30)
    have(scene, name, stars=won, combat_stars=won)
    attack(scene, name)
    return scene


@pytest.mark.covers("W8.3")
@pytest.mark.parametrize(("name", "won", "placed"), [("nordic", 3, 4), ("nordic", 4, 4), ("saxony", 4, 5)])
def test_four_combat_stars_and_dominate_any_number(name: str, won: int, placed: int) -> None:
    assert fought(name, "spoils_of_war", won).seat(name).combat_stars == placed


@pytest.mark.covers("W8.3")
def test_other_tiles_leave_it_at_two() -> None:
    for won in (1, 2):
        assert fought("nordic", "land_rush", won).seat("nordic").combat_stars == 2


@pytest.mark.covers("W8.3")
def test_spoils_of_war_ends_at_once_with_unfought_moves_undone() -> None:
    scene = Closing("spoils_of_war", "nordic", "crimea")
    scene.win_first_of_two("nordic", stars=5, combat_stars=3)
    assert scene.asked() == "over"
    assert len(scene.happened("move_undone")) == 1 and not scene.promised()


def on_the_hill(placed: int = 0, kind: str = "mech") -> Closing:
    scene = Closing(HILL, "saxony", "crimea")
    scene.put("saxony", kind, FACTORY)
    have(scene, "saxony", stars=placed)
    scene.begin("saxony")
    return scene


@pytest.mark.covers("W8.4", "star hill")
@pytest.mark.parametrize("kind", ["character", "mech", "worker"])
def test_who_controls_the_factory_may_place_a_star(kind: str) -> None:
    scene = on_the_hill(kind=kind)
    assert scene.asked() == "saxony factory_star"
    assert scene.legal() == ["no star", "place star"]
    assert scene.game.refusal(2).reason == "no_such_action"
    scene.say("place star")
    assert stars(scene, "saxony") == ["hill"]
    assert scene.asked() == "saxony section"
    assert scene.game.scores()[scene.index("saxony")] == 3 + 3 * 2  # the star, and the Factory as three


@pytest.mark.covers("W8.4", "star hill")
def test_once_per_player_and_only_if_wanted() -> None:
    scene = on_the_hill()
    scene.say("no star")
    assert scene.seat("saxony").stars == 0
    scene.begin("saxony")
    scene.say("place star")
    scene.begin("saxony")
    assert scene.asked() == "saxony section"
    assert scene.seat("saxony").stars == 1


@pytest.mark.covers("W8.4")
def test_not_without_the_factory_and_not_under_another_tile() -> None:
    scene = Closing(HILL, "saxony", "crimea")
    scene.put("crimea", "mech", FACTORY)
    scene.begin("saxony")
    assert scene.asked() == "saxony section"
    scene.passes()
    assert scene.asked() == "crimea factory_star"
    scene = Closing("land_rush", "saxony", "crimea")
    scene.put("saxony", "mech", FACTORY)
    scene.begin("saxony")
    assert scene.asked() == "saxony section"


@pytest.mark.covers("W8.4", "star hill")
def test_as_the_sixth_it_ends_the_game() -> None:
    scene = on_the_hill(5)
    scene.say("place star")
    assert scene.asked() == "over"
    assert scene.seat("saxony").stars == 6


@pytest.mark.covers("W3.2", "W8.6", "star mission_1", "star mission_2")
def test_both_open_objectives_at_one_moment() -> None:
    """15 (as many workers as recruits) and 22 (a Factory card and no upgrade)."""
    scene = Closing("mission_possible", "saxony", "crimea")
    scene.missions(15, 22)
    have(scene, "saxony", factory_card=6)
    scene.begin("saxony")
    assert scene.asked() == "saxony mission"
    assert scene.legal() == ["no mission", "mission 15", "mission 22"]
    scene.say("mission 22")
    assert scene.legal() == ["no mission", "mission 15"]
    assert refused(scene, "mission 22") == "taken_already"
    scene.say("mission 15")
    assert stars(scene, "saxony") == ["mission_1", "mission_2"]
    assert [event.first for event in scene.happened("star_placed")] == [12, 11]
    assert scene.asked() == "saxony section"
    assert scene.game.scores()[scene.index("saxony")] == 6


@pytest.mark.covers("W8.6", "star mission_1")
def test_every_player_may_use_the_same_objective() -> None:
    scene = Closing("mission_possible", "saxony", "crimea")
    scene.missions(1, 15)
    for name in ("saxony", "crimea"):
        scene.begin(name)
        scene.say("mission 15")
        scene.begin(name)
        assert scene.asked() == f"{name} section"  # not a second time
    assert stars(scene, "saxony") == stars(scene, "crimea") == ["mission_2"]


@pytest.mark.covers("W3.2", "W8.6")
def test_with_six_stars_nobody_is_asked() -> None:
    scene = Closing("mission_possible", "saxony", "crimea")
    scene.missions(15, 22)
    have(scene, "crimea", stars=6, factory_card=6)
    scene.game.finale = Finale(scene.index("saxony"), [scene.index("crimea")])
    scene.begin("saxony")
    assert scene.asked() == "crimea section"


@pytest.mark.covers("W8.6")
def test_the_hand_is_another_matter() -> None:
    """An objective star and the stars on open ones are different places."""
    scene = Closing("mission_possible", "nordic", "crimea")
    scene.missions(1, 15)
    have(scene, "nordic", factory_card=6)
    objectives(scene, "nordic", 22)
    scene.begin("nordic")
    scene.say("mission 15", "reveal 22")
    assert sorted(stars(scene, "nordic")) == ["mission_2", "objective"]


@pytest.mark.covers("W8.6")
def test_the_moments_are_those_of_objectives() -> None:
    """12 (20 coins) waits for the end of the turn; 23 (eight cards, a combat star) may come between the rows."""
    scene = Closing("mission_possible", "crimea", "nordic")
    scene.missions(12, 23)
    scene.put("crimea", "worker", 43)
    scene.lay(43, food=3)
    scene.deal("crimea", *[2] * 7)
    have(scene, "crimea", coins=30, stars=1, combat_stars=1)
    scene.begin("crimea")
    assert scene.asked() == "crimea section"
    scene.say("section bolster", "bolster cards")
    assert scene.legal() == ["no mission", "mission 23"]
    assert refused(scene, "mission 12") == "not_before_the_end_of_the_turn"
    scene.say("no mission", "skip bottom")
    assert scene.legal() == ["no mission", "mission 12"]  # nothing has happened since the other was left
    scene.say("mission 12")
    assert stars(scene, "crimea") == ["mission_1"]


@pytest.mark.covers("W8.6")
def test_a_condition_not_met_and_a_number_not_open() -> None:
    scene = Closing("mission_possible", "crimea", "nordic")
    scene.missions(15, 22)
    scene.begin("crimea")
    assert scene.legal() == ["no mission", "mission 15"]
    assert refused(scene, "mission 22") == "condition_not_met"
    assert scene.game.refusal(3).reason == "no_such_action"


@pytest.mark.covers("W8.6")
@pytest.mark.parametrize("people", [1, 2, 5, 7])
def test_the_open_objectives_come_from_the_deck_of_the_game(people: int) -> None:
    setup = setup_of("mission_possible", [{} for _ in range(people)])
    drawn = set()
    for seed in range(20):
        game = new_game(setup, seed)
        assert isinstance(game.ending, Resolution)
        missions = game.ending.missions
        assert len(missions) == 2 and missions == sorted(set(missions))
        hands = [number for seat in game.position.seats for number in members(seat.objectives)]
        assert not set(hands) & set(missions) and not set(members(game.objective_deck)) & {*hands, *missions}
        assert max(missions) <= 23  # the cards of editions in play
        again = new_game(dealt_setup(setup, seed), seed)
        assert isinstance(again.ending, Resolution) and again.ending.missions == missions
        drawn |= set(missions)
    assert len(drawn) > 8
