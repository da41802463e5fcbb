"""A companion beside a real table, whichever the game: short commands, and every step written before it is told."""

from collections.abc import Callable
from typing import Final, Generic

from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.record import G, Record
from maszyna.speech.common.table_texts import TableTexts
from maszyna.storage import saves
from maszyna.storage.files import FileTrouble
from maszyna.storage.locks import OpenElsewhere
from maszyna.terminal.shell.companion_printer import Printer
from maszyna.terminal.shell.game_file import GameFile
from maszyna.terminal.shell.prompt import Leaving, Prompt

WHOLE: Final = ["new"]  # words that are never meant by their beginning
APART: Final = ";"
SHORT: Final = {"u": "undo", "w": "why", "q": "quit", "s": "status", "?": "help"}
ViewCommand = Callable[[Record[G], str], None]  # of a game, and what was typed after the word


class StartOver(Exception):
    """A person wants to begin a session from the start."""


class CompanionShell(Generic[G]):
    """One person at one terminal; what differs between games is in the methods that raise NotImplementedError."""

    def __init__(self, prompt: Prompt, texts: TableTexts, lines: Printer, file: GameFile[G]) -> None:
        self.prompt = prompt
        self.texts = texts
        self.lines = lines
        self.file = file
        self.short = SHORT
        self.view_commands: dict[str, ViewCommand[G]] = {"quit": self.leave, "new": self.another}

    def is_over(self, record: Record[G]) -> bool:
        """Whether nobody need be asked to go on with it."""
        return False

    def offer(self, record: Record[G]) -> str:
        """The question whether to go on with a session."""
        raise NotImplementedError

    def greet(self, record: Record[G]) -> None:
        raise NotImplementedError

    def remind(self, record: Record[G]) -> None:
        """What was told last, for who comes back to the table."""

    def question(self, record: Record[G]) -> str:
        """What stands before the line a person types."""
        return "> "

    def words(self, record: Record[G]) -> list[str]:
        """The first words of the steps."""
        raise NotImplementedError

    def step(self, record: Record[G], text: str) -> None:
        """Handle a line that is not a view command; it may be empty."""
        raise NotImplementedError

    def refusal(self, error: MaszynaError) -> str:
        raise NotImplementedError

    def open(self, new: bool, begin: Callable[[], Record[G]]) -> None:
        """Go on with the session left last, or begin one; until the person leaves."""
        record: Record[G] | None = None
        try:
            record = None if new else self.left()
            while True:
                if record is None:
                    record = begin()
                try:
                    self.sit(record)
                except StartOver:
                    record = None
        except (Leaving, KeyboardInterrupt):
            if self.file.path.name:
                if record is not None and self.is_over(record):
                    self.file.put_aside()
                kept = self.texts.say("kept", path=self.file.path)
                self.lines.out.print(Text(kept, style="dim"), soft_wrap=True)
        finally:
            saves.release_all()

    def left(self) -> Record[G] | None:
        """The session left last, if the person goes on with it."""
        for path in saves.unfinished(self.file.kind):
            try:
                save = saves.resumed(path)
                if save is None:
                    continue
                record = self.file.rules.restore(save)
            except OpenElsewhere:
                self.lines.line(self.texts.say("open_elsewhere", path=path), "yellow")
                continue
            except MaszynaError as error:
                saves.put_aside(path, saves.SPOILT)
                self.lines.line(self.texts.say("spoilt", problem=error), "yellow")
                continue
            if self.is_over(record):
                saves.put_aside(path)
                continue
            if self.prompt.yes(self.offer(record), True):
                self.file.path = path
                self.remind(record)
                return record
            saves.put_aside(path)
            return None
        return None

    def sit(self, record: Record[G]) -> None:
        """Until the person leaves; raises StartOver for a new session."""
        self.greet(record)
        while True:
            typed = self.prompt.ask(self.question(record), [*self.words(record), *self.view_commands])
            try:
                self.take_line(record, typed)
            except MaszynaError as error:
                self.lines.line(self.refusal(error), "yellow")

    def take_line(self, record: Record[G], typed: str) -> None:
        """Several things on one line stand apart by semicolons; if one is refused, none is done."""
        parts = [part.strip() for part in typed.split(APART) if part.strip()]
        if len(parts) < 2:
            self.take(record, typed)
            return
        steps = [self.step_text(self.understood(part)) for part in parts]
        self.check(record, [step for step in steps if self.find_view_command(record, step.split(" ")[0]) is None])
        for part in parts:
            self.take(record, part)

    def check(self, record: Record[G], steps: list[str]) -> None:
        """Raises what is wrong with steps to be taken one after the other; nothing is taken."""

    def step_text(self, typed: str) -> str:
        first, _, rest = typed.lower().partition(" ")
        return f"{self.short.get(first, first)} {rest}".strip()

    def understood(self, typed: str) -> str:
        """What was typed, with words of the person's language as the game spells them."""
        return typed

    def take(self, record: Record[G], typed: str) -> None:
        first, _, rest = self.step_text(self.understood(typed)).partition(" ")
        view_command = self.find_view_command(record, first)
        if view_command is not None:
            view_command(record, rest)
        else:
            self.step(record, f"{first} {rest}".strip())

    def find_view_command(self, record: Record[G], first: str) -> ViewCommand[G] | None:
        """A look by its word, or by a beginning of it that begins no step."""
        if first in self.view_commands:
            return self.view_commands[first]
        found = [
            view_command
            for word, view_command in self.view_commands.items()
            if word.startswith(first) and word not in WHOLE
        ]
        if not first or len(found) != 1 or any(word.startswith(first) for word in self.words(record)):
            return None
        return found[0]

    def leave(self, record: Record[G], rest: str) -> None:
        raise Leaving

    def keep(self, record: Record[G], taken: int) -> None:
        """Write the actions just taken; what cannot be written down is not done."""
        try:
            self.file.keep(record, taken)
        except FileTrouble as trouble:
            self.lines.line(self.texts.say("not_saved", problem=trouble), "bold red")
            raise

    def another(self, record: Record[G], rest: str) -> None:
        self.file.put_aside()
        raise StartOver
