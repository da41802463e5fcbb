"""The symbols of the Automa's camp and of its active airship (W5.7, W5.8) in words."""

from typing import Final

from maszyna.scythe.facts.automa import GAIN_CARD, GAIN_COIN, GAIN_POWER, GAIN_UNIT, GAIN_WORKER
from maszyna.scythe.facts.symbol_rows import ACTIVE_AIRSHIP, GainSymbol, MoveSymbol
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.ids import COINS, COMBAT_CARDS, POWER, WORKER
from maszyna.speech.common.amounts import amount
from maszyna.speech.language.translator import Many, Translator, mark, mark_many
from maszyna.speech.scythe.names.names import name

CAMP: Final = mark(
    "If at the start of its turn the Automa has no unit on a territory and enemies control all "
    "territories next to its base, it follows this instead of the first two rows of its card."
)
MOVE_ROW: Final = mark("Move row: {symbols}.")
GAIN_ROW: Final = mark("Gain row: {gains}.")
NO_GAINS: Final = mark("The gain row is empty.")
ACTIVE: Final = mark("In this variant the Automa's airship also moves after: {symbols}.")
QUOTED: Final = mark("“{symbol}”")
WITH_POWER: Final = mark("“{symbol}” with {power} at least")
UNITS: Final[Many] = mark_many("{n} mech or character", "{n} mechs or character")
GOODS: Final[dict[int, int]] = {GAIN_WORKER: WORKER, GAIN_COIN: COINS, GAIN_POWER: POWER, GAIN_CARD: COMBAT_CARDS}
GAIN_LABELS: Final[list[str]] = [
    mark("workers"), mark("a mech or the character"), mark("coins"), mark("power"), mark("combat cards"),
]  # fmt: skip  # by facts.automa.GAINS


def symbol_sentences(translator: Translator, tile: Tile) -> list[str]:
    """When the symbols hold, and which they are."""
    symbols = ", ".join(said_move(translator, move) for move in tile.moves)
    if tile.id == ACTIVE_AIRSHIP:
        return [translator.say(ACTIVE, {"symbols": symbols})]
    gains = ", ".join(said_gain(translator, gain) for gain in tile.gains)
    row = translator.say(GAIN_ROW, {"gains": gains}) if gains else translator.say(NO_GAINS)
    return [translator.say(CAMP), translator.say(MOVE_ROW, {"symbols": symbols}), row]


def said_move(translator: Translator, move: MoveSymbol) -> str:
    values: dict[str, object] = {"symbol": name(translator, "symbol", move.symbol)}
    if not move.min_power:
        return translator.say(QUOTED, values)
    return translator.say(WITH_POWER, {**values, "power": amount(translator, POWER, move.min_power)})


def said_gain(translator: Translator, gain: GainSymbol) -> str:
    if gain.gain == GAIN_UNIT:
        return translator.count(UNITS, gain.amount)
    return amount(translator, GOODS[gain.gain], gain.amount)
