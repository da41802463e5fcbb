"""Arrows between places, bent around the pieces that lie in their way."""

import itertools
from math import atan2, cos, hypot, sin
from typing import Final

from maszyna.pictures.draw.arrows import CLOSE, middle
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import Point, element, number, path
from maszyna.pictures.screen.piece_list import PieceDocument
from maszyna.pictures.scythe.grid import CENTRES
from maszyna.speech.common.keys import place_of

# Whose arrow it is.
OWN: Final = "own"
AUTOMA: Final = "automa"
PLAYED: Final = "played"  # what was done, beside what would have been better
COLOURS: Final = {OWN: "#085d54", AUTOMA: "#a30e5c", PLAYED: "#5f584f"}
DOTS: Final = {PLAYED: "1 13"}

HEAD: Final = 17.0  # the length of an arrow's head
SHAFT: Final = 6.0
LEAVES: Final = 24.0  # an arrow begins this far from the middle of its place
STOPS: Final = 14.0  # and its tip stops this far from the middle of the next
BENDS: Final = (0.14, -0.14, 0.26, -0.26, 0.03)


def route_arrow(places: list[str], whose: str, pieces: list[PieceDocument]) -> str:
    """An arrow from place to place, bent around the pieces that lie elsewhere."""
    stops = [place_of(key) for key in places]
    others = [(float(str(piece["x"])), float(str(piece["y"]))) for piece in pieces if piece["place"] not in places]
    return "".join(leg(CENTRES[start], CENTRES[end], whose, others) for start, end in itertools.pairwise(stops))


def leg(start: Point, end: Point, whose: str, others: list[Point]) -> str:
    """One arrow: a light line below, the line, its head."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    if not far:
        return ""
    begin = Spot(start[0], start[1], 0)
    curves = [(*start, *middle(begin, end, bend * far), *end) for bend in BENDS]
    close = [point for point in others if near(point, start, end, far)]
    sx, sy, mx, my, ex, ey = min(curves, key=lambda curve: run_over(curve, close)) if close else curves[0]
    out, into = atan2(my - sy, mx - sx), atan2(ey - my, ex - mx)
    sx, sy = sx + cos(out) * LEAVES, sy + sin(out) * LEAVES
    tip = ex - cos(into) * STOPS, ey - sin(into) * STOPS
    neck = tip[0] - cos(into) * HEAD * 0.8, tip[1] - sin(into) * HEAD * 0.8
    line = f"M{number(sx)} {number(sy)}Q{number(mx)} {number(my)} {number(neck[0])} {number(neck[1])}"
    corners = [tip] + [(tip[0] - cos(into + side) * HEAD, tip[1] - sin(into + side) * HEAD) for side in (-0.5, 0.5)]
    head = f"M{'L'.join(f'{number(x)} {number(y)}' for x, y in corners)}Z"
    colour = COLOURS[whose]
    dots = {"stroke_dasharray": DOTS[whose]} if whose in DOTS else {}
    return element(
        "g",
        path(line, class_="way-halo", fill="none", stroke="#ffffff", stroke_width=SHAFT + 5, stroke_linecap="round"),
        path(head, class_="way-halo", fill="#ffffff", stroke="#ffffff", stroke_width=5, stroke_linejoin="round"),
        path(line, class_="way-line", fill="none", stroke=colour, stroke_width=SHAFT, stroke_linecap="round", **dots),
        path(head, class_="way-head", fill=colour),
        class_=f"way {whose}",
    )


def run_over(curve: tuple[float, ...], points: list[Point]) -> int:
    """How many points a curve runs over, looked at every few units."""
    sx, sy, mx, my, ex, ey = curve
    steps = max(4, int(hypot(ex - sx, ey - sy) / CLOSE))
    along = []
    for step in range(steps + 1):
        t = step / steps
        a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
        along.append((a * sx + b * mx + c * ex, a * sy + b * my + c * ey))
    wide = CLOSE * CLOSE * 1.25
    return sum([any((px - x) * (px - x) + (py - y) * (py - y) < wide for x, y in along) for px, py in points])


def near(point: Point, start: Point, end: Point, far: float) -> bool:
    """Whether any of the bent lines could run over a point: it is no farther from the ends together than they are."""
    around = hypot(point[0] - start[0], point[1] - start[1]) + hypot(point[0] - end[0], point[1] - end[1])
    return around < far * 1.05 + 2 * CLOSE
