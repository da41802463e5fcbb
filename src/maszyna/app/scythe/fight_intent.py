"""A combat in one gesture: power on the dial and the cards beside it."""

from maszyna.app.base.live_games import ScytheTable
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import deciding_kind, game_asking, game_of
from maszyna.kernel.document import Part


def fight(transaction: Transaction, part: Part) -> None:
    """Power on the dial and cards beside it, chosen together."""
    known = ["power", "cards", "artillery", "bombard", "card", "drawn", "card2", "drawn2", "revealed"]
    fields = part.fields(known if isinstance(transaction.live, ScytheTable) else known[:2])
    if isinstance(transaction.live, ScytheTable):
        fight_at_table(transaction, transaction.live, fields)
        return
    game_of(transaction)
    if "power" not in fields:
        raise part.wrong("object_with", names=["power", "cards"])
    cards = sorted(one.number(2, 5) for one in fields["cards"].items("values")) if "cards" in fields else []
    power = fields["power"].number(0, 16)
    decision = game_asking(transaction)
    seat = transaction.live.deciding()
    if decision.kind() == "dial":
        transaction.take(f"dial {power}")
    elif decision.kind() != "card":
        raise transaction.refused("no_fight")
    for value in cards:
        if deciding_kind(transaction) != "card" or transaction.live.deciding() != seat:
            raise transaction.refused("no_fight")
        transaction.take(f"play {value}")
    if deciding_kind(transaction) == "card" and transaction.live.deciding() == seat:
        transaction.take("no more cards")


def fight_at_table(transaction: Transaction, live: ScytheTable, fields: dict[str, Part]) -> None:
    table = live.table
    if not table.fight_place():
        raise transaction.refused("no_fight")
    parts = ["fight", "air" if table.duel else str(table.fight_place())]
    for name, one in fields.items():
        if name in ("cards", "drawn", "drawn2", "revealed"):
            values = [str(value.number(2, 5)) for value in one.items("values")]
            parts += [name, *(values or ["none"])]
        elif name == "artillery":
            parts += [name, "fire" if one.flag() else "hold"]
        else:
            parts += [name, str(one.number(0, 19))]
    transaction.take(" ".join(parts))
