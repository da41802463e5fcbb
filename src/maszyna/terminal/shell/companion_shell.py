"""A companion beside a real table, whichever the game: short commands, and every step written before it is told."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import Save
from maszyna.speech.common.table_texts import TableTexts
from maszyna.storage import saves
from maszyna.storage.files import FileTrouble
from maszyna.storage.locks import OpenElsewhere
from maszyna.terminal.shell.printer import Printer
from maszyna.terminal.shell.prompt import Leaving, Prompt

WHOLE: Final = ["new"]  # words that are never meant by their beginning
APART: Final = ";"
SHORT: Final = {"u": "undo", "w": "why", "q": "quit", "s": "status", "?": "help"}


class SavedSession(Protocol):
    """A session that is its setup, its seed and its steps."""

    def steps(self) -> list[str]: ...

    def undo(self) -> object: ...

    def dump(self) -> str: ...


S = TypeVar("S", bound=SavedSession)
ViewCommand = Callable[[S, str], None]  # of a session, and what was typed after the word


class StartOver(Exception):
    """A person wants to begin a session from the start."""


class SessionFile:
    """The file of a session."""

    def __init__(self, lines: Printer, texts: TableTexts, kind: str) -> None:
        self.lines = lines
        self.texts = texts
        self.kind = kind  # of saves
        self.path = Path()

    def begin(self, session: SavedSession, seed: int) -> None:
        self.path = saves.new_path(seed, self.kind)
        saves.claim(self.path)
        self.rewrite(session)

    def rewrite(self, session: SavedSession) -> None:
        saves.write(self.path, session.dump())

    def write(self, session: SavedSession) -> None:
        """What cannot be written down is not done."""
        try:
            self.rewrite(session)
        except FileTrouble as trouble:
            session.undo()
            self.lines.line(self.texts.say("not_saved", problem=trouble), "bold red")
            raise

    def put_aside(self) -> None:
        self.path = saves.put_aside(self.path)


class CompanionShell(Generic[S]):
    """One person at one terminal; what differs between games is in the methods that raise NotImplementedError."""

    def __init__(self, prompt: Prompt, texts: TableTexts, lines: Printer, session_file: SessionFile) -> None:
        self.prompt = prompt
        self.texts = texts
        self.lines = lines
        self.session_file = session_file
        self.short = SHORT
        self.view_commands: dict[str, ViewCommand[S]] = {"quit": self.leave, "new": self.another}

    def restored(self, save: Save) -> S:
        raise NotImplementedError

    def is_over(self, session: S) -> bool:
        """Whether nobody need be asked to go on with it."""
        return False

    def offer(self, session: S) -> str:
        """The question whether to go on with a session."""
        raise NotImplementedError

    def greet(self, session: S) -> None:
        raise NotImplementedError

    def remind(self, session: S) -> None:
        """What was told last, for who comes back to the table."""

    def question(self, session: S) -> str:
        """What stands before the line a person types."""
        return "> "

    def words(self, session: S) -> list[str]:
        """The first words of the steps."""
        raise NotImplementedError

    def step(self, session: S, text: str) -> None:
        """Handle a line that is not a view command; it may be empty."""
        raise NotImplementedError

    def refusal(self, error: MaszynaError) -> str:
        raise NotImplementedError

    def open(self, new: bool, begin: Callable[[], S]) -> None:
        """Go on with the session left last, or begin one; until the person leaves."""
        session: S | None = None
        try:
            session = None if new else self.left()
            while True:
                if session is None:
                    session = begin()
                try:
                    self.sit(session)
                except StartOver:
                    session = None
        except (Leaving, KeyboardInterrupt):
            if self.session_file.path.name:
                if session is not None and self.is_over(session):
                    self.session_file.put_aside()
                kept = self.texts.say("kept", path=self.session_file.path)
                self.lines.out.print(Text(kept, style="dim"), soft_wrap=True)
        finally:
            saves.release_all()

    def left(self) -> S | None:
        """The session left last, if the person goes on with it."""
        for path in saves.unfinished(self.session_file.kind):
            try:
                save = saves.resumed(path)
                if save is None:
                    continue
                session = self.restored(save)
            except OpenElsewhere:
                self.lines.line(self.texts.say("open_elsewhere", path=path), "yellow")
                continue
            except MaszynaError as error:
                saves.put_aside(path, saves.SPOILT)
                self.lines.line(self.texts.say("spoilt", problem=error), "yellow")
                continue
            if self.is_over(session):
                saves.put_aside(path)
                continue
            if self.prompt.yes(self.offer(session), True):
                self.session_file.path = path
                self.remind(session)
                return session
            saves.put_aside(path)
            return None
        return None

    def sit(self, session: S) -> None:
        """Until the person leaves; raises Another for a new session."""
        self.greet(session)
        while True:
            typed = self.prompt.ask(self.question(session), [*self.words(session), *self.view_commands])
            try:
                self.take_line(session, typed)
            except MaszynaError as error:
                self.lines.line(self.refusal(error), "yellow")

    def take_line(self, session: S, typed: str) -> None:
        """Several things on one line stand apart by semicolons; if one is refused, none is done."""
        parts = [part.strip() for part in typed.split(APART) if part.strip()]
        if len(parts) < 2:
            self.take(session, typed)
            return
        steps = [self.step_text(self.understood(part)) for part in parts]
        self.check(session, [step for step in steps if self.find_view_command(session, step.split(" ")[0]) is None])
        for part in parts:
            self.take(session, part)

    def check(self, session: S, steps: list[str]) -> None:
        """Raises what is wrong with steps to be taken one after the other; nothing is taken."""

    def step_text(self, typed: str) -> str:
        first, _, rest = typed.lower().partition(" ")
        return f"{self.short.get(first, first)} {rest}".strip()

    def understood(self, typed: str) -> str:
        """What was typed, with words of the person's language as the game spells them."""
        return typed

    def take(self, session: S, typed: str) -> None:
        first, _, rest = self.step_text(self.understood(typed)).partition(" ")
        view_command = self.find_view_command(session, first)
        if view_command is not None:
            view_command(session, rest)
        else:
            self.step(session, f"{first} {rest}".strip())

    def find_view_command(self, session: S, first: str) -> ViewCommand[S] | None:
        """A look by its word, or by a beginning of it that begins no step."""
        if first in self.view_commands:
            return self.view_commands[first]
        found = [
            view_command
            for word, view_command in self.view_commands.items()
            if word.startswith(first) and word not in WHOLE
        ]
        if not first or len(found) != 1 or any(word.startswith(first) for word in self.words(session)):
            return None
        return found[0]

    def leave(self, session: S, rest: str) -> None:
        raise Leaving

    def another(self, session: S, rest: str) -> None:
        self.session_file.put_aside()
        raise StartOver
