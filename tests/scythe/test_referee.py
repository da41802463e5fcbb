"""Random games under the referee, and the referee under test: it must see what is wrong."""

from collections import Counter

import pytest
from tests.scythe.ledger import Ledger
from tests.scythe.referee import play, play_many
from tests.scythe.violation import Violation
from tests.scythe.watching import Watch

from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import packed_kind
from maszyna.scythe import events as told
from maszyna.scythe.ids import POWER, STAR_COMBAT
from maszyna.scythe.setup.new_game import new_game

BATCHES = 14
GAMES = 5


@pytest.mark.parametrize("first", range(0, BATCHES * GAMES, GAMES))
def test_random_games_break_no_rule(first: int) -> None:
    taken, seen, violations = play_many(first, GAMES)
    assert not violations
    assert taken > 500
    assert seen["event game_ended"] == GAMES


def test_the_games_differ() -> None:
    assert len({play(seed, Counter()) for seed in range(7, 12)}) > 1


def test_the_referee_sees_coins_from_nowhere() -> None:
    game = new_game({"seats": 2}, 1)
    game.log = []
    ledger = Ledger(game)
    ledger.follow(game)
    game.position.seats[0].coins += 1
    with pytest.raises(Violation, match="unreported"):
        ledger.follow(game)


OPTIONS = {"reveal_before_move": True, "all_moves": True}
SEATS = [
    {"faction": "crimea"},
    {"faction": "nordic"},
    {"faction": "rusviet"},
    {"player": "automa", "faction": "saxony"},
]
MOVED = Event(told.AUTOMA_GROUP, 3, 1, 0, 0)
HARMLESS = Event(told.AUTOMA_REVEALED, 3, 2, 0, 0)
STOPPED = Event(told.AUTOMA_STOPPED, 3, 5, 1, 0)
WON = [Event(told.COMBAT_BEGAN, 2, 37, 3, 0), Event(told.COMBAT_WON, 3, 37, 2, 0)]
LAID = [WON[0], Event(told.COMBAT_WON, 2, 37, 3, 0), Event(told.RESOURCES_LEFT, 2, 0, 4, 37)]
ENDED = [Event(told.STAR_PLACED, 2, STAR_COMBAT, 6, 0), Event(told.GAME_ENDED, 2, 6, 0, 0)]
PAID = [Event(told.RECRUIT_BONUS, seat, 0, 0, 0) for seat in (0, 2)]
SERVED = [PAID[0], Event(told.GAINED, 0, POWER, 16, 0), PAID[1]]


@pytest.mark.parametrize(
    ("log", "problem"),
    [
        ([MOVED], "moved without a card"),
        ([HARMLESS, MOVED, MOVED], "moved without a card"),
        ([HARMLESS, HARMLESS], "two cards"),
        ([STOPPED, HARMLESS, MOVED], "that was stopped"),
        ([Event(told.AUTOMA_REVEALED, 3, 4, 0, 0)], "stopped nothing"),
        ([Event(told.AUTOMA_STOPPED, 3, 3, 1, 0)], "a 2 or 3"),
        (WON, "outlived"),
        ([*LAID, *ENDED], "before the star of a conquest"),
        ([*ENDED, HARMLESS], "after the end"),
        (SERVED, "served before"),
    ],
)
def test_the_referee_watches_the_events(log: list[Event], problem: str) -> None:
    setup: dict[str, object] = {"seats": SEATS, "options": OPTIONS}
    game = new_game(setup, 1)
    for seat in game.position.seats:
        seat.power = 0
    watch = Watch(game, setup)
    watch.active = 1
    game.position.resources[37] = packed_kind(0, 1)
    game.log = log
    with pytest.raises(Violation, match=problem):
        watch.follow()


def test_the_referee_lets_pass_what_is_right() -> None:
    setup: dict[str, object] = {"seats": SEATS, "options": OPTIONS, "rulings": {"R12": "stay"}}
    game = new_game(setup, 1)
    watch = Watch(game, setup)
    game.position.resources[37] = packed_kind(0, 1)
    game.log = [HARMLESS, MOVED, HARMLESS, MOVED, STOPPED, *WON, *LAID]
    watch.follow()
    # A person conquers a place, and in the Automa's next turn loses it: the star there is that combat's.
    star = Event(told.STAR_PLACED, 3, STAR_COMBAT, 5, 0)
    game.position.resources[37] = 0
    game.log = [*LAID, Event(told.COMBAT_BEGAN, 3, 37, 2, 0), Event(told.COMBAT_WON, 3, 37, 2, 0), star]
    watch.follow()


def test_cargo_of_a_beaten_airship_may_lie_where_an_automa_has_won() -> None:
    """W6.6: a fight of airships takes no territory, so nothing of its cargo is removed (A17); what lay there is."""
    setup: dict[str, object] = {"seats": SEATS}
    game = new_game(setup, 1)
    in_the_air = [Event(told.AIR_COMBAT_BEGAN, 3, 37, 2, 0), Event(told.COMBAT_WON, 3, 37, 2, 0)]
    unloaded = Event(told.AIRSHIP_UNLOADED, 2, 0, 2, 37)
    for lying, clean in ((2, True), (3, False)):
        watch = Watch(game, setup)
        game.position.resources[37] = packed_kind(0, lying)
        game.log = [*WON, *in_the_air, unloaded]
        if clean:
            watch.follow()
            continue
        with pytest.raises(Violation, match="outlived"):
            watch.follow()
