"""The map drawn in text: hexes as bricks at their places on the grid.

    ┬─────────┬
    │ 28 for∩?│   number, terrain, tunnel, encounter token
    │RuCMw2⌂·3f   whose units (Character, Mech, two workers), a structure, three food; an airship is ◠A
    ┴≈≈≈≈─────┴   a river below on the left

Colours only repeat what letters and signs say. A hex is as wide as the terminal allows, a row as high as its fullest.
"""

from collections.abc import Iterator
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

from maszyna.kernel.bits import bit, i64
from maszyna.scythe.facts.world import RIVER, Border, world
from maszyna.scythe.ids import FIRST_BASE, LAKE
from maszyna.scythe.state import Position
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.terminal.scythe.map.pieces import (
    ARMED,
    COLOURS,
    FLAG,
    LYING,
    STRUCTURE,
    airship_letter,
    mark_of,
    pieces_on,
    short,
    unit_letter,
)


class Canvas:
    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, line: int, column: int, text: str, style: str = "") -> None:
        """Write along a line; what goes beyond the sheet is lost."""
        for at, sign in enumerate(text, column):
            if 0 <= at < self.width and 0 <= line < self.height:
                self._signs[line][at] = sign
                self._styles[line][at] = style

    def put_text(self, line: int, column: int, text: Text) -> None:
        """Write a text with its styles; of two on one character the later holds."""
        self.put(line, column, text.plain, str(text.style))
        for span in text.spans:
            self.put(line, column + span.start, text.plain[span.start : span.end], str(span.style))

    def lines(self) -> list[Text]:
        found: list[Text] = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            text = Text(no_wrap=True, end="\n")
            start = 0
            for at in range(1, self.width + 1):
                if at == self.width or styles[at] != styles[start]:
                    text.append("".join(signs[start:at]), style=styles[start] or None)
                    start = at
            text.rstrip()
            found.append(text)
        return found


ROWS: Final = 9
HALVES: Final = 16  # the width of the board in half-hexes
WIDEST: Final = 5 * HALVES + 1  # columns that the map is never wider than
NARROWEST: Final = 44
ROOMY: Final = 9  # characters inside a hex that hold everything, apart
SNUG: Final = 8
MIDDLING: Final = 7  # the same without spaces
TUNNEL: Final = "∩"
ENCOUNTER: Final = "?"
WATER: Final = "≈"
CHOSEN: Final = "»"
RIVER_STYLE: Final = "bold bright_blue"
FRAME_STYLE: Final = "bright_black"
CHOSEN_STYLE: Final = "bold black on bright_yellow"
# By the order of the terrains.
GROUNDS: Final = [
    "black on #d7af87", "black on #d7d75f", "bright_white on #005f00", "bright_white on #6c6c6c", "black on #d0d0d0",
    "bright_white on #005faf", "bright_white on #870000",
]  # fmt: skip


class Hex:
    """A territory or a home base on the grid, with what is written into it."""

    def __init__(self, place: int, row: int, x2: int, borders: tuple[Border, ...]) -> None:
        self.place = place
        self.row = row
        self.x2 = x2
        self.rivers = {border.to for border in borders if border.kind == RIVER}
        self.title = Text()
        self.lines: list[Text] = []


def hexes() -> list[Hex]:
    here = world()
    lands = [Hex(land.id, land.row, land.x2, land.borders) for land in here.territories]
    return lands + [Hex(base.place, base.row, base.x2, base.borders) for base in here.bases]


class TextMap:
    """A position as a map; made by ``text_map``."""

    def __init__(self, position: Position, texts: ScytheTexts, highlight: i64) -> None:
        self.position = position
        self.texts = texts
        self.highlight = highlight

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        columns = edges(min(WIDEST, max(NARROWEST, options.max_width)))
        found = hexes()
        for here in found:
            inside = columns[here.x2 + 2] - columns[here.x2] - 1
            here.title = self.title(here.place, inside)
            here.lines = self.content(here.place, inside)
        yield from drawn(found, columns)

    def title(self, place: int, width: int) -> Text:
        """Number, terrain, tunnel and token, as far as there is room; a base by its faction."""
        chosen = bool(self.highlight & bit(place))
        if place >= FIRST_BASE:
            faction = place - FIRST_BASE
            idle = bool(self.position.idle_bases & bit(place))
            text = f"{CHOSEN if chosen else ''}{self.texts.name('faction', faction)}"[:width].center(width)
            style = FRAME_STYLE if idle else f"reverse {COLOURS[faction]}"
            return Text(text, style=CHOSEN_STYLE if chosen else style)
        land = world().territories[place - 1]
        terrain = self.texts.name("terrain", land.terrain)[:3]
        marks = f"{TUNNEL if land.tunnel else ''}{ENCOUNTER if self.has_token(place) else ''}"
        first = CHOSEN if chosen else " "
        if width >= ROOMY:
            text = f"{first}{place:2} {terrain}{marks}"
        elif width >= SNUG and not chosen:
            text = f"{place:2} {terrain}{marks}"
        elif width >= MIDDLING:
            text = f"{CHOSEN}{place}{terrain}{marks}" if chosen else f"{place:2}{terrain}{marks}"
        else:
            text = f"{CHOSEN}{place}{terrain}" if chosen else f"{place:2}{terrain}"
        return Text(text[:width].ljust(width), style=CHOSEN_STYLE if chosen else GROUNDS[land.terrain])

    def has_token(self, place: int) -> bool:
        return bool(self.position.encounters & bit(place))

    def content(self, place: int, width: int) -> list[Text]:
        """What lies and stands there, packed into as few lines as hold it."""
        parts = pieces_on(self.position, self.texts, place)
        if place < FIRST_BASE and width < MIDDLING:
            tunnel = world().territories[place - 1].tunnel
            marks = f"{TUNNEL if tunnel else ''}{ENCOUNTER if self.has_token(place) else ''}"
            parts = [Text(marks), *parts] if marks else parts
        lines: list[Text] = []
        for part in parts:
            if lines and len(lines[-1]) + len(part) <= width:
                lines[-1].append_text(part)
            else:
                lines.append(short(part, width))
        if not lines and place < FIRST_BASE and world().territories[place - 1].terrain == LAKE:
            lines = [Text(("~ " * width)[:width], style="blue")]
        return lines


def text_map(position: Position, texts: ScytheTexts, highlight: i64 = 0) -> TextMap:
    """The map of a position; ``highlight`` is the set of places to point at."""
    return TextMap(position, texts, highlight)


def edges(width: int) -> list[int]:
    """The columns where half-hexes begin, spread evenly over a width, and the last where they end."""
    return [(width - 1) * half // HALVES for half in range(HALVES + 1)]


def drawn(found: list[Hex], columns: list[int]) -> list[Text]:
    """The bricks, their frames and the rivers between them."""
    at = {(here.row, here.x2): here for here in found}
    heights = [max([1, *(len(here.lines) for here in found if here.row == row)]) + 2 for row in range(ROWS)]
    tops = [sum(heights[:row]) for row in range(ROWS)]
    canvas = Canvas(columns[-1] + 1, sum(heights) + 1)
    for here in found:
        top, bottom = tops[here.row], tops[here.row] + heights[here.row]
        left, middle, right = columns[here.x2 : here.x2 + 3]
        for line in range(top + 1, bottom):
            for side, step in ((left, -2), (right, 2)):
                wet = _wet(here, at.get((here.row, here.x2 + step)))
                canvas.put(line, side, WATER if wet else "│", RIVER_STYLE if wet else FRAME_STYLE)
        for line, step in ((top, -1), (bottom, 1)):
            for start, end, side in ((left, middle, -1), (middle, right, 1)):
                wet = _wet(here, at.get((here.row + step, here.x2 + side)))
                sign, style = (WATER, RIVER_STYLE) if wet else ("─", FRAME_STYLE)
                canvas.put(line, start + 1, sign * (end - start - 1), style)
        canvas.put_text(top + 1, left + 1, here.title)
        for number, text in enumerate(here.lines):
            canvas.put_text(top + 2 + number, left + 1, text)
    for row, x2 in {(here.row + down, here.x2 + over) for here in found for down in (0, 1) for over in (0, 1, 2)}:
        line = tops[row] if row < ROWS else sum(heights)
        canvas.put(line, columns[x2], _corner(at, row, x2), FRAME_STYLE)
    return canvas.lines()


def _wet(here: Hex, there: Hex | None) -> bool:
    return there is not None and there.place in here.rivers


# By what meets at a corner: up, down, left, right.
CORNERS: Final = {
    "udlr": "┼", "udl": "┤", "udr": "├", "ulr": "┴", "dlr": "┬", "ud": "│", "ul": "┘", "ur": "└", "dl": "┐", "dr": "┌",
    "lr": "─",
}  # fmt: skip


def _corner(at: dict[tuple[int, int], Hex], row: int, x2: int) -> str:
    """The frames that meet where a border between two rows crosses half a hex."""
    above = (row - 1, x2) in at or (row - 1, x2 - 2) in at
    below = (row, x2) in at or (row, x2 - 2) in at
    left = any(place in at for place in ((row - 1, x2 - 2), (row - 1, x2 - 1), (row, x2 - 2), (row, x2 - 1)))
    right = any(place in at for place in ((row - 1, x2 - 1), (row - 1, x2), (row, x2 - 1), (row, x2)))
    meeting = zip("udlr", (above, below, left, right), strict=True)
    return CORNERS.get("".join(sign for sign, is_there in meeting if is_there), " ")


def legend(screen: ScreenTexts, texts: ScytheTexts, position: Position) -> Text:
    """What the letters and signs of the map mean."""
    signs = [(ENCOUNTER, "encounter"), (TUNNEL, "tunnel"), (WATER, "river"), (STRUCTURE, "structure"), (FLAG, "flag"),
             (ARMED, "trap"), (CHOSEN, "option")]  # fmt: skip
    parts = [f"{unit_letter(texts, kind)} {texts.name('unit_kind', kind)}" for kind in range(3)]
    if position.airship_board.flies:
        parts.append(f"{airship_letter(texts)} {screen.say('airship')}")
    parts += [f"{sign} {screen.say(key)}" for sign, key in signs]
    parts += [f"{LYING}2{texts.name('resource', kind)[0]} {texts.name('resource', kind)}" for kind in range(4)]
    text = Text("  ".join(part.replace(" ", "\u00a0") for part in parts), style="dim")
    for seat in position.seats:
        text.append("  ").append(mark_of(texts, seat.faction), style=f"bold reverse {COLOURS[seat.faction]}")
        text.append(f"\u00a0{texts.name('faction', seat.faction)}")
    return text
