"""`maszyna expeditions table`: short commands beside a real table of Expeditions."""

import re
from typing import Final

from rich.console import Console

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import LOCATIONS, NORTH, ROWS, WALKED, place_text
from maszyna.expeditions.play.table_turn import YourTurn
from maszyna.expeditions.table.read_line import is_amount
from maszyna.expeditions.table.steps import last_automa_turn, take_step, try_steps, undo_step, undoable
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import AmbiguousAction, MaszynaError, UnreadableAction
from maszyna.kernel.record import Record, Setup
from maszyna.speech.expeditions.texts import ExpeditionsTexts, expeditions_texts
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.terminal.expeditions.printer import ExpeditionsPrinter
from maszyna.terminal.expeditions.rows import draw
from maszyna.terminal.shell.companion_shell import SHORT, CompanionShell
from maszyna.terminal.shell.game_file import GameFile
from maszyna.terminal.shell.prompt import Prompt, quoted

KIND: Final = "expeditions"
# The forms of the steps by their first words, then those of the rest; each with the key of what it does.
STEPS: Final = [
    ("me n3 · me south · me away", "me"),
    ("explore n3", "explore"),
    ("take n3", "take"),
    ("glory", "glory"),
    ("done", "done"),
    (
        "adjust put n3 4 · adjust remove n3 4 · adjust map n3 · adjust no map n3 · adjust mech n3 · adjust gain 4 · "
        "adjust lose 4 · adjust progress 7 · adjust glory 3 · adjust maps 2 · adjust my glory 1 · adjust shuffled",
        "adjust",
    ),
]
FORMS: Final = [
    *STEPS,
    ("map · goals · log", "map"),
    ("why [n3]", "why"),
    ("undo [3]", "undo"),
    ("status", "status"),
    ("setup", "setup"),
    ("lang uk", "lang"),
    ("me n3; take n3; done", "several"),
    ("score", "score"),
    ("quit · new", "quit"),
]


def is_own_turn(game: Expedition) -> bool:
    """Whether the person tells of a turn; everything else is asked for by name."""
    return isinstance(game.asking, YourTurn)


class ExpeditionsCompanion(CompanionShell[Expedition]):
    texts: ExpeditionsTexts

    def __init__(self, out: Console, prompt: Prompt, texts: ExpeditionsTexts) -> None:
        self.printer = ExpeditionsPrinter(out, texts)
        super().__init__(prompt, texts, self.printer, GameFile(EXPEDITIONS, KIND))
        self.out = out
        self.typed = ""  # the line as the person typed it
        self.short = {**SHORT, "d": "done", "e": "explore", "t": "take", "g": "glory", "m": "me", "a": "adjust"}
        self.view_commands |= {
            "help": lambda record, rest: self.help(record),
            "why": self.why,
            "map": lambda record, rest: draw(self.out, self.texts, record.game),
            "goals": lambda record, rest: self.goals(),
            "log": lambda record, rest: self.printer.log([self.texts.spoken(step) for step in record.actions]),
            "status": lambda record, rest: self.printer.status(record),
            "setup": lambda record, rest: self.printer.setting_up(record),
            "lang": self.switch,
            "undo": self.undo,
            "score": lambda record, rest: self.printer.score(record.game),
        }

    def begin(self, setup: Setup, seed: int) -> Record[Expedition]:
        record = EXPEDITIONS.new(setup, seed)
        self.file.begin(record)
        self.printer.setting_up(record)
        self.printer.events(record.events(), record.game.cards)
        return record

    def is_over(self, record: Record[Expedition]) -> bool:
        return record.game.is_over()

    def offer(self, record: Record[Expedition]) -> str:
        level, steps = record.game.position.card.level, self.texts.steps(len(record.actions))
        return self.texts.say("go_on", steps=steps, level=level, turn=record.game.round())

    def greet(self, record: Record[Expedition]) -> None:
        self.printer.line(self.texts.say("welcome"), "dim")
        draw(self.out, self.texts, record.game)
        self.printer.waiting(record)

    def question(self, record: Record[Expedition]) -> str:
        """What only the person knows is asked by name; in a turn there is nothing to ask."""
        if record.game.is_over() or is_own_turn(record.game):
            return "> "
        return f"{self.texts.question(record.game)} "

    def words(self, record: Record[Expedition]) -> list[str]:
        return [form.split()[0] for form, _ in STEPS] if is_own_turn(record.game) else []

    def understood(self, typed: str) -> str:
        self.typed = typed
        return self.texts.understood(typed)

    def step(self, record: Record[Expedition], text: str) -> None:
        if not text and (record.game.is_over() or is_own_turn(record.game)):
            return
        done = take_step(record, text)
        self.keep(record, len(done.texts))
        self.printer.done(record, done)

    def refusal(self, error: MaszynaError) -> str:
        if not isinstance(error, UnreadableAction | AmbiguousAction):
            return self.texts.refusal(error, "")
        first = error.text.split(" ")[0] if error.decision == YourTurn.about.name else ""
        form = next((form for form, _ in STEPS if form.split()[0] == first), "")
        return self.texts.refusal(error, quoted(self.typed), form)

    def help(self, record: Record[Expedition]) -> None:
        """What is asked now, then everything that can be typed."""
        if not record.game.is_over():
            self.printer.line(self.texts.question(record.game), "bold")
        self.printer.forms(self.texts, FORMS)
        self.printer.line(self.texts.say("own_words", place=place_text(NORTH, 2)), "dim")

    def goals(self) -> None:
        for category in self.texts.categories():
            self.printer.line(category)

    def why(self, record: Record[Expedition], rest: str) -> None:
        place = place_in(rest) if rest else None
        if rest and place is None:
            ends = [place_text(row, at) for row in range(WALKED) for at in (0, LOCATIONS - 1)]
            typed = quoted(self.typed.partition(" ")[2])
            self.printer.line(self.texts.say("wants_place", first=ends[0], last=ends[1], other_first=ends[2],
                                            other_last=ends[3], typed=typed), "yellow")  # fmt: skip
            return
        self.printer.why(record, place)

    def undo(self, record: Record[Expedition], rest: str) -> None:
        """The last step, or so many."""
        most = undoable(record)
        if not most:
            self.printer.line(self.texts.say("nothing_to_undo"), "yellow")
            return
        if rest and not (is_amount(rest) and 1 <= int(rest) <= most):
            self.printer.line(self.texts.say("wants_count", about=most), "yellow")
            return
        for _ in range(int(rest or 1)):
            undone = undo_step(record)
            self.file.write(record)
            self.printer.undone(record, undone)

    def check(self, record: Record[Expedition], steps: list[str]) -> None:
        try:
            try_steps(record, steps)
        except (UnreadableAction, AmbiguousAction) as error:
            self.typed = error.text
            raise

    def remind(self, record: Record[Expedition]) -> None:
        self.printer.events(last_automa_turn(record), record.game.cards)

    def switch(self, record: Record[Expedition], rest: str) -> None:
        """Another language from now on."""
        if rest not in LANGUAGES:
            self.printer.line(self.texts.say("wants_language", about=", ".join(LANGUAGES)), "yellow")
            return
        self.texts = self.printer.texts = expeditions_texts(rest)
        self.prompt.screen = screen_texts(rest)
        self.greet(record)


def place_in(text: str) -> tuple[int, int] | None:
    """The row and the location of a text like n3."""
    letters = [ROWS[row][0] for row in range(WALKED)]
    found = re.fullmatch(f"([{''.join(letters)}])([1-{LOCATIONS}])", text)
    return (letters.index(found[1]), int(found[2]) - 1) if found else None
