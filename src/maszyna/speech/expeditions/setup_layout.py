"""The complete list for setting a table of Expeditions up (X2, X3.2, X4.5); every face shows the same list."""

from typing import Final, NamedTuple

from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import CENTRAL, LOCATIONS, NORTH, place_text
from maszyna.expeditions.ring import FIRST
from maszyna.speech.expeditions.names import OR
from maszyna.speech.expeditions.phrases import PASSING_RULE
from maszyna.speech.language.translator import Translator, mark

PLAYERS: Final = mark("Set up as for 2 players, but leave out the step “player components” for the Automa.")
LOCATION_NAMES: Final = mark(
    "Locations are counted from the left: {north_first} to {north_last} in the North row, {central_first} to "
    "{central_last} in the Central row."
)
# The Automa's mechs, by row.
MECHS: Final = [
    mark(
        "Put a mech on {place}, the leftmost North location: this is the north mech. A blue base is advised, the "
        "colour of its part of the decision cards."
    ),
    mark(
        "Put a mech on {place}, the rightmost Central location: this is the central mech. A black base is advised."
    ),
]  # fmt: skip
PROGRESS_CARD: Final = mark("Put the Automa's progress card on the table ({level}).")
PROGRESS_TOKEN: Final = mark("Put an unused action token on the start of its track: this is the progress token.")
DECK_DRAWN: Final = mark("The decision cards stay in the box: the program shuffles them, sets 2 aside and draws.")
DECK_TYPED: Final = mark(
    "Shuffle the 14 decision cards, set 2 aside without looking at them and put the rest face down: this is the "
    "decision deck."
)
GLORY_CARD: Final = mark(
    "Put the glory card on the table, with 4 glory tokens of one colour and 4 of another on its spaces 1 to 8: the "
    "Automa has 8, you have 4."
)
FIRST_PLAYER: Final = mark("First player: {who}.")
FIRST_PLAYERS: Final = [mark("you"), mark("the Automa")]  # by seat
BOX: Final = mark("When you draw card {cards}, put it back into the box and draw another.")
PASSING: Final = mark(
    "You may move through a face-down location with a mech of the Automa; it counts for your range ({rule})."
)
LOCATION_19: Final = mark("On location 19 this may leave you without any benefit to gather.")


class SetupLine(NamedTuple):
    what: str
    place: str  # a location, or nothing
    text: str


def layout_lines(translator: Translator, game: Expedition, first: int, level: str) -> list[SetupLine]:
    """What to do before the first turn; ``first`` is the seat that begins, ``level`` in words."""
    found: list[SetupLine] = []

    def lay(what: str, text: str, place: str = "", **values: object) -> None:
        found.append(SetupLine(what, place, translator.say(text, {**values, "place": place})))

    lay("setup", PLAYERS)
    lay(
        "locations", LOCATION_NAMES, north_first=place_text(NORTH, 0), north_last=place_text(NORTH, LOCATIONS - 1),
        central_first=place_text(CENTRAL, 0), central_last=place_text(CENTRAL, LOCATIONS - 1),
    )  # fmt: skip
    for row in (NORTH, CENTRAL):
        place = place_text(row, FIRST[row])
        lay("mech", MECHS[row], place)
    lay("progress", PROGRESS_CARD, level=level)
    lay("progress", PROGRESS_TOKEN)
    lay("deck", DECK_TYPED if game.typed else DECK_DRAWN)
    lay("glory", GLORY_CARD)
    lay("first", FIRST_PLAYER, who=translator.say(FIRST_PLAYERS[first]))
    *others, last = human_facts().back_to_box
    lay("box", BOX, cards=translator.say(OR, {"first": ", ".join(others), "second": last}))
    passing = translator.say(PASSING, {"rule": PASSING_RULE})
    found.append(SetupLine("passing", "", f"{passing} {translator.say(LOCATION_19)}"))
    return found
