"""The words for the criteria over airships (see criteria.py); ``{airships}`` is whose they are, in the genitive."""

from typing import Final

from maszyna.speech.common.narrowing import Filter, Grade, Wording
from maszyna.speech.language.translator import Many, mark, mark_many

WITHOUT_ENEMY_AIRSHIP: Final = "without_enemy_airship"
OCCUPIED: Final = "occupied"
UNOCCUPIED: Final = "unoccupied"
AIR_CRITERIA: Final[dict[str, Wording]] = {
    "can_pay_siege": Wording(
        mark("no siege it cannot pay"),
        mark(
            "Enemy airships do not ask for more coins there than the Automa has; where the unit already "
            "is, it pays nothing."
        ),
        Filter(
            mark_many(
                "{n} of those is open to the Automa: it can pay for any siege there",
                "{n} of those are open to the Automa: it can pay for any siege there",
            ),
            mark("none of them is open to the Automa: it cannot pay for the siege"),
        ),
        mark("an airship besieges it, and the Automa cannot pay for that"),
    ),
    "nearest_own_airship": Wording(
        mark("nearest to its airship"),
        mark("The fewest hexes from the Automa's own airship, which may still be on its base."),
        Grade(
            mark_many(
                "{n} of those is nearest to the Automa's airship (distance {value})",
                "{n} of those are nearest to the Automa's airship (distance {value})",
            ),
            mark("{place} is nearest to the Automa's airship (distance {value})"),
        ),
        mark("it is farther from the Automa's airship: distance {value}, the shortest is {best} ({places})"),
    ),
    WITHOUT_ENEMY_AIRSHIP: Wording(
        mark("no enemy airship over it"),
        mark("If there are territories without an enemy airship over them, only those."),
        Grade(
            mark_many("{n} of those is free of {airships}", "{n} of those are free of {airships}"),
            mark("{place} is free of {airships}"),
        ),
        mark("{over_it}"),
    ),
    "nearest_enemy_worker": Wording(
        mark("nearest to an enemy worker"),
        mark("The fewest hexes from an enemy worker on the board; if there are none, all territories are equal."),
        Grade(
            mark_many(
                "{n} of those is nearest to {workers} (distance {value})",
                "{n} of those are nearest to {workers} (distance {value})",
            ),
            mark("{place} is nearest to {workers} (distance {value})"),
        ),
        mark("it is farther from {workers}: distance {value}, the shortest is {best} ({places})"),
    ),
    "nearest_enemy_airship": Wording(
        mark("nearest to an enemy airship"),
        mark("The fewest hexes from an enemy airship; those on bases count only if no other is out."),
        Grade(
            mark_many(
                "{n} of those is nearest to {airships} (distance {value})",
                "{n} of those are nearest to {airships} (distance {value})",
            ),
            mark("{place} is nearest to {airships} (distance {value})"),
        ),
        mark("it is farther from {airships}: distance {value}, the shortest is {best} ({places})"),
    ),
    "nearest_own_combat_unit": Wording(
        mark("nearest to its own combat units"),
        mark("The fewest hexes from a mech or character of its own; those on the base count only if no other is out."),
        Grade(
            mark_many(
                "{n} of those is nearest to combat units of the Automa (distance {value})",
                "{n} of those are nearest to combat units of the Automa (distance {value})",
            ),
            mark("{place} is nearest to combat units of the Automa (distance {value})"),
        ),
        mark("it is farther from combat units of the Automa: distance {value}, the shortest is {best} ({places})"),
    ),
    "most_enemy_combat_units_beside": Wording(
        mark("beside the most enemy combat units"),
        mark("The most enemy mechs and characters on the territories adjacent to it, as far as its water rule goes."),
        Grade(
            mark_many(
                "{n} of those is beside the most of {combat_units} ({value})",
                "{n} of those are beside the most of {combat_units} ({value})",
            ),
            mark("{place} is beside the most of {combat_units} ({value})"),
        ),
        mark("it is beside fewer of {combat_units}: {value}, the most is {best} ({places})"),
    ),
    OCCUPIED: Wording(
        mark("occupied"),
        mark("If there are territories with a worker, character or mech of anybody, only those."),
        Grade(mark_many("{n} of those is occupied", "{n} of those are occupied"), mark("{place} is occupied")),
        mark("it is not occupied: no worker, character or mech is there"),
    ),
    UNOCCUPIED: Wording(
        mark("unoccupied"),
        mark("If there are territories without any worker, character or mech, only those."),
        Grade(mark_many("{n} of those is unoccupied", "{n} of those are unoccupied"), mark("{place} is unoccupied")),
        mark("it is occupied: a worker, character or mech is there"),
    ),
}


NONE_IS_FREE: Final = mark("none of them is free of {airships}")
NONE_IS_OCCUPIED: Final = mark("none of them is occupied")
ALL_ARE_OCCUPIED: Final = mark("all of them are occupied")
# Where no candidate is as it should be, by the value they all have then.
NONE_IS_SO: Final[dict[tuple[str, int], str]] = {
    (WITHOUT_ENEMY_AIRSHIP, 1): NONE_IS_FREE,
    (OCCUPIED, 0): NONE_IS_OCCUPIED,
    (UNOCCUPIED, 1): ALL_ARE_OCCUPIED,
}
# The airship itself.
IN_RANGE: Final[Many] = mark_many(
    "the airship can end its move in {n} place", "the airship can end its move in {n} places"
)
SO_FLIES: Final = mark("so the airship flies {from} {to}")
SO_STAYS_THERE: Final = mark("so the airship stays {place}")
NOT_IN_RANGE: Final = mark("{place} was not in range of the Automa's airship")
