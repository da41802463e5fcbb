"""A whole screen of a digital game of Scythe, with what one asker may know and do."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe.airship_cargo import cargo_view
from maszyna.app.scythe.chance import chance_view
from maszyna.app.scythe.decision import decision_view
from maszyna.app.scythe.travel import travel
from maszyna.app.scythe_common.board_view import board
from maszyna.app.scythe_common.fight import fight_document
from maszyna.app.scythe_common.seats import seat_names, seats_view, title
from maszyna.app.scythe_common.tiles_in_play import tiles_in_play
from maszyna.kernel.game import NOBODY
from maszyna.scythe.game import Scythe
from maszyna.speech.common.keys import PLACE_KEYS


def scythe_view(game: Scythe, viewer: Viewer, words: Language, past: bool, story: Doc | None) -> Doc:
    """``past``: the game is only looked at as it once was."""
    seats = seat_names(game)
    deciding = NOBODY if game.asking is None else game.asking.seat
    asked = deciding in viewer.acts and not past
    decision = decision_view(game, words) if asked else None
    return {
        "page": "play",
        "you": seats[viewer.sees] if viewer.sees != NOBODY else None,
        "title": title(game, game.turns, words),
        "board": board(game.position, words, marks(decision), game.over),
        "decision": decision,
        "travel": travel(game, words) if asked else None,
        "cargo": cargo_view(game, words) if asked else None,
        "fight": fight_view(game, words, viewer.sees),
        "story": story,
        "checklist": None,
        "seats": seats_view(game, words, viewer.sees, with_mats=True),
        "in_play": tiles_in_play(game, words, viewer.sees, (game.turns - 1) // game.seats_at_table() + 1),
        "curtain": seats[deciding] if asked and len(viewer.acts) > 1 else None,
        "problems": [],
    }


def marks(decision: Doc | None) -> list[Doc]:
    """Places that can be chosen now, drawn from the start."""
    if decision is None:
        return []
    found: dict[str, Doc] = {}
    for option in decision["options"]:
        at = option["at"]
        if at and "place" in at and at["place"] not in found:
            found[at["place"]] = {"place": at["place"], "kind": "can", "pin": None, "says": option["label"]}
    return [mark for key, mark in found.items() if key in PLACE_KEYS]


def fight_view(game: Scythe, words: Language, sees: int) -> Doc | None:
    """The combat being fought, with the chance of the person at the dial."""
    combat = game.combat
    if combat is None:
        return None
    return {**fight_document(game, combat, words, sees), "chance": chance_view(game, combat, sees)}
