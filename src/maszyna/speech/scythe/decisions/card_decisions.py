"""Decisions on cards and gifts: what is offered, encounters, Factory cards, objectives."""

from typing import Final

from maszyna.kernel.bits import first
from maszyna.scythe.facts.encounters import RELOCATE, SEE_HAND
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ANY_RESOURCES, COINS, COMBAT_CARDS, POPULARITY, POWER
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore, GainWorker
from maszyna.scythe.play.cards.encounter import OFFERS, ChooseOffer, ChooseOpponent
from maszyna.scythe.play.cards.factory import CARDS, ChooseBenefit, ChooseFactoryCard
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.common.gains import LIMIT_COINS, LIMIT_POPULARITY, LIMIT_POWER, Accept
from maszyna.scythe.variants import GAINS_IN_PART
from maszyna.speech.common.amounts import amount, exchange
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.decisions.wording import Wording
from maszyna.speech.scythe.names.names import name
from maszyna.speech.scythe.names.places import at_place

ACCEPT: Final = mark("take {amount}")
ACCEPT_NOTHING: Final = mark("accept nothing")
HOW_MANY: Final = {
    COINS: mark("How many coins do you take?"),
    POWER: mark("How much power do you take?"),
    POPULARITY: mark("How much popularity do you take?"),
    COMBAT_CARDS: mark("How many combat cards do you take?"),
}
HOW_MUCH: Final = mark("How much do you take?")
BY_VARIANT: Final = mark("This table takes part of a gain or none, as a variant.")
BY_OBJECTIVE: Final = mark("You are asked because your objective “{objective}” counts it.")
BY_LAST_STAR: Final = mark("You are asked because it would place your last star.")
LIMITS: Final = {COINS: LIMIT_COINS, POWER: LIMIT_POWER, POPULARITY: LIMIT_POPULARITY}
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


def _accept(translator: Translator, game: Scythe, decision: Accept, action: int) -> str:
    if not action:
        return translator.say(ACCEPT_NOTHING)
    return translator.say(ACCEPT, {"amount": amount(translator, decision.good, action)})


def _store(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return at_place(translator, action) if action else translator.say(NOWHERE)


def _resource(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return exchange(translator, [], [(action, 1)])


def _worker(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return at_place(translator, action) if action else translator.say(NO_WORKER)


def _encounter(translator: Translator, game: Scythe, decision: ChooseOffer, action: int) -> str:
    if not action:
        return translator.say(NO_SECOND_OPTION)
    return offer_text(translator, decision.card, action)


def offer_text(translator: Translator, card: int, number: int) -> str:
    """One option of an encounter card."""
    offer = OFFERS[card][number - 1]
    text = translator.say(OPTION, {"number": number, "exchange": exchange(translator, offer.pay, offer.gain)})
    return translator.say(SPECIALS[offer.special], {"option": text}) if offer.special in SPECIALS else text


def _opponent(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return name(translator, "faction", action)


def _factory_card(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(CARD_NUMBER, {"number": action, "exchange": card_exchange(translator, action)})


def card_exchange(translator: Translator, number: int) -> str:
    card = CARDS[number]
    return exchange(translator, card.pay, card.gain, card.choose_one)


def _benefit(translator: Translator, game: Scythe, decision: ChooseBenefit, action: int) -> str:
    return exchange(translator, [], [decision.card.gain[action]])


def _objective(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return (
        translator.say(REVEAL, {"objective": name(translator, "objective", action)})
        if action
        else translator.say(KEEP_OBJECTIVES)
    )


def _about_accept(translator: Translator, game: Scythe, decision: Accept) -> dict[str, object]:
    return {
        "how_many": translator.say(HOW_MANY.get(decision.good, HOW_MUCH)),
        "offered": amount(translator, decision.good, decision.amount),
        "because": _because(translator, game, decision),
    }


def _because(translator: Translator, game: Scythe, decision: Accept) -> str:
    """Why a gain is a question at all."""
    if game.variants & GAINS_IN_PART:
        return translator.say(BY_VARIANT)
    limits = LIMITS.get(decision.good, 0) & game.position.seats[decision.seat].objectives
    if not limits:
        return translator.say(BY_LAST_STAR)
    return translator.say(BY_OBJECTIVE, {"objective": name(translator, "objective", first(limits))})


def _about_store(translator: Translator, game: Scythe, decision: ChooseStore) -> dict[str, object]:
    return {"gained": amount(translator, ANY_RESOURCES, decision.amount)}


def _about_resource(translator: Translator, game: Scythe, decision: ChooseResource) -> dict[str, object]:
    return {"place": at_place(translator, decision.place), "left": decision.amount}


def _about_encounter(translator: Translator, game: Scythe, decision: ChooseOffer) -> dict[str, object]:
    return {"place": at_place(translator, decision.place), "card": decision.card}


CARD_DECISIONS: Final = [
    Wording(Accept, mark("{how_many} You may take {offered}. {because}"), _accept, _about_accept),
    Wording(ChooseStore, mark("Where do you put the resources? You gain {gained}."), _store, _about_store),
    Wording(
        ChooseResource,
        mark("Which resource do you take {place}? Tokens still to take: {left}."),
        _resource,
        _about_resource,
    ),
    Wording(GainWorker, mark("Where do you place the new worker?"), _worker),
    Wording(
        ChooseOffer, mark("Encounter {place}, card {card}: which option do you take?"), _encounter, _about_encounter
    ),
    Wording(ChooseOpponent, mark("Whose combat cards do you look at?"), _opponent),
    Wording(ChooseFactoryCard, mark("Which Factory card do you take?"), _factory_card),
    Wording(ChooseBenefit, mark("Which of the two do you choose?"), _benefit),
    Wording(RevealObjective, mark("Do you reveal an objective?"), _objective),
]
