"""The `maszyna` command."""

from typing import Annotated

import typer

from maszyna.build import kind
from maszyna.version import VERSION

app = typer.Typer(no_args_is_help=True)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"maszyna {VERSION} ({kind()})")
        raise typer.Exit


@app.callback()
def maszyna(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and the build.")
    ] = False,
) -> None:
    """A solo opponent for Scythe and Expeditions that explains every move."""


def main() -> None:
    app()
