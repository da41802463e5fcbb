"""The board as pixels, for videos: hexes in the colours of their terrain, and every piece with its letter."""

from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from maszyna.kernel.bits import bit
from maszyna.pictures.draw.palette import (
    BASE,
    ENCOUNTER,
    FACTION,
    HAIR,
    INK,
    ON_FACTION,
    ON_RESOURCE,
    PAPER,
    RESOURCE,
    TERRAIN,
    WATER,
)
from maszyna.pictures.scythe.contents import AIRSHIP, FLAG, STRUCTURE, TRAP, Piece, pieces_at
from maszyna.pictures.scythe.contents import RESOURCE as RESOURCE_PIECE
from maszyna.pictures.scythe.grid import BOARD_HEIGHT, BOARD_WIDTH, CENTRES, CORNERS, borders, shared_edge
from maszyna.scythe.board import TERRAIN as TERRAIN_OF
from maszyna.scythe.ids import FIRST_BASE, RESOURCES, STRUCTURES
from maszyna.scythe.state import Position

SIZE: Final = 17.0  # half the width of a piece
IN_A_ROW: Final = 3
LETTERS: Final = {"character": "C", "mech": "M", "worker": "W", AIRSHIP: "A", FLAG: "F", TRAP: "T"}


@cache
def board() -> Any:
    """The board without a piece; drawn once."""
    image = Image.new("RGB", (round(BOARD_WIDTH), round(BOARD_HEIGHT)), PAPER)
    draw = ImageDraw.Draw(image)
    for place in range(1, len(CENTRES)):
        x, y = CENTRES[place]
        base = place >= FIRST_BASE
        colour = BASE[place - FIRST_BASE] if base else TERRAIN[TERRAIN_OF[place]]
        draw.polygon([(x + dx, y + dy) for dx, dy in CORNERS], fill=colour, outline=HAIR)
        if not base:
            draw.text((x - 9, y - 54), str(place), fill=HAIR, font=font())
    for one, other in borders("river"):
        draw.line(shared_edge(one, other), fill=WATER, width=6)
    return image


@cache
def font() -> Any:
    return ImageFont.load_default(SIZE)


def pixels(position: Position) -> NDArray[np.uint8]:
    """Height, width, and red, green, blue."""
    image = board().copy()
    draw = ImageDraw.Draw(image)
    for place in range(1, len(CENTRES)):
        x, y = CENTRES[place]
        if place < FIRST_BASE and position.encounters & bit(place):
            draw.ellipse((x + 20, y - 50, x + 36, y - 34), fill=ENCOUNTER)
        pieces = pieces_at(position, place)
        middle = (min(len(pieces), IN_A_ROW) - 1) / 2
        for number, piece in enumerate(pieces):
            row, column = divmod(number, IN_A_ROW)
            put(draw, x + (column - middle) * 2 * SIZE, y - 16 + row * 2 * SIZE, piece)
    return np.asarray(image).copy()


def put(draw: Any, x: float, y: float, piece: Piece) -> None:
    """Units and airships are round, structures, tokens and resources square."""
    box = (x - SIZE + 2, y - SIZE + 2, x + SIZE - 2, y + SIZE - 2)
    if piece.kind == RESOURCE_PIECE:
        fill, ink, letter = RESOURCE[piece.which], ON_RESOURCE[piece.which], RESOURCES[piece.which][0].upper()
    else:
        fill, ink = FACTION[piece.faction], ON_FACTION[piece.faction]
        letter = STRUCTURES[piece.which][:2] if piece.kind == STRUCTURE else LETTERS[piece.kind]
    square = piece.kind in (RESOURCE_PIECE, STRUCTURE, FLAG, TRAP)
    (draw.rectangle if square else draw.ellipse)(box, fill=fill, outline=INK)
    text = letter if piece.amount == 1 else f"{letter}{piece.amount}"
    draw.text((x, y), text, fill=ink, font=font(), anchor="mm")
