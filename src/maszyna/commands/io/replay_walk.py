"""Telling a saved game turn by turn, for both games."""

from collections.abc import Callable, Iterator
from typing import Annotated, Generic, NamedTuple

import typer

from maszyna.commands.io.output import tell
from maszyna.commands.io.problems import BadInput, Problems
from maszyna.commands.io.read_files import MOST_SAVE, in_file, read_text
from maszyna.games import RuleSet
from maszyna.kernel.errors import ActionError, FormatError
from maszyna.kernel.events import Event, by_turns, turn_number
from maszyna.kernel.record import G, Record
from maszyna.kernel.save import parse, refused_action

Saved = Annotated[str, typer.Argument(metavar="FILE")]
Turn = Annotated[int | None, typer.Option(min=1)]


class SaveStory(NamedTuple, Generic[G]):
    """How to tell the saves of one kind of game."""

    kind: RuleSet[G]
    begins: int  # the kind of event a turn begins with; its first number is that of the turn
    setup: Callable[[Record[G]], list[str]]
    lines: Callable[[Record[G], list[Event]], list[str]]  # of one turn, its beginning first
    end: Callable[[Record[G]], list[str]]


def walk_through(file: str, turn: int | None, chapters: SaveStory[G]) -> None:
    """Tell the setup, every turn and the end; or one turn alone."""
    problems = Problems()
    try:
        save = parse(read_text(file, MOST_SAVE))
        record = chapters.kind.begin(save)
    except FormatError as error:
        raise in_file(file, "inner", problem=error) from None
    if turn is None:
        tell(chapters.setup(record))
    last = 0
    try:
        for told in by_turns(events_of(record, save.actions), chapters.begins):
            last = turn_number(told)
            if turn is None:
                tell(["", *chapters.lines(record, told)])
            elif turn == last:
                tell(chapters.lines(record, told))
                return
    except ActionError as error:
        refusal = refused_action(save, len(record.actions), chapters.kind.rules_version, error)
        problems.add(in_file(file, "inner", problem=refusal))
        raise typer.Exit(problems.exit_code()) from None
    if turn is not None:
        raise BadInput("--turn", "no_such_turn", turn=turn, last=last)
    tell(["", *chapters.end(record)])


def events_of(record: Record[G], actions: list[str]) -> Iterator[Event]:
    """Play the actions and give every event from the first turn on."""
    yield from record.told(0)
    for action in actions:
        yield from record.take(action).events
