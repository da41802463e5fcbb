"""The criteria of X7.2, each with its name and the id of its rule. Candidates are the seven locations of a row."""

from typing import Final

from maszyna.expeditions.ring import AHEAD, LOOKED_AT, NOBODY, WHOLE_ROW
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import bit, i64
from maszyna.kernel.narrow import Criterion, Fewest, Require


class RowView:
    def __init__(self, position: Position, row: int) -> None:
        self.position = position
        self.row = row
        self.at = position.at[row]
        self.skipped = position.human_in(row)  # the human's location, or NOBODY


class NotTheHumans(Require[RowView]):
    """The location with the human's mech is no target, whatever lies there."""

    def applies(self, view: RowView) -> bool:
        return view.skipped != NOBODY

    def allowed(self, view: RowView) -> i64:
        return WHOLE_ROW & ~bit(view.skipped)


class UpToThreeAhead(Require[RowView]):
    """0, 1, 2 or 3 locations ahead, whatever the distance row says."""

    def allowed(self, view: RowView) -> i64:
        return LOOKED_AT[view.row][view.skipped][view.at]


class MapToken(Require[RowView]):
    def allowed(self, view: RowView) -> i64:
        return view.position.maps[view.row]


class The20(Require[RowView]):
    def allowed(self, view: RowView) -> i64:
        return view.position.twenty[view.row]


class RegularCorruption(Require[RowView]):
    """At least one regular token; the 20 never counts, nor does the multiplier."""

    def allowed(self, view: RowView) -> i64:
        return view.position.regular[view.row]


class NearestAhead(Fewest[RowView]):
    """The nearest in walking direction, the mech's own location included."""

    def value(self, view: RowView, candidate: int) -> int:
        return AHEAD[view.row][view.skipped][view.at].index(candidate)

    def keep(self, view: RowView, candidates: i64) -> i64:
        for place in AHEAD[view.row][view.skipped][view.at]:
            if candidates & bit(place):
                return bit(place)
        return candidates


NOT_THE_HUMANS: Final = NotTheHumans("not_the_humans", "X4.3")
UP_TO_3_AHEAD: Final = UpToThreeAhead("up_to_3_ahead", "X7.2")
MAP_TOKEN: Final = MapToken("map_token", "X7.2a")
TOKEN_20: Final = The20("token_20", "X7.2b")
REGULAR_CORRUPTION: Final = RegularCorruption("regular_corruption", "X7.2c")
NEAREST_AHEAD: Final = NearestAhead("nearest_ahead", "X7.2")

Criteria = list[Criterion[RowView]]
