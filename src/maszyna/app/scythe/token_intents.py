"""Tokens laid out on places, and what is paid from where."""

from typing import Any, Final

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import deciding_kind, game_asking, game_of
from maszyna.app.scythe_common.gestures import MOST_TEXT, place_in
from maszyna.kernel.document import Part
from maszyna.kernel.record import Entry
from maszyna.scythe.events import CARD_PAID_AS_RESOURCE, RESOURCES_PAID, field_of
from maszyna.scythe.texts import place_text
from maszyna.scythe.words import RESOURCES
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS

CARD: Final = "card"
MOST_TOKENS: Final = 64
Thing = tuple[int, str]  # a token: its place and kind; or a combat card: its value and CARD


def lay(transaction: Transaction, part: Part) -> None:
    """Tokens or places on one sheet, in any order: [["t43", "food"], …], or [["t43"], …] where only places count."""
    pairs: list[tuple[int, str]] = []
    for item in part.items("a list of places, each with what is laid there"):
        parts = item.items("a place, and what is laid there")
        if not 1 <= len(parts) <= 2 or len(pairs) >= MOST_TOKENS:
            raise item.wrong("a place, and what is laid there")
        pairs.append((place_in(parts[0]), parts[1].text(MOST_TEXT) if len(parts) == 2 else ""))
    game_of(transaction)
    while pairs:
        decision = game_asking(transaction)
        kind = decision.kind() if decision is not None else ""
        if kind == "resource":
            pairs = lay_token(transaction, decision, pairs)
        elif kind == "store":
            transaction.take(f"store on {place_text(pairs[0][0])}")
        elif kind in PLACED_BY:
            place, _ = pairs.pop(0)
            transaction.take(PLACED_BY[kind].format(place=place_text(place)))
        else:
            raise transaction.refused("cannot_lay")


PLACED_BY: Final = {"field": "produce {place}", "worker": "worker on {place}"}


def lay_token(transaction: Transaction, decision: Any, pairs: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The tokens for one territory, in the order the engine asks for them."""
    place = decision.place
    here = sorted((RESOURCES.index(good), good) for where, good in pairs if where == place and good in RESOURCES)
    if len(here) < decision.amount:
        raise transaction.refused("cannot_lay", {"place": PLACE_KEYS[place]})
    for _, good in here[: decision.amount]:
        if deciding_kind(transaction) == "resource":  # the last of the kinds is taken by itself
            transaction.take(f"gain {good}")
        pairs.remove((place, good))
    return pairs


def pay(transaction: Transaction, part: Part) -> None:
    """What is paid from where: {"t43": {"oil": 2}}; with Coercion {"card": 3} is a combat card."""
    left: list[Thing] = []
    for key, one in part.entries("an object of places").items():
        if key == CARD:
            left.append((one.number(2, 5), CARD))
            continue
        if key not in PLACE_NUMBERS:
            raise one.wrong("under the key of a place")
        for good, amount in one.fields(RESOURCES).items():
            left += [(PLACE_NUMBERS[key], good)] * amount.number(0, MOST_TOKENS)
    left.sort(key=lambda thing: (thing[1] == CARD, thing))  # in the order in which the engine asks
    game_of(transaction)
    while deciding_kind(transaction) in ("pay", "pay_any"):
        pay_next(transaction, left)
        if deciding_kind(transaction) == "pay_any" or not left:
            break
    if left:
        raise transaction.refused("cannot_pay")


def pay_next(transaction: Transaction, left: list[Thing]) -> None:
    """One answer; what has no choice after it is paid by itself, and must have been pointed out as well."""
    texts = [f"pay card {number}" if good == CARD else f"pay {good} {place_text(number)}" for number, good in left]
    legal = transaction.record.game.legal_texts()
    text = next((one for one in texts if one in legal), "")
    if not text:
        raise transaction.refused("cannot_pay")
    for thing in paid_with(transaction.take(text)):
        if thing not in left:
            raise transaction.refused("cannot_pay")
        left.remove(thing)


def paid_with(entry: Entry) -> list[Thing]:
    found: list[Thing] = []
    for event in entry.events:
        if event.seat != entry.seat:
            continue
        if event.kind == RESOURCES_PAID:
            thing = field_of(event, "place"), RESOURCES[field_of(event, "resource")]
            found += [thing] * field_of(event, "amount")
        elif event.kind == CARD_PAID_AS_RESOURCE:
            found.append((field_of(event, "value"), CARD))
    return found
