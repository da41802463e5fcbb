"""The official example of a target search (X8), as the README shows it; the rest of the table is ours."""

import json
from typing import Final

from maszyna.expeditions.notation.read_position import FORMAT
from maszyna.expeditions.own_cards import OwnCards
from maszyna.pictures.expeditions.request import draw_document
from maszyna.speech.expeditions.captions import captions
from maszyna.speech.language.catalogue import SOURCE

NAME: Final = "expeditions_turn"
DOWN: Final[dict[str, object]] = {"map": True}


def up(*tokens: int) -> dict[str, object]:
    return {"map": False, "corruption": list(tokens)}


EXAMPLE: Final[dict[str, object]] = {
    "position": {
        "format": FORMAT, "level": 2, "progress": 12, "glory": 3,
        "north": [DOWN, up(), up(5), DOWN, up(4, 3), up(5), up(20)],
        "central": [DOWN, up(3, 4), DOWN, DOWN, up(5, 5, 3), up(), up()],
        "automa": {"north": 1, "central": 6}, "human": {"row": "north", "at": 2},
        "taken": {"maps": 3, "corruption": [4, 5]},
    },
    "card": 8,
}  # fmt: skip


def example_files() -> dict[str, str]:
    """The request and its picture, by name."""
    drawn = draw_document(EXAMPLE, None, None, OwnCards([]), captions(SOURCE))
    return {f"{NAME}.json": json.dumps(EXAMPLE) + "\n", f"{NAME}.svg": drawn}
