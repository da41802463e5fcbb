"""One line from a person: with editing and history on a terminal, plain otherwise.

Whatever is typed comes back as one short printable line. Who presses Ctrl-C or Ctrl-D is asked whether to leave; the
end of a piped input leaves at once.
"""

import atexit
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from rich.console import Console

from maszyna.speech.scythe.screens.screen_texts import ScreenTexts

MOST_TYPED: Final = 1000  # characters that can mean anything
MOST_QUOTED: Final = 50
MOST_LINE: Final = 65_536  # bytes of a piped line
YES: Final = ("y", "yes", "т", "так", "д", "да")
NO: Final = ("n", "no", "н", "ні", "нет")
BACK: Final = ("back", "<")


T = TypeVar("T")

ENDED: Final = 128 + signal.SIGTERM
ONCE_MORE: Final = 1.0  # seconds


class GoBack(Exception):
    """A person wants to answer the question before once more."""


class Leaving(Exception):
    """A person wants to go; what was done so far is saved already."""


def person_types() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def is_plain() -> bool:
    """A terminal that cannot move its cursor edits its line itself."""
    return os.environ.get("TERM", "").lower() in ("dumb", "unknown")


def cleaned(text: str) -> str:
    """One line without anything a terminal would act on."""
    spaced = "".join(sign if sign.isprintable() else " " for sign in text[:MOST_LINE])
    return " ".join(spaced.split())[:MOST_TYPED]


def quoted(typed: str) -> str:
    """What was typed, short enough to be said back."""
    return typed if len(typed) <= MOST_QUOTED else f"{typed[:MOST_QUOTED]}…"


def deaf_to_the_mouse() -> KeyBindings:
    """Signs that only look like a mouse, as pasted colours do, are passed over; prompt_toolkit stumbles on them."""
    bindings = KeyBindings()

    @bindings.add(Keys.Vt100MouseEvent, eager=True)
    def _(_event: KeyPressEvent) -> None:
        return

    return bindings


class Prompt:
    """Asks; the answers given so far can be recalled with the arrow keys."""

    def __init__(self, screen: ScreenTexts) -> None:
        self.screen = screen
        self._out: Console | None = None  # while something is set up, and nothing of it is kept yet
        self._given: list[str] = []  # the answers so far
        self._again = 0  # how many of them have been given again after going back
        self._session: PromptSession[str] | None = None
        if person_types():
            end_by_signal()
        if person_types() and not is_plain():
            self._session = PromptSession(
                history=InMemoryHistory(), complete_while_typing=False, key_bindings=deaf_to_the_mouse()
            )

    def ask(self, text: str = "> ", words: Sequence[str] = ()) -> str:
        """What is typed after a text; ``words`` complete with the Tab key."""
        while True:
            if self._again < len(self._given):
                self._again += 1
                if self._again == len(self._given):
                    self._show()
                return self._given[self._again - 1]
            try:
                typed = self._line(text, words)
            except (KeyboardInterrupt, EOFError):
                if not person_types() or self._leaves():
                    raise Leaving from None
                continue
            if self._out is None:
                return typed
            if typed.lower() not in (*BACK, self.screen.say("back_word")):
                self._given.append(typed)
                self._again += 1
                return typed
            if self._given:
                self._given.pop()
                raise GoBack

    def refuse(self) -> None:
        """The last answer was none: going back passes over it."""
        if self._given:
            self._given.pop()
            self._again = len(self._given)

    def set_up(self, out: Console, dialogue: Callable[[], T]) -> T:
        """Hold a dialogue in which a person may go back: it is held again with the answers before that one."""
        self._out, self._given, self._again = out, [], 0
        try:
            while True:
                try:
                    return dialogue()
                except GoBack:
                    self._again = 0
                    out.quiet = bool(self._given)
        finally:
            self._show()
            self._out, self._given, self._again = None, [], 0

    def _show(self) -> None:
        if self._out is not None:
            self._out.quiet = False

    def yes(self, text: str, default: bool) -> bool:
        """A question answered by yes or no."""
        hint = self.screen.say("yes_no" if default else "no_yes")
        while True:
            answer = self.ask(f"{text} {hint} ").lower()
            if not answer:
                return default
            if answer in YES or answer in NO:
                return answer in YES
            self.refuse()
            sys.stdout.write(f"{self.screen.say('answer_yes_or_no')}\n")

    def _leaves(self) -> bool:
        try:
            asked = self.screen.say("leave" if self._out is None else "leave_setup")
            return self._line(f"{asked} ", ()).lower() in ("", *YES)
        except (KeyboardInterrupt, EOFError):
            return True

    def _line(self, text: str, words: Sequence[str]) -> str:
        if self._session is not None:
            completer = WordCompleter(list(words), sentence=True) if words else None
            return cleaned(self._session.prompt(text, completer=completer))
        sys.stdout.write(text)
        sys.stdout.flush()
        line = sys.stdin.buffer.readline(MOST_LINE)
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        return cleaned(line.decode("utf-8", "replace"))


def end_by_signal() -> None:
    """From now on SIGTERM is an ordinary exit.

    The prompt restores the terminal on its way out, unless the signal falls just into its change; so that is done
    again at the very end. Python ignores an exit that falls into the clearing away of an object; so it is tried again
    a second later.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        return
    import termios

    found = termios.tcgetattr(sys.stdin) if sys.stdin.isatty() else None

    def end(_number: int, _frame: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, ONCE_MORE)
        sys.exit(ENDED)

    def give_back() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        if found is not None:
            with suppress(termios.error):  # the terminal may be gone
                termios.tcsetattr(sys.stdin, termios.TCSANOW, found)

    atexit.register(give_back)
    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGALRM, end)
