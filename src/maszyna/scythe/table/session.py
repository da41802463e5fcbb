"""A session at the table is its setup, its seed and its steps; the position is a cache, undo a replay of one less."""

from typing import Final

from maszyna.kernel.errors import ActionError, FormatError, MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.record import Setup
from maszyna.kernel.save import Save, check_header, written
from maszyna.scythe.play.setup import RULES_VERSION
from maszyna.scythe.state import Position
from maszyna.scythe.table.desk import Table, new_table
from maszyna.scythe.table.differences import Instruction, differences, in_order
from maszyna.scythe.table.ending import look_for_the_end
from maszyna.scythe.table.reading import read_step
from maszyna.scythe.table.refusals import Refusal

GAME: Final = "scythe-table"


class Done:
    """A step taken: its text, what happened, what to do with the pieces, and the position it led to."""

    def __init__(self, text: str, events: list[Event], instructions: list[Instruction], position: Position) -> None:
        self.text = text
        self.events = events
        self.instructions = instructions
        self.position = position


class Session:
    def __init__(self, setup: Setup, seed: int) -> None:
        self.setup = setup
        self.seed = seed
        self.table: Table = new_table(setup, seed)
        self.done: list[Done] = []

    def steps(self) -> list[str]:
        return [done.text for done in self.done]

    def say(self, text: str) -> Done:
        """Take a step; whatever is wrong with it, the table stays as it was."""
        said = read_step(self.table, text)
        canonical = said.text(self.table)
        twin = self.table.copy()
        twin.begin(said.adjusting or said.step.corrects(twin))
        said.step.take(twin)
        twin.place_stars()
        if not twin.adjusting:
            look_for_the_end(twin)
        events = twin.finish()
        todo = in_order(events, differences(self.table, twin), twin.game.position)
        done = Done(canonical, events, todo, twin.game.position.copy())
        self.table = twin
        self.done.append(done)
        return done

    def try_out(self, text: str) -> None:
        """Say a step and change nothing: it is refused as it would be."""
        before = self.table
        self.say(text)
        self.table = before
        self.done.pop()

    def undo(self) -> Done:
        """Take back the last step: its text, and what to do with the pieces to get back."""
        if not self.done:
            raise Refusal("nothing_to_undo")
        undone = self.done[-1]
        before = Session(self.setup, self.seed)
        for text in self.steps()[:-1]:
            before.say(text)
        back = differences(self.table, before.table)
        self.table = before.table
        self.done = before.done
        return Done(undone.text, [], back, self.table.game.position)

    def dump(self) -> str:
        """The session as the text of a save file."""
        return written(Save(GAME, RULES_VERSION, self.setup, self.seed, self.steps()))


def restored(save: Save) -> Session:
    """A session out of a save; the first step that is refused is named."""
    check_header(save, GAME, RULES_VERSION)
    try:
        session = Session(save.setup, save.seed)
    except FormatError:
        raise
    except MaszynaError as error:
        raise FormatError("setup", str(error)) from None
    for index, step in enumerate(save.actions):
        try:
            session.say(step)
        except ActionError as error:
            raise FormatError(f"actions[{index}]", str(error)) from None
    return session
