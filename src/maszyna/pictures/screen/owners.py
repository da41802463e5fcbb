"""Land tinted by who controls it, as a layer for screens: in the faction's colour, with its pattern and its sign."""

from functools import cache, lru_cache
from typing import Final

from maszyna.kernel.bits import members
from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import number, path
from maszyna.pictures.screen.faction_art import patterned, sign
from maszyna.pictures.scythe.grid import CENTRES, inner
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.state import Position
from maszyna.scythe.words import FACTIONS

TINT: Final = 0.42
SIGN_DOWN: Final = 45.0
MOST_LANDS: Final = 4096  # drawings that are remembered


def owners(position: Position) -> str:
    """Every territory somebody controls; the bases are nobody's land."""
    lands = [land(own.faction, position.controlled(seat) & EVERYWHERE) for seat, own in enumerate(position.seats)]
    return f'<g class="owners">{"".join(lands)}</g>'


@lru_cache(MOST_LANDS)
def land(faction: int, territories: int) -> str:
    """The land of one faction."""
    places = list(members(territories))
    if not places:
        return ""
    edges = "".join([outline(place) for place in places])
    tint = path(
        edges, class_=f"owner {FACTIONS[faction]}", fill=palette.FACTION[faction], fill_opacity=TINT,
        stroke=palette.FACTION[faction], stroke_width=5, stroke_linejoin="round",
    )  # fmt: skip
    signs = "".join([sign_of(faction, place) for place in places])
    return f'{tint}{patterned(faction, edges)}<g class="owner-signs">{signs}</g>'


@cache
def outline(place: int) -> str:
    """A hex a little smaller than its territory, so that the lands of neighbours stay apart."""
    x, y = CENTRES[place]
    return f"M{'L'.join(f'{number(x + dx)} {number(y + dy)}' for dx, dy in inner(5))}Z"


@cache
def sign_of(faction: int, place: int) -> str:
    """The sign at the lower corner of the hex, below the pieces."""
    x, y = CENTRES[place]
    return sign(faction, x, y + SIGN_DOWN, 13, palette.FACTION[faction])
