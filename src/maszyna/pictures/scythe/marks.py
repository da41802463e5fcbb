"""What a decision adds to the hexes of the board: some pale, some hatched, tags at their feet."""

from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import HATCH, disc
from maszyna.pictures.draw.svg import element, label, moved, points, text_width
from maszyna.pictures.scythe.grid import CENTRES, CORNERS, inner
from maszyna.pictures.scythe.land import every_territory
from maszyna.pictures.scythe.narrowing_steps import Narrowing

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
