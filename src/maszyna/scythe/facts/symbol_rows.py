"""Symbols printed in the Automa's rules of The Wind Gambit (W5.7, W5.8): rows of moves and gains, as on its cards.

{"id": "camp", "provenance": ["printed"], "moves": [{"symbol": "attack_workers"},
 {"symbol": "attack_combat_unit", "min_power": 5}], "gains": [{"gain": "mech_or_character", "amount": 1}]}
{"id": "active_airship", "provenance": ["printed"], "moves": [{"symbol": "move_mech"}]}
"""

from typing import Final, NamedTuple

from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, GAINS, SYMBOLS
from maszyna.scythe.ids import MOST_POWER

CAMP: Final = "camp"
ACTIVE_AIRSHIP: Final = "active_airship"
MOST_SYMBOLS: Final = 4  # in a row
MOST_GAIN: Final = 9
MOVES: Final = "moves"
GAIN_ROW: Final = "gains"


class MoveSymbol(NamedTuple):
    symbol: int
    min_power: int


class GainSymbol(NamedTuple):
    gain: int
    amount: int


def read_moves(fields: dict[str, Part], name: str, where: str) -> list[MoveSymbol]:
    """The symbols in their order; a minimum of power is given where a camp attacks combat units."""
    part = needed(fields, MOVES, "symbols", where, most=MOST_SYMBOLS)
    items = part.items("symbols", most=MOST_SYMBOLS)
    if not 0 < len(items) <= MOST_SYMBOLS:
        raise part.wrong("symbols", most=MOST_SYMBOLS)
    found: list[MoveSymbol] = []
    for item in items:
        inside = item.fields(["symbol", "min_power"])
        symbol = needed(inside, "symbol", "one_of", item.where, names=SYMBOLS).name(SYMBOLS)
        power = 0
        if "min_power" in inside:
            if name != CAMP or symbol != ATTACK_COMBAT_UNIT:
                symbol_name = SYMBOLS[ATTACK_COMBAT_UNIT]
                raise FormatError(inside["min_power"].where, "only_of_symbol", symbol=symbol_name, tile=CAMP)
            power = inside["min_power"].number(0, MOST_POWER, "power_minimum")
        if any(symbol == other.symbol for other in found):
            raise FormatError(f"{item.where}.symbol", "in_row_already")
        found.append(MoveSymbol(symbol, power))
    return found


def read_gains(fields: dict[str, Part], name: str, where: str) -> list[GainSymbol]:
    """The gain row of a camp, which may be empty; the active airship has none."""
    if name != CAMP:
        if GAIN_ROW in fields:
            raise FormatError(fields[GAIN_ROW].where, "only_of_tile", tile=CAMP)
        return []
    part = needed(fields, GAIN_ROW, "gains", where, most=MOST_SYMBOLS)
    items = part.items("gains", most=MOST_SYMBOLS)
    if len(items) > MOST_SYMBOLS:
        raise part.wrong("gains", most=MOST_SYMBOLS)
    found: list[GainSymbol] = []
    for item in items:
        inside = item.fields(["gain", "amount"])
        gain = needed(inside, "gain", "one_of", item.where, names=GAINS).name(GAINS)
        found.append(GainSymbol(gain, inside["amount"].number(1, MOST_GAIN, "amount") if "amount" in inside else 1))
    return found


def write_rows(name: str, moves: list[MoveSymbol], gains: list[GainSymbol]) -> dict[str, object]:
    rows: list[dict[str, object]] = []
    for move in moves:
        row: dict[str, object] = {"symbol": SYMBOLS[move.symbol]}
        if move.min_power:
            row["min_power"] = move.min_power
        rows.append(row)
    document: dict[str, object] = {MOVES: rows}
    if name == CAMP:
        document[GAIN_ROW] = [{"gain": GAINS[gain.gain], "amount": gain.amount} for gain in gains]
    return document
