"""What came of the meetings in an arena: running sums by pairing, shares with intervals, ratings."""

from collections.abc import Iterable
from math import log10
from typing import Final, TypedDict

from maszyna.lab.arena import Outcome, Pairing
from maszyna.lab.statistics.shares import wilson

ANCHOR: Final = 1500.0  # the mean rating
TENFOLD: Final = 400.0  # points that make the odds ten times as good
ROUNDS: Final = 2000
HALF_WON: Final = 0.5  # a drawn game that is added to every pairing, so that nobody's rating is infinite


class Match(TypedDict):
    """All games of one pairing, from the first one's side."""

    first: str
    second: str
    games: int
    won: int
    share: float
    interval: tuple[float, float]  # Wilson, 95 %
    mean_margin: float
    mean_turns: float
    given_up: int


class Sums:
    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.margin = 0
        self.turns = 0
        self.given_up = 0


class Results:
    """Only sums are kept, so memory does not grow with the number of games."""

    def __init__(self) -> None:
        self.sums: dict[Pairing, Sums] = {}

    def add(self, outcome: Outcome) -> None:
        sums = self.sums.setdefault(outcome.meeting.pairing, Sums())
        sums.games += 1
        sums.won += outcome.won is True
        sums.given_up += outcome.won is None
        sums.margin += outcome.margin
        sums.turns += outcome.turns

    def matches(self) -> list[Match]:
        return [match(pairing, sums) for pairing, sums in self.sums.items()]

    def ratings(self) -> dict[str, int]:
        """Strongest first, rounded."""
        results = [(pair.first, pair.second, sums.won, sums.games) for pair, sums in self.sums.items()]
        found = ratings(results)
        return {name: round(found[name]) for name in sorted(found, key=lambda name: -found[name])}


def match(pairing: Pairing, sums: Sums) -> Match:
    share = wilson(sums.won, sums.games)
    return Match(
        first=pairing.first,
        second=pairing.second,
        games=sums.games,
        won=sums.won,
        share=round(share.value, 4),
        interval=(round(share.low, 4), round(share.high, 4)),
        mean_margin=round(sums.margin / sums.games, 2),
        mean_turns=round(sums.turns / sums.games, 2),
        given_up=sums.given_up,
    )


def ratings(results: Iterable[tuple[str, str, int, int]]) -> dict[str, float]:
    """By name, from (first, second, won by the first, played): the strengths that make these results likeliest.

    Bradley and Terry's model, by the usual iteration; 400 points more win ten games out of eleven.
    """
    won: dict[str, float] = {}
    games: list[tuple[str, str, float]] = []
    for first, second, wins, played in results:
        won[first] = won.get(first, 0.0) + wins + HALF_WON
        won[second] = won.get(second, 0.0) + played - wins + HALF_WON
        games.append((first, second, played + 2 * HALF_WON))
    strength: dict[str, float] = dict.fromkeys(won, 1.0)
    for _ in range(ROUNDS):
        met: dict[str, float] = dict.fromkeys(won, 0.0)
        for first, second, met_often in games:
            weight = met_often / (strength[first] + strength[second])
            met[first] += weight
            met[second] += weight
        strength = {name: won[name] / met[name] for name in won}
        mean = sum(log10(value) for value in strength.values()) / len(strength)
        strength = {name: value / 10.0**mean for name, value in strength.items()}
    return {name: ANCHOR + TENFOLD * log10(value) for name, value in strength.items()}
