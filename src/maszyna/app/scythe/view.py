"""A whole screen of a digital game of Scythe, with what one asker may know and do."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import LiveGame, ScytheGame, ScytheTable, TakenAction
from maszyna.app.base.requester import NOBODY, Viewer
from maszyna.app.base.words import Text, Words
from maszyna.app.scythe.airship_cargo import cargo_view
from maszyna.app.scythe.board import board
from maszyna.app.scythe.decision import decision_view
from maszyna.app.scythe.fight import fight_view
from maszyna.app.scythe.seats import seats_view
from maszyna.app.scythe.story import is_automa_turn, story
from maszyna.app.scythe.tiles_in_play import tiles_in_play
from maszyna.app.scythe.travel import travel
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import Position
from maszyna.speech.common.keys import PLACE_KEYS


def scythe_view(live: ScytheGame, viewer: Viewer, words: Words, past: bool) -> Doc:
    """``past``: the game is only looked at as it once was."""
    game = live.game
    asked = live.deciding() in viewer.acts and not past
    decision = decision_view(game, words) if asked else None
    return {
        "page": "play",
        "you": live.seat_names()[viewer.sees] if viewer.sees != NOBODY else None,
        "title": title(live, words),
        "board": board(game.position, words, marks(decision)),
        "decision": decision,
        "travel": travel(game, words) if asked else None,
        "cargo": cargo_view(game, words) if asked else None,
        "fight": fight_view(game, words, viewer.sees),
        "story": last_story(live, words, viewer.sees),
        "checklist": None,
        "seats": seats_view(game, words, viewer.sees, with_mats=True),
        "in_play": tiles_in_play(game, words, viewer.sees),
        "curtain": curtain(live, viewer) if asked else None,
        "problems": [],
    }


def curtain(live: ScytheGame, viewer: Viewer) -> str | None:
    """Whose hand comes into sight, where several people decide at one device."""
    return live.seat_names()[live.deciding()] if len(viewer.acts) > 1 else None


def title(live: LiveGame[Any], words: Words) -> Text:
    names = [words.faction(seat.faction) for seat in position_of(live).seats]
    return words.talk("title", who=" · ".join(names), turn=live.turn())


def position_of(live: LiveGame[Any]) -> Position:
    """The position now, on the screen or at the table."""
    if isinstance(live, ScytheGame):
        return live.game.position
    assert isinstance(live, ScytheTable)
    return live.position()


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


def last_story(live: ScytheGame, words: Words, sees: int) -> Doc | None:
    """The last action in which an Automa took a turn, told again as often as wanted."""
    for number in range(len(live.entries), 0, -1):
        entry = live.entries[number - 1]
        if is_automa_turn(entry):
            return remembered_story(live, entry, number, live.game, words, sees)
    return None


def remembered_story(
    live: LiveGame[Any], entry: TakenAction, number: int, game: Scythe, words: Words, sees: int
) -> Doc:
    """A story is told once in each language to each seat; after an undo the same number is another action."""
    key = (words.lang, "story", number * 8 + sees)
    found: tuple[TakenAction, Doc] | None = live.told.get(key)
    if found is None or found[0] is not entry:
        then = live.game if number == len(live.entries) else live.record.at(number)
        position = then.position if isinstance(then, Scythe) else then.table.game.position
        found = live.told[key] = (entry, story(entry, number, game, position, words, sees))
    return found[1]
