"""Rulings and options of a position; only what differs from the default is written."""

from typing import Final

from maszyna.kernel.part import Part
from maszyna.scythe.automa.side import HouseRules

# The first way of each is the default.
RULINGS: Final = ["R2", "R3", "R13"]
R2_WAYS: Final = ["reachable", "adjacent"]
R3_WAYS: Final = ["mech", "character"]
R13_WAYS: Final = ["none", "placed"]
OPTIONS: Final = ["skip_marked", "coins", "power", "reveal_before_move", "reveal_before_unit", "all_moves", "mode"]
MODES: Final = ["competitive", "cooperative"]
MOST_CHANGE: Final = 2  # A19.2, A19.3


def read_house(rulings: Part | None, options: Part | None) -> HouseRules:
    house = HouseRules()
    if rulings is not None:
        for name, part in rulings.fields(RULINGS).items():
            if name == "R2":
                house.adjacent_reach = part.name(R2_WAYS) == 1
            elif name == "R3":
                house.character_first = part.name(R3_WAYS) == 1
            else:
                house.tokens_placed = part.name(R13_WAYS) == 1
    if options is not None:
        for name, part in options.fields(OPTIONS).items():
            _read_option(house, name, part)
    return house


def _read_option(house: HouseRules, name: str, part: Part) -> None:
    if name == "skip_marked":
        house.skip_marked = part.flag()
    elif name == "coins":
        house.coins = part.number(-MOST_CHANGE, MOST_CHANGE)
    elif name == "power":
        house.power = part.number(-MOST_CHANGE, MOST_CHANGE)
    elif name == "reveal_before_move":
        house.reveal_before_move = part.flag()
    elif name == "reveal_before_unit":
        house.reveal_before_unit = part.flag()
    elif name == "mode":
        house.cooperative = part.name(MODES) == 1
    else:
        house.all_moves = part.flag()


def write_rulings(house: HouseRules) -> dict[str, object]:
    rulings: dict[str, object] = {}
    if house.adjacent_reach:
        rulings["R2"] = R2_WAYS[1]
    if house.character_first:
        rulings["R3"] = R3_WAYS[1]
    if house.tokens_placed:
        rulings["R13"] = R13_WAYS[1]
    return rulings


def write_options(house: HouseRules) -> dict[str, object]:
    every: dict[str, object] = {
        "skip_marked": house.skip_marked,
        "coins": house.coins,
        "power": house.power,
        "reveal_before_move": house.reveal_before_move,
        "reveal_before_unit": house.reveal_before_unit,
        "all_moves": house.all_moves,
        "mode": MODES[1] if house.cooperative else None,
    }
    return {name: value for name, value in every.items() if value}
