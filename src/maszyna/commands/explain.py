"""`maszyna scythe explain`: a saved game turn by turn, and why the Automa did what it did."""

from collections.abc import Iterator
from typing import NamedTuple

from maszyna.commands.language import Lang, voice_of
from maszyna.commands.prose import CHOICES, INDENT, choice_line, choice_steps, empty, score_lines
from maszyna.commands.walking import Chapters, Saved, Turn, walk_through
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.setup import GAME, RULES_VERSION, new_game
from maszyna.scythe.state import AUTOMA, Position
from maszyna.speech.moments import before
from maszyna.speech.voice import Voice
from maszyna.terminal.telling import added_up
from maszyna.terminal.tiles import tile_headings


class Told(NamedTuple):
    """An event, and for a choice of an Automa the board it was made on."""

    event: Event
    position: Position | None


def explain(
    file: Saved,
    turn: Turn = None,
    lang: Lang = None,
) -> None:
    """Walk through a saved game: every turn in sentences, every choice of the Automa with its narrowing."""
    said = voice_of(lang)
    walk_through(
        file,
        turn,
        Chapters(
            game=GAME,
            rules_version=RULES_VERSION,
            new_game=new_game,
            heard=heard,
            begins=begins,
            setup=lambda record: setup_lines(said, game_of(record), record.seed),
            lines=lambda record, told: turn_lines(said, game_of(record).position, told),
            end=lambda record: end_lines(said, game_of(record)),
        ),
    )


def game_of(record: Record) -> Scythe:
    game = record.game
    assert isinstance(game, Scythe)
    return game


def heard(record: Record, actions: list[str]) -> Iterator[Told]:
    """All that happened, action after action."""
    game = game_of(record)
    yield Told(Event(TURN_BEGAN, game.turn.seat, game.turns, 0, 0), None)  # it began before anybody listened
    for action in actions:
        log: list[Event] = []
        game.log = log
        record.say(action)
        for index, event in enumerate(log):
            board = before(game.position, log[index:]) if event.kind in CHOICES else None
            yield Told(event, board)


def begins(told: Told) -> int:
    return told.event.first if told.event.kind == TURN_BEGAN else 0


def setup_lines(said: Voice, game: Scythe, seed: int) -> list[str]:
    lines = [said.phrase("game", seed=seed)]
    for index, own in enumerate(game.position.seats):
        faction = said.name("faction", own.faction)
        if own.player == AUTOMA:
            level = said.name("level", game.automa(index).level)
            lines.append(INDENT + said.phrase("automa_seat", faction=faction, level=level))
        else:
            lines.append(INDENT + said.phrase("seat", faction=faction, mat=said.name("mat", own.mat)))
    lines.append(INDENT + said.phrase("tile", tile=said.name("tile", game.position.bonus_tile)))
    return lines + [INDENT + heading for heading in tile_headings(said, game)]


def turn_lines(said: Voice, position: Position, told: list[Told]) -> list[str]:
    """Whose turn it is, then a sentence for each event; the narrowing stands deeper."""
    first = told[0].event
    faction = said.name("faction", position.seats[first.seat].faction)
    boards = {id(one.event): one.position for one in told if one.position is not None}
    lines = []
    for event in added_up([one.event for one in told[1:]]):
        board = boards.get(id(event))
        if board is not None:
            lines.append(INDENT + choice_line(said, board, event))
            lines += [2 * INDENT + step for step in choice_steps(said, board, event)]
        elif not empty(event):
            lines.append(INDENT + said.sentence(position, event))
    head = f"{faction} · {said.phrase('turn', number=first.first)}"
    return [head, *lines] if lines else [f"{head}: {said.phrase('nothing')}"]


def end_lines(said: Voice, game: Scythe) -> list[str]:
    if game.is_over():
        scores = score_lines(said, game.position, game.is_cooperative())
        return [said.phrase("result", turns=said.turns(game.turns)), *scores]
    return [said.phrase("unfinished", faction=said.of_faction(game.position.seats[game.turn.seat].faction))]
