"""The texts of a narrowing, by the criteria of the engine.

A step says how many candidates stay (``{n}``), or that none does; where values decide, it names the best, and the
candidate that alone has it (``{place}``). ``{units}`` and its like are whose they are: "your units", in the genitive.
"""

from typing import Final

from maszyna.speech.narrowing import Filter, Grade
from maszyna.speech.steps_air import AIR_FILTERS, AIR_GRADES
from maszyna.speech.tongue import Many, mark, mark_many

FILTERS: Final[dict[str, Filter]] = {
    "in_own_reach_or_by_base": Filter(
        mark_many("{n} place is in reach", "{n} places are in reach"), mark("no place is in reach")
    ),
    "in_own_reach": Filter(
        mark_many("{n} place is in reach of the Automa's units", "{n} places are in reach of the Automa's units"),
        mark("no place is in reach of the Automa's units"),
    ),
    "no_enemy_unit": Filter(
        mark_many("{n} has none of {units}", "{n} have none of {units}"), mark("none of them is free of {units}")
    ),
    "no_ally_unit": Filter(
        mark_many("{n} has no unit of an allied Automa", "{n} have no unit of an allied Automa"),
        mark("none of them is free of units of an allied Automa"),
    ),
    "no_other_own_worker": Filter(
        mark_many("{n} has no other worker of the Automa", "{n} have no other worker of the Automa"),
        mark("none of them is free of other workers of the Automa"),
    ),
    "no_other_own_combat_unit": Filter(
        mark_many("{n} has no other combat unit of the Automa", "{n} have no other combat unit of the Automa"),
        mark("none of them is free of other combat units of the Automa"),
    ),
    "no_own_mech": Filter(
        mark_many("{n} has no mech of the Automa", "{n} have no mech of the Automa"),
        mark("none of them is free of mechs of the Automa"),
    ),
    "encounter_or_factory": Filter(
        mark_many("{n} has an encounter token or a Factory card", "{n} have an encounter token or a Factory card"),
        mark("none of them has an encounter token or a Factory card"),
    ),
    "enemy_worker": Filter(
        mark_many("{n} has at least one of {workers}", "{n} have at least one of {workers}"),
        mark("none of them has any of {workers}"),
    ),
    "no_enemy_combat_unit": Filter(
        mark_many("{n} has none of {combat_units}", "{n} have none of {combat_units}"),
        mark("none of them is free of {combat_units}"),
    ),
    "enemy_combat_unit": Filter(
        mark_many("{n} has at least one of {combat_units}", "{n} have at least one of {combat_units}"),
        mark("none of them has any of {combat_units}"),
    ),
    "out_of_enemy_reach": Filter(
        mark_many(
            "{n} is outside the neighbourhoods of {combat_units}",
            "{n} are outside the neighbourhoods of {combat_units}",
        ),
        mark("all of them are in the neighbourhoods of {combat_units}"),
    ),
    **AIR_FILTERS,
}
GRADES: Final[dict[str, Grade]] = {
    "most_own_neighbourhoods": Grade(
        mark_many(
            "{n} of those is in the neighbourhoods of the most units of the Automa ({value})",
            "{n} of those are in the neighbourhoods of the most units of the Automa ({value})",
        ),
        mark("{place} is in the neighbourhoods of the most units of the Automa ({value})"),
    ),
    "nearest_enemy_combat_unit": Grade(
        mark_many(
            "{n} of those is nearest to {target} (distance {value})",
            "{n} of those are nearest to {target} (distance {value})",
        ),
        mark("{place} is nearest to {target} (distance {value})"),
    ),
    "most_resources": Grade(
        mark_many(
            "{n} of those has the most resources ({value})",
            "{n} of those have the most resources ({value})",
        ),
        mark("{place} has the most resources ({value})"),
    ),
    "fewest_enemy_combat_units": Grade(
        mark_many(
            "{n} of those has the fewest of {combat_units} ({value})",
            "{n} of those have the fewest of {combat_units} ({value})",
        ),
        mark("{place} has the fewest of {combat_units} ({value})"),
    ),
    "nearest_factory": Grade(
        mark_many(
            "{n} of those is nearest to the Factory (distance {value})",
            "{n} of those are nearest to the Factory (distance {value})",
        ),
        mark("{place} is nearest to the Factory (distance {value})"),
    ),
    "nearest_base": Grade(
        mark_many(
            "{n} of those is nearest to its base (distance {value})",
            "{n} of those are nearest to its base (distance {value})",
        ),
        mark("{place} is nearest to its base (distance {value})"),
    ),
    **AIR_GRADES,
}
READING_ORDER: Final[dict[str, str]] = {"reading_order": mark("{place} comes first in reading order")}
TOGETHER: Final[dict[str, str]] = {
    "mech_before_character": mark("a mech and the character are equally near; {ruling}: the {unit} goes first")
}
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
