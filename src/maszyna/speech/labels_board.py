"""Options on the board: movement, combat, retreat, production, tokens."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.encounter import ChooseRefuge, ChooseRefugee
from maszyna.scythe.play.movement import DONE, FRESH_WORKERS, ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.play.produce import ChooseBirths, ChooseField
from maszyna.scythe.play.retreat import ChooseRetreat
from maszyna.scythe.play.tokens import PlaceFlag, PlaceTrap, RearmTrap
from maszyna.scythe.texts import place_number
from maszyna.scythe.words import POWER, WORKER
from maszyna.speech.amounts import amount, exchange
from maszyna.speech.names import name, the_unit, unit_name
from maszyna.speech.places import at_place, to_place
from maszyna.speech.tongue import Tongue, mark

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


def _unit(tongue: Tongue, game: Scythe, decision: ChooseUnit, action: int) -> str:
    if action == DONE:
        return tongue.say(NO_MORE_UNITS)
    place = at_place(tongue, place_number(action))
    return tongue.say(UNIT_AT, {"unit": name(tongue, "unit_kind", action // 64), "place": place})


def _step(tongue: Tongue, game: Scythe, decision: ChooseStep, action: int) -> str:
    return tongue.say(STOP) if action == DONE else to_place(tongue, action)


def _cargo(tongue: Tongue, game: Scythe, decision: ChooseCargo, action: int) -> str:
    good = WORKER if decision.cargo_kind >= FRESH_WORKERS else decision.cargo_kind
    return tongue.say(CARRY, {"amount": amount(tongue, good, action)}) if action else tongue.say(CARRY_NOTHING)


def _battle(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(FIGHT, {"place": at_place(tongue, action)})


def _dial(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(SPEND, {"amount": amount(tongue, POWER, action)})


def _card(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(PLAY_CARD, {"value": action}) if action else tongue.say(NO_MORE_CARDS)


def _artillery(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(FIRE[action])


def _retreat(tongue: Tongue, game: Scythe, decision: ChooseRetreat, action: int) -> str:
    return tongue.say(RETREAT, {"unit": the_unit(tongue, decision.unit), "to": to_place(tongue, action)})


def _field(tongue: Tongue, game: Scythe, decision: ChooseField, action: int) -> str:
    return tongue.say(PRODUCE, {"place": at_place(tongue, action)}) if action else tongue.say(NO_MORE_FIELDS)


def _births(tongue: Tongue, game: Scythe, decision: ChooseBirths, action: int) -> str:
    return exchange(tongue, [], [(WORKER, action)])


def _site(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return at_place(tongue, action)


def _refuge(tongue: Tongue, game: Scythe, decision: ChooseRefuge, action: int) -> str:
    return to_place(tongue, action) if action else tongue.say(NOBODY_LEAVES)


def _refugee(tongue: Tongue, game: Scythe, decision: ChooseRefugee, action: int) -> str:
    return unit_name(tongue, action - 1) if action else tongue.say(NOBODY_ELSE)


def _flag(tongue: Tongue, game: Scythe, decision: PlaceFlag, action: int) -> str:
    return tongue.say(FLAG[action])


def _trap(tongue: Tongue, game: Scythe, decision: PlaceTrap, action: int) -> str:
    if not action:
        return tongue.say(NO_TRAP)
    good, number = factions()[game.position.seats[decision.seat].faction].penalties[action - 1]
    return tongue.say(TRAP, {"amount": amount(tongue, good, number)})


def _rearm(tongue: Tongue, game: Scythe, decision: RearmTrap, action: int) -> str:
    return tongue.say(REARM[action])


BOARD_LABELS: Final[dict[str, Callable[[Tongue, Scythe, Any, int], str]]] = {
    "unit": _unit, "step": _step, "cargo": _cargo, "battle": _battle, "dial": _dial, "card": _card,
    "artillery": _artillery, "retreat": _retreat, "field": _field, "births": _births, "mech_site": _site,
    "building_site": _site, "refuge": _refuge, "refugee": _refugee, "flag": _flag, "trap": _trap, "rearm": _rearm,
}  # fmt: skip
