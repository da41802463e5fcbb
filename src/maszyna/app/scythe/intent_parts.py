"""What the intents of the digital game share: the game, and what it asks now."""

from typing import Any

from maszyna.app.base.transaction import Transaction
from maszyna.scythe.game import Scythe


def game_of(transaction: Transaction) -> Scythe:
    game: Scythe = transaction.record.game
    if game.is_over():
        raise transaction.refused("no_such_piece")
    return game


def game_asking(transaction: Transaction) -> Any:
    return transaction.record.game.asking
