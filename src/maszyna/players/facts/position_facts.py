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


def first_numbers(sizes: list[int], start: int = 0) -> list[int]:
    """The first number of each kind, and in the end the one after the last."""
    found = [start]
    for size in sizes:
        found.append(found[-1] + size)
    return found


_FIRST: Final = dict(zip([*SIZES, "end"], first_numbers(list(SIZES.values())), strict=True))
INPUTS: Final[int] = _FIRST["end"]
LEVEL: Final[int] = _FIRST["level"]
FACTION: Final[int] = _FIRST["faction"]
MAT_KIND: Final[int] = _FIRST["mat"]
RIVAL_FACTION: Final[int] = _FIRST["rival_faction"]
TURNS_LEFT: Final[int] = _FIRST["turns_left"]
SECTION: Final[int] = _FIRST["section"]
TO_MOVE: Final[int] = _FIRST["to_move"]
POPULARITY: Final[int] = _FIRST["popularity"]
POWER: Final[int] = _FIRST["power"]
COINS: Final[int] = _FIRST["coins"]
WORKERS: Final[int] = _FIRST["workers"]
CARDS: Final[int] = _FIRST["cards"]
BEST_CARDS: Final[int] = _FIRST["best_cards"]
STARS: Final[int] = _FIRST["stars"]
STAR_KINDS: Final[int] = _FIRST["star_kinds"]
COMBAT_STARS: Final[int] = _FIRST["combat_stars"]
OBJECTIVE_STARS: Final[int] = _FIRST["objective_stars"]
CUBES: Final[int] = _FIRST["cubes"]
SAVINGS: Final[int] = _FIRST["savings"]
RECRUITS: Final[int] = _FIRST["recruits"]
MECHS: Final[int] = _FIRST["mechs"]
STRUCTURES: Final[int] = _FIRST["structures"]
CARD: Final[int] = _FIRST["factory_card"]
STOCK: Final[int] = _FIRST["stock"]
SHORT_OF: Final[int] = _FIRST["short"]
CROP: Final[int] = _FIRST["crop"]
VILLAGERS: Final[int] = _FIRST["villagers"]
OBJECTIVE: Final[int] = _FIRST["objective"]
FACTORY_DISTANCE: Final[int] = _FIRST["factory_distance"]
ENCOUNTER_DISTANCE: Final[int] = _FIRST["encounter_distance"]
TERRITORIES_HELD: Final[int] = _FIRST["territories"]
STRUCTURE_BONUS: Final[int] = _FIRST["structure_bonus"]
THREATENED_WORKERS: Final[int] = _FIRST["threatened_workers"]
THREATENED_RESOURCES: Final[int] = _FIRST["threatened_resources"]
THREATENED_UNITS: Final[int] = _FIRST["threatened_units"]
TARGETS: Final[int] = _FIRST["targets"]
RIVAL_POWER: Final[int] = _FIRST["rival_power"]
RIVAL_CARDS: Final[int] = _FIRST["rival_cards"]
RIVAL_COINS: Final[int] = _FIRST["rival_coins"]
RIVAL_STARS: Final[int] = _FIRST["rival_stars"]
RIVAL_COMBAT_STARS: Final[int] = _FIRST["rival_combat_stars"]
RIVAL_POWER_STAR: Final[int] = _FIRST["rival_power_star"]
TRACKER: Final[int] = _FIRST["tracker"]
SCHEME: Final[int] = _FIRST["scheme"]
RIVAL_WORKERS: Final[int] = _FIRST["rival_workers"]
RIVAL_MECHS: Final[int] = _FIRST["rival_mechs"]
RIVAL_TERRITORIES: Final[int] = _FIRST["rival_territories"]
DECK: Final[int] = _FIRST["deck"]
HELD: Final[int] = _FIRST["held"]
FIGHTERS_AT: Final[int] = _FIRST["fighters_at"]
WORKERS_AT: Final[int] = _FIRST["workers_at"]
RESOURCES_AT: Final[int] = _FIRST["resources_at"]
RIVAL_FIGHTERS_AT: Final[int] = _FIRST["rival_fighters_at"]
RIVAL_WORKERS_AT: Final[int] = _FIRST["rival_workers_at"]
REACHED: Final[int] = _FIRST["reached"]
LATE_POPULARITY: Final[int] = _FIRST["late_popularity"]
LEAD: Final[int] = _FIRST["lead"]
SEATS: Final[int] = _FIRST["seats"]
ALLIED: Final[int] = _FIRST["allied"]
RIVAL_PERSON: Final[int] = _FIRST["rival_person"]
RIVAL_POPULARITY: Final[int] = _FIRST["rival_popularity"]
OTHER_KIND: Final[int] = _FIRST["other_kind"]
OTHER_FACTION: Final[int] = _FIRST["other_faction"]
OTHER_STARS: Final[int] = _FIRST["other_stars"]
OTHER_POWER: Final[int] = _FIRST["other_power"]
OTHER_TERRITORIES: Final[int] = _FIRST["other_territories"]
AIRSHIP_AT: Final[int] = _FIRST["airship_at"]
AIRSHIP_EFFECT: Final[int] = _FIRST["airship_effect"]
CARGO: Final[int] = _FIRST["cargo"]
ABOARD: Final[int] = _FIRST["aboard"]
RIVAL_AIRSHIP_AT: Final[int] = _FIRST["rival_airship_at"]
RIVAL_AIRSHIP_EFFECT: Final[int] = _FIRST["rival_airship_effect"]
RESOLUTION_EFFECT: Final[int] = _FIRST["resolution_effect"]
LAST_TURNS: Final[int] = _FIRST["last_turns"]
MISSION: Final[int] = _FIRST["mission"]
