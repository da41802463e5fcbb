"""The keys by which screens know places, pieces, cards and terms; the same in every language."""

from typing import Final

from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.ids import (
    ABILITIES,
    ABOARD,
    AIRSHIP,
    BONUSES,
    BOTTOMS,
    FACTIONS,
    FIRST_BASE,
    FIRST_MECH,
    FIRST_WORKER,
    MAT,
    PLACES,
    SECTIONS,
    STARS,
    STRUCTURES,
    TERRAINS,
    UNIT_KINDS,
)
from maszyna.scythe.place_texts import unit_kind

# What a part of a sentence can be about.
PLACE: Final = "place"
PIECE: Final = "piece"
CARD: Final = "card"
RULE: Final = "rule"
SEAT: Final = "seat"
TERM: Final = "term"


def _slug(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "_")


# Names that can be explained, by their kind, in the order of the engine's own lists.
TERMS: Final[dict[str, list[str]]] = {
    "ability": [_slug(name) for name in ABILITIES],
    "structure": STRUCTURES,
    "tile": [tile.id for tile in bonus_tiles()],
    "section": SECTIONS,
    "bottom": BOTTOMS,
    "bonus": BONUSES,
    "star": STARS,
    "terrain": TERRAINS,
}
CARDS: Final = {"objective": "objective", "factory_card": "factory", "automa_card": "automa", "encounter": "encounter"}


def _place_keys() -> list[str]:
    territories = [f"t{number}" for number in range(1, FIRST_BASE)]
    return ["mat", *territories, *(f"base-{faction}" for faction in FACTIONS), "aboard"]


PLACE_KEYS: Final = _place_keys()  # by place, from MAT to ABOARD
PLACES_BY_KEY: Final = {key: place for place, key in enumerate(PLACE_KEYS) if MAT < place < PLACES}
assert PLACE_KEYS[ABOARD] == "aboard"


def place_key(place: int) -> str:
    """t1 to t47, base-saxony and its like."""
    return PLACE_KEYS[place]


def place_of(key: str) -> int:
    """The place of a key; a key of no place on the board is a KeyError."""
    return PLACES_BY_KEY[key]


def _unit_names() -> list[str]:
    found = []
    for unit in range(AIRSHIP + 1):
        kind = UNIT_KINDS[unit_kind(unit)]
        first = FIRST_WORKER if unit >= FIRST_WORKER else FIRST_MECH
        found.append(kind if kind in ("character", "airship") else f"{kind}.{unit - first + 1}")
    return found


UNIT_NAMES: Final = _unit_names()
UNIT_KEYS: Final = [[f"{faction}.{unit}" for unit in UNIT_NAMES] for faction in FACTIONS]


def unit_key(faction: int, unit: int) -> str:
    """saxony.mech.2: a unit keeps its number for life."""
    return UNIT_KEYS[faction][unit]


def term_key(kind: str, number: int) -> str:
    """ability.speed, structure.mine: what ``explain`` takes."""
    return f"{kind}.{TERMS[kind][number]}"


def card_key(kind: str, number: int) -> str:
    """objective.5, factory.3, automa.7, encounter.12; the kinds are those of events."""
    return f"{CARDS[kind]}.{number}"


# The engine's numbers behind the keys of places and units, as intents name them.
PLACE_NUMBERS: Final = {key: place for place, key in enumerate(PLACE_KEYS)}
UNIT_NUMBERS: Final = [{key: unit for unit, key in enumerate(keys)} for keys in UNIT_KEYS]
