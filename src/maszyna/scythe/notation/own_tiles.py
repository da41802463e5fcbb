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
from maszyna.kernel.schema import file_schema, record, text, whole_number
from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, GAINS, SYMBOLS
from maszyna.scythe.facts.combining import APART, NEEDS
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    EFFECTS,
    KINDS,
    PASSIVE,
    Effect,
    areas_of,
    conditions_of,
    effects_for,
)
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP, CAMP, GAIN_ROW, MOST_GAIN, MOST_SYMBOLS, MOVES
from maszyna.scythe.facts.tile_documents import read_tile, write_own_tiles, write_tile
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MOST_NOTE,
    MOST_PREFERENCES,
    MOST_RANGE,
    OWN_FIELDS,
    PREFERENCES,
    PROVENANCES,
    RESOURCES_ABOARD,
    SIDES_OF_CARDS,
    TILE_IDS,
    TOLL,
    TOLL_TILE,
    Tile,
)
from maszyna.scythe.ids import MOST_POWER
from maszyna.scythe.setup.expansions import OWN_TILES

Schema = dict[str, object]


def tiles_schema(kind: int) -> Schema:
    """The tiles of a kind, none of them twice."""
    return {"type": "array", "items": tile_schema(kind), "allOf": [at_most_one("id", name) for name in TILE_IDS[kind]]}


def tile_schema(kind: int) -> Schema:
    fields: Schema = {
        "id": {"enum": TILE_IDS[kind]},
        "provenance": {"type": "array", "items": {"enum": PROVENANCES}, "minItems": 1, "uniqueItems": True},
        "note": text(MOST_NOTE),
    }
    if kind == AUTOMA_SYMBOLS:
        return symbols_schema(fields)
    fields["effects"] = effects_schema(kind)
    if kind == AGGRESSIVE:
        fields["cargo"] = {"enum": CARGOES}
    elif kind == PASSIVE:
        fields["range"] = whole_number(1, MOST_RANGE)
    elif kind == AUTOMA_CARD:
        several: Schema = {"type": "array", "items": {"enum": PREFERENCES}, "uniqueItems": True}
        fields["preference"] = {"enum": PREFERENCES}
        fields["preferences"] = {**several, "minItems": 1, "maxItems": MOST_PREFERENCES}
        fields["range"] = whole_number(1, MOST_RANGE)
    elif kind == AUTOMA_RESOLUTION:
        fields["card"] = {"enum": SIDES_OF_CARDS}
    tile = record(fields, ["id", "provenance", "effects", *OWN_FIELDS[kind]])
    if kind == AUTOMA_CARD:
        both: Schema = {"required": ["preference", "preferences"]}
        tile["anyOf"] = [{"required": ["preference"]}, {"required": ["preferences"]}]
        tile["not"] = both
    if TOLL in effects_for(kind):
        on_toll: Schema = {"id": {"const": TOLL_TILE}, "cargo": {"const": CARGOES[RESOURCES_ABOARD]}}
        tile["if"] = {"properties": {"effects": list_with("effect", TOLL)}}
        tile["then"] = {"properties": on_toll}
    return tile


def symbols_schema(fields: Schema) -> Schema:
    """Rows of symbols: only the camp has gains, and only its attack on combat units asks for power."""
    plain = record({"symbol": {"enum": SYMBOLS}}, ["symbol"])
    attack: Schema = {"symbol": {"const": SYMBOLS[ATTACK_COMBAT_UNIT]}, "min_power": whole_number(0, MOST_POWER)}
    gain = record({"gain": {"enum": GAINS}, "amount": whole_number(1, MOST_GAIN)}, ["gain"])
    row: Schema = {"type": "array", "minItems": 1, "maxItems": MOST_SYMBOLS}
    row["allOf"] = [at_most_one("symbol", symbol) for symbol in SYMBOLS]
    fields[MOVES] = {**row, "items": {"anyOf": [plain, record(attack, ["symbol"])]}}
    fields[GAIN_ROW] = {"type": "array", "items": gain, "maxItems": MOST_SYMBOLS}
    tile = record(fields, ["id", "provenance", MOVES])
    only_camp: Schema = {"properties": {"id": {"const": CAMP}}, "required": [GAIN_ROW]}
    others: Schema = {"properties": {MOVES: {"items": plain}, "id": {"const": ACTIVE_AIRSHIP}}}
    others["not"] = {"required": [GAIN_ROW]}
    tile["anyOf"] = [only_camp, others]
    return tile


def effects_schema(kind: int) -> Schema:
    names = effects_for(kind)
    rules: list[Schema] = [at_most_one("effect", name) for name in names]
    for apart in APART:
        found = [name for name in apart.effects if name in names]
        for index, name in enumerate(found):
            for other in found[index + 1 :]:
                rules.append({"not": {"allOf": [list_with("effect", name), list_with("effect", other)]}})
    for needs in NEEDS:
        if needs.effect in names and kind != AUTOMA_RESOLUTION:
            others = [list_with("effect", other) for other in needs.others]
            rules.append({"if": list_with("effect", needs.effect), "then": {"anyOf": others}})
    ways = [effect_schema(effect, kind) for effect in EFFECTS if effect.name in names]
    return {"type": "array", "items": {"anyOf": ways}, "allOf": rules}


def effect_schema(effect: Effect, kind: int) -> Schema:
    bounds = [{**whole_number(number.least, number.most), "title": number.name} for number in effect.numbers]
    numbers: Schema = {"type": "array", "minItems": len(bounds), "maxItems": len(bounds) * effect.repeats}
    if bounds:
        numbers["prefixItems"] = bounds * effect.repeats
    fields: Schema = {"hook": {"const": effect.hook}, "effect": {"const": effect.name}, "numbers": numbers}
    fields["where"] = {"enum": areas_of(effect, kind)}
    fields["when"] = {"enum": conditions_of(effect)}
    return record(fields, ["effect", "numbers"] if bounds else ["effect"])


def list_with(field: str, name: str) -> Schema:
    """A list with an object that has this name."""
    return {"contains": {"properties": {field: {"const": name}}, "required": [field]}}


def at_most_one(field: str, name: str) -> Schema:
    """A list with at most one such object."""
    return {**list_with(field, name), "minContains": 0, "maxContains": 1}


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
