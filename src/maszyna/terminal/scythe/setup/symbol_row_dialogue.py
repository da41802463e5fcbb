"""Rows of symbols in the dialogue about tiles: the Automa's camp and its active airship (W5.7, W5.8)."""

from collections.abc import Sequence
from typing import Protocol

from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT, GAINS, SYMBOLS
from maszyna.scythe.facts.symbol_rows import CAMP, MOST_GAIN, MOST_SYMBOLS, GainSymbol, MoveSymbol
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.ids import MOST_POWER
from maszyna.speech.scythe.tiles.tile_entry_texts import TileEntryTexts
from maszyna.terminal.shell.questions import Item


class Asker(Protocol):
    """What of the dialogue is needed here."""

    entry: TileEntryTexts

    def pick(self, question: str, items: Sequence[Item], default: str | None) -> str | None: ...

    def whole(self, question: str, least: int, most: int, default: int) -> int: ...


def enter_rows(dialogue: Asker, tile: Tile) -> None:
    tile.moves = ask_moves(dialogue, tile.id == CAMP)
    if tile.id == CAMP:
        tile.gains = ask_gains(dialogue)


def ask_moves(dialogue: Asker, with_power: bool) -> list[MoveSymbol]:
    """Symbol after symbol; the first is needed, and none comes twice."""
    found: list[MoveSymbol] = []
    while len(found) < MOST_SYMBOLS:
        left = [number for number in range(len(SYMBOLS)) if all(number != move.symbol for move in found)]
        items = [Item(SYMBOLS[number], dialogue.entry.symbol(number)) for number in left]
        if found:
            chosen = dialogue.pick("ask_next_symbol", [Item(None, dialogue.entry.say("done")), *items], None)
        else:
            chosen = dialogue.pick("ask_symbol", items, items[0].value)
        if chosen is None:
            break
        symbol = SYMBOLS.index(chosen)
        power = 0
        if with_power and symbol == ATTACK_COMBAT_UNIT:
            power = dialogue.whole("ask_power", 0, MOST_POWER, 0)
        found.append(MoveSymbol(symbol, power))
    return found


def ask_gains(dialogue: Asker) -> list[GainSymbol]:
    found: list[GainSymbol] = []
    while len(found) < MOST_SYMBOLS:
        items = [Item(name, dialogue.entry.gain(number)) for number, name in enumerate(GAINS)]
        chosen = dialogue.pick("ask_gain", [Item(None, dialogue.entry.say("done")), *items], None)
        if chosen is None:
            break
        found.append(GainSymbol(GAINS.index(chosen), dialogue.whole("ask_amount", 1, MOST_GAIN, 1)))
    return found
