"""A combat in one gesture: power on the dial and the cards beside it."""

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import game_asking, game_of
from maszyna.kernel.document import Part
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial


def fight(transaction: Transaction, part: Part) -> None:
    """Power on the dial and cards beside it, chosen together."""
    fields = part.fields(["power", "cards"])
    game_of(transaction)
    if "power" not in fields:
        raise part.wrong("an object with power and cards")
    cards = fields["cards"].items("a list of values") if "cards" in fields else []
    values = sorted(card.number(LEAST_VALUE, MOST_VALUE) for card in cards)
    power = fields["power"].number(0, 16)
    decision = game_asking(transaction)
    seat = decision.seat
    if isinstance(decision, ChooseDial):
        transaction.take(decision.text(power))
    elif not isinstance(decision, ChooseCard):
        raise transaction.refused("no_fight")
    for value in values:
        decision = game_asking(transaction)
        if not isinstance(decision, ChooseCard) or decision.seat != seat:
            raise transaction.refused("no_fight")
        transaction.take(decision.text(value))
    decision = game_asking(transaction)
    if isinstance(decision, ChooseCard) and decision.seat == seat:
        transaction.take(decision.text(decision.nothing()))
