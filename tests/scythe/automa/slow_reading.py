"""A second reading of how an Automa chooses its moves: plain sets and loops, slow and obvious.

Written from the numbered rules alone and sharing nothing with the engine but the printed board and the Riverwalk
terrains, read here as JSON. The numbers in the comments are rule ids (A = Automa rules, R = rulings, B6 = movement
in the base game). `compare` holds it against the engine.
"""

from collections.abc import Callable

from tests.scythe.automa.slow_board import (
    ENCOUNTERS,
    FACTORY,
    Document,
    Place,
    automa_neighbourhood,
    base_neighbourhood,
    combat_units,
    distance,
    enemy_combat_neighbourhoods,
    occupied,
    seats,
    territories,
    units,
)

ACTIONS = (
    "move_worker",
    "move_mech",
    "move_character",
    "encounter_or_factory",
    "attack_workers",
    "attack_combat_unit",
)


# ----------------------------------------------------------------------------------------------------------- choosing


def least(places: set[int], measure: Callable[[int], int]) -> set[int]:
    """The places where the measure is smallest."""
    smallest = min(measure(place) for place in places)
    return {place for place in places if measure(place) == smallest}


def nearest_factory_then_reading_order(places: set[int]) -> int:
    """A6.2, A6.3."""
    return min(least(places, lambda place: distance(place, FACTORY)))


def pick_unit(automa: Document, kinds: tuple[str, ...], rulings: Document) -> tuple[str, Place] | None:
    """A6.1: the unit nearest the base, those on it first; then reading order; then R3."""
    candidates: list[tuple[str, Place]] = []
    for kind in kinds:
        places = [automa["character"]] if kind == "character" else automa[kind + "s"]
        candidates += [(kind, place) for place in places if place != "mat"]
    if not candidates:
        return None

    def from_base(place: Place) -> int:
        return 0 if place == "base" else distance(place, automa["faction"])

    shortest = min(from_base(place) for _, place in candidates)
    candidates = [unit for unit in candidates if from_base(unit[1]) == shortest]
    if shortest > 0:
        first = min(territories(place for _, place in candidates))
        candidates = [unit for unit in candidates if unit[1] == first]
    preferred = "character" if rulings.get("R3") == "character" else "mech"
    for unit in candidates:
        if unit[0] == preferred:
            return unit
    return candidates[0]


def lift(automa: Document, kind: str, place: Place) -> None:
    if kind == "character":
        automa["character"] = "mat"
    else:
        automa[kind + "s"].remove(place)


# ----------------------------------------------------------------------------------------------------------- airships

# W9: what the airship of an Automa with this card wants.
WANTED = {
    "bombard": "nearest enemy combat unit",
    "bounty": "nearest enemy worker",
    "siege_engine": "most enemy combat units beside",
    "distract": "nearest enemy combat unit",
    "espionage": "nearest enemy combat unit",
    "blitzkrieg": "nearest enemy airship",
    "war_correspondent": "nearest own combat unit",
}


def airship_spot(player: Document) -> Place:
    """The territory, or the faction whose base it is on."""
    place: Place = player["airship"]
    return str(player["faction"]) if place == "base" else place


def siege_price(enemies: list[Document], place: int) -> int:
    """W6.3, W9: one coin for every enemy Siege Engine over the territory."""
    return sum(enemy["airship"] == place and enemy["aggressive"] == "siege_engine" for enemy in enemies)


def by_airships(places: set[int], automa: Document, enemies: list[Document]) -> set[int]:
    """W5.5: nearest to the own airship, then without an enemy airship if there is such a place."""
    left = least(places, lambda place: distance(place, airship_spot(automa)))
    free = left - {place for place in left if any(enemy["airship"] == place for enemy in enemies)}
    return free or left


def fly(position: Document) -> Document:
    """W5.2 to W5.4, W9: where the airship of the (first) Automa goes when it moves."""
    players = seats(position)
    automa, enemies, _ = hidden(position, players)
    start = automa["airship"]
    wanted, hexes = [WANTED[automa["aggressive"]]], 1
    for card in position.get("own_tiles", {}).get("automa_card", []):
        if card["id"] == automa["aggressive"]:
            wanted = [each.replace("_", " ") for each in card["preferences"]]
            hexes = card.get("range", 1)
    around = base_neighbourhood(automa) if start == "base" else automa_neighbourhood(automa, start)
    for _ in range(1, hexes):  # territory by territory, each within its water rule
        around = {to for place in around for to in automa_neighbourhood(automa, place)}
    left = set(around)
    for wish in wanted:
        left = as_wished(wish, left, automa, enemies, players)
    return {"from": start, "to": nearest_factory_then_reading_order(left), "range": sorted(around)}


def as_wished(
    wanted: str, left: set[int], automa: Document, enemies: list[Document], players: list[Document]
) -> set[int]:
    """Those that fit one wish of the card best."""
    if wanted in ("occupied", "unoccupied"):  # W1.6
        fitting = {place for place in left if (place in occupied(players)) == (wanted == "occupied")}
        return fitting or left
    if wanted == "most enemy combat units beside":

        def fewer(place: int) -> int:  # W5.3, W5.4: beside is around it without itself, as its water rule has it
            beside = automa_neighbourhood(automa, place) - {place}
            return -sum(spot in beside for enemy in enemies for spot in territories(combat_units(enemy)))

        return least(left, fewer)
    targets: list[Place] = []
    if wanted == "nearest enemy combat unit":
        targets = [place for enemy in enemies for place in territories(combat_units(enemy))]
        if not targets:  # R7
            targets = [enemy["faction"] for enemy in enemies if "base" in combat_units(enemy)]
    elif wanted == "nearest enemy worker":
        targets = [place for enemy in enemies for place in territories(enemy["workers"])]
    elif wanted == "nearest enemy airship":
        targets = list(territories(enemy["airship"] for enemy in enemies))
        if not targets:
            targets = [enemy["faction"] for enemy in enemies]
    elif wanted == "nearest own combat unit":
        targets = list(territories(combat_units(automa)))
        if not targets and "base" in combat_units(automa):
            targets = [automa["faction"]]
    if not targets:
        return left
    return least(left, lambda place: min(distance(place, target) for target in targets))


# ---------------------------------------------------------------------------------------------------------- the moves


def hidden(position: Document, players: list[Document]) -> tuple[Document, list[Document], list[Document]]:
    """A20: the first Automa; everybody else; in the cooperative game the humans, and the other Automas are allies."""
    options: Document = position.get("options") or {}
    automa = next(player for player in players if player["kind"] == "automa")
    enemies = [player for player in players if player is not automa]
    allies: list[Document] = []
    if options.get("mode") == "cooperative":
        allies = [player for player in enemies if player["kind"] == "automa"]
        enemies = [player for player in enemies if player["kind"] == "human"]
    return automa, enemies, allies


def decide(position: Document, action: str, min_power: int | None = None) -> Document:
    """A9: what the (first) Automa of the position does for one symbol."""
    if action not in ACTIONS:
        raise ValueError(f"no such action: {action}")
    players = seats(position)
    rulings: Document = position.get("rulings") or {}
    automa, enemies, allies = hidden(position, players)

    # A9.6: the condition comes before everything else.
    if action == "attack_combat_unit" and min_power is not None and automa["power"] < min_power:
        return answer(None, None, set())

    # 1. The unit.
    kinds: dict[str, tuple[str, ...]] = {
        "move_worker": ("worker",),
        "move_mech": ("mech",),
        "move_character": ("character",),
        "encounter_or_factory": ("character",),
        "attack_workers": ("mech", "character"),
        "attack_combat_unit": ("mech", "character"),
    }
    unit = pick_unit(automa, kinds[action], rulings)
    if unit is None:
        return answer(None, None, set())
    kind, origin = unit

    # 2. The valid territories, with the chosen unit still in its place. A8: the neighbourhoods of all Automa units.
    reach: set[int] = set()
    for place in territories(units(automa)):
        reach |= automa_neighbourhood(automa, place)
    if action != "encounter_or_factory":
        reach |= base_neighbourhood(automa)

    other_workers = list(automa["workers"])
    other_combat_units = combat_units(automa)
    if kind == "worker":
        other_workers.remove(origin)
    else:
        other_combat_units.remove(origin)
    enemy_units = occupied(enemies)
    enemy_workers: list[int] = []
    enemy_combat_units: list[int] = []
    for enemy in enemies:
        enemy_workers += territories(enemy["workers"])
        enemy_combat_units += territories(combat_units(enemy))
    encounters = set(position.get("encounters", ENCOUNTERS))

    valid: set[int] = set()
    for place in reach:
        if action == "move_worker":
            good = place not in enemy_units and place not in other_workers
        elif action in ("move_mech", "move_character"):
            good = place not in enemy_units and place not in other_combat_units
        elif action == "encounter_or_factory":
            good = place in encounters or (place == FACTORY and not automa["factory_card"])
            good = good and place not in enemy_units and place not in automa["mechs"]
        elif action == "attack_workers":
            good = place in enemy_workers and place not in enemy_combat_units
        else:
            good = place in enemy_combat_units
        # R17: a territory has one controller, so where an ally stands nobody else goes.
        if good and place not in occupied(allies):
            valid.add(place)
    if "airships" in position and kind != "worker":
        valid = {place for place in valid if place == origin or siege_price(enemies, place) <= automa["coins"]}

    # 3. The unit is lifted: from here on it counts no more.
    lift(automa, kind, origin)

    # 4. The destination.
    left = set(valid)
    if action == "move_worker":
        left -= enemy_combat_neighbourhoods(enemies, players, rulings)
        if left:

            def missing(place: int) -> int:  # R6: every unit on the board counts once
                near = 0
                for own in territories(units(automa)):
                    if place in automa_neighbourhood(automa, own):
                        near += 1
                return -near

            left = least(left, missing)
    elif action in ("move_mech", "move_character"):
        targets: list[Place] = list(enemy_combat_units)
        if not targets:  # R7: only on bases, so to those bases
            targets = [enemy["faction"] for enemy in enemies if "base" in combat_units(enemy)]
        if left and targets:
            left = least(left, lambda place: min(distance(place, target) for target in targets))
    elif action == "attack_workers":
        resources: Document = position.get("resources") or {}
        if left:
            left = least(left, lambda place: -sum(resources.get(str(place), {}).values()))
    elif action == "attack_combat_unit" and left:
        left = least(left, enemy_combat_units.count)

    if left and "airships" in position and action != "move_worker":
        left = by_airships(left, automa, enemies)
    if not left:  # R5 among others
        return answer(unit, None, valid)
    return answer(unit, nearest_factory_then_reading_order(left), valid)


def answer(unit: tuple[str, Place] | None, to: int | None, valid: set[int]) -> Document:
    return {
        "possible": to is not None,
        "unit": unit[0] if unit else None,
        "from": unit[1] if unit else None,
        "to": to,
        "valid": sorted(valid),
    }
