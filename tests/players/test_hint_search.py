"""The search behind a hint keeps to its budget, in positions where whole turns are long, and still has an answer."""

import pytest

from maszyna.kernel.dice import dice
from maszyna.players.hint_search import turns_for_hint
from maszyna.players.hints import hints
from maszyna.players.model.learned import learned
from maszyna.players.random_player import play_out, random_dice
from maszyna.players.turns import halving
from maszyna.players.turns.halving import Candidate, Outcome, SearchBudget
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game

WIND: dict[str, object] = {
    "seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}, {"faction": "nordic"}],
    "airships": {},
    "resolution": "land_rush",
}
CANDIDATES, TURNS = 4, 2


def think(game: Scythe, budget: SearchBudget) -> list[Candidate]:
    return turns_for_hint(game, learned(), dice(1, ["test"]), budget, CANDIDATES, TURNS)


def strict(nodes: int) -> SearchBudget:
    return SearchBudget(nodes, 0, strict=True)


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
    budget = strict(nodes)
    found = think(game.copy(), budget)
    assert budget.tried <= nodes
    assert found and all(candidate.outcomes for candidate in found)


def test_a_turn_is_compared_only_in_worlds_in_which_all_were_tried() -> None:
    for nodes in (1200, 2400):
        found = think(new_game(WIND, 3), strict(nodes))
        last = [candidate for candidate in found if len(candidate.outcomes) == len(found[0].outcomes)]
        assert len(last) >= min(4, len(found)) > 1  # those that were never dropped come first
        assert found[: len(last)] == sorted(last, key=lambda candidate: -candidate.promise())


@pytest.mark.parametrize("tick", [1.0, 0.01])
def test_time_ends_the_search_as_well(monkeypatch: pytest.MonkeyPatch, tick: float) -> None:
    """By a clock that goes on with every look at it, past the end at once or slowly; there are legal turns anyway."""
    looks = iter(range(1_000_000))
    monkeypatch.setattr(halving, "process_time", lambda: next(looks) * tick)
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
    candidate = think(game, strict(40))[0]
    candidate.outcomes = [Outcome(0.0, 1.0, 3.0), Outcome(0.0, 3.0, 5.0)]
    assert candidate.spread() == pytest.approx((2 + 17) ** 0.5)  # between the worlds, and the mean of the later ones
    candidate.outcomes = [Outcome(0.0, 7.0, 4.0)]
    assert candidate.spread() == 4
