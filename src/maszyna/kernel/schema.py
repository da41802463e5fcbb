"""File formats as JSON Schemas (2020-12), for editors and other programs, built from the bounds the readers use."""

from collections.abc import Mapping, Sequence
from typing import Final

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def whole_number(least: int, most: int) -> dict[str, object]:
    return {"type": "integer", "minimum": least, "maximum": most}


def text(most: int) -> dict[str, object]:
    """A text that is not blank."""
    return {"type": "string", "minLength": 1, "maxLength": most, "pattern": "\\S"}


def several(item: Mapping[str, object], least: int, most: int) -> dict[str, object]:
    return {"type": "array", "items": item, "minItems": least, "maxItems": most}


def record(properties: Mapping[str, object], required: Sequence[str]) -> dict[str, object]:
    """An object with no other fields than these."""
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


def file_schema(title: str, name: str, fields: Mapping[str, object], required: Sequence[str]) -> dict[str, object]:
    """A whole file, which names its format."""
    whole_file = record({"format": {"const": name}, **fields}, ["format", *required])
    return {"$schema": DIALECT, "title": title, **whole_file}
