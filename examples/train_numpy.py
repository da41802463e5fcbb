"""A small learner with nothing but NumPy: a linear policy and value over the legal options, trained by PPO.

PYTHONPATH=src python examples/train_numpy.py --minutes 2 --against random
PYTHONPATH=src python examples/train_numpy.py --minutes 60 --against automa --out curve.csv
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maszyna.encoding.action_table import ACTIONS
from maszyna.env import ScytheVector, against_automas

GAMES, STEPS = 64, 64
GAMMA, LAMBDA, CLIP, EPOCHS = 0.999, 0.95, 0.2, 3
HIDDEN = 128
Array = NDArray[np.float32]


class Learner:
    """One hidden layer; an action's score is read from its own row of weights."""

    def __init__(self, size: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.parts: dict[str, Array] = {
            "in": (chance.standard_normal((size, HIDDEN)) / np.sqrt(size)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "actions": np.zeros((ACTIONS, HIDDEN), np.float32),
            "value": np.zeros(HIDDEN, np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.updates = 0

    def hidden(self, seen: Array) -> Array:
        found: Array = np.tanh(seen @ self.parts["in"] + self.parts["bias"])
        return found

    def chances(self, hidden: Array, options: NDArray[np.int16], counts: NDArray[np.uint8]) -> Array:
        """The probability of every option in its padded row."""
        rows, columns = real_options(options, counts)
        scores = np.full(options.shape, -np.inf, np.float32)
        weights_of = self.parts["actions"][options[rows, columns]]
        scores[rows, columns] = np.einsum("ih,ih->i", hidden[rows], weights_of)
        scores -= scores.max(axis=1, keepdims=True)
        weights = np.exp(scores)
        found: Array = weights / weights.sum(axis=1, keepdims=True)
        return found

    def learn(self, batch: dict[str, Any], rate: float) -> None:
        """One step of PPO with Adam on a batch."""
        seen, picked, counts = batch["seen"], batch["picked"], batch["counts"]
        options = batch["options"][:, : counts.max()]
        rows = np.arange(len(seen))
        hidden = self.hidden(seen)
        chances = self.chances(hidden, options, counts)
        ratio = chances[rows, picked] / batch["chance"]
        gain = batch["advantage"]
        held = ((gain > 0) & (ratio > 1 + CLIP)) | ((gain < 0) & (ratio < 1 - CLIP))
        push = np.where(held, 0, -gain * ratio).astype(np.float32)
        to_scores = -chances * push[:, None]
        to_scores[rows, picked] += push
        logs = np.log(np.maximum(chances, 1e-9))
        to_scores += 0.01 * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))  # keep trying
        to_scores /= len(seen)
        error = (hidden @ self.parts["value"] - batch["return"]) / len(seen)
        every, columns = real_options(options, counts)
        entries, slope = options[every, columns], to_scores[every, columns][:, None]
        to_hidden = 0.5 * error[:, None] * self.parts["value"]
        np.add.at(to_hidden, every, slope * self.parts["actions"][entries])
        to_hidden *= 1 - hidden**2
        actions = np.zeros_like(self.parts["actions"])
        np.add.at(actions, entries, slope * hidden[every])
        slopes = {"in": seen.T @ to_hidden, "bias": to_hidden.sum(0), "actions": actions, "value": 0.5 * error @ hidden}
        self.updates += 1
        for name, found in slopes.items():
            self.means[name] += 0.1 * (found - self.means[name])
            self.squares[name] += 0.001 * (found**2 - self.squares[name])
            mean = self.means[name] / (1 - 0.9**self.updates)
            square = self.squares[name] / (1 - 0.999**self.updates)
            self.parts[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


def real_options(options: NDArray[np.int16], counts: NDArray[np.uint8]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Rows and columns of the options that are not padding."""
    rows, columns = np.nonzero(np.arange(options.shape[1]) < counts[:, None])
    return rows, columns


def as_numbers(observed: NDArray[np.uint8]) -> Array:
    return np.log1p(observed.astype(np.float32))


class Rollout:
    """Plays the learner's seats; against `random` the second seat of each game takes any option."""

    def __init__(self, against: str, seed: int) -> None:
        self.random_rival = against == "random"
        level = "automa" if self.random_rival else against
        self.env = ScytheVector(GAMES, 2) if self.random_rival else against_automas(GAMES, level=level)
        self.chance = np.random.default_rng(seed)
        self.observed, self.info = self.env.reset(seed=seed)
        self.wins: list[bool] = []

    def play(self, learner: Learner) -> dict[str, Any]:
        """STEPS steps of every game; only decisions of the learner's seat are kept."""
        kept: list[dict[str, Any]] = []
        rows = np.arange(GAMES)
        for _ in range(STEPS):
            seen, info = as_numbers(self.observed), self.info
            hidden = learner.hidden(seen)
            chances = learner.chances(hidden, info["options"][:, : info["counts"].max()], info["counts"])
            picked = (chances.cumsum(axis=1) < self.chance.random((GAMES, 1))).sum(axis=1)
            picked = np.minimum(picked, info["counts"] - 1)
            own = np.ones(GAMES, np.bool_)
            if self.random_rival:
                own = info["seat"] == 0
                picked = np.where(own, picked, (self.chance.random(GAMES) * info["counts"]).astype(np.int64))
            step = {"seen": seen, "options": info["options"], "counts": info["counts"], "picked": picked, "own": own}
            step |= {"chance": chances[rows, np.minimum(picked, chances.shape[1] - 1)]}
            step |= {"value": hidden @ learner.parts["value"]}
            self.observed, rewards, over, cut_off, self.info = self.env.step(info["options"][rows, picked])
            if self.random_rival:
                rewards = self.info["rewards"][:, 0] if "rewards" in self.info else np.zeros(GAMES)
            ended = over | cut_off
            self.wins += (rewards[over] > 0).tolist()
            kept.append(step | {"reward": rewards, "ended": ended})
        return self.judged(kept, learner.hidden(as_numbers(self.observed)) @ learner.parts["value"])

    def judged(self, kept: list[dict[str, Any]], value: Array) -> dict[str, Any]:
        """Advantages backwards through each game, over the learner's own decisions."""
        advantage = np.zeros(GAMES)
        owed = np.zeros(GAMES)  # rewards since the next own decision
        for step in reversed(kept):
            advantage = np.where(step["ended"], 0.0, advantage)
            value = np.where(step["ended"], 0.0, value).astype(np.float32)
            owed = np.where(step["ended"], 0.0, owed) + step["reward"]
            found = owed + GAMMA * value - step["value"] + GAMMA * LAMBDA * advantage
            advantage = np.where(step["own"], found, advantage)
            value = np.where(step["own"], step["value"], value)
            owed = np.where(step["own"], 0.0, owed)
            step["advantage"], step["return"] = advantage, advantage + step["value"]
        own = np.concatenate([step["own"] for step in kept])
        names = ("seen", "options", "counts", "picked", "chance", "advantage", "return")
        batch = {name: np.concatenate([step[name] for step in kept])[own] for name in names}
        batch["advantage"] = (batch["advantage"] - batch["advantage"].mean()) / (batch["advantage"].std() + 1e-8)
        return batch


def train(against: str, minutes: float, seed: int, out: Path | None, rate: float = 3e-4) -> list[tuple[float, float]]:
    """Learn for a while; returns seconds and share of games won since the last look."""
    rollout = Rollout(against, seed)
    learner = Learner(rollout.observed.shape[1], seed)
    start, curve = time.monotonic(), []
    look = start + min(10.0, 15 * minutes)
    while time.monotonic() - start < 60 * minutes:
        batch = rollout.play(learner)
        order = rollout.chance.permutation(len(batch["seen"]))
        for _ in range(EPOCHS):
            for part in np.array_split(order, max(1, len(order) // 512)):
                learner.learn({name: values[part] for name, values in batch.items()}, rate)
        if time.monotonic() > look and rollout.wins:
            curve.append((round(time.monotonic() - start, 1), sum(rollout.wins) / len(rollout.wins)))
            print(f"{curve[-1][0]:8.1f} s   {len(rollout.wins):6} games   {100 * curve[-1][1]:5.1f} % won", flush=True)
            rollout.wins = []
            look = time.monotonic() + 10
    if out is not None:
        out.write_text("seconds,won\n" + "".join(f"{seconds},{won:.4f}\n" for seconds, won in curve), encoding="utf-8")
    return curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Train a small policy on Scythe.")
    parser.add_argument("--against", default="random", help="random, or a level of the Automa")
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the curve here as CSV")
    given = parser.parse_args()
    train(given.against, given.minutes, given.seed, given.out)
