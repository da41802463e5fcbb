"""The words for each criterion of the engine, wherever it is named: pictures, handbook, sentences about a choice.

A step says how many candidates stay (``{n}``), or that none does; where values decide, it names the best, and the
candidate that alone has it (``{place}``). ``{units}`` and its like are whose they are: "your units", in the genitive.
"""

from typing import Final

from maszyna.speech.common.narrowing import Filter, Grade, Wording
from maszyna.speech.language.translator import Many, mark, mark_many
from maszyna.speech.scythe.why.airship_criterion_wording import AIR_CRITERIA

CRITERIA: Final[dict[str, Wording]] = {
    "nearest_base": Wording(
        mark("nearest to its base"),
        mark(
            "The fewest hexes from the Automa's base, counted on the printed grid (R1); units on the base "
            "are the nearest."
        ),
        Grade(
            mark_many(
                "{n} of those is nearest to its base (distance {value})",
                "{n} of those are nearest to its base (distance {value})",
            ),
            mark("{place} is nearest to its base (distance {value})"),
        ),
        mark("it is farther from its base: distance {value}, the shortest is {best} ({places})"),
    ),
    "reading_order": Wording(
        mark("first in reading order"),
        mark("The lowest number: the top row first, each row from left to right."),
        mark("{place} comes first in reading order"),
        mark("{first} comes first in reading order"),
    ),
    "mech_before_character": Wording(
        mark("mech or character first"),
        mark(
            "If a mech and the character are equally near, the mech moves; you can set up the game so "
            "that the character does."
        ),
        mark("a mech and the character are equally near; {ruling}: the {unit} moves first"),
    ),
    "in_own_reach_or_by_base": Wording(
        mark("in the neighbourhood of a unit or beside the base"),
        mark("In the neighbourhood of any of the Automa's units, or joined to its base by land."),
        Filter(
            mark_many("{n} territory is in reach", "{n} territories are in reach"), mark("no territory is in reach")
        ),
        mark("{place} was not in the neighbourhood of the Automa's units or beside its base"),
    ),
    "in_own_reach": Wording(
        mark("in the neighbourhood of a unit"),
        mark("In the neighbourhood of any of the Automa's units; the base does not count here."),
        Filter(
            mark_many(
                "{n} territory is in the neighbourhood of the Automa's units",
                "{n} territories are in the neighbourhood of the Automa's units",
            ),
            mark("no territory is in the neighbourhood of the Automa's units"),
        ),
        mark("{place} was not in the neighbourhood of the Automa's units; its base does not count here"),
    ),
    "no_enemy_unit": Wording(
        mark("no enemy unit there"),
        mark("No worker, mech or character of an enemy is there."),
        Filter(
            mark_many("{n} of those holds none of {units}", "{n} of those hold none of {units}"),
            mark("none of them is free of {units}"),
        ),
        mark("at least one of {units} is there"),
    ),
    "no_ally_unit": Wording(
        mark("no unit of an ally there"),
        mark("In a cooperative game, no unit of an allied Automa is there; in other games this step is skipped."),
        Filter(
            mark_many(
                "{n} of those holds no unit of an allied Automa", "{n} of those hold no unit of an allied Automa"
            ),
            mark("none of them is free of units of an allied Automa"),
        ),
        mark("a unit of an allied Automa is there"),
    ),
    "no_closed_lake": Wording(
        mark("no lake while its water is closed"),
        mark("It is not a lake, unless the Automa's star card has opened rivers and lakes."),
        Filter(
            mark_many("{n} of those is open to the Automa", "{n} of those are open to the Automa"),
            mark("all of them are lakes that are closed to the Automa"),
        ),
        mark("it is a lake, and lakes are still closed to the Automa"),
    ),
    "no_other_own_worker": Wording(
        mark("no other own worker there"),
        mark("No worker of the Automa is there, except the one that moves."),
        Filter(
            mark_many(
                "{n} of those holds no other worker of the Automa", "{n} of those hold no other worker of the Automa"
            ),
            mark("none of them is free of other workers of the Automa"),
        ),
        mark("another worker of the Automa is there"),
    ),
    "no_other_own_combat_unit": Wording(
        mark("no other own combat unit there"),
        mark("No mech or character of the Automa is there, except the one that moves."),
        Filter(
            mark_many(
                "{n} of those holds no other combat unit of the Automa",
                "{n} of those hold no other combat unit of the Automa",
            ),
            mark("none of them is free of other combat units of the Automa"),
        ),
        mark("another combat unit of the Automa is there"),
    ),
    "no_own_mech": Wording(
        mark("no own mech there"),
        mark("No mech of the Automa is there."),
        Filter(
            mark_many("{n} of those holds no mech of the Automa", "{n} of those hold no mech of the Automa"),
            mark("none of them is free of mechs of the Automa"),
        ),
        mark("a mech of the Automa is there"),
    ),
    "encounter_or_factory": Wording(
        mark("encounter token, or the Factory"),
        mark("There is an encounter token; or it is the Factory and the Automa has no Factory card."),
        Filter(
            mark_many(
                "{n} of those has an encounter token or a Factory card",
                "{n} of those have an encounter token or a Factory card",
            ),
            mark("none of them has an encounter token or a Factory card"),
        ),
        mark("there is no encounter token and no Factory card to take"),
    ),
    "enemy_worker": Wording(
        mark("an enemy worker there"),
        mark("At least one worker of an enemy is there."),
        Filter(
            mark_many("{n} of those holds at least one of {workers}", "{n} of those hold at least one of {workers}"),
            mark("none of them has any of {workers}"),
        ),
        mark("none of {workers} is there"),
    ),
    "no_enemy_combat_unit": Wording(
        mark("no enemy combat unit there"),
        mark("No mech or character of an enemy is there."),
        Filter(
            mark_many("{n} of those holds none of {combat_units}", "{n} of those hold none of {combat_units}"),
            mark("none of them is free of {combat_units}"),
        ),
        mark("at least one of {combat_units} is there"),
    ),
    "enemy_combat_unit": Wording(
        mark("an enemy combat unit there"),
        mark("At least one mech or character of an enemy is there."),
        Filter(
            mark_many(
                "{n} of those holds at least one of {combat_units}", "{n} of those hold at least one of {combat_units}"
            ),
            mark("none of them has any of {combat_units}"),
        ),
        mark("none of {combat_units} is there"),
    ),
    "out_of_enemy_reach": Wording(
        mark("outside the neighbourhoods of enemy combat units"),
        mark(
            "Not in the neighbourhood of an enemy mech or character. If nothing is left, the symbol cannot "
            "be carried out (R5)."
        ),
        Filter(
            mark_many(
                "{n} of those is outside the neighbourhoods of {combat_units}",
                "{n} of those are outside the neighbourhoods of {combat_units}",
            ),
            mark("all of them are in the neighbourhoods of {combat_units}"),
        ),
        mark("it is in the neighbourhood of {target}"),
    ),
    "most_own_neighbourhoods": Wording(
        mark("in the neighbourhoods of the most own units"),
        mark("In the neighbourhoods of the most Automa units on the board, the moving one not counted (R6)."),
        Grade(
            mark_many(
                "{n} of those is in the neighbourhoods of the most units of the Automa ({value})",
                "{n} of those are in the neighbourhoods of the most units of the Automa ({value})",
            ),
            mark("{place} is in the neighbourhoods of the most units of the Automa ({value})"),
        ),
        mark("it is in the neighbourhoods of fewer units of the Automa: {value}, the most is {best} ({places})"),
    ),
    "nearest_enemy_combat_unit": Wording(
        mark("nearest to an enemy combat unit"),
        mark(
            "The fewest hexes from an enemy mech or character; those on bases count only if no other is on "
            "the board (R7)."
        ),
        Grade(
            mark_many(
                "{n} of those is nearest to {target} (distance {value})",
                "{n} of those are nearest to {target} (distance {value})",
            ),
            mark("{place} is nearest to {target} (distance {value})"),
        ),
        mark("it is farther from {combat_units}: distance {value}, the shortest is {best} ({places})"),
    ),
    "most_resources": Wording(
        mark("most resources"),
        mark("The most resource tokens are there, even if that is none."),
        Grade(
            mark_many(
                "{n} of those has the most resources ({value})",
                "{n} of those have the most resources ({value})",
            ),
            mark("{place} has the most resources ({value})"),
        ),
        mark("fewer resources are there: {value}, the most is {best} ({places})"),
    ),
    "fewest_enemy_combat_units": Wording(
        mark("fewest enemy combat units"),
        mark("The fewest enemy mechs and characters are there."),
        Grade(
            mark_many(
                "{n} of those has the fewest of {combat_units} ({value})",
                "{n} of those have the fewest of {combat_units} ({value})",
            ),
            mark("{place} has the fewest of {combat_units} ({value})"),
        ),
        mark("more of {combat_units} are there: {value}, the fewest is {best} ({places})"),
    ),
    "nearest_factory": Wording(
        mark("nearest to the Factory"),
        mark("The fewest hexes from the Factory on the printed grid (R1)."),
        Grade(
            mark_many(
                "{n} of those is nearest to the Factory (distance {value})",
                "{n} of those are nearest to the Factory (distance {value})",
            ),
            mark("{place} is nearest to the Factory (distance {value})"),
        ),
        mark("it is farther from the Factory: distance {value}, the shortest is {best} ({places})"),
    ),
    **AIR_CRITERIA,
}
# Where the units can go at all: what falls here was never looked at further.
REACH: Final = ["in_own_reach_or_by_base", "in_own_reach"]

# The texts of a narrowing beside those of its criteria: which units may go, and what follows.
ONLY: Final = mark("only {place} is left")

# Where the units are that a symbol may move, by the names of the engine's groups of units.
STAND: Final[dict[str, Many]] = {
    "worker": mark_many("the Automa has workers in {n} place", "the Automa has workers in {n} places"),
    "mech": mark_many("the Automa has mechs in {n} place", "the Automa has mechs in {n} places"),
    "combat_unit": mark_many("the Automa has combat units in {n} place", "the Automa has combat units in {n} places"),
}
ALONE: Final[dict[str, str]] = {"character": mark("the character moves; it is {place}")}
ON_BASE: Final = mark("units on its base are the nearest")

SO_UNIT: Final = mark("so the {unit} {from} moves")
SO_TO: Final = mark("so the {unit} moves {to}")
SO_FROM_TO: Final = mark("so the {unit} moves {from} {to}")
SO_STAYS: Final = mark("so the {unit} stays {place}")
SO_NOT: Final = mark("so “{symbol}” cannot be carried out")
TO_FACTORY: Final = mark("to the Factory ({number})")
COMBAT_UNIT: Final = mark("combat unit")
THE_BASE: Final = mark("the base")
