"""`maszyna scythe table`: short commands beside a real board of Scythe."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Setup
from maszyna.kernel.save import Save
from maszyna.scythe.table import Missing, Refusal, Session, restored
from maszyna.scythe.table.read_step import FIRST_WORDS
from maszyna.scythe.table.word_reader import is_whole
from maszyna.scythe.words import TERRITORIES
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.companion.companion_texts import CompanionTexts, companion_texts
from maszyna.speech.scythe.screens.screen_texts import ScreenTexts, screen_texts
from maszyna.speech.scythe.texts import ScytheTexts, scythe_texts
from maszyna.terminal.scythe.companion.printer import CompanionPrinter
from maszyna.terminal.scythe.companion.steps import Steps
from maszyna.terminal.scythe.map.text_map import text_map
from maszyna.terminal.scythe.play.panels import heading, tracks
from maszyna.terminal.scythe.play.place_info import airship_line, place_lines
from maszyna.terminal.scythe.play.tiles import tell_tiles, with_wind_gambit
from maszyna.terminal.shell.companion_shell import SHORT, CompanionShell, SessionFile
from maszyna.terminal.shell.prompt import Prompt

KIND: Final = "table"
# The forms of the commands, each with the key of what it does.
FORMS: Final = [
    ("automa [7]", "automa"),
    ("fight [37] · fight air", "fight"),
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
    ("undo [3]", "undo"),
    ("why [28]", "why"),
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


class Companion(CompanionShell[Session]):
    texts: CompanionTexts

    def __init__(
        self, out: Console, prompt: Prompt, game_texts: ScytheTexts, screen: ScreenTexts, texts: CompanionTexts
    ) -> None:
        self.printer = CompanionPrinter(out, game_texts, texts)
        super().__init__(prompt, texts, self.printer, SessionFile(self.printer, texts, KIND))
        self.out = out
        self.game_texts = game_texts
        self.screen = screen
        self.steps = Steps(prompt, self.printer, self.session_file)
        self.short = {**SHORT, "a": "automa", "f": "fight", "m": "move"}
        self.view_commands |= {
            "help": self.help,
            "why": self.why,
            "map": self.map,
            "setup": lambda session, rest: self.layout(session),
            "lang": self.switch,
            "me": lambda session, rest: self.sheets(session),
            "log": lambda session, rest: self.printer.log([self.texts.spoken(step) for step in session.steps()]),
            "tiles": lambda session, rest: self.tiles(session),
            "status": lambda session, rest: self.printer.status(session),
            "undo": self.undo,
            "score": lambda session, rest: self.steps.score(session),
        }

    def begin(self, setup: Setup, seed: int) -> Session:
        session = Session(setup, seed)
        self.session_file.begin(session, seed)
        self.layout(session)
        self.out.print(text_map(session.table.game.position, self.game_texts))
        self.printer.line(self.texts.say("map_numbers", command="map"), "dim")
        if with_wind_gambit(session.table.game):
            self.tiles(session)
        return session

    def restored(self, save: Save) -> Session:
        return restored(save)

    def offer(self, session: Session) -> str:
        names = [self.game_texts.name("faction", own.faction) for own in session.table.game.position.seats]
        return self.texts.say("go_on", steps=self.texts.steps(len(session.done)), people=", ".join(names))

    def greet(self, session: Session) -> None:
        self.printer.line(self.texts.say("welcome"), "dim")
        self.printer.waiting(session)

    def words(self, session: Session) -> list[str]:
        return FIRST_WORDS

    def understood(self, typed: str) -> str:
        return self.texts.understood(typed)

    def step(self, session: Session, text: str) -> None:
        if text:
            self.steps.step(session, text)

    def refusal(self, error: MaszynaError) -> str:
        return self.texts.refusal(error) if isinstance(error, Refusal) else self.texts.trouble(error)

    def undo(self, session: Session, rest: str) -> None:
        """The last step, or so many."""
        most = len(session.done)
        if not most:
            raise Refusal("nothing_to_undo")
        if rest and not (is_whole(rest) and 1 <= int(rest) <= most):
            raise Refusal("wants_count", str(most))
        for _ in range(int(rest or 1)):
            undone = session.undo()
            self.session_file.rewrite(session)
            self.printer.undone(session, undone)

    def check(self, session: Session, steps: list[str]) -> None:
        try:
            session.record.try_out(steps)
        except Missing:
            return  # it will be asked for

    def remind(self, session: Session) -> None:
        self.printer.again(session)

    def switch(self, session: Session, rest: str) -> None:
        """Another language from now on."""
        if rest not in LANGUAGES:
            raise Refusal("wants_language", ", ".join(LANGUAGES))
        self.speak(rest)
        self.greet(session)

    def speak(self, lang: str) -> None:
        self.game_texts, self.screen, self.texts = scythe_texts(lang), screen_texts(lang), companion_texts(lang)
        self.session_file.texts = self.texts
        self.prompt.screen = self.screen
        self.printer.game_texts, self.printer.texts = self.game_texts, self.texts

    def layout(self, session: Session) -> None:
        """What lies where before the first turn."""
        start = session.record.at(0).table
        for line in self.texts.layout(start):
            self.printer.line(f"□ {line}")

    def why(self, session: Session, rest: str) -> None:
        if rest and not (is_whole(rest) and 1 <= int(rest) <= TERRITORIES):
            raise Refusal("wants_territory", rest)
        self.printer.why(session, int(rest or 0))

    def help(self, session: Session, rest: str) -> None:
        """What words of the game mean, if any begin so; otherwise all commands."""
        meant = self.game_texts.meanings(rest)
        for term in meant:
            self.printer.line(self.game_texts.defined(term))
        if meant:
            return
        self.printer.forms(self.texts, FORMS)
        self.printer.limits(session)

    def tiles(self, session: Session) -> None:
        tell_tiles(self.out, self.game_texts, self.screen, session.table.game)

    def map(self, session: Session, rest: str) -> None:
        """The board, or one territory in words."""
        position = session.table.game.position
        if rest and not (is_whole(rest) and 1 <= int(rest) <= TERRITORIES):
            raise Refusal("wants_territory", rest)
        if not rest:
            self.out.print(text_map(position, self.game_texts, position.battles))
            return
        for line in place_lines(self.game_texts, self.screen, position, int(rest)):
            self.out.print(line)

    def sheets(self, session: Session) -> None:
        for seat in range(len(session.table.game.position.seats)):
            self.sheet(session, seat)

    def sheet(self, session: Session, seat: int) -> None:
        """Tracks of a seat, and where its units are."""
        game = session.table.game
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
