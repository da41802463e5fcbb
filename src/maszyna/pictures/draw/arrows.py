"""What a decision adds to a board: hatching, discs, rings and arrows."""

from math import atan2, cos, hypot, pi, sin
from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import LINES, TICK, glyph
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import Point, element, label, moved, number, path, points

HATCH: Final = "maszyna-hatch"
HEAD: Final = 17.0  # length of the arrow's head
CLOSE: Final = 18.0  # a line nearer than this to the middle of a piece covers it
CLEAR: Final = 6  # an arrow ends this far from the middle of an empty hex
STOP: Final = 54  # and not farther than this
RING: Final = 0.68  # radius of the ring, in heights of the unit


def hatch() -> str:
    """The pattern over candidates that fell out."""
    line = path("M0 0V9", stroke=palette.INK, stroke_width=2.6, stroke_opacity=0.36)
    pattern = element(
        "pattern", line, id=HATCH, width=9, height=9, patternUnits="userSpaceOnUse", patternTransform="rotate(45)"
    )
    return element("defs", pattern)


def disc(text: str, x: float, y: float, radius: float, colour: str) -> str:
    """A step's number in a disc; without one a tick."""
    drawn = element("circle", cx=x, cy=y, r=radius, fill=colour)
    if not text:
        return drawn + glyph((LINES, TICK), x, y, radius * 1.6, palette.SHINE)
    return drawn + label(text, x, y, radius * (1.35 if len(text) == 1 else 1.15), font_weight="bold", fill="#ffffff")


def ring(spot: Spot, chosen: bool) -> str:
    """Around the unit that goes; thinner and broken around those that were only considered."""
    radius = spot.size * RING
    if not chosen:
        return element(
            "circle", cx=spot.x, cy=spot.y, r=radius, fill="none", stroke=palette.CHOSEN, stroke_width=2.4,
            stroke_dasharray="5 4", class_="considered",
        )  # fmt: skip
    halo = element("circle", r=radius, fill="none", stroke=palette.SHINE, stroke_width=7)
    line = element("circle", r=radius, fill="none", stroke=palette.CHOSEN, stroke_width=4)
    return moved(spot.x, spot.y, halo, line, class_="chosen")


def arrow(start: Spot, end: Point, pieces: list[Point], obstacles: list[Spot]) -> str:
    """From the ring towards the end, bent to cover the fewest pieces, stopping before whatever is in its way there."""
    far = hypot(end[0] - start.x, end[1] - start.y)
    bends = [bend * far for bend in (0.14, -0.14, 0.26, -0.26, 0.03)]
    curves = [(start.x, start.y, *middle(start, end, bend), *end) for bend in bends]
    sx, sy, mx, my, ex, ey = min(curves, key=lambda curve: covered(curve, pieces))
    out = atan2(my - sy, mx - sx)
    into = atan2(ey - my, ex - mx)
    radius = start.size * RING + 2
    sx, sy = sx + cos(out) * radius, sy + sin(out) * radius
    tips = [(ex - cos(into) * short, ey - sin(into) * short) for short in range(CLEAR, STOP + 1, 2)]
    free = [tip for tip in tips if not any(hypot(tip[0] - o.x, tip[1] - o.y) < o.size / 2 + 3 for o in obstacles)]
    tip = free[0] if free else tips[-1]
    neck = (tip[0] - cos(into) * HEAD * 0.8, tip[1] - sin(into) * HEAD * 0.8)
    line = f"M{number(sx)} {number(sy)}Q{number(mx)} {number(my)} {number(neck[0])} {number(neck[1])}"
    return shaft(line, tip, into, "arrow")


def middle(start: Spot, end: Point, bend: float) -> Point:
    """The point a bent line leans towards, that far from the middle of the straight one."""
    dx, dy = end[0] - start.x, end[1] - start.y
    far = hypot(dx, dy)
    return start.x + dx / 2 + dy / far * bend, start.y + dy / 2 - dx / far * bend


def covered(curve: tuple[float, ...], pieces: list[Point]) -> int:
    """How many pieces a curve runs over."""
    sx, sy, mx, my, ex, ey = curve
    along = [
        ((1 - t) ** 2 * sx + 2 * t * (1 - t) * mx + t * t * ex, (1 - t) ** 2 * sy + 2 * t * (1 - t) * my + t * t * ey)
        for t in (step / 40 for step in range(41))
    ]
    return len([1 for px, py in pieces if any(hypot(px - x, py - y) < CLOSE for x, y in along)])


def loop(spot: Spot) -> str:
    """The arrow of a unit that stays where it is."""
    radius = spot.size * RING
    begin, end = -0.5 * pi, 1.2 * pi
    sx, sy = spot.x + cos(begin) * radius, spot.y + sin(begin) * radius
    ex, ey = spot.x + cos(end) * radius, spot.y + sin(end) * radius
    line = f"M{number(sx)} {number(sy)}A{number(radius)} {number(radius)} 0 1 1 {number(ex)} {number(ey)}"
    into = end + pi / 2 + 0.25
    return shaft(line, (ex + cos(into) * HEAD * 0.8, ey + sin(into) * HEAD * 0.8), into, "arrow stays")


def shaft(line: str, tip: Point, into: float, name: str) -> str:
    """A line with a head, light around the edges."""
    head = [tip]
    for side in (-0.5, 0.5):
        head.append((tip[0] - cos(into + side) * HEAD, tip[1] - sin(into + side) * HEAD))
    edge = element("polygon", points=points(head), stroke=palette.SHINE, stroke_width=5, stroke_linejoin="round")
    return element(
        "g",
        path(line, fill="none", stroke=palette.SHINE, stroke_width=11, stroke_linecap="round"),
        edge,
        path(line, fill="none", stroke=palette.CHOSEN, stroke_width=6, stroke_linecap="round"),
        element("polygon", points=points(head), fill=palette.CHOSEN),
        class_=name,
    )
