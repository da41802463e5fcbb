"""The game's words as numbers: what the engine counts in. The order of every list is part of the file formats."""

from typing import Final

# Rows in which an Automa mech walks, and the one where it never is (X1.1). Locations of a row count from the west.
NORTH: Final = 0
CENTRAL: Final = 1
SOUTH: Final = 2
ROWS: Final = ["north", "central", "south"]
WALKED: Final = 2  # how many of them have an Automa mech
LOCATIONS: Final = 7  # of the North row, and of the Central row
SOUTH_LOCATIONS: Final = 6
AWAY: Final = -1  # a mech that stands in no row

# Seats.
HUMAN: Final = 0
AUTOMA: Final = 1
SEATS: Final = ["human", "automa"]

# Corruption tokens by value. Power and guile end at 10, so no regular token is worth more (X1.2).
LEAST_VALUE: Final = 1
MOST_VALUE: Final = 10
TWENTY: Final = 20
TOKENS: Final = 37  # in the box, the 20 among them
REGULAR_TOKENS: Final = TOKENS - 1

# Symbols of a target row (X7.2).
NO_SYMBOL: Final = -1
MAP: Final = 0
THE_20: Final = 1
CORRUPTION: Final = 2
SYMBOLS: Final = ["map", "20", "corruption"]
MOST_TIMES: Final = 3

# What a mech's part came to (X7, X8).
EXPLORE: Final = 0
TAKE_20: Final = 1
CLEANSE: Final = 2
WALK: Final = 3
DEEDS: Final = ["explore", "take_20", "cleanse", "walk"]

CARDS: Final = 14
MOST_CARDS: Final = 60  # of an own deck: a set of cards is a mask
ASIDE: Final = 2
LEVELS: Final = 5
FARTHEST: Final = 3  # locations looked ahead, and the longest distance of a card
# Coins more or less for a glory token (X9.3): what is accepted, and what the rules advise.
LEAST_TUNING: Final = -9
MOST_TUNING: Final = 9
LEAST_ADVISED: Final = -2
MOST_ADVISED: Final = 3
MOST_COINS: Final = 20  # for one token, on any progress card

# What a decision is about: a turn told as it goes, or something read off the table.
TURN_REPORT: Final = "tell"
TABLE_COUNT: Final = "keypad"


def place_text(row: int, at: int) -> str:
    """A location as people write it: n1 to n7, c1 to c7, from the west."""
    return f"{ROWS[row][0]}{at + 1}"
