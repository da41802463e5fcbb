"""A tile of one's own box as a form: only words of the vocabulary, read back as sentences, checked at every change.

A list of a tile (effects, wishes, symbols) comes with its items, each in words and with its numbers and choices, and
with what may be added, as the document that adds it. The client changes the tile's document and asks again.
"""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import Storage
from maszyna.app.pages.tile_lists import lists_of, normal
from maszyna.app.scythe_common.own_tiles import TILES, kept_tiles
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, AUTOMA_RESOLUTION, AUTOMA_SYMBOLS, KINDS, PASSIVE
from maszyna.scythe.facts.tile_documents import read_effect, read_tile, tile_misfit, tile_set, write_tile
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MOST_NOTE,
    MOST_RANGE,
    SIDES_OF_CARDS,
    TILE_IDS,
    USUAL_FLIGHT,
    Tile,
)
from maszyna.scythe.notation.own_tiles import with_newer, write_own_file
from maszyna.speech.scythe.tiles.tile_entry_texts import SOURCES

TILE: Final = "tile"


def tile_form(storage: Storage, fields: dict[str, Part], words: Language) -> Doc:
    """The form for one tile as it is filled in; without one, as it is known now."""
    kind = needed(fields, "kind", "one_of", "body", names=KINDS).name(KINDS)
    ids = TILE_IDS[kind]
    name = ids[needed(fields, "id", "one_of", "body", names=ids).name(ids)]
    own = kept_tiles(storage)
    if told(fields, "forget"):
        own = [tile for tile in own if (tile.kind, tile.id) != (kind, name)]
        storage.keep(TILES, write_own_file(own))
    known = tile_set().with_own(own).tile(kind, name)
    mine = known in own
    filled = fields[TILE].value if TILE in fields and fields[TILE].value is not None else begun(known, mine)
    if not isinstance(filled, dict):
        raise fields[TILE].wrong("object")
    document = normal(filled) | {"id": name}
    tile, problem = read(document, kind, words)
    if told(fields, "keep") and tile is not None:
        storage.keep(TILES, write_own_file(with_newer(own, [tile])))
    return {
        "format": "maszyna/tile-form@1",
        "page": TILE,
        "kind": KINDS[kind],
        "id": name,
        "title": words.entry.title(name),
        "kind_name": words.entry.kind(kind),
        "own": mine,
        "known": lines(known, mine, words),
        "asks": {key: words.entry.say(key) for key in ("known", "now")},
        "tile": document,
        "fields": fields_of(kind, document, words),
        "lists": lists_of(kind, name, document, words),
        "says": lines(tile, True, words) if tile is not None else [],
        "problem": problem,
        "ready": tile is not None,
        "kept": told(fields, "keep") and tile is not None,
    }


def told(fields: dict[str, Part], name: str) -> bool:
    return name in fields and fields[name].flag()


def begun(known: Tile, mine: bool) -> Doc:
    """What is known as a beginning; where it is from has to be said anew, so that ours does not pass for printed."""
    document = dict(write_tile(known))
    if mine:
        return document
    document.pop("note", None)
    return document | {"provenance": []}


def lines(tile: Tile, own: bool, words: Language) -> list[Any]:
    return [words.text(line) for line in words.entry.lines(tile, own)]


def read(document: Doc, kind: int, words: Language) -> tuple[Tile | None, Doc | None]:
    """The tile, or what is wrong with it, in the person's words where it is something that can be chosen."""
    part = Part(document, TILE)
    try:
        return read_tile(part, kind), None
    except FormatError as error:
        if not document.get("provenance"):
            return None, {"where": "provenance", "say": [f"{words.entry.say('ask_provenance')}?"]}
        rule = misfit_of(part, kind)
        say = words.entry.misfit(rule) if rule else words.problem(error)
        return None, {"where": error.where, "say": [say]}


def misfit_of(part: Part, kind: int) -> str:
    """The rule that effects break which make no sense together, if that is all that is wrong."""
    if kind == AUTOMA_SYMBOLS:
        return ""
    fields = part.fields(list(part.value) if isinstance(part.value, dict) else [])
    try:
        tile = Tile(kind, str(fields["id"].value), [], [])
        tile.effects = [read_effect(one, kind) for one in fields["effects"].items("effects")]
        if "cargo" in fields:
            tile.cargo = fields["cargo"].name(CARGOES)
    except (FormatError, KeyError):
        return ""
    found = tile_misfit(tile)
    return found.rule if found is not None else ""


def fields_of(kind: int, document: Doc, words: Language) -> list[Doc]:
    """What stands once on a tile of this kind."""
    entry = words.entry
    found: list[Doc] = []
    if kind == AGGRESSIVE:
        cargoes = [choice(name, entry.cargo(number)) for number, name in enumerate(CARGOES)]
        found.append(one("cargo", entry.say("ask_cargo"), document.get("cargo"), cargoes))
    elif kind in (PASSIVE, AUTOMA_CARD):
        ranges = [choice(number, str(number)) for number in range(1, MOST_RANGE + 1)]
        ask = "ask_range" if kind == PASSIVE else "ask_flight"
        found.append(one("range", entry.say(ask), document.get("range", USUAL_FLIGHT), ranges))
    elif kind == AUTOMA_RESOLUTION:
        sides = [choice(None, entry.say("not_said")), *(choice(side, side) for side in SIDES_OF_CARDS)]
        found.append(one("card", entry.say("ask_card"), document.get("card"), sides))
    sources = [choice(parts, entry.say(key)) for key, parts in SOURCES.items()]
    found.append(one("provenance", entry.say("ask_provenance"), document.get("provenance"), sources))
    ask = entry.say("ask_note").partition("(")[0].strip(" :")
    found.append({"key": "note", "kind": "text", "name": ask, "value": document.get("note", ""), "most": MOST_NOTE})
    return found


def one(key: str, name: str, value: object, choices: list[Doc]) -> Doc:
    return {"key": key, "kind": "one", "name": name, "value": value, "choices": choices}


def choice(value: object, name: str) -> Doc:
    return {"value": value, "name": name}
