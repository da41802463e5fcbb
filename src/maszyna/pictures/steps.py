"""A choice read step by step: which territory fell out where, and what it was worth there."""

from typing import NamedTuple

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.narrow import Finding
from maszyna.pictures.describing import faction_name, short_name
from maszyna.pictures.meanings import REASONS, SYMBOLS, title_of
from maszyna.scythe.airships.automa_flight import AIRSHIP as FLIGHT
from maszyna.scythe.automa.choosing import DESTINATION, KIND, POSSIBLE, UNIT, VALID, Choice
from maszyna.scythe.automa.symbols import COMBAT_UNIT
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.texts import unit_kind
from maszyna.scythe.words import AIRSHIP, UNIT_KINDS


class Step(NamedTuple):
    """One criterion of the trace; numbered from 1 over all stages."""

    number: int
    finding: Finding

    def title(self) -> str:
        return title_of(self.finding.name)


class Fall(NamedTuple):
    """Where a territory fell out, and its value there if the step counts something."""

    step: Step
    value: int | None


class Narrowing:
    """The steps of a choice and what they did to every territory."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.steps = [Step(number, finding) for number, finding in enumerate(choice.trace or [], 1)]
        self.falls: dict[int, Fall] = {}
        self.units_left: list[int] = []  # places of units that were considered and stayed where they are
        self.reach: Step | None = None  # what falls here was never in reach
        self.deciding: Step | None = None
        for step in self.steps:
            self._follow(step)
        if choice.reason != POSSIBLE:
            self.deciding = None

    def _follow(self, step: Step) -> None:
        finding = step.finding
        fallen = members(finding.before & ~finding.after)
        if finding.stage == UNIT:
            self.units_left += fallen
        elif finding.stage in (VALID, DESTINATION, FLIGHT):
            if self.reach is None and finding.stage == VALID:
                self.reach = step
            for place in fallen:
                self.falls[place] = Fall(step, finding.values.get(place))
            if finding.decided():
                self.deciding = step

    def in_reach(self, place: int) -> bool:
        """Whether it was ever a candidate; an airship's are given from the start."""
        if self.choice.unit == AIRSHIP:
            return bool(self.choice.valid & bit(place))
        return place not in self.falls or self.falls[place].step is not self.reach

    def barred(self, place: int) -> bool:
        """Whether it fell at a filter, which leaves it no chance; the others were only outdone."""
        fall = self.falls.get(place)
        symbol = self.choice.symbol
        filters = [
            criterion.name for criterion in symbol.valid_under_airships + symbol.destination if criterion.filters()
        ]
        return fall is not None and fall.step.finding.name in filters

    def winning_value(self) -> int | None:
        """What the destination was worth where it was decided."""
        return None if self.deciding is None else self.deciding.finding.values.get(self.choice.to)


def candidates_text(stage: str, candidates: i64, most: int = 60) -> str:
    """The candidates by name; only how many when there are more than ``most``."""
    if stage == KIND:
        return ", ".join(UNIT_KINDS[kind] for kind in members(candidates))
    if not candidates:
        return "none"
    if candidates == EVERYWHERE:
        return f"all {count(candidates)}"
    if count(candidates) > most:
        return str(count(candidates))
    return ", ".join(short_name(place) for place in members(candidates))


def headline(faction: int, choice: Choice) -> str:
    """What the symbol makes the Automa do."""
    symbol = SYMBOLS[choice.symbol.name]
    title = f"{faction_name(faction)}: {symbol[0].lower()}{symbol[1:]}"
    if choice.reason != POSSIBLE:
        return f"{title}, not possible: {REASONS[choice.reason]}"
    unit = f" with the {UNIT_KINDS[unit_kind(choice.unit)]}" if choice.symbol.unit is COMBAT_UNIT else ""
    if choice.origin == choice.to:
        return f"{title}{unit}, stays on {short_name(choice.to)}"
    return f"{title}{unit}, {short_name(choice.origin)} \u2192 {short_name(choice.to)}"


def account(title: str, narrowing: Narrowing) -> str:
    """The whole narrowing in words."""
    told = [title + "."]
    for step in narrowing.steps:
        finding = step.finding
        before = candidates_text(finding.stage, finding.before, 3)
        after = candidates_text(finding.stage, finding.after)
        decides = " (decides)" if step is narrowing.deciding else ""
        told.append(f"{step.number}. {step.title()} ({finding.rule}): of {before} stay {after}{decides}.")
    return " ".join(told)
