"""Decisions on the board: movement, combat, retreat, production, tokens."""

from typing import Final

from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import POWER, WORKER
from maszyna.scythe.place_texts import kind_in_action, place_number
from maszyna.scythe.play.actions.build import ChooseBuildingSite
from maszyna.scythe.play.actions.deploy import ChooseMechSite
from maszyna.scythe.play.actions.produce import ChooseBirths, ChooseField
from maszyna.scythe.play.cards.encounter import ChooseRefuge, ChooseRefugee
from maszyna.scythe.play.combat.before_combat import FireArtillery
from maszyna.scythe.play.combat.combat import ChooseBattle, ChooseCard, ChooseDial, fight_of
from maszyna.scythe.play.combat.retreat import ChooseRetreat
from maszyna.scythe.play.movement.move import DONE, FRESH_WORKERS, ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.movement.tokens import PlaceFlag, PlaceTrap, RearmTrap
from maszyna.speech.common.amounts import TOKENS, UNITS, amount, exchange
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.decisions.wording import Wording, either
from maszyna.speech.scythe.names.names import RESOURCES, faction_of, name, the_structure, the_unit, unit_name
from maszyna.speech.scythe.names.places import at_place, to_place

# By the kinds of cargo: the four resources, then workers.
CARGO: Final = [*RESOURCES, mark("workers that have not moved yet"), mark("workers that have moved")]
FIRST_UNIT: Final = mark("Which unit do you move?")
NEXT_UNIT: Final = mark("Which unit do you move next?")
NO_MORE_UNITS: Final = mark("move no more units")
UNIT_AT: Final = mark("{unit} {place}")
UNIT_FOR: Final = mark("{unit}: pay {price}")
STOP: Final = mark("stop here")
CARRY: Final = mark("take {amount} along")
CARRY_NOTHING: Final = mark("take nothing of this along")
FIGHT: Final = mark("fight {place}")
SPEND: Final = mark("spend {amount}")
NO_MORE_CARDS: Final = mark("play no more cards")
PLAY_CARD: Final = mark("play a combat card of value {value}")
RETREAT: Final = mark("withdraw {unit} {to}")
PRODUCE: Final = mark("produce {place}")
NO_MORE_FIELDS: Final = mark("produce nowhere else")
NOBODY_LEAVES: Final = mark("nobody leaves")
NOBODY_ELSE: Final = mark("nobody else leaves")
NO_TRAP: Final = mark("set no trap")
TRAP: Final = mark("set a trap that takes {amount}")


def _unit(translator: Translator, game: Scythe, decision: ChooseUnit, action: int) -> str:
    if action == DONE:
        return translator.say(NO_MORE_UNITS)
    place = at_place(translator, place_number(action))
    said = translator.say(UNIT_AT, {"unit": name(translator, "unit_kind", kind_in_action(action)), "place": place})
    if not decision.price():
        return said
    return translator.say(UNIT_FOR, {"unit": said, "price": translator.count(TOKENS, decision.price())})


def _step(translator: Translator, game: Scythe, decision: ChooseStep, action: int) -> str:
    return translator.say(STOP) if action == DONE else to_place(translator, action)


def _cargo(translator: Translator, game: Scythe, decision: ChooseCargo, action: int) -> str:
    good = WORKER if decision.cargo_kind >= FRESH_WORKERS else decision.cargo_kind
    return (
        translator.say(CARRY, {"amount": amount(translator, good, action)}) if action else translator.say(CARRY_NOTHING)
    )


def _battle(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(FIGHT, {"place": at_place(translator, action)})


def _dial(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(SPEND, {"amount": amount(translator, POWER, action)})


def _card(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(PLAY_CARD, {"value": action}) if action else translator.say(NO_MORE_CARDS)


def _retreat(translator: Translator, game: Scythe, decision: ChooseRetreat, action: int) -> str:
    return translator.say(RETREAT, {"unit": the_unit(translator, decision.unit), "to": to_place(translator, action)})


def _field(translator: Translator, game: Scythe, decision: ChooseField, action: int) -> str:
    return (
        translator.say(PRODUCE, {"place": at_place(translator, action)}) if action else translator.say(NO_MORE_FIELDS)
    )


def _births(translator: Translator, game: Scythe, decision: ChooseBirths, action: int) -> str:
    return exchange(translator, [], [(WORKER, action)])


def _site(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return at_place(translator, action)


def _refuge(translator: Translator, game: Scythe, decision: ChooseRefuge, action: int) -> str:
    return to_place(translator, action) if action else translator.say(NOBODY_LEAVES)


def _refugee(translator: Translator, game: Scythe, decision: ChooseRefugee, action: int) -> str:
    return unit_name(translator, action - 1) if action else translator.say(NOBODY_ELSE)


def _trap(translator: Translator, game: Scythe, decision: PlaceTrap, action: int) -> str:
    if not action:
        return translator.say(NO_TRAP)
    good, number = factions()[game.position.seats[decision.seat].faction].penalties[action - 1]
    return translator.say(TRAP, {"amount": amount(translator, good, number)})


def _about_unit(translator: Translator, game: Scythe, decision: ChooseUnit) -> dict[str, object]:
    which = NEXT_UNIT if game.turn.moved else FIRST_UNIT
    return {"which": translator.say(which), "left": translator.count(UNITS, decision.units)}


def _about_step(translator: Translator, game: Scythe, decision: ChooseStep) -> dict[str, object]:
    place = game.position.seats[decision.seat].at[decision.unit]
    return {"unit": unit_name(translator, decision.unit), "place": at_place(translator, place)}


def _about_cargo(translator: Translator, game: Scythe, decision: ChooseCargo) -> dict[str, object]:
    return {"to": to_place(translator, decision.travel.to), "cargo": translator.say(CARGO[decision.cargo_kind])}


def _about_dial(translator: Translator, game: Scythe, decision: ChooseDial) -> dict[str, object]:
    return {"place": at_place(translator, fight_of(game).place)}


def _about_card(translator: Translator, game: Scythe, decision: ChooseCard) -> dict[str, object]:
    return {"left": decision.allowed}


def _about_artillery(translator: Translator, game: Scythe, decision: FireArtillery) -> dict[str, object]:
    return {"enemy": faction_of(translator, game.position.seats[decision.enemy].faction)}


def _about_retreat(translator: Translator, game: Scythe, decision: ChooseRetreat) -> dict[str, object]:
    return {"unit": unit_name(translator, decision.unit)}


def _about_births(translator: Translator, game: Scythe, decision: ChooseBirths) -> dict[str, object]:
    return {"place": at_place(translator, decision.place)}


def _about_building_site(translator: Translator, game: Scythe, decision: ChooseBuildingSite) -> dict[str, object]:
    return {"structure": the_structure(translator, decision.piece)}


def _about_rearm(translator: Translator, game: Scythe, decision: RearmTrap) -> dict[str, object]:
    return {"place": at_place(translator, decision.place)}


BOARD_DECISIONS: Final = [
    Wording(ChooseUnit, mark("{which} You may still move {left}."), _unit, _about_unit),
    Wording(ChooseStep, mark("The {unit} {place} moves. Where to?"), _step, _about_step),
    Wording(ChooseCargo, mark("How much do you take along {to}: {cargo}?"), _cargo, _about_cargo),
    Wording(ChooseBattle, mark("Where do you fight next?"), _battle),
    Wording(ChooseDial, mark("How much power do you spend in the combat {place}?"), _dial, _about_dial),
    Wording(ChooseCard, mark("Which combat card do you play? Cards still allowed: {left}."), _card, _about_card),
    Wording(
        FireArtillery,
        mark("Artillery against {enemy}: do you pay 1 power to take 2 power away?"),
        either(mark("hold fire"), mark("fire the artillery")),
        _about_artillery,
    ),
    Wording(ChooseRetreat, mark("Where does the {unit} retreat?"), _retreat, _about_retreat),
    Wording(ChooseField, mark("Where do you produce next?"), _field),
    Wording(ChooseBirths, mark("How many workers do you gain {place}?"), _births, _about_births),
    Wording(ChooseMechSite, mark("Where do you deploy the mech?"), _site),
    Wording(ChooseBuildingSite, mark("Where do you build {structure}?"), _site, _about_building_site),
    Wording(ChooseRefuge, mark("Where do the units go?"), _refuge),
    Wording(ChooseRefugee, mark("Which unit moves next?"), _refugee),
    Wording(
        PlaceFlag,
        mark("Do you place a flag where the character is?"),
        either(mark("place no flag"), mark("place a flag")),
    ),
    Wording(PlaceTrap, mark("Which trap do you set where the character is?"), _trap),
    Wording(
        RearmTrap,
        mark("Do you arm the trap {place} again?"),
        either(mark("leave the trap as it is"), mark("arm the trap again")),
        _about_rearm,
    ),
]
