"""`maszyna scythe draw`: a position, or a decision of the Automa in it, as a picture."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.problems import BadInput
from maszyna.commands.io.read_files import MOST_LINE, in_file, parse_json, read_whole
from maszyna.kernel.errors import FormatError
from maszyna.pictures.scythe.request import as_request, draw_request
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.speech.scythe.captions import scythe_captions
from maszyna.storage.files import FileTrouble, write

Output = Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")]


def draw(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION",
        ),
    ],
    action: str | None = None,
    min_power: int | None = None,
    automa: str | None = None,
    lang: Lang = None,
    output: Output = None,
) -> None:
    """Draw the board as SVG; with an action, also what the Automa does and why."""
    if action is not None and action not in ACTIONS:
        raise BadInput("--action", "unknown_value", name=action, possible=ACTIONS)
    if automa is not None and automa not in FACTIONS:
        raise BadInput("--automa", "unknown_value", name=automa, possible=FACTIONS)
    words = scythe_captions(language_of(lang))
    try:
        request = as_request(document_in(position))
        for name, given in (("action", action), ("min_power", min_power), ("automa", automa)):
            if given is not None:
                request[name] = given
        picture = draw_request(request, words)
    except FormatError as error:
        raise in_file(position, "inner", problem=error) from None
    write_picture(picture, output)


def document_in(path: str) -> object:
    """The single JSON document in a file."""
    content = read_whole(path, MOST_LINE)
    if not content.strip():
        raise in_file(path, "no_position")
    try:
        return parse_json(content, hint="one_document_hint")
    except FormatError as error:
        raise in_file(path, error.code, **error.values) from None


def write_picture(picture: str, path: str | None) -> None:
    """Write the picture to a file or to standard output."""
    if path is None:
        sys.stdout.write(picture)
        return
    try:
        write(Path(path), picture)
    except FileTrouble as error:
        raise BadInput(f"--output: {path}", "cannot_write", reason=error.message()) from None
