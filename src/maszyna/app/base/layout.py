"""The complete list for setting the table up, as a checklist."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheTable
from maszyna.app.base.words import Text, Words
from maszyna.expeditions.words import WALKED, place_text
from maszyna.scythe.words import FACTIONS
from maszyna.speech.common.keys import PLACE_KEYS
from maszyna.speech.scythe.companion.layout import layout_lines


def layout_page(live: LiveGame[Any], words: Words) -> Doc | None:
    """None for a game that needs no table."""
    if isinstance(live, ScytheTable):
        items = scythe_items(live, words)
    elif isinstance(live, ExpeditionsTable):
        items = expeditions_items(live, words)
    else:
        return None
    return {"key": "setup", "way": "do", "items": [item | {"id": f"c{index}"} for index, item in enumerate(items, 1)]}


def item(say: Text, what: str, seat: str | None = None, to: str | None = None) -> Doc:
    return {"id": "", "say": say, "what": what, "seat": seat, "from": None, "to": to, "art": None}


def scythe_items(live: ScytheTable, words: Words) -> list[Doc]:
    position = live.table.game.position
    found: list[Doc] = []
    for line in layout_lines(words.translator, live.table):
        seat = FACTIONS[position.seats[line.seat].faction] if line.seat >= 0 else None
        found.append(item(words.text(line.text), line.what, seat, PLACE_KEYS[line.to] if line.to else None))
    return found


def expeditions_items(live: ExpeditionsTable, words: Words) -> list[Doc]:
    position = live.game.position
    start = live.record.at(0).position
    found = [item(words.talk("lay_expeditions"), "setup")]
    found.append(item(words.talk("lay_progress", level=position.card.level), "progress"))
    found.append(item(words.talk("lay_shuffle"), "deck"))
    for row in range(WALKED):
        place = place_text(row, start.at[row])
        found.append(
            item(words.talk("lay_mech", mech=words.expeditions.mech(row), place=place), "mech", "automa", place)
        )
    return found
