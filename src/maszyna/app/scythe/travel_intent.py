"""A piece that was dragged or tapped to a place: steps, what goes along, flights."""

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.sheet_intents import game_asking, game_of
from maszyna.app.scythe_common.gestures import read_travel
from maszyna.app.scythe_common.reach import WORKER
from maszyna.kernel.document import Part
from maszyna.scythe.airships.cargo import HandleCargo, Load
from maszyna.scythe.airships.flight import ChooseFlight, reach_of
from maszyna.scythe.events import CARGO_CARRIED, UNIT_MOVED, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, RESOURCES
from maszyna.scythe.place_texts import place_text, unit_action, unit_kind, unit_text
from maszyna.scythe.play.common.payment import PayAny
from maszyna.scythe.play.movement.journeys import journeys, unit_of
from maszyna.scythe.play.movement.move import CARGO, ChooseCargo, ChooseStep, ChooseUnit
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_NUMBERS


def travel(transaction: Transaction, part: Part) -> None:
    """A piece goes to a place, perhaps by way of others, with what it takes along."""
    piece, via, to, load = read_travel(part)
    game = game_of(transaction)
    seat = game.seat_to_decide()
    own = game.position.seats[seat]
    unit = UNIT_NUMBERS[own.faction].get(piece)
    if unit is None:
        raise transaction.refused("no_such_piece")
    start = own.airship if unit == AIRSHIP else own.at[unit]
    way = [*via, to] if via else way_to(transaction, game, unit, to)
    if isinstance(game.asking, ChooseUnit):
        transaction.take(unit_text(unit_action(unit_kind(unit), start)))
        if isinstance(game_asking(transaction), PayAny):
            return  # the unit has a price, which is paid before it goes
    elif isinstance(game.asking, ChooseFlight) and unit == AIRSHIP:
        pass  # it is on its way already
    elif not (isinstance(game.asking, ChooseStep) and game.asking.unit == unit):
        raise transaction.refused("no_such_piece")
    if unit == AIRSHIP:
        fly(transaction, way, load)
    else:
        walk(transaction, way, load)


def way_to(transaction: Transaction, game: Scythe, unit: int, to: int) -> list[int]:
    """The shortest way, when none was pointed out."""
    decision = game.asking
    if isinstance(decision, ChooseUnit):
        own = game.position.seats[decision.seat]
        code = unit_action(unit_kind(unit), own.airship if unit == AIRSHIP else own.at[unit])
        if code not in game.choices:
            raise transaction.refused("no_such_piece")
        found = reach_of(game, decision, unit_of(game, decision.seat, code))
    elif isinstance(decision, ChooseStep):
        found = journeys(game, decision.seat, decision.unit, decision.hexes)
    elif isinstance(decision, ChooseFlight):
        found = journeys(game, decision.seat, AIRSHIP, decision.hexes)
    else:
        raise transaction.refused("no_such_piece")
    for journey in found:
        if journey.places[-1] == to:
            return journey.places
    raise transaction.refused("no_way", {"place": PLACE_KEYS[to]})


def walk(transaction: Transaction, way: list[int], load: dict[str, int]) -> None:
    """Step by step; what was loaded at the start is carried on."""
    unit = moving_unit(transaction)
    start = len(transaction.entries)
    for number, place in enumerate(way):
        if isinstance(game_asking(transaction), ChooseStep):
            transaction.take(f"to {place_text(place)}")
        elif number or not stands_on(transaction, unit, place):  # the only step there was is taken by itself
            raise transaction.refused("no_way", {"place": PLACE_KEYS[place]})
        carry(transaction, load, max(start - 1, 0) if number == 0 else -1)
    decision = game_asking(transaction)
    if isinstance(decision, ChooseStep) and decision.unit == unit:
        transaction.take("stop")


def moving_unit(transaction: Transaction) -> int:
    decision = game_asking(transaction)
    if isinstance(decision, ChooseStep):
        return decision.unit
    return decision.travel.unit if isinstance(decision, ChooseCargo) else -1


def stands_on(transaction: Transaction, unit: int, place: int) -> bool:
    """Whether the engine took the only possible step already, or asks what goes along to it."""
    decision = game_asking(transaction)
    if isinstance(decision, ChooseCargo):
        return decision.travel.to == place
    last = [event for entry in transaction.entries[-1:] for event in entry.events if entry.seat == event.seat]
    return any(event.kind == UNIT_MOVED and field_of(event, "to") == place for event in last)


def carry(transaction: Transaction, load: dict[str, int], step: int) -> None:
    """Answer how many of each kind go along; workers that have moved already come after those that have not.

    ``step`` is the number of the action that began the first step: what was pointed out must have gone along with it.
    """
    left = load.get(WORKER, 0)
    while True:
        decision = game_asking(transaction)
        if not isinstance(decision, ChooseCargo):
            break
        name = CARGO[decision.cargo_kind]
        amount = load.get(name, 0)
        if name not in RESOURCES:
            amount = min(left, decision.available)
            left -= amount
        if amount not in decision.options(transaction.record.game):
            raise transaction.refused("cannot_carry")
        transaction.take(decision.text(amount))
    if step >= 0:
        carried = carried_since(transaction, step)
        if any(amount > carried.get(name, 0) for name, amount in load.items()):
            raise transaction.refused("cannot_carry")


def carried_since(transaction: Transaction, step: int) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in transaction.entries[step:]:
        for event in entry.events:
            if event.kind == CARGO_CARRIED:
                good = field_of(event, "good")
                name = RESOURCES[good] if good < len(RESOURCES) else WORKER
                found[name] = found.get(name, 0) + field_of(event, "amount")
    return found


def fly(transaction: Transaction, way: list[int], load: dict[str, int]) -> None:
    """The airship: something may go aboard where it starts; what comes off at the end is chosen there."""
    left = dict(load)
    for number, place in enumerate(way):
        decision = game_asking(transaction)
        while isinstance(decision, HandleCargo):
            loads = isinstance(decision, Load) and number == 0
            amount = left.pop(CARGO[decision.cargo_kind], 0) if loads else 0
            if amount not in decision.options(transaction.record.game):
                raise transaction.refused("cannot_carry")
            transaction.take(decision.text(amount))
            decision = game_asking(transaction)
        if any(left.values()):
            raise transaction.refused("cannot_carry")
        if not isinstance(decision, ChooseFlight):
            raise transaction.refused("no_way", {"place": PLACE_KEYS[place]})
        transaction.take(f"fly to {place_text(place)}")
    if isinstance(game_asking(transaction), ChooseFlight):  # nothing to load or unload at the end of the way
        transaction.take("stop")
