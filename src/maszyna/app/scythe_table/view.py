"""A whole screen of the companion beside a real board of Scythe."""

from typing import Final

from maszyna.app.base.documents import Doc, declared
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.scythe_common.board_view import board
from maszyna.app.scythe_common.reach import load_of, reach_document
from maszyna.app.scythe_common.seats import seats_view, title
from maszyna.app.scythe_common.tiles_in_play import tiles_in_play
from maszyna.app.scythe_table.checklist import last_checklist
from maszyna.app.scythe_table.fight import table_fights
from maszyna.app.scythe_table.lines import capital, first_of_turn, own_lines
from maszyna.app.scythe_table.mat_keys import acts
from maszyna.app.scythe_table.tools import recent, tools
from maszyna.kernel.bits import members
from maszyna.kernel.game import NOBODY
from maszyna.kernel.record import Record
from maszyna.kernel.steps import BY_LIST, DecisionKind
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.events import ENCOUNTER_MET, ENCOUNTER_REMOVED, field_of
from maszyna.scythe.ids import AIRSHIP, FACTIONS, PLACES, UNITS
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.play.common.decisions import COMBAT
from maszyna.scythe.play.movement.journeys import hexes_of, journeys
from maszyna.scythe.state import AUTOMA, HUMAN
from maszyna.scythe.table.acts.move_notes import move_of
from maszyna.scythe.table.last_turns import clock_of, last_turns
from maszyna.scythe.table.played_table import PlayedTable
from maszyna.scythe.table.refusals import TableProblem
from maszyna.scythe.table.status import status
from maszyna.scythe.table.table import Table
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS

# What people are asked beside a real board: what they did, or how a combat went.
REPORT: Final = DecisionKind("tell", "tell", BY_LIST)
FIGHT: Final = DecisionKind("fight", COMBAT, BY_LIST)
NO_CARD: Final = "no_factory_card"


def table_view(record: Record[PlayedTable], viewer: Viewer, words: Language, past: bool, story: Doc | None) -> Doc:
    table = record.game.table
    may_act = bool(viewer.acts) and not past
    reports = may_act and not table.is_over() and not table.game.stack
    you = viewer.sees if viewer.sees != NOBODY else table.person()
    fights = table_fights(table, words)
    lines = own_lines(record, words) if may_act or past else []
    return {
        "page": "table",
        "you": FACTIONS[table.game.position.seats[you].faction] if viewer.acts else None,
        "title": title(table.game, table.round(), words),
        "board": board(table.game.position, words, [], table.is_over()),
        "decision": decision(table, words) if may_act else None,
        "travel": table_travel(table, words, list(viewer.acts)) if may_act and not table.is_over() else None,
        "fight": fights[0] if fights else None,
        "fights": fights,
        "story": story,
        "checklist": last_checklist(record, words),
        "queue": queue(table, words),
        "seats": seats_view(table.game, words, NOBODY, with_mats=False),
        "in_play": tiles_in_play(table.game, words, NOBODY, table.round()),
        "problems": problems(table, words),
        "tools": tools(table, words, list(viewer.acts)) if may_act and not table.is_over() else [],
        "recent": recent(record, words) if may_act else [],
        "acts": acts(table, words, list(viewer.acts)) if reports else [],
        "lines": lines,
        "moved": moved_so_far(table, words) if reports else None,
        "open": open_act(record, words) if reports and not table.fight_place() else None,
    }


def moved_so_far(table: Table, words: Language) -> Doc | None:
    """How many units the Move action of this turn has moved, and how many it may."""
    trail = table.game.turn.trail
    seat = table.game.turn.seat
    if not trail or is_automa(table, seat):
        return None
    moved, most = len({leg.unit for leg in trail}), move_of(table, seat).units
    key = "moves_left" if moved < most else "moves_so_far"
    return {"seat": FACTIONS[table.game.position.seats[seat].faction], "say": words.spans_for(key, n=moved, most=most)}


def problems(table: Table, words: Language, place: int | None = None) -> list[Text]:
    """What cannot be so, everywhere or on one place."""
    noted = table.warned  # these stand in the lines
    found = [
        problem
        for problem in status(table)
        if problem not in noted
        and not is_open_factory(table, problem)  # the turn asks for its card
        and (place is None or place in (problem.first, problem.second))
    ]
    return [words.text(words.companion.problem(table.game.position, problem)) for problem in found]


def decision(table: Table, words: Language) -> Doc | None:
    """A companion asks what was done; the Automa's turn, a combat and a last turn are what can be pressed."""
    if table.is_over():
        return None
    place = table.fight_place()
    options: list[Doc] = []
    if place:
        options += [fight_option(table, one, words) for one in members(table.game.position.battles) or [place]]
    elif table.game.stack or table.game.finale is None or may_take_turn(table):
        options.append(option("automa", "automa", automa_label(table, words), None))
    if last_turns(table) or any(
        clock_of(table, seat) == 0 for seat in range(len(table.taken)) if is_automa(table, seat)
    ):
        options.append(option("done", "done", words.spans_for("option_done"), None))
    about = FIGHT if place and not is_told_attack(table) else REPORT
    return {
        "kind": about.name,
        **declared(about),
        "ask": question(table, words),
        "hint": [],
        "optional": True,
        "least": 0,
        "most": 1,
        "options": options,
        "refused": [],
    }


def is_told_attack(table: Table) -> bool:
    """Whether a person attacks: more units may follow before the combat is fought, and which comes first is theirs."""
    position = table.game.position
    return bool(position.battles) and not is_automa(table, position.attacker)


def fight_option(table: Table, place: int, words: Language) -> Doc:
    """To one of the combats that wait; of several each names its place."""
    in_the_air = bool(table.duel) and not table.game.position.battles
    several = len(members(table.game.position.battles)) > 1
    label = words.spans_for("option_fight_at", place=words.place(place)) if several else words.spans_for("option_fight")
    key = f"fight-{PLACE_KEYS[place]}" if several else "fight"
    return option(key, f"fight {'air' if in_the_air else place}", label, {"place": PLACE_KEYS[place]})


def question(table: Table, words: Language) -> Text:
    place = table.fight_place()
    if place and not is_told_attack(table):
        return words.spans_for("ask_fight", place=words.place(place))
    following = table.following_automa()
    if following != NOBODY:
        return words.spans_for("ask_next_automa", turn=table.round(), who=faction_name(table, following, words))
    return words.spans_for("ask_turn", turn=table.round())


def automa_label(table: Table, words: Language) -> Text:
    """Of several Automas the one whose turn it is."""
    if table.game.stack or len(table.seats_of(AUTOMA)) == 1:
        return words.spans_for("option_automa")
    return words.spans_for("option_automa_of", who=faction_name(table, table.next_automa(), words))


def queue(table: Table, words: Language) -> Doc | None:
    """Of several Automas the one that moves next, and its name where no person's turn comes before."""
    if len(table.seats_of(AUTOMA)) == 1:
        return None
    following = NOBODY if table.game.stack or table.fight_place() else table.following_automa()
    order = table.automas_in_order()
    return {
        "seat": FACTIONS[table.game.position.seats[table.next_automa()].faction],
        "at": order.index(table.last_automa) + 1 if table.last_automa in order else 0,
        "of": len(order),
        "next": faction_name(table, following, words) if following != NOBODY else None,
    }


def faction_name(table: Table, seat: int, words: Language) -> str:
    return words.faction(table.game.position.seats[seat].faction)


def is_automa(table: Table, seat: int) -> bool:
    return table.game.position.seats[seat].player != HUMAN


def may_take_turn(table: Table) -> bool:
    waiting = last_turns(table)
    return bool(waiting) and is_automa(table, waiting[0])


def option(key: str, action: str, label: Text, at: Doc | None) -> Doc:
    return {"id": key, "action": action, "label": label, "at": at, "reveals": None, "declines": False, "effects": []}


def table_travel(table: Table, words: Language, seats: list[int]) -> Doc:
    """People's pieces with what they could take along; where they reach is a proposal, not a limit."""
    game = table.game
    pieces: Doc = {}
    for seat in seats:
        own = game.position.seats[seat]
        seen: set[tuple[int, int]] = set()
        for unit in range(UNITS):
            place = own.at[unit]
            if not 0 < place < PLACES or (unit_kind(unit), place) in seen:
                continue
            seen.add((unit_kind(unit), place))
            hexes = hexes_of(game, move_of(table, seat), unit)
            found = reach_document(game, seat, journeys(game, seat, unit, hexes), words)
            pieces[UNIT_KEYS[own.faction][unit]] = {
                "reach": found,
                "load": load_of(game, seat, unit, words),
                "name": capital(words.name("unit_kind", unit_kind(unit))),
            }
        if 0 < own.airship < PLACES:
            airship_board = game.position.airship_board
            farthest = airship_board.powers[seat].range if isinstance(airship_board, FleetBoardRules) else 0
            flights = reach_document(game, seat, journeys(game, seat, AIRSHIP, farthest), words)
            pieces[UNIT_KEYS[own.faction][AIRSHIP]] = {
                "reach": flights,
                "load": load_of(game, seat, AIRSHIP, words),
                "name": capital(words.name("unit_kind", unit_kind(AIRSHIP))),
            }
    return {"left": None, "pieces": pieces}


def open_act(record: Record[PlayedTable], words: Language) -> Doc | None:
    table = record.game.table
    encounter = open_encounter(record, words)
    if encounter:
        return encounter
    for problem in status(table):
        if is_open_factory(table, problem):
            return open_document("card", problem.seat, FACTORY_PLACE, table, words)
    return None


def is_open_factory(table: Table, problem: TableProblem) -> bool:
    """Whether a person's character stands at the Factory and its card is not known."""
    return problem.code == NO_CARD and table.game.position.seats[problem.seat].player == HUMAN


def open_encounter(record: Record[PlayedTable], words: Language) -> Doc | None:
    """The encounter that the character has come to this turn, as long as its card was not named."""
    waits: Doc | None = None
    for number in range(first_of_turn(record), len(record.actions) + 1):
        for event in record.entries[number].events:
            if event.kind == ENCOUNTER_REMOVED:
                waits = open_document("encounter", event.seat, field_of(event, "place"), record.game.table, words)
            elif event.kind == ENCOUNTER_MET:
                waits = None
    return waits


def open_document(act: str, seat: int, place: int, table: Table, words: Language) -> Doc:
    where = words.scythe.name("place", place)
    return {
        "act": act,
        "seat": FACTIONS[table.game.position.seats[seat].faction],
        "place": PLACE_KEYS[place],
        "say": words.spans_for(f"open_{act}", place=where),
    }
