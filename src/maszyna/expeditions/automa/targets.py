"""The three symbols of the target row, as the rules print them (X7.2).

the locations that match | of those, where the mech goes | what it does there (X8)
"""

from typing import Final

from maszyna.expeditions.automa.criteria import (
    MAP_TOKEN,
    NEAREST_AHEAD,
    NOT_THE_HUMANS,
    REGULAR_CORRUPTION,
    TOKEN_20,
    UP_TO_3_AHEAD,
    Criteria,
)
from maszyna.expeditions.ids import CLEANSE, EXPLORE, TAKE_20


class Target:
    """One symbol: which locations match, which of them it is, and the action there."""

    def __init__(self, name: str, rule: str, matching: Criteria, destination: Criteria, action: int) -> None:
        self.name = name
        self.rule = rule
        self.matching = matching
        self.destination = destination
        self.action = action


MAP: Final = Target(
    "map",
    "X7.2a",
    matching=[NOT_THE_HUMANS, UP_TO_3_AHEAD, MAP_TOKEN],
    destination=[NEAREST_AHEAD],
    action=EXPLORE,
)
THE_20: Final = Target(
    "20",
    "X7.2b",
    matching=[NOT_THE_HUMANS, UP_TO_3_AHEAD, TOKEN_20],
    destination=[NEAREST_AHEAD],
    action=TAKE_20,
)
CORRUPTION: Final = Target(
    "corruption",
    "X7.2c",
    matching=[NOT_THE_HUMANS, UP_TO_3_AHEAD, REGULAR_CORRUPTION],
    destination=[NEAREST_AHEAD],
    action=CLEANSE,
)

TARGETS: Final[list[Target]] = [MAP, THE_20, CORRUPTION]  # by words.SYMBOLS
