"""A session at a table: its record, listened to from the start, and what to move back when a step is undone."""

from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.new_game import GAME, RULES_VERSION, new_game
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.table.differences import ExpeditionsInstruction, differences
from maszyna.expeditions.table.read_line import meant
from maszyna.expeditions.words import AUTOMA
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record, Setup
from maszyna.kernel.save import Save, dump, restore


class Done:
    """A step taken, or taken back: its actions, what happened, and what to do with the pieces."""

    def __init__(self, texts: list[str], events: list[Event], instructions: list[ExpeditionsInstruction]) -> None:
        self.texts = texts
        self.events = events
        self.instructions = instructions


class Session:
    def __init__(self, record: Record[Expedition]) -> None:
        self.record = record

    @property
    def game(self) -> Expedition:
        return self.record.game

    def steps(self) -> list[str]:
        return self.record.actions[:]

    def events(self) -> list[Event]:
        """All that has happened."""
        return self.record.events()

    def say(self, typed: str) -> Done:
        """Take the step a line means; whatever is wrong with it, the table stays as it was."""
        texts = meant(self.game, typed)
        before = self.game.copy()
        entries = self.record.say_all(texts)
        events = [event for entry in entries for event in entry.events]
        return Done(texts, events, differences(before, self.game))

    def try_out(self, lines: list[str]) -> None:
        """Say several lines and change nothing: they are refused as they would be."""
        twin = self.record.branch()
        for typed in lines:
            twin.say_all(meant(twin.game, typed))

    def last_automa_turn(self) -> list[Event]:
        """All that was told since the Automa's last turn began."""
        events = self.events()
        begun = [index for index, event in enumerate(events) if event.kind == TURN_BEGAN and event.seat == AUTOMA]
        return events[begun[-1] :] if begun else []

    def undoable(self) -> int:
        """How many steps can be taken back."""
        return sum(begins_step(self.record, index) for index in range(len(self.record.actions)))

    def undo(self) -> Done:
        """Take back the last step; tokens drawn for one tile are one step."""
        texts = last_step(self.record)
        if not texts:
            raise MaszynaError("there is nothing to undo: the session is at its start")
        after = self.game
        self.record.undo(len(texts))
        return Done(texts, [], differences(after, self.game))

    def dump(self) -> str:
        """The session as the text of a save file."""
        return dump(self.record, GAME, RULES_VERSION)


def last_step(record: Record[Expedition]) -> list[str]:
    """The actions of the last step."""
    start = max(len(record.actions) - 1, 0)
    while not begins_step(record, start):
        start -= 1
    return record.actions[start:]


def begins_step(record: Record[Expedition], index: int) -> bool:
    """Whether the action is the first of its step."""
    return index == 0 or not draws_for_one_tile(record.at(index - 1), record.at(index))


def draws_for_one_tile(earlier: Expedition, later: Expedition) -> bool:
    """Whether both ask for the tokens of the same tile."""
    asked, asked_then = later.asking, earlier.asking
    return (
        isinstance(asked, TokensDrawn)
        and isinstance(asked_then, TokensDrawn)
        and (asked.row, asked.at) == (asked_then.row, asked_then.at)
    )


def new_session(setup: Setup, seed: int) -> Session:
    return Session(Record(new_game, setup, seed))


def restored(save: Save) -> Session:
    """A session out of a save; the first action that is refused is named."""
    return Session(restore(save, GAME, RULES_VERSION, new_game))
