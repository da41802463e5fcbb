"""The file of a game in progress at a terminal: what cannot be written down is not done."""

from pathlib import Path
from typing import Generic

from maszyna.games import RuleSet
from maszyna.kernel.record import G, Record
from maszyna.storage import saves
from maszyna.storage.files import FileTrouble


class GameFile(Generic[G]):
    def __init__(self, rules: RuleSet[G], kind: str) -> None:
        self.rules = rules
        self.kind = kind  # as the names of its files begin
        self.path = Path()

    def begin(self, record: Record[G]) -> None:
        """A new file for a game, which nobody else works on."""
        self.open(saves.new_path(record.seed, self.kind))
        self.write(record)

    def open(self, path: Path) -> None:
        saves.claim(path)
        self.path = path

    def write(self, record: Record[G], path: Path | None = None) -> None:
        saves.write(path or self.path, self.rules.dump(record))

    def keep(self, record: Record[G], taken: int) -> None:
        """Write the actions just taken, or take them back."""
        try:
            self.write(record)
        except FileTrouble:
            record.undo(taken)
            raise

    def put_aside(self) -> Path:
        """Nobody need be asked to go on with this game."""
        self.path = saves.put_aside(self.path)
        return self.path

    def release(self) -> None:
        """Another window may go on with this game."""
        saves.release(self.path)
