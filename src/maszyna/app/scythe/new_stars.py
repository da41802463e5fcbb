"""Stars placed since one last decided: which and why, how many are missing, and where on the board they were earned."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.kernel.events import Event
from maszyna.kernel.record import Record
from maszyna.scythe.events import EVENTS, STAR_PLACED, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MAT, MOST_STARS, PLACES, STAR_TRACKER, STARS
from maszyna.speech.app.scene_texts import STARS_MISSING
from maszyna.speech.common.keys import PLACE_KEYS

WHERE: Final = ["place", "to"]  # the fields of an event that say where it happened


def new_stars(record: Record[Scythe], viewer: Viewer, words: Language) -> list[Doc]:
    """Those of the viewer's last action and of all that followed it."""
    entries = record.entries
    start = next((number for number in range(len(entries) - 1, 0, -1) if entries[number].seat in viewer.acts), 0)
    found: list[Doc] = []
    events = [event for entry in entries[start:] for event in entry.events]
    for number, event in enumerate(events):
        if event.kind == STAR_PLACED:
            yours = event.seat == viewer.sees
            row = star_row(record, event.seat, words)[: field_of(event, "stars")] if yours else []
            found.append({**star_view(record.game, event, yours, words), "row": row, "from": earned_at(events, number)})
    return found


def star_view(game: Scythe, event: Event, yours: bool, words: Language) -> Doc:
    star, stars = field_of(event, "star"), field_of(event, "stars")
    faction = game.position.seats[event.seat].faction
    say = words.say(f"your_star_{stars}") if yours else words.say("star_of", who=words.faction(faction), n=stars)
    why = words.explained(f"star.{STARS[star]}") if star != STAR_TRACKER else words.spans_for("star_by_tracker")
    return {
        "key": f"{FACTIONS[faction]}-{stars}",
        "seat": FACTIONS[faction],
        "which": STARS[star],
        "name": words.name("star", star),
        "count": stars,
        "of": MOST_STARS,
        "say": [say],
        "why": why,
        "missing": missing(stars, words),
    }


def missing(stars: int, words: Language) -> Text:
    """How many stars are missing to the end of the game."""
    return [words.translator.count(STARS_MISSING, MOST_STARS - stars)] if stars < MOST_STARS else []


def star_row(record: Record[Scythe], seat: int, words: Language) -> list[str]:
    """The stars of a seat by their names, the first one first."""
    placed = [event for event in record.events() if event.kind == STAR_PLACED and event.seat == seat]
    return [words.name("star", field_of(event, "star")) for event in placed]


def earned_at(events: list[Event], number: int) -> str | None:
    """The last place that somebody acted on before they placed a star, if it was one."""
    for event in reversed(events[:number]):
        if event.seat != events[number].seat:
            continue
        names = [field.partition(":")[0] for field in EVENTS[event.kind][1] if field.endswith(":place")]
        places = [field_of(event, name) for name in WHERE if name in names]
        if places:
            return PLACE_KEYS[places[0]] if MAT < places[0] < PLACES else None
    return None
