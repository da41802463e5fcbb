"""What is laid out on one sheet: tokens on places, what is paid from where, power and cards of a combat."""

from typing import Final

from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.intent_parts import game_asking, game_of
from maszyna.app.scythe_common.gestures import MOST_TEXT, place_in
from maszyna.kernel.document import Part
from maszyna.kernel.record import Entry
from maszyna.scythe.decks import LEAST_VALUE, MOST_VALUE
from maszyna.scythe.events import CARD_PAID_AS_RESOURCE, RESOURCES_PAID, field_of
from maszyna.scythe.ids import RESOURCES
from maszyna.scythe.place_texts import place_text
from maszyna.scythe.play.actions.produce import ChooseField
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore, GainWorker
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial
from maszyna.scythe.play.common.payment import PayAny, PayFrom
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS

CARD: Final = "card"
MOST_TOKENS: Final = 64
Thing = tuple[int, str]  # a token: its place and kind, if it has one; or a combat card: its value and CARD


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
