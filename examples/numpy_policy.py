"""A policy in plain NumPy: two hidden layers over the bytes of an observation, and a row of weights for every action.

Only the legal options are ever scored, so a step costs little although the action table is long.
"""

import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maszyna.encoding.action_table import ACTIONS

Array = NDArray[np.float32]
Bytes = NDArray[np.uint8]
WIDE, NARROW = 256, 128  # the hidden layers
AS_NUMBER = np.log1p(np.arange(256)).astype(np.float32)  # 100 coins are not a hundred times 1 coin
MOST_SLOPE = 0.5  # the length of a step's slope is cut to this


class Policy:
    """Which bytes it looks at is said at the start; most bytes of an observation never change."""

    def __init__(self, used: NDArray[np.int64], seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.used = used
        self.parts: dict[str, Array] = {
            "in": drawn(chance, len(used), WIDE),
            "in_bias": np.zeros(WIDE, np.float32),
            "mid": drawn(chance, WIDE, NARROW),
            "mid_bias": np.zeros(NARROW, np.float32),
            "actions": 0.01 * drawn(chance, ACTIONS, NARROW),
            "action_bias": np.zeros(ACTIONS, np.float32),
            "value": np.zeros(NARROW, np.float32),
            "value_bias": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.updates = 0

    def hidden(self, seen: Bytes) -> tuple[Array, Array, Array]:
        """The input as numbers and both hidden layers."""
        numbers = AS_NUMBER[seen]
        wide = np.maximum(numbers @ self.parts["in"] + self.parts["in_bias"], 0)
        narrow = np.maximum(wide @ self.parts["mid"] + self.parts["mid_bias"], 0)
        return numbers, wide, narrow

    def values(self, narrow: Array) -> Array:
        found: Array = narrow @ self.parts["value"] + self.parts["value_bias"]
        return found

    def chances(self, narrow: Array, options: NDArray[np.int16], counts: Bytes) -> Array:
        """The probability of every option in its padded row."""
        rows, columns = real_options(options, counts)
        entries = options[rows, columns]
        scores = np.full(options.shape, -np.inf, np.float32)
        scores[rows, columns] = np.einsum("ih,ih->i", narrow[rows], self.parts["actions"][entries])
        scores[rows, columns] += self.parts["action_bias"][entries]
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        found: Array = weights / weights.sum(axis=1, keepdims=True)
        return found

    def slopes(self, seen: Bytes, options: NDArray[np.int16], counts: Bytes, judge: Any) -> dict[str, Array]:
        """Backwards through the layers; ``judge`` gives the slopes of option scores and values from what was found."""
        numbers, wide, narrow = self.hidden(seen)
        to_scores, to_values = judge(self.chances(narrow, options, counts), self.values(narrow))
        rows, columns = real_options(options, counts)
        entries, slope = options[rows, columns].astype(np.int64), to_scores[rows, columns]
        to_narrow = to_values[:, None] * self.parts["value"]
        starts = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)[:-1]])  # every row has at least one option
        to_narrow += np.add.reduceat(slope[:, None] * self.parts["actions"][entries], starts)
        to_narrow *= narrow > 0
        to_wide = (to_narrow @ self.parts["mid"].T) * (wide > 0)
        order = np.argsort(entries, kind="stable")
        met, firsts = np.unique(entries[order], return_index=True)
        actions = np.zeros_like(self.parts["actions"])
        actions[met] = np.add.reduceat((slope[:, None] * narrow[rows])[order], firsts)
        return {
            "in": numbers.T @ to_wide,
            "in_bias": to_wide.sum(0),
            "mid": wide.T @ to_narrow,
            "mid_bias": to_narrow.sum(0),
            "actions": actions,
            "action_bias": np.bincount(entries, slope, ACTIONS).astype(np.float32),
            "value": to_values @ narrow,
            "value_bias": to_values.sum(keepdims=True),
        }

    def follow(self, slopes: dict[str, Array], rate: float) -> None:
        """One step of Adam, not longer than it should be."""
        length = float(np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values())))
        shrink = min(1.0, MOST_SLOPE / (length + 1e-8))
        self.updates += 1
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += 0.1 * (shrink * slope - mean)
            square += 0.001 * ((shrink * slope) ** 2 - square)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-7)
            self.parts[name] -= np.float32(rate) * step

    def choose(self, seen: Bytes, info: dict[str, Any], chance: np.random.Generator) -> NDArray[np.int64]:
        """An entry for every game. It plays as it learned to, by lot: who always takes the best may walk in circles."""
        options, counts = info["options"][:, : info["counts"].max()], info["counts"]
        picked = drawn_by(self.chances(self.hidden(seen[:, self.used])[2], options, counts), counts, chance)
        found: NDArray[np.int64] = options[np.arange(len(options)), picked]
        return found

    def save(self, path: Path) -> None:
        np.savez_compressed(path, used=self.used, **self.parts)  # type: ignore[arg-type]


def load(path: Path) -> Policy:
    with np.load(path) as found:
        policy = Policy(found["used"], 0)
        policy.parts = {name: found[name] for name in policy.parts}
    return policy


class Agent:
    """What `maszyna lab evaluate` asks: the policy of the file named by MASZYNA_CHECKPOINT."""

    def __init__(self, seed: int) -> None:
        self.policy = load(Path(os.environ["MASZYNA_CHECKPOINT"]))
        self.chance = np.random.default_rng(seed)

    def act(self, seen: Bytes, info: dict[str, Any]) -> int:
        legal = np.flatnonzero(info["action_mask"]).astype(np.int16)
        row = {"options": legal[None], "counts": np.array([len(legal)], np.uint8)}
        return int(self.policy.choose(seen[None], row, self.chance)[0])


def drawn(chance: np.random.Generator, rows: int, columns: int) -> Array:
    found: Array = (chance.standard_normal((rows, columns)) * np.sqrt(2 / rows)).astype(np.float32)
    return found


def drawn_by(chances: Array, counts: Bytes, chance: np.random.Generator) -> NDArray[np.int64]:
    """The column of an option in every row, drawn by its probability."""
    picked = (chances.cumsum(axis=1) < chance.random((len(chances), 1))).sum(axis=1)
    found: NDArray[np.int64] = np.minimum(picked, counts - 1)
    return found


def real_options(options: NDArray[np.int16], counts: Bytes) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Rows and columns of the options that are not padding."""
    rows, columns = np.nonzero(np.arange(options.shape[1]) < counts[:, None])
    return rows, columns
