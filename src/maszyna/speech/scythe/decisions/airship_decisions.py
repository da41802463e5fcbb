"""Decisions around airships and resolutions: flights, cargo, what tiles offer, stars on tiles and open objectives."""

from typing import Any, Final

from maszyna.scythe.airships.airship_combat import Bombard
from maszyna.scythe.airships.cargo import HandleCargo, Load, Unload
from maszyna.scythe.airships.duel import ChooseDuel
from maszyna.scythe.airships.entering import ChooseToll
from maszyna.scythe.airships.flight import ChooseFlight, Negotiate, SwapObjective
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, POPULARITY, POWER, WORKER
from maszyna.scythe.play.movement.move import FRESH_WORKERS
from maszyna.scythe.resolutions.ending import ChooseHill
from maszyna.scythe.resolutions.missions import ChooseMission
from maszyna.speech.common.amounts import TOKENS, amount, exchange
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.decisions.board_decisions import CARGO, STOP
from maszyna.speech.scythe.decisions.wording import Wording, either
from maszyna.speech.scythe.names.names import faction_of, name
from maszyna.speech.scythe.names.places import at_place, to_place

FLY: Final = mark("fly {to}")
SET_DOWN: Final = mark("set down {amount}")
SET_NOTHING_DOWN: Final = mark("set nothing of this down")
TAKE_ABOARD: Final = mark("take {amount} aboard")
TAKE_NOTHING_ABOARD: Final = mark("take nothing of this aboard")
NO_BOMBS: Final = mark("do not bombard")
BOMBS: Final = mark("pay {pay}: the enemy loses {power}")
NO_DUEL: Final = mark("no airship combat")
DUEL: Final = mark("fight the airship of {faction}")
SWAP: Final = mark("swap the objective {objective} for another")
NO_DEAL: Final = mark("make no deal")
GIVE: Final = mark("give {amount}")
NO_MISSION: Final = mark("place no star on an objective")
MISSION: Final = mark("place a star on “{objective}”")


def _flight(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(FLY, {"to": to_place(translator, action)}) if action else translator.say(STOP)


def handled(translator: Translator, decision: HandleCargo, action: int, some: str, none: str) -> str:
    good = WORKER if decision.cargo_kind >= FRESH_WORKERS else decision.cargo_kind
    return translator.say(some, {"amount": amount(translator, good, action)}) if action else translator.say(none)


def _unload(translator: Translator, game: Scythe, decision: HandleCargo, action: int) -> str:
    return handled(translator, decision, action, SET_DOWN, SET_NOTHING_DOWN)


def _load(translator: Translator, game: Scythe, decision: HandleCargo, action: int) -> str:
    return handled(translator, decision, action, TAKE_ABOARD, TAKE_NOTHING_ABOARD)


def _bombard(translator: Translator, game: Scythe, decision: Bombard, action: int) -> str:
    if not action:
        return translator.say(NO_BOMBS)
    power = amount(translator, POWER, decision.powers.bombard[action - 1])
    return translator.say(BOMBS, {"pay": translator.count(TOKENS, action), "power": power})


def _duel(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(DUEL, {"faction": faction_of(translator, action - 1)}) if action else translator.say(NO_DUEL)


def _negotiate(translator: Translator, game: Scythe, decision: Negotiate | SwapObjective, action: int) -> str:
    if not action:
        return translator.say(NO_DEAL)
    if isinstance(decision, SwapObjective):
        return translator.say(SWAP, {"objective": name(translator, "objective", decision.objective())})
    coins, popularity = decision.powers.negotiate_coins, decision.powers.negotiate_popularity
    return exchange(translator, [(COINS, coins)] if coins else [], [(POPULARITY, popularity)])


def _toll(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(GIVE, {"amount": amount(translator, action, 1)})


def _mission(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    if not action:
        return translator.say(NO_MISSION)
    return translator.say(MISSION, {"objective": name(translator, "objective", action)})


def _about_here(translator: Translator, game: Scythe, decision: Any) -> dict[str, object]:
    return {"place": at_place(translator, game.position.seats[decision.seat].airship)}


def _about_flight(translator: Translator, game: Scythe, decision: ChooseFlight) -> dict[str, object]:
    return _about_here(translator, game, decision) | {"left": decision.hexes}


def _about_handled(translator: Translator, game: Scythe, decision: HandleCargo) -> dict[str, object]:
    return _about_here(translator, game, decision) | {"cargo": translator.say(CARGO[decision.cargo_kind])}


def _about_bombard(translator: Translator, game: Scythe, decision: Bombard) -> dict[str, object]:
    return {"enemy": faction_of(translator, game.position.seats[decision.enemy].faction)}


def _about_toll(translator: Translator, game: Scythe, decision: ChooseToll) -> dict[str, object]:
    return {"owner": faction_of(translator, game.position.seats[decision.owner].faction)}


AIRSHIP_DECISIONS: Final = [
    Wording(
        ChooseFlight,
        mark("The airship is {place}. Where does it fly? Territories left: {left}."),
        _flight,
        _about_flight,
    ),
    Wording(Unload, mark("How much do you set down {place}: {cargo}?"), _unload, _about_handled),
    Wording(Load, mark("How much do you take aboard {place}: {cargo}?"), _load, _about_handled),
    Wording(Bombard, mark("Bombardment against {enemy}: how many resources do you pay?"), _bombard, _about_bombard),
    Wording(ChooseDuel, mark("Do you fight another airship {place}?"), _duel, _about_here),
    Wording(Negotiate, mark("Do you make a deal {place}?"), _negotiate, _about_here),
    Wording(ChooseToll, mark("Toll for the airship of {owner}: which resource do you give?"), _toll, _about_toll),
    Wording(
        ChooseHill,
        mark("You hold the Factory. Do you place a star on the resolution tile?"),
        either(mark("place no star"), mark("place a star")),
    ),
    Wording(ChooseMission, mark("Do you place a star on an open objective?"), _mission),
]
