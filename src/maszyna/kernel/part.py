"""Documents are read with suspicion: a part knows where it stands, and a refusal says what would be right there."""

import json

from maszyna.kernel.errors import FormatError


def shown(value: object) -> str:
    """A value as a message shows it: as JSON, and not too long."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    text = json.dumps(value, default=repr)
    return text if len(text) <= 60 else text[:57] + "..."


class Part:
    """One value of a document and the path to it."""

    def __init__(self, value: object, where: str) -> None:
        self.value = value
        self.where = where

    def wrong(self, right: str) -> FormatError:
        return FormatError(self.where, f"must be {right}, found {shown(self.value)}")

    def fields(self, known: list[str]) -> "dict[str, Part]":
        """The fields of an object that has none but these."""
        parts = self.entries(f"an object with {', '.join(known)}")
        for name, part in parts.items():
            if name not in known:
                raise FormatError(part.where, f"is not a field here; possible are {', '.join(known)}")
        return parts

    def entries(self, right: str) -> "dict[str, Part]":
        """The fields of an object by name."""
        value = self.value
        if not isinstance(value, dict):
            raise self.wrong(right)
        parts: dict[str, Part] = {}
        for key, inner in value.items():
            name = str(key)
            plain = name.isidentifier() and name.isascii()
            parts[name] = Part(inner, f"{self.where}.{name}" if plain else f"{self.where}[{shown(name)}]")
        return parts

    def items(self, right: str) -> "list[Part]":
        value = self.value
        if not isinstance(value, list):
            raise self.wrong(right)
        return [Part(inner, f"{self.where}[{index}]") for index, inner in enumerate(value)]

    def is_number(self) -> bool:
        return isinstance(self.value, int) and not isinstance(self.value, bool)

    def number(self, low: int, high: int, what: str = "a whole number") -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(f"{what} {low}..{high}")
        return value

    def flag(self) -> bool:
        value = self.value
        if not isinstance(value, bool):
            raise self.wrong("true or false")
        return value

    def text(self, most: int, what: str = "a text") -> str:
        """A line that is not blank, not longer than so many characters, and does nothing to a terminal."""
        value = self.value
        if not isinstance(value, str) or not value.strip() or len(value) > most or not value.isprintable():
            raise self.wrong(f"{what} of at most {most} characters on one line")
        return value.strip()

    def name(self, names: list[str]) -> int:
        """The number of the name that stands there."""
        value = self.value
        if not isinstance(value, str) or value not in names:
            raise self.wrong(f"one of {', '.join(names)}")
        return names.index(value)

    def names(self, names: list[str]) -> list[int]:
        """Different names, as numbers."""
        found = [item.name(names) for item in self.items(f"a list of {', '.join(names)}")]
        self.once(found)
        return found

    def numbers(self, low: int, high: int, what: str) -> list[int]:
        """Different numbers."""
        found = [item.number(low, high, what) for item in self.items(f"a list of numbers {low}..{high}")]
        self.once(found)
        return found

    def once(self, found: list[int]) -> None:
        for index, value in enumerate(found):
            if value in found[:index]:
                raise FormatError(f"{self.where}[{index}]", "stands in the list already; each may stand there once")


def needed(fields: dict[str, Part], name: str, right: str, where: str = "request") -> Part:
    """A field that must be there."""
    if name not in fields:
        raise FormatError(f"{where}.{name}", f"is missing; it must be {right}")
    return fields[name]
