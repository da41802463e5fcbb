"""The game's words as numbers: what the engine counts in.

The order of every list is part of the file formats: factions sit clockwise in this order,
and a territory's number is the one the Automa reads the board by.
"""

from typing import Final

# Places. Territories are 1..47 in reading order, home bases 48..54 in seating order.
MAT: Final = 0  # not on the board
TERRITORIES: Final = 47
FIRST_BASE: Final = 48
PLACES: Final = 55
ABOARD: Final = 55  # on the seat's own airship, which is no place of the board (W2)

# Factions, clockwise from the top of the board.
NORDIC: Final = 0
RUSVIET: Final = 1
TOGAWA: Final = 2
CRIMEA: Final = 3
SAXONY: Final = 4
POLANIA: Final = 5
ALBION: Final = 6
FACTIONS: Final = ["nordic", "rusviet", "togawa", "crimea", "saxony", "polania", "albion"]

# Terrain.
VILLAGE: Final = 0
FARM: Final = 1
FOREST: Final = 2
MOUNTAIN: Final = 3
TUNDRA: Final = 4
LAKE: Final = 5
FACTORY: Final = 6
TERRAINS: Final = ["village", "farm", "forest", "mountain", "tundra", "lake", "factory"]

# Resources; a farm gives food, and so on in the order of the terrains.
FOOD: Final = 0
WOOD: Final = 1
METAL: Final = 2
OIL: Final = 3
RESOURCES: Final = ["food", "wood", "metal", "oil"]

# Units of one seat, by index: the character, four mechs by mat slot, eight workers.
CHARACTER: Final = 0
FIRST_MECH: Final = 1
FIRST_WORKER: Final = 5
UNITS: Final = 13
AIRSHIP: Final = 13  # a piece that moves, but no unit (W1.1)
UNIT_KINDS: Final = ["character", "mech", "worker", "airship"]

# Sections of a player mat, named by their top-row action; the Factory card is a fifth.
MOVE: Final = 0
BOLSTER: Final = 1
TRADE: Final = 2
PRODUCE: Final = 3
FACTORY_CARD: Final = 4
SECTIONS: Final = ["move", "bolster", "trade", "produce", "factory"]

# The structure under each of the four top-row actions has the action's number.
MINE: Final = 0
MONUMENT: Final = 1
ARMORY: Final = 2
MILL: Final = 3
STRUCTURES: Final = ["mine", "monument", "armory", "mill"]

# Bottom-row actions; a recruit's ongoing bonus has the number of its action.
UPGRADE: Final = 0
DEPLOY: Final = 1
BUILD: Final = 2
ENLIST: Final = 3
BOTTOMS: Final = ["upgrade", "deploy", "build", "enlist"]
BONUSES: Final = ["power", "coin", "popularity", "combat_card"]
BOTTOM_RESOURCE: Final = [OIL, METAL, WOOD, FOOD]

# Technology cubes of the top row.
CUBES: Final = ["move.units", "move.coins", "bolster.power", "bolster.cards", "trade.popularity", "produce.territories"]

# Things cards pay and give.
COINS: Final = 4  # 0..3 are the resources
POWER: Final = 5
POPULARITY: Final = 6
COMBAT_CARDS: Final = 7
ANY_RESOURCES: Final = 8
WORKER: Final = 9
GAIN_UPGRADE: Final = 10
GAIN_DEPLOY: Final = 11
GAIN_BUILD: Final = 12
GAIN_ENLIST: Final = 13
GAIN_PRODUCE: Final = 14
GOODS: Final = [
    "food", "wood", "metal", "oil", "coins", "power", "popularity", "combat_cards", "any_resources",
    "worker", "upgrade", "deploy", "build", "enlist", "produce_territories",
]  # fmt: skip

# Stars, in the order of the triumph track.
STAR_UPGRADES: Final = 0
STAR_MECHS: Final = 1
STAR_STRUCTURES: Final = 2
STAR_RECRUITS: Final = 3
STAR_WORKERS: Final = 4
STAR_OBJECTIVE: Final = 5
STAR_COMBAT: Final = 6
STAR_POPULARITY: Final = 7
STAR_POWER: Final = 8
STAR_TRACKER: Final = 9  # an Automa's only
STAR_HILL: Final = 10  # on a resolution tile (W3.2)
STAR_MISSION: Final = 11  # on the first open objective (W3.2), the next kind on the second
ONCE_STARS: Final = (  # placed when a track or a mat is full
    STAR_UPGRADES, STAR_MECHS, STAR_STRUCTURES, STAR_RECRUITS, STAR_WORKERS, STAR_POPULARITY, STAR_POWER,
)  # fmt: skip
TILE_STARS: Final = (STAR_HILL, STAR_MISSION, STAR_MISSION + 1)
STARS: Final = [
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",
    "objective",
    "combat",
    "popularity",
    "power",
    "tracker",
    "hill",
    "mission_1",
    "mission_2",
]

# Limits (section 1 of the base rules).
MOST_POWER: Final = 16
MOST_POPULARITY: Final = 18
MOST_STARS: Final = 6
MOST_DIAL: Final = 7

# Abilities as bits: twenty on the mechs, seven of the factions themselves.
ABILITIES: Final = [
    "Riverwalk", "Submerge", "Camaraderie", "Speed", "Seaworthy", "Artillery", "Underpass", "Disarm", "Wayfare",
    "Scout", "Township", "People's Army", "Burrow", "Sword", "Shield", "Rally", "Toka", "Suiton", "Ronin", "Shinobi",
    "Swim", "Relentless", "Maifuku", "Coercion", "Dominate", "Meander", "Exalt",
]  # fmt: skip
RIVERWALK: Final = 1 << 0
SUBMERGE: Final = 1 << 1
CAMARADERIE: Final = 1 << 2
SPEED: Final = 1 << 3
SEAWORTHY: Final = 1 << 4
ARTILLERY: Final = 1 << 5
UNDERPASS: Final = 1 << 6
DISARM: Final = 1 << 7
WAYFARE: Final = 1 << 8
SCOUT: Final = 1 << 9
TOWNSHIP: Final = 1 << 10
PEOPLES_ARMY: Final = 1 << 11
BURROW: Final = 1 << 12
SWORD: Final = 1 << 13
SHIELD: Final = 1 << 14
RALLY: Final = 1 << 15
TOKA: Final = 1 << 16
SUITON: Final = 1 << 17
RONIN: Final = 1 << 18
SHINOBI: Final = 1 << 19
SWIM: Final = 1 << 20
RELENTLESS: Final = 1 << 21
MAIFUKU: Final = 1 << 22
COERCION: Final = 1 << 23
DOMINATE: Final = 1 << 24
MEANDER: Final = 1 << 25
EXALT: Final = 1 << 26
