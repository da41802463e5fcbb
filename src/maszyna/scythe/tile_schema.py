"""The tiles of `maszyna/scythe-tiles@1` as a JSON Schema, from the vocabulary of effects and what goes together.

It cannot say that the numbers of an effect that repeats never fall, nor that a note has no control characters.
"""

from maszyna.kernel.schema import record, text, whole
from maszyna.scythe.facts.combining import APART, NEEDS
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, EFFECTS, PASSIVE, Effect, effects_for
from maszyna.scythe.facts.tiles import (
    CARGOES,
    MOST_NOTE,
    MOST_RANGE,
    OWN_FIELDS,
    PREFERENCES,
    PROVENANCES,
    RESOURCES_ABOARD,
    TILE_IDS,
    TOLL,
    TOLL_TILE,
)

Schema = dict[str, object]


def tiles_schema(kind: int) -> Schema:
    """The tiles of a kind, none of them twice."""
    return {"type": "array", "items": tile_schema(kind), "allOf": [once("id", name) for name in TILE_IDS[kind]]}


def tile_schema(kind: int) -> Schema:
    fields: Schema = {
        "id": {"enum": TILE_IDS[kind]},
        "provenance": {"type": "array", "items": {"enum": PROVENANCES}, "minItems": 1, "uniqueItems": True},
        "note": text(MOST_NOTE),
        "effects": effects_schema(kind),
    }
    if kind == AGGRESSIVE:
        fields["cargo"] = {"enum": CARGOES}
    elif kind == PASSIVE:
        fields["range"] = whole(1, MOST_RANGE)
    elif kind == AUTOMA_CARD:
        fields["preference"] = {"enum": PREFERENCES}
    tile = record(fields, ["id", "provenance", "effects", *OWN_FIELDS[kind]])
    if TOLL in effects_for(kind):
        on_toll: Schema = {"id": {"const": TOLL_TILE}, "cargo": {"const": CARGOES[RESOURCES_ABOARD]}}
        tile["if"] = {"properties": {"effects": has("effect", TOLL)}}
        tile["then"] = {"properties": on_toll}
    return tile


def effects_schema(kind: int) -> Schema:
    names = effects_for(kind)
    rules: list[Schema] = [once("effect", name) for name in names]
    for apart in APART:
        found = [name for name in apart.effects if name in names]
        for index, name in enumerate(found):
            for other in found[index + 1 :]:
                rules.append({"not": {"allOf": [has("effect", name), has("effect", other)]}})
    for needs in NEEDS:
        if needs.effect in names:
            others = [has("effect", other) for other in needs.others]
            rules.append({"if": has("effect", needs.effect), "then": {"anyOf": others}})
    ways = [effect_schema(effect) for effect in EFFECTS if effect.name in names]
    return {"type": "array", "items": {"anyOf": ways}, "allOf": rules}


def effect_schema(effect: Effect) -> Schema:
    bounds = [{**whole(number.least, number.most), "title": number.name} for number in effect.numbers]
    numbers: Schema = {"type": "array", "minItems": len(bounds), "maxItems": len(bounds) * effect.repeats}
    if bounds:
        numbers["prefixItems"] = bounds * effect.repeats
    fields: Schema = {"hook": {"const": effect.hook}, "effect": {"const": effect.name}, "numbers": numbers}
    return record(fields, ["effect", "numbers"] if bounds else ["effect"])


def has(field: str, name: str) -> Schema:
    """A list with an object that has this name."""
    return {"contains": {"properties": {field: {"const": name}}, "required": [field]}}


def once(field: str, name: str) -> Schema:
    """A list with at most one such object."""
    return {**has(field, name), "minContains": 0, "maxContains": 1}
