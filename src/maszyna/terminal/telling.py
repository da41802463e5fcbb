"""A whole game told turn by turn: who is at turn in its colour and sign, then what happens, at the end the scores.

Plain output without a pager, so that it can be piped, searched and scrolled.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from maszyna.kernel.events import Event
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.automa.score import decided_for, table_ranking, table_score
from maszyna.scythe.events import (
    GAINED,
    GAME_ENDED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    STAR_PLACED,
    TOKEN_PLACED,
    TURN_BEGAN,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.setup import new_game
from maszyna.scythe.state import AUTOMA
from maszyna.speech.voice import Voice, voice

# By faction: a colour, and a sign for those who cannot tell the colours apart.
COLOURS: Final = ["dodger_blue1", "red", "medium_purple1", "yellow3", "grey58", "bright_white", "green3"]
SIGNS: Final = ["▲", "◆", "●", "▼", "■", "○", "♣"]
STAR: Final = "★"
INDENT: Final = "  "
ROOMY: Final = 70  # columns in which the scores can stand apart
ADDED_UP: Final = [RESOURCES_GAINED, RESOURCES_PAID]  # told token by token
HIGHLIGHTS: Final = [STAR_PLACED, GAME_ENDED]


def tell_random_game(seed: int, seats: int, lang: str, console: Console | None = None) -> Scythe:
    """Play a game at random and tell it; the same seed gives the same telling."""
    game = new_game({"seats": seats}, seed)
    tell_game(console or Console(highlight=False), voice(lang), game, seed)
    return game


def tell_game(out: Console, said: Voice, game: Scythe, seed: int) -> None:
    """Play a game from its start at random and tell it."""
    tell_setup(out, said, game, seed)
    for turn in turns_at_random(game, seed):
        tell_turn(out, said, game, turn)
    tell_scores(out, said, game)


def turns_at_random(game: Scythe, seed: int) -> Iterator[list[Event]]:
    """The events of each turn, its beginning first."""
    game.log = [Event(TURN_BEGAN, game.turn.seat, game.turns, 0, 0)]  # it began before anybody listened
    chance = random_dice(seed)
    while not game.is_over():
        game.apply(choose(game, chance))
        log = game.log
        begins = [index for index, event in enumerate(log) if event.kind == TURN_BEGAN]
        for start, end in pairwise(begins):
            yield log[start:end]
        game.log = log[begins[-1] :]
    yield game.log


def tell_setup(out: Console, said: Voice, game: Scythe, seed: int) -> None:
    out.print(Rule(said.phrase("game", seed=seed), style="default"))
    for number, seat in enumerate(game.position.seats):
        out.print(sign(seat.faction).append(seat_line(said, game, number)))
    out.print(said.phrase("tile", tile=said.name("tile", game.position.bonus_tile)))
    out.print()


def seat_line(said: Voice, game: Scythe, number: int) -> str:
    """Who sits there, with which mat or at which level."""
    seat = game.position.seats[number]
    name = said.name("faction", seat.faction)
    if seat.player == AUTOMA:
        return said.phrase("automa_seat", faction=name, level=said.name("level", game.automa(number).level))
    return said.phrase("seat", faction=name, mat=said.name("mat", seat.mat))


def tell_turn(out: Console, said: Voice, game: Scythe, events: list[Event]) -> None:
    """A line with the seat, the turn and the section, then the sentences; a turn without any is that line alone."""
    header = _header(said, game, events)
    rest = [event for event in added_up(events) if not _in_header(event) and not _empty(event)]
    if not rest:
        header.append(f": {said.phrase('nothing')}", style="dim")
    out.print(header)
    for paragraph in _paragraphs(said, game, rest, events[0].seat):
        for line in paragraph.wrap(out, out.width - len(INDENT)):
            line.rstrip()
            out.print(Text(INDENT).append_text(line))


def _header(said: Voice, game: Scythe, events: list[Event]) -> Text:
    faction = game.position.seats[events[0].seat].faction
    header = sign(faction)
    header.append(said.name("faction", faction), style=f"bold {COLOURS[faction]}")
    header.append(f" · {said.phrase('turn', number=events[0].first)}")
    for event in events:
        if event.kind == TOKEN_PLACED:
            header.append(f" · {said.name('section', event.first)}")
    return header


def _in_header(event: Event) -> bool:
    return event.kind in (TURN_BEGAN, TOKEN_PLACED)


def _empty(event: Event) -> bool:
    """Cards gained when none are left to draw."""
    return event.kind == GAINED and event.second == 0


def sign(faction: int) -> Text:
    return Text().append(f"{SIGNS[faction]} ", style=COLOURS[faction])


def _paragraphs(said: Voice, game: Scythe, events: list[Event], at_turn: int) -> list[Text]:
    """Sentences one after the other, naming a seat only where it takes over; stars stand on lines of their own."""
    found: list[Text] = []
    speaker = at_turn
    joins = False
    for event in events:
        line = line_of(said, game, event, event.seat != speaker)
        if joins and event.kind not in HIGHLIGHTS:
            found[-1].append(" ").append_text(line)
        else:
            found.append(line)
        speaker = event.seat
        joins = event.kind not in HIGHLIGHTS
    return found


def line_of(said: Voice, game: Scythe, event: Event, named: bool) -> Text:
    faction = game.position.seats[event.seat].faction
    if named:
        line = Text(said.sentence(game.position, event))
        line.stylize(COLOURS[faction], 0, len(said.name("faction", faction)))
    else:
        clause = said.clause(game.position, event)
        line = Text(f"{clause[0].upper()}{clause[1:]}.")
    if event.kind in HIGHLIGHTS:
        line.stylize("bold")
        line = Text().append(f"{STAR} ", style=COLOURS[faction]).append_text(line)
    return line


def added_up(events: list[Event]) -> list[Event]:
    """Tokens of one kind gained or paid one by one on one territory become one event."""
    found: list[Event] = []
    for event in events:
        last = found[-1] if found else event
        if found and event.kind in ADDED_UP and _what(event) == _what(last):
            found[-1] = Event(event.kind, event.seat, event.first, last.second + event.second, event.third)
        else:
            found.append(event)
    return found


def _what(event: Event) -> tuple[int, int, int, int]:
    return (event.kind, event.seat, event.first, event.third)


def tell_scores(out: Console, said: Voice, game: Scythe) -> None:
    """Where everybody's coins come from, the winner first, and what decided."""
    position = game.position
    scores = [table_score(position, seat) for seat in range(len(position.seats))]
    order = table_ranking(position)
    columns = [column for column in scores[0]._fields if column != "ability" or any(one.ability for one in scores)]
    tight = out.width < ROOMY
    table = Table(title=said.phrase("result", turns=said.turns(game.turns)), title_style="bold", padding=(0, not tight))
    table.add_column(said.phrase("faction"), no_wrap=True)
    for column in columns:
        table.add_column(said.phrase(column), justify="right", style="bold" if column == "total" else None)
    for seat in order:
        faction = position.seats[seat].faction
        cells = [str(getattr(scores[seat], column)) for column in columns]
        table.add_row(sign(faction).append(said.name("faction", faction)), *cells)
    names = [said.name("faction", position.seats[seat].faction) for seat in game.winners()]
    decided = decided_for(position, game.is_cooperative())
    out.print()
    out.print(table)
    out.print(f"{said.phrase('winner', faction=', '.join(names))} {said.decided(decided)}")
