"""A game with one turn, near its end: a review of it takes seconds."""

import json

from maszyna.games import SCYTHE
from maszyna.players.puzzles.puzzle import packed_puzzles
from maszyna.scythe.notation import layout_of, write_position


def late_game() -> dict[str, object]:
    """One turn from a position near the end in which nothing is done: the game ends after it, and is lost."""
    puzzle = max([one for one in packed_puzzles().values() if len(one.best) == 2], key=lambda one: one.lead)
    record = SCYTHE.new(puzzle.setup, puzzle.seed)
    record.say_all(puzzle.actions)
    later = SCYTHE.new({"position": write_position(layout_of(record.game))}, 5)
    turns = later.game.turns
    while later.game.turns == turns:
        later.take(later.game.legal_texts()[0])
    document: dict[str, object] = json.loads(SCYTHE.dump(later))
    return document
