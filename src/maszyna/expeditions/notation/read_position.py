"""Reading a position, `maszyna/expeditions-position@1`.

Needed are the format and the level; everything else absent is as after the setup. Whether a position can come about in
a game is another question; only the 20 is refused when it lies in two places, because the box has one.
"""

from typing import Final

from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.ids import (
    AWAY,
    LEAST_VALUE,
    LEVELS,
    LOCATIONS,
    MOST_VALUE,
    ROWS,
    SOUTH,
    SOUTH_LOCATIONS,
    TOKENS,
    TWENTY,
    WALKED,
)
from maszyna.expeditions.own_cards import OwnCards, card_of_level
from maszyna.expeditions.state import Position, start_position
from maszyna.kernel.bits import bit
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError

FORMAT: Final = "maszyna/expeditions-position@1"
FIELDS: Final = ["format", "level", "progress", "glory", "north", "central", "automa", "human", "taken"]
MOST_MAPS: Final = 99


def read_position(document: object, own: OwnCards, where: str = "position") -> Position:
    """The position a document describes; anything else is refused with a FormatError."""
    fields = Part(document, where).fields(FIELDS)
    needed(fields, "format", "quoted", where, text=FORMAT).name([FORMAT])
    level = needed(fields, "level", "level", where, low=1, high=LEVELS).number(1, LEVELS, "level")
    position = start_position(card_of_level(level, own, f"{where}.level"))
    if "progress" in fields:
        position.progress = fields["progress"].number(0, position.card.spaces - 1, "track_space")
    if "glory" in fields:
        position.glory = fields["glory"].number(0, MOST_GLORY, "glory_tokens")
    for row in range(WALKED):
        if ROWS[row] in fields:
            read_row(fields[ROWS[row]], position, row)
    if "automa" in fields:
        mechs = fields["automa"].fields(ROWS[:WALKED])
        for row in range(WALKED):
            if ROWS[row] in mechs:
                position.at[row] = read_place(mechs[ROWS[row]], LOCATIONS)
    if "human" in fields:
        read_human(fields["human"], position)
    if "taken" in fields:
        read_taken(fields["taken"], position)
    if position.twenties() > 1:
        raise FormatError(where, "twenty_twice", token=TWENTY)
    return position


def read_place(part: Part, locations: int) -> int:
    return part.number(0, locations - 1, "location")


def read_row(part: Part, position: Position, row: int) -> None:
    """Seven locations, west to east."""
    items = part.items("locations", count=LOCATIONS)
    if len(items) != LOCATIONS:
        raise part.wrong("locations", count=LOCATIONS)
    position.maps[row] = 0
    for at, item in enumerate(items):
        fields = item.fields(["map", "corruption"])
        if "map" in fields and fields["map"].flag():
            position.maps[row] |= bit(at)
        if "corruption" in fields:
            for value in reversed(read_tokens(fields["corruption"])):
                position.put(row, at, value)


def read_tokens(part: Part) -> list[int]:
    """Corruption tokens in the order they are written."""
    items = part.items("tokens")
    if len(items) > TOKENS:
        raise part.wrong("most_tokens", most=TOKENS)
    values: list[int] = []
    for item in items:
        value = item.value
        plain = isinstance(value, int) and not isinstance(value, bool)
        if not plain or not (value == TWENTY or value in range(LEAST_VALUE, MOST_VALUE + 1)):
            raise item.wrong("token", low=LEAST_VALUE, high=MOST_VALUE, twenty=TWENTY)
        assert isinstance(value, int)
        values.append(value)
    if values.count(TWENTY) > 1:
        raise FormatError(part.where, "twenty_twice", token=TWENTY)
    return values


def read_human(part: Part, position: Position) -> None:
    """Where the human's mech is: in one of the two rows, in the south, or nowhere on the map (null)."""
    position.human_row = AWAY
    position.human_at = AWAY
    if part.value is None:
        return
    fields = part.fields(["row", "at"])
    row = needed(fields, "row", "one_of", part.where, names=ROWS).name(ROWS)
    position.human_row = row
    if row == SOUTH:
        if "at" in fields:
            read_place(fields["at"], SOUTH_LOCATIONS)
        return
    at = needed(fields, "at", "location_of_row", part.where, high=LOCATIONS - 1, row=ROWS[row])
    position.human_at = read_place(at, LOCATIONS)


def read_taken(part: Part, position: Position) -> None:
    fields = part.fields(["maps", "corruption"])
    if "maps" in fields:
        position.taken_maps = fields["maps"].number(0, MOST_MAPS, "map_tokens")
    if "corruption" in fields:
        position.taken = read_tokens(fields["corruption"])
