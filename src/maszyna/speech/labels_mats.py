"""Options on the mats: sections, rows, payments, upgrades, mechs, structures, recruits."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.facts.mats import produce_cost
from maszyna.scythe.game import Scythe
from maszyna.scythe.play import top
from maszyna.scythe.play.bottom import SECTION_OF, ChooseBottom, bottom_of, cost_of
from maszyna.scythe.play.deploy import ChooseMech
from maszyna.scythe.play.enlist import BONUS_GOOD, ONE_TIME
from maszyna.scythe.play.payment import CARD, PayFrom
from maszyna.scythe.state import Seat
from maszyna.scythe.texts import place_number
from maszyna.scythe.words import (
    ANY_RESOURCES,
    BOLSTER,
    BOTTOM_RESOURCE,
    COINS,
    COMBAT_CARDS,
    FACTORY_CARD,
    GAIN_PRODUCE,
    MOVE,
    POPULARITY,
    POWER,
    RESOURCES,
    TRADE,
)
from maszyna.speech.amounts import UNITS, Goods, amount, exchange
from maszyna.speech.labels_cards import card_exchange
from maszyna.speech.names import name
from maszyna.speech.places import from_place
from maszyna.speech.sentences import mech_ability
from maszyna.speech.tongue import Tongue, mark

BOTH_ROWS: Final = mark("{top}, below it {bottom}")
SKIP_TOP: Final = mark("skip the top row")
SKIP_BOTTOM: Final = mark("skip the bottom row")
MOVE_UNITS: Final = mark("move {units}")
FACTORY_STEPS: Final = mark("move one unit up to two territories")
BOTTOM: Final = mark("{action}: {exchange}")
PAY_FROM: Final = mark("pay {amount} {from}")
PAY_CARD: Final = mark("pay with a combat card of value {value}")
DISCARD: Final = mark("discard a combat card of value {value}")
NO_UPGRADE: Final = mark("make no upgrade")
CHEAPER: Final = mark("cheaper: {action}")
NO_MECH: Final = mark("deploy no mech")
MECH: Final = mark("the mech with the ability “{ability}”")
NO_STRUCTURE: Final = mark("build no structure")
NO_RECRUIT: Final = mark("enlist no recruit")
RECRUIT: Final = mark("the recruit of “{action}” (ongoing bonus: {bonus})")


def _section(tongue: Tongue, game: Scythe, decision: Any, action: int) -> str:
    if action == FACTORY_CARD:
        return name(tongue, "section", action)
    bottom = bottom_of(game.position.seats[decision.seat], action)
    return tongue.say(BOTH_ROWS, {"top": name(tongue, "section", action), "bottom": name(tongue, "bottom", bottom)})


def _top(tongue: Tongue, game: Scythe, decision: top.ChooseTop, action: int) -> str:
    own = game.position.seats[decision.seat]
    if action == top.SKIP:
        return tongue.say(SKIP_TOP)
    if decision.section == MOVE and action == top.FIRST:
        return tongue.say(MOVE_UNITS, {"units": tongue.count(UNITS, top.upgraded(own, 2, top.MORE_UNITS))})
    if decision.section == FACTORY_CARD:
        return card_exchange(tongue, own.factory_card)
    pay, gain = _top_exchange(own, decision.section, action)
    return exchange(tongue, pay, gain)


def _top_exchange(own: Seat, section: int, side: int) -> tuple[Goods, Goods]:
    """What one side of a top-row action costs and brings now, without structure bonuses."""
    if section == MOVE:
        return [], [(COINS, top.upgraded(own, 1, top.MORE_COINS))]
    if section == BOLSTER:
        if side == top.FIRST:
            return [(COINS, 1)], [(POWER, top.upgraded(own, 2, top.MORE_POWER))]
        return [(COINS, 1)], [(COMBAT_CARDS, top.upgraded(own, 1, top.MORE_CARDS))]
    if section == TRADE:
        if side == top.FIRST:
            return [(COINS, 1)], [(ANY_RESOURCES, 2)]
        return [(COINS, 1)], [(POPULARITY, top.upgraded(own, 1, top.MORE_POPULARITY))]
    power, popularity, coins = produce_cost()[own.workers_on_board()]
    price = [(good, cost) for good, cost in [(POWER, power), (POPULARITY, popularity), (COINS, coins)] if cost]
    return price, [(GAIN_PRODUCE, top.upgraded(own, 2, top.MORE_TERRITORIES))]


def _bottom(tongue: Tongue, game: Scythe, decision: ChooseBottom, action: int) -> str:
    if not action:
        return tongue.say(SKIP_BOTTOM)
    if decision.section == FACTORY_CARD:
        return tongue.say(FACTORY_STEPS)
    own = game.position.seats[decision.seat]
    coins = SECTION_OF[own.mat][decision.section].coins
    price = [(BOTTOM_RESOURCE[decision.bottom], cost_of(own, decision.section))]
    text = exchange(tongue, price, [(COINS, coins)] if coins else [])
    return tongue.say(BOTTOM, {"action": name(tongue, "bottom", decision.bottom), "exchange": text})


def _pay(tongue: Tongue, game: Scythe, decision: PayFrom, action: int) -> str:
    if action >= CARD:
        return tongue.say(PAY_CARD, {"value": action - CARD + 2})
    return _pay_token(tongue, decision.resource, action)


def _pay_any(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    kind = action // CARD
    if kind >= len(RESOURCES):
        return tongue.say(PAY_CARD, {"value": place_number(action) + 2})
    return _pay_token(tongue, kind, place_number(action))


def _pay_token(tongue: Tongue, resource: int, place: int) -> str:
    return tongue.say(PAY_FROM, {"amount": amount(tongue, resource, 1), "from": from_place(tongue, place)})


def _discard(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(DISCARD, {"value": action + 2})


def _cube(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return name(tongue, "cube", action - 1) if action else tongue.say(NO_UPGRADE)


def _box(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(CHEAPER, {"action": name(tongue, "bottom", action)})


def _mech(tongue: Tongue, game: Scythe, decision: ChooseMech, action: int) -> str:
    if not action:
        return tongue.say(NO_MECH)
    faction = game.position.seats[decision.seat].faction
    return tongue.say(MECH, {"ability": mech_ability(tongue, faction, action)})


def _structure(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return name(tongue, "structure", action - 1) if action else tongue.say(NO_STRUCTURE)


def _recruit(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    if not action:
        return tongue.say(NO_RECRUIT)
    bonus = name(tongue, "bonus", action - 1)  # a recruit's ongoing bonus has the number of its action
    return tongue.say(RECRUIT, {"action": name(tongue, "bottom", action - 1), "bonus": bonus})


def _bonus(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return exchange(tongue, [], [(BONUS_GOOD[action], ONE_TIME)])


MAT_LABELS: Final[dict[str, Callable[[Tongue, Scythe, Any, int], str]]] = {
    "section": _section, "top": _top, "bottom": _bottom, "pay": _pay, "pay_any": _pay_any, "discard": _discard,
    "cube": _cube, "box": _box, "mech": _mech, "structure": _structure, "recruit": _recruit, "bonus": _bonus,
}  # fmt: skip
