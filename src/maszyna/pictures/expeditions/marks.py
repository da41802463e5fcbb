"""What a search adds to a row: tags below the locations, veils, the frame of the destination, the arrow."""

from math import pi
from typing import Final

from maszyna.expeditions.ids import LOCATIONS, NORTH, TAKE_20, TWENTY, place_text
from maszyna.expeditions.state import Position
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.arrows import HATCH, disc, ring, shaft
from maszyna.pictures.draw.glyphs import LINES, TICK, glyph
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element, moved, number
from maszyna.pictures.expeditions.grid import (
    ARROW_LINE,
    CORNER,
    HEIGHT,
    LANE,
    MAP,
    TAGS,
    TILE,
    WIDTH,
    middle,
    pile_spots,
)
from maszyna.pictures.expeditions.search import Search

LOOKED_AT: Final = "M-5-5 5 5M5-5-5 5"  # a cross
MATCHES: Final = TICK
RADIUS: Final = 12.0
WIDE: Final = 46.0
CLOSE_RING: Final = 0.78  # around a token, so that its neighbours stay readable
BESIDE: Final = 13.0  # an arrow leaves its location this far from the middle, and comes to its end as far from it


def search_tag(distance: int, sign: str) -> str:
    """A pill: the distance in a disc, then whether the location matches."""
    left = -WIDE / 2
    pill = element(
        "rect", x=left, y=-RADIUS, width=WIDE, height=2 * RADIUS, rx=RADIUS, fill=palette.SHINE, stroke=palette.INK,
        stroke_width=1.5,
    )  # fmt: skip
    return (
        pill
        + disc(str(distance), left + RADIUS, 0, RADIUS, palette.INK)
        + glyph((LINES, sign), -left - RADIUS, 0, 18, palette.INK)
    )


def tags(search: Search) -> str:
    """Below each location that was looked at: how far it is, and whether it matches."""
    row = search.part.row
    drawn = []
    for at in search.looked:
        kind = "match" if at in search.matches else "no-match"
        far = search.distance(at)
        tag = search_tag(far, MATCHES if at in search.matches else LOOKED_AT)
        found = {"data_place": place_text(row, at), "data_distance": str(far)}
        drawn.append(moved(middle(at), LANE + HEIGHT + TAGS / 2, tag, class_=f"tag {kind}", **found))
    return element("g", "", *drawn, class_="tags")


def veils(search: Search) -> str:
    """Hatched where the person's mech is skipped; pale what a search did not look at; framed where the mech goes."""
    part = search.part
    drawn = []
    for at in range(LOCATIONS):
        if at in search.skipped:
            drawn.append(veil(search, at, "skipped", fill=f"url(#{HATCH})"))
        elif at == part.to:
            drawn.append(veil(search, at, "destination", fill="none", stroke=palette.CHOSEN, stroke_width=6))
        elif at not in search.looked and at != part.start:
            drawn.append(veil(search, at, "not-looked-at", fill=palette.PAPER, fill_opacity=0.6))
    return element("g", "", *drawn, class_="verdicts")


def veil(search: Search, at: int, kind: str, **attributes: str | float) -> str:
    cover = element("rect", x=-TILE / 2, y=-HEIGHT / 2, width=TILE, height=HEIGHT, rx=CORNER, **attributes)
    place = place_text(search.part.row, at)
    return moved(middle(at), LANE + HEIGHT / 2, cover, class_=kind, data_place=place)


def search_arrow(search: Search) -> str:
    """The arrow in the lane above the row; past the last location it comes in again from the other side."""
    part = search.part
    onward = 1 if part.row == NORTH else -1
    start, end = middle(part.start) + onward * BESIDE, middle(part.to) - onward * BESIDE
    if part.start == part.to:
        start, end = middle(part.start) - onward * BESIDE, middle(part.to) + onward * BESIDE
    lane = number(ARROW_LINE)
    wraps = (part.to - part.start) * onward < 0
    edges = (WIDTH, 0.0) if onward > 0 else (0.0, WIDTH)
    around = f"H{number(edges[0])}M{number(edges[1])} {lane}" if wraps else ""
    line = f"M{number(start)} {number(LANE + 3)}V{lane}{around}H{number(end)}V{number(LANE - 13)}"
    return shaft(line, (end, LANE), pi / 2, "arrow stays" if part.start == part.to else "arrow")


def taken_rings(position: Position, search: Search) -> str:
    """Rings around what the mech takes; ``position`` is the one before the turn."""
    part = search.part
    spots = [MAP] if part.map_taken else []
    pile = position.pile(part.row, part.to)[::-1]
    if part.taken:
        wanted = [at for at, value in enumerate(pile) if (value == TWENTY) == (part.did == TAKE_20)]
        spots = [pile_spots(len(pile))[at] for at in wanted[: len(part.taken)]]
    rings = [ring(Spot(spot.x, spot.y, spot.size * CLOSE_RING), True) for spot in spots]
    return moved(middle(part.to), LANE + HEIGHT / 2, "", *rings, class_="taken-now")
