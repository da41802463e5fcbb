"""Structure bonus tiles: coins by what a tile counts at the end of the game."""

from functools import cache
from typing import Final, NamedTuple

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.scythe.facts.check import read

FILE: Final = "structure_bonus.json"
MOST_COINS: Final = 9

ADJACENT_TUNNELS: Final = 0
ADJACENT_LAKES: Final = 1
ADJACENT_ENCOUNTERS: Final = 2
ON_TUNNELS: Final = 3
IN_A_ROW: Final = 4
ON_FARMS_TUNDRAS: Final = 5
TILES: Final = [
    "adjacent_tunnels", "adjacent_lakes", "adjacent_encounters", "on_tunnels", "in_a_row", "on_farms_tundras",
]  # fmt: skip


class BonusTile(NamedTuple):
    index: int  # type: ignore[assignment]  # shadows a method of tuple that nobody needs here
    id: str
    table: tuple[int, ...]  # coins by count from 0; beyond the table the last value holds


@cache
def bonus_tiles() -> tuple[BonusTile, ...]:
    return load_bonus_tiles(read(FILE))


def load_bonus_tiles(data: dict[str, object]) -> tuple[BonusTile, ...]:
    top = file_part(FILE, data, ["tiles"])
    tiles = top.at("tiles").records(len(TILES), ["id", "counts", "table", "notes"], [])
    return tuple([bonus_tile(record, index) for index, record in enumerate(tiles)])


def bonus_tile(record: Part, index: int) -> BonusTile:
    if record.at("id").name(TILES) != index:
        raise record.at("id").broken(TILES[index])
    record.at("counts").text()
    record.at("notes").texts()
    table = record.at("table").integers(0, MOST_COINS)
    if len(table) < 2 or table[0] != 0 or list(table) != sorted(table):
        raise record.at("table").broken("coins from 0 upwards, never falling")
    return BonusTile(index, TILES[index], table)
