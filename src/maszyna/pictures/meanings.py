"""Criteria and symbols in words: a short title for a picture, a sentence for the handbook."""

from typing import Final, NamedTuple

from maszyna.scythe.airships.automa_flight import AIRSHIP as FLIGHT
from maszyna.scythe.automa.choosing import (
    DESTINATION,
    KIND,
    NO_DESTINATION,
    NO_UNIT,
    NO_VALID_TERRITORY,
    TOO_LITTLE_POWER,
    UNIT,
    VALID,
)


class Meaning(NamedTuple):
    title: str
    sentence: str


CRITERIA: Final[dict[str, Meaning]] = {
    "nearest_base": Meaning(
        "nearest to its base",
        "The fewest hexes from the Automa's base, counted on the printed grid (R1); units on the base are the nearest.",
    ),
    "reading_order": Meaning(
        "first in reading order", "The lowest number: the top row first, each row from left to right."
    ),
    "mech_before_character": Meaning(
        "mech or character first",
        "Where a mech and the character stand together the mech goes; the game can be set to the character.",
    ),
    "in_own_reach_or_by_base": Meaning(
        "in reach of a unit or beside the base",
        "In the neighbourhood of any of the Automa's units, or joined to its base by land.",
    ),
    "in_own_reach": Meaning(
        "in reach of a unit", "In the neighbourhood of any of the Automa's units; the base does not count here."
    ),
    "no_enemy_unit": Meaning("no enemy unit there", "No worker, mech or character of an enemy is there."),
    "no_ally_unit": Meaning(
        "no unit of an ally there", "In a cooperative game, no unit of an allied Automa is there; otherwise left out."
    ),
    "no_other_own_worker": Meaning("no other own worker there", "No worker of its own but the one that moves."),
    "no_other_own_combat_unit": Meaning(
        "no other own combat unit there", "No mech or character of its own but the one that moves."
    ),
    "no_own_mech": Meaning("no own mech there", "None of its own mechs is there."),
    "encounter_or_factory": Meaning(
        "encounter token, or the Factory",
        "An encounter token lies there; or it is the Factory and the Automa has no Factory card.",
    ),
    "enemy_worker": Meaning("an enemy worker there", "At least one worker of an enemy is there."),
    "no_enemy_combat_unit": Meaning("no enemy combat unit there", "No mech or character of an enemy is there."),
    "enemy_combat_unit": Meaning("an enemy combat unit there", "At least one mech or character of an enemy is there."),
    "out_of_enemy_reach": Meaning(
        "out of reach of enemy combat units",
        "Not in the neighbourhood of an enemy mech or character. If nothing is left, the symbol cannot be "
        "carried out (R5).",
    ),
    "most_own_neighbourhoods": Meaning(
        "in reach of the most own units",
        "In the neighbourhoods of the most Automa units on the board, the moving one not counted (R6).",
    ),
    "nearest_enemy_combat_unit": Meaning(
        "nearest to an enemy combat unit",
        "The fewest hexes from an enemy mech or character; those on bases count only if no other is on the board (R7).",
    ),
    "most_resources": Meaning("most resources", "The most resource tokens lie there; none at all will do."),
    "fewest_enemy_combat_units": Meaning(
        "fewest enemy combat units", "The fewest enemy mechs and characters stand there."
    ),
    "nearest_factory": Meaning("nearest to the Factory", "The fewest hexes from the Factory on the printed grid (R1)."),
    "can_pay_siege": Meaning(
        "no siege it cannot pay",
        "No enemy airships ask more coins there than the Automa has; where the unit stands it pays nothing.",
    ),
    "nearest_own_airship": Meaning(
        "nearest to its airship", "The fewest hexes from the Automa's own airship, which may still be on its base."
    ),
    "without_enemy_airship": Meaning(
        "no enemy airship over it", "No airship of an enemy is over it, if there is such a territory."
    ),
    "nearest_enemy_worker": Meaning(
        "nearest to an enemy worker",
        "The fewest hexes from an enemy worker on the board; without any, all are alike.",
    ),
    "nearest_enemy_airship": Meaning(
        "nearest to an enemy airship",
        "The fewest hexes from an enemy airship; those on bases count only if no other is out.",
    ),
    "nearest_own_combat_unit": Meaning(
        "nearest to its own combat units",
        "The fewest hexes from a mech or character of its own; those on the base count only if no other is out.",
    ),
    "most_enemy_combat_units_beside": Meaning(
        "beside the most enemy combat units",
        "The most enemy mechs and characters on the territories adjacent to it, as far as its water rule goes.",
    ),
}

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

SYMBOLS: Final[dict[str, str]] = {
    "move_worker": "Move worker",
    "move_mech": "Move mech",
    "move_character": "Move character",
    "encounter_or_factory": "Encounter or Factory",
    "attack_workers": "Attack workers",
    "attack_combat_unit": "Attack combat unit",
    "airship": "Move airship",
}
UNITS: Final[dict[str, str]] = {
    "worker": "a worker",
    "mech": "a mech",
    "character": "the character",
    "combat_unit": "a mech or the character",
}
STAGES: Final[dict[str, str]] = {UNIT: "unit", KIND: "unit", VALID: "valid", DESTINATION: "goes to", FLIGHT: "flies to"}
REASONS: Final[dict[str, str]] = {
    NO_UNIT: "no such unit is in play",
    NO_VALID_TERRITORY: "no valid territory",
    NO_DESTINATION: "no destination is left",
    TOO_LITTLE_POWER: "too little power",
}


def title_of(name: str) -> str:
    """The short title of a criterion."""
    return CRITERIA[name].title if name in CRITERIA else name.replace("_", " ")
