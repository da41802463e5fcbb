"""Walking through a saved game turn by turn, whichever the game."""

from collections.abc import Callable, Iterator
from typing import Annotated, Generic, NamedTuple, TypeVar

import typer

from maszyna.commands.problems import BadInput, Problems
from maszyna.commands.reading import read_text
from maszyna.commands.saying import tell
from maszyna.kernel.errors import ActionError, FormatError
from maszyna.kernel.record import NewGame, Record
from maszyna.kernel.save import MOST_BYTES, Save, parse, restore

Saved = Annotated[str, typer.Argument(metavar="FILE", help="A save file.")]
Turn = Annotated[int | None, typer.Option(min=1, help="Only this turn; they are counted over all seats.")]
T = TypeVar("T")


class Chapters(NamedTuple, Generic[T]):
    """How the saves of a game are read and told; T is an event, with what telling it needs."""

    game: str
    rules_version: int
    new_game: NewGame
    heard: Callable[[Record, list[str]], Iterator[T]]  # plays the actions; the first event begins a turn
    begins: Callable[[T], int]  # the number of the turn that begins here, or nothing
    setup: Callable[[Record], list[str]]
    lines: Callable[[Record, list[T]], list[str]]  # of one turn, its beginning first
    end: Callable[[Record], list[str]]


def walk_through(file: str, turn: int | None, chapters: Chapters[T]) -> None:
    """Tell the setup, every turn and the end; or one turn alone."""
    problems = Problems()
    try:
        save = parse(read_text(file, MOST_BYTES))
        start = Save(save.game, save.rules_version, save.setup, save.seed, [])
        record = restore(start, chapters.game, chapters.rules_version, chapters.new_game)
    except FormatError as error:
        raise BadInput(f"{file}: {error}") from None
    if turn is None:
        tell(chapters.setup(record))
    last = 0
    try:
        for told in turns(chapters.heard(record, save.actions), chapters.begins):
            last = chapters.begins(told[0])
            if turn is None:
                tell(["", *chapters.lines(record, told)])
            elif turn == last:
                tell(chapters.lines(record, told))
                return
    except ActionError as error:
        problems.add(f"{file}: actions[{len(record.actions)}]: {error}")
        raise typer.Exit(problems.exit_code()) from None
    if turn is not None:
        raise BadInput(f"--turn: {turn} is not in this game; it has the turns 1..{last}")
    tell(["", *chapters.end(record)])


def turns(heard: Iterator[T], begins: Callable[[T], int]) -> Iterator[list[T]]:
    """What happened in each turn; the last one may not be over."""
    told = [next(heard)]
    for event in heard:
        if begins(event):
            yield told
            told = []
        told.append(event)
    yield told
