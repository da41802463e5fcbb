"""Other ends than the 6th star: the stars of the own turn with the explosion (W8.2), and the clock (W8.7)."""

import pytest
from tests.scythe.campaign import where
from tests.scythe.props import have, objectives, purse, stars
from tests.scythe.resolutions.closing import Closing

from maszyna.scythe.events import EVENTS
from maszyna.scythe.turn_state import Finale

FACTORY = 23
AROUND = [16, 17, 22, 24, 30, 31]


def explosion(*names: str) -> Closing:
    return Closing("factory_explosion", *(names or ("saxony", "crimea", "nordic")))


@pytest.mark.covers("W8.2")
def test_the_fifth_star_in_the_own_turn_pays_and_brings_two_turns_each() -> None:
    scene = explosion()
    scene.last_star("saxony", 4)
    assert purse(scene, "saxony")[0] == 5
    assert scene.promised() == [("saxony", 6)]
    scene.to_the_end()
    assert scene.turns() == ["saxony", *["nordic", "crimea", "saxony"] * 2]
    assert len(scene.happened("factory_exploded")) == 1


@pytest.mark.covers("W8.2")
def test_the_question_before_the_fifth_star() -> None:
    """Power that would bring the end may be refused; one star earlier nobody asks."""
    scene = explosion()
    have(scene, "saxony", coins=2, power=14, stars=4)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert scene.asked() == "saxony accept"
    scene = explosion()
    have(scene, "saxony", coins=2, power=14, stars=3)
    scene.begin("saxony")
    scene.say("section bolster", "bolster power")
    assert scene.asked() == "nordic section"


@pytest.mark.covers("W8.2")
def test_coins_may_be_refused_for_an_objective() -> None:
    scene = explosion()
    objectives(scene, "saxony", 8)  # at most 2 coins
    scene.last_star("saxony", 4)
    assert scene.asked() == "saxony accept"
    scene.say("accept 0 coins")
    assert purse(scene, "saxony")[0] == 0
    assert scene.promised() == [("saxony", 6)]


@pytest.mark.covers("W8.2")
def test_stars_on_anothers_turn_count_at_the_start_of_the_own() -> None:
    scene = explosion("saxony", "crimea")
    scene.star_on_anothers_turn("saxony", "crimea", 5)
    assert scene.seat("crimea").stars == 6
    assert scene.promised() == [("crimea", 4)]
    assert scene.asked() == "crimea section"  # its turn, an ordinary one, has begun
    assert purse(scene, "crimea")[0] == 5
    scene.to_the_end()
    assert scene.turns() == ["saxony", "crimea", *["saxony", "crimea"] * 2]


@pytest.mark.covers("W8.2")
def test_only_the_first_is_paid() -> None:
    scene = explosion("saxony", "crimea")
    have(scene, "crimea", stars=5)
    scene.last_star("saxony", 4)
    assert scene.asked() == "crimea section"
    assert purse(scene, "crimea")[0] == 0
    assert scene.promised() == [("saxony", 4)]


@pytest.mark.covers("W8.2")
def test_what_the_explosion_does() -> None:
    scene = explosion("saxony", "crimea")
    scene.put("saxony", "character", FACTORY)
    scene.put("saxony", "mech", 30)
    scene.put("saxony", "worker", 30, 36)
    scene.put("crimea", "mech", 24)
    scene.put("crimea", "worker", 29)
    scene.build("saxony", "mine", 30)
    scene.lay(30, oil=3)
    scene.last_star("saxony", 4)
    scene.to_the_end()
    home = scene.base("saxony")
    assert [where(scene, "saxony", kind) for kind in ("character", "mech", "worker")] == [[home], [home], [36, home]]
    assert where(scene, "crimea", "mech") == [scene.base("crimea")]
    assert where(scene, "crimea", "worker") == [29]  # two hexes away
    assert purse(scene, "saxony")[2] == 3 and purse(scene, "crimea")[2] == 1
    assert scene.resources(30) == [0, 0, 0, 3]
    assert scene.seat("saxony").structures[0] == 30
    assert scene.seat("saxony").combat_units == 1 << home
    gone = [(event.seat, event.second, event.third) for event in scene.happened("unit_retreated")]
    assert (scene.index("saxony"), FACTORY, home) in gone and len(gone) == 4
    kinds = [EVENTS[event.kind][0] for event in scene.game.log or []]
    assert kinds[-8:-1] == ["factory_exploded", "unit_retreated", "gained", *["unit_retreated"] * 3, "gained"]


@pytest.mark.covers("W8.2")
@pytest.mark.parametrize("place", AROUND)
def test_all_six_territories_around(place: int) -> None:
    scene = explosion("saxony", "crimea")
    scene.put("crimea", "worker", place)
    scene.game.finale = Finale(scene.index("saxony"), [])  # all last turns are over
    scene.begin("crimea")
    assert scene.asked() == "over"
    assert where(scene, "crimea", "worker") == [scene.base("crimea")]


@pytest.mark.covers("W8.2")
@pytest.mark.parametrize(("before", "placed"), [(16, ["power", "popularity"]), (15, ["power"])])
def test_popularity_stops_at_18_and_its_star_still_counts(before: int, placed: list[str]) -> None:
    scene = explosion("saxony", "crimea")
    scene.put("saxony", "worker", 30, 30, *[30] * (before == 16))
    scene.last_star("saxony", 4)
    have(scene, "saxony", popularity=before)
    scene.to_the_end()
    assert purse(scene, "saxony")[2] == before + 2
    assert sorted(stars(scene, "saxony")) == sorted(placed)
    assert [event.second for event in scene.happened("gained") if event.first == 6] == [2]


@pytest.mark.covers("W8.7")
def test_twenty_turns_each() -> None:
    scene = Closing("doomsday_clock", "saxony", "crimea", "nordic")
    assert scene.game.turns == 1  # the first player's has begun
    first = scene.game.turn.seat
    turns = [first]
    scene.to_the_end()
    turns += [event.seat for event in scene.happened("turn_began")]
    assert turns == [(first + number) % 3 for number in range(60)]
    assert not scene.promised()
    assert [event.seat for event in scene.happened("game_ended")] == [(first - 1) % 3]


@pytest.mark.covers("W8.7")
def test_stars_only_score() -> None:
    scene = Closing("doomsday_clock", "saxony", "crimea")
    scene.last_star("saxony")
    assert scene.seat("saxony").stars == 6
    assert scene.asked() == "crimea section"
    assert scene.game.scores()[scene.index("saxony")] == 18


@pytest.mark.covers("W8.7")
def test_the_last_turn_is_played_out() -> None:
    scene = Closing("doomsday_clock", "saxony", "crimea")
    scene.game.turns = 39
    have(scene, "crimea", coins=1)
    scene.begin("crimea")
    scene.say("section bolster", "bolster power")
    assert scene.asked() == "over"
    assert purse(scene, "crimea")[1] == 2


@pytest.mark.covers("W8.7")
def test_alone_too() -> None:
    scene = Closing("doomsday_clock", "saxony")
    scene.to_the_end()
    assert scene.game.turns == 20
