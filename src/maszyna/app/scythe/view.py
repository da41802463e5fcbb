"""A whole screen of a digital game of Scythe, with what one asker may know and do."""

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe.chances import best_chance, chance_view
from maszyna.app.scythe.decision import decision_view
from maszyna.app.scythe.sheet_intents import cargo_view
from maszyna.app.scythe_common.board_view import board
from maszyna.app.scythe_common.fight import fight_document
from maszyna.app.scythe_common.reach import load_of, reach_document
from maszyna.app.scythe_common.seats import round_of, seat_names, seats_view, title
from maszyna.app.scythe_common.tiles_in_play import tiles_in_play
from maszyna.kernel.game import BETWEEN_TURNS, NOBODY
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.flight import ChooseFlight, about_to_fly, flight_left, reach_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP, FIRST_MECH, FIRST_WORKER, MOVE, PEOPLES_ARMY, RONIN, UNITS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.movement.journeys import COMBAT, flights, journeys, unit_of
from maszyna.scythe.play.movement.move import ChooseStep, ChooseUnit
from maszyna.scythe.play.turn.top import FIRST, ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.speech.common.keys import PLACE_KEYS, PLACE_NUMBERS, UNIT_KEYS
from maszyna.speech.scythe.names.piece_names import units_name


def scythe_view(game: Scythe, viewer: Viewer, words: Language, past: bool, story: Doc | None) -> Doc:
    """``past``: the game is only looked at as it once was."""
    seats, turn = seat_names(game), round_of(game.turns, game.seats_at_table())
    deciding = NOBODY if game.asking is None else game.asking.seat
    asked = deciding in viewer.acts and not past
    decision = decision_view(game, words) if asked else None
    return {
        "page": "play",
        "you": seats[viewer.sees] if viewer.sees != NOBODY else None,
        "title": title(game, turn, words),
        "board": board(game.position, words, marks(decision), game.over),
        "decision": decision,
        "travel": travel(game, words) if asked else None,
        "cargo": cargo_view(game, words) if asked else None,
        "fight": fight_view(game, words, viewer.sees),
        "story": story,
        "checklist": None,
        "seats": seats_view(game, words, viewer.sees, with_mats=True),
        "in_play": tiles_in_play(game, words, viewer.sees, turn),
        "curtain": seats[deciding] if asked and len(viewer.acts) > 1 else None,
        "problems": [],
    }


def marks(decision: Doc | None) -> list[Doc]:
    """Places that can be chosen now, drawn from the start."""
    if decision is None:
        return []
    found: dict[str, Doc] = {}
    for option in decision["options"]:
        at = option["at"]
        if at and "place" in at and at["place"] not in found:
            found[at["place"]] = {"place": at["place"], "kind": "can", "pin": None, "says": option["label"]}
    return [mark for key, mark in found.items() if key in PLACE_KEYS]


def fight_view(game: Scythe, words: Language, sees: int) -> Doc | None:
    """The combat being fought, with the chance of the person at the dial."""
    combat = game.combat
    if combat is None:
        return None
    return {**fight_document(game, combat, words, sees), "chance": chance_view(game, combat, sees)}


def add_chances(reach: list[Doc], game: Scythe, seat: int, unit: int) -> None:
    """How likely an attack is won, for every place that can be attacked, and where workers that go along change it."""
    own = game.position.seats[seat]
    beside = own.standing(own.at[unit], FIRST_WORKER, UNITS) if FIRST_MECH <= unit < FIRST_WORKER else 0
    carries = bool(beside and own.abilities & (PEOPLES_ARMY | RONIN))
    for way in reach:
        if way["pin"] == COMBAT and unit != AIRSHIP:
            place = PLACE_NUMBERS[way["to"]]
            way["chance"] = best_chance(game, seat, unit, place)
            if carries and way["chance"] is not None:
                way["chance_loaded"] = best_chance(game, seat, unit, place, 1)


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
                add_chances(reach, game, seat, unit)
                along = (
                    airship_load(game, seat, words) if unit == AIRSHIP else {"load": load_of(game, seat, unit, words)}
                )
                name = units_name(words.translator, unit_kind(unit), faction, 1)
                pieces[UNIT_KEYS[faction][unit]] = {"name": name, "reach": reach, **along}
        return {"left": decision.units, "first": first, "pieces": pieces}
    if isinstance(decision, HandleCargo | ChooseFlight):
        found = flights(game, seat, flight_left(game))
        name = units_name(words.translator, unit_kind(AIRSHIP), faction, 1)
        flying = {"name": name, "reach": reach_document(game, seat, found, words), "load": []}
        return {"left": 1, "first": [], "pieces": {UNIT_KEYS[faction][AIRSHIP]: flying}}
    if isinstance(decision, ChooseStep) and not first:
        found = journeys(game, seat, decision.unit, decision.hexes)
        reach = reach_document(game, seat, found, words)
        add_chances(reach, game, seat, decision.unit)
        piece = {
            "name": units_name(words.translator, unit_kind(decision.unit), faction, 1),
            "reach": reach,
            "load": load_of(game, seat, decision.unit, words),
        }
        return {"left": 1, "first": [], "pieces": {UNIT_KEYS[faction][decision.unit]: piece}}
    return None
