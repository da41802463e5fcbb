"""What the rulebooks advise whoever sets a game up; every face gives the same advice."""

from typing import Final

from maszyna.scythe.airships.airship_setup import ADVISED_AGAINST_FROM
from maszyna.scythe.automa_options import MOST_WITH_AUTOMA
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name

FIRST_GAME: Final = mark(
    "For a first game: {level}, until you have won against it, a base far from yours, and no airships and no "
    "resolution tile."
)
MANY_PLAYERS: Final = mark("With an Automa the rulebook advises at most {most} players; here there are {count}.")
MANY_AUTOMAS: Final = mark("The Automa's author advises no more Automas than people.")
OWN_PAIRS: Final = mark(
    "The rulebook advises against two tiles of its own for every faction with this many players: it is a lot to "
    "keep in mind (the English one from 4 players on, the Ukrainian one with more than 4)."
)
# What each level is for, from the easiest.
LEVELS: Final = [
    mark("for newcomers, and for those who like to build their empire in peace"),
    mark("of normal difficulty"),
    mark("for experienced players"),
    mark("for those who play better than its authors"),
]


def first_game(translator: Translator) -> str:
    return translator.say(FIRST_GAME, {"level": name(translator, "level", 0)})


def on_many_players(translator: Translator, players: int, automa_plays: bool) -> list[str]:
    """Advice about how many play, where an Automa is among them (A20)."""
    if not automa_plays or players <= MOST_WITH_AUTOMA:
        return []
    return [translator.say(MANY_PLAYERS, {"most": MOST_WITH_AUTOMA, "count": players})]


def on_players(translator: Translator, people: int, automas: int) -> list[str]:
    """The same, and about how many of them are Automas."""
    found = on_many_players(translator, people + automas, automas > 0)
    return [*found, translator.say(MANY_AUTOMAS)] if automas > people else found


def on_own_pairs(translator: Translator, players: int) -> list[str]:
    """Advice about two airship tiles for every seat (W1.2)."""
    return [translator.say(OWN_PAIRS)] if players >= ADVISED_AGAINST_FROM else []


def level_purpose(translator: Translator, level: int) -> str:
    return translator.say(LEVELS[level])
