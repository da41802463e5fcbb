"""Tiles made of the vocabulary, for tests: any the reader takes, and a small judge of JSON Schemas."""

import re
from typing import Any

from hypothesis import strategies as st

from maszyna.scythe.facts.combining import LAST_TURNS, misfit
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, EFFECTS, KINDS, PASSIVE, Effect, effects_for
from maszyna.scythe.facts.tiles import CARGOES, MOST_RANGE, PREFERENCES, PROVENANCES, TILE_IDS, TOLL, TOLL_TILE

Document = dict[str, Any]
kinds = st.integers(0, len(KINDS) - 1)
notes = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12)


@st.composite
def effect_documents(draw: st.DrawFn, effect: Effect) -> Document:
    document: Document = {"effect": effect.name}
    if draw(st.booleans()):
        document["hook"] = effect.hook
    if effect.repeats > 1:
        bound = effect.numbers[0]
        drawn = draw(st.lists(st.integers(bound.least, bound.most), min_size=1, max_size=effect.repeats))
        document["numbers"] = sorted(drawn)
    elif len(effect.numbers) > 0 or draw(st.booleans()):
        document["numbers"] = [draw(st.integers(number.least, number.most)) for number in effect.numbers]
    return document


def fitting(names: list[str]) -> list[str]:
    """Of these effects as many as can stand together."""
    found: list[str] = []
    for name in sorted(names, key=lambda name: name not in LAST_TURNS):
        if misfit([*found, name]) is None:
            found.append(name)
    return [name for name in names if name in found]


@st.composite
def tile_documents(draw: st.DrawFn, kind: int) -> Document:
    """Any tile of a kind that the reader must take."""
    document: Document = {"id": draw(st.sampled_from(TILE_IDS[kind]))}
    names = fitting(draw(st.lists(st.sampled_from(effects_for(kind)), unique=True, max_size=5)))
    if kind == AGGRESSIVE:
        document["cargo"] = draw(st.sampled_from(CARGOES))
        if TOLL in names:
            document |= {"id": TOLL_TILE, "cargo": "resources"}
    elif kind == PASSIVE:
        document["range"] = draw(st.integers(1, MOST_RANGE))
    elif kind == AUTOMA_CARD:
        document["preference"] = draw(st.sampled_from(PREFERENCES))
    document["provenance"] = draw(st.lists(st.sampled_from(PROVENANCES), unique=True, min_size=1))
    of_name = {effect.name: effect for effect in EFFECTS}
    document["effects"] = [draw(effect_documents(of_name[name])) for name in names]
    if draw(st.booleans()):
        document["note"] = draw(notes)
    return document


def fits(value: Any, schema: Document) -> bool:
    """Whether a value is what a JSON Schema asks for; an unknown keyword is an error, not a pass."""
    return all(KEYWORDS[word](value, said, schema) for word, said in schema.items())


def _type(value: Any, said: Any, _: Document) -> bool:
    if isinstance(value, float) and said == "integer":
        return value.is_integer()  # as the standard has it
    wanted = {"object": dict, "array": list, "string": str, "integer": int}[said]
    return isinstance(value, wanted) and not isinstance(value, bool)


def _contains(value: Any, said: Any, schema: Document) -> bool:
    if not isinstance(value, list):
        return True
    found = sum(fits(item, said) for item in value)
    least: int = schema.get("minContains", 1)
    most: int = schema.get("maxContains", len(value))
    return least <= found <= most


def _no_more_fields(value: Any, said: Any, schema: Document) -> bool:
    assert said is False
    return not isinstance(value, dict) or value.keys() <= schema["properties"].keys()


def _fields(value: Any, said: Any, _: Document) -> bool:
    return not isinstance(value, dict) or all(fits(value[name], one) for name, one in said.items() if name in value)


KEYWORDS: dict[str, Any] = {
    "$schema": lambda _value, said, _: said.endswith("2020-12/schema"),
    "title": lambda _value, _said, _: True,
    "type": _type,
    "const": lambda value, said, _: value == said and type(value) is type(said),
    "enum": lambda value, said, _: value in said,
    "minimum": lambda value, said, _: not isinstance(value, int | float) or value >= said,
    "maximum": lambda value, said, _: not isinstance(value, int | float) or value <= said,
    "minLength": lambda value, said, _: not isinstance(value, str) or len(value) >= said,
    "maxLength": lambda value, said, _: not isinstance(value, str) or len(value) <= said,
    "pattern": lambda value, said, _: not isinstance(value, str) or bool(re.search(said, value)),
    "minItems": lambda value, said, _: not isinstance(value, list) or len(value) >= said,
    "maxItems": lambda value, said, _: not isinstance(value, list) or len(value) <= said,
    "uniqueItems": lambda value, _said, _: not isinstance(value, list) or len(set(map(repr, value))) == len(value),
    "items": lambda value, said, _: not isinstance(value, list) or all(fits(item, said) for item in value),
    "prefixItems": lambda value, said, _: not isinstance(value, list) or all(map(fits, value, said)),
    "properties": _fields,
    "required": lambda value, said, _: not isinstance(value, dict) or all(name in value for name in said),
    "additionalProperties": _no_more_fields,
    "contains": _contains,
    "minContains": lambda _value, _said, _: True,  # read by contains
    "maxContains": lambda _value, _said, _: True,
    "allOf": lambda value, said, _: all(fits(value, one) for one in said),
    "anyOf": lambda value, said, _: any(fits(value, one) for one in said),
    "not": lambda value, said, _: not fits(value, said),
    "if": lambda value, said, schema: not fits(value, said) or fits(value, schema["then"]),
    "then": lambda _value, _said, _: True,  # read by if
}
