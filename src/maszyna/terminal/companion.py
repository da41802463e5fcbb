"""`maszyna scythe table`: short commands beside a real board of Scythe."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Setup
from maszyna.kernel.save import Save
from maszyna.scythe.table import Refusal, Session, restored
from maszyna.scythe.table.reading import FIRST_WORDS
from maszyna.scythe.table.words import is_whole
from maszyna.scythe.words import TERRITORIES
from maszyna.speech.companion import Aside
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal.aboard import airship_line
from maszyna.terminal.atlas import atlas
from maszyna.terminal.beside import SHORT, Beside, Notebook
from maszyna.terminal.companion_steps import Steps
from maszyna.terminal.companion_telling import Teller
from maszyna.terminal.panels import heading, tracks
from maszyna.terminal.prompting import Prompt
from maszyna.terminal.tiles import tell_tiles, with_wind

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
    ("undo", "undo"),
    ("why [28]", "why"),
    ("map · me · log", "look"),
    ("status", "status"),
    ("done", "done"),
    ("tiles", "tiles"),
    ("score", "score"),
    ("quit · new", "quit"),
]


class Companion(Beside[Session]):
    def __init__(self, out: Console, prompt: Prompt, voice: Voice, screen: Screen, aside: Aside) -> None:
        self.teller = Teller(out, voice, aside)
        super().__init__(prompt, aside, self.teller, Notebook(self.teller, aside, KIND))
        self.out = out
        self.voice = voice
        self.screen = screen
        self.aside = aside
        self.steps = Steps(prompt, voice, aside, self.teller, self.notebook)
        self.short = {**SHORT, "a": "automa", "f": "fight", "m": "move"}
        self.looks |= {
            "help": lambda session, rest: self.help(session),
            "why": self.why,
            "map": lambda session, rest: self.map(session),
            "me": lambda session, rest: self.sheets(session),
            "log": lambda session, rest: self.teller.log(session.steps()),
            "tiles": lambda session, rest: self.tiles(session),
            "status": lambda session, rest: self.teller.status(session),
            "undo": lambda session, rest: self.undo(session),
            "score": lambda session, rest: self.steps.score(session),
        }

    def begin(self, setup: Setup, seed: int) -> Session:
        session = Session(setup, seed)
        self.notebook.begin(session, seed)
        self.sheets(session)
        if with_wind(session.table.game):
            self.tiles(session)
        return session

    def restored(self, save: Save) -> Session:
        return restored(save)

    def offer(self, session: Session) -> str:
        names = [self.voice.name("faction", own.faction) for own in session.table.game.position.seats]
        return self.aside.say("go_on", steps=self.aside.steps(len(session.done)), people=", ".join(names))

    def greet(self, session: Session) -> None:
        self.teller.line(self.aside.say("welcome"), "dim")
        self.teller.waiting(session)

    def words(self, session: Session) -> list[str]:
        return FIRST_WORDS

    def step(self, session: Session, text: str) -> None:
        if text:
            self.steps.step(session, text)

    def refusal(self, error: MaszynaError) -> str:
        return self.aside.refusal(error) if isinstance(error, Refusal) else str(error)

    def undo(self, session: Session) -> None:
        undone = session.undo()
        self.notebook.rewrite(session)
        self.teller.undone(session, undone)

    def why(self, session: Session, rest: str) -> None:
        if rest and not (is_whole(rest) and 1 <= int(rest) <= TERRITORIES):
            raise Refusal("wants_territory", rest)
        self.teller.why(session, int(rest or 0))

    def help(self, session: Session) -> None:
        self.teller.forms(self.aside, FORMS)
        self.teller.limits(session)

    def tiles(self, session: Session) -> None:
        tell_tiles(self.out, self.voice, self.screen, session.table.game)

    def map(self, session: Session) -> None:
        position = session.table.game.position
        self.out.print(atlas(position, self.voice, position.battles))

    def sheets(self, session: Session) -> None:
        for seat in range(len(session.table.game.position.seats)):
            self.sheet(session, seat)

    def sheet(self, session: Session, seat: int) -> None:
        """Tracks of a seat, and where its units are."""
        game = session.table.game
        own = game.position.seats[seat]
        self.out.print(heading(self.voice, game, seat))
        self.out.print(Text("  ").append_text(tracks(self.voice, self.screen, game, seat, True)))
        where: list[str] = []
        for unit, place in enumerate(own.at):
            if place:
                where.append(f"{self.voice.name('unit', unit)} {self.aside.place(place, own.faction)}")
        self.teller.line("  " + ", ".join(where))
        airship = airship_line(self.voice, self.screen, game, seat)
        if airship:
            self.teller.line(f"  {airship}")
