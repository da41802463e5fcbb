"""Tunes the weights of the players by play: an evolution strategy over groups of weights, with paired seeds.

    nice python -m tools.tune --minutes 30 --out weights.json

The weights of a family (all upgrades, all recruits ...) grow or shrink together, which spares games. In every round
several pairs of opposite changes play the same games against Automas of all levels; the scales go where the better
halves went. Fitness is the margin, flattened so that a close game counts most. The seeds of the locked test games (see
docs/players.md) are never played here.
"""

import argparse
import json
import math
import random
import time
from pathlib import Path
from typing import Any

from maszyna.kernel.facts import read_data
from maszyna.players.evaluation import Evaluation, margin
from maszyna.players.greedy import GreedyPlayer
from maszyna.players.playing import deals, play_with, seat_seed
from maszyna.players.weights import END, FILE, TEN_TURNS, load_weights
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 1_000_000  # locked test games are below
CLOSE = 40.0  # coins: margins beyond this count little more
STEADY = 0.9  # of the direction is kept from round to round
NODES = 100  # few, so that many games can be played
BOTH = (END, TEN_TURNS)
TOLD = 10  # groups that have moved most
FAMILIES = (
    ("more_units", "more_coins", "more_power", "more_cards", "more_popularity", "more_territories"),
    ("power_recruit", "coin_recruit", "popularity_recruit", "card_recruit"),
    ("mine", "monument", "armory", "mill"),
    ("threatened_workers", "threatened_resources", "threatened_units"),
)
KEPT = ("coins", "rival_score")  # the measure of the others
Group = list[tuple[str, str]]


def groups_of(weights: dict[str, Any]) -> list[Group]:
    """What grows or shrinks together: a family in one half of the weights, or a single one that is not 0."""
    found: list[Group] = []
    for half in BOTH:
        for family in FAMILIES:
            found.append([(name, half) for name in family])
        alone = [name for name in weights if name not in KEPT and not any(name in family for family in FAMILIES)]
        found += [[(name, half)] for name in alone if weights[name][half]]
    return found


def scaled(begin: dict[str, Any], groups: list[Group], scales: list[float]) -> dict[str, Any]:
    """A file of weights in which each group has grown by the exponential of its scale."""
    weights = {name: dict(halves) for name, halves in begin["weights"].items()}
    for group, scale in zip(groups, scales, strict=True):
        for name, half in group:
            weights[name][half] = round(weights[name][half] * math.exp(scale), 3)
    return begin | {"weights": weights}


def play(evaluation: Evaluation, seed: int, level: str) -> tuple[float, bool]:
    """The margin of one game of a greedy player, and whether it was won."""
    game = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed)
    players = [GreedyPlayer(seat_seed(seed, seat), evaluation, NODES) for seat in range(2)]
    play_with(game, list(players), deals(seed))
    [seat] = [index for index, one in enumerate(game.position.seats) if one.player == HUMAN]
    return margin(game, seat), seat in game.winners()


class Tally:
    """Margins and wins since the last line that was told."""

    def __init__(self) -> None:
        self.games, self.margins, self.won = 0, 0.0, 0

    def fitness(self, weights: dict[str, Any], seed: int, games: int) -> float:
        evaluation, whole = load_weights(weights), 0.0
        for game in range(games):
            found, won = play(evaluation, seed + game, LEVELS[game % len(LEVELS)])
            whole += CLOSE * math.tanh(found / CLOSE)
            self.games, self.margins, self.won = self.games + 1, self.margins + found, self.won + won
        return whole / games

    def line(self) -> str:
        return (
            f"{self.games} games, mean margin {self.margins / self.games:.1f}, won {100 * self.won / self.games:.1f} %"
        )


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--minutes", type=float, default=30.0)
    parse.add_argument("--pairs", type=int, default=12, help="of opposite changes in a round")
    parse.add_argument("--games", type=int, default=8, help="for each half of a pair")
    parse.add_argument("--step", type=float, default=0.25, help="how much a scale is changed")
    parse.add_argument("--rate", type=float, default=0.02, help="how fast the scales follow; it falls to 0 at the end")
    parse.add_argument("--begin", type=Path, help="a file of weights to begin with")
    parse.add_argument("--seed", type=int, default=FIRST_SEED)
    parse.add_argument("--out", type=Path, required=True)
    given = parse.parse_args()
    begin: dict[str, Any] = (
        json.loads(given.begin.read_text(encoding="utf-8")) if given.begin else read_data("maszyna.players", FILE)
    )
    groups = groups_of(begin["weights"])
    scales, moving = [0.0] * len(groups), [0.0] * len(groups)
    chance, seed, number = random.Random(given.seed), given.seed, 0
    started = time.monotonic()
    while (spent := (time.monotonic() - started) / (60 * given.minutes)) < 1:
        number += 1
        slope, tally = [0.0] * len(groups), Tally()
        for _ in range(given.pairs):
            change = [chance.choice((-given.step, given.step)) for _ in groups]
            more, less = (
                tally.fitness(
                    scaled(begin, groups, [s + sign * c for s, c in zip(scales, change, strict=True)]),
                    seed,
                    given.games,
                )
                for sign in (1, -1)
            )
            seed += given.games
            for group, c in enumerate(change):
                slope[group] += (more - less) / 2 / c / given.pairs
        for group in range(len(groups)):
            moving[group] = STEADY * moving[group] + (1 - STEADY) * slope[group]
            scales[group] += given.rate * (1 - spent) * moving[group]
        most = sorted(zip(scales, groups, strict=True), key=lambda pair: -abs(pair[0]))[:TOLD]
        told = ", ".join(f"{group[0][0]}.{group[0][1]} {scale:+.2f}" for scale, group in most)
        print(f"round {number}: {tally.line()}; {told}", flush=True)  # noqa: T201
        given.out.write_text(json.dumps(scaled(begin, groups, scales), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
