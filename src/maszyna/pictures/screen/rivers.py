"""Rivers: the borders they run along, joined to courses with round bends; bank, water and glint."""

from functools import cache
from math import hypot
from typing import Final

from maszyna.pictures.draw.svg import Point, element, number, path
from maszyna.pictures.screen.ground_colours import line
from maszyna.pictures.scythe.grid import borders, shared_edge
from maszyna.scythe.facts.world import RIVER

BEND: Final = 15.0  # before and after a corner
ROUND: Final = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def same(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 1


def courses() -> list[list[Point]]:
    """Every stretch of river from corner to corner, as long as it can be followed."""
    found: list[list[Point]] = []
    for edge in [shared_edge(one, other) for one, other in borders(RIVER)]:
        new = list(edge)
        for course in [*found]:
            for turned in (new, new[::-1]):
                if same(course[-1], turned[0]):
                    new = course + turned[1:]
                elif same(course[0], turned[-1]):
                    new = turned + course[1:]
                else:
                    continue
                found.remove(course)
                break
        found.append(new)
    return found


def written(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def towards(corner: Point, other: Point) -> Point:
    """A point that lies a bend away from a corner."""
    share = BEND / hypot(other[0] - corner[0], other[1] - corner[1])
    return corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share


def flowing(course: list[Point]) -> str:
    drawn = f"M{written(course[0])}"
    for before, corner, after in zip(course, course[1:], course[2:], strict=False):
        drawn += f"L{written(towards(corner, before))}Q{written(corner)} {written(towards(corner, after))}"
    return f"{drawn}L{written(course[-1])}"


@cache
def course() -> str:
    return "".join(flowing(each) for each in courses())


@cache
def rivers(lang: str = "en") -> str:
    bank = path(course(), **line("bank", 14, 0.85), **ROUND)
    glint = path(course(), **line("river2", 4.6, 0.75), **ROUND)
    return element("g", bank, water(), glint, class_="rivers")


def water() -> str:
    """The water alone, as small boards have it."""
    return path(course(), **line("river1", 9.6), **ROUND)
