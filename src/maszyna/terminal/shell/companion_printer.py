"""Lines on a terminal as every companion shows them: what to move, what is impossible, the commands, the log."""

from typing import Final

from rich.console import Console
from rich.text import Text

from maszyna.speech.common.table_texts import TableTexts

ARROW: Final = "→ "
BACK: Final = "← "
STAR: Final = "★ "


class Printer:
    def __init__(self, out: Console) -> None:
        self.out = out

    def line(self, text: str, style: str = "") -> None:
        self.out.print(Text(text, style=style))

    def forms(self, texts: TableTexts, forms: list[tuple[str, str]]) -> None:
        """The forms of the commands, each with what it does."""
        for form, key in forms:
            shown = Text(texts.form(form), style="bold cyan")
            self.out.print(shown.append(f"  {texts.help(key)}", style="not bold default"))

    def todo(self, texts: TableTexts, lines: list[str], arrow: str) -> None:
        """What to do with the pieces."""
        for text in lines:
            self.line(arrow + text, "bold")
        if not lines:
            self.line(texts.say("nothing_to_move"), "dim")

    def problems(self, texts: TableTexts, lines: list[str]) -> None:
        """What looks impossible."""
        for text in lines:
            self.line(f"⚠ {text}", "yellow")
        if not lines:
            self.line(texts.say("all_possible"))

    def hint(self, texts: TableTexts, problems: int) -> None:
        if problems:
            self.line(texts.say("wrong", count=problems, command=texts.spoken("status")), "yellow")

    def log(self, steps: list[str]) -> None:
        for number, text in enumerate(steps, 1):
            self.line(f"{number:3} {text}")
