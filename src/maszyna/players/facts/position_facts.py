"""The facts a network is told, by number: the kinds of facts, and how many numbers each kind has.

Most kinds have a number for every amount, the last of which means "or more"; the others one for every thing or place.
"""

from typing import Final

from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.effects import EFFECTS
from maszyna.scythe.ids import FACTIONS, MOST_POPULARITY, MOST_POWER, MOST_STARS, PLACES

LATE: Final = 4  # turns left in which popularity is a fact of its own with each of them
LEADS: Final = 41  # of the score, in steps of LEAD_STEP
LEAD_STEP: Final = 3


class Numbering:
    """Kinds of things that are numbered one after the other, each with as many numbers as it has values."""

    def __init__(self, first: int = 0) -> None:
        self.sizes: dict[str, int] = {}
        self.end = first

    def kind(self, name: str, size: int = 1) -> int:
        """The first number of one kind more."""
        first = self.end
        self.sizes[name] = size
        self.end += size
        return first


_FACTS: Final = Numbering()
LEVEL: Final = _FACTS.kind("level", 4)
FACTION: Final = _FACTS.kind("faction", 7)
MAT_KIND: Final = _FACTS.kind("mat", 7)
RIVAL_FACTION: Final = _FACTS.kind("rival_faction", 7)
TURNS_LEFT: Final = _FACTS.kind("turns_left", 30)
SECTION: Final = _FACTS.kind("section", 5)
TO_MOVE: Final = _FACTS.kind("to_move")
POPULARITY: Final = _FACTS.kind("popularity", 19)
POWER: Final = _FACTS.kind("power", 17)
COINS: Final = _FACTS.kind("coins", 41)
WORKERS: Final = _FACTS.kind("workers", 9)
CARDS: Final = _FACTS.kind("cards", 8)
BEST_CARDS: Final = _FACTS.kind("best_cards", 11)
STARS: Final = _FACTS.kind("stars", 7)
STAR_KINDS: Final = _FACTS.kind("star_kinds", 13)
COMBAT_STARS: Final = _FACTS.kind("combat_stars", 3)
OBJECTIVE_STARS: Final = _FACTS.kind("objective_stars", 3)
CUBES: Final = _FACTS.kind("cubes", 6)
SAVINGS: Final = _FACTS.kind("savings", 4)
RECRUITS: Final = _FACTS.kind("recruits", 4)
MECHS: Final = _FACTS.kind("mechs", 4)
STRUCTURES: Final = _FACTS.kind("structures", 4)
CARD: Final = _FACTS.kind("factory_card", 32)
STOCK: Final = _FACTS.kind("stock", 36)
SHORT_OF: Final = _FACTS.kind("short", 32)
CROP: Final = _FACTS.kind("crop", 24)
VILLAGERS: Final = _FACTS.kind("villagers", 6)
OBJECTIVE: Final = _FACTS.kind("objective", 7)
FACTORY_DISTANCE: Final = _FACTS.kind("factory_distance", 9)
ENCOUNTER_DISTANCE: Final = _FACTS.kind("encounter_distance", 7)
TERRITORIES_HELD: Final = _FACTS.kind("territories", 16)
STRUCTURE_BONUS: Final = _FACTS.kind("structure_bonus", 10)
THREATENED_WORKERS: Final = _FACTS.kind("threatened_workers", 9)
THREATENED_RESOURCES: Final = _FACTS.kind("threatened_resources", 9)
THREATENED_UNITS: Final = _FACTS.kind("threatened_units", 6)
TARGETS: Final = _FACTS.kind("targets", 3)
RIVAL_POWER: Final = _FACTS.kind("rival_power", 17)
RIVAL_CARDS: Final = _FACTS.kind("rival_cards", 9)
RIVAL_COINS: Final = _FACTS.kind("rival_coins", 41)
RIVAL_STARS: Final = _FACTS.kind("rival_stars", 7)
RIVAL_COMBAT_STARS: Final = _FACTS.kind("rival_combat_stars", 3)
RIVAL_POWER_STAR: Final = _FACTS.kind("rival_power_star")
TRACKER: Final = _FACTS.kind("tracker", 30)
SCHEME: Final = _FACTS.kind("scheme", 2)
RIVAL_WORKERS: Final = _FACTS.kind("rival_workers", 9)
RIVAL_MECHS: Final = _FACTS.kind("rival_mechs", 5)
RIVAL_TERRITORIES: Final = _FACTS.kind("rival_territories", 16)
DECK: Final = _FACTS.kind("deck", 20)
HELD: Final = _FACTS.kind("held", PLACES)
FIGHTERS_AT: Final = _FACTS.kind("fighters_at", PLACES)
WORKERS_AT: Final = _FACTS.kind("workers_at", PLACES)
RESOURCES_AT: Final = _FACTS.kind("resources_at", PLACES)
RIVAL_FIGHTERS_AT: Final = _FACTS.kind("rival_fighters_at", PLACES)
RIVAL_WORKERS_AT: Final = _FACTS.kind("rival_workers_at", PLACES)
REACHED: Final = _FACTS.kind("reached", PLACES)
LATE_POPULARITY: Final = _FACTS.kind("late_popularity", LATE * (MOST_POPULARITY + 1))
LEAD: Final = _FACTS.kind("lead", LEADS)
SEATS: Final = _FACTS.kind("seats", 7)
ALLIED: Final = _FACTS.kind("allied")
RIVAL_PERSON: Final = _FACTS.kind("rival_person")
RIVAL_POPULARITY: Final = _FACTS.kind("rival_popularity", MOST_POPULARITY + 1)
OTHER_KIND: Final = _FACTS.kind("other_kind", len(LEVELS) + 1)
OTHER_FACTION: Final = _FACTS.kind("other_faction", len(FACTIONS))
OTHER_STARS: Final = _FACTS.kind("other_stars", MOST_STARS + 1)
OTHER_POWER: Final = _FACTS.kind("other_power", MOST_POWER + 1)
OTHER_TERRITORIES: Final = _FACTS.kind("other_territories", 16)
AIRSHIP_AT: Final = _FACTS.kind("airship_at", PLACES)
AIRSHIP_EFFECT: Final = _FACTS.kind("airship_effect", len(EFFECTS))
CARGO: Final = _FACTS.kind("cargo", 4)
ABOARD: Final = _FACTS.kind("aboard")
RIVAL_AIRSHIP_AT: Final = _FACTS.kind("rival_airship_at", PLACES)
RIVAL_AIRSHIP_EFFECT: Final = _FACTS.kind("rival_airship_effect", len(EFFECTS))
RESOLUTION_EFFECT: Final = _FACTS.kind("resolution_effect", len(EFFECTS))
LAST_TURNS: Final = _FACTS.kind("last_turns")
MISSION: Final = _FACTS.kind("mission", 28)
SIZES: Final = _FACTS.sizes
INPUTS: Final = _FACTS.end
