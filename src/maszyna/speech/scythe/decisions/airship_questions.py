"""What a seat is asked about airships and resolutions, by the kind of decision (see questions.py)."""

from collections.abc import Callable
from typing import Any, Final

from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.combat import Bombard
from maszyna.scythe.airships.entering import ChooseToll
from maszyna.scythe.airships.flight import ChooseFlight
from maszyna.scythe.game import Scythe
from maszyna.speech.language.translator import Translator, mark
from maszyna.speech.scythe.names.names import RESOURCES, faction_of
from maszyna.speech.scythe.names.places import at_place

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


def _here(translator: Translator, game: Scythe, decision: Any) -> dict[str, object]:
    return {"place": at_place(translator, game.position.seats[decision.seat].airship)}


def _flight(translator: Translator, game: Scythe, decision: ChooseFlight) -> dict[str, object]:
    return _here(translator, game, decision) | {"left": decision.hexes}


def _handled(translator: Translator, game: Scythe, decision: HandleCargo) -> dict[str, object]:
    return _here(translator, game, decision) | {"cargo": translator.say(CARGO[decision.cargo_kind])}


def _bombard(translator: Translator, game: Scythe, decision: Bombard) -> dict[str, object]:
    return {"enemy": faction_of(translator, game.position.seats[decision.enemy].faction)}


def _toll(translator: Translator, game: Scythe, decision: ChooseToll) -> dict[str, object]:
    return {"owner": faction_of(translator, game.position.seats[decision.owner].faction)}


AIR_DETAILS: Final[dict[str, Callable[[Translator, Scythe, Any], dict[str, object]]]] = {
    "flight": _flight, "unload": _handled, "load": _handled, "bombard": _bombard, "duel": _here, "negotiate": _here,
    "toll": _toll,
}  # fmt: skip
