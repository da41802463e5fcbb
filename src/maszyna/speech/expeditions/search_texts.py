"""The texts of a mech's part: what it looks for, how its target search narrows, what it does."""

from typing import Final

from maszyna.speech.common.narrowing import Filter
from maszyna.speech.language.translator import Many, mark, mark_many

SWEEPS: Final = mark("first all face-up cards beside {from} are discarded and replaced")
# Before the search, by the engine's reasons; the first is that there is something to look for.
WANTS: Final[dict[str, str]] = {
    "": mark("the {mech} looks for {symbol}: it {needs}, and the Automa has {glory}"),
    "no_target": mark("the target row is empty"),
    "too_little_glory": mark("looking for {symbol} {needs}, and the Automa has {glory}"),
}
NEEDS: Final[Many] = mark_many("needs glory {n}", "needs glory {n}")
TIMES: Final = mark("{symbol} (at most {times})")
# By the criteria of the engine.
SKIPS: Final[dict[str, str]] = {"not_the_humans": mark("your mech is on {place}, so that location is skipped")}
AHEAD: Final[dict[str, str]] = {"up_to_3_ahead": mark("locations 0 to 3 ahead: {places}")}
FILTERS: Final[dict[str, Filter]] = {
    "map_token": Filter(
        mark_many("{n} of them has a map token", "{n} of them have a map token"),
        mark("none of them has a map token"),
    ),
    "token_20": Filter(
        mark_many("{n} of them has the 20", "{n} of them have the 20"),
        mark("none of them has the 20"),
    ),
    "regular_corruption": Filter(
        mark_many("{n} of them has regular corruption", "{n} of them have regular corruption"),
        mark("none of them has regular corruption"),
    ),
}
NEAREST: Final[dict[str, str]] = {"nearest_ahead": mark("the nearest is {place}, {value} ahead")}
WHERE_IT_STANDS: Final = mark("the nearest is {place}, where the mech is")

SO: Final = mark("so {what}")
GOES: Final = mark("the {mech} moves from {from} to {to} and {does}")
STAYS: Final = mark("the {mech} stays on {to} and {does}")
WALKS: Final[Many] = mark_many(
    "the {mech} walks {n} location, from {from} to {to}", "the {mech} walks {n} locations, from {from} to {to}"
)
PASSING: Final = mark("{walks} ({place} with your mech does not count)")
# By the engine's deeds; walking is told by itself.
DOES: Final[dict[str, str]] = {
    "explore": mark("takes the map token; flip the tile"),
    "take_20": mark("takes the 20"),
    "cleanse": mark("takes corruption {tokens}"),
}

# When one location fell out of the search, by the criteria of the engine.
FELL_OUT: Final[dict[str, str]] = {
    "not_the_humans": mark("your mech is on {place}"),
    "up_to_3_ahead": mark("only 0 to 3 ahead count, and {place} is farther"),
    "map_token": mark("there is no map token on {place}"),
    "token_20": mark("the 20 is not on {place}"),
    "regular_corruption": mark("there is no regular corruption on {place}"),
    "nearest_ahead": mark("location {best} is nearer than {place}"),
}
CHOSEN: Final = mark("the {mech} went to {place}")

# What a decision card says.
CARD: Final = mark("Card {card}: {progress}; {north}; {central}")
PROGRESS: Final = mark("progress")
NO_PROGRESS: Final = mark("no progress")
PART: Final = mark("{mech}: {symbol} with glory {needs}, otherwise {distance}")
PART_WITHOUT: Final = mark("{mech}: {distance}")
SWEEP: Final = mark("{part}, sweep")
