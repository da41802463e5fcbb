"""What to do with the pieces to get from one position to another: after a turn, and back when a step is undone."""

from typing import Final

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.events import Event
from maszyna.kernel.native import mypyc_attr
from maszyna.kernel.packed_counts import KINDS, how_many, total
from maszyna.scythe.board import base_of
from maszyna.scythe.events import (
    CARDS_STOLEN,
    CARGO_CARRIED,
    COMBAT_COMMITTED,
    GAINED,
    LOST,
    MOVE_UNDONE,
    SCHEME_CHANGED,
    UNIT_GAINED,
    UNIT_MOVED,
    UNIT_RETREATED,
    WORKERS_DRIVEN_OFF,
    field_of,
)
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import BONUSES, COMBAT_CARDS, CUBES, MAT, STRUCTURES, WORKER
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.turn.bottom import SECTION_OF, bottom_of, cost_of
from maszyna.scythe.state import Position
from maszyna.scythe.table.piece_steps import KIND_RANGES
from maszyna.scythe.table.table import Table

# What each instruction says of its three numbers; a place 0 is the mat.
INSTRUCTIONS: Final[dict[str, list[str]]] = {
    "unit": ["kind", "from", "to"],  # amount of them
    "structure": ["structure", "from", "to"],
    "airship": ["from", "to", ""],
    "cargo": ["resource", "", ""],  # amount: more aboard, or fewer when negative
    "resources": ["resource", "place", ""],  # amount: more, or fewer when negative
    "power": ["from", "to", ""],
    "popularity": ["from", "to", ""],
    "coins": ["from", "to", ""],
    "cards": ["from", "to", ""],
    "stars": ["from", "to", ""],
    "tracker": ["from", "to", ""],
    "scheme": ["from", "to", ""],
    "encounter": ["place", "there", ""],
    "token": ["place", "there", ""],  # there 2: a trap lies there, sprung
    "factory_card": ["has", "", ""],
    "ability": ["ability", "has", ""],
    "recruit": ["recruit", "has", ""],
    "cube": ["cube", "has", ""],  # has: it has left the top row
    "cost": ["bottom", "from", "to"],  # of a bottom-row action
    "cards_out": ["", "", ""],  # amount: combat cards to discard
    "cards_in": ["", "", ""],  # amount: combat cards to draw
    "deck_turned": ["scheme", "", ""],  # all Automa cards are shuffled into one deck with this scheme up
    "card_back": ["card", "", ""],  # a card the people drew goes back on the Automa's deck
    "card_out": ["card", "", ""],
}
NOBODY: Final = -1  # whose resources and encounter tokens are


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Instruction:
    def __init__(self, what: str, seat: int, first: int, second: int, third: int = 0, amount: int = 1) -> None:
        self.what = what
        self.seat = seat
        self.first = first
        self.second = second
        self.third = third
        self.amount = amount

    def field(self, name: str) -> int:
        """One of its numbers by its name in INSTRUCTIONS; ValueError for a name that it does not have."""
        return [self.first, self.second, self.third][INSTRUCTIONS[self.what].index(name)]

    def key(self) -> list[int | str]:
        return [self.what, self.seat, self.first, self.second, self.third, self.amount]


def differences(before: Table, after: Table) -> list[Instruction]:
    """In the order a person would do them: units, structures, tokens, resources, then tracks and cards."""
    found: list[Instruction] = []
    seats = range(len(before.game.position.seats))
    for seat in seats:
        _units(found, before, after, seat)
        _structures(found, before, after, seat)
        _airship(found, before, after, seat)
    _board(found, before, after)
    for seat in seats:
        _tracks(found, before, after, seat)
        _automa(found, before, after, seat)
    return found


def in_order(events: list[Event], found: list[Instruction], position: Position) -> list[Instruction]:
    """The same with every move of a unit as it happened, where the events tell them."""
    found = _with_cards(events, found)
    moves: list[Instruction] = []
    for event in events:
        if event.kind in (UNIT_MOVED, UNIT_RETREATED, MOVE_UNDONE):
            unit, start, to = event.values()
            _add_unit(moves, event.seat, unit_kind(unit), start, to, 1)
        elif event.kind == UNIT_GAINED:
            home = base_of(position.seats[event.seat].faction)
            _add_unit(moves, event.seat, unit_kind(field_of(event, "unit")), MAT, home, 1)
        elif event.kind == WORKERS_DRIVEN_OFF:
            victim, place, amount = event.values()
            _add_unit(moves, victim, 2, place, base_of(position.seats[victim].faction), amount)
        elif event.kind == CARGO_CARRIED and field_of(event, "good") == WORKER and moves:
            _add_unit(moves, event.seat, 2, moves[-1].field("from"), field_of(event, "to"), field_of(event, "amount"))
    if not moves:
        return found
    return moves + [one for one in found if one.what != "unit"]


def _with_cards(events: list[Event], found: list[Instruction]) -> list[Instruction]:
    """Every combat card played and drawn, instead of what is left of them; and the Automa's deck made up again."""
    cards: list[Instruction] = []
    for event in events:
        if event.kind == COMBAT_COMMITTED and field_of(event, "cards"):
            cards.append(Instruction("cards_out", event.seat, 0, 0, 0, field_of(event, "cards")))
        elif event.kind in (GAINED, LOST) and field_of(event, "good") == COMBAT_CARDS and field_of(event, "amount"):
            what = "cards_in" if event.kind == GAINED else "cards_out"
            cards.append(Instruction(what, event.seat, 0, 0, 0, field_of(event, "amount")))
        elif event.kind == CARDS_STOLEN:
            return found  # cards change hands; the totals say whose they are
    turned = [event for event in events if event.kind == SCHEME_CHANGED]
    rest = [one for one in found if one.what != "cards" or not cards]
    for event in turned:
        again = [one for one in rest if one.what in ("card_back", "card_out") and one.seat == event.seat]
        if again:  # A13.3: all 19 cards, the one just carried out too
            rest = [one for one in rest if one not in again]
            rest.append(Instruction("deck_turned", event.seat, field_of(event, "scheme"), 0))
    return cards + rest


def _add_unit(found: list[Instruction], seat: int, kind: int, start: int, end: int, amount: int) -> None:
    last = found[-1] if found else None
    if start == end or not amount:
        return
    if last is not None and last.key()[:5] == ["unit", seat, kind, start, end]:
        last.amount += amount
    else:
        found.append(Instruction("unit", seat, kind, start, end, amount))


def places_of(table: Table, seat: int, kind: int) -> list[int]:
    """Where the units of a kind stand, those beyond the box included; the mat is left out."""
    first, last = KIND_RANGES[kind]
    places = [place for place in table.game.position.seats[seat].at[first:last] if place != MAT]
    return places + (table.surplus[seat][kind - 1] if kind else [])


def _units(found: list[Instruction], before: Table, after: Table, seat: int) -> None:
    for kind in range(len(KIND_RANGES)):
        gone = places_of(before, seat, kind)
        come: list[int] = []
        for place in places_of(after, seat, kind):
            if place in gone:
                gone.remove(place)
            else:
                come.append(place)
        longer = max(len(gone), len(come))
        gone += [MAT] * (longer - len(gone))
        come += [MAT] * (longer - len(come))
        for start, end in zip(gone, come, strict=True):
            _add_unit(found, seat, kind, start, end, 1)


def _structures(found: list[Instruction], before: Table, after: Table, seat: int) -> None:
    old, new = before.game.position.seats[seat], after.game.position.seats[seat]
    for structure in range(len(STRUCTURES)):
        start, end = old.structures[structure], new.structures[structure]
        if start != end:
            found.append(Instruction("structure", seat, structure, start, end))
    for place in members((old.flags | old.armed) ^ (new.flags | new.armed)):
        there = 1 if (new.flags | new.armed) & bit(place) else 0
        if not there and place in new.traps:
            there = 2
        found.append(Instruction("token", seat, place, there))


def _airship(found: list[Instruction], before: Table, after: Table, seat: int) -> None:
    old, new = before.game.position.seats[seat], after.game.position.seats[seat]
    if old.airship != new.airship:
        found.append(Instruction("airship", seat, old.airship, new.airship))
    for kind in range(KINDS):
        more = how_many(new.cargo, kind) - how_many(old.cargo, kind)
        if more:
            found.append(Instruction("cargo", seat, kind, 0, 0, more))


def _board(found: list[Instruction], before: Table, after: Table) -> None:
    old, new = before.game.position, after.game.position
    for place in members(old.encounters ^ new.encounters):
        found.append(Instruction("encounter", NOBODY, place, 1 if new.encounters & bit(place) else 0))
    for place in range(1, len(old.resources)):
        if old.resources[place] != new.resources[place]:
            for kind in range(KINDS):
                more = how_many(new.resources[place], kind) - how_many(old.resources[place], kind)
                if more:
                    found.append(Instruction("resources", NOBODY, kind, place, 0, more))


def _tracks(found: list[Instruction], before: Table, after: Table, seat: int) -> None:
    old, new = before.game.position.seats[seat], after.game.position.seats[seat]
    hidden, shown = before.game.hidden[seat], after.game.hidden[seat]
    _track(found, "power", seat, old.power, new.power)
    _track(found, "popularity", seat, old.popularity, new.popularity)
    _track(found, "coins", seat, old.coins, new.coins)
    _track(found, "cards", seat, total(old.hand) + hidden.unseen, total(new.hand) + shown.unseen)
    _track(found, "stars", seat, old.stars, new.stars)
    had = bool(hidden.hidden_factory_card or old.factory_card)
    has = bool(shown.hidden_factory_card or new.factory_card)
    if had != has:
        found.append(Instruction("factory_card", seat, 1 if has else 0, 0))
    _set(found, "ability", seat, old.abilities, new.abilities, 27)
    _set(found, "recruit", seat, old.recruits, new.recruits, len(BONUSES))
    _set(found, "cube", seat, old.cubes, new.cubes, len(CUBES))
    for section in range(len(SECTION_OF[old.mat])):
        if cost_of(old, section) != cost_of(new, section):
            bottom = bottom_of(old, section)
            found.append(Instruction("cost", seat, bottom, cost_of(old, section), cost_of(new, section)))


def _track(found: list[Instruction], what: str, seat: int, old: int, new: int) -> None:
    if old != new:
        found.append(Instruction(what, seat, old, new))


def _set(found: list[Instruction], what: str, seat: int, old: i64, new: i64, size: int) -> None:
    for number in range(size):
        if (old ^ new) & bit(number):
            found.append(Instruction(what, seat, number, 1 if new & bit(number) else 0))


def _automa(found: list[Instruction], before: Table, after: Table, seat: int) -> None:
    old, new = before.game.hidden[seat], after.game.hidden[seat]
    if not isinstance(old, AutomaState) or not isinstance(new, AutomaState):
        return
    _track(found, "tracker", seat, old.tracker, new.tracker)
    _track(found, "scheme", seat, old.scheme, new.scheme)
    if after.typed:
        for card in members(old.deck ^ new.deck):
            found.append(Instruction("card_back" if new.deck & bit(card) else "card_out", seat, card, 0))
