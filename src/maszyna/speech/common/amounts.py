"""So much of something, always as the object of an action (pay, gain, lose, carry): in the accusative."""

from collections.abc import Sequence
from typing import Final

from maszyna.speech.language.translator import Many, Translator, mark, mark_many

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

PRODUCTION: Final = len(AMOUNTS) - 1
PRODUCE: Final[Many] = mark_many("produce on {n} territory", "produce on {n} territories")
PAY: Final = mark("pay {pay}")
GAIN: Final = mark("gain {gain}")
EITHER: Final = mark("{first} or {second}")
BOTH: Final = mark("{first} and {second}")

Goods = Sequence[tuple[int, int]]


def amount(translator: Translator, good: int, number: int) -> str:
    return translator.count(AMOUNTS[good], number)


def listed(translator: Translator, goods: Goods) -> str:
    return ", ".join(amount(translator, good, number) for good, number in goods)


def all_of(translator: Translator, goods: Goods) -> str:
    """Several things together: the last one after an "and"."""
    if len(goods) < 2:
        return listed(translator, goods)
    return translator.say(BOTH, {"first": listed(translator, goods[:-1]), "second": listed(translator, goods[-1:])})


def gains(translator: Translator, goods: Goods) -> str:
    """What is had: to produce is an action of its own, the rest is gained."""
    things = [(good, number) for good, number in goods if good != PRODUCTION]
    said = [translator.say(GAIN, {"gain": listed(translator, things)})] if things else []
    return ", ".join(said + [translator.count(PRODUCE, number) for good, number in goods if good == PRODUCTION])


def exchange(translator: Translator, pay: Goods, gain: Goods, choose_one: bool = False) -> str:
    """A price and what it brings."""
    said = [translator.say(PAY, {"pay": listed(translator, pay)})] if pay else []
    if choose_one and all(good != PRODUCTION for good, _ in gain):
        either = {"first": listed(translator, gain[:1]), "second": listed(translator, gain[1:])}
        said.append(translator.say(GAIN, {"gain": translator.say(EITHER, either)}))
    elif choose_one:
        first, second = gains(translator, gain[:1]), gains(translator, gain[1:])
        said.append(translator.say(EITHER, {"first": first, "second": second}))
    elif gain:
        said.append(gains(translator, gain))
    return ", ".join(said)
