"""What a seat is asked, by the kind of decision."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.game import Scythe
from maszyna.scythe.play.actions.build import ChooseBuildingSite
from maszyna.scythe.play.actions.produce import ChooseBirths
from maszyna.scythe.play.cards.benefits import ChooseResource, ChooseStore
from maszyna.scythe.play.cards.encounter import ChooseOffer
from maszyna.scythe.play.combat.before_combat import FireArtillery
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial, fight_of
from maszyna.scythe.play.combat.retreat import ChooseRetreat
from maszyna.scythe.play.common.gains import Accept
from maszyna.scythe.play.common.payment import PayFrom
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.movement.tokens import RearmTrap
from maszyna.scythe.play.turn.bottom import ChooseBottom
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.scythe.words import ANY_RESOURCES, FACTORY_CARD
from maszyna.speech.common.amounts import UNITS, amount
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.decisions.airship_questions import AIR_DETAILS, AIR_QUESTIONS, CARGO
from maszyna.speech.scythe.names.names import faction_of, name, the_structure, unit_name
from maszyna.speech.scythe.names.places import at_place, to_place

QUESTIONS: Final[dict[str, str]] = {
    "accept": mark("How much do you accept? You may take {offered}."),
    "artillery": mark("Artillery against {enemy}: do you pay 1 power to take 2 power away?"),
    "battle": mark("Where do you fight next?"),
    "benefit": mark("Which of the two do you choose?"),
    "births": mark("How many workers do you gain {place}?"),
    "bonus": mark("Which one-time bonus do you take?"),
    "bottom": mark("Bottom row, “{action}”: what do you do?"),
    "box": mark("Which action becomes cheaper?"),
    "building_site": mark("Where do you build {structure}?"),
    "card": mark("Which combat card do you play? Cards still allowed: {left}."),
    "cargo": mark("How much goes along {to}: {cargo}?"),
    "cube": mark("What do you upgrade?"),
    "dial": mark("How much power do you spend in the combat {place}?"),
    "discard": mark("Which combat card do you discard?"),
    "encounter": mark("Encounter {place}, card {card}: which option do you take?"),
    "factory_card": mark("Which Factory card do you take?"),
    "field": mark("Where do you produce next?"),
    "flag": mark("Do you place a flag where the character stands?"),
    "mech": mark("Which mech do you deploy?"),
    "mech_site": mark("Where do you deploy the mech?"),
    "objective": mark("Do you reveal an objective?"),
    "opponent": mark("Whose combat cards do you look at?"),
    "pay": mark("From where do you pay? You still have to pay {due}."),
    "pay_any": mark("Which resource do you pay with?"),
    "rearm": mark("Do you arm the trap {place} again?"),
    "recruit": mark("Which recruit do you enlist?"),
    "refuge": mark("Where do the units go?"),
    "refugee": mark("Which unit goes next?"),
    "resource": mark("Which resource do you take {place}? Tokens still to take: {left}."),
    "retreat": mark("Where does the {unit} retreat?"),
    "section": mark("Which section do you choose?"),
    "step": mark("The {unit} {place} moves. Where to?"),
    "store": mark("Where do you put the resources? You gain {gained}."),
    "structure": mark("Which structure do you build?"),
    "top": mark("Top row, “{section}”: what do you do?"),
    "trap": mark("Which trap do you set where the character stands?"),
    "unit": mark("Which unit do you move next? You may still move {left}."),
    "worker": mark("Where does the new worker come?"),
    **AIR_QUESTIONS,
}
FACTORY_MOVE: Final = mark("Factory move")


def _accept(translator: Translator, game: Scythe, decision: Accept) -> dict[str, object]:
    return {"offered": amount(translator, decision.good, decision.amount)}


def _artillery(translator: Translator, game: Scythe, decision: FireArtillery) -> dict[str, object]:
    return {"enemy": faction_of(translator, game.position.seats[decision.enemy].faction)}


def _births(translator: Translator, game: Scythe, decision: ChooseBirths) -> dict[str, object]:
    return {"place": at_place(translator, decision.place)}


def _bottom(translator: Translator, game: Scythe, decision: ChooseBottom) -> dict[str, object]:
    by_card = decision.section == FACTORY_CARD
    return {"action": translator.say(FACTORY_MOVE) if by_card else name(translator, "bottom", decision.bottom)}


def _building_site(translator: Translator, game: Scythe, decision: ChooseBuildingSite) -> dict[str, object]:
    return {"structure": the_structure(translator, decision.piece)}


def _card(translator: Translator, game: Scythe, decision: ChooseCard) -> dict[str, object]:
    return {"left": decision.allowed}


def _cargo(translator: Translator, game: Scythe, decision: ChooseCargo) -> dict[str, object]:
    return {"to": to_place(translator, decision.travel.to), "cargo": translator.say(CARGO[decision.cargo_kind])}


def _dial(translator: Translator, game: Scythe, decision: ChooseDial) -> dict[str, object]:
    return {"place": at_place(translator, fight_of(game).place)}


def _encounter(translator: Translator, game: Scythe, decision: ChooseOffer) -> dict[str, object]:
    return {"place": at_place(translator, decision.place), "card": decision.card}


def _pay(translator: Translator, game: Scythe, decision: PayFrom) -> dict[str, object]:
    return {"due": amount(translator, decision.resource, decision.amount)}


def _rearm(translator: Translator, game: Scythe, decision: RearmTrap) -> dict[str, object]:
    return {"place": at_place(translator, decision.place)}


def _resource(translator: Translator, game: Scythe, decision: ChooseResource) -> dict[str, object]:
    return {"place": at_place(translator, decision.place), "left": decision.amount}


def _retreat(translator: Translator, game: Scythe, decision: ChooseRetreat) -> dict[str, object]:
    return {"unit": unit_name(translator, decision.unit)}


def _step(translator: Translator, game: Scythe, decision: ChooseStep) -> dict[str, object]:
    place = game.position.seats[decision.seat].at[decision.unit]
    return {"unit": unit_name(translator, decision.unit), "place": at_place(translator, place)}


def _store(translator: Translator, game: Scythe, decision: ChooseStore) -> dict[str, object]:
    return {"gained": amount(translator, ANY_RESOURCES, decision.amount)}


def _top(translator: Translator, game: Scythe, decision: ChooseTop) -> dict[str, object]:
    return {"section": name(translator, "section", decision.section)}


def _unit(translator: Translator, game: Scythe, decision: ChooseUnit) -> dict[str, object]:
    return {"left": translator.count(UNITS, decision.units)}


# What a question says of the decision; each kind has its own class.
DETAILS: Final[dict[str, Callable[[Translator, Scythe, Any], dict[str, object]]]] = {
    "accept": _accept, "artillery": _artillery, "births": _births, "bottom": _bottom, "building_site": _building_site,
    "card": _card, "cargo": _cargo, "dial": _dial, "encounter": _encounter, "pay": _pay, "rearm": _rearm,
    "resource": _resource, "retreat": _retreat, "step": _step, "store": _store, "top": _top, "unit": _unit,
    **AIR_DETAILS,
}  # fmt: skip


def question(translator: Translator, game: Scythe) -> str:
    """The pending decision as a question."""
    decision = game.pending()
    kind = decision.kind()
    return translator.say(QUESTIONS[kind], DETAILS[kind](translator, game, decision) if kind in DETAILS else {})
