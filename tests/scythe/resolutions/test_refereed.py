"""Random games under every resolution, and the referee of their ends under test."""

from collections import Counter

import pytest
from tests.scythe.endings import IDS, OWN, End
from tests.scythe.referee import play, play_many
from tests.scythe.resolutions.closing import Closing
from tests.scythe.violation import Violation

from maszyna.kernel.events import Event
from maszyna.scythe import events as told


@pytest.mark.covers(*(f"W8.{number}" for number in range(1, 9)))
@pytest.mark.parametrize("automas", [False, True])
@pytest.mark.parametrize("name", IDS)
def test_random_games_end_as_their_tile_says(name: str, automas: bool) -> None:
    taken, seen, violations = play_many(IDS.index(name), 8 if automas else 2, automas, name)
    assert not violations
    assert seen["event game_ended"] == (8 if automas else 2)
    assert taken > 20


@pytest.mark.parametrize("seats", range(1, 8))
def test_any_number_of_seats_under_a_tile_composed_by_lot(seats: int) -> None:
    seen: Counter[str] = Counter()
    play(20 + seats, seen, False, OWN)
    play(30 + seats, seen, True, OWN)
    assert seen["event game_ended"] == 2


def followed(name: str, *happened: Event) -> End:
    scene = Closing(name, "saxony", "crimea")
    end = End(scene.game, name)
    scene.game.log = list(happened)
    end.follow(scene.game)
    return end


def test_the_referee_sees_a_game_that_goes_on() -> None:
    stars = [Event(told.STAR_PLACED, 0, 0, number, 0) for number in range(1, 7)]
    followed("doomsday_clock", *stars)
    followed("land_rush", *stars, Event(told.FINALE_BEGAN, 0, 2, 0, 0))
    with pytest.raises(Violation, match="goes on"):
        followed("land_rush", *stars)
    with pytest.raises(Violation, match="by no tile"):
        followed("spoils_of_war", Event(told.FINALE_BEGAN, 0, 2, 0, 0))


def test_the_referee_sees_a_wrong_last_turn() -> None:
    began = [Event(told.FINALE_BEGAN, 0, 2, 0, 0), Event(told.TURN_BEGAN, 1, 9, 0, 0)]
    followed("land_rush", *began)
    with pytest.raises(Violation, match="not in a last turn"):
        followed("land_rush", *began, Event(told.TOKEN_PLACED, 1, 2, 0, 0))
    with pytest.raises(Violation, match="second finale"):
        followed("land_rush", *began, began[0])
    with pytest.raises(Violation, match="another section"):
        followed("deja_vu", Event(told.TOKEN_PLACED, 1, 3, 0, 0), *began, Event(told.TOKEN_PLACED, 1, 2, 0, 0))


def test_the_referee_counts_the_last_turns() -> None:
    scene = Closing("land_rush", "saxony", "crimea")
    end = End(scene.game, "land_rush")
    end.stars[0], end.trigger, end.promised = 6, 0, 2
    for last, fine in (([1, 0], True), ([0, 1], False), ([1], False)):
        end.last = last
        if fine:
            end.check(scene.game)
        else:
            with pytest.raises(Violation, match="last turns"):
                end.check(scene.game)
