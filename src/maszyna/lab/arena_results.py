"""What came of the meetings in an arena: running sums by pairing, shares with intervals, ratings."""

from typing import TypedDict

from maszyna.lab.arena import Outcome, Pairing
from maszyna.lab.ratings import ratings
from maszyna.lab.statistics.shares import wilson


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
