"""Fits the players' policy to another player: to begin one, or to tell its value how better players end.

    nice python -m tools.imitate_policy --games 6000 --jobs 2 --teacher greedy:nodes=200 --fresh --out policy.json
    nice python -m tools.imitate_policy --games 3136 --jobs 2 --teacher search:nodes=1000 --only-value --out policy.json

The teacher plays against Automas of all levels. The policy is fitted to what it chose, and the value to how its games
ended. ``tools.learn_policy`` goes on from there. The seeds of the locked test games (see docs/players.md) are never
played here.
"""

import argparse
import json
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
from tools.policy_file import document, model_of
from tools.policy_games import COINS, FIRST_SEED, Choices, Ended, Places, begin, end_of, level_of
from tools.policy_model import Adam, Answers, Batch, Model, Numbers, fresh
from tools.policy_rounds import value_slopes

from maszyna.kernel.facts import read_data
from maszyna.players.by_name import player
from maszyna.players.model.learned import FILE
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.policy.forced_choices import sensible
from maszyna.scythe.play.combat.combat import ChooseDial

TEACHER = "greedy:nodes=200"
PASSES = 4
GAMES_AT_ONCE = 16
RATE = 1.5e-3  # of a fresh policy
RATE_ON = 3e-4  # of one that has learned
WARMED = 100  # steps in which the rate rises from nothing
CHECKED = 20  # one game of so many is left out to check


@dataclass
class Lesson:
    """The real choices of one game, what the teacher chose, and how it ended."""

    choices: Choices
    chosen: list[int]
    ended: Ended


def play(teacher: str, seed: int) -> Lesson:
    """One game of the teacher; combats are not noted, nor what the policy would never do."""
    level = level_of(random.Random(seed))
    game, seat = begin(seed, level)
    chooser, chance = player(teacher, seat_seed(seed, seat)), deals(seed)
    choices, chosen = Choices(), []
    while not game.over:
        action = ask(chooser, game, chance)
        actions = [] if isinstance(game.asking, ChooseDial) else sensible(game, seat)
        if len(actions) > 1 and action in actions:
            choices.note(game, seat, actions)
            chosen.append(actions.index(action))
        game.apply(action)
    return Lesson(choices, chosen, end_of(game, seat, level))


class Lessons:
    """Some games as arrays."""

    def __init__(self, games: list[Lesson]) -> None:
        self.batch = Batch([game.choices for game in games])
        self.chosen: Places = np.concatenate([np.array(game.chosen, np.int64) for game in games])
        worth = np.array([game.ended.worth() for game in games], np.float32)
        self.worth: Numbers = np.repeat(worth, [len(game.chosen) for game in games], axis=0)

    def gradients(self, model: Model, choices: float) -> Numbers:
        """Of the loss: choices of the teacher less likely than they should be, so much of that, and values missed."""
        answers = model.answers(self.batch)
        weights = np.full(self.batch.size, -choices / self.batch.size, np.float32)
        by_scores = self.batch.gradients(answers.logs, self.chosen, weights)
        return model.gradients(self.batch, answers, by_scores, value_slopes(answers, self.worth)).numbers

    def alike(self, answers: Answers) -> float:
        """The share of choices in which the policy takes what the teacher took."""
        return float(np.mean(self.batch.best(answers.logs) == self.chosen))

    def deviation(self, answers: Answers) -> float:
        """By how many coins the final margins deviated from those expected."""
        return COINS * float(np.sqrt(np.mean((answers.values - self.worth)[:, 0] ** 2)))


@dataclass
class Fitting:
    """How a model is fitted."""

    passes: int
    rate: float  # in the beginning; a twentieth of it in the end
    choices: float = 1.0  # what the teacher's choices count: nothing, if the value alone is fitted


def imitate(model: Model, games: list[Lesson], fitting: Fitting, chance: np.random.Generator) -> None:
    """Fit a model to games, so many times over; some are left out, and each pass is told of them."""
    left_out, used = Lessons(games[::CHECKED]), [game for number, game in enumerate(games) if number % CHECKED]
    adam = Adam(model)
    steps = fitting.passes * -(-len(used) // GAMES_AT_ONCE)
    for number in range(fitting.passes):
        order = chance.permutation(len(used))
        for first in range(0, len(used), GAMES_AT_ONCE):
            lessons = Lessons([used[game] for game in order[first : first + GAMES_AT_ONCE]])
            rate = fitting.rate * min(1.0, (adam.steps + 1) / WARMED) * (1 - 0.95 * adam.steps / steps)
            adam.step(lessons.gradients(model, fitting.choices), rate)
        answers = model.answers(left_out.batch)
        alike, deviation = left_out.alike(answers), left_out.deviation(answers)
        told = f"{alike:.1%} of choices as the teacher's, margins deviate by {deviation:.1f} coins"
        print(f"pass {number + 1}: {told}, in games left out", flush=True)  # noqa: T201


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--teacher", default=TEACHER)
    parser.add_argument("--passes", type=int, default=PASSES)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help=f"at least {FIRST_SEED}")
    parser.add_argument("--fresh", action="store_true", help="begin with a policy that has learned nothing")
    parser.add_argument("--only-value", action="store_true", help="leave the policy as it is")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.seed < FIRST_SEED:
        parser.error(f"--seed must be at least {FIRST_SEED}")
    with ProcessPoolExecutor(given.jobs) as pool:
        seeds = range(given.seed, given.seed + given.games)
        games = list(pool.map(partial(play, given.teacher), seeds, chunksize=4))
    print(f"{len(games)} games, {sum(len(game.chosen) for game in games)} choices", flush=True)  # noqa: T201
    chance, data = np.random.default_rng(given.seed), read_data("maszyna.players", FILE)
    model = fresh(chance) if given.fresh else model_of(data)
    fitting = Fitting(given.passes, RATE if given.fresh else RATE_ON, 0.0 if given.only_value else 1.0)
    imitate(model, games, fitting, chance)
    text = json.dumps(document(data, model), indent=1)
    given.out.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
