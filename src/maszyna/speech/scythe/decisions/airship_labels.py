"""Options around airships and resolutions: flights, cargo, what the tiles offer, stars on tiles and open objectives."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.combat import Bombard
from maszyna.scythe.airships.flight import Negotiate
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import FRESH_WORKERS
from maszyna.scythe.words import COINS, POPULARITY, POWER, WORKER
from maszyna.speech.common.amounts import TOKENS, amount, exchange
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.decisions.board_labels import STOP
from maszyna.speech.scythe.names.names import faction_of, name
from maszyna.speech.scythe.names.places import to_place

FLY: Final = mark("fly {to}")
SET_DOWN: Final = mark("set down {amount}")
SET_NOTHING_DOWN: Final = mark("set nothing of this down")
TAKE_ABOARD: Final = mark("take {amount} aboard")
TAKE_NOTHING_ABOARD: Final = mark("take nothing of this aboard")
NO_BOMBS: Final = mark("do not bombard")
BOMBS: Final = mark("pay {pay}: the enemy loses {power}")
NO_DUEL: Final = mark("no combat of airships")
DUEL: Final = mark("fight the airship of {faction}")
NO_DEAL: Final = mark("strike no deal")
GIVE: Final = mark("give {amount}")
FACTORY_STAR: Final = [mark("place no star"), mark("place a star")]
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


def _negotiate(translator: Translator, game: Scythe, decision: Negotiate, action: int) -> str:
    if not action:
        return translator.say(NO_DEAL)
    coins, popularity = decision.powers.negotiate_coins, decision.powers.negotiate_popularity
    return exchange(translator, [(COINS, coins)] if coins else [], [(POPULARITY, popularity)])


def _toll(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(GIVE, {"amount": amount(translator, action, 1)})


def _factory_star(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    return translator.say(FACTORY_STAR[action])


def _mission(translator: Translator, game: Scythe, decision: object, action: int) -> str:
    if not action:
        return translator.say(NO_MISSION)
    return translator.say(MISSION, {"objective": name(translator, "objective", action)})


AIR_LABELS: Final[dict[str, Callable[[Translator, Scythe, Any, int], str]]] = {
    "flight": _flight, "unload": _unload, "load": _load, "bombard": _bombard, "duel": _duel, "negotiate": _negotiate,
    "toll": _toll, "factory_star": _factory_star, "mission": _mission,
}  # fmt: skip
