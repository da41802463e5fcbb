"""What is measured of every game and of every seat, read off the rows of a unit."""

from typing import Any, Final, NamedTuple

import numpy as np

from maszyna.lab.experiment.columns import GAME_COLUMNS, SEAT_COLUMNS
from maszyna.lab.experiment.rows import UnitResults
from maszyna.lab.statistics.histogram import Vector
from maszyna.scythe.ids import ONCE_STARS, SECTIONS, STARS, TERRITORIES, TILE_STARS
from maszyna.scythe.state import AUTOMA, HUMAN

Table = np.ndarray[Any, np.dtype[np.int64]]  # a line for each game, a column for each seat
ROLES: Final = [HUMAN, AUTOMA]
GAME: Final = {column.name: index for index, column in enumerate(GAME_COLUMNS)}
SEAT: Final = {column.name: index for index, column in enumerate(SEAT_COLUMNS)}
# Columns of which every seat's mean is shown.
PLAIN: Final = [
    "score", "coins", "from_stars", "from_territories", "from_resources", "from_structures", "from_ability", "stars",
    "popularity", "power", "territories", "workers", "mechs", "structures", "upgrades", "recruits", "combats_won",
    "combats_lost",
]  # fmt: skip
ONCE: Final = [*ONCE_STARS, *TILE_STARS]
STAR_SOURCES: Final = [
    *(STARS[kind] for kind in ONCE[:5]), "objective", "combat", *(STARS[kind] for kind in ONCE[5:7]), "tracker",
    *(STARS[kind] for kind in ONCE[7:]),
]  # fmt: skip
OPENINGS: Final = len(SECTIONS)
# By what games are grouped; the first of each pair of openings counts the sections times its first.
GROUPS: Final = ["faction", "mat", "structure_bonus", "aggressive", "passive", "resolution", "opening1", "opening2"]


class UnitView(NamedTuple):
    """The rows of a unit by name."""

    results: UnitResults

    def game(self, name: str) -> Vector:
        return self.results.rows[:, GAME[name]]

    def seats(self, name: str) -> Table:
        """A column of every seat."""
        rows, seats = self.results.rows, self.results.seats
        found: Table = rows[:, len(GAME) :].reshape(len(rows), seats, len(SEAT))[:, :, SEAT[name]]
        return found

    def role(self, role: int) -> "np.ndarray[Any, np.dtype[np.bool_]]":
        """Where a seat is played by people, or by Automas."""
        found: np.ndarray[Any, np.dtype[np.bool_]] = self.seats("player") == role
        return found

    def margins(self) -> Table:
        """For every seat its score less the best of the others."""
        scores = self.seats("score")
        if self.results.seats == 1:
            return scores
        ordered = np.sort(scores, axis=1)
        best, second = ordered[:, -1:], ordered[:, -2:-1]
        return scores - np.where(scores == best, second, best)

    def side_won(self) -> Vector:
        """Whether a human has won; of games among people that says nothing."""
        found: Vector = (self.seats("won") * self.role(HUMAN)).max(axis=1)
        return found

    def side_margin(self) -> Vector:
        """The best human less the best Automa; among people the winner less the second."""
        scores = self.seats("score")
        humans, automas = self.role(HUMAN), self.role(AUTOMA)
        low = scores.min() - 1
        best: Vector = np.where(humans, scores, low).max(axis=1) - np.where(automas, scores, low).max(axis=1)
        lead: Vector = self.margins().max(axis=1)
        return best if automas.any() else lead

    def combats(self) -> Vector:
        found: Vector = self.seats("combats_won").sum(axis=1)
        return found

    def stars_from(self, source: str) -> Table:
        """How many stars of a kind every seat has placed."""
        kinds = self.seats("star_kinds")
        if source in ("objective", "combat"):
            return self.seats(f"{source}_stars")
        if source == "tracker":
            once = np.bitwise_count(kinds).astype(np.int64)
            rest = self.seats("stars") - self.seats("combat_stars") - once
            return np.where(self.role(AUTOMA), rest, 0)
        return kinds >> STARS.index(source) & 1

    def group(self, name: str) -> Table:
        """The number of the group every seat is in, -1 for none."""
        if name in GAME:
            return np.repeat(self.game(name)[:, None], self.results.seats, axis=1)
        if name == "opening2":
            first, second = self.seats("opening1"), self.seats("opening2")
            return np.where((first < 0) | (second < 0), -1, first * OPENINGS + second)
        return self.seats(name)

    def held(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        """For every seat and territory 1 if the seat controls it at the end."""
        return spread(self.seats("held"))

    def fought_over(self) -> "np.ndarray[Any, np.dtype[np.int64]]":
        return spread(self.game("battlefields"))


def spread(sets: Table) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """Sets of territories as a line of 0 and 1 for each, territory 1 first."""
    found: np.ndarray[Any, np.dtype[np.int64]] = sets[..., None] >> np.arange(1, TERRITORIES + 1) & 1
    return found
