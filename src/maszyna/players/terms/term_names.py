"""The terms of the evaluation by number; their order is that of TERMS."""

from typing import Final

# What is counted at the end.
COINS: Final = 0
STARS: Final = 1
LAND: Final = 2
RESOURCES: Final = 3
STRUCTURE_BONUS: Final = 4
# The way to the next stars.
TIER: Final = 5
STAR_PROGRESS: Final = 6
NEXT_STAR: Final = 7
OBJECTIVE: Final = 8
# The tracks and the hand.
POPULARITY: Final = 9
POWER: Final = 10
HIGH_POWER: Final = 11
COMBAT_CARDS: Final = 12
# Workers and their fields.
WORKERS: Final = 13
FIRST_WORKERS: Final = 14
CROP: Final = 15
VILLAGE_HANDS: Final = 16
NEAR_VILLAGE: Final = 17
KINDS_MADE: Final = 18
IDLE_UNITS: Final = 19
# The engine on the mats.
MORE_UNITS: Final = 20
MORE_COINS: Final = 21
MORE_POWER: Final = 22
MORE_CARDS: Final = 23
MORE_POPULARITY: Final = 24
MORE_TERRITORIES: Final = 25
SAVINGS: Final = 26
POWER_RECRUIT: Final = 27
COIN_RECRUIT: Final = 28
POPULARITY_RECRUIT: Final = 29
CARD_RECRUIT: Final = 30
MECHS: Final = 31
FIRST_MECH: Final = 32
SPEED: Final = 33
RIVERWALK: Final = 34
MINE: Final = 35
MONUMENT: Final = 36
ARMORY: Final = 37
MILL: Final = 38
FACTORY_CARD: Final = 39
# What the next turns can pay for.
OIL_NEEDED: Final = 40
METAL_NEEDED: Final = 41
WOOD_NEEDED: Final = 42
FOOD_NEEDED: Final = 43
RESOURCES_SAVED: Final = 44
READY_NEXT: Final = 45
READY_ALL: Final = 46
FEW_COINS: Final = 47
AFTER_MOVE: Final = 48
AFTER_BOLSTER: Final = 49
AFTER_TRADE: Final = 50
AFTER_PRODUCE: Final = 51
# Where the character may find something.
NEAR_ENCOUNTER: Final = 52
NEAR_FACTORY: Final = 53
# The others.
THREATENED_WORKERS: Final = 54
THREATENED_RESOURCES: Final = 55
THREATENED_UNITS: Final = 56
TARGETS: Final = 57
RIVAL_SCORE: Final = 58
RIVAL_STARS: Final = 59

TERMS: Final = [
    "coins", "stars", "land", "resources", "structure_bonus", "tier", "star_progress", "next_star", "objective",
    "popularity", "power", "high_power", "combat_cards", "workers", "first_workers", "crop", "village_hands",
    "near_village", "kinds_made", "idle_units", "more_units", "more_coins", "more_power", "more_cards",
    "more_popularity", "more_territories", "savings", "power_recruit", "coin_recruit", "popularity_recruit",
    "card_recruit", "mechs", "first_mech", "speed", "riverwalk", "mine", "monument", "armory", "mill", "factory_card",
    "oil_needed", "metal_needed", "wood_needed", "food_needed", "resources_saved", "ready_next", "ready_all",
    "few_coins", "after_move", "after_bolster", "after_trade", "after_produce", "near_encounter", "near_factory",
    "threatened_workers", "threatened_resources", "threatened_units", "targets", "rival_score", "rival_stars",
]  # fmt: skip
