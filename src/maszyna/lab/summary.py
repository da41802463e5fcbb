"""Running sums over many games: all that is kept of them."""

from typing import TypedDict

from maszyna.lab.simulate import GameResult
from maszyna.scythe.words import FACTIONS


class FactionSummary(TypedDict):
    games: int
    wins: int
    mean_score: float
    mean_stars: float


class Sums:
    """What one faction has done so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.score = 0
        self.stars = 0

    def document(self) -> FactionSummary:
        return FactionSummary(
            games=self.games,
            wins=self.wins,
            mean_score=round(self.score / self.games, 2),
            mean_stars=round(self.stars / self.games, 2),
        )


class SummaryDocument(TypedDict):
    games: int
    first_seed: int
    turns: int
    decisions: int
    given_up: int
    factions: dict[str, FactionSummary]


class Summary:
    def __init__(self, first_seed: int) -> None:
        self.first_seed = first_seed
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.given_up = 0
        self.factions = {name: Sums() for name in FACTIONS}

    def add(self, result: GameResult) -> None:
        self.games += 1
        self.turns += result["turns"]
        self.decisions += result["decisions"]
        self.given_up += result["end"] != "stars"
        for seat in result["seats"]:
            sums = self.factions[seat["faction"]]
            sums.games += 1
            sums.wins += seat["faction"] == result["winner"]
            sums.score += seat["score"]
            sums.stars += seat["stars"]

    def document(self) -> SummaryDocument:
        """The sums, with every faction that has played; the same games give the same bytes."""
        return SummaryDocument(
            games=self.games,
            first_seed=self.first_seed,
            turns=self.turns,
            decisions=self.decisions,
            given_up=self.given_up,
            factions={name: sums.document() for name, sums in self.factions.items() if sums.games},
        )
