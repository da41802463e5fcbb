"""Learns the players' network from their own games.

    nice python -m tools.learn_network --rounds 3 --minutes 8 --jobs 2 --out network.json

Every round plays games with the network so far (``tools.network_games``) and fits a new one to the games of all rounds:
what is to be added, after an own turn, to the margin that the terms expect. What a position is worth is half what the
network says of the next one and half what came after that, down to the true margin of the last (temporal differences,
lambda 0.5), and this is asked again before every pass: the end of a single game deviates by 13 coins, the next
position by five. Weights are kept small, so that what is seldom seen says little.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tools.fit_margins import weights_of
from tools.network_games import Numbers, Rows, collect

from maszyna.kernel.facts import read_data
from maszyna.players.facts.position_facts import INPUTS, SIZES
from maszyna.players.model.network_file import FILE, ZERO

FIRST_SEED = 100_000_000  # locked test games are below a million
UNITS = 32  # of one network
NETWORKS = 2  # are learned from the same games and averaged: what only one of them believes counts half
PASSES = 14
LAMBDA = 0.5
DECAY = 1e-2
RATE = 2e-3
BATCH = 1024
CLIPPED = 70.0  # coins: margins beyond this say no more
TENS = 10.0  # the network counts in tens of coins while it learns
STEPS = 512  # of one, in which weights are written
MOST_BYTE = 127
CHECKED = 20  # one game of so many is left out to check
MOMENTS = (0.9, 0.999)


class Learner:
    """One hidden layer, and Adam."""

    def __init__(self, chance: np.random.Generator) -> None:
        self.facts = (chance.normal(size=(INPUTS, UNITS)) * 0.03).astype(np.float32)
        self.start = np.full(UNITS, 0.1, np.float32)
        self.output_weights = (chance.normal(size=UNITS) * 0.9 / np.sqrt(UNITS)).astype(np.float32)
        self.offset = np.zeros(1, np.float32)
        self.numbers = [self.facts, self.start, self.output_weights, self.offset]
        self.first = [np.zeros_like(one) for one in self.numbers]
        self.second = [np.zeros_like(one) for one in self.numbers]
        self.steps = 0

    def output(self, seen: NDArray[np.uint8]) -> Numbers:
        found: Numbers = (
            np.maximum(seen.astype(np.float32) @ self.facts + self.start, 0) @ self.output_weights + self.offset
        )
        return found

    def learn(self, seen: NDArray[np.uint8], wanted: Numbers, rate: float) -> None:
        """One step down the squared error of a batch."""
        told = seen.astype(np.float32)
        units = told @ self.facts + self.start
        active = np.maximum(units, 0)
        error = 2 * (active @ self.output_weights + self.offset - wanted) / len(wanted)
        back = np.outer(error, self.output_weights) * (units > 0)
        gradients = [told.T @ back + DECAY * self.facts, back.sum(axis=0), active.T @ error, error.sum(keepdims=True)]
        self.steps += 1
        for number, gradient in enumerate(gradients):
            self.first[number] += (1 - MOMENTS[0]) * (gradient - self.first[number])
            self.second[number] += (1 - MOMENTS[1]) * (gradient * gradient - self.second[number])
            mean = self.first[number] / (1 - MOMENTS[0] ** self.steps)
            spread = np.sqrt(self.second[number] / (1 - MOMENTS[1] ** self.steps))
            self.numbers[number] -= rate * mean / (spread + 1e-8)


def as_table(rows: Rows) -> NDArray[np.uint8]:
    """A column for every fact: how often it stands there."""
    table = np.zeros((len(rows.facts), INPUTS), np.uint8)
    lines = np.repeat(np.arange(len(rows.facts)), [len(one) for one in rows.facts])
    np.add.at(table, (lines, np.concatenate(rows.facts).astype(np.int64)), 1)
    return table


def returns(margins: Numbers, expected: Numbers, games: NDArray[np.int64]) -> Numbers:
    """What each position is worth by those that followed it in its game."""
    found = margins.copy()
    for row in np.flatnonzero(games[1:] == games[:-1])[::-1]:
        found[row] = (1 - LAMBDA) * expected[row + 1] + LAMBDA * found[row + 1]
    return found


def fit(rows: Rows, seed: int) -> tuple[Learner, float, float]:
    """A network, then how far games that were left out deviated from the terms alone, and from both."""
    chance = np.random.default_rng(seed)
    table, games, terms_say = as_table(rows), np.array(rows.games), np.array(rows.terms_say, np.float32)
    margins = np.clip(np.array(rows.margins, np.float32), -CLIPPED, CLIPPED)
    used, left_out = np.flatnonzero(games % CHECKED), np.flatnonzero(games % CHECKED == 0)
    learner = Learner(chance)
    expected: Numbers = terms_say
    batches = len(used) // BATCH
    for number in range(PASSES):
        wanted = (returns(margins, expected, games) - terms_say) / TENS
        chance.shuffle(used)
        for batch in range(batches):
            which = used[batch * BATCH : (batch + 1) * BATCH]
            done = (number * batches + batch) / (PASSES * batches)
            learner.learn(table[which], wanted[which], RATE * (1 + float(np.cos(np.pi * done))) / 2)
        expected = terms_say + TENS * np.concatenate([learner.output(part) for part in np.array_split(table, 100)])
    missed = [margins[left_out] - terms_say[left_out], margins[left_out] - expected[left_out]]
    before, after = (float(np.sqrt(np.mean(one**2))) for one in missed)
    return learner, before, after


def document(begin: dict[str, Any], learners: list[Learner]) -> dict[str, Any]:
    """The mean of networks as a file, in whole steps."""
    rows = np.concatenate([one.facts for one in learners], axis=1)
    steps = np.clip(np.round(rows * STEPS), -MOST_BYTE, MOST_BYTE).astype(int) + ZERO
    written = [bytes(row.tolist()).hex() for row in steps]
    facts, first = {}, 0
    for kind, size in SIZES.items():
        facts[kind] = written[first : first + size]
        first += size
    output_weights = np.concatenate([one.output_weights for one in learners]) / len(learners)
    return begin | {
        "start": [round(float(one) * STEPS) for learner in learners for one in learner.start],
        "output_weights": [round(float(one) * TENS / STEPS, 7) for one in output_weights],
        "offset": round(float(np.mean([one.offset for one in learners])) * TENS, 4),
        "facts": facts,
    }


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--rounds", type=int, default=3)
    parse.add_argument("--minutes", type=float, default=8.0, help="of games in a round")
    parse.add_argument("--jobs", type=int, default=1)
    parse.add_argument("--seed", type=int, default=FIRST_SEED)
    parse.add_argument("--begin", type=Path, help="a file of a network, instead of the package's")
    parse.add_argument("--out", type=Path, required=True)
    given = parse.parse_args()
    weights = weights_of(None)
    network = json.loads(given.begin.read_text(encoding="utf-8")) if given.begin else read_data("maszyna.players", FILE)
    rows = Rows()
    for number in range(given.rounds):
        with ProcessPoolExecutor(given.jobs) as pool:
            seeds = [given.seed + 1_000_000 * (number * given.jobs + job) for job in range(given.jobs)]
            for one in [pool.submit(collect, weights, network, seed, given.minutes) for seed in seeds]:
                rows.add(one.result())
        fitted = [fit(rows, seed) for seed in range(NETWORKS)]
        network = document(network, [learner for learner, _, _ in fitted])
        given.out.write_text(json.dumps(network, indent=1) + "\n", encoding="utf-8")
        told = f"{len(set(rows.games))} games, {len(rows.facts)} positions"
        [(_, before, after), *_] = fitted
        deviation = f"they deviate by {before:.2f} coins, with a network by {after:.2f}"
        print(f"round {number + 1}: {told}; {deviation}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
