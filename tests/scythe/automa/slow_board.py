"""The second reading's own board: the map, who stands where, neighbourhoods (A5 to A7, R1, R2), from the facts."""

import copy
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import maszyna

Document = dict[str, Any]
Place = int | str  # a territory id, "base" or "mat"


# ---------------------------------------------------------------------------------------------------------- the board

FACTS = Path(maszyna.__file__).parent / "scythe" / "facts" / "data"
BOARD: Document = json.loads((FACTS / "map.json").read_text(encoding="utf-8"))
MATS: Document = json.loads((FACTS / "factions.json").read_text(encoding="utf-8"))

TERRAIN: dict[int, str] = {}
TUNNELS: set[int] = set()
ENCOUNTERS: set[int] = set()
GRID: dict[Place, tuple[int, int]] = {}  # territory id or faction (its base) -> row, and column in half hexes
BORDERS: dict[int, dict[int, str]] = {}  # between territories only
BASE_STEPS: dict[str, dict[int, str]] = {}  # from a faction's base to the territories around it
START_WORKERS: dict[str, list[int]] = {}
RIVERWALK: dict[str, set[str]] = {}
START_POWER: dict[str, int] = {}


def half_hexes(row: int, col: int) -> int:
    return 2 * col + (1 if row % 2 == 0 else 0)


for _territory in BOARD["territories"]:
    _id = int(_territory["id"])
    TERRAIN[_id] = _territory["terrain"]
    if _territory["tunnel"]:
        TUNNELS.add(_id)
    if _territory["encounter"]:
        ENCOUNTERS.add(_id)
    GRID[_id] = (_territory["row"], half_hexes(_territory["row"], _territory["col"]))
    BORDERS[_id] = {int(to): kind for to, kind in _territory["borders"].items() if to.isdigit()}
for _base in BOARD["bases"]:
    GRID[_base["faction"]] = (_base["row"], half_hexes(_base["row"], _base["col"]))
    BASE_STEPS[_base["faction"]] = {int(to): kind for to, kind in _base["borders"].items()}
    START_WORKERS[_base["faction"]] = list(_base["workers"])
for _mat in MATS["factions"]:
    RIVERWALK[_mat["id"]] = set(_mat["riverwalk"])
    START_POWER[_mat["id"]] = _mat["power"]

LAKES = {t for t in TERRAIN if TERRAIN[t] == "lake"}
FARMS = {t for t in TERRAIN if TERRAIN[t] == "farm"}
VILLAGES = {t for t in TERRAIN if TERRAIN[t] == "village"}
MOUNTAINS = {t for t in TERRAIN if TERRAIN[t] == "mountain"}
(FACTORY,) = (t for t in TERRAIN if TERRAIN[t] == "factory")

# A5, A19.7: the last space of each tracker that bears the no-water mark; Ultimaszyna has none.
LAST_DRY_SPACE = {"autometta": 4, "automa": 3, "automaszyna": 2, "ultimaszyna": -1}


def distance(one: Place, other: Place) -> int:
    """A6.4, R1: hexes on the printed grid. A base is given by the name of its faction."""
    row, across = GRID[one]
    other_row, other_across = GRID[other]
    rows = abs(row - other_row)
    halves = abs(across - other_across)
    # Every step to the next row also goes half a hex sideways; what is left goes by whole hexes along the row.
    if halves <= rows:
        return rows
    return rows + (halves - rows) // 2


# -------------------------------------------------------------------------------------------------------- the players


def seats(position: Document) -> list[Document]:
    """All players; absent parts take the setup's values (CONTRACTS, A1)."""
    found = []
    tiles: Document = position.get("airships") or {}
    # W1.5: no airship controls land, unless somebody's own copy of a tile says so.
    typed = position.get("own_tiles", {}).get("passive", [])
    holding = [tile["id"] for tile in typed if {"effect": "hold"} in tile["effects"]]
    for kind in ("automa", "human"):
        given = position.get(kind + "s")
        if given is None:
            given = [position[kind]] if kind in position else []
        for document in given:
            faction = document["faction"]
            player = {
                "character": "base",
                "mechs": ["mat"] * 4,
                "workers": START_WORKERS[faction] + ["mat"] * 6,
                "level": "automa",
                "tracker": 0,
                "power": START_POWER[faction],
                "factory_card": False,
                "abilities": [],
                "structures": {},
                "tokens": [],
                "coins": 5,  # an Automa's; a human's are not looked at
                "airship": "base",
                **(tiles["pairs"][faction] if tiles.get("own_pairs") else tiles),  # "aggressive", "passive"
            }
            player.update(copy.deepcopy(document))
            player["kind"] = kind
            player["holds_land"] = kind == "human" and player.get("passive") in holding
            found.append(player)
    return found


def combat_units(player: Document) -> list[Place]:
    return [*player["mechs"], player["character"]]


def units(player: Document) -> list[Place]:
    return [*player["workers"], *combat_units(player)]


def territories(places: Iterable[Place]) -> list[int]:
    """Those that are territories: not "base", not "mat"."""
    return [place for place in places if isinstance(place, int)]


def occupied(players: list[Document]) -> set[int]:
    found: set[int] = set()
    for player in players:
        found |= set(territories(units(player)))
    return found


# --------------------------------------------------------------------------------------------------- neighbourhoods


def water_open(automa: Document) -> bool:
    """A5: the marker has left the last space with the no-water mark."""
    return bool(automa["tracker"] > LAST_DRY_SPACE[automa["level"]])


def automa_neighbourhood(automa: Document, place: int) -> set[int]:
    """A7.1, A7.3; no tunnels (A1.7)."""
    around = {place}
    for to, border in BORDERS[place].items():
        if water_open(automa):
            around.add(to)  # A5.2: lakes are ordinary, every river can be crossed
        elif border != "river" and to not in LAKES:
            around.add(to)  # A5.1
    return around


def base_neighbourhood(automa: Document) -> set[int]:
    """A7.4: the two territories joined to the base by land, also when water is open."""
    return {to for to, border in BASE_STEPS[automa["faction"]].items() if border == "open"}


def controls(human: Document, players: list[Document], place: int) -> bool:
    """Base rules 1: an own unit, or an own structure and no unit of anybody else. An airship may hold it too."""
    if place in units(human):
        return True
    if place in occupied(players):
        return False
    holders = [player for player in players if player["airship"] == place and player["holds_land"]]
    if len(holders) == 1:
        return holders[0] is human
    return place in human["structures"].values()


def passive_of(player: Document) -> str:
    """W5.1: the Automa has no passive tile."""
    return "" if player["kind"] == "automa" else str(player.get("passive", ""))


def human_neighbourhood(
    human: Document, players: list[Document], place: int, rulings: Document, kind: str = "mech"
) -> set[int]:
    """A7.2, R2: where a mech or character standing there could go with a move of one territory."""
    abilities = set(human["abilities"])
    airship = human["airship"]
    passive = passive_of(human)
    sails = bool(abilities & {"Seaworthy", "Submerge", "Suiton"})
    tunnels = set(TUNNELS)
    if isinstance(human["structures"].get("mine"), int):
        tunnels.add(human["structures"]["mine"])  # B6: the own Mine is a tunnel for its owner
    if passive == "drill" and isinstance(airship, int) and airship not in LAKES:
        tunnels.add(airship)  # W7.11

    around = {place}
    for to, border in BORDERS[place].items():
        if to in LAKES:
            if sails or (passive == "ferry" and airship == to):  # W7.9
                around.add(to)
        elif place in LAKES:
            if sails or (passive == "ferry" and airship == place):
                around.add(to)
        elif border == "river":
            if "Riverwalk" in abilities and TERRAIN[to] in RIVERWALK[human["faction"]]:
                around.add(to)  # by the terrain stepped onto
            if "Burrow" in abilities and (place in tunnels or to in tunnels):
                around.add(to)
            if "Toka" in abilities:
                around.add(to)
        else:
            around.add(to)  # open border

    # B6: links that count as one hex
    if place in tunnels:
        around |= tunnels
    if "Underpass" in abilities:
        nodes = tunnels | {t for t in MOUNTAINS if controls(human, players, t)}
        if place in nodes:
            around |= nodes
    if "Township" in abilities:
        nodes = {FACTORY} | {t for t in VILLAGES if controls(human, players, t)}
        if place in nodes:
            around |= nodes
    if "Submerge" in abilities and place in LAKES:
        around |= LAKES
    if "Rally" in abilities:
        around |= set(territories(human["workers"]))
        around |= set(human["tokens"])
    if "Shinobi" in abilities:
        around |= set(human["tokens"])
    if "Wayfare" in abilities and len(players) >= 6:
        # With 6 or 7 seats: any farm without units. With fewer it goes to bases, which are no territories.
        around |= FARMS - occupied(players)
    if passive == "hero" and kind == "character" and isinstance(airship, int) and airship not in LAKES:
        around.add(airship)  # W7.12

    if rulings.get("R2") == "adjacent":
        around &= {place} | set(BORDERS[place])
    return around


def enemy_combat_neighbourhoods(enemies: list[Document], players: list[Document], rulings: Document) -> set[int]:
    """A7.4: those on a base have none."""
    found: set[int] = set()
    for enemy in enemies:
        for place in territories(combat_units(enemy)):
            if enemy["kind"] == "automa":
                found |= automa_neighbourhood(enemy, place)
            else:
                found |= human_neighbourhood(enemy, players, place, rulings)
        if enemy["kind"] == "human" and isinstance(enemy["character"], int):
            found |= human_neighbourhood(enemy, players, enemy["character"], rulings, "character")
    return found
