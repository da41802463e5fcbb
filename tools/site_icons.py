"""The icon as PNG, for phones that take no SVG: the paths of icon.svg, painted by their distance from each pixel."""

import re
import struct
import zlib
from math import hypot
from pathlib import Path
from typing import NamedTuple

Point = tuple[float, float]
Colour = tuple[int, int, int, int]
CLEAR: Colour = (0, 0, 0, 0)
BLOCK = 8  # pixels that are painted at once where no edge is near


class Shape(NamedTuple):
    corners: list[Point]
    fill: Colour
    stroke: Colour
    width: float


def shapes(icon: str) -> list[Shape]:
    """The closed paths of an icon of straight lines."""
    found = []
    for d, fill, stroke, width in re.findall(
        r'<path d="([^"]+)" fill="(#\w{6})" stroke="(#\w{6})" stroke-width="([\d.]+)"', icon
    ):
        found.append(Shape(corners(d), colour(fill), colour(stroke), float(width)))
    if not found:
        raise ValueError("the icon has no path that can be painted")
    return found


def colour(name: str) -> Colour:
    return int(name[1:3], 16), int(name[3:5], 16), int(name[5:7], 16), 255


def corners(d: str) -> list[Point]:
    """The corners of a path of M, L, H, V and Z."""
    found: list[Point] = []
    x = y = 0.0
    for letter, rest in re.findall(r"([MLHVZ])([^MLHVZ]*)", d):
        numbers = [float(one) for one in re.findall(r"-?[\d.]+", rest)]
        while numbers:
            x = numbers.pop(0) if letter != "V" else x
            y = numbers.pop(0) if letter != "H" else y
            found.append((x, y))
    return found


def distance(corners: list[Point], x: float, y: float) -> float:
    """How far a point is from the outline; negative inside."""
    nearest, inside = 1e9, False
    ax, ay = corners[-1]
    for bx, by in corners:
        dx, dy = bx - ax, by - ay
        along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, hypot(x - ax - along * dx, y - ay - along * dy))
        if (ay > y) != (by > y) and x < ax + (y - ay) / dy * dx:
            inside = not inside
        ax, ay = bx, by
    return -nearest if inside else nearest


def over(above: Colour, cover: float, below: Colour) -> Colour:
    """One colour on another, covering a part of the pixel."""
    if cover <= 0:
        return below
    alpha = cover + below[3] / 255 * (1 - cover)
    mixed = [
        round((a * cover + b * below[3] / 255 * (1 - cover)) / alpha) for a, b in zip(above[:3], below[:3], strict=True)
    ]
    return mixed[0], mixed[1], mixed[2], round(alpha * 255)


def png(icon: Path, size: int, background: Colour = CLEAR, part: float = 1.0) -> bytes:
    """The icon in a square of so many pixels, filling ``part`` of it."""
    drawn = shapes(icon.read_text(encoding="utf-8"))
    scale = 100 / size / part  # units of a pixel; the icon spans -50..50
    pixels = bytearray(bytes(background) * (size * size))
    for top in range(0, size, BLOCK):
        for left in range(0, size, BLOCK):
            paint(pixels, size, drawn, background, scale, left, top)
    rows = b"".join(b"\0" + bytes(pixels[4 * size * row : 4 * size * (row + 1)]) for row in range(size))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows, 9)) + chunk(b"IEND", b"")


def paint(
    pixels: bytearray, size: int, drawn: list[Shape], background: Colour, scale: float, left: int, top: int
) -> None:
    """One block of pixels; where no edge is near it has one colour."""
    high, wide = min(BLOCK, size - top), min(BLOCK, size - left)
    middle = (left + BLOCK / 2 - size / 2) * scale, (top + BLOCK / 2 - size / 2) * scale
    reach = (0.75 * BLOCK + 1) * scale
    plain = all(abs(abs(distance(one.corners, *middle)) - one.width / 2) > reach for one in drawn)
    same = bytes(look(drawn, background, scale, *middle)) * wide if plain else b""
    for y in range(top, top + high):
        row = same or b"".join(
            bytes(look(drawn, background, scale, (x + 0.5 - size / 2) * scale, (y + 0.5 - size / 2) * scale))
            for x in range(left, left + wide)
        )
        pixels[4 * (y * size + left) : 4 * (y * size + left + wide)] = row


def look(drawn: list[Shape], background: Colour, scale: float, x: float, y: float) -> Colour:
    found = background
    for one in drawn:
        away = distance(one.corners, x, y)
        found = over(one.fill, min(1.0, max(0.0, 0.5 - away / scale)), found)
        found = over(one.stroke, min(1.0, max(0.0, 0.5 - (abs(away) - one.width / 2) / scale)), found)
    return found


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
