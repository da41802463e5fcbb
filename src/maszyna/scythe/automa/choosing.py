"""Carrying out a symbol as far as choosing goes: the unit, the valid territories, the destination (A9)."""

from typing import Final

from maszyna.kernel.bits import bit, first, i64
from maszyna.kernel.narrow import Finding, narrow
from maszyna.scythe.automa.criteria import KIND_FIRST, Criteria
from maszyna.scythe.automa.sight import NOBODY, Sight
from maszyna.scythe.automa.symbols import COMBAT_UNIT, Symbol
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, MAT
from maszyna.scythe.place_texts import unit_kind

UNIT: Final = "unit"
KIND: Final = "kind"
VALID: Final = "valid"
DESTINATION: Final = "destination"
BY_KIND: Final[Criteria] = [KIND_FIRST]

POSSIBLE: Final = ""
NO_UNIT: Final = "no_unit"
NO_VALID_TERRITORY: Final = "no_valid_territory"
NO_DESTINATION: Final = "no_destination"
TOO_LITTLE_POWER: Final = "too_little_power"
REASONS: Final = [POSSIBLE, NO_UNIT, NO_VALID_TERRITORY, NO_DESTINATION, TOO_LITTLE_POWER]


class Choice:
    """What a symbol makes an Automa do; ``to`` is 0 when it cannot be carried out, and ``reason`` says why."""

    def __init__(self, symbol: Symbol, trace: list[Finding] | None) -> None:
        self.symbol = symbol
        self.trace = trace
        self.unit = NOBODY
        self.origin = MAT
        self.valid: i64 = 0
        self.to = MAT
        self.reason = POSSIBLE


def choose(sight: Sight, symbol: Symbol, min_power: int, trace: list[Finding] | None) -> Choice:
    """Work out one symbol on the board as it is; nothing is moved."""
    choice = Choice(symbol, trace)
    if sight.own.power < min_power:
        choice.reason = TOO_LITTLE_POWER
        return choice
    pick_unit(sight, symbol, choice)
    if choice.unit == NOBODY:
        choice.reason = NO_UNIT
        return choice
    sight.unit = choice.unit
    flies = sight.position.airship_board.flies
    valid = symbol.valid_under_airships if flies else symbol.valid
    choice.valid = narrow(sight, VALID, EVERYWHERE, valid, trace)
    if not choice.valid:
        choice.reason = NO_VALID_TERRITORY
        return choice
    sight.lift()
    destination = symbol.destination_under_airships if flies else symbol.destination
    left = narrow(sight, DESTINATION, choice.valid, destination, trace)
    sight.put_back(choice.origin)
    if left:
        choice.to = first(left)
    else:
        choice.reason = NO_DESTINATION
    return choice


def pick_unit(sight: Sight, symbol: Symbol, choice: Choice) -> None:
    """The unit nearest to the base; where a mech and the character stand together, R3 says which."""
    at = sight.own.at
    places: i64 = 0
    for unit in range(symbol.unit.first, symbol.unit.last):
        places |= bit(at[unit])
    places &= ~1  # bit 0 is the mat
    if not places:
        return
    places = narrow(sight, UNIT, places, symbol.by, choice.trace)
    if not places:
        return  # only where a house rule filters units
    place = first(places)
    first_unit = symbol.unit.first
    if symbol.unit is COMBAT_UNIT and at[CHARACTER] == place:
        kinds: i64 = bit(unit_kind(CHARACTER))
        if place in at[FIRST_MECH : symbol.unit.last]:
            kinds |= bit(unit_kind(FIRST_MECH))
            kinds = narrow(sight, KIND, kinds, BY_KIND, choice.trace)
        first_unit = CHARACTER if kinds & bit(unit_kind(CHARACTER)) else FIRST_MECH
    unit = first_unit
    while at[unit] != place:
        unit += 1
    choice.unit = unit
    choice.origin = place
