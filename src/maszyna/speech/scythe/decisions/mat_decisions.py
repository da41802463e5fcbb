"""Decisions on the mats: sections, rows, payments, upgrades, mechs, structures, recruits."""

from typing import Any, Final

from maszyna.scythe.decks import card_value
from maszyna.scythe.facts.mats import produce_cost
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import (
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
    TRADE,
)
from maszyna.scythe.place_texts import place_number
from maszyna.scythe.play.actions.build import ChooseStructure
from maszyna.scythe.play.actions.deploy import ANYWHERE, ChooseMech
from maszyna.scythe.play.actions.enlist import BONUS_GOOD, ONE_TIME, ChooseBonus, ChooseRecruit
from maszyna.scythe.play.actions.upgrade import ChooseBox, ChooseCube
from maszyna.scythe.play.common.payment import NO_CARD, DiscardCard, PayAny, PayFrom, resource_in
from maszyna.scythe.play.turn import top
from maszyna.scythe.play.turn.bottom import SECTION_OF, ChooseBottom, bottom_of, cost_of
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.state import Seat
from maszyna.speech.common.amounts import UNITS, Goods, amount, exchange
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.decisions.card_decisions import card_exchange
from maszyna.speech.scythe.decisions.wording import Wording
from maszyna.speech.scythe.events.sentences import mech_ability
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.places import from_place

FACTORY_MOVE: Final = mark("Factory move")
BOTH_ROWS: Final = mark("{top} (below: {bottom})")
SKIP_TOP: Final = mark("skip the top row")
SKIP_BOTTOM: Final = mark("skip the bottom row")
MOVE_UNITS: Final = mark("move {units}")
FACTORY_STEPS: Final = mark("move one unit up to two territories")
BOTTOM: Final = mark("{action}: {exchange}")
PAY_FROM: Final = mark("pay {amount} {from}")
PAY_CARD: Final = mark("pay with a combat card of value {value}")
DISCARD: Final = mark("discard a combat card of value {value}")
NO_UPGRADE: Final = mark("make no upgrade")
CHEAPER: Final = mark("cheaper: {action} ({now} → {then})")
NO_MECH: Final = mark("deploy no mech")
NO_MECH_PAID: Final = mark("no mech: the payment is lost")
MECH: Final = mark("the mech with the ability “{ability}”")
NO_STRUCTURE: Final = mark("build no structure")
NO_STRUCTURE_PAID: Final = mark("no structure: the payment is lost")
NO_RECRUIT: Final = mark("enlist no recruit")
RECRUIT: Final = mark("the recruit of “{action}” (ongoing bonus: {bonus})")


def _section(translator: Translator, game: Scythe, decision: Any, action: int) -> str:
    if action == FACTORY_CARD:
        return name(translator, "section", action)
    bottom = bottom_of(game.position.seats[decision.seat], action)
    return translator.say(
        BOTH_ROWS, {"top": name(translator, "section", action), "bottom": name(translator, "bottom", bottom)}
    )


def top_label(translator: Translator, game: Scythe, decision: top.ChooseTop, action: int) -> str:
    own = game.position.seats[decision.seat]
    if action == top.SKIP:
        return translator.say(SKIP_TOP)
    if decision.section == MOVE and action == top.FIRST:
        return translator.say(MOVE_UNITS, {"units": translator.count(UNITS, top.upgraded(own, 2, top.MORE_UNITS))})
    if decision.section == FACTORY_CARD:
        return card_exchange(translator, own.factory_card)
    pay, gain = _top_exchange(own, decision.section, action)
    return exchange(translator, pay, gain)


def _top_exchange(own: Seat, section: int, half: int) -> tuple[Goods, Goods]:
    """What one side of a top-row action costs and brings now, without structure bonuses."""
    if section == MOVE:
        return [], [(COINS, top.upgraded(own, 1, top.MORE_COINS))]
    if section == BOLSTER:
        if half == top.FIRST:
            return [(COINS, 1)], [(POWER, top.upgraded(own, 2, top.MORE_POWER))]
        return [(COINS, 1)], [(COMBAT_CARDS, top.upgraded(own, 1, top.MORE_CARDS))]
    if section == TRADE:
        if half == top.FIRST:
            return [(COINS, 1)], [(ANY_RESOURCES, 2)]
        return [(COINS, 1)], [(POPULARITY, top.upgraded(own, 1, top.MORE_POPULARITY))]
    power, popularity, coins = produce_cost()[own.workers_on_board()]
    price = [(good, cost) for good, cost in [(POWER, power), (POPULARITY, popularity), (COINS, coins)] if cost]
    return price, [(GAIN_PRODUCE, top.upgraded(own, 2, top.MORE_TERRITORIES))]


def bottom_label(translator: Translator, game: Scythe, decision: ChooseBottom, action: int) -> str:
    if not action:
        return translator.say(SKIP_BOTTOM)
    if decision.section == FACTORY_CARD:
        return translator.say(FACTORY_STEPS)
    own = game.position.seats[decision.seat]
    coins = SECTION_OF[own.mat][decision.section].coins
    price = [(BOTTOM_RESOURCE[decision.bottom], cost_of(own, decision.section))]
    text = exchange(translator, price, [(COINS, coins)] if coins else [])
    return translator.say(BOTTOM, {"action": name(translator, "bottom", decision.bottom), "exchange": text})


def _pay(translator: Translator, game: Scythe, decision: PayFrom, action: int) -> str:
    return _paid(translator, decision.card_in(action), decision.resource, action)


def _pay_any(translator: Translator, game: Scythe, decision: PayAny, action: int) -> str:
    return _paid(translator, decision.card_in(action), resource_in(action), place_number(action))


def _paid(translator: Translator, card: int, resource: int, place: int) -> str:
    if card != NO_CARD:
        return translator.say(PAY_CARD, {"value": card_value(card)})
    return translator.say(PAY_FROM, {"amount": amount(translator, resource, 1), "from": from_place(translator, place)})


def _discard(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(DISCARD, {"value": card_value(action)})


def _cube(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return name(translator, "cube", action - 1) if action else translator.say(NO_UPGRADE)


def _box(translator: Translator, game: Scythe, decision: Any, action: int) -> str:
    """What the action costs now and after the upgrade: 4 → 3 metal."""
    own = game.position.seats[decision.seat]
    section = next(top for top, printed in enumerate(SECTION_OF[own.mat]) if printed.bottom == action)
    cost = cost_of(own, section)
    then = amount(translator, BOTTOM_RESOURCE[action], cost - 1)
    return translator.say(CHEAPER, {"action": name(translator, "bottom", action), "now": cost, "then": then})


def _mech(translator: Translator, game: Scythe, decision: ChooseMech, action: int) -> str:
    if not action:
        return translator.say(NO_MECH_PAID if decision.place == ANYWHERE else NO_MECH)
    faction = game.position.seats[decision.seat].faction
    return translator.say(MECH, {"ability": mech_ability(translator, faction, action)})


def _structure(translator: Translator, game: Scythe, decision: ChooseStructure, action: int) -> str:
    if not action:
        return translator.say(NO_STRUCTURE_PAID if decision.place == ANYWHERE else NO_STRUCTURE)
    return name(translator, "structure", action - 1)


def _recruit(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    if not action:
        return translator.say(NO_RECRUIT)
    bonus = name(translator, "bonus", action - 1)  # a recruit's ongoing bonus has the number of its action
    return translator.say(RECRUIT, {"action": name(translator, "bottom", action - 1), "bonus": bonus})


def _bonus(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return exchange(translator, [], [(BONUS_GOOD[action], ONE_TIME)])


def _about_top(translator: Translator, game: Scythe, decision: top.ChooseTop) -> dict[str, object]:
    return {"section": name(translator, "section", decision.section)}


def _about_bottom(translator: Translator, game: Scythe, decision: ChooseBottom) -> dict[str, object]:
    by_card = decision.section == FACTORY_CARD
    return {"action": translator.say(FACTORY_MOVE) if by_card else name(translator, "bottom", decision.bottom)}


def _about_pay(translator: Translator, game: Scythe, decision: PayFrom) -> dict[str, object]:
    return {"due": amount(translator, decision.resource, decision.amount)}


MAT_DECISIONS: Final = [
    Wording(ChooseSection, mark("Which section do you choose?"), _section),
    Wording(top.ChooseTop, mark("Top row, “{section}”: what do you do?"), top_label, _about_top),
    Wording(ChooseBottom, mark("Bottom row, “{action}”: what do you do?"), bottom_label, _about_bottom),
    Wording(PayFrom, mark("Where do you pay from? You still have to pay {due}."), _pay, _about_pay),
    Wording(PayAny, mark("Which resource do you pay with?"), _pay_any),
    Wording(DiscardCard, mark("Which combat card do you discard?"), _discard),
    Wording(ChooseCube, mark("What do you upgrade?"), _cube),
    Wording(ChooseBox, mark("Which action becomes cheaper?"), _box),
    Wording(ChooseMech, mark("Which mech do you deploy?"), _mech),
    Wording(ChooseStructure, mark("Which structure do you build?"), _structure),
    Wording(ChooseRecruit, mark("Which recruit do you enlist?"), _recruit),
    Wording(ChooseBonus, mark("Which one-time bonus do you take?"), _bonus),
]
