"""What stands above and below the Scythe board: who plays, what the signs mean."""

from maszyna.pictures import palette
from maszyna.pictures.contents import AIRSHIP, RESOURCE, STRUCTURE, Piece
from maszyna.pictures.describing import seat_name
from maszyna.pictures.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.glyphs import encounter, glyph, tunnel
from maszyna.pictures.grid import BOARD_WIDTH
from maszyna.pictures.packing import Spot
from maszyna.pictures.strips import SIGN, Strip
from maszyna.pictures.svg import element, path
from maszyna.pictures.tokens import token, width_of
from maszyna.scythe.state import Position
from maszyna.scythe.words import RESOURCES, STRUCTURES, TERRAINS, UNIT_KINDS


def seats(position: Position, top: float) -> tuple[str, float]:
    """Everybody at the table by colour and letter."""
    strip = Strip(top, BOARD_WIDTH)
    for index, seat in enumerate(position.seats):
        strip.add(token(Piece("character", index, seat.faction, 0, 1), Spot(0, 0, SIGN)), seat_name(seat))
    return strip.group("seats"), strip.bottom()


def key(top: float, airships: bool) -> tuple[str, float]:
    """The signs of the board; airships only where there are any."""
    strip = Strip(top, BOARD_WIDTH)
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
