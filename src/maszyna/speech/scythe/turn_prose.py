"""A turn of Scythe as lines for people: a sentence for each event, and under a choice of an Automa its narrowing."""

from typing import TYPE_CHECKING, Final

from maszyna.kernel.events import Event
from maszyna.scythe.automa.choosing import REASONS, TOO_LITTLE_POWER
from maszyna.scythe.events import (
    AUTOMA_AIRSHIP,
    AUTOMA_CARD,
    AUTOMA_GROUP,
    AUTOMA_OWN_CARD,
    AUTOMA_OWN_SYMBOL,
    GAINED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    TURN_BEGAN,
    field_of,
)
from maszyna.scythe.hidden import HiddenState
from maszyna.scythe.position_requests.decide_request import FLIGHT, DecideAnswer
from maszyna.scythe.state import Position

if TYPE_CHECKING:
    from maszyna.speech.scythe.texts import ScytheTexts

INDENT: Final = "  "
OWN_RULES: Final = (AUTOMA_OWN_CARD, AUTOMA_OWN_SYMBOL)
CHOICES: Final = (AUTOMA_GROUP, AUTOMA_AIRSHIP)  # events with a narrowing behind them
ADDED_UP: Final = [RESOURCES_GAINED, RESOURCES_PAID]  # told token by token


def turn_lines(texts: "ScytheTexts", position: Position, hidden: list[HiddenState], told: list[Event]) -> list[str]:
    """Whose turn it is, then a sentence for each event; the narrowing stands deeper."""
    first = told[0]
    faction = texts.name("faction", position.seats[first.seat].faction)
    lines = [INDENT + line for line in event_lines(texts, position, hidden, told[1:])]
    head = f"{faction} · {texts.phrase('turn', number=field_of(first, 'number'))}"
    return [head, *lines] if lines else [f"{head}: {texts.phrase('nothing')}"]


def event_lines(texts: "ScytheTexts", position: Position, hidden: list[HiddenState], told: list[Event]) -> list[str]:
    """A sentence for each event, and under a choice its narrowing."""
    lines: list[str] = []
    events = added_up(told)
    for number, event in enumerate(events):
        if event.kind in CHOICES:
            lines.append(choice_line(texts, event))
            lines += [INDENT + step for step in choice_steps(texts, event)]
        elif not nothing_gained(event):
            lines.append(texts.sentence(position, event))
        lines += [INDENT + remark for remark in texts.remarks(position, hidden, events, number)]
    return lines


def decide_lines(texts: "ScytheTexts", answer: DecideAnswer) -> list[str]:
    """What the Automa does, and under it the narrowing step by step."""
    position, seat, choice = answer.layout.position, answer.seat, answer.choice
    trace = choice.trace or []
    if answer.symbol == FLIGHT:
        steps = texts.flight(position, seat, choice.origin, trace)
        return [texts.flight_summary(position, seat, choice.origin, trace), *(INDENT + step for step in steps)]
    whole = texts.summary(position, seat, answer.symbol, trace, choice.reason)
    steps = texts.trace(position, seat, answer.symbol, trace, choice.reason) if trace else []
    if choice.reason == TOO_LITTLE_POWER:
        steps = [texts.low_power(position.seats[seat].power, answer.min_power), *steps]
    return [named_group(texts, answer.symbol, whole), *(INDENT + step for step in steps)]


def choice_line(texts: "ScytheTexts", event: Event) -> str:
    """A group of the move row or a flight, on the board it was tried on: what the Automa did, and why."""
    if event.kind == AUTOMA_AIRSHIP:
        return texts.flight_summary(event.position, event.seat, field_of(event, "from"), event.trace or [])
    symbol, reason = field_of(event, "symbol"), REASONS[field_of(event, "reason")]
    return named_group(texts, symbol, texts.summary(event.position, event.seat, symbol, event.trace or [], reason))


def choice_steps(texts: "ScytheTexts", event: Event) -> list[str]:
    told = event.trace or event.kind == AUTOMA_AIRSHIP
    return choice_trace(texts, event, event.position) if told else []


def choice_trace(texts: "ScytheTexts", event: Event, position: Position) -> list[str]:
    """A sentence for each step of the choice behind an event, or why there was none to make."""
    trace = event.trace or []
    if event.kind == AUTOMA_AIRSHIP:
        return texts.flight(position, event.seat, field_of(event, "from"), trace)
    symbol, reason = field_of(event, "symbol"), REASONS[field_of(event, "reason")]
    return texts.trace(position, event.seat, symbol, trace, reason)


def last_automa_turn(told: list[Event]) -> list[Event]:
    """The card of the last Automa turn, and the choices made after it; house rules where they acted."""
    cards = [index for index, event in enumerate(told) if event.kind == AUTOMA_CARD]
    if not cards:
        return []
    found = [told[cards[-1]]]
    for event in told[cards[-1] + 1 :]:
        if event.kind == TURN_BEGAN:
            break
        if event.kind in CHOICES or event.kind in OWN_RULES:
            found.append(event)
    return found


def why_lines(texts: "ScytheTexts", event: Event, place: int) -> list[str]:
    """How the choice behind an event narrowed; with a place only when that fell out."""
    if place:
        return [texts.fell_out(event.position, event.seat, event.trace or [], place)]
    return choice_trace(texts, event, event.position)


def named_group(texts: "ScytheTexts", symbol: int, sentence: str) -> str:
    return texts.phrase("group", symbol=texts.name("symbol", symbol), sentence=sentence)


def nothing_gained(event: Event) -> bool:
    """Cards gained when none are left to draw."""
    return event.kind == GAINED and field_of(event, "amount") == 0


def added_up(events: list[Event]) -> list[Event]:
    """Tokens of one kind gained or paid one by one on one territory become one event."""
    found: list[Event] = []
    for event in events:
        if found and event.kind in ADDED_UP and _alike(event, found[-1]):
            resource, amount, place = event.values()
            found[-1] = Event(event.kind, event.seat, resource, field_of(found[-1], "amount") + amount, place)
        else:
            found.append(event)
    return found


def _alike(event: Event, other: Event) -> bool:
    if (event.kind, event.seat) != (other.kind, other.seat):
        return False
    return all(field_of(event, name) == field_of(other, name) for name in ("resource", "place"))
