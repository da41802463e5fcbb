"""docs/house.svg, drawn from the real imports: ``python -m tools.house [FILE]``.

Every room stands one floor below the lowest room it imports, so all arrows go up. An arrow that follows from others is
left out: if commands import pictures and lab imports them too, the way over lab says enough.
"""

import ast
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Final

from tools.rooms import FRONT, ROOMS, imports, inside, modules

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import Point, element, label, number, path, picture, text_width

ASIDE: Final = ["version", "build", "__main__"]  # a few lines each, no rooms
ENGINE: Final = ["kernel", "scythe", "expeditions", "players", "encoding"]  # what is compiled
GAP: Final = 26.0  # between rooms of a floor
RISE: Final = 62.0  # between floors
EDGE: Final = 30.0
TITLE: Final = 17.0
SMALL: Final = 12.0
PART: Final = 22.0  # the height of a sub-room
PADDING: Final = 14.0
HEAD: Final = 40.0
LEAST_WIDTH: Final = 150.0
WALL: Final = palette.HAIR
ENGINE_FILL: Final = palette.MAP
OTHER_FILL: Final = palette.SHINE
PART_FILL: Final = palette.PAPER
ARROW: Final = palette.WATER


@dataclass
class Room:
    name: str
    lines: int = 0
    files: int = 0
    parts: Counter[str] = field(default_factory=Counter)  # lines by sub-room
    floor: int = 0
    x: float = 0
    y: float = 0
    width: float = 0
    height: float = 0

    def rows(self) -> list[list[tuple[str, float]]]:
        """The sub-rooms with their widths, wrapped at the width of the room."""
        found: list[list[tuple[str, float]]] = [[]]
        left = self.width - 2 * PADDING
        for name, lines in self.parts.most_common():
            wide = text_width(f"{name} {lines:,}", SMALL) + 16
            if found[-1] and sum(each + 6 for _, each in found[-1]) + wide > left:
                found.append([])
            found[-1].append((name, wide))
        return found if found[0] else []


def room_of(module: str) -> str:
    """The room a module belongs to; the front door is a room of its own."""
    return FRONT if module == FRONT else module.split(".")[1]


def shown_name(room: Room) -> str:
    return "import maszyna" if room.name == FRONT else room.name


def survey() -> tuple[dict[str, Room], Counter[tuple[str, str]]]:
    """Every room with its lines of code, and how often one imports another."""
    order = [*dict.fromkeys(room_of(name) for name in ROOMS), FRONT]
    rooms = {name: Room(name) for name in order}
    imported: Counter[tuple[str, str]] = Counter()
    for file, module, package in modules():
        if room_of(module) in ASIDE:
            continue
        source = file.read_text(encoding="utf-8")
        room = rooms[room_of(module)]
        lines = len(source.splitlines())
        room.lines += lines
        room.files += 1
        inner = package.split(".")[2:]
        if inner and lines:
            room.parts["/".join(inner[:2])] += lines
        for _, target in imports(ast.parse(source), package):
            if inside(target, FRONT) and target != FRONT and room_of(target) not in (room.name, *ASIDE):
                imported[room.name, room_of(target)] += 1
    return {name: room for name, room in rooms.items() if room.files}, imported


def above(name: str, imported: Counter[tuple[str, str]]) -> set[str]:
    """The rooms a room imports, and those they import."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        here = waiting.pop()
        for importer, other in imported:
            if importer == here and other not in found:
                found.add(other)
                waiting.append(other)
    return found


def arrows(imported: Counter[tuple[str, str]]) -> list[tuple[str, str]]:
    """The imports that do not follow from others."""
    found = []
    for name, other in imported:
        between = [middle for importer, middle in imported if importer == name and middle != other]
        if not any(other in above(middle, imported) for middle in between):
            found.append((name, other))
    return found


def floors(rooms: dict[str, Room], imported: Counter[tuple[str, str]]) -> list[list[Room]]:
    """The rooms floor by floor; a room stands as high as its imports let it."""
    for room in rooms.values():  # in the order of the list, so all it imports have their floor already
        room.floor = 1 + max([rooms[other].floor for name, other in imported if name == room.name], default=-1)
    found: list[list[Room]] = [[] for _ in range(1 + max(room.floor for room in rooms.values()))]
    for room in rooms.values():
        found[room.floor].append(room)
    return found


def arrange(storeys: list[list[Room]]) -> tuple[float, float]:
    """Give every room its place; the size of the house."""
    for room in (room for storey in storeys for room in storey):
        title = text_width(f"{shown_name(room)}  {room.lines:,} lines", TITLE) + 2 * PADDING
        room.width = max(LEAST_WIDTH, title, 60 + 5 * sqrt(room.lines) if room.parts else 0)
        rows = len(room.rows())
        room.height = HEAD + (rows * (PART + 6) + PADDING - 6 if rows else 0)
    width = max(sum(room.width for room in storey) + GAP * (len(storey) - 1) for storey in storeys) + 2 * EDGE
    top = 84.0
    for storey in storeys:
        tallest = max(room.height for room in storey)
        x = (width - sum(room.width for room in storey) - GAP * (len(storey) - 1)) / 2
        for room in storey:
            room.x, room.y, room.height = x, top, tallest
            x += room.width + GAP
        top += tallest + RISE
    return width, top - RISE + 50


def way(rooms: dict[str, Room], storeys: list[list[Room]], name: str, other: str, ports: dict[tuple[str, str], Point],
        width: float) -> list[Point]:  # fmt: skip
    """From the roof of a room to the floor of the one it imports, between the rooms in the way."""
    start, end = ports[name, other], ports[other, name]
    points = [start]
    floors_between = range(rooms[name].floor - 1, rooms[other].floor, -1)
    for step, floor in enumerate(floors_between, 1):
        straight = start[0] + (end[0] - start[0]) * step / (len(floors_between) + 1)
        storey = storeys[floor]
        walls = [EDGE / 2, *(each for room in storey for each in (room.x, room.x + room.width)), width - EDGE / 2]
        openings = [(left, right) for left, right in list(pairwise(walls))[::2] if right - left > 8]
        x = min(
            (min(max(straight, left + 8), right - 8) for left, right in openings), key=lambda at: abs(at - straight)
        )
        points += [(x, storey[0].y + storey[0].height), (x, storey[0].y)]
    return [*points, end]


def ports(rooms: dict[str, Room], drawn: list[tuple[str, str]]) -> dict[tuple[str, str], Point]:
    """Where arrows leave and arrive, spread along a wall in the order of what they lead to."""
    found: dict[tuple[str, str], Point] = {}
    for room in rooms.values():
        for goes_up in (True, False):
            others = [other for name, other in drawn if name == room.name] if goes_up else [
                name for name, other in drawn if other == room.name]  # fmt: skip
            others.sort(key=lambda other: rooms[other].x + rooms[other].width / 2)
            for index, other in enumerate(others, 1):
                x = room.x + room.width * index / (len(others) + 1)
                found[room.name, other] = (x, room.y if goes_up else room.y + room.height)
    return found


def arrow(points: list[Point], weight: int, title: str) -> str:
    """A smooth line through the points with its head at the last one; thicker for more imports."""
    (x, y), rest = points[0], points[1:]
    line = f"M{number(x)} {number(y)}"
    for end_x, end_y in rest:
        half = (y + end_y) / 2
        line += f"C{number(x)} {number(half)} {number(end_x)} {number(half)} {number(end_x)} {number(end_y)}"
        x, y = end_x, end_y
    thick = 1.2 + sqrt(weight) / 5
    stroke = path(line, fill="none", stroke=ARROW, stroke_width=thick, stroke_opacity=0.75)
    head = path(
        f"M{number(x - 6)} {number(y + 11)}L{number(x)} {number(y + 1)}L{number(x + 6)} {number(y + 11)}z", fill=ARROW
    )
    return element("g", element("title", title), stroke, head, class_="import")


def drawn_room(room: Room) -> str:
    fill = ENGINE_FILL if room.name in ENGINE else OTHER_FILL
    parts = [element("rect", x=room.x, y=room.y, width=room.width, height=room.height, rx=8, fill=fill, stroke=WALL,
                     stroke_width=1.5)]  # fmt: skip
    name = shown_name(room)
    middle = room.y + HEAD / 2
    parts.append(
        label(name, room.x + PADDING, middle, TITLE, text_anchor="start", font_weight="bold", fill=palette.INK)
    )
    amount = f"{room.lines:,} lines" + (f", {room.files} files" if room.files > 1 and room.width > 260 else "")
    right = room.x + room.width - PADDING
    parts.append(label(amount, right, middle, SMALL, text_anchor="end", fill=palette.FAINT))
    y = room.y + HEAD
    for row in room.rows():
        x = room.x + PADDING
        for part, wide in row:
            parts.append(element("rect", x=x, y=y, width=wide, height=PART, rx=4, fill=PART_FILL, stroke=WALL,
                                 stroke_width=0.8))  # fmt: skip
            parts.append(label(part, x + 8, y + PART / 2, SMALL, text_anchor="start", fill=palette.INK))
            parts.append(label(f"{room.parts[part]:,}", x + wide - 8, y + PART / 2, SMALL - 1, text_anchor="end",
                               fill=palette.FAINT))  # fmt: skip
            x += wide + 6
        y += PART + 6
    return element("g", *parts, class_="room")


def house() -> str:
    rooms, imported = survey()
    storeys = floors(rooms, imported)
    width, height = arrange(storeys)
    shown = arrows(imported)
    ends = ports(rooms, shown)
    lines = [
        arrow(way(rooms, storeys, name, other, ends, width), imported[name, other],
              f"{name} imports {other} {imported[name, other]} times")
        for name, other in shown
    ]  # fmt: skip
    total = sum(room.lines for room in rooms.values())
    head = label("The house of Maszyna", EDGE, 34, 24, text_anchor="start", font_weight="bold", fill=palette.INK)
    files = sum(room.files for room in rooms.values())
    about = f"{total:,} lines in {files} files. Arrows are imports; those that follow from others are left out."
    head += label(about, EDGE, 60, SMALL + 1, text_anchor="start", fill=palette.FAINT)
    foot = element("rect", x=EDGE, y=height - 34, width=26, height=16, rx=4, fill=ENGINE_FILL, stroke=WALL)
    foot += label("the engine: plain Python, compiled to C where there is a compiler", EDGE + 36, height - 26, SMALL,
                  text_anchor="start", fill=palette.FAINT)  # fmt: skip
    ground = element("rect", width=width, height=height, fill=palette.PAPER)
    description = ". ".join(f"{name} imports {other}" for name, other in shown)
    return picture(
        width, height, "The rooms of the source and what they import", description,
        ground, head, element("g", *lines, class_="imports"), *(drawn_room(room) for room in rooms.values()), foot,
    )  # fmt: skip


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/house.svg").write_text(house(), encoding="ascii")
