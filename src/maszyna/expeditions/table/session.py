"""A session at a table: its record, listened to from the start, and what to move back when a step is undone."""

from typing import Any

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.drawing import TokensDrawn
from maszyna.expeditions.play.setup import GAME, RULES_VERSION, heard_game
from maszyna.expeditions.table.differences import Instruction, differences
from maszyna.expeditions.table.reading import meant
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.pending import Decision
from maszyna.kernel.record import Record, Setup
from maszyna.kernel.save import Save, dump, restore


class Done:
    """A step taken, or taken back: its actions, what happened, and what to do with the pieces."""

    def __init__(self, texts: list[str], events: list[Event], instructions: list[Instruction]) -> None:
        self.texts = texts
        self.events = events
        self.instructions = instructions


class Session:
    def __init__(self, record: Record) -> None:
        self.record = record

    @property
    def game(self) -> Expedition:
        game = self.record.game
        assert isinstance(game, Expedition)
        return game

    def steps(self) -> list[str]:
        return self.record.actions[:]

    def events(self) -> list[Event]:
        """All that has happened."""
        return self.game.log or []

    def say(self, typed: str) -> Done:
        """Take the step a line means; whatever is wrong with it, the table stays as it was."""
        texts = meant(self.game, typed)
        before = self.game.copy()
        told = len(self.events())
        for text in texts:
            self.record.say(text)
        return Done(texts, self.events()[told:], differences(before, self.game))

    def undo(self) -> Done:
        """Take back the last step; tokens drawn for one tile are one step."""
        if not self.record.actions:
            raise MaszynaError("there is nothing to undo: the session is at its start")
        after = self.game
        start = last_step(self.record)
        texts = self.record.actions[start:]
        self.record.replay(self.record.actions[:start])
        return Done(texts, [], differences(after, self.game))

    def dump(self) -> str:
        """The session as the text of a save file."""
        return dump(self.record, GAME, RULES_VERSION)


def last_step(record: Record) -> int:
    """Where the actions of the last step begin."""
    game = heard_game(record.setup, record.seed)
    start = 0
    asked: Decision[Any] | None = None
    for index, text in enumerate(record.actions):
        if not isinstance(asked, TokensDrawn) or game.asking is not asked:
            start = index
        asked = game.asking
        game.apply(game.parse(text))
    return start


def new_session(setup: Setup, seed: int) -> Session:
    return Session(Record(heard_game, setup, seed))


def restored(save: Save) -> Session:
    """A session out of a save; the first action that is refused is named."""
    return Session(restore(save, GAME, RULES_VERSION, heard_game))
