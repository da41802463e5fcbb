"""Learns the weights of the players from their own games.

    nice python -m tools.learn_weights_games --rounds 2 --minutes 10 --jobs 2 --out weights.json

Greedy players play against Automas of all levels, each game in a style of its own: the weights are grown and shrunk by
chance, so that positions of all kinds are met, and what pays is not only what one player made of it. After every own
turn the terms of the position are noted. A ridge regression of the final margin on them gives the weights of the next
round: what one of each is worth, in coins, at the end of a game and twenty turns before it. Factions, mats and levels
are allowed for beforehand, since no turn changes them. What a value then means for the end of a game is fitted by
``tools.fit_margins``. The seeds of the locked test games (see docs/players.md) are never played here.
"""

import argparse
import json
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maszyna.kernel.facts import read_data
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import margin
from maszyna.players.evaluation.weights import END, FILE, TEN_TURNS, load_weights
from maszyna.players.greedy import GreedyPlayer
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.terms.tempo import turns_left
from maszyna.players.terms.term_names import TERMS
from maszyna.players.terms.terms import terms
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 1_000_000  # locked test games are below
NODES = 80  # few, so that many games can be played
CLIPPED = 70.0  # coins: margins beyond this say no more
PENALTY = 300.0  # of the ridge, in positions
SWEEPS = 3000
SETTLED = 1e-5
BAD = {"idle_units", "threatened_workers", "threatened_resources", "threatened_units", "rival_score", "rival_stars"}
EITHER = {"after_move", "after_bolster", "after_trade", "after_produce"}
MATS = 7
LAST_TURNS = 3.0
Numbers = NDArray[np.floating[Any]]


class Notes:
    """The terms after own turns, how many turns were left, what the game was, and how it ended."""

    def __init__(self) -> None:
        self.terms: list[list[float]] = []
        self.left: list[float] = []
        self.kinds: list[tuple[int, int, int, int]] = []  # level, faction, mat, the Automa's faction
        self.margins: list[float] = []

    def add(self, other: "Notes") -> None:
        self.terms += other.terms
        self.left += other.left
        self.kinds += other.kinds
        self.margins += other.margins


def styled(begin: dict[str, Any], spread: float, chance: random.Random) -> dict[str, Any]:
    """A file of weights in a style of its own."""
    weights = {
        name: {half: value * math.exp(chance.gauss(0, spread)) for half, value in halves.items()}
        for name, halves in begin["weights"].items()
    }
    return begin | {"weights": weights}


def play(weights: dict[str, Any], seed: int, level: int) -> Notes:
    """One game, with the positions after every own turn."""
    game = new_game({"seats": [{}, {"player": "automa", "level": LEVELS[level]}]}, seed)
    [seat] = [index for index, one in enumerate(game.position.seats) if one.player == HUMAN]
    own, other = game.position.seats[seat], game.position.seats[1 - seat]
    player, chance = GreedyPlayer(seat_seed(seed, seat), load_weights(weights), NODES), deals(seed)
    notes = Notes()
    game.run_mode = BETWEEN_TURNS
    while not game.is_over():
        if game.asking is not None:
            game.apply(ask(player, game, chance))
            continue
        if game.turn.seat == seat:
            left = turns_left(game, seat)
            notes.terms.append(terms(game, seat, left))
            notes.left.append(left)
        game.begin_turn()
    notes.kinds = [(level, own.faction, own.mat, other.faction)] * len(notes.terms)
    notes.margins = [margin(game, seat)] * len(notes.terms)
    return notes


def collect(begins: list[dict[str, Any]], seed: int, minutes: float, spread: float) -> Notes:
    """Games for so long, each in the style of one of the files."""
    notes, chance, game = Notes(), random.Random(seed), 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        notes.add(play(styled(chance.choice(begins), spread, chance), seed + game, game % len(LEVELS)))
        game += 1
    return notes


def allowed_for(kinds: NDArray[np.int64], tens: Numbers) -> Numbers:
    """What is given in a game and no turn can change, at every stage of the game."""
    level, faction, mat, other = kinds.T
    sort = [np.eye(len(LEVELS))[level], np.eye(len(FACTIONS))[faction], np.eye(MATS)[mat], np.eye(len(FACTIONS))[other]]
    stage = tens[:, None]
    last = np.minimum(stage * 10, LAST_TURNS) / LAST_TURNS
    return np.concatenate([*sort, *[one * stage for one in sort], sort[0] * stage**2, sort[0] * last], axis=1)


def fit(notes: Notes) -> tuple[Numbers, float, float]:
    """The weights, then what part of the margins' variance they explain in games that were not used, and the mean."""
    tens = np.array(notes.left) / 10
    rows = np.array(notes.terms)
    margins = np.clip(np.array(notes.margins), -CLIPPED, CLIPPED)
    given = allowed_for(np.array(notes.kinds), tens)
    square = given.T @ given + 1e-3 * np.eye(given.shape[1])

    def without_given(values: Numbers) -> Numbers:
        found: Numbers = values - given @ np.linalg.solve(square, given.T @ values)
        return found

    stage = tens[:, None] / 2  # 0 at the end of a game, 1 twenty turns before it
    seen = without_given(np.concatenate([rows * (1 - stage), rows * stage], axis=1))
    wanted = without_given(margins)
    spread = seen.std(axis=0)
    seen = seen / np.where(spread > 0, spread, 1.0)
    most = len(margins) * 4 // 5
    nothing = np.zeros(seen.shape[1])
    rest = wanted[most:] - seen[most:] @ with_natural_signs(seen[:most], wanted[:most], nothing, PENALTY)
    explained = 1 - float((rest**2).sum() / (wanted[most:] ** 2).sum())
    worth = with_natural_signs(seen, wanted, nothing, PENALTY) / np.where(spread > 0, spread, np.inf)
    at_the_end, before = worth[: len(TERMS)], worth[len(TERMS) :]
    return np.concatenate([at_the_end, (before - at_the_end) / 2]), explained, float(margins.mean())


def with_natural_signs(seen: Numbers, wanted: Numbers, begin: Numbers, penalty: float) -> Numbers:
    """A ridge regression towards ``begin``, one number after the other, all columns of like size.

    What is good to have is never worth less than nothing.
    """
    signs = [-1 if name in BAD else 0 if name in EITHER else 1 for name in TERMS] * 2
    square = seen.T @ seen + penalty * np.eye(len(signs))
    reached = seen.T @ wanted + penalty * begin
    found = np.where(begin * np.array(signs) < 0, 0.0, begin)
    for _ in range(SWEEPS):
        before = found.copy()
        for number, sign in enumerate(signs):
            best = found[number] + (reached[number] - square[number] @ found) / square[number, number]
            found[number] = best if sign == 0 or best * sign > 0 else 0.0
        if np.abs(found - before).max() < SETTLED:
            break
    return found


def document(begin: dict[str, Any], learned: Numbers) -> dict[str, Any]:
    halves = zip(TERMS, learned[: len(TERMS)], learned[len(TERMS) :], strict=True)
    weights = {name: {END: round(float(end), 2), TEN_TURNS: round(float(ten), 2)} for name, end, ten in halves}
    return begin | {"weights": weights}


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--rounds", type=int, default=2)
    parse.add_argument("--minutes", type=float, default=10.0, help="of games in a round")
    parse.add_argument("--jobs", type=int, default=1)
    parse.add_argument("--spread", type=float, default=0.6, help="of the styles; a narrow one teaches less")
    parse.add_argument("--seed", type=int, default=FIRST_SEED)
    parse.add_argument("--begin", type=Path, nargs="*", default=[], help="files of weights to begin with")
    parse.add_argument("--out", type=Path, required=True)
    given = parse.parse_args()
    begins = [json.loads(file.read_text(encoding="utf-8")) for file in given.begin] or [
        read_data("maszyna.players", FILE)
    ]
    notes = Notes()
    for number in range(given.rounds):
        with ProcessPoolExecutor(given.jobs) as pool:
            seeds = [given.seed + (number * given.jobs + job) * FIRST_SEED for job in range(given.jobs)]
            waiting = [pool.submit(collect, begins, seed, given.minutes, given.spread) for seed in seeds]
            for one in waiting:
                notes.add(one.result())
        learned, explained, mean = fit(notes)
        begins = [*begins[-1:], document(begins[0], learned)]
        given.out.write_text(json.dumps(begins[-1], indent=2) + "\n", encoding="utf-8")
        told = (
            f"{len(notes.margins)} positions, mean margin {mean:.1f}, {100 * explained:.0f} % of the variance explained"
        )
        print(f"round {number + 1}: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
