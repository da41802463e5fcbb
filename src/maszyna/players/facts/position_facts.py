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

SIZES: Final[dict[str, int]] = {
    "level": 4, "faction": 7, "mat": 7, "rival_faction": 7, "turns_left": 30, "section": 5, "to_move": 1,
    "popularity": 19, "power": 17, "coins": 41, "workers": 9, "cards": 8, "best_cards": 11,
    "stars": 7, "star_kinds": 13, "combat_stars": 3, "objective_stars": 3, "cubes": 6, "savings": 4, "recruits": 4,
    "mechs": 4, "structures": 4, "factory_card": 32, "stock": 36, "short": 32, "crop": 24, "villagers": 6,
    "objective": 7, "factory_distance": 9, "encounter_distance": 7, "territories": 16, "structure_bonus": 10,
    "threatened_workers": 9, "threatened_resources": 9, "threatened_units": 6, "targets": 3,
    "rival_power": 17, "rival_cards": 9, "rival_coins": 41, "rival_stars": 7, "rival_combat_stars": 3,
    "rival_power_star": 1, "tracker": 30, "scheme": 2, "rival_workers": 9, "rival_mechs": 5, "rival_territories": 16,
    "deck": 20, "held": PLACES, "fighters_at": PLACES, "workers_at": PLACES, "resources_at": PLACES,
    "rival_fighters_at": PLACES, "rival_workers_at": PLACES, "reached": PLACES,
    "late_popularity": LATE * (MOST_POPULARITY + 1), "lead": LEADS, "seats": 7, "allied": 1,
    "rival_person": 1, "rival_popularity": MOST_POPULARITY + 1, "other_kind": len(LEVELS) + 1,
    "other_faction": len(FACTIONS), "other_stars": MOST_STARS + 1, "other_power": MOST_POWER + 1,
    "other_territories": 16, "airship_at": PLACES, "airship_effect": len(EFFECTS), "cargo": 4, "aboard": 1,
    "rival_airship_at": PLACES, "rival_airship_effect": len(EFFECTS), "resolution_effect": len(EFFECTS),
    "last_turns": 1, "mission": 28,
}  # fmt: skip


def _first_numbers() -> list[int]:
    """The first number of each kind, and in the end how many there are."""
    firsts = [0]
    for size in SIZES.values():
        firsts.append(firsts[-1] + size)
    return firsts


_FIRST: Final = _first_numbers()
INPUTS: Final[int] = _FIRST[-1]
_NAMES: Final = list(SIZES)


def first(kind: str) -> int:
    return _FIRST[_NAMES.index(kind)]


LEVEL: Final[int] = first("level")
FACTION: Final[int] = first("faction")
MAT_KIND: Final[int] = first("mat")
RIVAL_FACTION: Final[int] = first("rival_faction")
TURNS_LEFT: Final[int] = first("turns_left")
SECTION: Final[int] = first("section")
TO_MOVE: Final[int] = first("to_move")
POPULARITY: Final[int] = first("popularity")
POWER: Final[int] = first("power")
COINS: Final[int] = first("coins")
WORKERS: Final[int] = first("workers")
CARDS: Final[int] = first("cards")
BEST_CARDS: Final[int] = first("best_cards")
STARS: Final[int] = first("stars")
STAR_KINDS: Final[int] = first("star_kinds")
COMBAT_STARS: Final[int] = first("combat_stars")
OBJECTIVE_STARS: Final[int] = first("objective_stars")
CUBES: Final[int] = first("cubes")
SAVINGS: Final[int] = first("savings")
RECRUITS: Final[int] = first("recruits")
MECHS: Final[int] = first("mechs")
STRUCTURES: Final[int] = first("structures")
CARD: Final[int] = first("factory_card")
STOCK: Final[int] = first("stock")
SHORT_OF: Final[int] = first("short")
CROP: Final[int] = first("crop")
VILLAGERS: Final[int] = first("villagers")
OBJECTIVE: Final[int] = first("objective")
FACTORY_DISTANCE: Final[int] = first("factory_distance")
ENCOUNTER_DISTANCE: Final[int] = first("encounter_distance")
TERRITORIES_HELD: Final[int] = first("territories")
STRUCTURE_BONUS: Final[int] = first("structure_bonus")
THREATENED_WORKERS: Final[int] = first("threatened_workers")
THREATENED_RESOURCES: Final[int] = first("threatened_resources")
THREATENED_UNITS: Final[int] = first("threatened_units")
TARGETS: Final[int] = first("targets")
RIVAL_POWER: Final[int] = first("rival_power")
RIVAL_CARDS: Final[int] = first("rival_cards")
RIVAL_COINS: Final[int] = first("rival_coins")
RIVAL_STARS: Final[int] = first("rival_stars")
RIVAL_COMBAT_STARS: Final[int] = first("rival_combat_stars")
RIVAL_POWER_STAR: Final[int] = first("rival_power_star")
TRACKER: Final[int] = first("tracker")
SCHEME: Final[int] = first("scheme")
RIVAL_WORKERS: Final[int] = first("rival_workers")
RIVAL_MECHS: Final[int] = first("rival_mechs")
RIVAL_TERRITORIES: Final[int] = first("rival_territories")
DECK: Final[int] = first("deck")
HELD: Final[int] = first("held")
FIGHTERS_AT: Final[int] = first("fighters_at")
WORKERS_AT: Final[int] = first("workers_at")
RESOURCES_AT: Final[int] = first("resources_at")
RIVAL_FIGHTERS_AT: Final[int] = first("rival_fighters_at")
RIVAL_WORKERS_AT: Final[int] = first("rival_workers_at")
REACHED: Final[int] = first("reached")
LATE_POPULARITY: Final[int] = first("late_popularity")
LEAD: Final[int] = first("lead")
SEATS: Final[int] = first("seats")
ALLIED: Final[int] = first("allied")
RIVAL_PERSON: Final[int] = first("rival_person")
RIVAL_POPULARITY: Final[int] = first("rival_popularity")
OTHER_KIND: Final[int] = first("other_kind")
OTHER_FACTION: Final[int] = first("other_faction")
OTHER_STARS: Final[int] = first("other_stars")
OTHER_POWER: Final[int] = first("other_power")
OTHER_TERRITORIES: Final[int] = first("other_territories")
AIRSHIP_AT: Final[int] = first("airship_at")
AIRSHIP_EFFECT: Final[int] = first("airship_effect")
CARGO: Final[int] = first("cargo")
ABOARD: Final[int] = first("aboard")
RIVAL_AIRSHIP_AT: Final[int] = first("rival_airship_at")
RIVAL_AIRSHIP_EFFECT: Final[int] = first("rival_airship_effect")
RESOLUTION_EFFECT: Final[int] = first("resolution_effect")
LAST_TURNS: Final[int] = first("last_turns")
MISSION: Final[int] = first("mission")
