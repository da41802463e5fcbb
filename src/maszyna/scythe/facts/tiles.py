"""The tiles of The Wind Gambit (W6 to W9): sixteen for airships, eight resolutions, seven airship cards of the Automa.

With them what else is printed for the Automa: its resolution cards and two rows of symbols.

tile_documents.py reads and writes them.
"""

from typing import Final

from maszyna.kernel.native import mypyc_attr
from maszyna.scythe.facts.effects import (
    ALWAYS,
    EFFECT_NAMES,
    HERE,
)
from maszyna.scythe.facts.symbol_rows import (
    ACTIVE_AIRSHIP,
    CAMP,
    GAIN_ROW,
    MOVES,
    GainSymbol,
    MoveSymbol,
)

PROVENANCES: Final = ["printed", "reported", "house"]
CARGOES: Final = ["resources", "workers"]  # W2.1
RESOURCES_ABOARD: Final = 0
WORKERS_ABOARD: Final = 1
MOST_RANGE: Final = 6
MOST_NOTE: Final = 400
PREFERENCES: Final = [
    "nearest_enemy_combat_unit", "nearest_enemy_worker", "nearest_enemy_airship", "nearest_own_combat_unit",
    "most_enemy_combat_units_beside", "occupied", "unoccupied",
]  # fmt: skip
MOST_PREFERENCES: Final = 4  # in order
USUAL_FLIGHT: Final = 1  # how far an Automa's airship flies where its card says nothing
SIDES_OF_CARDS: Final = ["1a", "1b", "2a", "2b"]  # the Automa's two resolution cards, both double-sided
TILE_FIELDS: Final = ["id", "provenance", "note", "effects"]
# By kind: what every tile must have, and what it may have.
OWN_FIELDS: Final[list[list[str]]] = [["cargo"], ["range"], [], [], [], [MOVES]]
MAY_HAVE: Final[list[list[str]]] = [[], [], [], ["preference", "preferences", "range"], ["card"], [GAIN_ROW]]
TILE_IDS: Final[list[list[str]]] = [
    ["bombard", "bounty", "siege_engine", "distract", "espionage", "blitzkrieg", "toll", "war_correspondent"],
    ["ferry", "boost", "drill", "hero", "safe_haven", "reap", "craft", "negotiate"],
    [
        "land_rush", "factory_explosion", "spoils_of_war", "king_of_the_hill", "deja_vu", "mission_possible",
        "doomsday_clock", "backup_plan",
    ],
    ["bombard", "bounty", "siege_engine", "distract", "espionage", "blitzkrieg", "war_correspondent"],
    [
        "land_rush", "factory_explosion", "spoils_of_war", "king_of_the_hill", "deja_vu", "mission_possible",
        "doomsday_clock", "backup_plan",
    ],
    [CAMP, ACTIVE_AIRSHIP],
]  # fmt: skip  # by kind; what is the Automa's is named after the tile it belongs to
TOLL_TILE: Final = "toll"  # never used with an Automa (W5.1)
TOLL: Final = "toll"  # its effect
# Printed on the first tile of each kind; what is the Automa's has none (W6 to W9).
FIRST_NUMBERS: Final = [1, 9, 1, 0, 0, 0]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class TileEffect:
    """An effect on a tile, with its numbers, where it works and under which condition."""

    area: int = HERE
    condition: int = ALWAYS

    def __init__(self, effect: int, numbers: list[int]) -> None:
        self.effect = effect  # its place in EFFECTS
        self.numbers = numbers


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Tile:
    """A tile or an Automa's airship card; what its kind does not have stays empty."""

    cargo: int = RESOURCES_ABOARD
    range: int = 0
    card: str = ""  # which side of which resolution card
    note: str = ""
    own: bool = False  # as a player has entered it

    def __init__(self, kind: int, name: str, provenance: list[int], effects: list[TileEffect]) -> None:
        self.kind = kind
        self.id = name
        self.provenance = provenance  # printed, reported, house: several where its parts differ
        self.effects = effects
        self.preferences: list[int] = []  # of an Automa's airship, the first before the others
        self.moves: list[MoveSymbol] = []
        self.gains: list[GainSymbol] = []

    def effect_names(self) -> list[str]:
        return [EFFECT_NAMES[one.effect] for one in self.effects]


class TileSet:
    """Tiles of all kinds, by kind in the order of TILE_IDS."""

    def __init__(self, tiles: list[list[Tile]]) -> None:
        self.tiles = tiles

    def tile(self, kind: int, name: str) -> Tile:
        return self.tiles[kind][TILE_IDS[kind].index(name)]

    def with_own(self, own: list[Tile]) -> "TileSet":
        """The same set with some tiles as a player has entered them."""
        replaced = {(tile.kind, tile.id): tile for tile in own}
        for tile in own:
            tile.own = True
        return TileSet([[replaced.get((tile.kind, tile.id), tile) for tile in of_kind] for of_kind in self.tiles])


def tile_number(kind: int, name: str) -> int:
    """The number printed on a tile; 0 if there is none."""
    first = FIRST_NUMBERS[kind]
    return first + TILE_IDS[kind].index(name) if first else 0
