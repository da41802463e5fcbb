"""A policy practises: it plays games of its own, and every round goes the way they say (rounds.py).

What was learned, and the state of learning, stand in one file after every few rounds; from there it goes on.
"""

import csv
from collections import defaultdict
from pathlib import Path

import numpy as np
from tools.learn.games import Ended, Tables
from tools.learn.model import Adam, Batch, Model, Numbers, shortened
from tools.learn.model_file import document
from tools.learn.rounds import Round, advantages, gradients, judged, play_round

from maszyna.players.model.learned import load_learned

GAMES = 256  # side by side
STEPS = 64  # choices in every game, in a round
STEPS_AT_ONCE = 8
PASSES = 2  # over the steps of a round
RATE = 4e-4  # in the beginning; a tenth of it in the end
WARMED = 20  # rounds in which the rate rises from nothing
ENTROPY = 0.01  # what open choices count in the beginning; three tenths of it in the end
MOST_SLOPE = 0.5
LEAST_SPREAD = 1e-5
NOTED = 20  # rounds between two lines of the curve
CURVE = ["rounds", "kind", "games", "margin", "won"]


class Practice:
    """A model that learns, its games, and how far it has come."""

    def __init__(self, model: Model, seed: int, rounds: int, games: int = GAMES, steps: int = STEPS) -> None:
        self.model = model
        self.adam = Adam(model, LEAST_SPREAD)
        self.chance = np.random.default_rng(seed)
        self.steps = steps
        self.most = rounds
        self.done = 0
        self.tables = Tables(games, seed, load_learned(document(model)).policy)

    def round(self) -> list[Ended]:
        """Play and learn; the games that ended."""
        part = self.done / self.most
        self.done += 1
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
                self.adam.step(shortened(own.numbers, MOST_SLOPE), rate)

    def refresh_others(self) -> None:
        """From now on people in new games play by what is known by now."""
        self.tables.others = load_learned(document(self.model)).policy

    def save(self, path: Path) -> None:
        part = path.with_suffix(".part.npz")
        adam = self.adam
        np.savez(
            part, numbers=self.model.numbers, first=adam.first, second=adam.second,
            counts=np.array([adam.steps, self.done, self.tables.seed]),
        )  # fmt: skip
        part.replace(path)


def evened(gains: Numbers) -> Numbers:
    """Gains around nothing, of a deviation of one."""
    found: Numbers = (gains - gains.mean()) / (gains.std() + np.float32(1e-6))
    return found


def resumed(model: Model, path: Path, rounds: int, seed: int) -> Practice:
    """Practice as it was saved, with new games; or from the start, if none was."""
    if not path.exists():
        return Practice(model, seed, rounds)
    with np.load(path) as saved:
        model.numbers[:] = saved["numbers"]
        steps, done, next_seed = saved["counts"].tolist()
        practice = Practice(model, next_seed, rounds)
        practice.adam.first[:], practice.adam.second[:], practice.adam.steps = saved["first"], saved["second"], steps
        practice.done = done
    return practice


def practise(practice: Practice, state: Path, curve: Path) -> None:
    """All rounds that are left; the curve has a line for every kind of game."""
    ended: dict[str, list[Ended]] = defaultdict(list)
    while practice.done < practice.most:
        for one in practice.round():
            ended[one.kind].append(one)
        if practice.done % NOTED == 0 or practice.done == practice.most:
            note(practice.done, ended, curve)
            ended.clear()
            practice.refresh_others()
            practice.save(state)


def note(done: int, ended: dict[str, list[Ended]], curve: Path) -> None:
    is_new = not curve.exists()
    with curve.open("a", newline="", encoding="utf-8") as file:
        lines = csv.writer(file)
        if is_new:
            lines.writerow(CURVE)
        for kind, games in sorted(ended.items()):
            margin = sum(one.margin for one in games) / len(games)
            won = sum(one.won for one in games) / len(games)
            lines.writerow([done, kind, len(games), f"{margin:.1f}", f"{won:.3f}"])
