"""Options of cards and gifts: what is offered, encounters, Factory cards, objectives."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.facts.encounters import RELOCATE, SEE_HAND
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.encounter import OFFERS, ChooseOffer
from maszyna.scythe.play.factory import CARDS, ChooseBenefit
from maszyna.scythe.play.gains import Accept
from maszyna.speech.amounts import amount, exchange
from maszyna.speech.names import name
from maszyna.speech.places import at_place
from maszyna.speech.tongue import Tongue, mark

ACCEPT: Final = mark("accept {amount}")
ACCEPT_NOTHING: Final = mark("accept nothing")
NOWHERE: Final = mark("nowhere")
NO_WORKER: Final = mark("gain no worker")
NO_SECOND_OPTION: Final = mark("take no second option")
OPTION: Final = mark("option {number}: {exchange}")
# What two options do besides; by the specials of the facts.
SPECIALS: Final = {
    SEE_HAND: mark("{option}; first look at the combat cards of an opponent"),
    RELOCATE: mark("{option}; move units from here to an empty territory next to it"),
}
CARD_NUMBER: Final = mark("card {number}: {exchange}")
KEEP_OBJECTIVES: Final = mark("reveal nothing now")
REVEAL: Final = mark("reveal “{objective}”")


def _accept(tongue: Tongue, game: Scythe, decision: Accept, action: int) -> str:
    if not action:
        return tongue.say(ACCEPT_NOTHING)
    return tongue.say(ACCEPT, {"amount": amount(tongue, decision.good, action)})


def _store(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return at_place(tongue, action) if action else tongue.say(NOWHERE)


def _resource(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return exchange(tongue, [], [(action, 1)])


def _worker(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return at_place(tongue, action) if action else tongue.say(NO_WORKER)


def _encounter(tongue: Tongue, game: Scythe, decision: ChooseOffer, action: int) -> str:
    if not action:
        return tongue.say(NO_SECOND_OPTION)
    offer = OFFERS[decision.card][action - 1]
    text = tongue.say(OPTION, {"number": action, "exchange": exchange(tongue, offer.pay, offer.gain)})
    return tongue.say(SPECIALS[offer.special], {"option": text}) if offer.special in SPECIALS else text


def _opponent(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return name(tongue, "faction", action)


def _factory_card(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(CARD_NUMBER, {"number": action, "exchange": card_exchange(tongue, action)})


def card_exchange(tongue: Tongue, number: int) -> str:
    card = CARDS[number]
    return exchange(tongue, card.pay, card.gain, card.choose_one)


def _benefit(tongue: Tongue, game: Scythe, decision: ChooseBenefit, action: int) -> str:
    return exchange(tongue, [], [decision.card.gain[action]])


def _objective(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return (
        tongue.say(REVEAL, {"objective": name(tongue, "objective", action)}) if action else tongue.say(KEEP_OBJECTIVES)
    )


CARD_LABELS: Final[dict[str, Callable[[Tongue, Scythe, Any, int], str]]] = {
    "accept": _accept, "store": _store, "resource": _resource, "worker": _worker, "encounter": _encounter,
    "opponent": _opponent, "factory_card": _factory_card, "benefit": _benefit, "objective": _objective,
}  # fmt: skip
