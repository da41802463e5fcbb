"""Learning the network: what a position is worth by those after it, and that the file says what was learned."""

import numpy as np
import pytest
from tools.learn_network import BATCH, TENS, Learner, as_table, document, returns
from tools.network_games import Rows, collect

from maszyna.kernel.facts import read_data
from maszyna.players.facts.position_facts import INPUTS
from maszyna.players.model.network_file import FILE, load_network


def test_a_position_is_worth_half_the_next_and_half_what_came_after() -> None:
    margins = np.array([8.0, 8.0, 8.0, -4.0, -4.0])
    expected = np.array([100.0, 20.0, 10.0, 100.0, 6.0])
    games = np.array([1, 1, 1, 2, 2])
    assert returns(margins, expected, games).tolist() == [14.5, 9.0, 8.0, 1.0, -4.0]


def test_the_file_says_what_was_learned() -> None:
    chance = np.random.default_rng(5)
    learners = [Learner(chance), Learner(chance)]
    learners[1].offset[:] = 0.3
    network = load_network(document(read_data("maszyna.players", FILE), learners))
    for _ in range(20):
        told = chance.choice(INPUTS, 90).tolist()
        rows = Rows()
        rows.facts = [np.array(told, np.uint16)]
        learned = TENS * np.mean([learner.output(as_table(rows))[0] for learner in learners])
        assert network.output(told) == pytest.approx(float(learned), abs=0.3)


def test_a_learner_comes_nearer_to_what_is_wanted() -> None:
    chance = np.random.default_rng(6)
    seen = (chance.random((BATCH, INPUTS)) < 0.1).astype(np.uint8)
    wanted = seen[:, :5].sum(axis=1) - 2.0 * seen[:, 7]
    learner = Learner(chance)
    before = float(np.mean((learner.output(seen) - wanted) ** 2))
    for _ in range(60):
        learner.learn(seen, wanted, 2e-3)
    assert float(np.mean((learner.output(seen) - wanted) ** 2)) < before / 4


def test_games_are_noted_after_own_turns() -> None:
    weights, network = (read_data("maszyna.players", name) for name in ("weights.json", FILE))
    rows = collect(weights, network, 70_000_000, 1 / 6000)  # one game
    assert set(rows.games) == {70_000_000} and len(set(rows.margins)) == 1
    assert 1 <= len(rows.facts) == len(rows.terms_say) == len(rows.games) == len(rows.margins) <= 40
