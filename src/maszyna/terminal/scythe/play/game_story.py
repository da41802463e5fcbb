"""A game told: turn by turn from its start to the scores, or while it is played, each event as it happens.

Whoever is at turn stands in its colour and sign. Plain output without a pager: it can be piped, searched and scrolled.
"""

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from maszyna.kernel.events import Event, by_turns
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.automa.choosing import POSSIBLE, REASONS
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.events import (
    AUTOMA_CARD,
    AUTOMA_GROUP,
    GAINED,
    GAME_ENDED,
    STAR_PLACED,
    TOKEN_PLACED,
    TURN_BEGAN,
    field_of,
)
from maszyna.scythe.facts.automa import ANY_FACTION, NO_RECRUIT, GainGroup, MoveGroup
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, COMBAT_CARDS, POWER, WORKER
from maszyna.scythe.score.with_automa import decided_for, table_ranking, table_score
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.speech.scythe.turn_prose import added_up, nothing_gained
from maszyna.terminal.scythe.map.pieces import COLOURS, sign

# By faction: a colour, and a sign for those who cannot tell the colours apart.
STAR: Final = "★"
INDENT: Final = "  "
ROOMY: Final = 70  # columns in which the scores can stand apart
HIGHLIGHTS: Final = [STAR_PLACED, GAME_ENDED]

STEP: Final = "  · "
GAIN_GOODS: Final = [WORKER, -1, COINS, POWER, COMBAT_CARDS]  # by what the gain row gives


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


def the_person(game: Scythe) -> int:
    """Who is "you" at this keyboard; with several people everybody is called by name."""
    people = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
    return people[0] if len(people) == 1 else NOBODY


class Narrator:
    def __init__(self, out: Console, texts: ScytheTexts, screen: ScreenTexts, pause: Callable[[], None]) -> None:
        self.out = out
        self.texts = texts
        self.screen = screen
        self.pause = pause

    def tell(self, game: Scythe, events: list[Event]) -> None:
        told = added_up(events)
        for number, event in enumerate(told):
            if event.kind == TURN_BEGAN:
                self.turn(game, event)
            elif event.kind == AUTOMA_CARD:
                self.card(game, event)
            elif not (event.kind == GAINED and not field_of(event, "amount")):
                self.step(game, event)
                for remark in self.texts.remarks(game.position, game.hidden, told, number):
                    self.hang(Text(remark, style="dim"), STEP[2:])
        for line in self.texts.result(game.position, events, the_person(game)):
            self.hang(Text(line, style="bold"), "")
        if any(event.kind == AUTOMA_CARD for event in events):
            self.pause()

    def turn(self, game: Scythe, event: Event) -> None:
        faction = game.position.seats[event.seat].faction
        title = sign(faction).append(self.texts.name("faction", faction), style=f"bold {COLOURS[faction]}")
        title.append(f" · {self.texts.phrase('turn', number=field_of(event, 'number'))}")
        self.out.print(Rule(title, style=COLOURS[faction], align="left"))

    def step(self, game: Scythe, event: Event) -> None:
        """A sentence with its bullet, hanging when it is long."""
        line = line_of(self.texts, game, event, True)
        passed_over = event.kind == AUTOMA_GROUP and REASONS[field_of(event, "reason")] != POSSIBLE
        if passed_over or event.kind == TOKEN_PLACED:
            line.stylize("dim")
        lead = "" if event.kind in HIGHLIGHTS else STEP[2:]
        self.hang(line, lead)

    def hang(self, line: Text, lead: str) -> None:
        for number, part in enumerate(line.wrap(self.out, max(20, self.out.width - len(STEP)))):
            part.rstrip()
            self.out.print(Text(f"  {lead}" if not number else " " * len(STEP)).append_text(part))

    def card(self, game: Scythe, event: Event) -> None:
        """The card drawn: its rows for this faction, from the left."""
        seat = event.seat
        faction = game.position.seats[seat].faction
        state = game.automa(seat)
        number, which = field_of(event, "card"), field_of(event, "scheme")
        card = card_of(state, number)
        scheme = card.schemes[which - 1]
        moves = [self.move(group) for group in scheme.moves if group.faction in (ANY_FACTION, faction)]
        gains = [self.gain(group) for group in scheme.gains if group.faction in (ANY_FACTION, faction)]
        recruit = "—" if scheme.recruit == NO_RECRUIT else self.texts.name("bonus", scheme.recruit)
        say = self.screen.say
        lines = [
            say("card_moves", moves=" → ".join(moves) or "—"),
            say("card_gains", gains=", ".join(gains) or "—"),
            say("card_rest", recruit=recruit, tracker=say("card_star" if card.advances else "card_no_star")),
        ]
        title = say("card", number=number, scheme=self.texts.name("scheme", which))
        self.out.print(Panel(Text("\n".join(lines)), title=title, title_align="left", border_style=COLOURS[faction],
                             width=min(self.out.width, 76)))  # fmt: skip
        self.pause()

    def move(self, group: MoveGroup) -> str:
        symbol = self.texts.name("symbol", group.symbol)
        return self.screen.say("with_power", symbol=symbol, power=group.min_power) if group.min_power else symbol

    def gain(self, group: GainGroup) -> str:
        good = GAIN_GOODS[group.gain]
        return self.screen.combat_units(group.amount) if good < 0 else self.texts.amount(good, group.amount)
