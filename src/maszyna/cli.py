"""The `maszyna` command."""

import os
import sys
from typing import Annotated

import typer

from maszyna.build import kind
from maszyna.commands import (
    bench,
    drawing,
    expeditions,
    expeditions_drawing,
    expeditions_table,
    play,
    scythe,
    table,
    tiles,
)
from maszyna.commands.problems import BAD_INPUT, OUR_FAULT, complain
from maszyna.commands.saying import help_if_alone, reader_gone
from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.version import VERSION

app = typer.Typer(pretty_exceptions_enable=False, add_completion=False)
scythe.app.command("draw")(drawing.draw)
expeditions.app.command("draw")(expeditions_drawing.draw)
app.add_typer(scythe.app, name="scythe")
app.add_typer(expeditions.app, name="expeditions")
app.command("bench")(bench.bench)
scythe.app.command("play")(play.play_scythe)
scythe.app.command("table")(table.table)
scythe.app.command("tiles")(tiles.tiles)
expeditions.app.command("table")(expeditions_table.table)


def scythe_table(lang: str, seed: int | None) -> None:
    table.table(seed=seed, lang=lang)


# By the key of its line in the menu, in the menu's order.
COMPANIONS: list[tuple[str, play.Companion]] = [
    ("menu_scythe", scythe_table),
    ("menu_expeditions", expeditions_table.open_table),
]
app.command("play")(play.menu(COMPANIONS))


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"maszyna {VERSION} ({kind()})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def maszyna(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and the build.")
    ] = False,
) -> None:
    """A solo opponent for Scythe and Expeditions that explains every move."""
    help_if_alone(context)


def run(arguments: list[str]) -> int:
    """The exit code: 0 done, 2 bad input, 1 a fault of ours; every problem is one line on standard error."""
    try:
        code = app(arguments, prog_name="maszyna", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        complain(f"{error.format_message()} (see --help)")
        return BAD_INPUT
    except BrokenPipeError:
        return reader_gone().exit_code
    except MaszynaError as error:
        complain(str(error))
        return OUR_FAULT if isinstance(error, OurFault) else BAD_INPUT
    except Exception as error:
        if os.environ.get("MASZYNA_TRACEBACK"):
            raise
        complain(f"a defect in this program: {type(error).__name__}: {error}; MASZYNA_TRACEBACK=1 shows where")
        return OUR_FAULT


def main() -> None:
    sys.exit(run(sys.argv[1:]))
