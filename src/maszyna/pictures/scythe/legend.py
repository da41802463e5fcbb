"""What stands above and below the Scythe board: who plays, what the signs mean."""

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.glyphs import TERRAIN as TERRAIN_GLYPHS
from maszyna.pictures.draw.glyphs import encounter, glyph, tunnel
from maszyna.pictures.draw.packing import Spot
from maszyna.pictures.draw.svg import element, path
from maszyna.pictures.draw.titles import SIGN, Strip
from maszyna.pictures.scythe.contents import AIRSHIP, RESOURCE, STRUCTURE, Piece
from maszyna.pictures.scythe.grid import BOARD_WIDTH
from maszyna.pictures.scythe.tokens import token, width_of
from maszyna.scythe.ids import RESOURCES, STRUCTURES, TERRAINS, UNIT_KINDS
from maszyna.scythe.state import Position
from maszyna.speech.scythe.captions import ScytheCaptions


def seats(words: ScytheCaptions, position: Position, top: float) -> tuple[str, float]:
    """Everybody at the table by colour and letter."""
    strip = Strip(top, BOARD_WIDTH)
    for index, seat in enumerate(position.seats):
        strip.add(token(Piece("character", index, seat.faction, 0, 1), Spot(0, 0, SIGN)), words.seat(seat))
    return strip.group("seats"), strip.bottom()


def key(words: ScytheCaptions, top: float, airships: bool) -> tuple[str, float]:
    """The signs of the board; airships only where there are any."""
    strip = Strip(top, BOARD_WIDTH)
    for terrain in range(len(TERRAINS)):
        ground = element("circle", r=SIGN / 2, fill=palette.TERRAIN[terrain], stroke=palette.HAIR, stroke_width=1.2)
        strip.add(
            ground + glyph(TERRAIN_GLYPHS[terrain], 0, 0, 17, palette.GLYPH[terrain]), words.name("terrain", terrain)
        )
    strip.new_line()
    strip.add(path("M-8 0H8", stroke=palette.WATER, stroke_width=9, stroke_linecap="round"), words.say("river"))
    strip.add(tunnel(0, 0, 20), words.say("tunnel"), 22)
    strip.add(encounter(0, 0, 21, True), words.say("encounter"), 22)
    strip.add(encounter(0, 0, 21, False), words.say("taken"), 22)
    for kind, name in enumerate(UNIT_KINDS):
        piece = Piece(name, 0, 5, kind, 1)
        if airships or name != AIRSHIP:
            strip.add(token(piece, Spot(0, 0, SIGN)), words.name("unit_kind", kind), SIGN * width_of(piece))
    strip.new_line()
    for kind in range(len(STRUCTURES)):
        strip.add(token(Piece(STRUCTURE, 0, 5, kind, 1), Spot(0, 0, SIGN)), words.name("structure", kind), SIGN * 1.4)
    for kind in range(len(RESOURCES)):
        strip.add(token(Piece(RESOURCE, 0, 0, kind, 1), Spot(0, 0, SIGN)), words.name("resource", kind))
    return strip.group("key"), strip.bottom()
