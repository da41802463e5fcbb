"""Facts are read with suspicion: every value of a data file passes through one of these.

A refusal names the file, the place in it, what stands there and what would be right.
"""

import json
from importlib.resources import files
from typing import Final, NamedTuple

HEADER: Final = ["about", "source", "confidence", "notes"]  # every file says what it holds and where that is from
NONE: Final[list[str]] = []


class FactsError(ValueError):
    """A data file says something that cannot be so."""


class Record(NamedTuple):
    """One JSON object and the place it stands in."""

    file: str
    path: str
    fields: dict[str, object]


def read_data(package: str, file: str) -> dict[str, object]:
    """The parsed data file of a package of facts, fresh on every call."""
    try:
        raw = (files(package) / "data" / file).read_text(encoding="utf-8")
    except OSError as error:
        raise FactsError(f"{file}: cannot be read: {error}; expected a data file of the package") from error
    return parse(file, raw)


def parse(file: str, raw: str) -> dict[str, object]:
    """JSON text as an object; a key given twice is refused rather than overwritten."""

    def distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
        fields: dict[str, object] = {}
        for key, value in pairs:
            if key in fields:
                raise FactsError(f"{file}: {key}: found the key twice in one object; expected it once")
            fields[key] = value
        return fields

    try:
        data: object = json.loads(raw, object_pairs_hook=distinct)
    except json.JSONDecodeError as error:
        raise FactsError(f"{file}: line {error.lineno}: found {error.msg}; expected JSON") from error
    if not isinstance(data, dict):
        raise FactsError(f"{file}: top level: found {shown(data)}; expected an object")
    return data


def shown(value: object) -> str:
    """A value as a message shows it: as JSON, and not too long."""
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if len(text) <= 80 else text[:77] + "..."


def path_to(record: Record, key: str) -> str:
    return f"{record.path}.{key}" if record.path else key


def wrong(record: Record, key: str, found: str, right: str) -> FactsError:
    return FactsError(f"{record.file}: {path_to(record, key)}: found {found}; expected {right}")


def not_a(record: Record, key: str, right: str) -> FactsError:
    return wrong(record, key, shown(record.fields[key]), right)


def whole(file: str, data: dict[str, object], keys: list[str]) -> Record:
    """The file as a record, its header checked."""
    record = Record(file, "", data)
    only(record, HEADER + keys, NONE)
    for key in ("about", "confidence"):
        text(record, key)
    for key in ("source", "notes"):
        texts(record, key)
    if not texts(record, "source"):
        raise not_a(record, "source", "at least one source")
    return record


def only(record: Record, required: list[str], optional: list[str]) -> None:
    """Exactly these keys: none missing, none unknown."""
    for key in required:
        if key not in record.fields:
            raise wrong(record, key, "nothing", "a value")
    known = required + optional
    for key in record.fields:
        if key not in known:
            raise wrong(record, key, "an unknown key", "one of " + ", ".join(known) if known else "no key at all")


def inner(record: Record, key: str, required: list[str]) -> Record:
    """The object under a key, with exactly these keys."""
    value = record.fields[key]
    if not isinstance(value, dict):
        raise not_a(record, key, "an object")
    child = Record(record.file, path_to(record, key), value)
    only(child, required, NONE)
    return child


def items(record: Record, key: str) -> list[object]:
    value = record.fields[key]
    if not isinstance(value, list):
        raise not_a(record, key, "a list")
    return value


def records(record: Record, key: str, count: int, required: list[str], optional: list[str]) -> list[Record]:
    """A list of so many objects, each with these keys."""
    values = items(record, key)
    if len(values) != count:
        raise wrong(record, key, f"{len(values)} entries", str(count))
    children: list[Record] = []
    for index, value in enumerate(values):
        if not isinstance(value, dict):
            raise wrong(record, f"{key}[{index}]", shown(value), "an object")
        child = Record(record.file, path_to(record, f"{key}[{index}]"), value)
        only(child, required, optional)
        children.append(child)
    return children


def each(record: Record, key: str) -> list[Record]:
    """The entries of a list as records of one field, so that a refusal names the entry."""
    return [Record(record.file, record.path, {f"{key}[{n}]": value}) for n, value in enumerate(items(record, key))]


def integer(record: Record, key: str, low: int, high: int) -> int:
    value = record.fields[key]
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise not_a(record, key, f"a whole number {low}..{high}")
    return value


def integers(record: Record, key: str, low: int, high: int) -> tuple[int, ...]:
    return tuple([integer(entry, name, low, high) for entry in each(record, key) for name in entry.fields])


def flag(record: Record, key: str) -> bool:
    value = record.fields[key]
    if not isinstance(value, bool):
        raise not_a(record, key, "true or false")
    return value


def text(record: Record, key: str) -> str:
    value = record.fields[key]
    if not isinstance(value, str) or not value.strip():
        raise not_a(record, key, "a text")
    return value


def texts(record: Record, key: str) -> tuple[str, ...]:
    return tuple([text(entry, name) for entry in each(record, key) for name in entry.fields])


def note(record: Record) -> str:
    """The remark on a card; most have none."""
    return text(record, "note") if "note" in record.fields else ""


def choice(record: Record, key: str, names: list[str]) -> int:
    """The number of the name that stands there."""
    value = record.fields[key]
    if not isinstance(value, str) or value not in names:
        raise not_a(record, key, "one of " + ", ".join(names))
    return names.index(value)


def choices(record: Record, key: str, names: list[str]) -> tuple[int, ...]:
    """Different names, as numbers, in the order of the file."""
    found = tuple([choice(entry, name, names) for entry in each(record, key) for name in entry.fields])
    if len(set(found)) != len(found):
        raise not_a(record, key, "each name once")
    return found
