"""What the companion shows: a step taken, an Automa's turn, what looks impossible, the end."""

from typing import Final

from rich.console import Console
from rich.table import Table as Grid

from maszyna.kernel.events import Event
from maszyna.kernel.record import Entry, Record
from maszyna.scythe.automa.choosing import POSSIBLE, REASONS
from maszyna.scythe.events import (
    ABILITY_USED,
    AIR_COMBAT_BEGAN,
    AUTOMA_AIRSHIP,
    AUTOMA_CAMP,
    AUTOMA_CARD,
    AUTOMA_COMBAT_CARD,
    AUTOMA_DECK_SHUFFLED,
    AUTOMA_GROUP,
    AUTOMA_OWN_CARD,
    AUTOMA_OWN_LEVEL,
    AUTOMA_OWN_SHUFFLE,
    AUTOMA_OWN_SYMBOL,
    AUTOMA_REVEALED,
    AUTOMA_SKIPPED,
    AUTOMA_STOPPED,
    CARDS_STOLEN,
    COMBAT_COMMITTED,
    COMBAT_WON,
    EFFECT_USED,
    FACTORY_EXPLODED,
    FINALE_BEGAN,
    GAME_ENDED,
    RECRUIT_BONUS,
    RESOLUTION_USED,
    STAR_PLACED,
    TRAP_SPRUNG,
    UNIT_NOT_GAINED,
    field_of,
)
from maszyna.scythe.ids import AIRSHIP
from maszyna.scythe.score.scoring import TIE_BREAKS
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table import Instruction, PlayedTable, result, status
from maszyna.scythe.table.last_turns import clock_of, last_turns
from maszyna.speech.scythe.companion.companion_texts import CompanionTexts
from maszyna.speech.scythe.texts import ScytheTexts
from maszyna.speech.scythe.turn_prose import why_lines
from maszyna.terminal.scythe.map.pieces import COLOURS, sign
from maszyna.terminal.scythe.play.game_story import the_person
from maszyna.terminal.scythe.play.tiles_screen import tell_resolution, with_wind_gambit
from maszyna.terminal.shell.companion_printer import ARROW, BACK, STAR, Printer

TOLD: Final = [
    ABILITY_USED, AIR_COMBAT_BEGAN, AUTOMA_CAMP, AUTOMA_COMBAT_CARD, AUTOMA_DECK_SHUFFLED, AUTOMA_OWN_CARD,
    AUTOMA_OWN_LEVEL, AUTOMA_OWN_SHUFFLE, AUTOMA_OWN_SYMBOL, AUTOMA_REVEALED,
    AUTOMA_SKIPPED, AUTOMA_STOPPED, CARDS_STOLEN, COMBAT_COMMITTED, COMBAT_WON, EFFECT_USED, RECRUIT_BONUS,
    RESOLUTION_USED, TRAP_SPRUNG, UNIT_NOT_GAINED,
]  # fmt: skip
HIGHLIGHTS: Final = [STAR_PLACED, FINALE_BEGAN, FACTORY_EXPLODED, GAME_ENDED]
DRAWN: Final = "card_out"  # who draws the cards need not be told that one has left the deck


class CompanionPrinter(Printer):
    def __init__(self, out: Console, game_texts: ScytheTexts, texts: CompanionTexts) -> None:
        super().__init__(out)
        self.game_texts = game_texts
        self.texts = texts

    def done(self, record: Record[PlayedTable], done: Entry) -> None:
        """The step: an Automa's choice in a sentence, then which piece goes where."""
        table = record.game.table
        position = table.game.position
        for number, event in enumerate(done.events):
            if event.kind == AUTOMA_CARD:
                self.card(record, event)
            elif event.kind == AUTOMA_GROUP and REASONS[field_of(event, "reason")] == POSSIBLE:
                symbol = field_of(event, "symbol")
                self.line(self.game_texts.summary(event.position, event.seat, symbol, event.trace or []), "italic")
            elif event.kind == AUTOMA_AIRSHIP:
                start, trace = field_of(event, "from"), event.trace or []
                self.line(self.game_texts.flight_summary(event.position, event.seat, start, trace), "italic")
            elif event.kind in TOLD:
                self.line(self.game_texts.sentence(position, event))
            elif event.kind in HIGHLIGHTS:
                self.line(STAR + self.game_texts.sentence(position, event), "bold yellow")
                if event.kind == FINALE_BEGAN:
                    tell_resolution(self.out, self.game_texts, record.game.table.game)
            elif event.kind == AUTOMA_GROUP:
                self.line(self.game_texts.sentence(position, event), "dim")  # why a group is passed over
            for remark in self.game_texts.remarks(position, table.game.hidden, done.events, number):
                self.line(remark, "dim")
        for line in self.game_texts.result(position, done.events, the_person(table.game)):
            self.line(line, "bold")
        for problem in table.warned:
            self.line(self.texts.problem(position, problem), "yellow")
        self.instructions(record, done.instructions, ARROW)
        self.waiting(record)

    def again(self, record: Record[PlayedTable]) -> None:
        """The last step once more, with what was to be done."""
        if not record.actions:
            return
        last = record.entries[-1]
        self.line(self.texts.say("last_step", step=self.texts.spoken(last.text)), "dim")
        self.instructions(record, last.instructions, ARROW)

    def card(self, record: Record[PlayedTable], event: Event) -> None:
        faction = record.game.table.game.position.seats[event.seat].faction
        text = self.texts.say("turn", who=self.game_texts.name("faction", faction), card=field_of(event, "card"))
        self.out.print(sign(faction).append(text, style=f"bold {COLOURS[faction]}"))

    def instructions(self, record: Record[PlayedTable], instructions: list[Instruction], arrow: str) -> None:
        position = record.game.table.game.position
        shown = [one for one in instructions if one.what != DRAWN or arrow == BACK]
        self.todo(self.texts, self.texts.instructions(position, shown), arrow)

    def undone(self, record: Record[PlayedTable], step: str, back: list[Instruction]) -> None:
        self.line(self.texts.say("undone", step=self.texts.spoken(step)))
        self.instructions(record, back, BACK)
        self.waiting(record)

    def waiting(self, record: Record[PlayedTable]) -> None:
        """A combat to fight, the end, or something impossible."""
        table = record.game.table
        if table.fight_place():
            key = "air_fight_waits" if table.duel else "fight_waits"
            self.line(self.texts.say(key, place=table.fight_place(), command=self.texts.spoken("fight")), "bold red")
        if table.is_over():
            self.line(self.texts.say("is_over", command=self.texts.spoken("score")), "bold yellow")
        else:
            self.last_turns(record)
        self.hint(self.texts, len(status(table)))

    def last_turns(self, record: Record[PlayedTable]) -> None:
        """Who still has a turn under a resolution, and how it is said that a person has taken one."""
        table = record.game.table
        names = [self.game_texts.name("faction", table.game.position.seats[seat].faction) for seat in last_turns(table)]
        done = self.texts.spoken("done")
        if names:
            self.line(self.texts.say("last_turns", who=", ".join(names), command=done), "bold yellow")
        for seat in table.seats_of(AUTOMA):
            left = clock_of(table, seat)
            if left >= 0:
                who = self.game_texts.of_faction(table.game.position.seats[seat].faction)
                clock = self.texts.say("clock", who=who, left=left, command=done)
                self.line(clock, "dim" if left else "bold yellow")

    def limits(self, record: Record[PlayedTable]) -> None:
        """What the companion does not know of The Wind Gambit."""
        if with_wind_gambit(record.game.table.game):
            self.line(self.texts.say("limits"), "dim")

    def status(self, record: Record[PlayedTable]) -> None:
        position = record.game.table.game.position
        self.problems(self.texts, [self.texts.problem(position, problem) for problem in status(record.game.table)])

    def why(self, record: Record[PlayedTable], place: int) -> None:
        """The last card an Automa played, group by group; with a place only when that fell out."""
        choosing = [done for done in record.entries if any(event.kind == AUTOMA_GROUP for event in done.events)]
        if not choosing:
            self.line(self.texts.say("no_choice_yet"))
            return
        for event in choosing[-1].events:
            if event.kind not in (AUTOMA_GROUP, AUTOMA_AIRSHIP):
                continue
            kind, number = ("unit", AIRSHIP) if event.kind == AUTOMA_AIRSHIP else ("symbol", field_of(event, "symbol"))
            self.line(self.game_texts.name(kind, number), "bold")
            for sentence in why_lines(self.game_texts, event, place):
                self.line("  " + sentence)

    def score(self, record: Record[PlayedTable]) -> None:
        table = record.game.table
        found = result(table)
        columns = ["coins", "stars", "territories", "resources", "structure_bonus", "total"]
        grid = Grid(box=None)
        grid.add_column(self.game_texts.phrase("faction"))
        for column in columns:
            grid.add_column(
                self.game_texts.phrase(column), justify="right", style="bold" if column == "total" else None
            )
        for seat in found.order:
            faction = table.game.position.seats[seat].faction
            numbers = [str(getattr(found.scores[seat], column)) for column in columns]
            grid.add_row(sign(faction).append(self.game_texts.name("faction", faction)), *numbers)
        self.out.print(grid)
        winner = self.game_texts.name("faction", table.game.position.seats[found.order[0]].faction)
        by_average = table.automa_options.cooperative and found.decided_by == TIE_BREAKS[0]
        by = self.texts.say("average") if by_average else self.game_texts.decided(found.decided_by)
        self.line(f"{self.game_texts.phrase('winner', faction=winner)} {by}", "bold")
