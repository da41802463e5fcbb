"""What happened, as numbers; each game says what the numbers of its kinds of event mean."""


class Event:
    def __init__(self, kind: int, seat: int, first: int, second: int, third: int) -> None:
        self.kind = kind
        self.seat = seat
        self.first = first
        self.second = second
        self.third = third

    def values(self) -> list[int]:
        return [self.first, self.second, self.third]
