"""`maszyna scythe table`: short commands beside a real board. Every step is written down before it is told."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Setup
from maszyna.scythe.table import Refusal, Session, restored
from maszyna.scythe.table.reading import FIRST_WORDS
from maszyna.scythe.table.words import is_whole, matches
from maszyna.scythe.words import TERRITORIES
from maszyna.speech.companion import Aside
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal import saves
from maszyna.terminal.aboard import airship_line
from maszyna.terminal.atlas import atlas
from maszyna.terminal.companion_steps import Steps
from maszyna.terminal.companion_telling import Teller
from maszyna.terminal.panels import heading, tracks
from maszyna.terminal.prompting import Leaving, Prompt
from maszyna.terminal.tiles import tell_tiles, with_wind

KIND: Final = "table"
LOOKS: Final = ["help", "why", "map", "me", "log", "tiles", "status", "undo", "score", "quit", "new"]
SHORT: Final = {
    "a": "automa",
    "f": "fight",
    "m": "move",
    "u": "undo",
    "w": "why",
    "q": "quit",
    "s": "status",
    "?": "help",
}
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


class Another(Exception):
    """A person wants to begin a session from the start."""


class Companion:
    def __init__(self, out: Console, prompt: Prompt, voice: Voice, screen: Screen, aside: Aside) -> None:
        self.out = out
        self.prompt = prompt
        self.voice = voice
        self.screen = screen
        self.aside = aside
        self.teller = Teller(out, voice, aside)
        self.steps = Steps(prompt, voice, aside, self.teller)

    def begin(self, setup: Setup, seed: int) -> Session:
        session = Session(setup, seed)
        self.steps.path = saves.new_path(seed, KIND)
        saves.write(self.steps.path, session.dump())
        for seat in range(len(session.table.game.position.seats)):
            self.sheet(session, seat)
        if with_wind(session.table.game):
            tell_tiles(self.out, self.voice, self.screen, session.table.game)
        return session

    def left(self) -> Session | None:
        """The session left last, if the person goes on with it."""
        for path in saves.unfinished(KIND):
            try:
                session = restored(saves.read(path))
            except MaszynaError as error:
                saves.put_aside(path, saves.SPOILT)
                self.teller.line(self.aside.say("spoilt", problem=error), "yellow")
                continue
            names = [self.voice.name("faction", own.faction) for own in session.table.game.position.seats]
            steps = self.aside.steps(len(session.done))
            if self.prompt.yes(self.aside.say("go_on", steps=steps, people=", ".join(names)), True):
                self.steps.path = path
                return session
            saves.put_aside(path)
            return None
        return None

    def sit(self, session: Session) -> None:
        """Until the person leaves; raises Another for a new session."""
        self.teller.line(self.aside.say("welcome"), "dim")
        self.teller.waiting(session)
        while True:
            typed = self.prompt.ask("> ", [*FIRST_WORDS, *LOOKS])
            if not typed:
                continue
            try:
                self.take(session, typed)
            except Refusal as refusal:
                self.teller.line(self.aside.refusal(refusal), "yellow")
            except MaszynaError as error:
                self.teller.line(str(error), "yellow")

    def take(self, session: Session, typed: str) -> None:
        first, _, rest = typed.lower().partition(" ")
        first = SHORT.get(first, first)
        found = matches(first, LOOKS)
        if len(found) == 1 and (first in LOOKS or not matches(first, FIRST_WORDS)):
            self.look(session, LOOKS[found[0]], rest)
        else:
            self.steps.step(session, f"{first} {rest}".strip())

    def look(self, session: Session, look: str, rest: str) -> None:
        if look == "help":
            for form, key in FORMS:
                self.out.print(
                    Text(form, style="bold cyan").append(f"  {self.aside.help(key)}", style="not bold default")
                )
            self.teller.limits(session)
        elif look == "why":
            if rest and not (is_whole(rest) and 1 <= int(rest) <= TERRITORIES):
                raise Refusal("wants_territory", rest)
            self.teller.why(session, int(rest or 0))
        elif look == "map":
            self.out.print(atlas(session.table.game.position, self.voice, session.table.game.position.battles))
        elif look == "me":
            for seat in range(len(session.table.game.position.seats)):
                self.sheet(session, seat)
        elif look == "log":
            self.teller.log(session)
        elif look == "tiles":
            tell_tiles(self.out, self.voice, self.screen, session.table.game)
        elif look == "status":
            self.teller.status(session)
        elif look == "undo":
            self.steps.undo(session)
        elif look == "score":
            self.steps.score(session)
        elif look == "new":
            saves.put_aside(self.steps.path)
            raise Another
        else:
            raise Leaving

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
