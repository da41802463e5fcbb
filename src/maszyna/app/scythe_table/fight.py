"""The combat that waits at a real board: what a screen shows of it, and the step that tells how it went."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_common.fight import event_lines, fight_document, units_of
from maszyna.kernel.bits import members
from maszyna.kernel.document import Part
from maszyna.kernel.errors import ActionError
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ARTILLERY, MAT, MOST_DIAL
from maszyna.scythe.play.combat.before_combat import BeforeCombat
from maszyna.scythe.play.combat.combat import cards_allowed
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.fight_step import FIELDS, bombs_of, fighters_at
from maszyna.scythe.table.table import Table
from maszyna.scythe.turn_state import Combat
from maszyna.speech.common.keys import PLACE_NUMBERS

MOST_KEY: Final = 20  # characters of the key of a place


def table_fights(table: Table, words: Language) -> list[Doc]:
    """The combats that wait at a table, in the order of their territories; a fight in the air comes alone."""
    places = members(table.game.position.battles) or ([table.fight_place()] if table.duel else [])
    found = [table_fight(table, place, words) for place in places]
    return [one for one in found if one is not None]


def table_fight(table: Table, place: int, words: Language) -> Doc | None:
    """One of them; which cards a person holds is on the table, how many is known."""
    in_the_air = bool(table.duel) and not table.game.position.battles
    if in_the_air:
        fighters = table.duel
    else:
        try:
            fighters = fighters_at(table, place)
        except ActionError:
            return None
    game = table.game.copy()
    game.combat = Combat(place, fighters, [0, 0], [0, 0])
    game.combat.in_the_air = in_the_air
    document = fight_document(game, game.combat, words, NOBODY)
    for side, seat in zip(document["sides"], fighters, strict=True):
        own = game.position.seats[seat]
        if not in_the_air:
            side["units"] = units_of(game.position, seat, place, words, True)
        if own.player != AUTOMA:
            side["allowed_cards"] = cards_allowed(game, seat, place)
            side["artillery"] = bool(own.abilities & ARTILLERY and own.power)
            side["most_power_fired"] = min(MOST_DIAL, max(own.power - 1, 0))  # firing costs 1 power beforehand
            side["bombs"] = 0 if in_the_air else len(bombs_of(table, seat, place))
    document["typed"] = table.typed
    document["lines"] = [] if in_the_air else event_lines(before_it(game, fighters), game.position, words)
    return document


def before_it(game: Scythe, fighters: list[int]) -> list[Event]:
    """What works by itself before the dials are set: tried on a copy, for it happens when the combat is told."""
    twin = game.copy()
    heard: list[Event] = []
    twin.log = heard
    for role, seat in enumerate(fighters):
        BeforeCombat(seat, role).run(twin)
    return heard


def fight(transaction: Transaction, part: Part) -> None:
    """All that people tell of a combat, in one step."""
    fields = part.fields(["place", *FIELDS])
    table: Table = transaction.record.game.table
    if not table.fight_place():
        raise transaction.refused("no_fight")
    place = PLACE_NUMBERS.get(fields.pop("place").text(MOST_KEY), MAT) if "place" in fields else table.fight_place()
    in_the_air = bool(table.duel) and not table.game.position.battles
    parts = ["fight", "air" if in_the_air else str(place)]
    for name, one in fields.items():
        if name in ("cards", "drawn", "drawn2", "revealed"):
            values = [str(value.number(LEAST_VALUE, MOST_VALUE)) for value in one.items("values")]
            parts += [name, *(values or ["none"])]
        elif name == "artillery":
            parts += [name, "fire" if one.flag() else "hold"]
        else:
            parts += [name, str(one.number(0, 19))]
    transaction.take(" ".join(parts))
