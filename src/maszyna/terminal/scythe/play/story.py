"""A whole game told turn by turn: who is at turn in its colour and sign, then what happens, at the end the scores.

Plain output without a pager, so that it can be piped, searched and scrolled.
"""

from collections.abc import Iterator
from typing import Final

from rich.console import Console
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from maszyna.kernel.events import Event, by_turns
from maszyna.kernel.record import Record
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.events import GAME_ENDED, STAR_PLACED, TOKEN_PLACED, TURN_BEGAN, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.score.with_automa import decided_for, table_ranking, table_score
from maszyna.scythe.state import AUTOMA
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.speech.scythe.turn_prose import added_up, nothing_gained
from maszyna.terminal.scythe.map.pieces import COLOURS, sign

# By faction: a colour, and a sign for those who cannot tell the colours apart.
STAR: Final = "★"
INDENT: Final = "  "
ROOMY: Final = 70  # columns in which the scores can stand apart
HIGHLIGHTS: Final = [STAR_PLACED, GAME_ENDED]


def tell_game(out: Console, texts: ScytheTexts, record: Record[Scythe]) -> None:
    """Play a game from its start at random and tell it."""
    tell_setup(out, texts, record.game, record.seed)
    for turn in by_turns(heard_at_random(record), TURN_BEGAN):
        tell_turn(out, texts, record.game, turn)
    tell_scores(out, texts, record.game)


def heard_at_random(record: Record[Scythe]) -> Iterator[Event]:
    """What happens while a game is played at random."""
    chance = random_dice(record.seed)
    yield from record.told(0)
    while not record.game.is_over():
        yield from record.play(choose(record.game, chance)).events


def tell_setup(out: Console, texts: ScytheTexts, game: Scythe, seed: int) -> None:
    out.print(Rule(texts.phrase("game", seed=seed), style="default"))
    for number, seat in enumerate(game.position.seats):
        out.print(sign(seat.faction).append(seat_line(texts, game, number)))
    out.print(texts.phrase("tile", tile=texts.name("tile", game.position.bonus_tile)))
    out.print()


def seat_line(texts: ScytheTexts, game: Scythe, number: int) -> str:
    """Who sits there, with which mat or at which level."""
    seat = game.position.seats[number]
    name = texts.name("faction", seat.faction)
    if seat.player == AUTOMA:
        return texts.phrase("automa_seat", faction=name, level=texts.name("level", game.automa(number).level))
    return texts.phrase("seat", faction=name, mat=texts.name("mat", seat.mat))


def tell_turn(out: Console, texts: ScytheTexts, game: Scythe, events: list[Event]) -> None:
    """A line with the seat, the turn and the section, then the sentences; a turn without any is that line alone."""
    header = _header(texts, game, events)
    rest = [event for event in added_up(events) if not _in_header(event) and not nothing_gained(event)]
    if not rest:
        header.append(f": {texts.phrase('nothing')}", style="dim")
    out.print(header)
    for paragraph in _paragraphs(texts, game, rest, events[0].seat):
        for line in paragraph.wrap(out, out.width - len(INDENT)):
            line.rstrip()
            out.print(Text(INDENT).append_text(line))


def _header(texts: ScytheTexts, game: Scythe, events: list[Event]) -> Text:
    faction = game.position.seats[events[0].seat].faction
    header = sign(faction)
    header.append(texts.name("faction", faction), style=f"bold {COLOURS[faction]}")
    header.append(f" · {texts.phrase('turn', number=field_of(events[0], 'number'))}")
    for event in events:
        if event.kind == TOKEN_PLACED:
            header.append(f" · {texts.name('section', field_of(event, 'section'))}")
    return header


def _in_header(event: Event) -> bool:
    return event.kind in (TURN_BEGAN, TOKEN_PLACED)


def _paragraphs(texts: ScytheTexts, game: Scythe, events: list[Event], at_turn: int) -> list[Text]:
    """Sentences one after the other, naming a seat only where it takes over; stars stand on lines of their own."""
    found: list[Text] = []
    speaker = at_turn
    joins = False
    for event in events:
        line = line_of(texts, game, event, event.seat != speaker)
        if joins and event.kind not in HIGHLIGHTS:
            found[-1].append(" ").append_text(line)
        else:
            found.append(line)
        speaker = event.seat
        joins = event.kind not in HIGHLIGHTS
    return found


def line_of(texts: ScytheTexts, game: Scythe, event: Event, named: bool) -> Text:
    faction = game.position.seats[event.seat].faction
    if named:
        line = Text(texts.sentence(game.position, event))
        line.stylize(COLOURS[faction], 0, len(texts.name("faction", faction)))
    else:
        clause = texts.clause(game.position, event)
        line = Text(f"{clause[0].upper()}{clause[1:]}.")
    if event.kind in HIGHLIGHTS:
        line.stylize("bold")
        line = Text().append(f"{STAR} ", style=COLOURS[faction]).append_text(line)
    return line


def tell_scores(out: Console, texts: ScytheTexts, game: Scythe) -> None:
    """Where everybody's coins come from, the winner first, and what decided."""
    position = game.position
    scores = [table_score(position, seat) for seat in range(len(position.seats))]
    order = table_ranking(position)
    columns = [column for column in scores[0]._fields if column != "ability" or any(one.ability for one in scores)]
    tight = out.width < ROOMY
    table = Table(
        title=texts.phrase("result", turns=texts.turns(game.turns)), title_style="bold", padding=(0, not tight)
    )
    table.add_column(texts.phrase("faction"), no_wrap=True)
    for column in columns:
        table.add_column(texts.phrase(column), justify="right", style="bold" if column == "total" else None)
    for seat in order:
        faction = position.seats[seat].faction
        cells = [str(getattr(scores[seat], column)) for column in columns]
        table.add_row(sign(faction).append(texts.name("faction", faction)), *cells)
    names = [texts.name("faction", position.seats[seat].faction) for seat in game.winners()]
    decided = decided_for(position, game.is_cooperative())
    out.print()
    out.print(table)
    out.print(f"{texts.phrase('winner', faction=', '.join(names))} {texts.decided(decided)}")
