"""What an airship sets down and takes aboard at a stop, all kinds on one sheet (W2.2).

The engine asks kind by kind; here is everything it will ask for at this stop, and one intent that answers it all.
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import game_asking, game_of
from maszyna.kernel.document import Part
from maszyna.kernel.packed_counts import KINDS, how_many
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.airships.cargo import (
    LOADING,
    MOST_RESOURCES,
    MOST_WORKERS,
    UNLOADING,
    HandleCargo,
    Unload,
    aboard,
    may_come_off,
    most_to_load,
    workers_at,
)
from maszyna.scythe.airships.flight import STOP, ChooseFlight, after_cargo
from maszyna.scythe.facts.tiles import RESOURCES_ABOARD
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, FACTIONS, FIRST_WORKER, MAT, RESOURCES, UNITS
from maszyna.scythe.play.movement.move import CARGO, MOVED_WORKERS
from maszyna.speech.scythe.decisions.board_decisions import CARGO as CARGO_WORDS

MOST: Final = 8  # of one kind in a request
HANDLING: Final = (UNLOADING, LOADING)


def cargo_view(game: Scythe, words: Language) -> Doc | None:
    """Rows of what may come off and what may go on; ``room`` is how many more there is room for."""
    decision = game.asking
    if not isinstance(decision, HandleCargo):
        return None
    seat, kinds = decision.seat, range(len(CARGO))
    unloading = isinstance(decision, Unload)
    off = [kind for kind in kinds if unloading and kind >= decision.cargo_kind and may_come_off(game, seat, kind)]
    on = [kind for kind in kinds if (unloading or kind >= decision.cargo_kind) and not decision.done >> kind & 1]
    capacity = MOST_RESOURCES if decision.powers.carries == RESOURCES_ABOARD else MOST_WORKERS
    held = sum(aboard(game, seat, kind) for kind in kinds)
    lying = {kind: min(lies(game, decision, kind), capacity) for kind in on}
    then = after_cargo(game)
    return {
        "unload": [row(game, seat, kind, aboard(game, seat, kind), words) for kind in off if aboard(game, seat, kind)],
        "load": [row(game, seat, kind, most, words) for kind, most in lying.items() if most],
        "room": capacity - held,
        "stops": isinstance(then.asking, ChooseFlight) and not then.asking.first,
    }


def lies(game: Scythe, decision: HandleCargo, kind: int) -> int:
    """How many of a kind could go aboard if there were room for all."""
    place = game.position.seats[decision.seat].airship
    if kind < KINDS:
        number = int(how_many(game.position.resources[place], kind))
    else:
        number = len(workers_at(game, decision.seat, place, kind))
    empty = game.copy()
    own = empty.position.seats[decision.seat]
    own.cargo = 0
    for worker in range(FIRST_WORKER, UNITS):
        if own.at[worker] == ABOARD:
            own.at[worker] = MAT
    return number if most_to_load(empty, decision.powers, decision.seat, kind) else 0


def row(game: Scythe, seat: int, kind: int, most: int, words: Language) -> Doc:
    """Workers that have moved already are a kind of their own, as in the engine."""
    faction = FACTIONS[game.position.seats[seat].faction]
    name = words.translator.say(CARGO_WORDS[kind]) if kind == MOVED_WORKERS else words.say("track_workers")
    name = words.name("resource", kind) if kind < KINDS else name
    art = f"resource.{RESOURCES[kind]}.1" if kind < KINDS else f"worker.{faction}.1"
    return {"key": CARGO[kind], "name": name, "art": art_key(art, words.lang), "most": int(most)}


def cargo(transaction: Transaction, part: Part) -> None:
    """Everything at one stop: {"unload": {"food": 1}, "load": {}, "stop": true}; ``stop`` ends the flight there."""
    fields = part.fields([UNLOADING, LOADING, "stop"])
    wanted = {
        kind: {name: one.number(0, MOST) for name, one in fields[kind].fields(CARGO).items()} if kind in fields else {}
        for kind in HANDLING
    }
    game_of(transaction)
    decision = game_asking(transaction)
    if not isinstance(decision, HandleCargo):
        raise transaction.refused("cannot_carry")
    while isinstance(decision, HandleCargo):
        amount = wanted[decision.kind()].pop(CARGO[decision.cargo_kind], 0)
        if amount not in decision.options(transaction.record.game):
            raise transaction.refused("cannot_carry")
        transaction.take(decision.text(amount))
        decision = game_asking(transaction)
    if any(amount for kind in HANDLING for amount in wanted[kind].values()):
        raise transaction.refused("cannot_carry")
    if "stop" in fields and fields["stop"].flag() and isinstance(decision, ChooseFlight):
        transaction.take(decision.text(STOP))
