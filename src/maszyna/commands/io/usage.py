"""What is wrong with a command line, by the kinds of error of the library that reads it; its own words are English."""

from difflib import get_close_matches

import typer

from maszyna.messages.message import Message

HELP = "--help"


def usage_problem(error: typer.TyperException, arguments: list[str]) -> Message:
    return Message("usage", problem=problem_of(error, arguments), help=HELP)


def problem_of(error: typer.TyperException, arguments: list[str]) -> Message:
    parameter = getattr(error, "param", None)
    option = getattr(error, "option_name", None)
    context = getattr(error, "ctx", None)
    if parameter is not None:
        name = parameter.get_error_hint(context)
        if type(error).__name__ == "MissingParameter":
            return Message(f"missing_{parameter.param_type_name}", name=name)
        return Message("invalid_value", name=name, reason=reason_of(parameter.type))
    if option is not None:
        possible = sorted(getattr(error, "possibilities", None) or [])
        if possible:
            return Message("no_such_option_but", option=option, possible=possible)
        return Message("no_such_option" if hasattr(error, "possibilities") else "option_without_value", option=option)
    commands = getattr(context.command, "commands", None) if context is not None else None
    if commands and context is not None:
        groups = len(context.command_path.split()) - 1  # each is a word of the command line
        name = " ".join(arguments[groups : groups + 1])
        for guess in get_close_matches(name, commands, 1):
            return Message("no_such_command_but", name=name, guess=guess)
        return Message("no_such_command", name=name, possible=list(commands))
    return Message("unfit_arguments", command=" ".join(["maszyna", *arguments]))


def reason_of(kind: object) -> Message:
    """What a value must be, by the type of its option."""
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    if low is not None:
        return Message("not_in_range", low=low, high=high) if high is not None else Message("below_range", low=low)
    if hasattr(kind, "choices"):
        return Message("not_a_choice", possible=list(kind.choices))
    if getattr(kind, "name", "") in ("integer", "float"):
        return Message("not_a_number")
    return Message("not_accepted")
