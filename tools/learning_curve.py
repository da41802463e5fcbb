"""Draws the curve a learner wrote (examples/train_numpy.py --out) as SVG, over the minutes of learning.

Above the games won against each opponent, below the mean margin in coins: against a strong opponent that moves long
before a game is won.

PYTHONPATH=src python -m tools.learning_curve docs/learning/numpy.csv docs/learning/numpy.svg
"""

import csv
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import Point, element, label, number, path, picture, points

WIDTH, HEIGHT = 720.0, 720.0
LEFT, RIGHT = 56.0, 170.0
SHARES: Final = (40.0, 330.0)  # from the top to the bottom of a panel
MARGINS: Final = (390.0, 674.0)
SMALL: Final = 13.0
APART: Final = 17.0  # two names at the end of their lines
STEPS: Final = [10, 20, 25, 50, 100, 200, 250, 500, 1000]  # coins between two lines
MOST_LINES: Final = 6
MOST_COINS: Final = 50.0  # a larger margin is drawn as this one, so that the small ones can be told apart
# By the order in which opponents come up: colour is only the second sign, each line has its own dashes and its name.
COLOURS: Final = [palette.WATER, palette.CHOSEN, palette.GLYPH[2], palette.GLYPH[0], palette.GLYPH[4], palette.INK]
DASHES: Final = ["none", "8 4", "2 4", "12 3 2 3", "5 5", "1 2"]

Row = dict[str, str]
Panel = tuple[float, float]


def rows_of(text: str) -> list[Row]:
    return list(csv.DictReader(text.splitlines()))


def across(row: Row, longest: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * float(row["minutes"]) / longest


def up(panel: Panel, part: float) -> float:
    top, bottom = panel
    return bottom - (bottom - top) * part


def share_of(row: Row) -> float:
    return int(row["won"]) / int(row["games"])


def margin_of(row: Row) -> float:
    return min(MOST_COINS, float(row["margin"]))


def scale_of(margins: list[float]) -> list[int]:
    """The coins beside the lines of a panel, the lowest first."""
    for step in STEPS:
        low, high = min(margins) // step, -(-max(margins) // step)
        if high - low <= MOST_LINES:
            break
    return [step * each for each in range(int(low), int(max(high, low + 1)) + 1)]


def rulings(panel: Panel, title: str, marks: list[str]) -> Iterable[str]:
    """A panel's name and its level lines, at equal distances."""
    yield label(title, LEFT, panel[0] - 16, SMALL, text_anchor="start", fill=palette.INK)
    for index, mark in enumerate(marks):
        y = up(panel, index / (len(marks) - 1))
        yield path(f"M{number(LEFT)} {number(y)}H{number(WIDTH - RIGHT)}", stroke=palette.FACE_DOWN, fill="none")
        yield label(mark, LEFT - 8, y, SMALL, text_anchor="end", fill=palette.FAINT)


def minutes_below(longest: float) -> Iterable[str]:
    for part in range(5):
        x = LEFT + (WIDTH - LEFT - RIGHT) * part / 4
        yield label(f"{longest * part / 4:.2g}", x, MARGINS[1] + 16, SMALL, fill=palette.FAINT)
    middle = (LEFT + WIDTH - RIGHT) / 2
    yield label("minutes of learning on one core", middle, HEIGHT - 10, SMALL, fill=palette.FAINT)


def band(rows: list[Row], longest: float, colour: str) -> str:
    """The 95 % intervals of the games won."""
    low = [(across(row, longest), up(SHARES, float(row["low"]))) for row in rows]
    high = [(across(row, longest), up(SHARES, float(row["high"]))) for row in rows]
    return element("polygon", points=points(high + low[::-1]), fill=colour, opacity="0.14")


def line(at: list[Point], index: int) -> str:
    return element(
        "polyline", points=points(at), fill="none", stroke=COLOURS[index], stroke_width=2.2,
        stroke_dasharray=DASHES[index],
    )  # fmt: skip


def names_at(ends: list[tuple[float, str, int]]) -> Iterable[str]:
    """The names at the ends of their lines, moved apart from below."""
    last = HEIGHT
    for y, name, index in sorted(ends, reverse=True):
        last = min(y, last - APART)
        yield label(name, WIDTH - RIGHT + 8, last, SMALL, text_anchor="start", fill=COLOURS[index])


def curve_svg(text: str) -> str:
    rows = rows_of(text)
    longest = max([float(row["minutes"]) for row in rows] + [0.01])
    coins = scale_of([margin_of(row) for row in rows])
    most = f"mean margin, coins (more than {MOST_COINS:.0f} as {MOST_COINS:.0f})"
    drawn = [
        *rulings(SHARES, "games won", [f"{20 * each} %" for each in range(6)]),
        *rulings(MARGINS, most, [str(mark) for mark in coins]),
        *minutes_below(longest),
    ]
    won: list[tuple[float, str, int]] = []
    ahead: list[tuple[float, str, int]] = []
    for index, opponent in enumerate(dict.fromkeys(row["opponent"] for row in rows)):
        own = [row for row in rows if row["opponent"] == opponent]
        shares = [(across(row, longest), up(SHARES, share_of(row))) for row in own]
        parts = [(margin_of(row) - coins[0]) / (coins[-1] - coins[0]) for row in own]
        margins = [(across(row, longest), up(MARGINS, part)) for row, part in zip(own, parts, strict=True)]
        drawn += [band(own, longest, COLOURS[index]), line(shares, index), line(margins, index)]
        won.append((shares[-1][1], f"{opponent} {100 * share_of(own[-1]):.0f} %", index))
        ahead.append((margins[-1][1], f"{opponent} {float(own[-1]['margin']):+.0f}", index))
    drawn += [*names_at(won), *names_at(ahead)]
    told = ", ".join(name for _, name, _ in won)
    coins_told = ", ".join(name for _, name, _ in ahead)
    title = "Games won against each opponent while learning, and mean margins"
    return picture(WIDTH, HEIGHT, title, f"After {longest:.2g} minutes won: {told}. In coins: {coins_told}.", *drawn)


if __name__ == "__main__":
    source, target = Path(sys.argv[1]), Path(sys.argv[2])
    target.write_text(curve_svg(source.read_text(encoding="utf-8")), encoding="ascii")
