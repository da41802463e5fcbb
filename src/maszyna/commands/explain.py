"""`maszyna scythe explain`: a saved game turn by turn, and why the Automa did what it did."""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

import typer

from maszyna.commands.language import Lang, voice_of
from maszyna.commands.problems import BadInput, Problems
from maszyna.commands.prose import INDENT, empty, group_line, group_steps, score_lines
from maszyna.commands.reading import read_text
from maszyna.commands.saying import tell
from maszyna.kernel.errors import ActionError, FormatError
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record
from maszyna.kernel.save import MOST_BYTES, Save, parse, restore
from maszyna.scythe.events import AUTOMA_GROUP, TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.setup import GAME, RULES_VERSION, new_game
from maszyna.scythe.state import AUTOMA, Position
from maszyna.speech.moments import before
from maszyna.speech.voice import Voice
from maszyna.terminal.telling import added_up


class Told(NamedTuple):
    """An event, and for a group of the move row the board it was tried on."""

    event: Event
    position: Position | None


def explain(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A save file.")],
    turn: Annotated[int | None, typer.Option(min=1, help="Only this turn; they are counted over all seats.")] = None,
    lang: Lang = None,
) -> None:
    """Walk through a saved game: every turn in sentences, every choice of the Automa with its narrowing."""
    said = voice_of(lang)
    problems = Problems()
    try:
        save = parse(read_text(file, MOST_BYTES))
        record = restore(Save(save.game, save.rules_version, save.setup, save.seed, []), GAME, RULES_VERSION, new_game)
    except FormatError as error:
        raise BadInput(f"{file}: {error}") from None
    game = record.game
    assert isinstance(game, Scythe)
    if turn is None:
        tell(setup_lines(said, game, save.seed))
    found = False
    try:
        for told in turns(record, game, save.actions):
            if turn is None or told[0].event.first == turn:
                found = True
                tell(
                    ["", *turn_lines(said, game.position, told)]
                    if turn is None
                    else turn_lines(said, game.position, told)
                )
            if found and turn is not None:
                return
    except ActionError as error:
        problems.add(f"{file}: actions[{len(record.actions)}]: {error}")
        raise typer.Exit(problems.exit_code()) from None
    if turn is not None:
        raise BadInput(f"--turn: {turn} is not in this game; it has the turns 1..{game.turns}")
    tell(["", *end_lines(said, game)])


def turns(record: Record, game: Scythe, actions: list[str]) -> Iterator[list[Told]]:
    """What happened in each turn, its beginning first; the last one may not be over."""
    told = [Told(Event(TURN_BEGAN, game.turn.seat, game.turns, 0, 0), None)]  # it began before anybody listened
    for action in actions:
        log: list[Event] = []
        game.log = log
        record.say(action)
        for index, event in enumerate(log):
            if event.kind == TURN_BEGAN:
                yield told
                told = []
            board = before(game.position, log[index + 1 :]) if event.kind == AUTOMA_GROUP else None
            told.append(Told(event, board))
    yield told


def setup_lines(said: Voice, game: Scythe, seed: int) -> list[str]:
    lines = [said.phrase("game", seed=seed)]
    for index, own in enumerate(game.position.seats):
        faction = said.name("faction", own.faction)
        if own.player == AUTOMA:
            level = said.name("level", game.automa(index).level)
            lines.append(INDENT + said.phrase("automa_seat", faction=faction, level=level))
        else:
            lines.append(INDENT + said.phrase("seat", faction=faction, mat=said.name("mat", own.mat)))
    return [*lines, INDENT + said.phrase("tile", tile=said.name("tile", game.position.bonus_tile))]


def turn_lines(said: Voice, position: Position, told: list[Told]) -> list[str]:
    """Whose turn it is, then a sentence for each event; the narrowing stands deeper."""
    first = told[0].event
    faction = said.name("faction", position.seats[first.seat].faction)
    boards = {id(one.event): one.position for one in told if one.position is not None}
    lines = []
    for event in added_up([one.event for one in told[1:]]):
        board = boards.get(id(event))
        if board is not None:
            lines.append(INDENT + group_line(said, board, event))
            lines += [2 * INDENT + step for step in group_steps(said, board, event)]
        elif not empty(event):
            lines.append(INDENT + said.sentence(position, event))
    head = f"{faction} · {said.phrase('turn', number=first.first)}"
    return [head, *lines] if lines else [f"{head}: {said.phrase('nothing')}"]


def end_lines(said: Voice, game: Scythe) -> list[str]:
    if game.is_over():
        return [said.phrase("result", turns=said.turns(game.turns)), *score_lines(said, game.position)]
    return [said.phrase("unfinished", faction=said.of_faction(game.position.seats[game.turn.seat].faction))]
