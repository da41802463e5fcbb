"""Steps at a table of Expeditions: a line may be several actions, and is taken back as one, with the pieces."""

from maszyna.expeditions.events import TURN_BEGAN
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA
from maszyna.expeditions.play.tokens_drawn import TokensDrawn
from maszyna.expeditions.table.differences import ExpeditionsInstruction, differences
from maszyna.expeditions.table.read_line import meant
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record


class Done:
    """A step taken, or taken back: its actions, what happened, and what to do with the pieces."""

    def __init__(self, texts: list[str], events: list[Event], instructions: list[ExpeditionsInstruction]) -> None:
        self.texts = texts
        self.events = events
        self.instructions = instructions


def take_step(record: Record[Expedition], line: str) -> Done:
    """Take the step a line means; whatever is wrong with it, the table stays as it was."""
    texts = meant(record.game, line)
    before = record.game.copy()
    entries = record.say_all(texts)
    return Done(texts, [event for entry in entries for event in entry.events], differences(before, record.game))


def try_steps(record: Record[Expedition], lines: list[str]) -> None:
    """Raises what is wrong with steps taken one after the other; nothing is taken."""
    twin = record.branch()
    for line in lines:
        twin.say_all(meant(twin.game, line))


def undo_step(record: Record[Expedition]) -> Done:
    """Take back the last step; tokens drawn for one tile are one step."""
    texts = last_step(record)
    if not texts:
        raise MaszynaError("", "nothing_to_undo_at_table")
    after = record.game
    record.undo(len(texts))
    return Done(texts, [], differences(after, record.game))


def last_automa_turn(record: Record[Expedition]) -> list[Event]:
    """Everything entered since the Automa's last turn began."""
    events = record.events()
    begun = [index for index, event in enumerate(events) if event.kind == TURN_BEGAN and event.seat == AUTOMA]
    return events[begun[-1] :] if begun else []


def undoable(record: Record[Expedition]) -> int:
    """How many steps can be taken back."""
    return sum(begins_step(record, index) for index in range(len(record.actions)))


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
