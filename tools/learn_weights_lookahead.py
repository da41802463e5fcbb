"""Learns the weights of the players from looking ahead: what some more turns make of a turn.

    nice python -m tools.learn_weights_lookahead --rounds 2 --minutes 7 --jobs 2 --out weights.json

Games are played against Automas of all levels. In some positions the turns a beam finds are played on, all of them in
the same dealt worlds, and the positions some turns later are judged by the weights so far, in coins. The differences
between the turns of one position are regressed on the differences of their terms: nothing but the turn differs there,
so there is little chance in it, and what one gets anyway in the next turns no longer counts for much. A round begins
with the mean of the rounds before, since single rounds wander. The first weights come from
``tools.learn_weights_games``.
The seeds of the locked test games (see docs/players.md) are never played here.
"""

import argparse
import json
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from tools.fit_margins import fit as margin_lines
from tools.fit_margins import positions_of, weights_of
from tools.learn_weights_games import Numbers, document, styled, with_natural_signs

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.evaluation.weights import END, TEN_TURNS, load_weights
from maszyna.players.terms.tempo import turns_left
from maszyna.players.terms.term_names import TERMS
from maszyna.players.terms.terms import terms
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.candidates import varied
from maszyna.players.turns.rollout import Rollout
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 60_000_000  # locked test games are below a million
LEVEL_SHARES = [3, 5, 8, 4]  # of the games, by level
JUDGED = 0.35  # of the turns are played on
STYLE = 0.3  # the spread of the weights between games
WIDTH = 10
NODES = 600  # to find turns, and fewer where a game only goes on
NODES_ON = 60
PENALTY = 100.0  # of the ridge, in turns
LEAST_SPREAD = 0.02
GAMES_FOR_LINES = 1000
PER_KIND = 2
MOST_TURNS = 12


class Turns:
    """Turns of many positions: their terms with the turns left, and what became of them in coins."""

    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.coins: list[float] = []
        self.positions: list[int] = []

    def add(self, other: "Turns") -> None:
        first = len(self.rows)  # no position before has this number
        self.rows += other.rows
        self.coins += other.coins
        self.positions += [first + number for number in other.positions]


def with_stage(game: Scythe, seat: int) -> list[float]:
    """The terms as far as the game is at its end, and as far as it is twenty turns before that."""
    left = turns_left(game, seat)
    found = terms(game, seat, left)
    return [amount * (1 - left / 20) for amount in found] + [amount * left / 20 for amount in found]


def judge(game: Scythe, evaluation: Evaluation, chance: Dice, ahead: int, worlds: int) -> tuple[list[Line], Turns]:
    """The turns a beam finds, and what they lead to on the average; one that may end the game is left out."""
    seat = game.seat_to_decide()
    ends = TurnSearch(evaluation, seat, NODES, WIDTH, chance).search(game.copy())
    found = varied(ends, MOST_TURNS, PER_KIND)
    rollout, turns = Rollout(evaluation, NODES_ON, 1, chance), Turns()
    deals = [chance.below(0, WORLD_SEEDS) for _ in range(worlds)]
    for end in found:
        rows, coins = [], []
        for deal in deals:
            twin = determinised(game, seat, deal)
            rollout.take(twin, end.actions())
            twin = rollout.finished(twin)
            if twin.over:
                break
            rows.append(with_stage(twin, seat))
            coins.append(evaluation.expected_margin(rollout.go_on(twin, seat, ahead), seat))
        else:
            turns.rows.append([sum(column) / worlds for column in zip(*rows, strict=True)])
            turns.coins.append(sum(coins) / worlds)
    turns.positions = [0] * len(turns.rows)
    return found, turns


def collect(weights: dict[str, Any], seed: int, minutes: float, ahead: int, worlds: int) -> Turns:
    """Games for so long; half of them in a style of their own, and with some odd turns among the judged ones."""
    found, draw, number = Turns(), random.Random(seed), 0
    evaluation = load_weights(weights)
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        [level] = draw.choices(LEVELS, LEVEL_SHARES)
        game = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed + number)
        [me] = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
        style = load_weights(styled(weights, STYLE, draw)) if draw.random() < 0.5 else evaluation
        chance, odd = dice(seed + number, ["look ahead"]), draw.random() / 2
        game.run_mode = BETWEEN_TURNS
        while not game.over:
            if game.asking is None:
                game.begin_turn()
            elif game.turn.seat != me or draw.random() >= JUDGED:
                shown = determinised(game, game.asking.seat, chance.below(0, WORLD_SEEDS))
                take(game, TurnSearch(style, game.asking.seat, NODES_ON, 1, chance).search(shown)[0])
            else:
                shown = determinised(game, me, chance.below(0, WORLD_SEEDS))
                shown.run_mode = BETWEEN_TURNS
                lines, turns = judge(shown, evaluation, chance, ahead, worlds)
                best = turns.coins.index(max(turns.coins)) if len(turns.coins) == len(lines) else 0
                take(game, draw.choice(lines[:5]) if draw.random() < odd else lines[best])
                found.add(turns)
        number += 1
    return found


def take(game: Scythe, end: Line) -> None:
    """Play a planned turn, up to where chance speaks."""
    for line in end.actions():
        if game.asking is None or line.choices != game.choices:
            return
        game.apply(line.action)
        if line.chance:
            return


def fit(turns: Turns, begin: Numbers) -> Numbers:
    """Weights for the differences within positions; where these say little, those of the beginning remain."""
    _, where = np.unique(turns.positions, return_inverse=True)
    size = np.bincount(where)

    def within(values: Numbers) -> Numbers:
        means = np.stack([np.bincount(where, column) / size for column in values.T], axis=1)
        found: Numbers = values - means[where]
        return found

    seen, wanted = within(np.array(turns.rows)), within(np.array(turns.coins)[:, None])[:, 0]
    before = seen @ begin
    start = begin * float(before @ wanted / (before @ before))  # in coins
    spread = np.maximum(seen.std(axis=0), LEAST_SPREAD)
    answer: Numbers = with_natural_signs(seen / spread, wanted, start * spread, PENALTY) / spread
    return answer


def vector(weights: dict[str, Any]) -> Numbers:
    """What one of each term is worth at the end, then twenty turns before it."""
    end, ten = (np.array([weights["weights"][name][half] for name in TERMS]) for half in (END, TEN_TURNS))
    return np.concatenate([end, end + 2 * ten])


def as_file(weights: dict[str, Any], learned: Numbers) -> dict[str, Any]:
    end, before = learned[: len(TERMS)], learned[len(TERMS) :]
    return document(weights, np.concatenate([end, (before - end) / 2]))


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--rounds", type=int, default=2)
    parse.add_argument("--minutes", type=float, default=7.0, help="of games in a round")
    parse.add_argument("--ahead", type=int, default=2, help="own turns a turn is played on for")
    parse.add_argument("--worlds", type=int, default=8)
    parse.add_argument("--jobs", type=int, default=1)
    parse.add_argument("--begin", type=Path, help="a file of weights, instead of the package's")
    parse.add_argument("--out", type=Path, required=True)
    given = parse.parse_args()
    weights = weights_of(given.begin)
    learned: list[Numbers] = []
    for number in range(given.rounds):
        turns = Turns()
        with ProcessPoolExecutor(given.jobs) as pool:
            seeds = [FIRST_SEED * (1 + number * given.jobs + job) for job in range(given.jobs)]
            waiting = [pool.submit(collect, weights, seed, given.minutes, given.ahead, given.worlds) for seed in seeds]
            for one in waiting:
                turns.add(one.result())
        learned.append(fit(turns, vector(weights)))
        weights = as_file(weights, np.mean(learned, axis=0))
        weights["margin"] = margin_lines(positions_of(weights, GAMES_FOR_LINES, given.jobs))
        given.out.write_text(json.dumps(weights, indent=2) + "\n", encoding="utf-8")
        told = f"{len(turns.rows)} turns of {len(set(turns.positions))} positions"
        print(f"round {number + 1}: {told}", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
