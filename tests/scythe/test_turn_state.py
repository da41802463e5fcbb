"""What a game remembers of its turn, and of its combats for statistics."""

from tests.scythe.scene import Scene

from maszyna.scythe.play.combat.combat import count_combat
from maszyna.scythe.turn_state import MOST_COUNTED, NO_COMBATS, Turn, combats_of, one_more


def test_a_turn_begins_with_nothing_done() -> None:
    turn = Turn(1, [])
    assert [turn.top_taken, turn.bottom_taken, turn.stars_wait, turn.toka_used, turn.coercion_used] == [False] * 5
    assert (turn.seat, turn.moved, turn.by_shinobi, turn.driven_off, turn.trail) == (1, 0, 0, 0, [])


def test_each_seat_has_its_own_count() -> None:
    lanes = one_more(one_more(one_more(0, 0), 6), 6)
    assert [combats_of(lanes, seat) for seat in range(7)] == [1, 0, 0, 0, 0, 0, 2]


def test_a_full_count_stays_full_and_spills_into_no_other() -> None:
    lanes = 0
    for _ in range(MOST_COUNTED + 5):
        lanes = one_more(lanes, 1)
    assert [combats_of(lanes, seat) for seat in range(3)] == [0, MOST_COUNTED, 0]


def test_a_combat_is_counted_for_both_and_leaves_the_counts_of_copies_alone() -> None:
    game = Scene("saxony", "crimea").game
    assert game.combats is NO_COMBATS
    before = game.copy()
    count_combat(game, 1, 0, 37)
    count_combat(game, 1, 0, 40)
    assert [combats_of(game.combats.won, seat) for seat in (0, 1)] == [0, 2]
    assert [combats_of(game.combats.lost, seat) for seat in (0, 1)] == [2, 0]
    assert game.combats.places == 1 << 37 | 1 << 40
    assert before.combats is NO_COMBATS and NO_COMBATS.won == 0
    assert game.copy().combats is game.combats
