"""The log: what happened, turn by turn, each line with the moment it leads back to; and why a place fell out."""

from typing import Any, Final

from maszyna.app.base.documents import NOT_FOUND, Doc, Problem
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheTable
from maszyna.app.base.requester import NOBODY
from maszyna.app.base.words import Text, Words
from maszyna.app.expeditions.board import PLACES as EXPEDITIONS_PLACES
from maszyna.app.expeditions.view import choice_view, part_steps
from maszyna.app.scythe.story import choices_of, choices_view, event_text, narrowed
from maszyna.app.scythe.table_view import instructions
from maszyna.app.scythe.view import position_of
from maszyna.expeditions.events import ADJUSTED, GLORY, HUMAN_GLORY, MechPart
from maszyna.expeditions.events import TURN_BEGAN as EXPEDITIONS_TURN
from maszyna.expeditions.words import ROWS, SEATS, WALKED
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import Event, turn_number
from maszyna.scythe.events import (
    AIR_COMBAT_BEGAN,
    AIRSHIP_RETREATED,
    AUTOMA_COMBAT_CARD,
    AUTOMA_GROUP,
    CARDS_STOLEN,
    COMBAT_BEGAN,
    COMBAT_COMMITTED,
    COMBAT_WON,
    STAR_PLACED,
    TURN_BEGAN,
    UNIT_RETREATED,
)
from maszyna.scythe.words import PLACES
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS
from maszyna.speech.scythe.turn_prose import added_up, nothing_gained

# What a reader of the log may look for.
FIGHT: Final = "fight"
STAR: Final = "star"
FIGHTS: Final = [AIR_COMBAT_BEGAN, AIRSHIP_RETREATED, AUTOMA_COMBAT_CARD, CARDS_STOLEN, COMBAT_BEGAN, COMBAT_COMMITTED,
                 COMBAT_WON, UNIT_RETREATED]  # fmt: skip


def log_page(live: LiveGame[Any], words: Words, sees: int) -> Doc:
    """All turns, the first one first; ``at`` counts the actions up to and with the one a line came from."""
    turns: list[Doc] = []
    begins = EXPEDITIONS_TURN if isinstance(live, ExpeditionsTable) else TURN_BEGAN
    for at, events in enumerate([live.opening, *(entry.events for entry in live.entries)]):
        choice = 0
        if at and isinstance(live, ScytheTable):
            step_of_a_person(live, at, turns, words)
        for event in events if isinstance(live, ExpeditionsTable) else added_up(events):
            if event.kind == begins or not turns:
                turns.append(new_turn(live, at, turn_number([event]) if event.kind == begins else 0, event.seat, words))
                if event.kind == begins:
                    continue
            text = line(live, at, event, words, sees)
            chose = event.kind == AUTOMA_GROUP and not isinstance(live, ExpeditionsTable)
            if chose or isinstance(event, MechPart):
                choice += 1
            if text:
                found: Doc = {"at": at, "seat": seat_name(live, event.seat), "say": text, "about": about(live, event)}
                if (chose or isinstance(event, MechPart)) and event.trace:
                    found["choice"] = choice
                turns[-1]["lines"].append(found)
    return {"format": "maszyna/log@1", "page": "log", "actions": len(live.entries), "turns": turns}


def new_turn(live: LiveGame[Any], at: int, number: int, seat: int, words: Words) -> Doc:
    name = spoken_name(live, seat, words)
    return {"at": at, "number": number, "seat": seat_name(live, seat), "name": name, "lines": []}


def step_of_a_person(live: ScytheTable, at: int, turns: list[Doc], words: Words) -> None:
    """What a person told stands under that person's name; a step without events is what it did to the board."""
    entry = live.entries[at - 1]
    if entry.seat == NOBODY:
        return
    seat = seat_name(live, entry.seat)
    if not turns or turns[-1]["seat"] != seat:
        turns.append(new_turn(live, at, 0, entry.seat, words))
    if entry.events:
        return
    for todo in entry.todo:
        for item in instructions([todo], live.position(), words, back=False):
            about_it = STAR if todo.what == "stars" else None
            turns[-1]["lines"].append({"at": at, "seat": seat, "say": item["say"], "about": about_it})


def about(live: LiveGame[Any], event: Event) -> str | None:
    """Whether a line tells of a combat or of a star."""
    if isinstance(live, ExpeditionsTable):
        return STAR if event.kind in (GLORY, HUMAN_GLORY) else None
    return FIGHT if event.kind in FIGHTS else STAR if event.kind == STAR_PLACED else None


def seat_name(live: LiveGame[Any], seat: int) -> str:
    return SEATS[seat] if isinstance(live, ExpeditionsTable) else live.seat_names()[seat]


def spoken_name(live: LiveGame[Any], seat: int, words: Words) -> str:
    if isinstance(live, ExpeditionsTable):
        return words.expeditions.seat(seat)
    return words.faction(position_of(live).seats[seat].faction)


def line(live: LiveGame[Any], at: int, event: Event, words: Words, sees: int) -> Text:
    if isinstance(live, ExpeditionsTable):
        if event.kind == ADJUSTED and at:
            return [*words.place_text(words.expeditions.sentence(event)), f" ({live.entries[at - 1].text})"]
        return words.place_text(words.expeditions.sentence(event))
    if nothing_gained(event):
        return []
    return event_text(event, position_of(live), words, sees)


def why_page(live: LiveGame[Any], at: int, choice: int, place: str, words: Words) -> Doc:
    """The K-th choice of an action: all its steps, and for a place when it fell out."""
    if isinstance(live, ExpeditionsTable):
        return expeditions_why(live, at, choice, place, words)
    events = live.entries[at - 1].events if at else []
    found = choices_of(events)
    if choice > len(found):
        raise nothing_there(words)
    index = found[choice - 1]
    event, position = events[index], position_of(live)
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


def nothing_there(words: Words) -> Problem:
    return Problem(NOT_FOUND, words.say("problem_not_found"), words.say("no_choice_there"), "choice")


def place_number(place: str) -> int:
    """A place by its key or by its number."""
    if place in PLACE_NUMBERS and 0 < PLACE_NUMBERS[place] < PLACES:
        return PLACE_NUMBERS[place]
    if place.isascii() and place.isdigit() and len(place) < 3 and f"t{int(place)}" in PLACE_NUMBERS:
        return int(place)
    raise FormatError("place", "must be a territory, such as 28 or t28")


def expeditions_why(live: ExpeditionsTable, at: int, choice: int, place: str, words: Words) -> Doc:
    events = live.entries[at - 1].events if at else live.opening
    parts = [(index, event) for index, event in enumerate(events) if isinstance(event, MechPart)]
    if choice > len(parts):
        raise nothing_there(words)
    index, part = parts[choice - 1]
    document: Doc = {
        **choice_view(part, at, choice, f"s{index}", words),
        "choices": len(parts),
        "steps": [step for step in part_steps(part, index, words) if step["kind"] == "narrow"],
        "place": None,
        "say": None,
    }
    if place:
        rows = [row[0] for row in ROWS[:WALKED]]
        if place not in EXPEDITIONS_PLACES or place[0] not in rows or not place[1:].isdigit():
            raise FormatError("place", "must be a location, such as n3")
        if rows.index(place[0]) != part.row:
            raise nothing_there(words)
        document["place"] = place
        document["say"] = words.place_text(words.expeditions.fell_out(part, int(place[1:]) - 1))
    return document
