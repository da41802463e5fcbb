"""The combat deck."""

from functools import cache
from typing import Final

from maszyna.kernel.facts import file_part
from maszyna.scythe.facts.check import read

FILE: Final = "combat.json"


@cache
def combat_deck() -> tuple[int, int, int, int]:
    """How many cards there are of the values 2, 3, 4 and 5."""
    return load_combat_deck(read(FILE))


def load_combat_deck(data: dict[str, object]) -> tuple[int, int, int, int]:
    top = file_part(FILE, data, ["deck", "total"])
    values = ["2", "3", "4", "5"]
    deck = top.inner("deck", values)
    counts = [deck.at(value).number(1, 99) for value in values]
    total = top.at("total").number(42, 42)
    if sum(counts) != total:
        raise top.at("deck").broken(str(total), f"{sum(counts)} cards")
    return (counts[0], counts[1], counts[2], counts[3])
