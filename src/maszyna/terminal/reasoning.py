"""Why an Automa did what it did: the groups of its last card, and how each choice narrowed."""

from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import REASONS
from maszyna.scythe.events import AUTOMA_AIRSHIP, AUTOMA_CARD, AUTOMA_GROUP, TURN_BEGAN
from maszyna.scythe.state import Position
from maszyna.speech.moments import before
from maszyna.speech.voice import Voice


def last_automa_turn(told: list[Event]) -> list[int]:
    """Where, in all that was told, the card of the last Automa turn stands, and the choices made after it."""
    cards = [index for index, event in enumerate(told) if event.kind == AUTOMA_CARD]
    if not cards:
        return []
    found = [cards[-1]]
    for index in range(cards[-1] + 1, len(told)):
        if told[index].kind == TURN_BEGAN:
            break
        if told[index].kind in (AUTOMA_GROUP, AUTOMA_AIRSHIP):
            found.append(index)
    return found


def steps(voice: Voice, position: Position, told: list[Event], index: int) -> list[str]:
    """One sentence for each step of the choice behind an event, on the board as it was then."""
    event = told[index]
    then = before(position, told[index:])
    if event.kind == AUTOMA_AIRSHIP:
        return voice.flight(then, event.seat, event.first, event.trace or [])
    return voice.trace(then, event.seat, event.first, event.trace or [], REASONS[event.second])


def fell_out(voice: Voice, position: Position, told: list[Event], index: int, place: int) -> str:
    """When a place stopped being a candidate."""
    event = told[index]
    return voice.fell_out(before(position, told[index:]), event.seat, event.trace or [], place)
