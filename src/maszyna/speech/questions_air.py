"""What a seat is asked about airships and resolutions, by the kind of decision (see questions.py)."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.airships.cargo import Handle
from maszyna.scythe.airships.combat import Bombard
from maszyna.scythe.airships.entering import ChooseToll
from maszyna.scythe.airships.flight import ChooseFlight
from maszyna.scythe.game import Scythe
from maszyna.speech.names import RESOURCES, faction_of
from maszyna.speech.places import at_place
from maszyna.speech.tongue import Tongue, mark

AIR_QUESTIONS: Final[dict[str, str]] = {
    "flight": mark("The airship is {place}. Where does it fly? Territories left: {left}."),
    "unload": mark("How much do you set down {place}: {cargo}?"),
    "load": mark("How much do you take aboard {place}: {cargo}?"),
    "bombard": mark("Bombardment against {enemy}: how many resources do you pay?"),
    "duel": mark("Do you fight another airship {place}?"),
    "negotiate": mark("Do you strike a deal {place}?"),
    "toll": mark("Toll for the airship of {owner}: which resource do you give?"),
    "factory_star": mark("You hold the Factory. Do you place a star on the resolution tile?"),
    "mission": mark("Do you place a star on an open objective?"),
}
# By the kinds of cargo: the four resources, then workers.
CARGO: Final = [*RESOURCES, mark("workers that have not moved yet"), mark("workers that have moved")]


def _here(tongue: Tongue, game: Scythe, decision: Any) -> dict[str, object]:
    return {"place": at_place(tongue, game.position.seats[decision.seat].airship)}


def _flight(tongue: Tongue, game: Scythe, decision: ChooseFlight) -> dict[str, object]:
    return _here(tongue, game, decision) | {"left": decision.hexes}


def _handled(tongue: Tongue, game: Scythe, decision: Handle) -> dict[str, object]:
    return _here(tongue, game, decision) | {"cargo": tongue.say(CARGO[decision.cargo_kind])}


def _bombard(tongue: Tongue, game: Scythe, decision: Bombard) -> dict[str, object]:
    return {"enemy": faction_of(tongue, game.position.seats[decision.enemy].faction)}


def _toll(tongue: Tongue, game: Scythe, decision: ChooseToll) -> dict[str, object]:
    return {"owner": faction_of(tongue, game.position.seats[decision.owner].faction)}


AIR_DETAILS: Final[dict[str, Callable[[Tongue, Scythe, Any], dict[str, object]]]] = {
    "flight": _flight, "unload": _handled, "load": _handled, "bombard": _bombard, "duel": _here, "negotiate": _here,
    "toll": _toll,
}  # fmt: skip
