"""A choice read step by step: which territory fell out where, and what it was worth there."""

from typing import NamedTuple

from maszyna.kernel.bits import bit, members
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import AIRSHIP as FLIGHT
from maszyna.scythe.automa.choosing import DESTINATION, POSSIBLE, UNIT, VALID, Choice
from maszyna.scythe.state import Position
from maszyna.scythe.words import AIRSHIP
from maszyna.speech.scythe.captions import ScytheCaptions


class NarrowingStep(NamedTuple):
    """One criterion of the trace; numbered from 1 over all stages."""

    number: int
    finding: Finding


class FellOut(NamedTuple):
    """Where a territory fell out, and its value there if the step counts something."""

    step: NarrowingStep
    value: int | None


class Narrowing:
    """The steps of a choice and what they did to every territory."""

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.steps = [NarrowingStep(number, finding) for number, finding in enumerate(choice.trace or [], 1)]
        self.falls: dict[int, FellOut] = {}
        self.units_left: list[int] = []  # places of units that were considered and stayed where they are
        self.reach: NarrowingStep | None = None  # what falls here was never in reach
        self.deciding: NarrowingStep | None = None
        for step in self.steps:
            self._follow(step)
        if choice.reason != POSSIBLE:
            self.deciding = None

    def _follow(self, step: NarrowingStep) -> None:
        finding = step.finding
        fallen = members(finding.before & ~finding.after)
        if finding.stage == UNIT:
            self.units_left += fallen
        elif finding.stage in (VALID, DESTINATION, FLIGHT):
            if self.reach is None and finding.stage == VALID:
                self.reach = step
            for place in fallen:
                self.falls[place] = FellOut(step, finding.values.get(place))
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


def account(words: ScytheCaptions, title: str, position: Position, seat: int, narrowing: Narrowing) -> str:
    """The whole narrowing in words."""
    told = [title + ".", *filter(None, [words.card(position, seat, narrowing.choice)])]
    for step in narrowing.steps:
        finding = step.finding
        told.append(
            words.say(
                "deciding_step" if step is narrowing.deciding else "step",
                number=step.number,
                title=words.title(finding.name),
                rule=words.rule(position, seat, finding),
                before=words.candidates(finding.stage, finding.before, 3),
                after=words.candidates(finding.stage, finding.after),
            )
        )
    return " ".join(told)
