"""The one source of chance: a small seeded generator owned by a game and split into named streams.

Each deck has a stream of its own, so that drawing from one never changes what another will show.
A stream is a multiply-with-carry generator: one number of 62 bits, which native integers hold without overflow,
so compiled and interpreted games see the same cards.
"""

from hashlib import blake2b
from typing import Any, Final

from maszyna.kernel.bits import i64

MULTIPLIER: Final = 1822219965  # a * 2**32 - 1 and a * 2**31 - 1 are both prime: the period is a * 2**31 - 1
LOW: Final = (1 << 32) - 1
STATES: Final = (MULTIPLIER << 32) - 2  # between 2**62 and 2**63


def first_state(seed: int, stream: str) -> int:
    """Where a stream starts: any seed and name give a well mixed state."""
    return state_from(blake2b(f"{seed}/{stream}".encode(), digest_size=8).digest())


def state_from(digest: bytes) -> i64:
    """Eight bytes, the highest first, as one number modulo ``STATES``, and 1 more.

    The number may have 64 bits, one more than a native integer holds: half of it is taken, and doubled at the end.
    """
    high: i64 = 0
    for index in range(7):
        high = high << 8 | digest[index]
    last: i64 = digest[7]
    half: i64 = high << 7 | last >> 1
    if half >= STATES:
        half -= STATES
    rest: i64 = STATES - half
    if half >= rest:
        half -= rest
    else:
        half += half
    half += last & 1
    if half == STATES:
        half = 0
    return half + 1


class Dice:
    """The streams of one game, by index."""

    def __init__(self, states: list[int]) -> None:
        self.states = states

    def below(self, stream: i64, sides: i64) -> i64:
        """A number from 0 to ``sides`` - 1; the bias is below sides / 2**32."""
        state: i64 = self.states[stream]
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.states[stream] = state
        return (((state ^ (state >> 32)) & LOW) * sides) >> 32

    def copy(self) -> "Dice":
        return Dice(self.states[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Dice, (self.states,)


class ChanceNeeded(Exception):
    """A draw that nobody has decided yet."""

    def __init__(self, stream: int, sides: int) -> None:
        super().__init__(stream, sides)
        self.stream = stream
        self.sides = sides


class DecidedDice(Dice):
    """Every draw has been decided beforehand, for whoever plays chance; the first that has not is asked for."""

    def __init__(self, decided: list[int]) -> None:
        super().__init__([])
        self.decided = decided
        self.drawn = 0

    def below(self, stream: i64, sides: i64) -> i64:
        if sides == 1:
            return 0
        if self.drawn == len(self.decided):
            raise ChanceNeeded(stream, sides)
        self.drawn += 1
        return self.decided[self.drawn - 1]

    def copy(self) -> Dice:
        twin = DecidedDice(self.decided)
        twin.drawn = self.drawn
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return DecidedDice, (self.decided[self.drawn :],)


def dice(seed: int, streams: list[str]) -> Dice:
    return Dice([first_state(seed, stream) for stream in streams])
