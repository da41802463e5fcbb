"""Pieces as screens name them, and the letter that stands on them."""

from typing import Final

from maszyna.speech.common.amounts import AMOUNTS
from maszyna.speech.language.translator import Form, Many, Translator, mark, mark_form, mark_many, mark_many_form
from maszyna.speech.scythe.names.names import OF_FACTION, STRUCTURES

# By the order of the factions; unique in every language.
LETTERS: Final[list[Form]] = [
    mark_form("letter of Nordic", "N"), mark_form("letter of Rusviet", "R"), mark_form("letter of Togawa", "T"),
    mark_form("letter of Crimea", "C"), mark_form("letter of Saxony", "S"), mark_form("letter of Polania", "P"),
    mark_form("letter of Albion", "A"),
]  # fmt: skip
# By the order of the kinds of unit; here they are the subject, in the nominative.
UNIT_OF: Final = [
    mark("character of {faction}"),
    mark("mech of {faction}"),
    mark("worker of {faction}"),
    mark("airship of {faction}"),
]
SEVERAL: Final[dict[int, Many]] = {
    1: mark_many("{n} mech of {faction}", "{n} mechs of {faction}"),
    2: mark_many("{n} worker of {faction}", "{n} workers of {faction}"),
}
COUNTED: Final[dict[int, Many]] = {
    1: mark_many_form("nominative", "{n} mech", "{n} mechs"),
    2: mark_many_form("nominative", "{n} worker", "{n} workers"),
}
STRUCTURE_OF: Final = mark("{structure} of {faction}")
FLAG_OF: Final = mark("flag of {faction}")
TRAP_OF: Final = [mark("sprung trap of {faction}"), mark("armed trap of {faction}")]
ENCOUNTER_TOKEN: Final = mark("encounter token")


def letter(translator: Translator, faction: int) -> str:
    return translator.form(LETTERS[faction])


def units_name(translator: Translator, kind: int, faction: int, number: int) -> str:
    """Units of one kind, as the subject of a sentence."""
    values = {"faction": translator.form(OF_FACTION[faction])}
    return translator.count(SEVERAL[kind], number, values) if number > 1 else translator.say(UNIT_OF[kind], values)


def counted_units(translator: Translator, kind: int, number: int) -> str:
    """The same without whose they are; more than one."""
    return translator.count(COUNTED[kind], number)


def structure_name(translator: Translator, structure: int, faction: int) -> str:
    values = {"structure": translator.say(STRUCTURES[structure]), "faction": translator.form(OF_FACTION[faction])}
    return translator.say(STRUCTURE_OF, values)


def flag_name(translator: Translator, faction: int) -> str:
    return translator.say(FLAG_OF, {"faction": translator.form(OF_FACTION[faction])})


def trap_name(translator: Translator, faction: int, armed: bool) -> str:
    return translator.say(TRAP_OF[armed], {"faction": translator.form(OF_FACTION[faction])})


def resource_name(translator: Translator, resource: int, number: int) -> str:
    """Tokens are alike in the nominative and the accusative."""
    return translator.count(AMOUNTS[resource], number)


def encounter_name(translator: Translator) -> str:
    return translator.say(ENCOUNTER_TOKEN)
