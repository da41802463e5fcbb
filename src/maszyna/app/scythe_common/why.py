"""Why an Automa of Scythe went where it went: the steps of one choice, and when a place fell out of it."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe_common.story import choices_of, choices_view, narrowed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.scythe.ids import PLACES
from maszyna.scythe.state import Position
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS


def why_page(record: Record[Any], position: Position, at: int, choice: int, place: str, words: Language) -> Doc | None:
    """The K-th choice of an action: all its steps, and for a place when it fell out; None if there is none."""
    events = record.told(at) if at else []
    found = choices_of(events)
    if choice > len(found):
        return None
    index = found[choice - 1]
    event = events[index]
    document: Doc = {
        **choices_view(events, at, position, words)[choice - 1],
        "choices": len(found),
        "steps": [step for step in narrowed(events, index, position, words) if step["kind"] == "narrow"],
        "place": None,
        "say": None,
    }
    if place:
        number = place_number(place)
        then = event.position or position
        document["place"] = PLACE_KEYS[number]
        document["say"] = words.text(words.scythe.fell_out(then, event.seat, event.trace or [], number))
    return document


def place_number(place: str) -> int:
    """A place by its key or by its number."""
    if place in PLACE_NUMBERS and 0 < PLACE_NUMBERS[place] < PLACES:
        return PLACE_NUMBERS[place]
    if place.isascii() and place.isdigit() and len(place) < 3 and f"t{int(place)}" in PLACE_NUMBERS:
        return int(place)
    raise FormatError("place", "needs_territory", first="28", second="t28")
