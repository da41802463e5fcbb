"""Jobs that learn one policy together: each has games of its own, and all go the same way.

Whatever a job finds in its games it shares with the others, so that all reckon with the same numbers.
"""

from threading import Barrier

import numpy as np
from tools.policy_games import Ended, Tables
from tools.policy_model import Adam, Batch, Model, Numbers, shortened
from tools.policy_rounds import Round, advantages, gradients, judged, play_round

GAMES = 256  # of a job, side by side
STEPS = 64  # choices in every game, in a round
STEPS_AT_ONCE = 8
PASSES = 2  # over the steps of a round
RATE = 4e-4  # in the beginning; a tenth of it in the end
WARMED = 20  # rounds in which the rate rises from nothing
ENTROPY = 0.01  # what open choices count in the beginning; three tenths of it in the end
MOST_SLOPE = 0.5
LEAST_SPREAD = 1e-5
SEEDS_APART = 100_000_000  # those of two jobs
PATIENCE = 600.0  # seconds a job waits for the others


class Shared:
    """What one job tells all the others: every job has a row of numbers that all can read."""

    def __init__(self, rows: Numbers, job: int, barrier: Barrier) -> None:
        self.rows = rows
        self.job = job
        self.barrier = barrier

    def all(self, own: Numbers) -> Numbers:
        """What every job says, one after the other: the same in all jobs."""
        self.rows[self.job, : len(own)] = own
        self.barrier.wait(PATIENCE)
        found = self.rows[:, : len(own)].copy()
        self.barrier.wait(PATIENCE)
        return found

    def mean(self, own: Numbers) -> Numbers:
        found: Numbers = self.all(own).mean(axis=0)
        return found


class Learner:
    """One job: its games, and the policy it shares with the others."""

    def __init__(self, model: Model, shared: Shared, seed: int, games: int = GAMES, steps: int = STEPS) -> None:
        self.model = model
        self.shared = shared
        self.adam = Adam(model, LEAST_SPREAD)
        self.tables = Tables(games, seed + shared.job * SEEDS_APART)
        self.chance = np.random.default_rng(seed + shared.job)
        self.steps = steps
        self.rounds = 0

    def round(self, done: float) -> list[Ended]:
        """Play and learn, with this share of the time gone; the games that ended."""
        self.rounds += 1
        played = play_round(self.model, self.tables, self.steps, self.chance)
        self.learn(played, RATE * (1 - 0.9 * done) * min(1.0, self.rounds / WARMED), ENTROPY * (1 - 0.7 * done))
        return played.ended

    def learn(self, played: Round, rate: float, entropy_share: float) -> None:
        both = advantages(played)
        gains, worth = both.sum(axis=2), both + played.values
        gains = evened(gains, self.shared)
        for _ in range(PASSES):
            order = self.chance.permutation(self.steps)
            for first in range(0, self.steps, STEPS_AT_ONCE):
                which = order[first : first + STEPS_AT_ONCE]
                batch = Batch([played.asked[step] for step in which])
                own = gradients(self.model, batch, judged(played, gains, worth, which), entropy_share)
                self.adam.step(shortened(self.shared.mean(own.numbers), MOST_SLOPE), rate)


def evened(gains: Numbers, shared: Shared) -> Numbers:
    """Gains around nothing, as large as those of all jobs are on the whole."""
    mean, square = shared.mean(np.array([gains.mean(), (gains**2).mean()], np.float32))
    found: Numbers = (gains - mean) / (np.sqrt(max(np.float32(0), square - mean**2)) + np.float32(1e-6))
    return found
