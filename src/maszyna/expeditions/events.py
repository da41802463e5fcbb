"""The kinds of event a game of Expeditions reports, and what their numbers mean.

Fields are written ``name:type``; the types are row, place (a location of that row), card, value (of a corruption
token), amount. A mech's part says more: it is a MechPart.
"""

from typing import Any, Final

from maszyna.expeditions.ids import AUTOMA
from maszyna.expeditions.ring import NOBODY
from maszyna.kernel.events import Event
from maszyna.kernel.narrow import Finding

EVENTS: Final[list[tuple[str, list[str]]]] = [
    ("deck_shuffled", []),
    ("card", ["card:card"]),
    ("progress", ["space:amount"]),
    ("glory", ["tokens:amount"]),
    ("mech", ["row:row", "from:place", "to:place"]),
    ("corruption_placed", ["row:row", "at:place", "value:value"]),
    ("human_moved", ["row:row", "at:place"]),
    ("human_explored", ["row:row", "at:place"]),
    ("human_took", ["row:row", "at:place", "value:value"]),
    ("human_glory", ["tokens:amount"]),
    ("adjusted", []),
    ("end_near", ["turns:amount"]),
    ("game_ended", ["human:amount", "automa:amount"]),
    ("turn_began", ["number:amount"]),
    ("end_off", []),
    ("own_card", ["card:card"]),
]
DECK_SHUFFLED: Final = 0
CARD: Final = 1
PROGRESS: Final = 2
GLORY: Final = 3
MECH: Final = 4
CORRUPTION_PLACED: Final = 5
HUMAN_MOVED: Final = 6
HUMAN_EXPLORED: Final = 7
HUMAN_TOOK: Final = 8
HUMAN_GLORY: Final = 9
ADJUSTED: Final = 10
END_NEAR: Final = 11
GAME_ENDED: Final = 12
TURN_BEGAN: Final = 13
END_OFF: Final = 14
OWN_CARD: Final = 15  # what it says is a house rule

# Why a mech walks its distance (X7.3).
FOUND: Final = ""
NO_TARGET: Final = "no_target"
TOO_LITTLE_GLORY: Final = "too_little_glory"
NO_MATCH: Final = "no_match"
REASONS: Final = [FOUND, NO_TARGET, TOO_LITTLE_GLORY, NO_MATCH]


class MechPart(Event):
    """One mech's part of a card: what it looked for, where it went and why, what it did and took."""

    def __init__(self, row: int, start: int, to: int, trace: list[Finding] | None) -> None:
        super().__init__(MECH, AUTOMA, row, start, to, trace)
        self.swept = False
        self.symbol = -1
        self.needs = 0  # glory its target row asks for
        self.times = 0  # the multiplier, of corruption only
        self.distance = 0  # of its distance row
        self.glory = 0  # glory in camp
        self.skipped = NOBODY  # the location of the human's mech in this row
        self.reason = FOUND
        self.did = 0  # of words.DEEDS
        self.map_taken = False
        self.taken: list[int] = []  # corruption, in the order taken

    def __reduce__(self) -> tuple[Any, ...]:
        return MechPart, (self.first, self.second, self.third, self.trace), self.__getstate__()

    @property
    def row(self) -> int:
        return self.first

    @property
    def start(self) -> int:
        """The location it was on."""
        return self.second

    @property
    def to(self) -> int:
        """The location it is on now."""
        return self.third


def field_of(event: Event, name: str) -> int:
    """One number of an event by its name in EVENTS; ValueError for a name that its kind does not have."""
    return event.values()[[field.partition(":")[0] for field in EVENTS[event.kind][1]].index(name)]
