"""Draws the curve a learner wrote (examples/train_numpy.py --out) as SVG: games won against each opponent over time.

PYTHONPATH=src python -m tools.learning_curve docs/learning/numpy.csv docs/learning/numpy.svg
"""

import csv
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import Point, element, label, number, path, picture, points

WIDTH, HEIGHT = 720.0, 400.0
LEFT, RIGHT, TOP, BOTTOM = 56.0, 170.0, 24.0, 46.0
SMALL: Final = 13.0
APART: Final = 17.0  # two names at the end of their lines
# By the order in which opponents come up: colour is only the second sign, each line has its own dashes and its name.
COLOURS: Final = [palette.WATER, palette.CHOSEN, palette.GLYPH[2], palette.GLYPH[0], palette.GLYPH[4], palette.INK]
DASHES: Final = ["none", "8 4", "2 4", "12 3 2 3", "5 5", "1 2"]

Row = dict[str, str]


def rows_of(text: str) -> list[Row]:
    return list(csv.DictReader(text.splitlines()))


def across(minutes: float, longest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest


def up(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def axes(longest: float) -> Iterable[str]:
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        yield path(f"M{number(LEFT)} {number(y)}H{number(WIDTH - RIGHT)}", stroke=palette.FACE_DOWN, fill="none")
        yield label(f"{10 * tenth} %", LEFT - 8, y, SMALL, text_anchor="end", fill=palette.FAINT)
    for part in range(5):
        minutes = longest * part / 4
        yield label(f"{minutes:.2g}", across(minutes, longest), HEIGHT - BOTTOM + 16, SMALL, fill=palette.FAINT)
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield label("minutes of learning on one core", middle, HEIGHT - 10, SMALL, fill=palette.FAINT)


def line(rows: list[Row], longest: float, colour: str, dashes: str) -> Iterable[str]:
    """The share of games won, in the band of its 95 % intervals."""
    at = [across(float(row["minutes"]), longest) for row in rows]
    shares: list[Point] = [(x, up(int(row["won"]) / int(row["games"]))) for x, row in zip(at, rows, strict=True)]
    low = [(x, up(float(row["low"]))) for x, row in zip(at, rows, strict=True)]
    high = [(x, up(float(row["high"]))) for x, row in zip(at, rows, strict=True)]
    yield element("polygon", points=points(high + low[::-1]), fill=colour, opacity="0.14")
    yield element(
        "polyline", points=points(shares), fill="none", stroke=colour, stroke_width=2.2, stroke_dasharray=dashes
    )


def curve_svg(text: str) -> str:
    rows = rows_of(text)
    longest = max([float(row["minutes"]) for row in rows] + [0.01])
    opponents = list(dict.fromkeys(row["opponent"] for row in rows))
    drawn = list(axes(longest))
    names: list[tuple[float, str, str]] = []
    for index, opponent in enumerate(opponents):
        own = [row for row in rows if row["opponent"] == opponent]
        drawn += line(own, longest, COLOURS[index], DASHES[index])
        share = int(own[-1]["won"]) / int(own[-1]["games"])
        names.append((up(share), f"{opponent} {100 * share:.0f} %", COLOURS[index]))
    last = HEIGHT
    for y, name, colour in sorted(names, reverse=True):
        last = min(y, last - APART)
        drawn.append(label(name, WIDTH - RIGHT + 8, last, SMALL, text_anchor="start", fill=colour))
    ends = ", ".join(name for _, name, _ in names)
    title = "Games won against each opponent while learning"
    return picture(WIDTH, HEIGHT, title, f"After {longest:.2g} minutes: {ends}.", *drawn)


if __name__ == "__main__":
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.write_text(curve_svg(source.read_text(encoding="utf-8")), encoding="ascii")
