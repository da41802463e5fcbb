"""Everything a report counts, unit by unit: memory does not grow with the number of games."""

from typing import Final, NamedTuple

import numpy as np

from maszyna.lab.experiment.final_results import LIMIT
from maszyna.lab.report.measures import GROUPS, PLAIN, ROLES, STAR_SOURCES, UnitView
from maszyna.lab.statistics.histogram import Histogram, Vector
from maszyna.scythe.ids import FACTIONS, TERRITORIES
from maszyna.scythe.state import AUTOMA

WON: Final = "won"
MARGIN: Final = "margin"
TURNS: Final = "turns"
COMBATS: Final = "combats"


class Group:
    """Seats that have something in common: how often they won, and by how much."""

    def __init__(self) -> None:
        self.won = Histogram()
        self.margin = Histogram()

    def merge(self, other: "Group") -> None:
        self.won.merge(other.won)
        self.margin.merge(other.margin)


class Sides(NamedTuple):
    """What arms are compared by, game by game."""

    won: Vector
    margin: Vector
    turns: Vector
    solo: bool  # people play against Automas


class Tally:
    """The counts of one arm, or of several together."""

    def __init__(self) -> None:
        self.games = 0
        self.given_up = 0
        self.solo = False
        self.sides = {name: Histogram() for name in (WON, MARGIN, TURNS, COMBATS)}
        self.means: dict[tuple[int, str], Histogram] = {}  # by role and measure
        self.groups: dict[tuple[int, str, int], Group] = {}  # by role, dimension and number
        self.held = np.zeros((len(ROLES), len(FACTIONS), TERRITORIES), dtype=np.int64)
        self.seats = np.zeros((len(ROLES), len(FACTIONS)), dtype=np.int64)
        self.fought = np.zeros(TERRITORIES, dtype=np.int64)

    def add(self, view: UnitView) -> Sides:
        """Count a unit; returns what comparisons need of it."""
        self.games += len(view.results.rows)
        self.given_up += int((view.game("end") == LIMIT).sum())
        self.solo = bool(view.role(AUTOMA).any())
        sides = Sides(view.side_won(), view.side_margin(), view.game("turns"), self.solo)
        self.sides[WON].add(sides.won)
        self.sides[MARGIN].add(sides.margin)
        self.sides[TURNS].add(sides.turns)
        self.sides[COMBATS].add(view.combats())
        self.fought += view.fought_over().sum(axis=0)
        margins, won, held, faction = view.margins(), view.seats("won"), view.held(), view.seats("faction")
        for role in ROLES:
            at = view.role(role)
            if not at.any():
                continue
            for name in PLAIN:
                self.mean(role, name).add(view.seats(name)[at])
            for source in STAR_SOURCES:
                self.mean(role, f"star {source}").add(view.stars_from(source)[at])
            for dimension in GROUPS:
                self.group(role, dimension, view.group(dimension)[at], won[at], margins[at])
            for number in range(len(FACTIONS)):
                chosen = at & (faction == number)
                self.held[role, number] += held[chosen].sum(axis=0)
                self.seats[role, number] += chosen.sum()
        return sides

    def mean(self, role: int, name: str) -> Histogram:
        return self.means.setdefault((role, name), Histogram())

    def group(self, role: int, dimension: str, numbers: Vector, won: Vector, margins: Vector) -> None:
        for number in np.unique(numbers[numbers >= 0]).tolist():
            chosen = numbers == number
            group = self.groups.setdefault((role, dimension, number), Group())
            group.won.add(won[chosen])
            group.margin.add(margins[chosen])

    def merge(self, other: "Tally") -> None:
        self.games += other.games
        self.given_up += other.given_up
        self.solo = self.solo or other.solo
        for name, histogram in other.sides.items():
            self.sides[name].merge(histogram)
        for key, histogram in other.means.items():
            self.mean(*key).merge(histogram)
        for group_key, group in other.groups.items():
            self.groups.setdefault(group_key, Group()).merge(group)
        self.held += other.held
        self.seats += other.seats
        self.fought += other.fought

    def share_seeds(self, arms: int) -> None:
        """Say that the games of so many arms, all with the same seeds, have been counted together."""
        groups = [histogram for group in self.groups.values() for histogram in (group.won, group.margin)]
        for histogram in [*self.sides.values(), *self.means.values(), *groups]:
            histogram.repeats = arms

    def numbers(self, role: int, dimension: str) -> list[int]:
        """The groups of a dimension that came up."""
        return sorted(number for kind, name, number in self.groups if (kind, name) == (role, dimension))

    def share_held(self, role: int, faction: int | None = None) -> list[float]:
        """How often each territory is controlled at the end."""
        held = self.held[role].sum(axis=0) if faction is None else self.held[role, faction]
        seats = self.seats[role].sum() if faction is None else self.seats[role, faction]
        return [float(share) for share in held / max(1, int(seats))]

    def share_fought(self) -> list[float]:
        return [float(share) for share in self.fought / max(1, self.games)]
