"""Documents are read with suspicion: a part knows where it stands, and a refusal says what would be right there.

Every document is read this way: facts of the package, positions, requests, setups, saves, what a user typed in.
"""

import json
from typing import Final

from maszyna.kernel.errors import FormatError
from maszyna.messages.message import Message

MOST_SHOWN: Final = 60  # characters
MOST_TEXT: Final = 1000


def shown(value: object) -> object:
    """A value as a message shows it: as JSON, and not too long."""
    if isinstance(value, dict):
        return Message("object")
    if isinstance(value, list):
        return Message("list_of_count", count=len(value))
    if isinstance(value, bool):
        return Message("true" if value else "false")
    return Message("null") if value is None else written(value)


def written(value: object) -> str:
    """A value as JSON, cut short, with nothing in it that cannot be shown."""
    text = json.dumps(value, ensure_ascii=False, default=repr).encode(errors="backslashreplace").decode()
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 3] + "..."


def below(where: str, name: str) -> str:
    """The path to a field; ``where`` may be nothing, or the name of a file with a colon."""
    if not name.isidentifier() or not name.isascii():
        return f"{where}[{written(name)}]"
    if not where:
        return name
    return f"{where} {name}" if where.endswith(":") else f"{where}.{name}"


class Part:
    """One value of a document and the path to it."""

    def __init__(self, value: object, where: str) -> None:
        self.value = value
        self.where = where

    def wrong(self, right: str, **values: object) -> FormatError:
        """``right`` is the code of what would be right here (`EXPECTED` in messages/document_messages.py)."""
        return FormatError(self.where, "must_be", right=Message(right, **values), found=shown(self.value))

    def broken(self, rule: str, found: str = "") -> FormatError:
        """A data file of the package does not hold to its own rule: the words are for whoever edits that file."""
        return FormatError(self.where, "broken_data", rule=rule, found=found or shown(self.value))

    def fields(self, known: list[str]) -> "dict[str, Part]":
        """The fields of an object that has none but these."""
        if not isinstance(self.value, dict):
            raise self.wrong("object_with", names=known)
        parts = self.entries("object")
        for name, part in parts.items():
            if name not in known:
                raise FormatError(part.where, "unknown_field", possible=known)
        return parts

    def entries(self, right: str, **values: object) -> "dict[str, Part]":
        """The fields of an object by name."""
        value = self.value
        if not isinstance(value, dict):
            raise self.wrong(right, **values)
        return {str(name): Part(inner, below(self.where, str(name))) for name, inner in value.items()}

    def record(self, required: list[str], optional: list[str]) -> "dict[str, Part]":
        """The fields of an object that has all the required ones and none beside the optional ones."""
        parts = self.entries("object")
        for name in required:
            if name not in parts:
                raise FormatError(below(self.where, name), "is_missing")
        for name, part in parts.items():
            if name not in required and name not in optional:
                known = required + optional
                raise FormatError(part.where, "unknown_field" if known else "no_fields", possible=known)
        return parts

    def records(self, count: int, required: list[str], optional: list[str]) -> "list[Part]":
        """The items of a list of ``count`` objects, each with these fields."""
        parts = self.items("list")
        if len(parts) != count:
            raise self.wrong("list_of_count", count=count)
        for part in parts:
            part.record(required, optional)
        return parts

    def has(self, name: str) -> bool:
        value = self.value
        return isinstance(value, dict) and name in value

    def at(self, name: str) -> "Part":
        """A field of an object; an absent one has no value."""
        value = self.value
        assert isinstance(value, dict)
        return Part(value.get(name), below(self.where, name))

    def inner(self, name: str, required: list[str]) -> "Part":
        """A field that is an object with exactly these fields."""
        part = self.at(name)
        part.record(required, [])
        return part

    def items(self, right: str, **values: object) -> "list[Part]":
        value = self.value
        if not isinstance(value, list):
            raise self.wrong(right, **values)
        return [Part(inner, f"{self.where}[{index}]") for index, inner in enumerate(value)]

    def is_number(self) -> bool:
        return isinstance(self.value, int) and not isinstance(self.value, bool)

    def number(self, low: int, high: int, what: str = "whole_number", **values: object) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(what, low=low, high=high, **values)
        return value

    def decimal(self, low: float, high: float) -> float:
        """A number, whole or not."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not low <= value <= high:
            raise self.broken(f"a number from {low:g} to {high:g}")
        return float(value)

    def flag(self) -> bool:
        value = self.value
        if not isinstance(value, bool):
            raise self.wrong("flag")
        return value

    def text(self, most: int = MOST_TEXT, what: str = "text") -> str:
        """A line that is not blank, not longer than ``most`` characters, and does nothing to a terminal."""
        value = self.value
        if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
            raise self.wrong(what, most=most)
        return value.strip()

    def texts(self, most: int = MOST_TEXT) -> tuple[str, ...]:
        return tuple([item.text(most) for item in self.items("texts")])

    def integers(self, low: int, high: int) -> tuple[int, ...]:
        """Numbers that may repeat."""
        return tuple([item.number(low, high) for item in self.items("numbers", low=low, high=high)])

    def name(self, names: list[str]) -> int:
        """The number of the name that stands there."""
        value = self.value
        if not isinstance(value, str) or value not in names:
            raise self.wrong("one_of", names=names)
        return names.index(value)

    def names(self, names: list[str]) -> list[int]:
        """Different names, as numbers."""
        found = [item.name(names) for item in self.items("list_of", names=names)]
        self.once(found)
        return found

    def numbers(self, low: int, high: int, what: str) -> list[int]:
        """Different numbers."""
        found = [item.number(low, high, what) for item in self.items("numbers", low=low, high=high)]
        self.once(found)
        return found

    def once(self, found: list[int]) -> None:
        for index, value in enumerate(found):
            if value in found[:index]:
                raise FormatError(f"{self.where}[{index}]", "listed_twice")


def needed(fields: dict[str, Part], name: str, right: str, where: str = "request", **values: object) -> Part:
    """A field that must be there; ``right`` is the code of what it must be."""
    if name not in fields:
        raise FormatError(below(where, name), "missing_field", right=Message(right, **values))
    return fields[name]
