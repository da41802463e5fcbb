"""What can move now, where to and with what, for a screen on which a person points at the end of the way."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.scythe.airship_cargo import cargo_view
from maszyna.app.scythe_common.reach import load_of, reach_document
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.flight import ChooseFlight, about_to_fly, flight_left, reach_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, MOVE
from maszyna.scythe.play.movement.journeys import (
    flights,
    journeys,
    unit_of,
)
from maszyna.scythe.play.movement.move import ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.top import FIRST, ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.speech.common.keys import UNIT_KEYS


def airship_load(game: Scythe, seat: int, words: Language) -> Doc:
    """What goes aboard before the airship flies, and how much there is room for."""
    flying = about_to_fly(game, seat)
    cargo = cargo_view(flying, words) if flying else None
    return {"load": cargo["load"], "room": cargo["room"]} if cargo else {"load": []}


def moving(game: Scythe) -> tuple[Scythe, list[str]]:
    """A game in which units move, and the actions that lead there: a unit tapped before a section means to move."""
    found: list[str] = []
    while wanted := towards_moving(game):
        if not found:
            game = game.copy()
            game.log = None
            game.run_mode = BETWEEN_TURNS
        game.take(wanted)
        found.append(wanted)
    return game, found


def towards_moving(game: Scythe) -> str:
    """The action that leads on to the choice of a unit, if there is one."""
    asking = game.asking
    if isinstance(asking, ChooseSection) and MOVE in game.choices:
        return asking.text(MOVE)
    if isinstance(asking, ChooseTop) and asking.section == MOVE and FIRST in game.choices:
        return asking.text(FIRST)
    return ""


def travel(game: Scythe, words: Language) -> Doc | None:
    """For the choice of a unit, or of its next step: every piece that may move, where to and with what.

    Before the action token is laid as well, with the actions that a move then begins with.
    """
    seat = game.seat_to_decide()
    game, first = moving(game)
    decision = game.asking
    if decision is None or decision.seat != seat:
        return None
    faction = game.position.seats[seat].faction
    if isinstance(decision, ChooseUnit):
        pieces: Doc = {}
        for action in game.choices:
            if action:
                unit = unit_of(game, seat, action)
                reach = reach_document(game, seat, reach_of(game, decision, unit), words)
                along = (
                    airship_load(game, seat, words) if unit == AIRSHIP else {"load": load_of(game, seat, unit, words)}
                )
                pieces[UNIT_KEYS[faction][unit]] = {"reach": reach, **along}
        return {"left": decision.units, "first": first, "pieces": pieces}
    if isinstance(decision, HandleCargo | ChooseFlight):
        found = flights(game, seat, flight_left(game))
        flying = {"reach": reach_document(game, seat, found, words), "load": []}
        return {"left": 1, "first": [], "pieces": {UNIT_KEYS[faction][AIRSHIP]: flying}}
    if isinstance(decision, ChooseStep) and not first:
        found = journeys(game, seat, decision.unit, decision.hexes)
        piece = {
            "reach": reach_document(game, seat, found, words),
            "load": load_of(game, seat, decision.unit, words),
        }
        return {"left": 1, "first": [], "pieces": {UNIT_KEYS[faction][decision.unit]: piece}}
    return None
