"""Tokens laid out on places, and what is paid from where."""

from typing import Any, Final

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import MOST_TEXT, MOST_TOKENS, deciding_kind, game_asking, game_of, place_in
from maszyna.kernel.document import Part
from maszyna.scythe.events import CARD_PAID_AS_RESOURCE, RESOURCES_PAID, field_of
from maszyna.scythe.texts import place_text
from maszyna.scythe.words import RESOURCES
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS


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
    wanted: list[tuple[int, str]] = []
    card = 0
    for key, one in part.entries("an object of places").items():
        if key == "card":
            card = one.number(2, 5)
            continue
        if key not in PLACE_NUMBERS:
            raise one.wrong("under the key of a place")
        for good, amount in one.fields(RESOURCES).items():
            wanted += [(PLACE_NUMBERS[key], good)] * amount.number(0, MOST_TOKENS)
    game_of(transaction)
    paid_before = len(transaction.entries)
    left = sorted(wanted)
    while deciding_kind(transaction) in ("pay", "pay_any"):
        legal = transaction.live.game.legal_texts()
        text = next((f"pay {good} {place_text(place)}" for place, good in left
                     if f"pay {good} {place_text(place)}" in legal), "")  # fmt: skip
        if text:
            left.remove(next((place, good) for place, good in left if text == f"pay {good} {place_text(place)}"))
        elif card and f"pay card {card}" in legal:
            text = f"pay card {card}"
        else:
            raise transaction.refused("cannot_pay")
        transaction.take(text)
        if deciding_kind(transaction) == "pay_any" or not left:
            break
    check_paid(transaction, paid_before, sorted(wanted), card)


def check_paid(transaction: Transaction, first: int, wanted: list[tuple[int, str]], card: int) -> None:
    """What had no choice is paid by itself; together it must be what was pointed out."""
    paid: list[tuple[int, str]] = []
    cards: list[int] = []
    for entry in transaction.entries[first:]:
        for event in entry.events:
            if event.seat != entry.seat:
                continue
            if event.kind == RESOURCES_PAID:
                resource = RESOURCES[field_of(event, "resource")]
                paid += [(field_of(event, "place"), resource)] * field_of(event, "amount")
            elif event.kind == CARD_PAID_AS_RESOURCE:
                cards.append(field_of(event, "value"))
    if sorted(paid) != wanted or cards != ([card] if card else []):
        raise transaction.refused("cannot_pay")
