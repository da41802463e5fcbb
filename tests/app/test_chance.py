"""The chance in a combat: all totals together are certain, and what the Automa holds does not change it."""

from tests.app.asking import SOLO, Desk

from maszyna.app.scythe.chances import chance_view
from maszyna.kernel.packed_counts import packed_kind
from maszyna.scythe.automa.automa_combat import sums_of, totals_of
from maszyna.scythe.turn_state import Combat


def test_the_totals_are_certain_together_and_more_power_never_wins_less() -> None:
    desk = Desk()
    made = desk.new("scythe", SOLO)
    scythe = desk.record(made["id"]).game
    shares = totals_of(scythe, 0, 1)
    assert sum(shares.values()) == 1
    found = chance_view(scythe, Combat(43, [0, 1], [0, 0], [0, 0]), 0)
    assert found is not None
    wins = list(found["wins"].values())
    assert wins == sorted(wins)
    assert wins[-1] == 1.0


def test_what_the_automa_holds_is_not_known() -> None:
    desk = Desk()
    made = desk.new("scythe", SOLO)
    scythe = desk.record(made["id"]).game.copy()
    before = totals_of(scythe, 0, 1)
    scythe.position.seats[1].hand = packed_kind(3, 4)  # four cards of value 5 instead of those dealt
    assert totals_of(scythe, 0, 1) == before


def test_cards_are_drawn_without_putting_them_back() -> None:
    assert sums_of([1, 1, 0, 0], 2) == {5: 1}
