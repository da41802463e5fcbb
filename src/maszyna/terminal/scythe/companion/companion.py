"""`maszyna scythe table`: short commands beside a real board of Scythe."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Record, Setup
from maszyna.scythe.ids import TERRITORIES
from maszyna.scythe.table import Missing, PlayedTable, Refusal, differences
from maszyna.scythe.table.read_step import FIRST_WORDS, SO
from maszyna.scythe.table.word_reader import is_whole
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.companion.companion_texts import CompanionTexts, companion_texts
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts, screen_texts
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts
from maszyna.terminal.scythe.companion.printer import CompanionPrinter
from maszyna.terminal.scythe.companion.prompt_steps import Steps
from maszyna.terminal.scythe.map.text_map import text_map
from maszyna.terminal.scythe.play.panels import heading, tracks
from maszyna.terminal.scythe.play.place_info import airship_line, place_lines
from maszyna.terminal.scythe.play.tiles_screen import tell_tiles, with_wind_gambit
from maszyna.terminal.shell.companion_shell import SHORT, CompanionShell
from maszyna.terminal.shell.game_file import GameFile
from maszyna.terminal.shell.prompt import Prompt

KIND: Final = "table"
# The forms of the commands, each with the key of what it does.
FORMS: Final = [
    ("automa [7]", "automa"),
    ("fight [37] · fight air", "fight"),
    ("did trade metal oil 44 · did bolster power · did coins · did produce", "did_top"),
    ("did deploy speed 44 · did upgrade units build · did enlist coins power [pay 43 food 2]", "did_bottom"),
    ("did encounter 12 2 · did card 7 · did factory · did objective 7", "did_cards"),
    ("move mech [36] 37 [workers 2] [food 1]", "move"),
    ("deploy 43 riverwalk · worker 43 [2]", "deploy"),
    ("power 7 · power +2 · popularity · coins · cards · stars", "counts"),
    ("resources 43 food +2 oil 1", "resources"),
    ("build mine 43 · recruit coin · ability speed · factory", "build"),
    ("encounter 21 gone · token 18", "encounter"),
    ("airship 23 [food 2] · cargo food 2 oil 1 · aboard 2", "airship"),
    ("load food 2 workers 1 · unload oil 1", "load"),
    ("workers 43 44 44 · mechs 36 · character base", "units"),
    ("adjust … · automa power 7 · automa tracker 4", "adjust"),
    ("so", "so"),
    ("undo [3]", "undo"),
    ("redo [3]", "redo"),
    ("why [28]", "why"),
    ("rule [9.2]", "rule"),
    ("map [28] · me · log", "look"),
    ("setup", "setup"),
    ("lang uk", "lang"),
    ("power +2; coins 5; automa", "several"),
    ("status", "status"),
    ("done", "done"),
    ("tiles", "tiles"),
    ("score", "score"),
    ("quit · new", "quit"),
]


class Companion(CompanionShell[PlayedTable]):
    texts: CompanionTexts

    def __init__(
        self, out: Console, prompt: Prompt, game_texts: ScytheTexts, screen: ScreenTexts, texts: CompanionTexts
    ) -> None:
        self.printer = CompanionPrinter(out, game_texts, texts)
        super().__init__(prompt, texts, self.printer, GameFile(SCYTHE_TABLE, KIND))
        self.out = out
        self.game_texts = game_texts
        self.screen = screen
        self.steps = Steps(prompt, self.printer, self.keep)
        self.short = {**SHORT, "a": "automa", "f": "fight", "m": "move"}
        self.view_commands |= {
            "help": self.help,
            "why": self.why,
            "map": self.map,
            "setup": lambda record, rest: self.layout(record),
            "lang": self.switch,
            "me": lambda record, rest: self.sheets(record),
            "log": lambda record, rest: self.printer.log([self.texts.spoken(step) for step in record.actions]),
            "tiles": lambda record, rest: self.tiles(record),
            "rule": self.rule,
            "status": lambda record, rest: self.printer.status(record),
            "undo": self.undo,
            "so": self.confirm,
            "redo": self.redo,
            "score": lambda record, rest: self.steps.score(record),
        }

    def begin(self, setup: Setup, seed: int) -> Record[PlayedTable]:
        record = SCYTHE_TABLE.new(setup, seed)
        self.file.begin(record)
        self.layout(record)
        self.out.print(text_map(record.game.table.game.position, self.game_texts))
        self.printer.line(self.texts.say("map_numbers", command=self.texts.spoken("map")), "dim")
        if with_wind_gambit(record.game.table.game):
            self.tiles(record)
        return record

    def offer(self, record: Record[PlayedTable]) -> str:
        names = [self.game_texts.name("faction", own.faction) for own in record.game.table.game.position.seats]
        return self.texts.say("go_on", steps=self.texts.steps(len(record.actions)), people=", ".join(names))

    def greet(self, record: Record[PlayedTable]) -> None:
        self.printer.line(self.texts.say("welcome"), "dim")
        self.printer.waiting(record)

    def words(self, record: Record[PlayedTable]) -> list[str]:
        return FIRST_WORDS

    def understood(self, typed: str) -> str:
        return self.texts.understood(typed)

    def step(self, record: Record[PlayedTable], text: str) -> None:
        if text:
            self.steps.step(record, text)

    def refusal(self, error: MaszynaError) -> str:
        return self.texts.refusal(error) if isinstance(error, Refusal) else self.texts.trouble(error)

    def undo(self, record: Record[PlayedTable], rest: str) -> None:
        """The last step, or so many."""
        most = len(record.actions)
        if not most:
            raise Refusal("nothing_to_undo")
        if rest and not (is_whole(rest) and 1 <= int(rest) <= most):
            raise Refusal("wants_count", str(most))
        for _ in range(int(rest or 1)):
            after = record.game.table
            undone = record.undo()
            self.file.write(record)
            self.printer.undone(record, undone, differences(after, record.game.table))

    def confirm(self, record: Record[PlayedTable], rest: str) -> None:
        """It is so: the last step stays, and nothing is noted about it; with more words a step of its own."""
        if rest:
            self.steps.step(record, f"{SO} {rest}")
            return
        if not record.actions:
            raise Refusal("nothing_to_undo")
        text = record.actions[-1]
        record.undo()
        done = record.take(f"{SO} {text.removeprefix(f'{SO} ')}")
        self.file.write(record)
        self.printer.done(record, done)

    def redo(self, record: Record[PlayedTable], rest: str) -> None:
        """What was undone last, or so many steps of it, until something else is told."""
        most = len(record.undone)
        if not most:
            raise Refusal("nothing_to_redo")
        if rest and not (is_whole(rest) and 1 <= int(rest) <= most):
            raise Refusal("wants_count", str(most))
        for _ in range(int(rest or 1)):
            done = record.redo()[0]
            self.keep(record, 1)
            self.printer.done(record, done)

    def check(self, record: Record[PlayedTable], steps: list[str]) -> None:
        try:
            record.try_out(steps)
        except Missing:
            return  # it will be asked for

    def remind(self, record: Record[PlayedTable]) -> None:
        self.printer.again(record)

    def switch(self, record: Record[PlayedTable], rest: str) -> None:
        """Another language from now on."""
        if rest not in LANGUAGES:
            raise Refusal("wants_language", ", ".join(LANGUAGES))
        self.speak(rest)
        self.greet(record)

    def speak(self, lang: str) -> None:
        self.game_texts, self.screen, self.texts = scythe_texts(lang), screen_texts(lang), companion_texts(lang)
        self.prompt.screen = self.screen
        self.printer.game_texts, self.printer.texts = self.game_texts, self.texts

    def layout(self, record: Record[PlayedTable]) -> None:
        """What lies where before the first turn."""
        start = record.at(0).table
        for line in self.texts.layout(start):
            self.printer.line(f"□ {line}")

    def why(self, record: Record[PlayedTable], rest: str) -> None:
        if rest and not (is_whole(rest) and 1 <= int(rest) <= TERRITORIES):
            raise Refusal("wants_territory", rest)
        self.printer.why(record, int(rest or 0))

    def help(self, record: Record[PlayedTable], rest: str) -> None:
        """What words of the game mean, if any begin so; otherwise all commands."""
        meant = self.game_texts.meanings(rest)
        for term in meant:
            self.printer.line(self.game_texts.defined(term))
        if meant:
            return
        self.printer.forms(self.texts, FORMS)
        self.printer.limits(record)

    def rule(self, record: Record[PlayedTable], rest: str) -> None:
        found = self.game_texts.rules(rest)
        if not found:
            raise Refusal("no_such_rule", rest)
        for line in found:
            self.printer.line(line)

    def tiles(self, record: Record[PlayedTable]) -> None:
        tell_tiles(self.out, self.game_texts, self.screen, record.game.table.game)

    def map(self, record: Record[PlayedTable], rest: str) -> None:
        """The board, or one territory in words."""
        position = record.game.table.game.position
        if rest and not (is_whole(rest) and 1 <= int(rest) <= TERRITORIES):
            raise Refusal("wants_territory", rest)
        if not rest:
            self.out.print(text_map(position, self.game_texts, position.battles))
            return
        for line in place_lines(self.game_texts, self.screen, position, int(rest)):
            self.out.print(line)

    def sheets(self, record: Record[PlayedTable]) -> None:
        for seat in range(len(record.game.table.game.position.seats)):
            self.sheet(record, seat)

    def sheet(self, record: Record[PlayedTable], seat: int) -> None:
        """Tracks of a seat, and where its units are."""
        game = record.game.table.game
        own = game.position.seats[seat]
        self.out.print(heading(self.game_texts, game, seat))
        self.out.print(Text("  ").append_text(tracks(self.game_texts, self.screen, game, seat, True)))
        where: list[str] = []
        for unit, place in enumerate(own.at):
            if place:
                where.append(f"{self.game_texts.name('unit', unit)} {self.texts.place(place, own.faction)}")
        self.printer.line("  " + ", ".join(where))
        airship = airship_line(self.game_texts, self.screen, game, seat)
        if airship:
            self.printer.line(f"  {airship}")
