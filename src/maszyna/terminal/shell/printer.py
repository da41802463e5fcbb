"""Lines on a terminal as every companion shows them: what to move, what is impossible, the commands, the log."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.speech.common.table_texts import TableTalk

ARROW: Final = "→ "
BACK: Final = "← "
STAR: Final = "★ "


class Printer:
    def __init__(self, out: Console) -> None:
        self.out = out

    def line(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style=style))

    def forms(self, talk: TableTalk, forms: list[tuple[str, str]]) -> None:
        """The forms of the commands, each with what it does."""
        for form, key in forms:
            shown = Text(talk.form(form), style="bold cyan")
            self.out.print(shown.append(f"  {talk.help(key)}", style="not bold default"))

    def todo(self, talk: TableTalk, texts: list[str], arrow: str) -> None:
        """What to do with the pieces."""
        for text in texts:
            self.line(arrow + text, "bold")
        if not texts:
            self.line(talk.say("nothing_to_move"), "dim")

    def problems(self, talk: TableTalk, texts: list[str]) -> None:
        """What looks impossible."""
        for text in texts:
            self.line(f"⚠ {text}", "yellow")
        if not texts:
            self.line(talk.say("all_possible"))

    def hint(self, talk: TableTalk, problems: int) -> None:
        if problems:
            self.line(talk.say("wrong", count=problems, command=talk.spoken("status")), "yellow")

    def log(self, steps: list[str]) -> None:
        for number, text in enumerate(steps, 1):
            self.line(f"{number:3} {text}")
