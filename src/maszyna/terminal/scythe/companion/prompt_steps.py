"""Steps taken at the companion's prompt: what a step cannot know is asked, and every step is written at once."""

from collections.abc import Callable
from typing import Final

from maszyna.kernel.record import Record
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import TILE_IDS
from maszyna.scythe.table import Missing, PlayedTable, Refusal, unknown_for_score
from maszyna.terminal.scythe.companion.printer import CompanionPrinter
from maszyna.terminal.shell.prompt import NO, YES, Leaving, Prompt

LEAVE_IT: Final = "-"
TAKE_BACK: Final = "undo"
UNDOES: Final = ("u", TAKE_BACK)
TILE_NUMBERS: Final = [str(number) for number in range(1, len(TILE_IDS) + 1)]
LEAVES: Final = ("q", "quit")
ASKS_HELP: Final = ("?", "help")
Keep = Callable[[Record[PlayedTable], int], None]  # writes so many actions down, or takes them back


class Steps:
    def __init__(self, prompt: Prompt, printer: CompanionPrinter, keep: Keep) -> None:
        self.prompt = prompt
        self.printer = printer
        self.keep = keep

    def step(self, record: Record[PlayedTable], text: str) -> None:
        """Take a step, asking for what it cannot know; what cannot be written down is not done."""
        parts = [text]
        while True:
            try:
                done = record.take(" ".join(parts))
                break
            except Missing as missing:
                answer = self.answer(record, missing, " ".join(parts))
                if answer == LEAVE_IT or (answer == TAKE_BACK and len(parts) == 1):
                    self.printer.line(self.printer.texts.say("cancelled"), "dim")
                    return
                if answer == TAKE_BACK:
                    parts.pop()
                else:
                    parts.append(answer)
        self.keep(record, 1)
        self.printer.done(record, done)

    def answer(self, record: Record[PlayedTable], missing: Missing, text: str) -> str:
        """Words that complete a step: asked again until they can be used."""
        position = record.game.table.game.position
        question = self.printer.texts.question(position, missing)
        while True:
            typed = self.printer.texts.understood(self.prompt.ask(f"{question} "))
            if typed == LEAVE_IT:
                return LEAVE_IT
            if typed in LEAVES:
                raise Leaving
            if typed in UNDOES:
                return TAKE_BACK
            if typed in ASKS_HELP:
                self.printer.line(self.printer.texts.say("cancel_hint", what=question), "dim")
                continue
            words = "none" if not typed and missing.field == "cards" else typed
            if missing.field == "artillery":
                words = "fire" if typed in YES else "hold" if typed in ("", *NO) else typed
            words = f"{missing.field} {words}"
            try:
                record.try_out([f"{text} {words}"])
            except Missing:
                return words
            except Refusal as refusal:
                self.printer.line(self.printer.texts.refusal(refusal), "yellow")
                continue
            return words

    def score(self, record: Record[PlayedTable]) -> None:
        """Ask for what nobody has told, then say who has won."""
        for unknown in unknown_for_score(record.game.table):
            if unknown.step == "tile":
                self.tiles()
            own = record.game.table.game.position.seats[unknown.seat]
            who = self.printer.game_texts.name("faction", own.faction)
            asked = {"coins": "ask_coins", "popularity": "ask_popularity", "tile": "ask_bonus"}[unknown.step]
            usual = "" if unknown.step == "tile" else f" [{unknown.value}]"
            self.tell(
                record, unknown.seat, unknown.step, f"{self.printer.texts.say(asked, who=who)}{usual} ", unknown.value
            )
        self.printer.score(record)

    def tell(self, record: Record[PlayedTable], seat: int, step: str, asked: str, usual: int) -> None:
        prefix = FACTIONS[record.game.table.game.position.seats[seat].faction]
        while True:
            typed = self.printer.texts.understood(self.prompt.ask(asked))
            if step == "tile" and not typed:
                return
            if step == "tile" and typed in TILE_NUMBERS:
                typed = TILE_IDS[TILE_NUMBERS.index(typed)]
            if step == "tile" and typed in ASKS_HELP:
                self.tiles()
                continue
            try:
                record.take(f"adjust {prefix} {step} {typed or usual}")
            except Refusal as refusal:
                self.printer.line(self.printer.texts.refusal(refusal), "yellow")
                continue
            self.keep(record, 1)
            return

    def tiles(self) -> None:
        """The structure bonus tiles by the numbers that name them."""
        for tile, number in enumerate(TILE_NUMBERS):
            self.printer.line(f"{number}  {self.printer.game_texts.name('tile', tile)}", "dim")
