"""So much of something, always as the object of an action (pay, gain, lose, carry): in the accusative."""

from collections.abc import Sequence
from typing import Final

from maszyna.speech.tongue import Many, Tongue, mark, mark_many

# By the order of the goods.
AMOUNTS: Final[list[Many]] = [
    mark_many("{n} food", "{n} food"),
    mark_many("{n} wood", "{n} wood"),
    mark_many("{n} metal", "{n} metal"),
    mark_many("{n} oil", "{n} oil"),
    mark_many("{n} coin", "{n} coins"),
    mark_many("{n} power", "{n} power"),
    mark_many("{n} popularity", "{n} popularity"),
    mark_many("{n} combat card", "{n} combat cards"),
    mark_many("{n} resource of any kind", "{n} resources of any kind"),
    mark_many("{n} worker", "{n} workers"),
    mark_many("{n} upgrade", "{n} upgrades"),
    mark_many("{n} mech", "{n} mechs"),
    mark_many("{n} structure", "{n} structures"),
    mark_many("{n} recruit", "{n} recruits"),
    mark_many("production on {n} territory", "production on {n} territories"),
]
STARS: Final[Many] = mark_many("{n} star", "{n} stars")
UNITS: Final[Many] = mark_many("{n} unit", "{n} units")
TOKENS: Final[Many] = mark_many("{n} resource", "{n} resources")

PAY_AND_GAIN: Final = mark("pay {pay}, gain {gain}")
PAY: Final = mark("pay {pay}")
GAIN: Final = mark("gain {gain}")
EITHER: Final = mark("{first} or {second}")

Goods = Sequence[tuple[int, int]]


def amount(tongue: Tongue, good: int, number: int) -> str:
    return tongue.count(AMOUNTS[good], number)


def listed(tongue: Tongue, goods: Goods) -> str:
    return ", ".join(amount(tongue, good, number) for good, number in goods)


def exchange(tongue: Tongue, pay: Goods, gain: Goods, choose_one: bool = False) -> str:
    """A price and what it brings."""
    what = listed(tongue, gain)
    if choose_one:
        what = tongue.say(EITHER, {"first": listed(tongue, gain[:1]), "second": listed(tongue, gain[1:])})
    if not pay:
        return tongue.say(GAIN, {"gain": what})
    price = listed(tongue, pay)
    return tongue.say(PAY_AND_GAIN, {"pay": price, "gain": what}) if gain else tongue.say(PAY, {"pay": price})
