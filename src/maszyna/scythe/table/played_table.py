"""A table as a record plays it: steps that people tell, and what to do with the pieces after each."""

from typing import Any, Final

from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Setup
from maszyna.scythe.reveals import BY_EVENT, CARDS, NOTHING
from maszyna.scythe.table.automa_turn_step import AutomaTurnStep, ElsewhereStep
from maszyna.scythe.table.differences import Instruction, differences, in_order
from maszyna.scythe.table.last_turns import look_for_the_end
from maszyna.scythe.table.read_step import ReadStep, read_step
from maszyna.scythe.table.table import Table, new_table

GAME: Final = "scythe-table"


class PlayedTable:
    """Its actions are steps, free texts with one form in which they are saved."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.todo: list[Instruction] = []
        self._read: tuple[str, Table, ReadStep] | None = None

    @property
    def log(self) -> list[Event] | None:
        return self.table.game.log

    @log.setter
    def log(self, log: list[Event] | None) -> None:
        self.table.game.log = log

    def __reduce__(self) -> tuple[Any, ...]:
        state: Any = self.__getstate__()
        return PlayedTable, (self.table,), {**state, "_read": None}

    def copy(self) -> "PlayedTable":
        twin = PlayedTable(self.table.copy())
        twin.todo = self.todo
        return twin

    def take(self, text: str) -> str:
        """Take a step; whatever is wrong with it, the table stays as it was."""
        read = self.read(text)
        canonical = read.text(self.table)
        told: list[Event] = []
        twin = self.table.copy()
        twin.game.log = told
        twin.begin(read.adjusting or read.step.corrects(twin))
        read.step.take(twin)
        if not isinstance(read.step, AutomaTurnStep):
            twin.turn_start = None
        twin.place_stars()
        if not twin.adjusting:
            look_for_the_end(twin)
        before = twin.turn_start.table if isinstance(read.step, ElsewhereStep) and twin.turn_start else self.table
        self.todo = in_order(told, differences(before, twin), twin.game.position)
        log = self.log
        if log is not None:
            log += told
        twin.game.log = log
        self.table = twin
        return canonical

    def read(self, text: str) -> ReadStep:
        """The step a text means; who it is about is often asked before it is taken, so the last one is remembered."""
        last = self._read
        if last is None or last[0] != text or last[1] is not self.table:
            last = self._read = (text, self.table, read_step(self.table, text))
        return last[2]

    def instructions(self) -> list[Instruction]:
        return self.todo

    def taker(self, text: str) -> int:
        """Whom a step is about; an Automa's turn is about nobody in particular."""
        step = self.read(text).step
        return NOBODY if isinstance(step, AutomaTurnStep) else step.seat

    def continues(self) -> bool:
        return False

    def secrets(self) -> object:
        """Only what this program draws itself is hidden at a table."""
        return self.table.game.dice.states[:]

    def reveals(self, before: object, seat: int, events: list[Event]) -> str:
        if before == self.table.game.dice.states:
            return NOTHING
        return next((BY_EVENT[event.kind] for event in events if event.kind in BY_EVENT), CARDS)


def new_played_table(setup: Setup, seed: int, log: list[Event] | None = None) -> PlayedTable:
    played = PlayedTable(new_table(setup, seed))
    played.log = log
    return played
