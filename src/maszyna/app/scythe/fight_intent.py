"""A combat in one gesture: power on the dial and the cards beside it."""

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import game_asking, game_of
from maszyna.kernel.document import Part


def fight(transaction: Transaction, part: Part) -> None:
    """Power on the dial and cards beside it, chosen together."""
    fields = part.fields(["power", "cards"])
    game_of(transaction)
    if "power" not in fields:
        raise part.wrong("an object with power and cards")
    cards = sorted(one.number(2, 5) for one in fields["cards"].items("a list of values")) if "cards" in fields else []
    power = fields["power"].number(0, 16)
    decision = game_asking(transaction)
    seat = decision.seat
    if decision.kind() == "dial":
        transaction.take(f"dial {power}")
    elif decision.kind() != "card":
        raise transaction.refused("no_fight")
    for value in cards:
        if not asks_for_card(transaction, seat):
            raise transaction.refused("no_fight")
        transaction.take(f"play {value}")
    if asks_for_card(transaction, seat):
        transaction.take("no more cards")


def asks_for_card(transaction: Transaction, seat: int) -> bool:
    decision = game_asking(transaction)
    return decision is not None and decision.kind() == "card" and decision.seat == seat
