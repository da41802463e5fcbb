"""A combat that has been fought, as its events report it: both sides, who won, what came before and what followed."""

from typing import Final

from maszyna.kernel.events import Event
from maszyna.scythe.events import (
    ABILITY_USED,
    AIR_COMBAT_BEGAN,
    AIRSHIP_RETREATED,
    AIRSHIP_UNLOADED,
    AUTOMA_COMBAT_CARD,
    CARDS_STOLEN,
    COMBAT_BEGAN,
    COMBAT_COMMITTED,
    COMBAT_WON,
    EFFECT_USED,
    GAINED,
    LOST,
    RESOURCES_LEFT,
    RESOURCES_REMOVED,
    STAR_PLACED,
    UNIT_RETREATED,
    field_of,
)
from maszyna.scythe.ids import COMBAT_CARDS, POPULARITY

BEGAN: Final = [COMBAT_BEGAN, AIR_COMBAT_BEGAN]
BEFORE: Final = [ABILITY_USED, EFFECT_USED, CARDS_STOLEN]
AFTER: Final = [
    AIRSHIP_RETREATED, AIRSHIP_UNLOADED, EFFECT_USED, RESOURCES_LEFT, RESOURCES_REMOVED, STAR_PLACED, UNIT_RETREATED,
]  # fmt: skip
SETTLED: Final = {GAINED: COMBAT_CARDS, LOST: POPULARITY}  # the only goods that change hands by the outcome itself


class FoughtSide:
    """What one side showed: power from the dial, the values of its cards, and for an Automa the card it drew."""

    def __init__(self, committed: Event, drawn: Event | None) -> None:
        shown = committed.shown or [0]
        self.seat = committed.seat
        self.power = field_of(committed, "power")
        self.total = field_of(committed, "total")
        self.left = shown[0]  # power after it was paid
        self.cards = shown[1:]
        self.automa_card = field_of(drawn, "card") if drawn is not None else 0
        self.automa_power = field_of(drawn, "power") if drawn is not None else 0
        self.column = field_of(drawn, "column") if drawn is not None else 0  # of the card's combat table (A15.3)


class Fought:
    """``sides``: the attacker first; ``before`` are abilities and airships, ``after`` what the outcome brought."""

    def __init__(self, sides: list[FoughtSide], won: Event, in_the_air: bool) -> None:
        self.place = field_of(won, "place")
        self.in_the_air = in_the_air
        self.sides = sides
        self.winner = won.seat
        self.loser = field_of(won, "loser")
        self.before: list[Event] = []
        self.after: list[Event] = []

    def is_tie(self) -> bool:
        return self.sides[0].total == self.sides[1].total

    def stars(self) -> int:
        """How many stars the winner has with the one for this combat; 0 if it brought none."""
        found = [event for event in self.after if event.kind == STAR_PLACED and event.seat == self.winner]
        return field_of(found[0], "stars") if found else 0


def last_fought(events: list[Event]) -> Fought | None:
    """The last combat that was decided in these events; what came before they begin is not known."""
    decided = [number for number, event in enumerate(events) if event.kind == COMBAT_WON]
    if not decided:
        return None
    end = decided[-1]
    start = max([number for number in range(end) if events[number].kind in BEGAN], default=0)
    within = events[start:end]
    drawn = {event.seat: event for event in within if event.kind == AUTOMA_COMBAT_CARD}
    sides = [FoughtSide(event, drawn.get(event.seat)) for event in within if event.kind == COMBAT_COMMITTED][-2:]
    fought = Fought(sides, events[end], within[0].kind == AIR_COMBAT_BEGAN)
    fought.before = [event for event in within if event.kind in BEFORE]
    fought.after = outcome(events[end + 1 :])
    return fought


def outcome(events: list[Event]) -> list[Event]:
    """What follows from a combat, up to the first thing that does not: the rest of a card, a question, a turn."""
    found: list[Event] = []
    for event in events:
        if event.kind not in AFTER and not (event.kind in SETTLED and field_of(event, "good") == SETTLED[event.kind]):
            break
        found.append(event)
    return found
