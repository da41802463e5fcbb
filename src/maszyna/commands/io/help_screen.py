"""`--help` in the person's language: the usage line, what the command does, its arguments, options and commands."""

from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperArgument, TyperCommand

from maszyna.commands.io.problems import ProblemLanguage

if TYPE_CHECKING:
    from rich.panel import Panel

    from maszyna.speech.commands.help_texts import HelpTexts

PROGRAM = "maszyna"
Line = tuple[str, str, str]  # a name, what it takes, what it means


class SpokenCommand(TyperCommand):
    """A command whose help is worded by speech."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_of(self, ctx))


def help_of(command: Any, context: typer.Context) -> str:
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    from maszyna.commands.io.help_values import help_values
    from maszyna.speech.commands.help_texts import HelpTexts
    from maszyna.speech.language.translator import Translator

    texts = HelpTexts(Translator(ProblemLanguage.lang), help_values())
    path = context.command_path.removeprefix(PROGRAM).strip()
    parameters = command.get_params(context)
    arguments = [one for one in parameters if isinstance(one, TyperArgument)]
    options = [one for one in parameters if not isinstance(one, TyperArgument)]
    console = Console(highlight=False)
    with console.capture() as shown:
        usage = texts.say("usage", line=usage_of(texts, command, context, arguments))
        console.print(Padding(Text(usage, style="bold"), 1), Padding(Text(texts.about(path)), (0, 1, 1, 1)))
        for title, lines in (
            ("arguments", [argument_line(texts, path, one) for one in arguments]),
            ("options", [option_line(texts, path, one, context) for one in options]),
            ("commands", [(name, "", texts.about(f"{path} {name}".strip())) for name in commands_of(command)]),
        ):
            if lines:
                console.print(panel(texts.say(title), lines))
    return shown.get()


def commands_of(command: Any) -> list[str]:
    return list(getattr(command, "commands", []))


def usage_of(texts: "HelpTexts", command: Any, context: typer.Context, arguments: list[TyperArgument]) -> str:
    parts = [context.command_path, texts.say("some_options")]
    for argument in arguments:
        name = name_of(argument)
        parts.append(name if argument.required or name.startswith("[") else f"[{name}]")
    return " ".join([*parts, *([texts.say("some_command")] if commands_of(command) else [])])


def name_of(argument: TyperArgument) -> str:
    return argument.metavar or argument.name or ""


def argument_line(texts: "HelpTexts", path: str, argument: TyperArgument) -> Line:
    about = texts.about(path, name_of(argument))
    return name_of(argument), "", f"{about} {texts.say('required')}" if argument.required else about


def option_line(texts: "HelpTexts", path: str, option: Any, context: typer.Context) -> Line:
    about = texts.about(path, option.opts[0])
    default = option.get_default(context, call=False)
    if option.show_default and not option.is_flag and default not in (None, "", []):
        about = f"{about} {texts.say('default', value=default)}"
    return ", ".join(option.opts), "" if option.is_flag else values_of(texts, option), about


def values_of(texts: "HelpTexts", option: Any) -> str:
    """What is typed after an option: a name of its own, a number and its bounds, or text."""
    if option.metavar is not None:
        return str(option.metavar)
    low, high = getattr(option.type, "min", None), getattr(option.type, "max", None)
    if low is not None:
        return f"{low}..{'' if high is None else high}"
    return texts.say("number" if option.type.name in ("int", "float") else "text")


def panel(title: str, lines: list[Line]) -> "Panel":
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for name, takes, about in lines:
        table.add_row(Text(name, style="bold cyan"), Text(takes, style="yellow"), Text(about))
    return Panel(table, title=title, title_align="left", border_style="dim")
