"""`maszyna expeditions draw`: a position, or what a card makes the Automa do in it, as a picture."""

from typing import Annotated

import typer

from maszyna.commands.io.language import Lang, scythe_texts_of
from maszyna.commands.io.output import Output, write_picture
from maszyna.commands.io.own_data import kept_cards
from maszyna.commands.io.problems import of_error
from maszyna.commands.io.read_files import document_in, in_file
from maszyna.expeditions.ids import CARDS
from maszyna.kernel.errors import FormatError
from maszyna.pictures.expeditions.turn_picture import TURN, draw_document
from maszyna.speech.expeditions.captions import captions


def draw(
    position: Annotated[
        str,
        typer.Argument(
            metavar="POSITION",
        ),
    ],
    card: Annotated[int | None, typer.Option(min=1, max=CARDS)] = None,
    turn: Annotated[int | None, typer.Option(min=1)] = None,
    lang: Lang = None,
    output: Output = None,
) -> None:
    """Draw the two rows as SVG; with a card, also what each mech looks at, where it goes and why."""
    words = captions(scythe_texts_of(lang).lang)
    document = document_in(position)
    try:
        picture = draw_document(document, card, turn, kept_cards(), words)
    except FormatError as error:
        raise of_error(error) if error.where == TURN else in_file(position, "inner", problem=error) from None
    write_picture(picture, output)
