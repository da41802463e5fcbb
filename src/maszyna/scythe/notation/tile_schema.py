"""The tiles of `maszyna/scythe-tiles@1` as a JSON Schema, from the vocabulary of effects and what goes together.

It cannot say that the numbers of an effect that repeats never fall, nor that a note has no control characters.
"""

from maszyna.kernel.schema import record, text, whole_number
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, GAINS, SYMBOLS
from maszyna.scythe.facts.combining import APART, NEEDS
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    EFFECTS,
    PASSIVE,
    Effect,
    areas_of,
    conditions_of,
    effects_for,
)
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP, CAMP, GAIN_ROW, MOST_GAIN, MOST_SYMBOLS, MOVES
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
)
from maszyna.scythe.words import MOST_POWER

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
