"""`maszyna scythe table`: short commands beside a real board. Every step is written down before it is told."""

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import Setup
from maszyna.scythe.table import Missing, Refusal, Session, restored, unknown_for_score
from maszyna.scythe.table.reading import FIRST_WORDS
from maszyna.scythe.table.words import is_whole, matches
from maszyna.scythe.words import FACTIONS, TERRITORIES
from maszyna.speech.companion import Aside
from maszyna.speech.screens import Screen
from maszyna.speech.voice import Voice
from maszyna.terminal import saves
from maszyna.terminal.atlas import atlas
from maszyna.terminal.companion_telling import Teller
from maszyna.terminal.panels import heading, tracks
from maszyna.terminal.prompting import NO, YES, Leaving, Prompt

KIND: Final = "table"
LOOKS: Final = ["help", "why", "map", "me", "log", "status", "undo", "score", "quit", "new"]
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
LEAVE_IT: Final = "-"
ASKS_HELP: Final = ("?", "help")
# The forms of the commands, each with the key of what it does.
FORMS: Final = [
    ("automa [7]", "automa"),
    ("fight [37]", "fight"),
    ("move mech [36] 37 [workers 2] [food 1]", "move"),
    ("deploy 43 riverwalk · worker 43 [2]", "deploy"),
    ("power 7 · power +2 · popularity · coins · cards · stars", "counts"),
    ("resources 43 food +2 oil 1", "resources"),
    ("build mine 43 · recruit coin · ability speed · factory", "build"),
    ("encounter 21 gone · token 18", "encounter"),
    ("workers 43 44 44 · mechs 36 · character base", "units"),
    ("adjust … · automa power 7 · automa tracker 4", "adjust"),
    ("undo", "undo"),
    ("why [28]", "why"),
    ("map · me · log", "look"),
    ("status", "status"),
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
        self.path = Path()

    def begin(self, setup: Setup, seed: int) -> Session:
        session = Session(setup, seed)
        self.path = saves.new_path(seed, KIND)
        saves.write(self.path, session.dump())
        for seat in range(len(session.table.game.position.seats)):
            self.sheet(session, seat)
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
                self.path = path
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
            self.step(session, f"{first} {rest}".strip())

    def look(self, session: Session, look: str, rest: str) -> None:
        if look == "help":
            for form, key in FORMS:
                self.out.print(
                    Text(form, style="bold cyan").append(f"  {self.aside.help(key)}", style="not bold default")
                )
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
        elif look == "status":
            self.teller.status(session)
        elif look == "undo":
            self.undo(session)
        elif look == "score":
            self.score(session)
        elif look == "new":
            saves.put_aside(self.path)
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

    def step(self, session: Session, text: str) -> None:
        """Take a step, asking for what it cannot know; what cannot be written down is not done."""
        while True:
            try:
                done = session.say(text)
                break
            except Missing as missing:
                answer = self.answer(session, missing, text)
                if answer == LEAVE_IT:
                    self.teller.line(self.aside.say("cancelled"), "dim")
                    return
                text = f"{text} {answer}"
        self.write(session)
        self.teller.done(session, done)

    def answer(self, session: Session, missing: Missing, text: str) -> str:
        """Words that complete a step: asked again until they can be used."""
        position = session.table.game.position
        question = self.aside.question(position, missing)
        while True:
            typed = self.prompt.ask(f"{question} ").lower()
            if typed == LEAVE_IT:
                return LEAVE_IT
            if typed in ASKS_HELP:
                self.teller.line(self.aside.say("cancel_hint", what=question), "dim")
                continue
            words = "none" if not typed and missing.field == "cards" else typed
            if missing.field == "artillery":
                words = "fire" if typed in YES else "hold" if typed in ("", *NO) else typed
            words = f"{missing.field} {words}"
            try:
                session.try_out(f"{text} {words}")
            except Missing:
                return words
            except Refusal as refusal:
                self.teller.line(self.aside.refusal(refusal), "yellow")
                continue
            return words

    def write(self, session: Session) -> None:
        try:
            saves.write(self.path, session.dump())
        except saves.FileTrouble as trouble:
            session.undo()
            self.teller.line(self.aside.say("not_saved", problem=trouble), "bold red")
            raise

    def undo(self, session: Session) -> None:
        undone = session.undo()
        saves.write(self.path, session.dump())
        self.teller.undone(session, undone)

    def score(self, session: Session) -> None:
        """Ask for what nobody has told, then say who has won."""
        for unknown in unknown_for_score(session.table):
            own = session.table.game.position.seats[unknown.seat]
            who = self.voice.name("faction", own.faction)
            asked = {"coins": "ask_coins", "popularity": "ask_popularity", "tile": "ask_bonus"}[unknown.step]
            usual = "" if unknown.step == "tile" else f" [{unknown.value}]"
            self.tell(session, unknown.seat, unknown.step, f"{self.aside.say(asked, who=who)}{usual} ", unknown.value)
        self.teller.score(session)

    def tell(self, session: Session, seat: int, step: str, asked: str, usual: int) -> None:
        prefix = FACTIONS[session.table.game.position.seats[seat].faction]
        while True:
            typed = self.prompt.ask(asked).lower()
            if step == "tile" and typed in ("", *ASKS_HELP):
                if not typed:
                    return
                self.teller.line(", ".join(self.voice.name("tile", tile) for tile in range(6)), "dim")
                continue
            try:
                session.say(f"adjust {prefix} {step} {typed or usual}")
            except Refusal as refusal:
                self.teller.line(self.aside.refusal(refusal), "yellow")
                continue
            self.write(session)
            return
