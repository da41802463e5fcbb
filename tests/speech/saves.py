"""Saves of games against an Automa, played at random."""

from functools import cache

from maszyna.kernel.dice import dice
from maszyna.kernel.record import Record
from maszyna.kernel.save import dump
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game


@cache
def automa_save(seed: int, actions: int = 1_000_000, level: str = "automa") -> str:
    """A save of the first so many actions, or of the whole game."""
    seats = [
        {"faction": "crimea", "mat": "industrial", "player": "human"},
        {"faction": "saxony", "player": "automa", "level": level},
    ]
    record = Record(new_game, {"seats": seats, "structure_bonus": "in_a_row"}, seed)
    chance = dice(seed, ["player"])
    while not record.game.is_over() and len(record.actions) < actions:
        options = record.game.options()
        record.play(options[chance.below(0, len(options))])
    return dump(record, GAME, RULES_VERSION)
