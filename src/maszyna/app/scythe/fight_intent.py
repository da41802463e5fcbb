"""A combat in one gesture: power on the dial and the cards beside it."""

from maszyna.app.base.live_games import ScytheTable
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import game_asking, game_of
from maszyna.kernel.document import Part
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial


def fight(transaction: Transaction, part: Part) -> None:
    """Power on the dial and cards beside it, chosen together."""
    known = ["power", "cards", "artillery", "bombard", "card", "drawn", "card2", "drawn2", "revealed"]
    fields = part.fields(known if isinstance(transaction.live, ScytheTable) else known[:2])
    if isinstance(transaction.live, ScytheTable):
        fight_at_table(transaction, transaction.live, fields)
        return
    game_of(transaction)
    if "power" not in fields:
        raise part.wrong("an object with power and cards")
    cards = fields["cards"].items("a list of values") if "cards" in fields else []
    values = sorted(card.number(LEAST_VALUE, MOST_VALUE) for card in cards)
    power = fields["power"].number(0, 16)
    decision = game_asking(transaction)
    seat = transaction.live.deciding()
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


def fight_at_table(transaction: Transaction, live: ScytheTable, fields: dict[str, Part]) -> None:
    table = live.table
    if not table.fight_place():
        raise transaction.refused("no_fight")
    parts = ["fight", "air" if table.duel else str(table.fight_place())]
    for name, one in fields.items():
        if name in ("cards", "drawn", "drawn2", "revealed"):
            values = [str(value.number(LEAST_VALUE, MOST_VALUE)) for value in one.items("a list of values")]
            parts += [name, *(values or ["none"])]
        elif name == "artillery":
            parts += [name, "fire" if one.flag() else "hold"]
        else:
            parts += [name, str(one.number(0, 19))]
    transaction.take(" ".join(parts))
