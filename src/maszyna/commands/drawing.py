"""`maszyna scythe draw`: a position, or a decision of the Automa in it, as a picture."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.problems import BadInput
from maszyna.commands.reading import MOST_LINE, named, parse_json, whole
from maszyna.kernel.errors import FormatError
from maszyna.pictures.request import as_request, draw_request
from maszyna.scythe.notation.deciding import ACTIONS
from maszyna.scythe.words import FACTIONS

Output = Annotated[str | None, typer.Option("--output", "-o", metavar="FILE", help="Write the picture there.")]


def draw(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION",
            help='A file with a position or with {"position": ..., "action": ...}; - reads standard input.',
        ),
    ],
    action: Annotated[
        str | None, typer.Option(help=f"Draw what this symbol makes the Automa do: {', '.join(ACTIONS)}.")
    ] = None,
    min_power: Annotated[int | None, typer.Option(help="The power that attack_combat_unit asks for.")] = None,
    automa: Annotated[str | None, typer.Option(help="Of several Automas the one of this faction.")] = None,
    output: Output = None,
) -> None:
    """Draw the board as SVG; with an action, also what the Automa does and why."""
    if action is not None and action not in ACTIONS:
        raise BadInput(f"--action: {action!r} is unknown; possible are {', '.join(ACTIONS)}")
    if automa is not None and automa not in FACTIONS:
        raise BadInput(f"--automa: {automa!r} is unknown; possible are {', '.join(FACTIONS)}")
    try:
        request = as_request(document_in(position))
        for name, given in (("action", action), ("min_power", min_power), ("automa", automa)):
            if given is not None:
                request[name] = given
        picture = draw_request(request)
    except FormatError as error:
        raise BadInput(f"{named(position)}: {error}") from None
    deliver(picture, output)


def document_in(path: str) -> object:
    """The one JSON document of a file."""
    name = named(path)
    content = whole(path, name, MOST_LINE)
    if not content.strip():
        raise BadInput(f"{name}: is empty; it must have a position in JSON")
    try:
        return parse_json(content, hint="; one document is drawn")
    except FormatError as error:
        raise BadInput(f"{name}: {error.problem}") from None


def deliver(picture: str, path: str | None) -> None:
    """Into a file, or on standard output."""
    if path is None:
        sys.stdout.write(picture)
        return
    try:
        Path(path).write_text(picture, encoding="ascii")
    except (OSError, ValueError) as error:
        problem = error.strerror if isinstance(error, OSError) else str(error)
        raise BadInput(f"--output: {path}: cannot be written: {problem}") from None
