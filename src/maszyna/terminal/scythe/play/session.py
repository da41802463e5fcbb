"""A game being played at the terminal: its record and its file."""

from pathlib import Path

from maszyna.games import SCYTHE
from maszyna.kernel.errors import ActionError
from maszyna.kernel.events import Event, by_turns
from maszyna.kernel.record import Record, Setup
from maszyna.kernel.save import Save
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.storage import saves
from maszyna.storage.files import FileTrouble


class PlaySession:
    def __init__(self, record: Record[Scythe], path: Path) -> None:
        saves.claim(path)
        self.record = record
        self.path = path

    @property
    def game(self) -> Scythe:
        return self.record.game

    def take(self, actions: list[int]) -> list[Event]:
        """Play actions and write them down, all or none: what cannot be played or written is not played."""
        before = len(self.record.actions)
        events: list[Event] = []
        try:
            for action in actions:
                events += self.record.play(action).events
            self.write()
        except (FileTrouble, ActionError):
            while len(self.record.actions) > before:
                self.record.undo()
            raise
        return events

    def undo(self) -> str:
        """Take back the last action; what an Automa did after it goes with it."""
        undone = self.record.undo()
        self.write()
        return undone

    def write(self, path: Path | None = None) -> None:
        saves.write(path or self.path, SCYTHE.dump(self.record))

    def turns(self) -> list[list[Event]]:
        """All that was told, by turns."""
        return list(by_turns(self.record.events(), TURN_BEGAN))

    def finish(self) -> Path:
        """Nobody need be asked to go on with this game."""
        self.path = saves.put_aside(self.path)
        return self.path

    def leave(self) -> None:
        """Another window may go on with this game."""
        saves.release(self.path)


def begin(setup: Setup, seed: int) -> PlaySession:
    session = PlaySession(SCYTHE.new(setup, seed), saves.new_path(seed))
    session.write()
    return session


def go_on(save: Save, path: Path) -> PlaySession:
    """A saved game, played again from its start."""
    return PlaySession(SCYTHE.restore(save), path)
