"""Where each piece is drawn on its hex, clear of the number above and of a tag below."""

from typing import Final, NamedTuple

from maszyna.pictures.draw.packing import Box, Spot, packed
from maszyna.pictures.draw.svg import Point, moved
from maszyna.pictures.scythe.contents import Piece, airships_at, things_at, units_at
from maszyna.pictures.scythe.grid import CENTRES
from maszyna.pictures.scythe.tokens import token, width_of
from maszyna.scythe.ids import PLACES
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.state import Position

ABOVE_TAG: Final = Box(94, -16, 21)  # whatever is there, when a tag needs the foot of the hex
MIDDLE: Final = Box(94, -16, 20)
MIDDLE_ALONE: Final = Box(92, -15, 31)
FOOT: Final = Box(60, 21, 46)
FOOT_ALONE: Final = Box(84, -15, 36)
LARGEST_UNIT: Final = 38.0
LARGEST_TAGGED: Final = 33.0
LARGEST_THING: Final = 27.0


class Placed(NamedTuple):
    piece: Piece
    spot: Spot  # from the middle of the hex


def placed(position: Position, place: int, tagged: bool) -> list[Placed]:
    """All pieces of a place with their spots; ``tagged`` keeps the foot of the hex free."""
    units, things = units_at(position, place) + airships_at(position, place), things_at(position, place)
    if tagged:
        return fitted(units + things, ABOVE_TAG, LARGEST_TAGGED)
    if not things:
        return fitted(units, MIDDLE_ALONE, LARGEST_UNIT)
    if not units:
        return fitted(things, FOOT_ALONE, LARGEST_THING)
    return fitted(units, MIDDLE, LARGEST_UNIT) + fitted(things, FOOT, LARGEST_THING)


def fitted(pieces: list[Piece], box: Box, largest: float) -> list[Placed]:
    spots = packed([width_of(piece) for piece in pieces], box, largest)
    return [Placed(piece, spot) for piece, spot in zip(pieces, spots, strict=True)]


def tokens_on(position: Position, place: int, tagged: bool) -> str:
    """The drawing of all pieces of a place."""
    drawn = [token(piece, spot) for piece, spot in placed(position, place, tagged)]
    if not drawn:
        return ""
    x, y = CENTRES[place]
    return moved(x, y, *drawn, class_="pieces", data_place=place_text(place))


def spot_of(position: Position, place: int, tagged: bool, seat: int, kind: str) -> Spot:
    """Where on the paper a seat's units of a kind are drawn, as large as a ring needs; without any, the middle."""
    x, y = CENTRES[place]
    for piece, spot in placed(position, place, tagged):
        if piece.seat == seat and piece.kind == kind:
            return Spot(x + spot.x, y + spot.y, spot.size * max(1.0, width_of(piece) * 0.75))
    return Spot(x, y, LARGEST_UNIT)


def piece_points(position: Position, tagged: set[int], without: list[int]) -> list[Point]:
    """Where on the paper pieces lie, save on the places in ``without``."""
    return [
        (CENTRES[place][0] + spot.x, CENTRES[place][1] + spot.y)
        for place in range(1, PLACES)
        if place not in without
        for _, spot in placed(position, place, place in tagged)
    ]
