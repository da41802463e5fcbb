"""Words and pieces that the chapters of the handbook share."""

from typing import Final

from maszyna.kernel.narrow import Fewest, First, Most
from maszyna.pictures.scythe.descriptions import ENGLISH
from maszyna.scythe.automa.criteria import Criteria

# What an Automa's airship card does, by effect, with the effect's numbers.
CARD_EFFECTS: Final[dict[str, str]] = {
    "weaken": "before a combat under it the enemy loses {0} power",
    "steal_cards": "before a combat under it the Automa takes {0} combat card(s) of the enemy at random",
    "fewer_cards": "in a combat under it the enemy plays {0} card(s) fewer",
    "win_coins_per_unit": "a combat won under it: {0} coin(s) for each beaten unit",
    "win_coins": "a combat won under it: {0} coin(s)",
    "win_power": "a combat won under it: {0} power",
    "win_cards": "a combat won under it: {0} combat card(s)",
    "siege": "an enemy combat unit pays {0} coin(s) to enter or pass its territory",
    "duel": "over the territory of an enemy airship the two fight, with {0} card(s) each at most",
}

UNITS: Final[dict[str, str]] = {
    "worker": "a worker",
    "mech": "a mech",
    "character": "the character",
    "combat_unit": "a mech or the character",
}


def table(head: list[str], rows: list[list[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def symbol_title(symbol: str) -> str:
    """A symbol as a heading."""
    name = ENGLISH.symbol(symbol)
    return name[0].upper() + name[1:]


def titles(criteria: Criteria) -> str:
    return "; ".join(ENGLISH.title(criterion.name) for criterion in criteria)


def narrowing_kind(criterion: object) -> str:
    """How a criterion narrows."""
    kinds = [(Fewest, "fewest"), (Most, "most"), (First, "first")]
    return next((name for kind, name in kinds if isinstance(criterion, kind)), "filter")
