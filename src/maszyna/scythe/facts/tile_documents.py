"""Tiles of The Wind Gambit (W6 to W9) read and written: our data file, and what a player enters from printed ones."""

from functools import cache
from typing import Final

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.messages.message import Message
from maszyna.scythe.facts.check import read
from maszyna.scythe.facts.combining import Misfit, misfit
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    ALWAYS,
    AREAS,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    CONDITIONS,
    EFFECT_NAMES,
    EFFECTS,
    HERE,
    KINDS,
    PASSIVE,
    areas_of,
    conditions_of,
    effects_for,
)
from maszyna.scythe.facts.symbol_rows import (
    read_gains,
    read_moves,
    write_rows,
)
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MAY_HAVE,
    MOST_NOTE,
    MOST_PREFERENCES,
    MOST_RANGE,
    OWN_FIELDS,
    PREFERENCES,
    PROVENANCES,
    RESOURCES_ABOARD,
    SIDES_OF_CARDS,
    TILE_FIELDS,
    TILE_IDS,
    TOLL,
    TOLL_TILE,
    USUAL_FLIGHT,
    Tile,
    TileEffect,
    TileSet,
)

FILE: Final = "wind_gambit_tiles.json"


@cache
def tile_set() -> TileSet:
    """The tiles as far as they are known to us."""
    return load_tiles(read(FILE))


def load_tiles(data: dict[str, object]) -> TileSet:
    fields = Part(data, FILE).fields(["about", "source", "confidence", "notes", *KINDS])
    tiles: list[list[Tile]] = []
    for kind, name in enumerate(KINDS):
        part = needed(fields, name, "tiles", FILE)
        found = [read_tile(item, kind) for item in part.items("tiles")]
        if [tile.id for tile in found] != TILE_IDS[kind]:
            raise part.broken(f"the tiles {', '.join(TILE_IDS[kind])} in this order")
        tiles.append(found)
    return TileSet(tiles)


def read_tile(part: Part, kind: int) -> Tile:
    """A tile of one kind; anything else is refused with the place and what would be right there."""
    allowed = [field for field in TILE_FIELDS if field != "effects" or kind != AUTOMA_SYMBOLS]
    fields = part.fields(allowed + OWN_FIELDS[kind] + MAY_HAVE[kind])
    names = TILE_IDS[kind]
    name = names[needed(fields, "id", "one_of", part.where, names=names).name(names)]
    provenance = needed(fields, "provenance", "list_of", part.where, names=PROVENANCES)
    sources = provenance.names(PROVENANCES)
    if not sources:
        raise provenance.wrong("at_least_one_of", names=PROVENANCES)
    tile = Tile(kind, name, sources, [])
    if "note" in fields:
        tile.note = fields["note"].text(MOST_NOTE)
    if kind == AUTOMA_SYMBOLS:
        tile.moves = read_moves(fields, name, part.where)
        tile.gains = read_gains(fields, name, part.where)
        return tile
    effects = needed(fields, "effects", "effects", part.where)
    tile.effects = [read_effect(effect, kind) for effect in effects.items("effects")]
    if kind == AGGRESSIVE:
        tile.cargo = needed(fields, "cargo", "one_of", part.where, names=CARGOES).name(CARGOES)
    elif kind == PASSIVE:
        tile.range = needed(fields, "range", "range", part.where, low=1, high=MOST_RANGE).number(1, MOST_RANGE, "range")
    elif kind == AUTOMA_CARD:
        tile.preferences = read_preferences(fields, part.where)
        tile.range = fields["range"].number(1, MOST_RANGE, "range") if "range" in fields else USUAL_FLIGHT
    elif kind == AUTOMA_RESOLUTION and "card" in fields:
        tile.card = SIDES_OF_CARDS[fields["card"].name(SIDES_OF_CARDS)]
    wrong = tile_misfit(tile)
    if wrong is not None:
        raise FormatError(f"{effects.where}[{wrong.at}]", wrong.problem.code, **wrong.problem.values)
    return tile


def read_preferences(fields: dict[str, Part], where: str) -> list[int]:
    """Where the airship flies: one preference, or several in their order."""
    if "preferences" not in fields:
        preference = needed(fields, "preference", "one_of", where, names=PREFERENCES)
        return [preference.name(PREFERENCES)]
    part = fields["preferences"]
    if "preference" in fields:
        raise FormatError(part.where, "one_of_two", other="preference")
    found = part.names(PREFERENCES)
    if not 0 < len(found) <= MOST_PREFERENCES:
        raise part.wrong("some_of", most=MOST_PREFERENCES, names=PREFERENCES)
    return found


def tile_misfit(tile: Tile) -> Misfit | None:
    """What makes no sense together on a tile."""
    names = tile.effect_names()
    if TOLL in names and tile.id != TOLL_TILE:
        problem = Message("toll_elsewhere", effect=TOLL, tile=TOLL_TILE)
        return Misfit("toll_elsewhere", names.index(TOLL), problem)
    if TOLL in names and tile.cargo != RESOURCES_ABOARD:
        problem = Message("toll_without_room", effect=TOLL, cargo=CARGOES[RESOURCES_ABOARD])
        return Misfit("toll_without_room", names.index(TOLL), problem)
    return misfit(names, tile.kind == AUTOMA_RESOLUTION)  # the card changes a tile, which has the rest


def read_effect(part: Part, kind: int) -> TileEffect:
    fields = part.fields(["hook", "effect", "numbers", "where", "when"])
    allowed = effects_for(kind)
    named = needed(fields, "effect", "one_of", part.where, names=allowed)
    effect = EFFECTS[EFFECT_NAMES.index(allowed[named.name(allowed)])]
    if "hook" in fields:
        fields["hook"].name([effect.hook])
    numbers: list[int] = []
    if effect.numbers:
        right = [f"{number.name} {number.least}..{number.most}" for number in effect.numbers]
        given = needed(fields, "numbers", "list_with", part.where, numbers=right)
        items = given.items("list_with", numbers=right)
        least, most = len(effect.numbers), len(effect.numbers) * effect.repeats
        if not least <= len(items) <= most:
            raise given.wrong("list_with_up_to" if effect.repeats > 1 else "list_with", numbers=right, most=most)
        for index, item in enumerate(items):
            number = effect.numbers[index % least]
            numbers.append(item.number(number.least, number.most, "named_number", name=number.name))
        if effect.repeats > 1 and numbers != sorted(numbers):
            raise given.wrong("never_falling")
    elif "numbers" in fields and fields["numbers"].items("empty_list"):
        raise fields["numbers"].wrong("effect_without_numbers")
    found = TileEffect(EFFECT_NAMES.index(effect.name), numbers)
    if "where" in fields:
        areas = areas_of(effect, kind)
        found.area = AREAS.index(areas[fields["where"].name(areas)])
    if "when" in fields:
        conditions = conditions_of(effect)
        found.condition = CONDITIONS.index(conditions[fields["when"].name(conditions)])
    return found


def write_tile(tile: Tile) -> dict[str, object]:
    """The document of a tile, which read_tile takes back."""
    document: dict[str, object] = {"id": tile.id}
    if tile.kind == AGGRESSIVE:
        document["cargo"] = CARGOES[tile.cargo]
    elif tile.kind == PASSIVE:
        document["range"] = tile.range
    elif tile.kind == AUTOMA_CARD:
        named = [PREFERENCES[preference] for preference in tile.preferences]
        if len(named) == 1:
            document["preference"] = named[0]
        else:
            document["preferences"] = named
        if tile.range != USUAL_FLIGHT:
            document["range"] = tile.range
    if tile.card:
        document["card"] = tile.card
    document["provenance"] = [PROVENANCES[source] for source in tile.provenance]
    if tile.kind == AUTOMA_SYMBOLS:
        document.update(write_rows(tile.id, tile.moves, tile.gains))
    else:
        document["effects"] = [write_effect(one) for one in tile.effects]
    if tile.note:
        document["note"] = tile.note
    return document


def write_effect(one: TileEffect) -> dict[str, object]:
    effect = EFFECTS[one.effect]
    document: dict[str, object] = {"hook": effect.hook, "effect": effect.name, "numbers": list(one.numbers)}
    if one.area != HERE:
        document["where"] = AREAS[one.area]
    if one.condition != ALWAYS:
        document["when"] = CONDITIONS[one.condition]
    return document


def read_own_tiles(part: Part) -> list[Tile]:
    """Tiles as a player has entered them, by kind; each may replace one of ours."""
    own: list[Tile] = []
    for name, tiles in part.fields(KINDS).items():
        kind = KINDS.index(name)
        found = [read_tile(item, kind) for item in tiles.items("tiles")]
        tiles.once([TILE_IDS[kind].index(tile.id) for tile in found])
        own += found
    return own


def write_own_tiles(own: list[Tile]) -> dict[str, object]:
    document: dict[str, object] = {}
    for kind, name in enumerate(KINDS):
        of_kind = [write_tile(tile) for tile in own if tile.kind == kind]
        if of_kind:
            document[name] = of_kind
    return document
