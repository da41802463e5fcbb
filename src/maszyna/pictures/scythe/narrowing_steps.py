"""A choice read step by step: which territory fell out where, what it was worth there, and its marks on the map."""

from typing import Final, NamedTuple

from maszyna.kernel.bits import bit, members
from maszyna.kernel.narrow import Finding
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import HATCH, disc
from maszyna.pictures.draw.svg import element, label, moved, points, text_width
from maszyna.pictures.scythe.grid import CENTRES, CORNERS, inner
from maszyna.pictures.scythe.land import every_territory
from maszyna.scythe.airships.automa_flight import AIRSHIP as FLIGHT
from maszyna.scythe.automa.choosing import DESTINATION, POSSIBLE, UNIT, VALID, Choice
from maszyna.scythe.ids import AIRSHIP
from maszyna.scythe.state import Position
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


TAG_LINE: Final = 33.0
TAG_HEIGHT: Final = 22.0
TAG_TEXT: Final = 17.0


def verdicts(narrowing: Narrowing) -> str:
    """Over the ground: pale what was never in reach, hatched what a filter barred, framed what was outdone."""
    drawn = []
    for place in every_territory():
        x, y = CENTRES[place]
        fall = narrowing.falls.get(place)
        if place == narrowing.choice.to:
            frame = element(
                "polygon", points=points(inner(6)), fill="none", stroke=palette.CHOSEN, stroke_width=6,
                stroke_linejoin="round",
            )  # fmt: skip
            drawn.append(moved(x, y, frame, class_="destination", data_territory=place))
        elif not narrowing.in_reach(place):
            veil = element("polygon", points=points(CORNERS), fill=palette.PAPER, fill_opacity=0.62)
            drawn.append(moved(x, y, veil, class_="out-of-reach", data_territory=place))
        elif fall is not None:
            barred = narrowing.barred(place)
            veil = element("polygon", points=points(CORNERS), fill=f"url(#{HATCH})" if barred else "none")
            frame = element(
                "polygon", points=points(inner(4.5)), fill="none", stroke=palette.FAINT if barred else palette.INK,
                stroke_width=2 if barred else 3, stroke_dasharray="5 4" if barred else "none",
            )  # fmt: skip
            name = "fallen barred" if barred else "fallen outdone"
            drawn.append(moved(x, y, veil, frame, class_=name, data_territory=place, data_step=fall.step.number))
    return element("g", "", *drawn, class_="verdicts")


def tagged_places(narrowing: Narrowing) -> set[int]:
    tagged = {place for place in narrowing.falls if narrowing.in_reach(place)}
    return tagged | {narrowing.choice.to} if narrowing.choice.to else tagged


def tags(narrowing: Narrowing) -> str:
    """At the foot of each candidate: the step at which it fell out and its value there; a tick on the destination."""
    drawn = []
    for place in sorted(tagged_places(narrowing)):
        chosen = place == narrowing.choice.to
        fall = narrowing.falls.get(place)
        value = narrowing.winning_value() if chosen or fall is None else fall.value
        sign = "" if chosen or fall is None else str(fall.step.number)
        x, y = CENTRES[place]
        drawn.append(moved(x, y + TAG_LINE, tag(sign, value), class_="tag", data_territory=place))
    return element("g", "", *drawn, class_="tags")


def tag(step: str, value: int | None) -> str:
    """A pill: a step in a disc, or a tick, then the value."""
    text = "" if value is None else str(value)
    width = TAG_HEIGHT + (text_width(text, TAG_TEXT) + 8 if text else 0)
    left = -width / 2
    fill = palette.SHINE if step else palette.CHOSEN
    pill = element(
        "rect", x=left, y=-TAG_HEIGHT / 2, width=width, height=TAG_HEIGHT, rx=TAG_HEIGHT / 2, fill=fill,
        stroke=palette.INK if step else palette.SHINE, stroke_width=1.5,
    )  # fmt: skip
    drawn = pill + disc(step, left + TAG_HEIGHT / 2, 0, TAG_HEIGHT / 2, palette.INK if step else palette.CHOSEN)
    if text:
        ink = palette.INK if step else palette.SHINE
        drawn += label(text, (TAG_HEIGHT + width - 6) / 2 + left, 0, TAG_TEXT, font_weight="bold", fill=ink)
    return drawn
