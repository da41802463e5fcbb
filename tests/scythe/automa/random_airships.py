"""Airships over a random position: tiles for everybody, and places where they may decide something."""

from random import Random

from tests.scythe.automa.random_positions import SAILING
from tests.scythe.automa.slow_board import (
    BASE_STEPS,
    BORDERS,
    LAKES,
    LAST_DRY_SPACE,
    TERRAIN,
    Document,
    Place,
    combat_units,
    occupied,
    seats,
    territories,
    units,
)
from tests.scythe.automa.slow_reading import WANTED

PASSIVE = ["ferry", "boost", "drill", "hero", "safe_haven", "reap", "craft", "negotiate"]
OFTEN = ["ferry", "drill", "hero", "safe_haven"]  # those an Automa has to look at
HOLDING: Document = {"id": "safe_haven", "range": 3, "provenance": ["printed"], "effects": [{"effect": "hold"}]}
WISHES = [
    "nearest_enemy_combat_unit", "nearest_enemy_worker", "nearest_enemy_airship", "nearest_own_combat_unit",
    "most_enemy_combat_units_beside", "occupied", "unoccupied",
]  # fmt: skip  # what an own copy of an Automa's card may ask for
OF_WORKERS = ["bounty", "siege_engine", "espionage", "war_correspondent"]  # tiles that carry workers


def with_airships(position: Document, seed: int) -> Document:
    """The position with airships, which changes little else: units on a lake under a ferry, workers aboard, coins."""
    rng = Random(f"airships {seed}")
    automas = position.get("automas") or [position["automa"]]
    humans = position.get("humans") or [position["human"]]
    factions = [player["faction"] for player in (*automas, *humans)]
    aggressive, passive = rng.sample(sorted(WANTED), 7), rng.sample(PASSIVE, 7)
    if rng.random() < 0.4:
        aggressive.remove("siege_engine")
        aggressive.insert(0, "siege_engine")
    pairs = {
        faction: {"aggressive": red, "passive": green}
        for faction, red, green in zip(factions, aggressive, passive, strict=False)
    }
    own_pairs = rng.random() < 0.3
    airships: Document = {"own_pairs": own_pairs, "active": rng.random() < 0.3}
    airships |= {"pairs": pairs} if own_pairs else {"aggressive": aggressive[0], "passive": rng.choice(PASSIVE + OFTEN)}
    position = position | {"airships": airships}

    around = near_pieces(automas)
    for automa in automas:
        dry = automa["tracker"] <= LAST_DRY_SPACE[automa["level"]]
        automa["airship"] = spot(rng, around - LAKES if dry else around, LAKES if dry else set())
        if rng.random() < 0.6:
            automa["coins"] = rng.choice([0, 0, 1, 2])
    at_home = rng.random() < 0.1
    for human in humans:
        tiles = pairs[human["faction"]] if own_pairs else airships
        human["airship"] = "base" if at_home else spot(rng, around, set())
        if tiles["passive"] == "ferry":
            launch_ferry(rng, position, human)
        if tiles["passive"] == "safe_haven" and rng.random() < 0.5:
            hold_a_node(rng, human, around)
            position.setdefault("own_tiles", {})["passive"] = [HOLDING]
        if tiles["aggressive"] in OF_WORKERS and rng.random() < 0.4:
            board(rng, human)
    if rng.random() < 0.5:
        card = tiles_of(automas[0], airships, pairs)
        wishes = rng.sample(WISHES, rng.randint(1, 4))
        effects = [{"effect": "siege", "numbers": [1]}] if card == "siege_engine" else []
        own: Document = {"id": card, "preferences": wishes, "provenance": ["printed"], "effects": effects}
        position.setdefault("own_tiles", {})["automa_card"] = [own | {"range": rng.choice([1, 1, 2, 3, 6])}]
    return position


def tiles_of(automa: Document, airships: Document, pairs: Document) -> str:
    """The name of an Automa's airship card."""
    return str(pairs[automa["faction"]]["aggressive"] if airships["own_pairs"] else airships["aggressive"])


def near_pieces(automas: list[Document]) -> set[int]:
    """Where the Automas' units are or may soon be."""
    found: set[int] = set()
    for automa in automas:
        found |= set(BASE_STEPS[automa["faction"]])
        for place in territories(units(automa)):
            found |= {place} | set(BORDERS[place])
    return found


def spot(rng: Random, liked: set[int], barred: set[int]) -> Place:
    if rng.random() < 0.2:
        return "base"
    if liked and rng.random() < 0.7:
        return rng.choice(sorted(liked))
    return rng.choice(sorted(set(TERRAIN) - barred))


def launch_ferry(rng: Random, position: Document, human: Document) -> None:
    """The airship over a lake, and now and then a mech or the character on it (W7.9)."""
    human["airship"] = rng.choice(sorted(LAKES))
    moving = [place for place in territories(combat_units(human)) if place not in LAKES]
    if SAILING & set(human["abilities"]) or not moving or human["airship"] in occupied(seats(position)):
        return
    if rng.random() < 0.6:
        place = rng.choice(moving)
        if human["character"] == place:
            human["character"] = human["airship"]
        else:
            human["mechs"][human["mechs"].index(place)] = human["airship"]


def hold_a_node(rng: Random, human: Document, around: set[int]) -> None:
    """The airship over a village or a mountain, where control opens a way (Township, Underpass)."""
    for ability, terrain in (("Township", "village"), ("Underpass", "mountain")):
        nodes = sorted(t for t in around if TERRAIN[t] == terrain)
        if ability in human["abilities"] and nodes:
            human["airship"] = rng.choice(nodes)


def board(rng: Random, human: Document) -> None:
    """W2.4: up to two workers from the base go aboard."""
    for index, place in enumerate(human["workers"]):
        if place == "base" and human["workers"].count("aboard") < 2 and rng.random() < 0.5:
            human["workers"][index] = "aboard"
