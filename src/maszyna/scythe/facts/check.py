"""What only Scythe's data files need: where they are, and their goods."""

from maszyna.kernel.document import Part
from maszyna.kernel.facts import read_data
from maszyna.scythe import ids as words


def read(file: str) -> dict[str, object]:
    """The parsed data file, fresh on every call."""
    return read_data("maszyna.scythe.facts", file)


def goods(record: Part, key: str, names: list[str], most: int) -> tuple[tuple[int, int], ...]:
    """An object of goods and amounts as (kind, amount) pairs, in the order of the file."""
    amounts = record.at(key).record([], names)
    return tuple([(words.GOODS.index(name), part.number(1, most)) for name, part in amounts.items()])
