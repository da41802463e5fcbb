"""Where pieces can go in a Move action: whole journeys, before any step of them is taken.

The engine asks step by step; a person points at the end of the way. What is found here is what the engine would allow
if nothing but the unit moved; the steps themselves are the engine's again.
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.words import Text, Words
from maszyna.app.scythe.airship_cargo import after_cargo, cargo_view
from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.packed_counts import counts, total
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.flight import ChooseFlight
from maszyna.scythe.board import ADJACENT, EVERYWHERE
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import ChooseStep, ChooseUnit
from maszyna.scythe.play.movement.reach import combat_unit_links, may_leave, steps_of
from maszyna.scythe.texts import place_number, unit_kind
from maszyna.scythe.words import AIRSHIP, CHARACTER, FACTIONS, FIRST_MECH, FIRST_WORKER, RESOURCES, SPEED, TOKA, UNITS
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS

COMBAT: Final = "combat"
POPULARITY: Final = "popularity"
ENCOUNTER: Final = "encounter"
TRAP: Final = "trap"
WORKER: Final = "worker"


class Journey:
    """A way of one unit: the places it passes, the last one where it ends, and what it meets there."""

    def __init__(self, places: list[int], pin: str) -> None:
        self.places = places
        self.pin = pin


def unit_of(game: Scythe, seat: int, action: int) -> int:
    """The unit an option of the choice of units means: the first of its kind there that has not moved."""
    own = game.position.seats[seat]
    place, kind = place_number(action), action // 64
    if kind == unit_kind(AIRSHIP):
        return AIRSHIP
    for unit in range(UNITS):
        if own.at[unit] == place and unit_kind(unit) == kind and not game.turn.moved & bit(unit):
            return unit
    return CHARACTER


def hexes_of(game: Scythe, decision: ChooseUnit, unit: int) -> int:
    """How far a unit may go."""
    own = game.position.seats[decision.seat]
    hexes = decision.hexes
    if game.position.airship_board.flies:
        hexes += game.position.airship_board.further(game.position, decision.seat, own.at[unit])
    return hexes + 1 if unit < FIRST_WORKER and own.abilities & SPEED else hexes


def pin_of(game: Scythe, seat: int, unit: int, place: int) -> str:
    """What waits on a place: whatever it is, the journey ends there."""
    here = bit(place)
    if not here & EVERYWHERE:
        return ""
    found = ""
    for index, other in enumerate(game.position.seats):
        if index == seat:
            continue
        if here & other.combat_units and unit < FIRST_WORKER:
            return COMBAT
        if here & other.armed:
            found = TRAP
        elif here & other.workers and unit < FIRST_WORKER:
            found = found or POPULARITY
    if not found and unit == CHARACTER and here & game.position.encounters:
        return ENCOUNTER
    return found


def journeys(game: Scythe, seat: int, unit: int, hexes: int) -> list[Journey]:
    """The shortest way to every place in reach, the nearest first."""
    if unit == AIRSHIP:
        return flights(game, seat, hexes)
    scratch = game.copy()
    own = scratch.position.seats[seat]
    start = own.at[unit]
    seen: i64 = bit(start)
    found: list[Journey] = []
    frontier: list[tuple[list[int], bool]] = [([], scratch.turn.toka_used)]
    for _ in range(hexes):
        ahead: list[tuple[list[int], bool]] = []
        for way, toka in frontier:
            here = way[-1] if way else start
            own.stand(unit, here)
            scratch.turn.toka_used = toka
            if not may_leave(scratch, seat, unit):
                continue
            for place in members(steps_of(scratch, seat, unit) & ~seen):
                seen |= bit(place)
                pin = pin_of(game, seat, unit, place)
                found.append(Journey([*way, place], pin))
                if not pin:
                    by_toka = own.abilities & TOKA and unit < FIRST_WORKER
                    wet = by_toka and not bit(place) & combat_unit_links(scratch.position, seat, here, False)
                    ahead.append(([*way, place], toka or bool(wet)))
        frontier = ahead
    return found


def flights(game: Scythe, seat: int, hexes: int) -> list[Journey]:
    start = game.position.seats[seat].airship
    seen: i64 = bit(start)
    found: list[Journey] = []
    frontier: list[list[int]] = [[]]
    for _ in range(hexes):
        ahead: list[list[int]] = []
        for way in frontier:
            for place in members(ADJACENT[way[-1] if way else start] & EVERYWHERE & ~seen):
                seen |= bit(place)
                ahead.append([*way, place])
                found.append(Journey(ahead[-1], ""))
        frontier = ahead
    return found


def about_to_fly(game: Scythe, seat: int) -> Scythe | None:
    """The game when the airship is the next unit, if it may be: what it can take aboard is asked there."""
    code = unit_kind(AIRSHIP) * 64 + game.position.seats[seat].airship
    if code not in game.choices:
        return None
    twin = game.copy()
    twin.log = None
    twin.run_mode = BETWEEN_TURNS
    twin.apply(code)
    return twin


def flight_range(game: Scythe, decision: ChooseUnit) -> int:
    """How far the airship flies."""
    flying = about_to_fly(game, decision.seat)
    return flight_left(flying) if flying else 0


def flight_left(game: Scythe) -> int:
    """How far the airship that is on its way may still fly, whatever is handled at this stop."""
    decision = after_cargo(game).asking
    return decision.hexes if isinstance(decision, ChooseFlight) else 0


def airship_load(game: Scythe, seat: int, words: Words) -> Doc:
    """What goes aboard before the airship flies, and how much there is room for."""
    flying = about_to_fly(game, seat)
    cargo = cargo_view(flying, words) if flying else None
    return {"load": cargo["load"], "room": cargo["room"]} if cargo else {"load": []}


def load_of(game: Scythe, seat: int, unit: int, words: Words) -> list[Doc]:
    """What a unit could take along from where it stands."""
    own = game.position.seats[seat]
    faction = FACTIONS[own.faction]
    place = own.airship if unit == AIRSHIP else own.at[unit]
    found: list[Doc] = []
    if FIRST_MECH <= unit < FIRST_WORKER:
        workers = own.standing(place, FIRST_WORKER, UNITS)
        if workers:
            art = art_key(f"worker.{faction}.1", words.lang)
            found.append({"key": WORKER, "name": words.say("track_workers"), "art": art, "most": workers})
    for kind, amount in enumerate(counts(game.position.resources[place])):
        if amount:
            art = art_key(f"resource.{RESOURCES[kind]}.1", words.lang)
            name = words.name("resource", kind)
            found.append({"key": RESOURCES[kind], "name": name, "art": art, "most": int(amount)})
    return found


def reach_of(game: Scythe, decision: ChooseUnit, unit: int) -> list[Journey]:
    hexes = flight_range(game, decision) if unit == AIRSHIP else hexes_of(game, decision, unit)
    return journeys(game, decision.seat, unit, hexes)


def says(game: Scythe, seat: int, journey: Journey, words: Words) -> Text:
    """What waits at the end of a way, before it is gone."""
    place = journey.places[-1]
    here = bit(place)
    for index, other in enumerate(game.position.seats):
        if index == seat:
            continue
        name = words.faction(other.faction)
        if journey.pin == COMBAT and here & other.combat_units:
            cards = int(total(other.hand)) + game.hidden[index].unseen
            return words.talk("way_combat", faction=name, power=other.power, cards=cards)
        if journey.pin == POPULARITY and here & other.workers:
            return words.talk("way_workers", faction=name, workers=other.standing(place, FIRST_WORKER, UNITS))
        if journey.pin == TRAP and here & other.armed:
            return words.talk("way_trap", faction=name)
    if journey.pin == ENCOUNTER:
        return words.talk("way_encounter")
    return []


def reach_document(game: Scythe, seat: int, found: list[Journey], words: Words) -> list[Doc]:
    return [
        {
            "to": PLACE_KEYS[journey.places[-1]],
            "via": [PLACE_KEYS[place] for place in journey.places[:-1]],
            "pin": journey.pin or None,
            "says": says(game, seat, journey, words),
        }
        for journey in found
    ]


def moving(game: Scythe) -> tuple[Scythe, list[str]]:
    """A game in which units move, and the actions that lead there: a unit tapped before a section means to move."""
    found: list[str] = []
    while game.asking is not None and game.asking.kind() in TO_MOVING:
        wanted = next((text for text in TO_MOVING[game.asking.kind()] if text in game.legal_texts()), "")
        if not wanted:
            break
        if not found:
            game = game.copy()
            game.log = None
            game.run_mode = BETWEEN_TURNS
        game.say(wanted)
        found.append(wanted)
    return game, found


TO_MOVING: Final = {"section": ["section move"], "top": ["move units"]}


def travel(game: Scythe, words: Words) -> Doc | None:
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
