"""Options on the board: movement, combat, retreat, production, tokens."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.actions.produce import ChooseBirths, ChooseField
from maszyna.scythe.play.cards.encounter import ChooseRefuge, ChooseRefugee
from maszyna.scythe.play.combat.retreat import ChooseRetreat
from maszyna.scythe.play.movement.move import DONE, FRESH_WORKERS, ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.movement.tokens import PlaceFlag, PlaceTrap, RearmTrap
from maszyna.scythe.texts import place_number
from maszyna.scythe.words import POWER, WORKER
from maszyna.speech.common.amounts import amount, exchange
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import name, the_unit, unit_name
from maszyna.speech.scythe.names.places import at_place, to_place

NO_MORE_UNITS: Final = mark("move no more units")
UNIT_AT: Final = mark("{unit} {place}")
STOP: Final = mark("stop here")
CARRY: Final = mark("take {amount} along")
CARRY_NOTHING: Final = mark("take nothing of this along")
FIGHT: Final = mark("fight {place}")
SPEND: Final = mark("spend {amount}")
NO_MORE_CARDS: Final = mark("play no more cards")
PLAY_CARD: Final = mark("play a combat card of value {value}")
FIRE: Final = [mark("hold fire"), mark("fire the artillery")]
RETREAT: Final = mark("withdraw {unit} {to}")
PRODUCE: Final = mark("produce {place}")
NO_MORE_FIELDS: Final = mark("produce nowhere else")
NOBODY_LEAVES: Final = mark("nobody leaves")
NOBODY_ELSE: Final = mark("nobody else leaves")
FLAG: Final = [mark("place no flag"), mark("place a flag")]
NO_TRAP: Final = mark("set no trap")
TRAP: Final = mark("set a trap that takes {amount}")
REARM: Final = [mark("leave the trap as it is"), mark("arm the trap again")]


def _unit(translator: Translator, game: Scythe, decision: ChooseUnit, action: int) -> str:
    if action == DONE:
        return translator.say(NO_MORE_UNITS)
    place = at_place(translator, place_number(action))
    return translator.say(UNIT_AT, {"unit": name(translator, "unit_kind", action // 64), "place": place})


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


def _artillery(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(FIRE[action])


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


def _flag(translator: Translator, game: Scythe, decision: PlaceFlag, action: int) -> str:
    return translator.say(FLAG[action])


def _trap(translator: Translator, game: Scythe, decision: PlaceTrap, action: int) -> str:
    if not action:
        return translator.say(NO_TRAP)
    good, number = factions()[game.position.seats[decision.seat].faction].penalties[action - 1]
    return translator.say(TRAP, {"amount": amount(translator, good, number)})


def _rearm(translator: Translator, game: Scythe, decision: RearmTrap, action: int) -> str:
    return translator.say(REARM[action])


BOARD_LABELS: Final[dict[str, Callable[[Translator, Scythe, Any, int], str]]] = {
    "unit": _unit, "step": _step, "cargo": _cargo, "battle": _battle, "dial": _dial, "card": _card,
    "artillery": _artillery, "retreat": _retreat, "field": _field, "births": _births, "mech_site": _site,
    "building_site": _site, "refuge": _refuge, "refugee": _refugee, "flag": _flag, "trap": _trap, "rearm": _rearm,
}  # fmt: skip
