"""A learner with nothing but NumPy: PPO on many games at once, against any of the ready opponents.

python examples/train_numpy.py --minutes 2 --against random
python examples/train_numpy.py --minutes 60 --against autometta automa --test random autometta automa --out curve.csv

Opponents are levels of the Automa and players by name. Minutes are those of the processor, tests not counted.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from numpy_policy import Array, Policy, drawn_by, load

from maszyna.encoding.observation_layout import size_of
from maszyna.encoding.seeds import NEXT_GAME
from maszyna.env import ScytheVector, against_automas
from maszyna.lab.statistics.shares import wilson
from maszyna.scythe.facts.automa import LEVELS

GAMES, STEPS = 128, 64  # side by side, and decisions of each between two lessons
GAMMA, LAMBDA, CLIP, EPOCHS, MINIBATCH = 0.999, 0.95, 0.2, 2, 1024
KEEP_TRYING = 0.01  # worth of an even choice
LOOKS = 2**31  # the start of the games it is tested on along the way, with which no lesson begins
LIMIT = 4000
WARM_UP = 1500  # steps at random, to see which bytes matter


def games_against(opponent: str, games: int, reward: str) -> ScytheVector:
    """An Automa of a level, or a player by name in a second chair."""
    if opponent in LEVELS:
        return against_automas(games, level=opponent, reward=reward, limit=LIMIT)
    return against_automas(games, automas=0, opponents=[opponent], reward=reward, limit=LIMIT)


def bytes_in_use() -> NDArray[np.int64]:
    """The bytes of an observation that random games ever fill: a third of them."""
    chance, rows, used = np.random.default_rng(1), np.arange(GAMES), np.zeros(size_of(2), np.bool_)
    for env in (ScytheVector(GAMES, 2, limit=0), against_automas(GAMES)):
        observed, info = env.reset(seed=LOOKS + 1)
        for _ in range(WARM_UP):
            picked = (chance.random(GAMES) * info["counts"]).astype(np.int64)
            observed, _, _, _, info = env.step(info["options"][rows, picked])
            used |= observed.any(axis=0)
    return np.flatnonzero(used)


class Lessons:
    """Games against one opponent, played on from lesson to lesson."""

    def __init__(self, opponent: str, games: int, reward: str, seed: int) -> None:
        self.env = games_against(opponent, games, reward)
        self.games = games
        self.chance = np.random.default_rng(seed)
        self.observed, self.info = self.env.reset(seed=seed)

    def play(self, policy: Policy) -> dict[str, Any]:
        """STEPS decisions in every game, with what they turned out to be worth."""
        kept: list[dict[str, Any]] = []
        rows = np.arange(self.games)
        for _ in range(STEPS):
            seen, options, counts = self.observed[:, policy.used], self.info["options"], self.info["counts"]
            narrow = policy.hidden(seen)[2]
            chances = policy.chances(narrow, options[:, : counts.max()], counts)
            picked = drawn_by(chances, counts, self.chance)
            step = {"seen": seen, "options": options, "counts": counts, "picked": picked}
            step |= {"chance": chances[rows, picked], "value": policy.values(narrow)}
            self.observed, rewards, over, cut_off, self.info = self.env.step(options[rows, picked])
            kept.append(step | {"reward": rewards, "ended": over | cut_off})
        return judged(kept, policy.values(policy.hidden(self.observed[:, policy.used])[2]))


def judged(kept: list[dict[str, Any]], value: Array) -> dict[str, Any]:
    """Advantages backwards through the games."""
    advantage = np.zeros(len(value), np.float32)
    for step in reversed(kept):
        goes_on = np.where(step["ended"], 0, 1).astype(np.float32)
        surprise = step["reward"] + GAMMA * goes_on * value - step["value"]
        advantage = (surprise + GAMMA * LAMBDA * goes_on * advantage).astype(np.float32)
        value = step["value"]
        step["advantage"], step["return"] = advantage, advantage + value
    names = ("seen", "options", "counts", "picked", "chance", "advantage", "return")
    return {name: np.concatenate([step[name] for step in kept]) for name in names}


def learn(policy: Policy, batch: dict[str, Any], rate: float) -> None:
    """One step of PPO on a part of a lesson."""
    counts, picked = batch["counts"], batch["picked"]
    size, rows = len(counts), np.arange(len(counts))

    def judge(chances: Array, values: Array) -> tuple[Array, Array]:
        ratio = chances[rows, picked] / batch["chance"]
        gain = batch["advantage"]
        held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = np.where(held, 0, -gain * ratio).astype(np.float32)
        to_scores = -chances * push[:, None]
        to_scores[rows, picked] += push
        logs = np.log(np.maximum(chances, 1e-9))
        to_scores += KEEP_TRYING * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        return to_scores / size, (values - batch["return"]).astype(np.float32) / size

    policy.follow(policy.slopes(batch["seen"], batch["options"][:, : counts.max()], counts, judge), rate)


def tested(policy: Policy, opponent: str, games: int) -> tuple[int, float]:
    """Games won out of fresh ones, each played to its end, and the mean margin in coins."""
    env = games_against(opponent, min(games, GAMES), "win")
    observed, info = env.reset(seed=LOOKS)
    seats, chance = info["seat"], np.random.default_rng(0)
    won, margins = 0, []
    while len(margins) < games:
        observed, _, _, _, info = env.step(policy.choose(observed, info, chance))
        for index, seed, _, scores, winners in info.get("finished", []):
            if seed < LOOKS + games * NEXT_GAME:
                own = int(seats[index])
                won += own in winners
                margins.append(scores[own] - scores[1 - own])
        seats = info["seat"]
    return won, sum(margins) / games


def train(given: argparse.Namespace) -> Policy:
    """Lessons until the time is up; a line of the curve after every part of it."""
    policy = Policy(bytes_in_use(), given.seed) if given.start is None else load(given.start)
    each = GAMES // len(given.against)
    lessons = [
        Lessons(name, each, given.reward, given.seed + number * 10**8) for number, name in enumerate(given.against)
    ]
    chance = np.random.default_rng(given.seed)
    curve = ["minutes,decisions,opponent,games,won,low,high,margin"]
    whole, spent, decisions = 60 * given.minutes, 0.0, 0
    looks = given.looks if given.minutes else 0
    for look in range(looks + 1):
        while spent < whole * look / max(looks, 1):
            start = time.process_time()
            parts = [lesson.play(policy) for lesson in lessons]
            batch = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
            batch["advantage"] -= batch["advantage"].mean()
            batch["advantage"] /= batch["advantage"].std() + 1e-8
            decisions += len(batch["seen"])
            rate = given.rate * max(0.05, 1 - spent / whole)
            for _ in range(EPOCHS):
                for part in np.array_split(chance.permutation(len(batch["seen"])), len(batch["seen"]) // MINIBATCH):
                    learn(policy, {name: values[part] for name, values in batch.items()}, rate)
            spent += time.process_time() - start
        for opponent in given.test or given.against:
            won, margin = tested(policy, opponent, given.games)
            _, low, high, _ = wilson(won, given.games)
            curve.append(
                f"{spent / 60:.2f},{decisions},{opponent},{given.games},{won},{low:.4f},{high:.4f},{margin:.1f}"
            )
            share = f"{100 * won / given.games:5.1f} % won ({100 * low:.1f} to {100 * high:.1f})"
            print(
                f"{spent / 60:6.1f} min {decisions:9} decisions  {opponent:12} {share}  margin {margin:.1f}", flush=True
            )
        if given.out is not None:
            given.out.write_text("\n".join(curve) + "\n", encoding="utf-8")
        if given.policy is not None:
            policy.save(given.policy)
    return policy


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small policy on Scythe.")
    parser.add_argument("--against", nargs="+", default=["random"], help="levels of the Automa, or players by name")
    parser.add_argument("--test", nargs="+", help="whom it is tested against; the same, if nothing is said")
    parser.add_argument("--minutes", type=float, default=2.0, help="of learning")
    parser.add_argument("--looks", type=int, default=12, help="how often it is tested on the way")
    parser.add_argument("--games", type=int, default=200, help="of each test")
    parser.add_argument("--reward", default="shaped", help="win, margin or shaped")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the curve here as CSV")
    parser.add_argument("--policy", type=Path, help="keep the policy here (.npz)")
    parser.add_argument("--start", type=Path, help="go on with a policy kept before; --minutes 0 only tests it")
    train(parser.parse_args())
