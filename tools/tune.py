"""Tunes the weights of the players by play: an evolution strategy with paired seeds.

    nice python -m tools.tune --rounds 100 --out weights.json

In every round several pairs of opposite small changes play the same games against Automas of all levels; the weights
go where the better halves went. Fitness is the margin, flattened so that a close game counts most. The seeds of the
locked test games (see docs/players.md) are never played here.
"""

import argparse
import json
import math
import random
import time
from pathlib import Path

from maszyna.kernel.facts import read_data
from maszyna.players.by_name import NODES
from maszyna.players.evaluation import Evaluation, margin
from maszyna.players.greedy import GreedyPlayer
from maszyna.players.playing import deals, play_with, seat_seed
from maszyna.players.term_names import TERMS
from maszyna.players.weights import END, FILE, TEN_TURNS, load_weights, tuned
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 1_000_000  # locked test games are below
CLOSE = 25.0  # coins: margins beyond this count little more
STEADY = 0.9  # of the direction is kept from round to round
LEAST_SIZE = 0.3  # a weight of nothing may become something


def fitness(own: list[float], seed: int, level: str, nodes: int) -> tuple[float, float]:
    """One game of a greedy player with these weights: the flattened margin, and whether it was won."""
    game = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed)
    evaluation = Evaluation(own[: len(TERMS)], own[len(TERMS) :])
    players = [GreedyPlayer(seat_seed(seed, seat), evaluation, nodes) for seat in range(2)]
    play_with(game, list(players), deals(seed))
    [seat] = [index for index, one in enumerate(game.position.seats) if one.player == HUMAN]
    return math.tanh(margin(game, seat) / CLOSE), float(seat in game.winners())


def write(path: str, own: list[float]) -> None:
    """The weights as a data file for the package."""
    halves = zip(TERMS, own[: len(TERMS)], own[len(TERMS) :], strict=True)
    told = read_data("maszyna.players", FILE)
    told["weights"] = {name: {END: round(end, 3), TEN_TURNS: round(ten, 3)} for name, end, ten in halves}
    Path(path).write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--rounds", type=int, default=100)
    parse.add_argument("--pairs", type=int, default=10)
    parse.add_argument("--games", type=int, default=16, help="for each half of a pair")
    parse.add_argument("--nodes", type=int, default=NODES)
    parse.add_argument("--step", type=float, default=0.25, help="how much a weight is changed, in its own size")
    parse.add_argument("--rate", type=float, default=0.5)
    parse.add_argument("--levels", default=",".join(LEVELS))
    parse.add_argument("--begin", help="a file of weights to begin with")
    parse.add_argument("--seed", type=int, default=FIRST_SEED)
    parse.add_argument("--out", required=True)
    given = parse.parse_args()
    levels = given.levels.split(",")
    begin = tuned()
    if given.begin:
        begin = load_weights(json.loads(Path(given.begin).read_text(encoding="utf-8")))
    own = begin.at_the_end + begin.in_ten_turns
    sizes = [max(abs(weight), LEAST_SIZE) for weight in own]
    moving = [0.0] * len(own)
    chance = random.Random(given.seed)
    seed = given.seed
    started = time.monotonic()
    wins, played, mean = 0.0, 0, 0.0
    for number in range(1, given.rounds + 1):
        slope = [0.0] * len(own)
        for _ in range(given.pairs):
            change = [chance.gauss(0.0, 1.0) for _ in own]
            halves = []
            for sign in (1.0, -1.0):
                tried = [w + sign * given.step * size * c for w, size, c in zip(own, sizes, change, strict=True)]
                total = 0.0
                for game in range(given.games):
                    found, won = fitness(tried, seed + game, levels[game % len(levels)], given.nodes)
                    total += found
                    wins += won
                    played += 1
                halves.append(total / given.games)
            seed += given.games
            mean += halves[0] + halves[1]
            for term, c in enumerate(change):
                slope[term] += (halves[0] - halves[1]) / 2 * c / given.pairs
        for term in range(len(own)):
            moving[term] = STEADY * moving[term] + (1 - STEADY) * slope[term]
            own[term] += given.rate / given.step * sizes[term] * moving[term]
        if number % 5 == 0:
            left = (time.monotonic() - started) / number * (given.rounds - number)
            print(  # noqa: T201
                f"{number}/{given.rounds}: fitness {mean / (10 * given.pairs):.3f}, won {100 * wins / played:.1f} %, "
                f"{left / 60:.0f} min left",
                flush=True,
            )
            wins, played, mean = 0.0, 0, 0.0
            write(given.out, own)


if __name__ == "__main__":
    main()
