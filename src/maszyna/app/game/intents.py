"""Gestures as actions: what was tapped, dragged or laid out becomes the small decisions the engine asks for.

An intent is taken as a whole or not at all. Every option can also be chosen by its id.
"""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.live_games import ScytheTable
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.airship_cargo import cargo
from maszyna.app.scythe.fight_intent import fight
from maszyna.app.scythe.intent_parts import MOST_TEXT
from maszyna.app.scythe.table_view import decision as table_decision
from maszyna.app.scythe.token_intents import lay, pay
from maszyna.app.scythe.travel_intent import travel
from maszyna.kernel.document import Part

INTENTS: Final = ["choose", "travel", "cargo", "lay", "pay", "fight", "tell"]


def carry_out(transaction: Transaction, intent: Part) -> None:
    """Take the actions an intent means; who is not asked learns nothing from trying."""
    transaction.check_turn()
    fields = intent.fields(INTENTS)
    if len(fields) != 1:
        raise intent.wrong("one_intent", names=INTENTS)
    name, part = next(iter(fields.items()))
    HANDLERS[name](transaction, part)


def choose(transaction: Transaction, part: Part) -> None:
    """An option by its id: the engine's number of it, which follows from the position alone."""
    wanted = part.text(MOST_TEXT)
    live = transaction.live
    if isinstance(live, ScytheTable):
        found = table_decision(live.table, transaction.words)
        for option in found["options"] if found else []:
            if option["id"] == wanted:
                transaction.take(option["action"])
                return
        raise transaction.refused("no_such_option")
    if live.over():
        raise transaction.refused("no_such_option")
    game = live.game
    for action in game.choices:
        if f"o{action}" == wanted:
            transaction.take(game.text(action))
            return
    raise transaction.refused("no_such_option")


def tell(transaction: Transaction, part: Part) -> None:
    transaction.tell(part.text(MOST_TEXT))


HANDLERS: Final[dict[str, Callable[[Transaction, Part], None]]] = {
    "choose": choose, "travel": travel, "cargo": cargo, "lay": lay, "pay": pay, "fight": fight, "tell": tell,
}  # fmt: skip
