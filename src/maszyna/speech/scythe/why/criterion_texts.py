"""The texts of a narrowing beside those of its criteria: which units may go, and what follows."""

from typing import Final

from maszyna.speech.language.translator import Many, mark, mark_many

ONLY: Final = mark("only {place} is left")

# Where the units are that a symbol may move, by the names of the engine's groups of units.
STAND: Final[dict[str, Many]] = {
    "worker": mark_many("workers of the Automa are in {n} place", "workers of the Automa are in {n} places"),
    "mech": mark_many("mechs of the Automa are in {n} place", "mechs of the Automa are in {n} places"),
    "combat_unit": mark_many(
        "combat units of the Automa are in {n} place", "combat units of the Automa are in {n} places"
    ),
}
ALONE: Final[dict[str, str]] = {"character": mark("the character goes; it is {place}")}
ON_BASE: Final = mark("units on its base are the nearest")

SO_UNIT: Final = mark("so the {unit} {from} goes")
SO_TO: Final = mark("so the {unit} goes {to}")
SO_FROM_TO: Final = mark("so the {unit} goes {from} {to}")
SO_STAYS: Final = mark("so the {unit} stays {place}")
SO_NOT: Final = mark("so “{symbol}” cannot be carried out")
TO_FACTORY: Final = mark("to the Factory ({number})")
COMBAT_UNIT: Final = mark("combat unit")
THE_BASE: Final = mark("the base")
