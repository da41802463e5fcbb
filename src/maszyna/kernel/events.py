"""What happened, as numbers; each game says what the numbers of its kinds of event mean."""

from collections.abc import Iterable, Iterator
from typing import Any

from maszyna.kernel.narrow import Finding


class Event:
    position: Any = None  # with a trace: a copy of the game's position the choice was made on
    shown: list[int] | None = None  # what it showed to everybody, where three numbers cannot say it

    def __init__(
        self, kind: int, seat: int, first: int, second: int, third: int, trace: list[Finding] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.first = first
        self.second = second
        self.third = third
        self.trace = trace  # why, where an Automa chose

    def __reduce__(self) -> tuple[Any, ...]:
        made_of = (self.kind, self.seat, self.first, self.second, self.third, self.trace)
        return Event, made_of, self.__getstate__()

    def values(self) -> list[int]:
        return [self.first, self.second, self.third]


def turn_number(events: list[Event]) -> int:
    """The number of a turn: in every game the event that begins it says it first."""
    return events[0].first


def by_turns(events: Iterable[Event], begins: int) -> Iterator[list[Event]]:
    """The events of each turn, from the one of the kind ``begins`` on; the last turn may not be over."""
    told: list[Event] = []
    for event in events:
        if event.kind == begins and told:
            yield told
            told = []
        told.append(event)
    if told:
        yield told
