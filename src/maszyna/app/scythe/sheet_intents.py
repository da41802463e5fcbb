"""What is laid out on one sheet: tokens on places, payments, power and cards of a combat, the cargo of an airship.

The engine asks for each thing alone; an intent answers with the whole sheet. What an airship sets down and takes aboard
at a stop (W2.2) it asks kind by kind, so the sheet shows everything it will ask for there.
"""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe_common.gestures import MOST_TEXT, place_in
from maszyna.kernel.document import Part
from maszyna.kernel.packed_counts import KINDS, how_many
from maszyna.kernel.record import Entry
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
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE
from maszyna.scythe.events import CARD_PAID_AS_RESOURCE, RESOURCES_PAID, field_of
from maszyna.scythe.facts.tiles import RESOURCES_ABOARD
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, FACTIONS, FIRST_WORKER, MAT, RESOURCES, UNITS
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.play.actions.produce import ChooseField
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore, GainWorker
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial
from maszyna.scythe.play.common.payment import PayAny, PayFrom
from maszyna.scythe.play.movement.move import CARGO, MOVED_WORKERS
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS
from maszyna.speech.scythe.decisions.board_decisions import CARGO as CARGO_WORDS

CARD: Final = "card"
MOST_TOKENS: Final = 64
Thing = tuple[int, str]  # a token: its place and kind, if it has one; or a combat card: its value and CARD

MOST: Final = 8  # of one kind in a request
HANDLING: Final = (UNLOADING, LOADING)


def game_of(transaction: Transaction) -> Scythe:
    game: Scythe = transaction.record.game
    if game.is_over():
        raise transaction.refused("no_such_piece")
    return game


def game_asking(transaction: Transaction) -> Any:
    return transaction.record.game.asking


def lay(transaction: Transaction, part: Part) -> None:
    """Tokens or places on one sheet, in any order: [["t43", "food"], …], or [["t43"], …] where only places count."""
    pairs: list[Thing] = []
    for item in part.items("laid_tokens"):
        parts = item.items("laid_token")
        if not 1 <= len(parts) <= 2 or len(pairs) >= MOST_TOKENS:
            raise item.wrong("laid_token")
        pairs.append((place_in(parts[0]), parts[1].text(MOST_TEXT) if len(parts) == 2 else ""))
    game_of(transaction)
    while pairs:
        decision = game_asking(transaction)
        place = pairs[0][0]
        if isinstance(decision, ChooseResource):
            pairs = lay_tokens(transaction, decision, pairs)
        elif place and isinstance(decision, ChooseStore | ChooseField | GainWorker):
            transaction.take(decision.text(place))
            if not isinstance(decision, ChooseStore):  # where tokens come is told, and which are still to be laid
                pairs.pop(0)
        else:
            raise transaction.refused("cannot_lay")


def lay_tokens(
    transaction: Transaction, decision: ChooseResource, pairs: list[tuple[int, str]]
) -> list[tuple[int, str]]:
    """The tokens for one territory, in the order the engine asks for them."""
    place = decision.place
    here = sorted((RESOURCES.index(good), good) for where, good in pairs if where == place and good in RESOURCES)
    if len(here) < decision.amount:
        raise transaction.refused("cannot_lay", {"place": PLACE_KEYS[place]})
    for _, good in here[: decision.amount]:
        if isinstance(game_asking(transaction), ChooseResource):  # the last of the kinds is taken by itself
            transaction.take(f"gain {good}")
        pairs.remove((place, good))
    return pairs


def pay(transaction: Transaction, part: Part) -> None:
    """What is paid from where: {"t43": {"oil": 2}}; with Coercion {"card": 3} is a combat card."""
    left: list[Thing] = []
    for key, one in part.entries("places_object").items():
        if key == CARD:
            left.append((one.number(LEAST_VALUE, MOST_VALUE), CARD))
            continue
        if key not in PLACE_NUMBERS:
            raise one.wrong("under_place_key")
        for good, amount in one.fields(RESOURCES).items():
            left += [(PLACE_NUMBERS[key], good)] * amount.number(0, MOST_TOKENS)
    left.sort(key=lambda thing: (thing[1] == CARD, thing))  # in the order in which the engine asks
    game_of(transaction)
    while isinstance(game_asking(transaction), PayFrom | PayAny):
        pay_next(transaction, left)
        if isinstance(game_asking(transaction), PayAny) or not left:
            break
    if left:
        raise transaction.refused("cannot_pay")


def pay_next(transaction: Transaction, left: list[Thing]) -> None:
    """One answer; what has no choice after it is paid by itself, and must have been pointed out as well."""
    texts = [f"pay card {number}" if good == CARD else f"pay {good} {place_text(number)}" for number, good in left]
    legal = transaction.record.game.legal_texts()
    text = next((one for one in texts if one in legal), "")
    if not text:
        raise transaction.refused("cannot_pay")
    for thing in paid_with(transaction.take(text)):
        if thing not in left:
            raise transaction.refused("cannot_pay")
        left.remove(thing)


def paid_with(entry: Entry) -> list[Thing]:
    found: list[Thing] = []
    for event in entry.events:
        if event.seat != entry.seat:
            continue
        if event.kind == RESOURCES_PAID:
            thing = field_of(event, "place"), RESOURCES[field_of(event, "resource")]
            found += [thing] * field_of(event, "amount")
        elif event.kind == CARD_PAID_AS_RESOURCE:
            found.append((field_of(event, "value"), CARD))
    return found


def fight(transaction: Transaction, part: Part) -> None:
    """Power on the dial and cards beside it, chosen together."""
    fields = part.fields(["power", "cards"])
    game_of(transaction)
    if "power" not in fields:
        raise part.wrong("object_with", names=["power", "cards"])
    cards = fields["cards"].items("values") if "cards" in fields else []
    values = sorted(card.number(LEAST_VALUE, MOST_VALUE) for card in cards)
    power = fields["power"].number(0, 16)
    decision = game_asking(transaction)
    seat = decision.seat
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
