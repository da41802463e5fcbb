"""The search behind a hint keeps to its budget, in positions where whole turns are long, and still has an answer."""

import pytest

from maszyna.players import hint_search
from maszyna.players.evaluation.weights import tuned
from maszyna.players.hint_search import HintBudget, HintThinker
from maszyna.players.hints import hints
from maszyna.players.random_player import play_out, random_dice
from maszyna.players.search import SearchPlayer
from maszyna.players.turns.candidates import Outcome
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game

WIND: dict[str, object] = {
    "seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}, {"faction": "nordic"}],
    "airships": {},
    "resolution": "land_rush",
}
SETTINGS = {"candidates": 4, "turns": 2, "per_group": 1}


def late_game(seed: int) -> Scythe:
    """In the middle of a game with airships: a Move alone has thousands of ways."""
    game = new_game(WIND, seed)
    play_out(game, random_dice(seed), 60)
    assert not game.is_over()
    return game


@pytest.mark.parametrize("seed", [1, 2, 4])
@pytest.mark.parametrize("nodes", [1, 40, 700])
def test_no_action_is_tried_beyond_the_budget(nodes: int, seed: int) -> None:
    game = late_game(seed)
    budget = HintBudget(nodes, 0)
    found = HintThinker(SearchPlayer(1, tuned(), SETTINGS), budget).think(game.copy())
    assert budget.tried <= nodes
    assert found and all(candidate.outcomes for candidate in found)


def test_a_turn_is_compared_only_in_worlds_in_which_all_were_tried() -> None:
    for nodes in (600, 1200, 2400):
        thinker = HintThinker(SearchPlayer(1, tuned(), SETTINGS), HintBudget(nodes, 0))
        found = thinker.think(new_game(WIND, 3))
        assert len(found) > 1
        assert len({len(candidate.outcomes) for candidate in found}) == 1
        assert found == sorted(found, key=lambda candidate: -candidate.promise())


@pytest.mark.parametrize("tick", [1.0, 0.01])
def test_time_ends_the_search_as_well(monkeypatch: pytest.MonkeyPatch, tick: float) -> None:
    """By a clock that goes on with every look at it, past the end at once or slowly; there are legal turns anyway."""
    looks = iter(range(1_000_000))
    monkeypatch.setattr(hint_search, "process_time", lambda: next(looks) * tick)
    game = new_game(WIND, 3)
    found = hints(game, 1, ms=600)
    assert next(looks) < 80
    for hint in found:
        twin = game.copy()
        for action in hint.actions:
            twin.apply(action)
    assert found


def test_the_spread_counts_what_may_still_happen_after_the_last_turn_played_on() -> None:
    game = late_game(1)
    candidate = HintThinker(SearchPlayer(1, tuned(), SETTINGS), HintBudget(40, 0)).think(game)[0]
    candidate.outcomes = [Outcome(0.0, 1.0, 3.0), Outcome(0.0, 3.0, 5.0)]
    assert candidate.spread() == pytest.approx((2 + 17) ** 0.5)  # between the worlds, and the mean of the later ones
    candidate.outcomes = [Outcome(0.0, 7.0, 4.0)]
    assert candidate.spread() == 4
