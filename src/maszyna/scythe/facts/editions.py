"""The sets a game may be played with, and what each of them brings to the table."""

from typing import Final

EDITIONS: Final = ["base", "invaders", "promo_13_18", "promo_24_27", "promo_29_36", "promo_37_42"]

FACTIONS: Final = "factions"
MATS: Final = "mats"
COMBAT_CARDS: Final = "combat_cards"
STRUCTURE_BONUS: Final = "structure_bonus"
OBJECTIVES: Final = "objectives"
ENCOUNTERS: Final = "encounters"
FACTORY_CARDS: Final = "factory_cards"

# By the order of EDITIONS.
BRINGS: Final = [
    [FACTIONS, MATS, COMBAT_CARDS, STRUCTURE_BONUS, OBJECTIVES, ENCOUNTERS, FACTORY_CARDS],
    [FACTIONS, MATS],
    [FACTORY_CARDS],
    [OBJECTIVES],
    [ENCOUNTERS],
    [ENCOUNTERS],
]


def editions_with(kind: str) -> list[str]:
    """The sets that hold something of this kind, in the order of EDITIONS."""
    return [name for name, kinds in zip(EDITIONS, BRINGS, strict=True) if kind in kinds]
