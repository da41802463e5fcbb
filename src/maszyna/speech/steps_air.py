"""The texts of a narrowing over airships (see steps.py), and where an Automa's airship flies.

``{airships}`` is whose they are: "your airship", in the genitive.
"""

from typing import Final

from maszyna.speech.narrowing import Filter, Grade
from maszyna.speech.tongue import Many, mark, mark_many

AIR_FILTERS: Final[dict[str, Filter]] = {
    "can_pay_siege": Filter(
        mark_many(
            "{n} is open to the Automa: where a siege asks a price, it can pay",
            "{n} are open to the Automa: where a siege asks a price, it can pay",
        ),
        mark("none of them is open to the Automa: it cannot pay the price of the siege"),
    ),
}
WITHOUT_ENEMY_AIRSHIP: Final = "without_enemy_airship"
AIR_GRADES: Final[dict[str, Grade]] = {
    "nearest_own_airship": Grade(
        mark_many(
            "{n} of those is nearest to the Automa's airship (distance {value})",
            "{n} of those are nearest to the Automa's airship (distance {value})",
        ),
        mark("{place} is nearest to the Automa's airship (distance {value})"),
    ),
    WITHOUT_ENEMY_AIRSHIP: Grade(
        mark_many("{n} of those is free of {airships}", "{n} of those are free of {airships}"),
        mark("{place} is free of {airships}"),
    ),
    "nearest_enemy_worker": Grade(
        mark_many(
            "{n} of those is nearest to {workers} (distance {value})",
            "{n} of those are nearest to {workers} (distance {value})",
        ),
        mark("{place} is nearest to {workers} (distance {value})"),
    ),
    "nearest_enemy_airship": Grade(
        mark_many(
            "{n} of those is nearest to {airships} (distance {value})",
            "{n} of those are nearest to {airships} (distance {value})",
        ),
        mark("{place} is nearest to {airships} (distance {value})"),
    ),
    "nearest_own_combat_unit": Grade(
        mark_many(
            "{n} of those is nearest to combat units of the Automa (distance {value})",
            "{n} of those are nearest to combat units of the Automa (distance {value})",
        ),
        mark("{place} is nearest to combat units of the Automa (distance {value})"),
    ),
    "most_enemy_combat_units_beside": Grade(
        mark_many(
            "{n} of those is beside the most of {combat_units} ({value})",
            "{n} of those are beside the most of {combat_units} ({value})",
        ),
        mark("{place} is beside the most of {combat_units} ({value})"),
    ),
}
NONE_IS_FREE: Final = mark("none of them is free of {airships}")
# The airship itself.
IN_RANGE: Final[Many] = mark_many("the airship can be in {n} place", "the airship can be in {n} places")
SO_FLIES: Final = mark("so the airship flies {from} {to}")
SO_STAYS_THERE: Final = mark("so the airship stays {place}")
NOT_IN_RANGE: Final = mark("{place} was not in range of the Automa's airship")
AIR_WHY: Final[dict[str, str]] = {
    "can_pay_siege": mark("an airship besieges it, and the Automa cannot pay the price"),
    "nearest_own_airship": mark(
        "it is farther from the Automa's airship: distance {value}, the shortest is {best} ({places})"
    ),
    WITHOUT_ENEMY_AIRSHIP: mark("it is not free of {airships}"),
    "nearest_enemy_worker": mark("it is farther from {workers}: distance {value}, the shortest is {best} ({places})"),
    "nearest_enemy_airship": mark("it is farther from {airships}: distance {value}, the shortest is {best} ({places})"),
    "nearest_own_combat_unit": mark(
        "it is farther from combat units of the Automa: distance {value}, the shortest is {best} ({places})"
    ),
    "most_enemy_combat_units_beside": mark(
        "it is beside fewer of {combat_units}: {value}, the most is {best} ({places})"
    ),
}
