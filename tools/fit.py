"""Fits the weights of the players by regression: what the terms at the end of a turn say about the final margin.

    nice python -m tools.fit --games 1000 --rounds 3 --out weights.json

Each round plays games against Automas of all levels with slightly changed weights, so that positions differ, and notes
the terms after every own turn. The weights that foretell the margins best, kept near the ones before, play the next
round. The seeds of the locked test games (see docs/players.md) are never played here.
"""

import argparse
import json
import random
import time
from pathlib import Path

import numpy as np
from tools.tune import FIRST_SEED, write

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation import Evaluation, margin
from maszyna.players.greedy import GreedyPlayer
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.tempo import turns_left
from maszyna.players.term_names import TERMS
from maszyna.players.terms import terms
from maszyna.players.weights import load_weights, tuned
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

Vector = np.ndarray[tuple[int], np.dtype[np.float64]]
MOST_MARGIN = 50.0  # coins: a lost game is lost


def noted(evaluation: Evaluation, seed: int, level: str, nodes: int) -> tuple[list[list[float]], float, bool]:
    """The terms after each own turn of one game, the final margin, and whether it was won."""
    game = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed)
    [seat] = [index for index, one in enumerate(game.position.seats) if one.player == HUMAN]
    player, chance = GreedyPlayer(seat_seed(seed, seat), evaluation, nodes), deals(seed)
    game.run_mode = BETWEEN_TURNS
    found: list[list[float]] = []
    while not game.is_over():
        if game.asking is not None:
            game.apply(ask(player, game, chance))
            continue
        if game.turn.seat == seat:
            left = turns_left(game, seat)
            now = terms(game, seat, left)
            found.append(now + [amount * left / 10.0 for amount in now] + [1.0, left])
        game.begin_turn()
    return found, max(-MOST_MARGIN, min(MOST_MARGIN, margin(game, seat))), seat in game.winners()


def changed(own: Vector, size: float, chance: random.Random) -> Evaluation:
    drawn = [float(weight) + size * max(abs(float(weight)), 0.3) * chance.gauss(0.0, 1.0) for weight in own]
    return Evaluation(drawn[: len(TERMS)], drawn[len(TERMS) :])


def fitted(rows: list[list[float]], margins: list[float], own: Vector, pull: float) -> tuple[Vector, float]:
    """The weights nearest to the ones before that foretell the margins; the share of their variance explained."""
    values = np.array(rows)
    wanted = np.array(margins)
    scale = values.std(axis=0) + 1e-6
    scale[len(own) :] = 1.0
    before = np.concatenate([own, [0.0, 0.0]])
    left = wanted - values @ before
    scaled = values / scale
    held = np.diag([pull * len(wanted)] * len(own) + [1e-3, 1e-3])
    change = np.linalg.solve(scaled.T @ scaled + held, scaled.T @ left) / scale
    after = before + change
    explained = 1.0 - float(np.var(wanted - values @ after) / np.var(wanted))
    return after[: len(own)], explained


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--games", type=int, default=1000)
    parse.add_argument("--rounds", type=int, default=3)
    parse.add_argument("--nodes", type=int, default=200)
    parse.add_argument("--change", type=float, default=0.3, help="of the weights from game to game, in their own size")
    parse.add_argument("--pull", type=float, default=0.02, help="towards the weights before")
    parse.add_argument("--begin", help="a file of weights to begin with")
    parse.add_argument("--seed", type=int, default=FIRST_SEED)
    parse.add_argument("--out", required=True)
    given = parse.parse_args()
    begin = tuned()
    if given.begin:
        begin = load_weights(json.loads(Path(given.begin).read_text(encoding="utf-8")))
    own: Vector = np.array(begin.at_the_end + begin.in_ten_turns)
    seed, chance = given.seed, random.Random(given.seed)
    for number in range(1, given.rounds + 1):
        started = time.monotonic()
        rows: list[list[float]] = []
        margins: list[float] = []
        wins, whole = [0] * len(LEVELS), 0.0
        for game in range(given.games):
            level = game % len(LEVELS)
            found, final, won = noted(changed(own, given.change, chance), seed + game, LEVELS[level], given.nodes)
            rows += found
            margins += [final] * len(found)
            wins[level] += won
            whole += final
        seed += given.games
        own, explained = fitted(rows, margins, own, given.pull)
        write(given.out, list(own))
        shares = " / ".join(f"{100 * won * len(LEVELS) / given.games:.0f}" for won in wins)
        print(  # noqa: T201
            f"round {number}: won {shares} %, mean margin {whole / given.games:.1f}, "
            f"explained {100 * explained:.0f} % of the margins' variance, {time.monotonic() - started:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
