"""The owner's own tiles of The Wind Gambit, beside those on file."""

import json
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.tile_documents import tile_set, write_tile
from maszyna.scythe.facts.tiles import Tile, tile_number
from maszyna.scythe.notation.own_tiles import examine, read_own_file, write_own_file
from maszyna.scythe.notation.own_tiles import schema as tiles_schema

TILES: Final = "tiles"


def kept_tiles(storage: Storage) -> list[Tile]:
    text = storage.kept(TILES)
    return read_own_file(text) if text else []


def tiles_page(storage: Storage, words: Language) -> Doc:
    own = kept_tiles(storage)
    tiles = []
    for kind, of_kind in enumerate(tile_set().with_own(own).tiles):
        for tile in of_kind:
            mine = tile in own
            head, *sentences = words.entry.lines(tile, mine)
            tiles.append({"key": f"{KINDS[kind]}.{tile.id}", "kind": KINDS[kind],
                          "number": tile_number(kind, tile.id) or None, "name": words.entry.title(tile.id),
                          "own": mine, "head": head, "says": [words.text(one) for one in sentences],
                          "form": write_tile(tile)})  # fmt: skip
    return {
        "format": "maszyna/tiles@1",
        "page": "tiles",
        "kinds": [{"key": kind, "name": words.entry.kind(number)} for number, kind in enumerate(KINDS)],
        "tiles": tiles,
        "meanings": [words.text(one) for one in words.entry.meanings()],
        "kept": json.loads(write_own_file(own)),
        "schema": tiles_schema(),
    }


def keep_tiles(storage: Storage, body: object, words: Language) -> Doc:
    """A file of tiles as the body; all that were kept before are replaced by it."""
    file = examine(json.dumps(body))
    if file.problems:
        raise file.problems[0]
    storage.keep(TILES, write_own_file(file.tiles))
    return tiles_page(storage, words)
