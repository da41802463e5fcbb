"""Names around the Automa, in the order of the engine's own lists."""

from typing import Final

from maszyna.speech.language.translator import mark

PLAYERS: Final = [mark("human"), mark("Automa")]
LEVELS: Final = [mark("Autometta"), mark("Automa"), mark("Automaszyna"), mark("Ultimaszyna")]
SCHEMES: Final = [mark("I"), mark("II")]
SYMBOLS: Final = [
    mark("move worker"),
    mark("move mech"),
    mark("move character"),
    mark("encounter or Factory"),
    mark("attack workers"),
    mark("attack combat unit"),
]
# Why a group of the move row cannot be carried out; the first of the engine's list is that it can.
REASONS: Final = [
    "",
    mark("no such unit is in play"),
    mark("no territory is valid"),
    mark("no valid territory can be the destination"),
    mark("its power is too low"),
]
# Columns of a card's combat table, by the Automa's power (A15.3).
COLUMNS: Final = [mark("0 to 7"), mark("8 to 13"), mark("14 and more")]
OPTIONS: Final = [
    mark("cards with the skip mark are skipped"),
    mark("change to the coins gained from cards"),
    mark("change to the power gained from cards"),
    mark("a combat card is revealed before a move"),
    mark("a combat card is revealed before a unit is gained"),
    mark("all groups of the move row are carried out"),
    mark("several Automas"),
]
MODES: Final = [mark("everybody for themselves"), mark("humans together against the Automas")]
RULINGS: Final = [
    mark("neighbourhood of a human's combat unit"),
    mark("mech and character equally near"),
    mark("marker on the star card when a card is skipped"),
    mark("resources where the Automa wins as defender"),
    mark("tokens of Albion and Togawa as an Automa"),
    mark("bracketed mech or character on card 8 of Invaders from Afar"),
]
WAYS: Final[dict[str, list[str]]] = {
    "R2": [
        mark("every territory it could enter in one step, through tunnels and by mech abilities too"),
        mark("of these, only the adjacent territories"),
    ],
    "R3": [mark("the mech moves"), mark("the character moves")],
    "R11": [mark("stays, as the whole turn is skipped"), mark("advances if the card has a gold star")],
    "R12": [mark("are removed"), mark("stay")],
    "R13": [mark("are not placed"), mark("are placed where the character ends a move")],
    "R14": [mark("for Rusviet"), mark("for Togawa")],
}
AUTOMA_NAMES: Final[dict[str, list[str]]] = {
    "player": PLAYERS,
    "level": LEVELS,
    "scheme": ["", *SCHEMES],  # schemes are numbered from 1
    "symbol": SYMBOLS,
    "column": COLUMNS,
    "reason": REASONS,
    "option": OPTIONS,
    "mode": MODES,
    "ruling": RULINGS,
    **WAYS,
}
