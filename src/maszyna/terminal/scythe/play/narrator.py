"""Events told as they happen: a person's own in a paragraph, an Automa's turn step by step with its card."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import POSSIBLE, REASONS
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.events import AUTOMA_CARD, AUTOMA_GROUP, GAINED, TOKEN_PLACED, TURN_BEGAN, field_of
from maszyna.scythe.facts.automa import ANY_FACTION, NO_RECRUIT, GainGroup, MoveGroup
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, COMBAT_CARDS, POWER, WORKER
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.speech.scythe.turn_prose import added_up
from maszyna.terminal.scythe.map.pieces import COLOURS, sign
from maszyna.terminal.scythe.play.story import HIGHLIGHTS, line_of

STEP: Final = "  · "
GAIN_GOODS: Final = [WORKER, -1, COINS, POWER, COMBAT_CARDS]  # by what the gain row gives


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
