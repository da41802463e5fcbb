"""A policy practises: it plays games of its own, and every round goes the way they say (rounds.py).

What was learned, and the state of learning, stand in one file after every few rounds; from there it goes on.
"""

import csv
from collections import defaultdict
from pathlib import Path

import numpy as np
from tools.learn.games import Ended, Tables
from tools.learn.jobs import Jobs
from tools.learn.model import Adam, Batch, Model, Numbers, shortened
from tools.learn.model_file import document
from tools.learn.rounds import Round, advantages, gradients, judged, play_round

from maszyna.players.model.learned import load_learned

GAMES = 256  # side by side, over all jobs
STEPS = 64  # choices in every game, in a round
STEPS_AT_ONCE = 8
PASSES = 2  # over the steps of a round
RATE = 4e-4  # in the beginning; a tenth of it in the end
WARMED = 20  # rounds in which the rate rises from nothing
ENCOURAGED = 0.4  # of all rounds: so long what is built up counts coins, less and less
ENTROPY = 0.01  # what open choices count in the beginning; three tenths of it in the end
MOST_SLOPE = 0.5
LEAST_SPREAD = 1e-5
SEEDS_A_ROUND = 1000  # more than any round needs
NOTED = 20  # rounds between two lines of the curve
CURVE = ["rounds", "kind", "games", "margin", "won"]


class Practice:
    """A model that learns, the games of one job, and how far it has come."""

    def __init__(self, model: Model, seed: int, rounds: int, games: int = GAMES, steps: int = STEPS) -> None:
        self.model = model
        self.adam = Adam(model, LEAST_SPREAD)
        self.seed = seed
        self.steps = steps
        self.games = games
        self.most = rounds
        self.done = 0

    def begin(self, jobs: Jobs, job: int) -> None:
        """Sit down at the tables of a job; no game that was played before is played again."""
        self.jobs, self.job = jobs, job
        self.chance = np.random.default_rng([self.seed, self.done, job])
        seed = self.seed + self.done * SEEDS_A_ROUND + job
        others = load_learned(document(self.model)).policy
        self.tables = Tables(self.games // jobs.number, seed, others, jobs.number)

    def round(self) -> list[Ended]:
        """Play and learn; the games that ended."""
        part = self.done / self.most
        self.done += 1
        self.tables.encouragement = max(0.0, 1 - part / ENCOURAGED)
        played = play_round(self.model, self.tables, self.steps, self.chance)
        self.learn(played, RATE * (1 - 0.9 * part) * min(1.0, self.done / WARMED), ENTROPY * (1 - 0.7 * part))
        return played.ended

    def learn(self, played: Round, rate: float, entropy_share: float) -> None:
        both = advantages(played)
        gains, worth = evened(both.sum(axis=2)), both + played.values
        for _ in range(PASSES):
            order = self.chance.permutation(self.steps)
            for first in range(0, self.steps, STEPS_AT_ONCE):
                which = order[first : first + STEPS_AT_ONCE]
                batch = Batch([played.asked[step] for step in which])
                own = gradients(self.model, batch, judged(played, gains, worth, which), entropy_share)
                self.adam.step(shortened(self.jobs.mean(self.job, own.numbers), MOST_SLOPE), rate)

    def refresh_others(self) -> None:
        """From now on people in new games play by what is known by now."""
        self.tables.others = load_learned(document(self.model)).policy

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part.npz")
        adam = self.adam
        np.savez(
            part, numbers=self.model.numbers, first=adam.first, second=adam.second,
            counts=np.array([adam.steps, self.done]),
        )  # fmt: skip
        part.replace(path)


def evened(gains: Numbers) -> Numbers:
    """Gains around nothing, of a deviation of one."""
    found: Numbers = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
    return found


def resumed(model: Model, path: Path, rounds: int, seed: int) -> Practice:
    """Practice as it was saved, with new games; or from the start, if none was."""
    practice = Practice(model, seed, rounds)
    if path.exists():
        with np.load(path) as saved:
            model.numbers[:] = saved["numbers"]
            practice.adam.first[:], practice.adam.second[:] = saved["first"], saved["second"]
            practice.adam.steps, practice.done = saved["counts"].tolist()
    return practice


def practise(practice: Practice, state: Path, curve: Path, number: int = 1) -> None:
    """All rounds that are left, in so many jobs; the curve has a line for every kind of game."""
    jobs = Jobs(number, len(practice.model.numbers))

    def work(job: int) -> None:
        practice.begin(jobs, job)
        ended: list[Ended] = []
        while practice.done < practice.most:
            ended += practice.round()
            if practice.done % NOTED == 0 or practice.done == practice.most:
                ended = jobs.gathered(job, ended)
                if not job:
                    note(practice.done, ended, curve)
                    practice.save(state)
                ended = []
                practice.refresh_others()

    jobs.run(work)


def note(done: int, ended: list[Ended], curve: Path) -> None:
    is_new = not curve.exists()
    by_kind: dict[str, list[Ended]] = defaultdict(list)
    for one in ended:
        by_kind[one.kind].append(one)
    with curve.open("a", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        if is_new:
            lines.writerow(CURVE)
        for kind, games in sorted(by_kind.items()):
            margin = sum(one.margin for one in games) / len(games)
            won = sum(one.won for one in games) / len(games)
            lines.writerow([done, kind, len(games), f"{margin:.1f}", f"{won:.3f}"])
