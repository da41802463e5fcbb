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
CROP: Final = 14
VILLAGE_HANDS: Final = 15
NEAR_VILLAGE: Final = 16
KINDS_MADE: Final = 17
IDLE_UNITS: Final = 18
# The engine on the mats.
MORE_UNITS: Final = 19
MORE_COINS: Final = 20
MORE_POWER: Final = 21
MORE_CARDS: Final = 22
MORE_POPULARITY: Final = 23
MORE_TERRITORIES: Final = 24
SAVINGS: Final = 25
POWER_RECRUIT: Final = 26
COIN_RECRUIT: Final = 27
POPULARITY_RECRUIT: Final = 28
CARD_RECRUIT: Final = 29
MECHS: Final = 30
SPEED: Final = 31
RIVERWALK: Final = 32
MINE: Final = 33
MONUMENT: Final = 34
ARMORY: Final = 35
MILL: Final = 36
FACTORY_CARD: Final = 37
# What the next turns can pay for.
RESOURCES_NEEDED: Final = 38
RESOURCES_SAVED: Final = 39
READY_NEXT: Final = 40
READY_ALL: Final = 41
FEW_COINS: Final = 42
AFTER_MOVE: Final = 43
AFTER_BOLSTER: Final = 44
AFTER_TRADE: Final = 45
AFTER_PRODUCE: Final = 46
# Where the character may find something.
NEAR_ENCOUNTER: Final = 47
NEAR_FACTORY: Final = 48
# The others.
THREATENED_WORKERS: Final = 49
THREATENED_RESOURCES: Final = 50
THREATENED_UNITS: Final = 51
TARGETS: Final = 52
RIVAL_SCORE: Final = 53
RIVAL_STARS: Final = 54

TERMS: Final = [
    "coins", "stars", "land", "resources", "structure_bonus", "tier", "star_progress", "next_star", "objective",
    "popularity", "power", "high_power", "combat_cards", "workers", "crop", "village_hands", "near_village",
    "kinds_made", "idle_units", "more_units", "more_coins", "more_power", "more_cards", "more_popularity",
    "more_territories", "savings", "power_recruit", "coin_recruit", "popularity_recruit", "card_recruit",
    "mechs", "speed", "riverwalk", "mine", "monument", "armory", "mill", "factory_card", "resources_needed",
    "resources_saved", "ready_next", "ready_all", "few_coins", "after_move", "after_bolster", "after_trade",
    "after_produce", "near_encounter", "near_factory", "threatened_workers", "threatened_resources",
    "threatened_units", "targets", "rival_score", "rival_stars",
]  # fmt: skip
