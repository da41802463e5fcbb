"""Questions of a dialogue: a number, or one of a short list; Enter takes what stands in brackets."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from maszyna.speech.scythe.screens.screen_texts import ScreenTexts
from maszyna.terminal.shell.prompt import Leaving, Prompt

HARD = "\u00a0"  # a space where no line is broken


class Item(NamedTuple):
    value: str | None
    label: str
    about: str = ""  # said once, in the list


class Questions:
    def __init__(self, out: Console, prompt: Prompt, screen: ScreenTexts) -> None:
        self.out = out
        self.prompt = prompt
        self.screen = screen

    def any(self) -> Item:
        return Item(None, self.screen.say("random"))

    def number(self, asked: str, least: int, most: int, default: int) -> int:
        found = self.number_or_random(f"{asked} [{default}] ", least, most)
        return default if found is None else found

    def number_or_random(self, asked: str, least: int, most: int) -> int | None:
        while True:
            typed = self.asked(asked)
            if not typed:
                return None
            digits = typed.removeprefix("-").removeprefix("+")
            if digits.isascii() and digits.isdigit() and len(digits) < 21 and least <= int(typed) <= most:
                return int(typed)
            self.complain(self.screen.say("number_between", least=least, most=most))

    def choose(self, asked: str, items: Sequence[Item], default: str | None) -> str | None:
        """One of a short list, by number or the beginning of its name."""
        line = Text(f"{asked}: ", style="bold")
        for number, item in enumerate(items):
            line.append(f"{'' if not number else ' · '}{number}{HARD}", style="bold cyan")
            line.append(item.label.replace(" ", HARD), style="not bold")
        self.out.print(line)
        return self.answer(items, default)

    def choose_line(self, asked: str, items: Sequence[Item], default: str | None) -> str | None:
        """The same with every item on a line of its own, for long ones."""
        self.out.print(Text(f"{asked}:", style="bold"))
        for number, item in enumerate(items):
            said = f"{item.label}: {item.about}" if item.about else item.label
            self.out.print(Text(f"{number:4}  ", style="bold cyan").append(said, style="not bold"))
        return self.answer(items, default)

    def answer(self, items: Sequence[Item], default: str | None) -> str | None:
        labels = [item.label for item in items]
        usual = next((item.label for item in items if item.value == default), "—")
        while True:
            typed = self.asked(f"[{usual}] ", labels).casefold()
            if not typed:
                return default
            found = [number for number, label in enumerate(labels) if label.casefold().startswith(typed)]
            found = found or [number for number, item in enumerate(items) if (item.value or "").startswith(typed)]
            if typed.isascii() and typed.isdigit() and len(typed) < 3 and int(typed) < len(items):
                found = [int(typed)]
            if len(found) == 1:
                return items[found[0]].value
            self.complain(self.screen.say("choose_number"))

    def complain(self, text: str) -> None:
        """What was typed is no answer."""
        self.prompt.refuse()
        self.out.print(Text(text, style="yellow"))

    def asked(self, text: str, words: Sequence[str] = ()) -> str:
        typed = self.prompt.ask(text, words)
        if typed.lower() in ("quit", *self.screen.commands("quit")):
            raise Leaving
        return typed
