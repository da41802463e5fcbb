"""Gestures as actions: what was tapped, dragged or laid out becomes the small decisions the engine asks for.

An intent is taken as a whole or not at all. Every option can also be chosen by its id.
"""

from typing import Final

from maszyna.app.base.transaction import Transaction
from maszyna.kernel.document import Part

INTENTS: Final = ["choose", "travel", "cargo", "lay", "pay", "fight", "did", "tell"]
MOST_TEXT: Final = 400  # characters


def carry_out(transaction: Transaction, intent: Part) -> None:
    """Take the actions an intent means; who is not asked learns nothing from trying."""
    transaction.check_turn()
    fields = intent.fields(INTENTS)
    if len(fields) != 1:
        raise intent.wrong("one_intent", names=INTENTS)
    name, part = next(iter(fields.items()))
    if name == "tell":
        transaction.tell(part.text(MOST_TEXT))
    elif name == "choose":
        text = transaction.kind.option(transaction.record, part.text(MOST_TEXT), transaction.words)
        if text is None:
            raise transaction.refused("no_such_option")
        transaction.take(text)
    elif name in transaction.kind.intents:
        transaction.kind.intents[name](transaction, part)
    else:
        raise transaction.refused("no_such_piece")
