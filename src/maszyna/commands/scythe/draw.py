"""`maszyna scythe draw`: a position, or a decision of the Automa in it, as a picture."""

from typing import Annotated

import typer

from maszyna.commands.io.language import Lang, language_of
from maszyna.commands.io.output import Output, write_picture
from maszyna.commands.io.problems import BadInput
from maszyna.commands.io.read_files import document_in, in_file
from maszyna.kernel.errors import FormatError
from maszyna.pictures.scythe.request import as_request, draw_request
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.speech.scythe.captions import scythe_captions


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
