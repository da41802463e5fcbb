"""The network's numbers, read from a data file: for every fact a byte for each hidden unit, in hexadecimal digits."""

from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part
from maszyna.players.facts.position_facts import SIZES
from maszyna.players.model.hidden_units import MIDDLE, packed_bytes, packed_units
from maszyna.players.model.network import Network

FILE: Final = "network.json"
ZERO: Final = 128  # the byte of a fact that adds nothing to a unit
MOST_UNITS: Final = 256
MOST_START: Final = 4096
MOST_COINS: Final = 1000.0


def load_network(data: dict[str, object]) -> Network:
    """The network a file describes; a byte is small enough that no position brings a unit out of its bits."""
    top = file_part(FILE, data, ["start", "output_weights", "offset", "facts"])
    output_weights = [coins(item) for item in top.at("output_weights").items("any_numbers")]
    if not 1 <= len(output_weights) <= MOST_UNITS:
        raise top.at("output_weights").broken(f"a list of 1 to {MOST_UNITS} numbers, one for each unit")
    start = top.at("start").integers(-MOST_START, MOST_START)
    if len(start) != len(output_weights):
        raise top.at("start").broken(f"a list of {len(output_weights)} numbers, one for each unit")
    listed = top.inner("facts", list(SIZES))
    facts: list[int] = []
    for kind, size in SIZES.items():
        rows = listed.at(kind).items("rows", count=size)
        if len(rows) != size:
            raise listed.at(kind).broken(f"a list of {size} rows")
        facts += [row_of(row, len(output_weights)) for row in rows]
    return Network(facts, packed_units([MIDDLE + step for step in start]), output_weights, coins(top.at("offset")))


def row_of(part: Part, units: int) -> int:
    """What one fact adds to the units."""
    return packed_bytes(bytes_of(part, units)) - packed_bytes(bytes([ZERO]) * units)


def bytes_of(part: Part, units: int) -> bytes:
    """A byte for each unit."""
    value = part.value
    right = f"{2 * units} hexadecimal digits"
    if not isinstance(value, str) or len(value) != 2 * units:
        raise part.broken(right)
    try:
        raw = bytes.fromhex(value)
    except ValueError:
        raise part.broken(right) from None
    if len(raw) != units:  # spaces count as nothing
        raise part.broken(right)
    return raw


def coins(part: Part) -> float:
    """A number of coins, whole or not."""
    value = part.value
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not -MOST_COINS <= value <= MOST_COINS:
        raise part.broken(f"a number from {-MOST_COINS:g} to {MOST_COINS:g}")
    return float(value)
