"""The pace of the Expeditions Automa: turns to its last glory token, over many decks."""

from collections.abc import Iterator
from math import sqrt
from typing import TypedDict

from maszyna.expeditions.automa.turn import lone_automa, turns_to_last_glory
from maszyna.expeditions.facts.progress import ProgressCard
from maszyna.lab.statistics.shares import NORMAL_95


class Pace(TypedDict):
    level: int
    games: int
    first_seed: int
    mean_turns: float
    interval_95: list[float]  # of the mean
    min_turns: int
    max_turns: int


def turns_of(card: ProgressCard, games: int, seed: int) -> Iterator[int]:
    for each in range(seed, seed + games):
        yield turns_to_last_glory(lone_automa(card, each))


class PaceSums:
    """Running sums: all that is kept of the games."""

    def __init__(self) -> None:
        self.games = 0
        self.turns = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, turns: int) -> None:
        self.least = min(self.least, turns) if self.games else turns
        self.most = max(self.most, turns)
        self.games += 1
        self.turns += turns
        self.squares += turns * turns

    def document(self, level: int, first_seed: int) -> Pace:
        mean = self.turns / self.games
        spread = max(0.0, self.squares - self.games * mean * mean) / max(1, self.games - 1)
        half = NORMAL_95 * sqrt(spread / self.games)
        return Pace(
            level=level,
            games=self.games,
            first_seed=first_seed,
            mean_turns=round(mean, 3),
            interval_95=[round(mean - half, 3), round(mean + half, 3)],
            min_turns=self.least,
            max_turns=self.most,
        )
