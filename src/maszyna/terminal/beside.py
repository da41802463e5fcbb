"""A companion beside a real table, whichever the game: short commands, and every step written before it is told."""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from rich.text import Text

from maszyna.kernel.errors import MaszynaError
from maszyna.kernel.save import Save
from maszyna.speech.table_talk import TableTalk
from maszyna.terminal import saves
from maszyna.terminal.lines import Lines
from maszyna.terminal.prompting import Leaving, Prompt

SEEDS: Final = 1_000_000  # short enough to be told to somebody
WHOLE: Final = ["new"]  # words that are never meant by their beginning
SHORT: Final = {"u": "undo", "w": "why", "q": "quit", "s": "status", "?": "help"}


class Kept(Protocol):
    """A session that is its setup, its seed and its steps."""

    def steps(self) -> list[str]: ...

    def undo(self) -> object: ...

    def dump(self) -> str: ...


S = TypeVar("S", bound=Kept)
Look = Callable[[S, str], None]  # of a session, and what was typed after the word


class Another(Exception):
    """A person wants to begin a session from the start."""


class Notebook:
    """The file of a session."""

    def __init__(self, lines: Lines, talk: TableTalk, kind: str) -> None:
        self.lines = lines
        self.talk = talk
        self.kind = kind  # of saves
        self.path = Path()

    def begin(self, session: Kept, seed: int) -> None:
        self.path = saves.new_path(seed, self.kind)
        self.rewrite(session)

    def rewrite(self, session: Kept) -> None:
        saves.write(self.path, session.dump())

    def write(self, session: Kept) -> None:
        """What cannot be written down is not done."""
        try:
            self.rewrite(session)
        except saves.FileTrouble as trouble:
            session.undo()
            self.lines.line(self.talk.say("not_saved", problem=trouble), "bold red")
            raise

    def put_aside(self) -> None:
        self.path = saves.put_aside(self.path)


class Beside(Generic[S]):
    """One person at one terminal; what differs between games is in the methods that raise NotImplementedError."""

    def __init__(self, prompt: Prompt, talk: TableTalk, lines: Lines, notebook: Notebook) -> None:
        self.prompt = prompt
        self.talk = talk
        self.lines = lines
        self.notebook = notebook
        self.short = SHORT
        self.looks: dict[str, Look[S]] = {"quit": self.leave, "new": self.another}

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

    def question(self, session: S) -> str:
        """What stands before the line a person types."""
        return "> "

    def words(self, session: S) -> list[str]:
        """The first words of the steps."""
        raise NotImplementedError

    def step(self, session: S, text: str) -> None:
        """What was typed is no look; it may be nothing."""
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
                except Another:
                    session = None
        except (Leaving, KeyboardInterrupt):
            if self.notebook.path.name:
                if session is not None and self.is_over(session):
                    self.notebook.put_aside()
                kept = self.talk.say("kept", path=self.notebook.path)
                self.lines.out.print(Text(kept, style="dim"), soft_wrap=True)

    def left(self) -> S | None:
        """The session left last, if the person goes on with it."""
        for path in saves.unfinished(self.notebook.kind):
            try:
                session = self.restored(saves.read(path))
            except MaszynaError as error:
                saves.put_aside(path, saves.SPOILT)
                self.lines.line(self.talk.say("spoilt", problem=error), "yellow")
                continue
            if self.is_over(session):
                saves.put_aside(path)
                continue
            if self.prompt.yes(self.offer(session), True):
                self.notebook.path = path
                return session
            saves.put_aside(path)
            return None
        return None

    def sit(self, session: S) -> None:
        """Until the person leaves; raises Another for a new session."""
        self.greet(session)
        while True:
            typed = self.prompt.ask(self.question(session), [*self.words(session), *self.looks])
            try:
                self.take(session, typed)
            except MaszynaError as error:
                self.lines.line(self.refusal(error), "yellow")

    def take(self, session: S, typed: str) -> None:
        first, _, rest = typed.lower().partition(" ")
        first = self.short.get(first, first)
        look = self.look_meant(session, first)
        if look is not None:
            look(session, rest)
        else:
            self.step(session, f"{first} {rest}".strip())

    def look_meant(self, session: S, first: str) -> Look[S] | None:
        """A look by its word, or by a beginning of it that begins no step."""
        if first in self.looks:
            return self.looks[first]
        found = [look for word, look in self.looks.items() if word.startswith(first) and word not in WHOLE]
        if not first or len(found) != 1 or any(word.startswith(first) for word in self.words(session)):
            return None
        return found[0]

    def leave(self, session: S, rest: str) -> None:
        raise Leaving

    def another(self, session: S, rest: str) -> None:
        self.notebook.put_aside()
        raise Another
