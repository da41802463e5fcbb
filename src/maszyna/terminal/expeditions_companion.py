"""`maszyna expeditions table`: short commands beside a real table of Expeditions."""

import re
from typing import Final

from rich.console import Console

from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.ring import FIRST
from maszyna.expeditions.table import Session, new_session, restored
from maszyna.expeditions.words import CENTRAL, LOCATIONS, NORTH, ROWS, WALKED, place_text
from maszyna.kernel.errors import AmbiguousAction, MaszynaError, UnreadableAction
from maszyna.kernel.record import Setup
from maszyna.kernel.save import Save
from maszyna.speech.expeditions_voice import ExpeditionsVoice
from maszyna.terminal.beside import SHORT, Beside, Notebook
from maszyna.terminal.expeditions_rows import draw
from maszyna.terminal.expeditions_telling import Teller
from maszyna.terminal.prompting import Prompt, quoted

KIND: Final = "expeditions"
YOUR_TURN: Final = "your_turn"
# The forms of the steps by their first words, then those of the rest; each with the key of what it does.
STEPS: Final = [
    ("me n3 · me south · me away", "me"),
    ("explore n3", "explore"),
    ("take n3", "take"),
    ("glory", "glory"),
    ("done", "done"),
    (
        "adjust put n3 4 · adjust remove n3 4 · adjust map n3 · adjust no map n3 · adjust mech n3 · adjust gain 4 · "
        "adjust lose 4 · adjust progress 7 · adjust glory 3 · adjust maps 2 · adjust my glory 1",
        "adjust",
    ),
]
FORMS: Final = [
    *STEPS,
    ("map · goals · log", "map"),
    ("why [n3]", "why"),
    ("undo", "undo"),
    ("status", "status"),
    ("score", "score"),
    ("quit · new", "quit"),
]


class ExpeditionsCompanion(Beside[Session]):
    def __init__(self, out: Console, prompt: Prompt, voice: ExpeditionsVoice) -> None:
        self.teller = Teller(out, voice)
        super().__init__(prompt, voice, self.teller, Notebook(self.teller, voice, KIND))
        self.out = out
        self.voice = voice
        self.short = {**SHORT, "d": "done", "e": "explore", "t": "take", "g": "glory", "m": "me", "a": "adjust"}
        self.looks |= {
            "help": lambda session, rest: self.help(session),
            "why": self.why,
            "map": lambda session, rest: draw(self.out, self.voice, session.game),
            "goals": lambda session, rest: self.goals(),
            "log": lambda session, rest: self.teller.log(session.steps()),
            "status": lambda session, rest: self.teller.status(session),
            "undo": lambda session, rest: self.undo(session),
            "score": lambda session, rest: self.teller.score(session.game),
        }

    def begin(self, setup: Setup, seed: int) -> Session:
        session = new_session(setup, seed)
        self.notebook.begin(session, seed)
        starts = [place_text(row, FIRST[row]) for row in (NORTH, CENTRAL)]
        self.teller.line(self.voice.say("set_up", north=starts[0], central=starts[1]))
        self.teller.line(self.voice.say("box", cards=", ".join(human_facts().back_to_box)))
        self.teller.events(session.events())
        return session

    def restored(self, save: Save) -> Session:
        return restored(save)

    def is_over(self, session: Session) -> bool:
        return session.game.is_over()

    def offer(self, session: Session) -> str:
        level, steps = session.game.position.card.level, self.voice.steps(len(session.steps()))
        return self.voice.say("go_on", steps=steps, level=level, turn=session.game.turns)

    def greet(self, session: Session) -> None:
        self.teller.line(self.voice.say("welcome"), "dim")
        draw(self.out, self.voice, session.game)
        self.teller.waiting(session)

    def question(self, session: Session) -> str:
        """What only the person knows is asked by name; in a turn there is nothing to ask."""
        if session.game.is_over() or session.game.decision() == YOUR_TURN:
            return "> "
        return f"{self.voice.question(session.game)} "

    def words(self, session: Session) -> list[str]:
        turn = not session.game.is_over() and session.game.decision() == YOUR_TURN
        return [form.split()[0] for form, _ in STEPS] if turn else []

    def step(self, session: Session, text: str) -> None:
        if not text and (session.game.is_over() or session.game.decision() == YOUR_TURN):
            return
        done = session.say(text)
        self.notebook.write(session)
        self.teller.done(session, done)

    def refusal(self, error: MaszynaError) -> str:
        if not isinstance(error, UnreadableAction | AmbiguousAction):
            return self.voice.refusal(error, "")
        first = error.text.split(" ")[0] if error.decision == YOUR_TURN else ""
        form = next((form for form, _ in STEPS if form.split()[0] == first), "")
        return self.voice.refusal(error, quoted(error.text), form)

    def help(self, session: Session) -> None:
        """What is asked now, then everything that can be typed."""
        if not session.game.is_over():
            self.teller.line(self.voice.question(session.game), "bold")
        self.teller.forms(self.voice, FORMS)

    def goals(self) -> None:
        for category in self.voice.categories():
            self.teller.line(category)

    def why(self, session: Session, rest: str) -> None:
        place = place_in(rest) if rest else None
        if rest and place is None:
            ends = [place_text(row, at) for row in range(WALKED) for at in (0, LOCATIONS - 1)]
            self.teller.line(self.voice.say("wants_place", first=ends[0], last=ends[1], other_first=ends[2],
                                            other_last=ends[3], typed=quoted(rest)), "yellow")  # fmt: skip
            return
        self.teller.why(session, place)

    def undo(self, session: Session) -> None:
        if not session.steps():
            self.teller.line(self.voice.say("nothing_to_undo"), "yellow")
            return
        undone = session.undo()
        self.notebook.rewrite(session)
        self.teller.undone(session, undone)


def place_in(text: str) -> tuple[int, int] | None:
    """The row and the location of a text like n3."""
    letters = [ROWS[row][0] for row in range(WALKED)]
    found = re.fullmatch(f"([{''.join(letters)}])([1-{LOCATIONS}])", text)
    return (letters.index(found[1]), int(found[2]) - 1) if found else None
