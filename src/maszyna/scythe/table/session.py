"""A session at the table: the record of its steps, and what to do with the pieces, also when a step is undone."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.kernel.record import Entry, Record, Setup
from maszyna.kernel.save import Save, dump, restore
from maszyna.scythe.setup.new_game import RULES_VERSION
from maszyna.scythe.state import Position
from maszyna.scythe.table.differences import Instruction, differences, in_order
from maszyna.scythe.table.last_turns import look_for_the_end
from maszyna.scythe.table.read_step import read_step
from maszyna.scythe.table.refusals import Refusal, TableProblem
from maszyna.scythe.table.table import Table, new_table

GAME: Final = "scythe-table"


class PlayedTable:
    """A table as a record plays it: its actions are steps, free texts with one form in which they are saved."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.todo: list[Instruction] = []

    @property
    def log(self) -> list[Event] | None:
        return self.table.game.log

    @log.setter
    def log(self, log: list[Event] | None) -> None:
        self.table.game.log = log

    def copy(self) -> "PlayedTable":
        twin = PlayedTable(self.table.copy())
        twin.todo = self.todo
        return twin

    def say(self, text: str) -> str:
        """Take a step; whatever is wrong with it, the table stays as it was."""
        read = read_step(self.table, text)
        canonical = read.text(self.table)
        told: list[Event] = []
        twin = self.table.copy()
        twin.game.log = told
        twin.begin(read.adjusting or read.step.corrects(twin))
        read.step.take(twin)
        twin.place_stars()
        if not twin.adjusting:
            look_for_the_end(twin)
        self.todo = in_order(told, differences(self.table, twin), twin.game.position)
        log = self.log
        if log is not None:
            log += told
        twin.game.log = log
        self.table = twin
        return canonical

    def instructions(self) -> list[Instruction]:
        return self.todo


def new_played_table(setup: Setup, seed: int, log: list[Event] | None = None) -> PlayedTable:
    played = PlayedTable(new_table(setup, seed))
    played.log = log
    return played


class Done:
    """A step taken: its text, what happened, what to do with the pieces, and the position it led to."""

    def __init__(self, text: str, events: list[Event], instructions: list[Instruction], position: Position) -> None:
        self.text = text
        self.events = events
        self.instructions = instructions
        self.position = position
        self.warnings: list[TableProblem] = []  # what the step did though the rules forbid it


class Session:
    def __init__(self, setup: Setup, seed: int, record: Record[PlayedTable] | None = None) -> None:
        self.record = Record(new_played_table, setup, seed) if record is None else record

    @property
    def table(self) -> Table:
        return self.record.game.table

    @property
    def done(self) -> list[Entry]:
        """The steps taken so far."""
        return self.record.entries[1:]

    def steps(self) -> list[str]:
        return self.record.actions[:]

    def say(self, text: str) -> Done:
        """Take a step; whatever is wrong with it, the table stays as it was."""
        entry = self.record.say(text)
        done = Done(entry.text, entry.events, entry.instructions, self.table.game.position.copy())
        done.warnings = self.table.warned
        return done

    def try_out(self, text: str) -> None:
        """Say a step and change nothing: it is refused as it would be."""
        self.record.try_out([text])

    def undo(self) -> Done:
        """Take back the last step: its text, and what to do with the pieces to get back."""
        if not self.record.actions:
            raise Refusal("nothing_to_undo")
        after = self.table
        text = self.record.undo()
        return Done(text, [], differences(after, self.table), self.table.game.position)

    def dump(self) -> str:
        """The session as the text of a save file."""
        return dump(self.record, GAME, RULES_VERSION)


def restored(save: Save) -> Session:
    """A session out of a save; the first step that is refused is named."""
    return Session(save.setup, save.seed, restore(save, GAME, RULES_VERSION, new_played_table))
