"""What the companion of Expeditions shows: a step taken or taken back, the Automa's turn and why, the end."""

from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from maszyna.expeditions.events import (
    ADJUSTED,
    CARD,
    END_NEAR,
    END_OFF,
    GAME_ENDED,
    GLORY,
    HUMAN_GLORY,
    TURN_BEGAN,
    MechPart,
    field_of,
)
from maszyna.expeditions.facts.decision_cards import DecisionCard
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN
from maszyna.expeditions.play.game_end import CountCoins
from maszyna.expeditions.score import automa_sources, human_sources
from maszyna.expeditions.table.status import status
from maszyna.expeditions.table.steps import Done
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record
from maszyna.speech.expeditions.texts import ExpeditionsTexts
from maszyna.terminal.expeditions.rows import draw
from maszyna.terminal.shell.companion_printer import ARROW, BACK, STAR, Printer

HIGHLIGHTS: Final = [GLORY, HUMAN_GLORY, END_NEAR, END_OFF, GAME_ENDED]


class ExpeditionsPrinter(Printer):
    def __init__(self, out: Console, texts: ExpeditionsTexts) -> None:
        super().__init__(out)
        self.texts = texts

    def setting_up(self, record: Record[Expedition]) -> None:
        """The checklist of the table."""
        self.line(self.texts.say("setting_up", command=self.texts.spoken("setup")), "bold")
        for number, line in enumerate(self.texts.setting_up(record.game, record.events()[0].seat), 1):
            self.line(f"{number:2}. {line.text}")

    def done(self, record: Record[Expedition], done: Done) -> None:
        """The step; after a turn of the Automa the table as it is now."""
        self.events(done.events, record.game.cards)
        if any(event.kind == ADJUSTED for event in done.events):
            self.instructions(done, ARROW)
        if record.game.is_over():
            self.score(record.game)
        elif any(event.kind == TURN_BEGAN and event.seat == HUMAN for event in done.events):
            draw(self.out, self.texts, record.game)
        self.waiting(record)

    def events(self, events: list[Event], cards: dict[int, DecisionCard]) -> None:
        for event in events:
            if isinstance(event, MechPart):
                self.part(event)
            elif event.kind == TURN_BEGAN:
                self.line(self.texts.sentence(event), "bold reverse")
            elif event.kind == CARD:
                self.line(self.texts.card(field_of(event, "card"), cards), "bold")
            elif event.kind in HIGHLIGHTS:
                self.line(STAR + self.texts.sentence(event), "bold yellow")
            elif event.kind != ADJUSTED:
                self.line(self.texts.sentence(event))

    def part(self, part: MechPart) -> None:
        """What to do with the pieces, and below it why."""
        for sentence in self.texts.swept(part):
            self.line(ARROW + sentence, "bold")
        self.line(ARROW + self.texts.sentence(part), "bold")
        self.line("  " + self.texts.reason(part), "italic")

    def instructions(self, done: Done, arrow: str) -> None:
        self.todo(self.texts, [self.texts.instruction(one) for one in done.instructions], arrow)

    def undone(self, record: Record[Expedition], done: Done) -> None:
        self.line(self.texts.say("undone", step=", ".join(self.texts.spoken(text) for text in done.texts)))
        self.instructions(done, BACK)
        self.waiting(record)

    def waiting(self, record: Record[Expedition]) -> None:
        """Something impossible, or the end."""
        self.hint(self.texts, len(status(record.game)))
        if record.game.is_over():
            self.line(self.texts.say("over", command=self.texts.spoken("score"), new=self.texts.spoken("new")), "dim")
        elif isinstance(record.game.asking, CountCoins) and record.game.asking.amount == 0:
            self.line(self.texts.say("ended"), "bold yellow")

    def status(self, record: Record[Expedition]) -> None:
        self.problems(self.texts, [self.texts.problem(problem) for problem in status(record.game)])

    def why(self, record: Record[Expedition], place: tuple[int, int] | None) -> None:
        """The last card's two parts step by step; with a location only when that fell out of its mech's search."""
        parts = last_parts(record.events())
        if not parts:
            self.line(self.texts.say("no_choice_yet"))
        for part in parts:
            if place is None:
                self.line(self.texts.mech(part.row), "bold")
                for sentence in self.texts.trace(part):
                    self.line("  " + sentence)
            elif part.row == place[0]:
                self.line(self.texts.fell_out(part, place[1]))

    def score(self, game: Expedition) -> None:
        """Where the coins come from; before the end the Automa's alone can be known."""
        grid = Grid(box=None)
        grid.add_column("")
        rows = [(AUTOMA, automa_sources(game.position, game.tuning))]
        if game.is_over():
            rows.insert(0, (HUMAN, human_sources(game.human)))
        for number in range(len(rows[0][1])):
            grid.add_column(self.texts.source(number), justify="right")
        grid.add_column(self.texts.say("total"), justify="right", style="bold")
        for seat, sources in rows:
            grid.add_row(self.texts.seat(seat), *[str(coins) for coins in sources], str(sum(sources)))
        self.out.print(grid)


def last_parts(events: list[Event]) -> list[MechPart]:
    """The mechs' parts of the last decision card."""
    cards = [index for index, event in enumerate(events) if event.kind == CARD]
    return [event for event in events[cards[-1] :] if isinstance(event, MechPart)] if cards else []
