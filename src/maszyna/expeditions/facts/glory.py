"""The glory card (X1.3, X2.5)."""

from functools import cache
from typing import Final

from maszyna.kernel.facts import integer, read_data, whole

PACKAGE: Final = "maszyna.expeditions.facts"
FILE: Final = "glory_card.json"
MOST_TOKENS: Final = 20  # of all players in the box


@cache
def glory_tokens() -> int:
    """How many glory tokens the Automa has."""
    return load_glory_card(read_data(PACKAGE, FILE))


def load_glory_card(data: dict[str, object]) -> int:
    return integer(whole(FILE, data, ["tokens"]), "tokens", 1, MOST_TOKENS)
