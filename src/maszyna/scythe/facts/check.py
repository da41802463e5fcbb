"""What only Scythe's data files need: where they are, and their goods."""

from maszyna.kernel.facts import NONE, Record, integer, not_a, only, path_to, read_data
from maszyna.scythe import words


def read(file: str) -> dict[str, object]:
    """The parsed data file, fresh on every call."""
    return read_data("maszyna.scythe.facts", file)


def goods(record: Record, key: str, names: list[str], most: int) -> tuple[tuple[int, int], ...]:
    """An object of goods and amounts as (kind, amount) pairs, in the order of the file."""
    value = record.fields[key]
    if not isinstance(value, dict):
        raise not_a(record, key, "an object of goods and amounts")
    child = Record(record.file, path_to(record, key), value)
    only(child, NONE, names)
    return tuple([(words.GOODS.index(name), integer(child, name, 1, most)) for name in child.fields])
