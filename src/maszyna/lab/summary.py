"""Running sums over many games, all that is kept of them; and the pace of the Expeditions Automa."""

from collections.abc import Iterator
from math import sqrt
from typing import NotRequired, TypedDict

from maszyna.expeditions.automa.automa_turn import lone_automa, turns_to_last_glory
from maszyna.expeditions.facts.progress import ProgressCard
from maszyna.lab.experiment.final_results import ENDS, LIMIT
from maszyna.lab.simulate import GameLine, SeatLine
from maszyna.lab.statistics.shares import NORMAL_95
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.ids import FACTIONS


class Means(TypedDict):
    games: int
    wins: int
    mean_score: float
    mean_stars: float
    mean_coins: float


class Sums:
    """What one faction, or one kind of player, has done so far."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        self.score = 0
        self.stars = 0
        self.coins = 0

    def add(self, seat: SeatLine, won: bool) -> None:
        self.games += 1
        self.wins += won
        self.score += seat["score"]
        self.stars += seat["stars"]
        self.coins += seat["coins"]

    def document(self) -> Means:
        return Means(
            games=self.games,
            wins=self.wins,
            mean_score=round(self.score / self.games, 2),
            mean_stars=round(self.stars / self.games, 2),
            mean_coins=round(self.coins / self.games, 2),
        )


class SummaryDocument(TypedDict):
    games: int
    first_seed: int
    turns: int
    decisions: int
    given_up: int
    mean_turns: float
    factions: dict[str, Means]
    players: dict[str, Means]  # by kind, an Automa by its level
    tiles: NotRequired[list[dict[str, object]]]  # all that the games followed, with their provenance


class Summary:
    def __init__(self, first_seed: int) -> None:
        self.first_seed = first_seed
        self.games = 0
        self.turns = 0
        self.decisions = 0
        self.given_up = 0
        self.factions = {name: Sums() for name in FACTIONS}
        self.players = {name: Sums() for name in ["human", *LEVELS]}
        self.tiles: dict[tuple[int, str], dict[str, object]] = {}

    def add(self, result: GameLine) -> None:
        self.games += 1
        self.turns += result["turns"]
        self.decisions += result["decisions"]
        self.given_up += result["end"] == ENDS[LIMIT]
        for tile in result.get("tiles", []):
            self.tiles[(KINDS.index(str(tile["kind"])), str(tile["id"]))] = tile
        for seat in result["seats"]:
            won = result["winner"] in (seat["faction"], seat["player"])
            self.factions[seat["faction"]].add(seat, won)
            self.players[seat.get("level", "human")].add(seat, won)

    def document(self) -> SummaryDocument:
        """The sums, with every faction that has played; the same games give the same bytes."""
        document = SummaryDocument(
            games=self.games,
            first_seed=self.first_seed,
            turns=self.turns,
            decisions=self.decisions,
            given_up=self.given_up,
            mean_turns=round(self.turns / max(1, self.games), 2),
            factions={name: sums.document() for name, sums in self.factions.items() if sums.games},
            players={name: sums.document() for name, sums in self.players.items() if sums.games},
        )
        if self.tiles:
            document["tiles"] = [self.tiles[key] for key in sorted(self.tiles)]
        return document


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
