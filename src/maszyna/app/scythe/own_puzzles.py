"""The puzzles of one owner: those made of own games, which are solved, and the game in which one is played now."""

import json
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.storage import Storage
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import parse
from maszyna.players.puzzles.puzzle import Puzzle, packed_puzzles, read_puzzle

KEPT: Final = "puzzles"  # the name of the document
FORMAT: Final = "maszyna/own-puzzles@1"
MOST_OWN: Final = 500
MOST_ID: Final = 80


class OwnPuzzles:
    def __init__(self) -> None:
        self.own: list[Puzzle] = []  # the newest first
        self.solved: list[str] = []
        self.playing = ""  # the game in which one is played

    def all(self) -> dict[str, Puzzle]:
        return {puzzle.key: puzzle for puzzle in self.own} | packed_puzzles()

    def next_after(self, key: str) -> str:
        """The next that is not solved, from one on; nothing if all are."""
        keys = list(self.all())
        start = keys.index(key) + 1 if key in keys else 0
        return next((one for one in keys[start:] + keys[:start] if one not in self.solved and one != key), "")

    def keep(self, storage: Storage) -> None:
        document: Doc = {
            "format": FORMAT,
            "own": [puzzle.document() for puzzle in self.own[:MOST_OWN]],
            "solved": self.solved,
        }
        if self.playing:
            document["playing"] = self.playing
        storage.keep(KEPT, json.dumps(document, separators=(",", ":")))


def own_puzzles(storage: Storage) -> OwnPuzzles:
    """What is stored; nothing where that cannot be read."""
    found = OwnPuzzles()
    text = storage.kept(KEPT)
    if text is None:
        return found
    try:
        top = Part(parse(KEPT, text), "")
        top.record(["format", "own", "solved"], ["playing"])
        found.own = [read_puzzle(part) for part in top.at("own").items("list")]
        found.solved = list(top.at("solved").texts(MOST_ID))
        if top.has("playing"):
            found.playing = top.at("playing").text(MOST_ID)
    except FormatError:
        return OwnPuzzles()
    return found


def forget_game(storage: Storage, game: str) -> None:
    """The puzzles of a game go with it."""
    if storage.kept(KEPT) is None:
        return
    found = own_puzzles(storage)
    left = [puzzle for puzzle in found.own if puzzle.game != game]
    if len(left) < len(found.own):
        found.own = left
        found.keep(storage)
