"""The combat that waits at a real board: what a screen shows of it, and the step that tells how it went."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_common.fight import fight_document
from maszyna.kernel.document import Part
from maszyna.kernel.errors import ActionError
from maszyna.kernel.game import NOBODY
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE
from maszyna.scythe.ids import ARTILLERY
from maszyna.scythe.play.combat.combat import cards_allowed
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.fight_step import bombs_of, fighters_at
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Combat


def table_fight(table: Table, words: Language) -> Doc | None:
    """The combat that waits at a table; the cards in a person's hand are on the table, not here."""
    place = table.fight_place()
    if not place:
        return None
    if table.duel:
        fighters = table.duel
    else:
        try:
            fighters = fighters_at(table, place)
        except ActionError:
            return None
    game = table.game.copy()
    game.combat = Combat(place, fighters, [0, 0], [0, 0])
    game.combat.in_the_air = bool(table.duel)
    document = fight_document(game, game.combat, words, NOBODY)
    for side, seat in zip(document["sides"], fighters, strict=True):
        own = game.position.seats[seat]
        if own.player != AUTOMA:
            side["most_cards"] = cards_allowed(game, seat, place)
            side["artillery"] = bool(own.abilities & ARTILLERY and own.power)
            side["bombs"] = 0 if table.duel else len(bombs_of(table, seat, place))
    document["typed"] = table.typed
    return document


def fight(transaction: Transaction, part: Part) -> None:
    """All that people tell of a combat, in one step."""
    fields = part.fields(["power", "cards", "artillery", "bombard", "card", "drawn", "card2", "drawn2", "revealed"])
    table: Table = transaction.record.game.table
    if not table.fight_place():
        raise transaction.refused("no_fight")
    parts = ["fight", "air" if table.duel else str(table.fight_place())]
    for name, one in fields.items():
        if name in ("cards", "drawn", "drawn2", "revealed"):
            values = [str(value.number(LEAST_VALUE, MOST_VALUE)) for value in one.items("values")]
            parts += [name, *(values or ["none"])]
        elif name == "artillery":
            parts += [name, "fire" if one.flag() else "hold"]
        else:
            parts += [name, str(one.number(0, 19))]
    transaction.take(" ".join(parts))
