"""Tiles of The Wind Gambit typed in from the player's own box (W6 to W9), `maszyna/scythe-tiles@1`.

    {"format": "maszyna/scythe-tiles@1",
     "aggressive": [{"id": "bounty", "cargo": "workers", "provenance": ["printed"],
                     "effects": [{"hook": "combat_won", "effect": "win_coins", "numbers": [3]}]}],
     "passive": [], "resolution": [], "automa_card": []}

Any tile may be there, none twice; a kind may be absent. A tile is what the facts' reader takes (``read_tile``).
"""

import json
from typing import Final

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.schema import file_schema
from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.tile_documents import read_tile, write_own_tiles, write_tile
from maszyna.scythe.facts.tiles import TILE_IDS, Tile
from maszyna.scythe.notation.tile_schema import tiles_schema
from maszyna.scythe.setup.expansions import OWN_TILES

FORMAT: Final = "maszyna/scythe-tiles@1"
FILE: Final = "tiles file"
MOST_CHARACTERS: Final = 100_000
LIST: Final = "tiles"  # the code of what stands under each kind


class OwnFile:
    """What stands in a file: its good tiles, and what is wrong with the others."""

    def __init__(self) -> None:
        self.tiles: list[Tile] = []
        self.problems: list[FormatError] = []


def read_own_file(text: str) -> list[Tile]:
    """The tiles of a file without any fault; the first fault is refused."""
    file = examine(text)
    if file.problems:
        raise file.problems[0]
    return file.tiles


def examine(text: str) -> OwnFile:
    """All of a file, with the first fault of every tile; faults of the file itself end it."""
    file = OwnFile()
    try:
        kinds = _kinds_of(text)
    except FormatError as error:
        file.problems.append(error)
        return file
    for kind, tiles in kinds:
        names: list[str] = []
        for part in tiles:
            try:
                tile = read_tile(part, kind)
                if tile.id in names:
                    raise FormatError(f"{part.where}.id", "tile_listed_twice", tile=tile.id)
                names.append(tile.id)
                file.tiles.append(tile)
            except FormatError as error:
                file.problems.append(error)
    return file


def _kinds_of(text: str) -> list[tuple[int, list[Part]]]:
    if len(text) > MOST_CHARACTERS:
        raise FormatError(FILE, "is_too_large", most=MOST_CHARACTERS)
    try:
        document = parse_json(text.removeprefix("\ufeff"))
    except FormatError as error:
        raise error.moved(FILE) from None
    fields = Part(document, FILE).fields(["format", *KINDS])
    needed(fields, "format", "quoted", FILE, text=FORMAT).name([FORMAT])
    return [(kind, fields[name].items(LIST)) for kind, name in enumerate(KINDS) if name in fields]


def write_own_file(own: list[Tile]) -> str:
    """The file of these tiles, one a line, by kind in the order of the box."""
    lists: list[str] = []
    for kind, name in enumerate(KINDS):
        tiles = [
            f"\n  {json.dumps(write_tile(tile), ensure_ascii=False)}" for tile in in_order(own) if tile.kind == kind
        ]
        lists.append(f'"{name}": [{",".join(tiles)}]')
    return ",\n ".join([f'{{"format": "{FORMAT}"', *lists]) + "}\n"


def in_order(own: list[Tile]) -> list[Tile]:
    return sorted(own, key=_place_in_box)


def _place_in_box(tile: Tile) -> tuple[int, int]:
    return (tile.kind, TILE_IDS[tile.kind].index(tile.id))


def with_newer(own: list[Tile], newer: list[Tile]) -> list[Tile]:
    """These tiles and newer ones; a newer tile takes the place of an older."""
    replaced = [(tile.kind, tile.id) for tile in newer]
    return in_order([*[tile for tile in own if (tile.kind, tile.id) not in replaced], *newer])


def own_tiles_document(own: list[Tile]) -> dict[str, object]:
    """The part of a setup document that makes a game use these tiles; none without tiles."""
    return {OWN_TILES: write_own_tiles(in_order(own))} if own else {}


def schema() -> dict[str, object]:
    """The file format as a JSON Schema."""
    title = "Tiles and Automa airship cards of The Wind Gambit typed in from one's own box"
    return file_schema(title, FORMAT, {name: tiles_schema(kind) for kind, name in enumerate(KINDS)}, [])
