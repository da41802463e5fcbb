"""What stands above and below the board: the title, who plays, what the signs mean."""

from typing import Final

from maszyna.pictures import palette
from maszyna.pictures.contents import AIRSHIP, RESOURCE, STRUCTURE, Piece
from maszyna.pictures.describing import seat_name
from maszyna.pictures.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.glyphs import encounter, glyph, tunnel
from maszyna.pictures.grid import BOARD_WIDTH, EDGE
from maszyna.pictures.packing import Spot
from maszyna.pictures.svg import element, label, moved, path, text_width
from maszyna.pictures.tokens import token, width_of
from maszyna.scythe.state import Position
from maszyna.scythe.words import RESOURCES, STRUCTURES, TERRAINS, UNIT_KINDS

TITLE: Final = 30.0
TEXT: Final = 18.0
LINE: Final = 31.0
GAP: Final = 13.0
SIGN: Final = 25.0


class Strip:
    """Signs with words, set in lines from the left."""

    def __init__(self, top: float) -> None:
        self.x = EDGE
        self.y = top + LINE / 2
        self.drawn: list[str] = []

    def add(self, sign: str, text: str, wide: float = SIGN) -> None:
        """A sign drawn around its own middle, and what it means."""
        width = wide + 7 + text_width(text, TEXT)
        if self.x + width > BOARD_WIDTH - EDGE and self.x > EDGE:
            self.new_line()
        self.drawn.append(moved(self.x + wide / 2, self.y, sign))
        self.drawn.append(label(text, self.x + wide + 7, self.y, TEXT, text_anchor="start", fill=palette.INK))
        self.x += width + GAP

    def new_line(self) -> None:
        self.x = EDGE
        self.y += LINE

    def bottom(self) -> float:
        return self.y + LINE / 2 if self.drawn else self.y - LINE / 2

    def group(self, name: str) -> str:
        return element("g", *self.drawn, class_=name)


def heading(title: str, top: float) -> tuple[str, float]:
    """The title, smaller when it is long, and where it ends."""
    if not title:
        return "", top
    size = min(TITLE, (BOARD_WIDTH - 2 * EDGE) / max(1.0, text_width(title, 1.04)))
    drawn = label(
        title, EDGE, top + 20, size, text_anchor="start", font_weight="bold", fill=palette.INK, class_="heading"
    )
    return drawn, top + 42


def seats(position: Position, top: float) -> tuple[str, float]:
    """Everybody at the table by colour and letter."""
    strip = Strip(top)
    for index, seat in enumerate(position.seats):
        strip.add(token(Piece("character", index, seat.faction, 0, 1), Spot(0, 0, SIGN)), seat_name(seat))
    return strip.group("seats"), strip.bottom()


def key(top: float, airships: bool) -> tuple[str, float]:
    """The signs of the board; airships only where there are any."""
    strip = Strip(top)
    for terrain, name in enumerate(TERRAINS):
        ground = element("circle", r=SIGN / 2, fill=palette.TERRAIN[terrain], stroke=palette.HAIR, stroke_width=1.2)
        strip.add(ground + glyph(TERRAIN_GLYPHS[terrain], 0, 0, 17, palette.GLYPH[terrain]), name)
    strip.new_line()
    strip.add(path("M-8 0H8", stroke=palette.WATER, stroke_width=9, stroke_linecap="round"), "river")
    strip.add(tunnel(0, 0, 20), "tunnel", 22)
    strip.add(encounter(0, 0, 21, True), "encounter", 22)
    strip.add(encounter(0, 0, 21, False), "taken", 22)
    for kind, name in enumerate(UNIT_KINDS):
        piece = Piece(name, 0, 5, kind, 1)
        if airships or name != AIRSHIP:
            strip.add(token(piece, Spot(0, 0, SIGN)), name, SIGN * width_of(piece))
    strip.new_line()
    for kind, name in enumerate(STRUCTURES):
        strip.add(token(Piece(STRUCTURE, 0, 5, kind, 1), Spot(0, 0, SIGN)), name, SIGN * 1.4)
    for kind, name in enumerate(RESOURCES):
        strip.add(token(Piece(RESOURCE, 0, 0, kind, 1), Spot(0, 0, SIGN)), name)
    return strip.group("key"), strip.bottom()
