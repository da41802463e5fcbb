"""Why an Automa did what it did: the groups of its last card, and how each choice narrowed."""

from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import REASONS
from maszyna.scythe.event_fields import field_of
from maszyna.scythe.events import AUTOMA_AIRSHIP, AUTOMA_CARD, AUTOMA_GROUP, TURN_BEGAN
from maszyna.speech.scythe.texts import ScytheTexts


def last_automa_turn(told: list[Event]) -> list[Event]:
    """The card of the last Automa turn, and the choices made after it."""
    cards = [index for index, event in enumerate(told) if event.kind == AUTOMA_CARD]
    if not cards:
        return []
    found = [told[cards[-1]]]
    for event in told[cards[-1] + 1 :]:
        if event.kind == TURN_BEGAN:
            break
        if event.kind in (AUTOMA_GROUP, AUTOMA_AIRSHIP):
            found.append(event)
    return found


def steps(texts: ScytheTexts, event: Event) -> list[str]:
    """One sentence for each step of the choice behind an event, on the board as it was then."""
    if event.kind == AUTOMA_AIRSHIP:
        return texts.flight(event.position, event.seat, field_of(event, "from"), event.trace or [])
    symbol, reason = field_of(event, "symbol"), REASONS[field_of(event, "reason")]
    return texts.trace(event.position, event.seat, symbol, event.trace or [], reason)


def fell_out(texts: ScytheTexts, event: Event, place: int) -> str:
    """When a place stopped being a candidate."""
    return texts.fell_out(event.position, event.seat, event.trace or [], place)
