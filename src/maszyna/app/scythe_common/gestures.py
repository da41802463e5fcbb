"""Gestures as both kinds of Scythe read them: a place by its key, a piece that goes somewhere with what it carries."""

from typing import Final

from maszyna.kernel.document import Part
from maszyna.scythe.play.movement.move import CARGO
from maszyna.speech.common.keys import PLACE_NUMBERS

MOST_TEXT: Final = 400  # characters


def place_in(part: Part) -> int:
    key = part.text(MOST_TEXT)
    if key not in PLACE_NUMBERS:
        raise part.wrong("the key of a place")
    return PLACE_NUMBERS[key]


def load_in(part: Part | None) -> dict[str, int]:
    if part is None:
        return {}
    return {name: one.number(0, 999) for name, one in part.fields(CARGO).items()}


def read_travel(part: Part) -> tuple[str, list[int], int, dict[str, int]]:
    """The piece, the places it goes by way of, where to, and what it takes along."""
    fields = part.fields(["piece", "via", "to", "load"])
    for name in ("piece", "to"):
        if name not in fields:
            raise part.wrong("an object with piece and to")
    piece = fields["piece"].text(MOST_TEXT)
    to = place_in(fields["to"])
    via = [place_in(one) for one in fields["via"].items("a list of places")] if "via" in fields else []
    return piece, via, to, load_in(fields.get("load"))
