"""All commands by name, loaded when they are called, and how their failures are reported."""

import os
import sys
from collections.abc import Iterator, Mapping, MutableMapping
from importlib import import_module
from typing import Annotated, Any, ClassVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from maszyna.build import version_line
from maszyna.commands.io.language import AskedLanguage, Lang, complaining_language, language_of
from maszyna.commands.io.output import help_if_alone
from maszyna.commands.io.problems import BAD_INPUT, OUR_FAULT, ProblemLanguage, complain, usage_problem
from maszyna.commands.io.streams import READER_GONE, cannot_write, let_go, prepare
from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.messages.message import Message


class Commands(MutableMapping[str, Any]):
    """The commands of a group by name; an entry ``package.module:function`` is imported when it is read."""

    def __init__(self, places: Mapping[str, str], loaded: Mapping[str, Any]) -> None:
        self.entries: dict[str, Any] = {**places, **loaded}

    def __getitem__(self, name: str) -> Any:
        entry = self.entries[name]
        if isinstance(entry, str):
            entry = self.entries[name] = load(name, entry)
        return entry

    def __setitem__(self, name: str, command: Any) -> None:
        self.entries[name] = command

    def __delitem__(self, name: str) -> None:
        del self.entries[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)


def help_in_language(command: Any, context: typer.Context) -> str:
    from maszyna.commands.io.help_screen import help_of

    return help_of(command, context)


class SpokenCommand(TyperCommand):
    """A command whose help is worded by speech."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_in_language(self, ctx))


def load(name: str, place: str) -> Any:
    """Import a function and make a command of it."""
    module, _, function = place.partition(":")
    alone = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
    alone.command(name, cls=SpokenCommand)(getattr(import_module(module), function))
    return get_command(alone)


class OnDemand(TyperGroup):
    """A group whose ``places`` say where its commands are defined."""

    places: ClassVar[Mapping[str, str]] = {}

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = Commands(self.places, self.commands)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_in_language(self, ctx))


class RootCommands(OnDemand):
    places: ClassVar[Mapping[str, str]] = {
        "play": "maszyna.commands.play:play",
        "log": "maszyna.commands.log:log",
        "saves": "maszyna.commands.log:saves",
        "data": "maszyna.commands.data:data",
        "bench": "maszyna.commands.bench:bench",
    }


class ScytheCommands(OnDemand):
    places: ClassVar[Mapping[str, str]] = {
        "play": "maszyna.commands.play:play_scythe",
        "table": "maszyna.commands.scythe.table:table",
        "explain": "maszyna.commands.scythe.explain:explain",
        "decide": "maszyna.commands.scythe.requests:decide",
        "turn": "maszyna.commands.scythe.requests:turn",
        "combat": "maszyna.commands.scythe.requests:combat",
        "score": "maszyna.commands.scythe.requests:score",
        "draw": "maszyna.commands.scythe.draw:draw",
        "simulate": "maszyna.commands.scythe.simulate:simulate",
        "replay": "maszyna.commands.scythe.replay:replay",
        "tiles": "maszyna.commands.scythe.tiles:tiles",
        "deck": "maszyna.commands.scythe.deck:deck",
        "hint": "maszyna.commands.scythe.hint:hint",
        "review": "maszyna.commands.scythe.review:review",
    }


class ExpeditionsCommands(OnDemand):
    places: ClassVar[Mapping[str, str]] = {
        "table": "maszyna.commands.expeditions.table:table",
        "explain": "maszyna.commands.expeditions.requests:explain",
        "turn": "maszyna.commands.expeditions.requests:turn",
        "draw": "maszyna.commands.expeditions.draw:draw",
        "simulate": "maszyna.commands.expeditions.requests:simulate",
        "cards": "maszyna.commands.expeditions.requests:cards",
        "deck": "maszyna.commands.expeditions.deck:deck",
    }


class LabCommands(OnDemand):
    places: ClassVar[Mapping[str, str]] = {
        "arena": "maszyna.commands.lab.arena:arena",
        "report": "maszyna.commands.lab.report:report",
        "compare": "maszyna.commands.lab.compare:compare",
        "evaluate": "maszyna.commands.lab.evaluate:evaluate",
        "question": "maszyna.commands.lab.question:question",
        "tune": "maszyna.commands.lab.tune:tune",
    }


app = typer.Typer(cls=RootCommands, pretty_exceptions_enable=False, add_completion=False)
scythe_app = typer.Typer(cls=ScytheCommands)
expeditions_app = typer.Typer(cls=ExpeditionsCommands)
lab_app = typer.Typer(cls=LabCommands)
app.add_typer(scythe_app, name="scythe")
app.add_typer(expeditions_app, name="expeditions")
app.add_typer(lab_app, name="lab")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(version_line())
        raise typer.Exit


def begin_group(context: typer.Context, lang: str | None) -> None:
    """A language named before the command holds for it; where no command is named, the group shows its help."""
    if lang is not None:
        AskedLanguage.lang = language_of(lang)
    help_if_alone(context)


@app.callback(invoke_without_command=True)
def maszyna(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
    lang: Lang = None,
) -> None:
    """A solo opponent for Scythe and Expeditions that explains every move."""
    begin_group(context, lang)


@scythe_app.callback(invoke_without_command=True)
def scythe(context: typer.Context, lang: Lang = None) -> None:
    """Scythe: play it here or beside your own board, ask the Automa about positions, simulate games."""
    begin_group(context, lang)


@expeditions_app.callback(invoke_without_command=True)
def expeditions(context: typer.Context, lang: Lang = None) -> None:
    """Expeditions: run the Automa beside your own table, ask it about positions, simulate its pace."""
    begin_group(context, lang)


@lab_app.callback(invoke_without_command=True)
def lab(context: typer.Context, lang: Lang = None) -> None:
    """The laboratory: experiments and their reports, players against each other, builds compared."""
    begin_group(context, lang)


def run(arguments: list[str]) -> int:
    """Carry out one command line and return the exit code: 0 done, 2 bad input, 1 a defect of ours.

    Every problem is one line on standard error.
    """
    ProblemLanguage.lang = complaining_language(arguments, os.environ)
    AskedLanguage.lang = None
    try:
        prepare()
        code = app(arguments, prog_name="maszyna", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # Typer ends so when the reader has left
            let_go()
            return READER_GONE
        raise
    except typer.TyperException as error:
        complain(usage_problem(error, arguments))
        return BAD_INPUT
    except BrokenPipeError:
        let_go()
        return READER_GONE
    except MaszynaError as error:
        complain(error)
        return OUR_FAULT if isinstance(error, OurFault) else BAD_INPUT
    except Exception as error:
        unwritable = cannot_write(error) if isinstance(error, OSError) else None
        if unwritable is not None:
            let_go()
            complain(unwritable)
            return BAD_INPUT
        if os.environ.get("MASZYNA_TRACEBACK"):
            raise
        complain(Message("program_fault", error=type(error).__name__, text=str(error), setting="MASZYNA_TRACEBACK=1"))
        return OUR_FAULT
