"""A game being played at the terminal: its record, its file, and everything told so far."""

from pathlib import Path

from maszyna.kernel.events import Event
from maszyna.kernel.record import Record, Setup
from maszyna.kernel.save import Save, dump, restore
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.setup import GAME, RULES_VERSION, new_game
from maszyna.terminal import saves


class Sitting:
    def __init__(self, record: Record, path: Path) -> None:
        self.record = record
        self.path = path
        self.told: list[list[Event]] = [[Event(TURN_BEGAN, self.game.turn.seat, self.game.turns, 0, 0)]]
        self.game.log = []

    @property
    def game(self) -> Scythe:
        game = self.record.game
        assert isinstance(game, Scythe)
        return game

    def take(self, action: int) -> list[Event]:
        """Play an action and write it down; if it cannot be written, it is not played."""
        self.record.play(action)
        try:
            self.write()
        except saves.FileTrouble:
            self._take_back()
            raise
        return self._heard()

    def undo(self) -> str:
        """Take back the last action; what an Automa did after it goes with it."""
        undone = self._take_back()
        self.told.pop()
        self.write()
        return undone

    def write(self, path: Path | None = None) -> None:
        saves.write(path or self.path, dump(self.record, GAME, RULES_VERSION))

    def turns(self) -> list[list[Event]]:
        """All that was told, by turns."""
        found: list[list[Event]] = []
        for event in (event for events in self.told for event in events):
            if event.kind == TURN_BEGAN:
                found.append([])
            found[-1].append(event)
        return found

    def finish(self) -> Path:
        """Nobody need be asked to go on with this game."""
        self.path = saves.put_aside(self.path)
        return self.path

    def _take_back(self) -> str:
        undone = self.record.undo()
        self.game.log = []
        return undone

    def _heard(self) -> list[Event]:
        events = self.game.log or []
        self.game.log = []
        self.told.append(events)
        return events


def begin(setup: Setup, seed: int) -> Sitting:
    sitting = Sitting(Record(new_game, setup, seed), saves.new_path(seed))
    sitting.write()
    return sitting


def go_on(save: Save, path: Path) -> Sitting:
    """A saved game, heard again from its start so that it can be told."""
    restore(save, GAME, RULES_VERSION, new_game)  # says what is wrong with it
    sitting = Sitting(Record(new_game, save.setup, save.seed), path)
    for text in save.actions:
        sitting.record.say(text)
        sitting._heard()
    return sitting
