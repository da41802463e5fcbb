"""One line from a person: with editing and history on a terminal, plain otherwise.

Whatever is typed comes back as one short printable line. Who presses Ctrl-C or Ctrl-D is asked whether to leave; the
end of a piped input leaves at once.
"""

import sys
from collections.abc import Sequence
from typing import Final

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys

from maszyna.speech.screens import Screen

MOST_TYPED: Final = 1000  # characters that can mean anything
MOST_QUOTED: Final = 50
MOST_LINE: Final = 65_536  # bytes of a piped line
YES: Final = ("y", "yes", "т", "так", "д", "да")
NO: Final = ("n", "no", "н", "ні", "нет")


class Leaving(Exception):
    """A person wants to go; what was done so far is saved already."""


def person_types() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


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

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self._session: PromptSession[str] | None = None
        if person_types():
            self._session = PromptSession(
                history=InMemoryHistory(), complete_while_typing=False, key_bindings=deaf_to_the_mouse()
            )

    def ask(self, text: str = "> ", words: Sequence[str] = ()) -> str:
        """What is typed after a text; ``words`` complete with the Tab key."""
        while True:
            try:
                return self._line(text, words)
            except (KeyboardInterrupt, EOFError):
                if self._session is None or self._leaves():
                    raise Leaving from None

    def yes(self, text: str, default: bool) -> bool:
        """A question answered by yes or no."""
        hint = self.screen.say("yes_no" if default else "no_yes")
        while True:
            answer = self.ask(f"{text} {hint} ").lower()
            if not answer:
                return default
            if answer in YES or answer in NO:
                return answer in YES

    def _leaves(self) -> bool:
        try:
            return self._line(f"{self.screen.say('leave')} ", ()).lower() in ("", *YES)
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
