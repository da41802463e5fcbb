"""What a seat is asked, by the kind of decision."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.game import Scythe
from maszyna.scythe.play.benefits import ChooseResource, ChooseStore
from maszyna.scythe.play.bottom import ChooseBottom
from maszyna.scythe.play.build import ChooseBuildingSite
from maszyna.scythe.play.combat import ChooseCard, ChooseDial, fight_of
from maszyna.scythe.play.encounter import ChooseOffer
from maszyna.scythe.play.gains import Accept
from maszyna.scythe.play.movement import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.payment import PayFrom
from maszyna.scythe.play.precombat import FireArtillery
from maszyna.scythe.play.produce import ChooseBirths
from maszyna.scythe.play.retreat import ChooseRetreat
from maszyna.scythe.play.tokens import RearmTrap
from maszyna.scythe.play.top import ChooseTop
from maszyna.scythe.words import ANY_RESOURCES, FACTORY_CARD
from maszyna.speech.amounts import UNITS, amount
from maszyna.speech.names import faction_of, name, the_structure, unit_name
from maszyna.speech.places import at_place, to_place
from maszyna.speech.questions_air import AIR_DETAILS, AIR_QUESTIONS, CARGO
from maszyna.speech.tongue import Tongue, mark

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


def _accept(tongue: Tongue, game: Scythe, decision: Accept) -> dict[str, object]:
    return {"offered": amount(tongue, decision.good, decision.amount)}


def _artillery(tongue: Tongue, game: Scythe, decision: FireArtillery) -> dict[str, object]:
    return {"enemy": faction_of(tongue, game.position.seats[decision.enemy].faction)}


def _births(tongue: Tongue, game: Scythe, decision: ChooseBirths) -> dict[str, object]:
    return {"place": at_place(tongue, decision.place)}


def _bottom(tongue: Tongue, game: Scythe, decision: ChooseBottom) -> dict[str, object]:
    by_card = decision.section == FACTORY_CARD
    return {"action": tongue.say(FACTORY_MOVE) if by_card else name(tongue, "bottom", decision.bottom)}


def _building_site(tongue: Tongue, game: Scythe, decision: ChooseBuildingSite) -> dict[str, object]:
    return {"structure": the_structure(tongue, decision.structure)}


def _card(tongue: Tongue, game: Scythe, decision: ChooseCard) -> dict[str, object]:
    return {"left": decision.allowed}


def _cargo(tongue: Tongue, game: Scythe, decision: ChooseCargo) -> dict[str, object]:
    return {"to": to_place(tongue, decision.travel.to), "cargo": tongue.say(CARGO[decision.cargo_kind])}


def _dial(tongue: Tongue, game: Scythe, decision: ChooseDial) -> dict[str, object]:
    return {"place": at_place(tongue, fight_of(game).place)}


def _encounter(tongue: Tongue, game: Scythe, decision: ChooseOffer) -> dict[str, object]:
    return {"place": at_place(tongue, decision.place), "card": decision.card}


def _pay(tongue: Tongue, game: Scythe, decision: PayFrom) -> dict[str, object]:
    return {"due": amount(tongue, decision.resource, decision.amount)}


def _rearm(tongue: Tongue, game: Scythe, decision: RearmTrap) -> dict[str, object]:
    return {"place": at_place(tongue, decision.place)}


def _resource(tongue: Tongue, game: Scythe, decision: ChooseResource) -> dict[str, object]:
    return {"place": at_place(tongue, decision.place), "left": decision.amount}


def _retreat(tongue: Tongue, game: Scythe, decision: ChooseRetreat) -> dict[str, object]:
    return {"unit": unit_name(tongue, decision.unit)}


def _step(tongue: Tongue, game: Scythe, decision: ChooseStep) -> dict[str, object]:
    place = game.position.seats[decision.seat].at[decision.unit]
    return {"unit": unit_name(tongue, decision.unit), "place": at_place(tongue, place)}


def _store(tongue: Tongue, game: Scythe, decision: ChooseStore) -> dict[str, object]:
    return {"gained": amount(tongue, ANY_RESOURCES, decision.amount)}


def _top(tongue: Tongue, game: Scythe, decision: ChooseTop) -> dict[str, object]:
    return {"section": name(tongue, "section", decision.section)}


def _unit(tongue: Tongue, game: Scythe, decision: ChooseUnit) -> dict[str, object]:
    return {"left": tongue.count(UNITS, decision.units)}


# What a question says of the decision; each kind has its own class.
DETAILS: Final[dict[str, Callable[[Tongue, Scythe, Any], dict[str, object]]]] = {
    "accept": _accept, "artillery": _artillery, "births": _births, "bottom": _bottom, "building_site": _building_site,
    "card": _card, "cargo": _cargo, "dial": _dial, "encounter": _encounter, "pay": _pay, "rearm": _rearm,
    "resource": _resource, "retreat": _retreat, "step": _step, "store": _store, "top": _top, "unit": _unit,
    **AIR_DETAILS,
}  # fmt: skip


def question(tongue: Tongue, game: Scythe) -> str:
    """The pending decision as a question."""
    decision = game.pending()
    kind = decision.kind()
    return tongue.say(QUESTIONS[kind], DETAILS[kind](tongue, game, decision) if kind in DETAILS else {})
