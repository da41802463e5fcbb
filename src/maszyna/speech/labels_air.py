"""Options around airships and resolutions: flights, cargo, what the tiles offer, stars on tiles and open objectives."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.airships.cargo import Handle
from maszyna.scythe.airships.combat import Bombard
from maszyna.scythe.airships.flight import Negotiate
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement import FRESH_WORKERS
from maszyna.scythe.words import COINS, POPULARITY, POWER, WORKER
from maszyna.speech.amounts import TOKENS, amount, exchange
from maszyna.speech.labels_board import STOP
from maszyna.speech.names import faction_of, name
from maszyna.speech.places import to_place
from maszyna.speech.tongue import Tongue, mark

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


def _flight(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(FLY, {"to": to_place(tongue, action)}) if action else tongue.say(STOP)


def handled(tongue: Tongue, decision: Handle, action: int, some: str, none: str) -> str:
    good = WORKER if decision.cargo_kind >= FRESH_WORKERS else decision.cargo_kind
    return tongue.say(some, {"amount": amount(tongue, good, action)}) if action else tongue.say(none)


def _unload(tongue: Tongue, game: Scythe, decision: Handle, action: int) -> str:
    return handled(tongue, decision, action, SET_DOWN, SET_NOTHING_DOWN)


def _load(tongue: Tongue, game: Scythe, decision: Handle, action: int) -> str:
    return handled(tongue, decision, action, TAKE_ABOARD, TAKE_NOTHING_ABOARD)


def _bombard(tongue: Tongue, game: Scythe, decision: Bombard, action: int) -> str:
    if not action:
        return tongue.say(NO_BOMBS)
    power = amount(tongue, POWER, decision.powers.bombard[action - 1])
    return tongue.say(BOMBS, {"pay": tongue.count(TOKENS, action), "power": power})


def _duel(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(DUEL, {"faction": faction_of(tongue, action - 1)}) if action else tongue.say(NO_DUEL)


def _negotiate(tongue: Tongue, game: Scythe, decision: Negotiate, action: int) -> str:
    if not action:
        return tongue.say(NO_DEAL)
    coins, popularity = decision.powers.negotiate_coins, decision.powers.negotiate_popularity
    return exchange(tongue, [(COINS, coins)] if coins else [], [(POPULARITY, popularity)])


def _toll(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(GIVE, {"amount": amount(tongue, action, 1)})


def _factory_star(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    return tongue.say(FACTORY_STAR[action])


def _mission(tongue: Tongue, game: Scythe, decision: object, action: int) -> str:
    if not action:
        return tongue.say(NO_MISSION)
    return tongue.say(MISSION, {"objective": name(tongue, "objective", action)})


AIR_LABELS: Final[dict[str, Callable[[Tongue, Scythe, Any, int], str]]] = {
    "flight": _flight, "unload": _unload, "load": _load, "bombard": _bombard, "duel": _duel, "negotiate": _negotiate,
    "toll": _toll, "factory_star": _factory_star, "mission": _mission,
}  # fmt: skip
