"""The map as masks and tables: which borders are open, wet or shore, what lies where."""

from typing import Final

from maszyna.kernel.bits import bit, i64, mask_of
from maszyna.scythe.facts.world import Border, world
from maszyna.scythe.ids import FACTIONS, FIRST_BASE, LAKE, PLACES, TERRAINS, TERRITORIES

NO_TERRAIN: Final = -1
FACTORY_PLACE: Final = 23
KIND_OF_TERRAIN: Final = [-1, 0, 1, 2, 3, -1, -1]  # the resource a terrain gives; a village gives workers


def base_of(faction: int) -> int:
    """The place of a faction's home base."""
    return FIRST_BASE + faction


def _borders() -> list[tuple[Border, ...]]:
    """The borders of every place; the mat and what is aboard an airship have none."""
    here = world()
    return [(), *(territory.borders for territory in here.territories), *(base.borders for base in here.bases), ()]


def _neighbours(kind: str) -> list[i64]:
    """The territories across borders of one kind: a home base may be left, never entered this way (section 6)."""
    return [
        mask_of([border.to for border in borders if border.kind == kind and border.to <= TERRITORIES])
        for borders in _borders()
    ]


OPEN: Final[list[i64]] = _neighbours("open")
RIVER: Final[list[i64]] = _neighbours("river")
SHORE: Final[list[i64]] = _neighbours("lakeshore")
ADJACENT: Final[list[i64]] = [OPEN[place] | RIVER[place] | SHORE[place] for place in range(len(OPEN))]

TERRAIN: Final[list[int]] = [NO_TERRAIN, *(t.terrain for t in world().territories), *([NO_TERRAIN] * len(FACTIONS))]
PRODUCT: Final[list[int]] = [-1 if terrain < 0 else KIND_OF_TERRAIN[terrain] for terrain in TERRAIN]

ON_TERRAIN: Final[list[i64]] = [
    mask_of([t.id for t in world().territories if t.terrain == terrain]) for terrain in range(len(TERRAINS))
]
EVERYWHERE: Final[i64] = mask_of([t.id for t in world().territories])
LAKES: Final[i64] = ON_TERRAIN[LAKE]
LAND: Final[i64] = EVERYWHERE & ~LAKES
TUNNELS: Final[i64] = mask_of([t.id for t in world().territories if t.tunnel])
ENCOUNTERS: Final[i64] = mask_of([t.id for t in world().territories if t.encounter])
FACTORY_BIT: Final[i64] = bit(FACTORY_PLACE)

START_WORKERS: Final[list[tuple[int, int]]] = [base.workers for base in world().bases]


def _lines() -> list[list[int]]:
    """For each of the three hex axes, the next territory along it, or 0 (for the bonus tile of structures in a row)."""
    at = {(t.row, t.x2): t.id for t in world().territories}
    steps = [(0, 2), (1, 1), (1, -1)]
    return [[0, *(at.get((t.row + row, t.x2 + x2), 0) for t in world().territories)] for row, x2 in steps]


NEXT_IN_LINE: Final[list[list[int]]] = _lines()


def _distances() -> list[list[int]]:
    """R1: hexes on the printed grid between any two places; rivers, lakes and bases are hexes like any other."""
    here = world()
    at = [(0, 0), *((t.row, t.x2) for t in here.territories), *((b.row, b.x2) for b in here.bases)]
    table: list[list[int]] = []
    for row, x2 in at:
        table.append([max(abs(row - r), (abs(row - r) + abs(x2 - x)) // 2) for r, x in at])
    return table


DISTANCE: Final[list[list[int]]] = _distances()
FARTHEST: Final = 16


def _rings() -> list[list[i64]]:
    """For every place and distance, the territories just so far from it."""
    return [
        [mask_of([t for t in range(1, TERRITORIES + 1) if DISTANCE[place][t] == far]) for far in range(FARTHEST)]
        for place in range(PLACES)
    ]


RINGS: Final[list[list[i64]]] = _rings()
