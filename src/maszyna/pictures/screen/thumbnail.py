"""A small board for a list of games: terrain without signs, rivers, and a dot for whoever stands somewhere."""

from functools import cache, lru_cache
from typing import Final

from maszyna.pictures.draw import palette
from maszyna.pictures.draw.svg import element, number, path
from maszyna.pictures.screen.layers import BOX, hex_path
from maszyna.pictures.screen.rivers import water
from maszyna.pictures.scythe.grid import CENTRES
from maszyna.pictures.scythe.land import every_territory
from maszyna.scythe.board import TERRAIN, base_of
from maszyna.scythe.ids import ABOARD, FACTIONS, FIRST_WORKER, MAT, TERRAINS

COMBAT_DOT: Final = 26.0
WORKER_DOT: Final = 18.0
MOST_KEPT: Final = 500  # of games listed
APART: Final = 24.0  # from dot to dot on one place


@cache
def ground() -> str:
    drawn = [
        path(
            "".join(hex_path(place) for place in every_territory() if TERRAIN[place] == terrain),
            class_=f"hex {name}", fill=palette.TERRAIN[terrain],
        )
        for terrain, name in enumerate(TERRAINS)
    ]  # fmt: skip
    return element("g", *drawn, stroke=palette.HAIR, stroke_width=2) + water()


@lru_cache(MOST_KEPT)
def small_board(seats: tuple[tuple[int, tuple[int, ...]], ...]) -> str:
    """A whole SVG, a few kilobytes, from what it shows: of every seat the faction and where its units stand."""
    homes = [
        path(hex_path(base_of(faction)), class_=f"base {FACTIONS[faction]}", fill=palette.BASE[faction])
        for faction, _ in seats
    ]
    here: dict[int, list[tuple[int, float]]] = {}
    for faction, units in seats:
        own = dict.fromkeys(units[:FIRST_WORKER], COMBAT_DOT)
        for place, radius in (dict.fromkeys(units[FIRST_WORKER:], WORKER_DOT) | own).items():
            if place not in (MAT, ABOARD):
                here.setdefault(place, []).append((faction, radius))
    dots = [
        dot(faction, CENTRES[place][0] + APART * (at - (len(all_) - 1) / 2), CENTRES[place][1], radius)
        for place, all_ in sorted(here.items())
        for at, (faction, radius) in enumerate(all_)
    ]
    return element(
        "svg", ground(), *homes, *dots, xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(number(side) for side in BOX),
    )  # fmt: skip


def dot(faction: int, x: float, y: float, radius: float) -> str:
    return element(
        "circle", cx=x, cy=y, r=radius, fill=palette.FACTION[faction], stroke=palette.INK, stroke_width=5,
        class_=f"body {FACTIONS[faction]}",
    )  # fmt: skip
