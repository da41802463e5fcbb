"""W6: the aggressive tiles, for people."""

import pytest
from tests.scythe.airships.airfield import aboard, airfield, flights, fly, hover
from tests.scythe.campaign import attack, march, refused, ways, where
from tests.scythe.scene import Scene

from maszyna.kernel.errors import FormatError
from maszyna.kernel.packed_counts import total
from maszyna.scythe.setup.new_game import new_game


def field(tile: str, *, under: int = 30, power: tuple[int, int] = (7, 7)) -> Scene:
    """Saxony's mech on 23 is about to attack Crimea's on 30; Saxony's airship hovers somewhere."""
    scene = airfield("saxony", "crimea", tiles=(tile, "reap"))
    for name, strength, place in zip(("saxony", "crimea"), power, (23, 30), strict=True):
        scene.put(name, "mech", place)
        scene.seat(name).power = strength
    hover(scene, "saxony", under)
    return scene


def to_the_dials(scene: Scene) -> None:
    attack(scene, "saxony")
    assert scene.asked() == "saxony dial"


@pytest.mark.covers("W6.1")
@pytest.mark.parametrize(("paid", "lost"), [(0, 0), (1, 1), (2, 3), (3, 5)])
def test_bombard_turns_resources_into_lost_power(paid: int, lost: int) -> None:
    scene = field("bombard")
    hover(scene, "saxony", 30, oil=3)
    attack(scene, "saxony")
    assert scene.legal() == ["bombard 0", "bombard 1", "bombard 2", "bombard 3"]
    scene.say(f"bombard {paid}")
    assert scene.seat("crimea").power == 7 - lost
    assert aboard(scene, "saxony")[3] == 3 - paid
    assert scene.asked() == "saxony dial"


@pytest.mark.covers("W6.1")
def test_bombard_pays_with_any_resources_and_the_defender_comes_second() -> None:
    scene = field("bombard")
    scene.lay(23, food=1)
    scene.put("saxony", "worker", 36)
    scene.lay(36, wood=1)
    scene.put("crimea", "worker", 44)
    scene.lay(44, metal=1)
    hover(scene, "crimea", 30)
    attack(scene, "saxony", 30, 23, "carry 0 food")
    assert scene.asked() == "saxony bombard"  # food was left on a territory without control
    scene.say("bombard 1")
    assert scene.resources(36) == [0, 0, 0, 0]
    assert scene.asked() == "crimea bombard"
    scene.say("bombard 1")
    assert [scene.seat(name).power for name in ("saxony", "crimea")] == [6, 6]
    assert scene.resources(23) == [1, 0, 0, 0]


@pytest.mark.covers("W6.1")
def test_no_bombarding_from_elsewhere_or_without_resources() -> None:
    scene = field("bombard", under=29)
    hover(scene, "saxony", 29, oil=2)
    to_the_dials(scene)
    to_the_dials(field("bombard"))


@pytest.mark.covers("W6.2")
def test_bounty_pays_for_every_unit_that_retreats() -> None:
    scene = field("bounty")
    scene.put("crimea", "worker", 30, 30)
    to_the_dials(scene)
    scene.say("dial 7", "dial 0")
    assert scene.seat("saxony").coins == 3
    assert scene.seat("crimea").coins == 0


@pytest.mark.covers("W6.2")
def test_no_bounty_without_the_airship_there_nor_for_the_loser() -> None:
    scene = field("bounty", under=29)
    to_the_dials(scene)
    scene.say("dial 7", "dial 0")
    assert scene.seat("saxony").coins == 0
    scene = field("bounty")
    to_the_dials(scene)
    scene.say("dial 0", "dial 7")
    assert scene.seat("saxony").coins == scene.seat("crimea").coins == 0


@pytest.mark.covers("W6.3")
def test_siege_engine_asks_a_coin_of_combat_units_or_bars_the_way() -> None:
    scene = airfield("saxony", "crimea", tiles=("siege_engine", "reap"))
    hover(scene, "crimea", 30)
    scene.put("saxony", "mech", 23)
    scene.put("saxony", "worker", 36)
    march(scene, "saxony", "mech 23")
    assert "30" not in ways(scene)
    assert refused(scene, "to 30") == "no_way_there"
    scene.seat("saxony").coins = 2
    march(scene, "saxony", "mech 23", "to 30")
    assert scene.seat("saxony").coins == 1
    scene.say("worker 36", "to 30")  # not a combat unit
    assert scene.seat("saxony").coins == 1


@pytest.mark.covers("W6.3")
def test_siege_is_paid_on_passing_too_and_to_each_airship_but_not_to_the_own() -> None:
    scene = airfield("saxony", "crimea", "nordic", tiles=("siege_engine", "reap"))
    for name in ("saxony", "crimea", "nordic"):
        hover(scene, name, 30)
    scene.put("saxony", "mech", 23)
    scene.unlock("saxony", "Speed")
    scene.seat("saxony").coins = 1
    march(scene, "saxony", "mech 23")
    assert "30" not in ways(scene)
    scene.seat("saxony").coins = 5
    march(scene, "saxony", "mech 23", "to 30", "to 36")
    assert scene.seat("saxony").coins == 3


@pytest.mark.covers("W6.4")
def test_distract_takes_a_card_from_the_opponents_choice() -> None:
    scene = field("distract")
    scene.deal("saxony", 2)
    scene.deal("crimea", 2, 3)
    to_the_dials(scene)
    scene.say("dial 0", "play 2", "dial 0")
    assert scene.happened("combat_won")  # Crimea was asked for no card
    assert total(scene.seat("crimea").hand) == 2


@pytest.mark.covers("W6.5")
def test_espionage_takes_a_card_before_the_combat() -> None:
    scene = field("espionage")
    scene.deal("crimea", 5)
    to_the_dials(scene)
    assert total(scene.seat("crimea").hand) == 0
    assert total(scene.seat("saxony").hand) == 1
    assert [event.second for event in scene.happened("cards_stolen")] == [1]


@pytest.mark.covers("W6.8")
def test_war_correspondent_gives_popularity_to_the_winner() -> None:
    scene = field("war_correspondent")
    to_the_dials(scene)
    scene.say("dial 7", "dial 0")
    assert scene.seat("saxony").popularity == 2


def toll_road(carried: bool) -> Scene:
    scene = airfield("saxony", "crimea", tiles=("toll", "reap"))
    hover(scene, "crimea", 30)
    scene.put("saxony", "mech", 23)
    if carried:
        scene.lay(23, food=2, oil=1)
    march(scene, "saxony", "mech 23")
    return scene


@pytest.mark.covers("W6.7")
def test_toll_bars_units_with_empty_hands() -> None:
    scene = toll_road(False)
    assert "30" not in ways(scene)
    scene = toll_road(True)
    scene.say("to 30", "carry 0 food")
    assert scene.asked() != "saxony cargo"  # one oil must come along, so there is no choice
    assert aboard(scene, "crimea") == [0, 0, 0, 1, 0]
    assert scene.resources(30) == [0, 0, 0, 0]
    assert scene.resources(23) == [2, 0, 0, 0]


@pytest.mark.covers("W6.7")
def test_toll_takes_one_token_of_the_movers_choice_while_there_is_room() -> None:
    scene = toll_road(True)
    scene.say("to 30", "carry 2 food", "carry 1 oil")
    assert scene.legal() == ["toll food", "toll oil"]
    scene.say("toll food")
    assert aboard(scene, "crimea") == [1, 0, 0, 0, 0]
    assert scene.resources(30) == [1, 0, 0, 1]
    scene = airfield("saxony", "crimea", tiles=("toll", "reap"))
    hover(scene, "crimea", 30, metal=3)
    scene.put("saxony", "worker", 36)
    scene.lay(36, food=1)
    march(scene, "saxony", "worker 36", "to 30")
    assert where(scene, "saxony", "worker") == [30]
    assert scene.resources(30) == [1, 0, 0, 0]


@pytest.mark.covers("W6.7")
def test_two_airships_take_a_toll_each_in_the_order_of_the_seats() -> None:
    scene = airfield("saxony", "crimea", "nordic", tiles=("toll", "reap"))
    hover(scene, "crimea", 30)
    hover(scene, "nordic", 30)
    scene.put("saxony", "mech", 23)
    scene.lay(23, food=2, oil=1)
    march(scene, "saxony", "mech 23", "to 30", "carry 2 food", "carry 1 oil")
    scene.say("toll food", "toll oil")
    taken = [(event.seat, event.first) for event in scene.happened("toll_taken")]
    assert taken == list(zip(sorted([scene.index("crimea"), scene.index("nordic")]), [0, 3], strict=True))
    assert scene.resources(30) == [1, 0, 0, 0]


@pytest.mark.covers("W6.7", "W5.1")
def test_toll_is_never_used_with_an_automa() -> None:
    seats = [{}, {"player": "automa"}]
    with pytest.raises(FormatError, match="never used with an Automa"):
        new_game({"seats": seats, "airships": {"aggressive": "toll"}}, 1)
    for seed in range(40):
        game = new_game({"seats": seats, "airships": {}}, seed)
        assert game.position.airship_board.fleet.airships[0].aggressive.id != "toll"  # type: ignore[attr-defined]


def test_an_airship_itself_pays_nothing() -> None:
    scene = airfield("saxony", "crimea", tiles=("toll", "reap"))
    hover(scene, "crimea", 30)
    hover(scene, "saxony", 23)
    fly(scene, "saxony")
    assert 30 in flights(scene)


@pytest.mark.covers("W6.7")
def test_a_toll_is_told_and_paid_only_with_what_is_carried() -> None:
    scene = toll_road(True)
    scene.say("to 30", "carry 1 food", "carry 1 oil")
    assert refused(scene, "toll wood") == "not_carried_along"
    scene.say("toll oil")
    (event,) = scene.happened("toll_taken")
    assert (event.seat, event.first, event.second, event.third) == (scene.index("crimea"), 3, scene.index("saxony"), 30)
