"""What happened, as numbers; each game says what the numbers of its kinds of event mean."""

from maszyna.kernel.narrow import Finding


class Event:
    def __init__(
        self, kind: int, seat: int, first: int, second: int, third: int, trace: list[Finding] | None = None
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.first = first
        self.second = second
        self.third = third
        self.trace = trace  # why, where an Automa chose

    def values(self) -> list[int]:
        return [self.first, self.second, self.third]
