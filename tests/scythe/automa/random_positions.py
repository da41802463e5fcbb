"""Random positions for comparing two readings of the Automa's rules: one whole position document for every seed.

Half of them are strict: every piece stands where it could have come by play. The others are what a person may type in:
pieces anywhere on land, Automa pieces in piles. In both, nobody shares a territory with another player, lakes hold
only those who can be there, and the numbers fit together (abilities and mechs, tracker, scheme and stars).

A third of the positions are quiet: an Automa with hardly a piece, so that a worker may go to many places alike, and
humans with all their abilities and with structures and tokens around it. There the reach of the humans' mechs
decides, which on a full board it seldom does.
"""

from collections.abc import Iterable
from random import Random
from typing import Any

from tests.scythe.automa.slow_board import (
    BASE_STEPS,
    BORDERS,
    ENCOUNTERS,
    FACTORY,
    GRID,
    LAKES,
    LAST_DRY_SPACE,
    MATS,
    RIVERWALK,
    START_WORKERS,
    TERRAIN,
    TUNNELS,
    Document,
    human_neighbourhood,
    seats,
)

FACTIONS = [mat["id"] for mat in MATS["factions"]]  # clockwise, as they sit
ABILITIES = {mat["id"]: list(mat["mechs"]) for mat in MATS["factions"]}
SAILING = {"Seaworthy", "Submerge", "Suiton"}
STRUCTURES = ["mine", "monument", "armory", "mill"]
RECRUITS = ["power", "coin", "popularity", "combat_card"]
RESOURCES = ["food", "wood", "metal", "oil"]
LAND = sorted(set(TERRAIN) - LAKES)

STAR_SPACES = {
    "autometta": [10, 15, 18, 20, 22, 23],
    "automa": [9, 14, 17, 19, 20, 21],
    "automaszyna": [9, 12, 14, 16, 17, 18],
    "ultimaszyna": [8, 11, 13, 15, 16, 17],
}


class Table:
    """Who stands where, while the pieces are put down."""

    def __init__(self, rng: Random, contact: float, pile: float, base: float) -> None:
        self.rng = rng
        self.contact = contact  # how readily a piece is put beside another player's
        self.pile = pile  # and on a territory of its own player
        self.base = base  # and on its base
        self.owner: dict[int, int] = {}

    def put(self, player: int, allowed: Iterable[int], own_full: set[int], liked: set[int]) -> int | str:
        """A place for one more piece: one of the allowed, never with another player, never on a full territory."""
        if self.rng.random() < self.base:
            return "base"
        free = [t for t in sorted(allowed) if self.owner.get(t, player) == player and t not in own_full]
        if liked & set(free) and self.rng.random() < 0.6:
            free = [t for t in free if t in liked]
        piles = [t for t in free if t in self.owner]
        if piles and self.rng.random() < self.pile:
            return self.rng.choice(piles)
        fronts = [t for t in free if any(self.owner.get(n, player) != player for n in BORDERS[t])]
        if fronts and self.rng.random() < self.contact:
            free = fronts
        if not free:
            return "base"
        place = self.rng.choice(free)
        self.owner[place] = player
        return place


def walk(start: Iterable[int], rivers: bool, tunnels: set[int]) -> set[int]:
    """Every land territory on foot from the given ones."""
    found = set(start)
    fresh = list(found)
    while fresh:
        place = fresh.pop()
        steps = {to for to, border in BORDERS[place].items() if to not in LAKES and (rivers or border != "river")}
        if place in tunnels:
            steps |= tunnels
        fresh += steps - found
        found |= steps
    return found


def sail_and_link(human: Document, absent: list[str]) -> set[int]:
    """Every territory a mech or character of the human can come to, in any number of moves."""
    abilities = human["abilities"]
    start = {t for t, border in BASE_STEPS[human["faction"]].items() if border == "open"}
    for t, border in BASE_STEPS[human["faction"]].items():
        if border == "river" and "Riverwalk" in abilities and TERRAIN[t] in RIVERWALK[human["faction"]]:
            start.add(t)
        if border == "lakeshore" and SAILING & set(abilities):
            start.add(t)
    if "Wayfare" in abilities:  # onto the base of a faction not in play, and on from there
        for faction in absent:
            start |= {t for t, border in BASE_STEPS[faction].items() if border == "open"}
    found = set(start)
    fresh = list(found)
    while fresh:
        place = fresh.pop()
        # A lone mech stands there; no others are on the board.
        scout = dict(human, character="base", mechs=[place], workers=[], tokens=[])
        (player,) = seats({"human": scout})
        steps = human_neighbourhood(player, [player], place, {})
        fresh += steps - found
        found |= steps
    return found


def random_position(seed: int, several: bool | None = None) -> Document:
    """The position of a seed. `several`: more than two players at the table; by default now and then."""
    rng = Random(seed)
    chance = rng.random() < 0.15
    if several is None:
        several = chance
    count = rng.choice([3, 3, 4, 5, 6, 7]) if several else 2
    automas = rng.randint(1, min(3, count - 1)) if several else 1
    factions = rng.sample(FACTIONS, count)
    if count >= 6 and "crimea" in factions[:automas]:  # Wayfare differs with 6 or 7: Crimea is a human there
        factions.reverse()
        if "crimea" in factions[:automas]:
            factions.remove("crimea")
            factions.append("crimea")
    absent = [faction for faction in FACTIONS if faction not in factions]
    quiet = rng.random() < 0.35
    strict = rng.random() < 0.5 and not quiet
    fill = rng.choice([0.15, 0.4, 0.7, 1.0])  # how much of everybody's pieces is in play
    table = Table(rng, rng.choice([0.0, 0.3, 0.7, 1.0]), rng.choice([0.0, 0.2, 0.6]), rng.choice([0.02, 0.1, 0.4]))

    players: list[Document] = []
    for index, faction in enumerate(factions):
        if index < automas:
            players.append(random_automa(rng, faction, 0.05 if quiet else fill))
        else:
            players.append(random_human(rng, faction, rng.choice([fill, 1.0]) if quiet else fill))
    humans = players[automas:]
    if not quiet:
        spread_structures(rng, humans, strict, set())
    put_units(rng, table, players, automas, strict, quiet, absent)
    near: set[int] = set()
    if quiet:
        for place, index in table.owner.items():
            if index < automas:
                near |= {place} | set(BORDERS[place])
        spread_structures(rng, humans, strict, near)
    put_tokens(rng, table, players, automas, strict, absent, near)

    characters = [player["character"] for player in players]
    for automa in players[:automas]:
        automa["factory_card"] = automa["character"] == FACTORY or rng.random() < 0.4  # A10.2
    share = rng.choice([0.0, 0.3, 0.7, 1.0])
    encounters = [t for t in sorted(ENCOUNTERS) if t not in characters and rng.random() < share]

    rulings: Document = {}
    if rng.random() < 0.25:
        rulings["R2"] = "adjacent"
    if rng.random() < 0.25:
        rulings["R3"] = "character"
    position: Document = {"format": "maszyna/scythe-position@1"}
    if automas == 1:
        position["automa"] = players[0]
    else:
        position["automas"] = players[:automas]
    if len(humans) == 1:
        position["human"] = humans[0]
    else:
        position["humans"] = humans
    position["encounters"] = encounters
    position["resources"] = random_resources(rng, table, automas)
    position["rulings"] = rulings
    position["options"] = {"mode": rng.choice(["cooperative", "competitive"])} if several else {}
    return position


def in_play(rng: Random, pieces: int, at_least: int, fill: float) -> list[Any]:
    """None for a piece still to be put down, "mat" for the others."""
    some = at_least + sum(rng.random() < fill for _ in range(pieces - at_least))
    return [None] * some + ["mat"] * (pieces - some)


def random_automa(rng: Random, faction: str, fill: float) -> Document:
    level = rng.choice(sorted(STAR_SPACES))
    stars = STAR_SPACES[level]
    dry = LAST_DRY_SPACE[level]
    if rng.random() < 0.4:
        tracker = rng.randint(0, max(0, dry))  # before the water opens, where there is such a time
    elif rng.random() < 0.2:
        tracker = dry + 1
    else:
        tracker = rng.randint(0, stars[-1] - 1)
    tracked = sum(space <= tracker for space in stars)
    power = rng.choice([0, 1, 3, 4, 5, 6, 7, 8, 12, 15, 16])
    if power == 16 and tracked == 5:
        power = 15
    combat = rng.randint(0, min(2, 5 - tracked - (power == 16)))
    lost = rng.random() < 0.15 and level != "ultimaszyna"  # A15.6
    hand: Any = [rng.choice([2, 3, 4, 5, None]) for _ in range(rng.randint(0, 5))]
    return {
        "faction": faction,
        "level": level,
        "scheme": 2 if tracked else 1,
        "tracker": tracker,
        "power": power,
        "coins": rng.randint(0, 40),
        "combat_cards": hand if rng.random() < 0.7 else len(hand),
        "character": "mat" if lost else None,
        "mechs": in_play(rng, 4, 0, fill),
        "workers": in_play(rng, 8, 2, fill),
        "factory_card": False,
        "stars": {"tracker": tracked, "combat": combat, "power": int(power == 16)},
    }


def random_human(rng: Random, faction: str, fill: float) -> Document:
    mechs = in_play(rng, 4, 0, fill)
    workers = in_play(rng, 8, 2, fill)
    abilities = rng.sample(ABILITIES[faction], mechs.count(None))  # one for each mech in play
    forced = int("mat" not in mechs) + int("mat" not in workers)
    return {
        "faction": faction,
        "abilities": [name for name in ABILITIES[faction] if name in abilities],
        "power": rng.randint(0, 15),
        "popularity": rng.randint(0, 17),
        "coins": rng.randint(0, 40),
        "character": None,
        "mechs": mechs,
        "workers": workers,
        "structures": {},
        "recruits": rng.sample(RECRUITS, rng.randint(0, 3)),
        "stars": rng.randint(forced, 5),
    }


def spread_structures(rng: Random, humans: list[Document], strict: bool, near: set[int]) -> None:
    """At most three each, never two on one territory, never on a lake."""
    taken: set[int] = set()
    for human in humans:
        allowed = set(LAND)
        if strict and not human["abilities"]:
            allowed = walk(START_WORKERS[human["faction"]], human["faction"] == "nordic", TUNNELS)
        for name in rng.sample(STRUCTURES, rng.randint(0, 3)):
            free = sorted((allowed - taken) & near or allowed - taken)
            if rng.random() < 0.5:  # where Underpass and Township look
                free = [t for t in free if TERRAIN[t] in ("mountain", "village")] or free
            if free:
                human["structures"][name] = rng.choice(free)
                taken.add(human["structures"][name])


def reaches(player: Document, automa: bool, strict: bool, absent: list[str]) -> set[int]:
    """Where the mechs and the character may stand."""
    if automa:
        if player["tracker"] > LAST_DRY_SPACE[player["level"]]:
            return set(TERRAIN)
        return walk(START_WORKERS[player["faction"]], False, set()) if strict else set(LAND)
    if strict:
        return sail_and_link(player, absent)
    return set(TERRAIN) if SAILING & set(player["abilities"]) else set(LAND)


def nodes(player: Document) -> set[int]:
    """Where a mech of the human has a way that goes further than the next hex."""
    liked = set(TUNNELS)
    if "Underpass" in player["abilities"]:
        liked |= {t for t in LAND if TERRAIN[t] == "mountain"}
    if "Township" in player["abilities"]:
        liked = {t for t in LAND if TERRAIN[t] in ("village", "factory")}
    if "Submerge" in player["abilities"]:
        liked |= LAKES
    return liked


def put_units(
    rng: Random, table: Table, players: list[Document], automas: int, strict: bool, quiet: bool, absent: list[str]
) -> None:
    order = list(range(len(players)))
    allowed = [reaches(player, index < automas, strict, absent) for index, player in enumerate(players)]
    combat: list[tuple[int, int]] = []  # player and mech, -1 for the character
    workers: list[tuple[int, int]] = []
    for index in order:
        combat += [(index, slot) for slot, place in enumerate(players[index]["mechs"]) if place is None]
        combat += [(index, -1)] if players[index]["character"] is None else []
        workers += [(index, slot) for slot, place in enumerate(players[index]["workers"]) if place is None]
    rng.shuffle(combat)
    rng.shuffle(workers)
    full: list[set[int]] = [set() for _ in players]
    for index, slot in combat:
        liked = nodes(players[index]) if quiet and index >= automas else set()
        place = table.put(index, allowed[index], full[index], liked)
        if slot < 0:
            players[index]["character"] = place
        else:
            players[index]["mechs"][slot] = place
        if strict and index < automas and isinstance(place, int):
            full[index].add(place)  # A9: two combat units of an Automa never come together
    full = [set() for _ in players]
    for index, slot in workers:
        player = players[index]
        where = allowed[index]
        if index >= automas:
            combat_units = {*player["mechs"], player["character"]}
            if strict and not player["abilities"]:  # nobody to carry them
                mine = {t for name, t in player["structures"].items() if name == "mine"}
                where = walk(START_WORKERS[player["faction"]], player["faction"] == "nordic", TUNNELS | mine)
            where = {t for t in where if t not in LAKES or t in combat_units}
        liked = {t for t in LAND if TERRAIN[t] in ("mountain", "village")} if quiet and index < automas else set()
        place = table.put(index, where, full[index], liked)
        player["workers"][slot] = place
        if strict and index < automas and isinstance(place, int):
            full[index].add(place)  # nor two of its workers


def put_tokens(
    rng: Random,
    table: Table,
    players: list[Document],
    automas: int,
    strict: bool,
    absent: list[str],
    near: set[int],
) -> None:
    """Flags of a human Albion and armed traps of a human Togawa: one token on a territory, no others on a trap."""
    taken: set[int] = set()
    for index, player in enumerate(players):
        if index < automas or player["faction"] not in ("albion", "togawa"):
            continue
        allowed = reaches(player, False, strict, absent) - taken
        if player["faction"] == "togawa":
            allowed = {t for t in allowed if table.owner.get(t, index) == index}
        allowed = allowed & near or allowed
        player["tokens"] = sorted(rng.sample(sorted(allowed), min(len(allowed), rng.randint(0, 4))))
        taken |= set(player["tokens"])


def random_resources(rng: Random, table: Table, automas: int) -> Document:
    """Mostly under workers, often equal in number; on lakes only under those who hold them, none under Automas."""
    resources: Document = {}
    share = rng.choice([0.0, 0.3, 0.8])
    most = rng.choice([1, 3, 8])
    for place in sorted(TERRAIN):
        owner = table.owner.get(place)
        if owner is None and (place in LAKES or rng.random() < 0.7):
            continue
        if owner is not None and owner < automas:
            continue
        if rng.random() < share:
            kinds = rng.sample(RESOURCES, rng.choice([1, 1, 2, 3]))
            resources[str(place)] = {kind: rng.randint(1, most) for kind in kinds}
    return resources


def faults(position: Document) -> list[str]:
    """What would make a position impossible, for the tests of this file."""
    found = []
    owners: dict[int, int] = {}
    for index, player in enumerate(seats(position)):
        combat_units = [*player["mechs"], player["character"]]
        if len(player["mechs"]) != 4 or len(player["workers"]) != 8:
            found.append("wrong number of pieces")
        for place in [*combat_units, *player["workers"]]:
            if isinstance(place, int):
                if place not in GRID or owners.setdefault(place, index) != index:
                    found.append(f"two players on {place}")
            elif place not in ("base", "mat"):
                found.append(f"no place: {place}")
        if player["kind"] == "automa":
            wet = player["tracker"] > LAST_DRY_SPACE[player["level"]]
            if not wet and LAKES & {*combat_units, *player["workers"]}:
                found.append("Automa on a lake too early")
            if sum(player["stars"].values()) > 5 or (player["character"] == FACTORY and not player["factory_card"]):
                found.append("stars or Factory card")
        else:
            if LAKES & set(combat_units) and not SAILING & set(player["abilities"]):
                found.append("on a lake without sails")
            if (LAKES & set(player["workers"])) - set(combat_units):
                found.append("worker alone on a lake")
            if len(player["abilities"]) != 4 - player["mechs"].count("mat"):
                found.append("abilities and mechs differ")
            if LAKES & set(player["structures"].values()) or player["character"] == "mat":
                found.append("structure on a lake or character on the mat")
        if player["character"] in position["encounters"]:
            found.append("a character on an encounter token")
    return found
