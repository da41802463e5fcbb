"""JSON Schemas, judged by the library of the trade."""

import json
from functools import cache
from typing import Any

from jsonschema import Draft202012Validator

Document = dict[str, Any]
# Words of a schema that judge nothing by themselves: names, and those that other words read.
SAY_NOTHING = {"$schema", "title", "then", "minContains", "maxContains"}


def fits(value: Any, schema: Document) -> bool:
    """Whether a value is what a JSON Schema asks for."""
    return validator(json.dumps(schema)).is_valid(value)


@cache
def validator(text: str) -> Draft202012Validator:
    """The judge of one schema, which must be one: a word the standard does not know would let everything pass."""
    schema = json.loads(text)
    Draft202012Validator.check_schema(schema)
    assert words_of(schema) <= Draft202012Validator.VALIDATORS.keys() | SAY_NOTHING
    return Draft202012Validator(schema)


def words_of(schema: Any) -> set[str]:
    """Every keyword in a schema and in those inside it."""
    found = set(schema)
    for word, said in schema.items():
        inner: list[Any] = []
        if word in ("items", "contains", "not", "if", "then") or (word == "additionalProperties" and said is not False):
            inner = [said]
        elif word in ("allOf", "anyOf", "prefixItems"):
            inner = said
        elif word == "properties":
            inner = list(said.values())
        for one in inner:
            found |= words_of(one)
    return found
