"""A whole screen of the companion beside a real board of Scythe."""

from typing import Final

from maszyna.app.base.documents import Doc, declared
from maszyna.app.base.layout import layout_page
from maszyna.app.base.live_games import ScytheTable, TakenAction
from maszyna.app.base.requester import NOBODY, Viewer
from maszyna.app.base.words import Text, Words
from maszyna.app.scythe.board import arrow, board
from maszyna.app.scythe.fight import table_fight
from maszyna.app.scythe.seats import seats_view
from maszyna.app.scythe.story import is_automa_turn
from maszyna.app.scythe.table_tools import recent, tools
from maszyna.app.scythe.travel import load_of, reach_document
from maszyna.app.scythe.view import remembered_story, title
from maszyna.kernel.steps import BY_LIST, DecisionKind
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.play.common.decisions import COMBAT
from maszyna.scythe.play.movement.journeys import journeys
from maszyna.scythe.state import HUMAN, Position
from maszyna.scythe.table import Instruction, status
from maszyna.scythe.table.last_turns import clock_of, last_turns
from maszyna.scythe.table.piece_steps import KIND_RANGES, UNIT_LISTS
from maszyna.scythe.table.table import Table
from maszyna.scythe.table.word_reader import spoken_place
from maszyna.scythe.texts import unit_kind
from maszyna.scythe.words import (
    AIRSHIP,
    FACTIONS,
    FIRST_WORKER,
    MAT,
    PLACES,
    RESOURCES,
    SPEED,
    STRUCTURES,
    UNIT_KINDS,
    UNITS,
)
from maszyna.speech.common.keys import PLACE_KEYS, UNIT_KEYS

DRAWN: Final = "card_out"  # who draws the cards need not be told that one has left the deck
HEXES: Final = 1
# What people are asked beside a real board: what they did, or how a combat went.
REPORT: Final = DecisionKind("tell", "tell", BY_LIST)
FIGHT: Final = DecisionKind("fight", COMBAT, BY_LIST)


def table_view(live: ScytheTable, viewer: Viewer, words: Words, past: bool) -> Doc:
    table = live.table
    acts = bool(viewer.acts) and not past
    you = viewer.sees if viewer.sees != NOBODY else table.person()
    return {
        "page": "table",
        "you": FACTIONS[table.game.position.seats[you].faction] if viewer.acts else None,
        "title": title(live, words),
        "board": board(table.game.position, words, []),
        "decision": decision(table, words) if acts else None,
        "travel": table_travel(table, words, list(viewer.acts)) if acts and not table.is_over() else None,
        "fight": table_fight(table, words),
        "story": last_story(live, words),
        "checklist": last_checklist(live, words),
        "seats": seats_view(table.game, words, NOBODY, with_mats=False),
        "problems": problems(table, words),
        "tools": tools(live, words, list(viewer.acts)) if acts and not table.is_over() else [],
        "recent": recent(live, words) if acts else [],
    }


def problems(table: Table, words: Words) -> list[Text]:
    position = table.game.position
    return [words.text(words.companion.problem(position, problem)) for problem in status(table)]


def decision(table: Table, words: Words) -> Doc | None:
    """A companion asks what was done; the Automa's turn, a combat and a last turn are what can be pressed."""
    if table.is_over():
        return None
    place = table.fight_place()
    options: list[Doc] = []
    if place:
        where = "air" if table.duel else str(place)
        options.append(option("fight", f"fight {where}", words.talk("option_fight"), {"place": PLACE_KEYS[place]}))
    elif table.game.stack or table.game.finale is None or may_take_turn(table):
        options.append(option("automa", "automa", words.talk("option_automa"), None))
    if last_turns(table) or any(
        clock_of(table, seat) == 0 for seat in range(len(table.taken)) if is_automa(table, seat)
    ):
        options.append(option("done", "done", words.talk("option_done"), None))
    about = FIGHT if place else REPORT
    ask = (
        words.talk("ask_fight", place=words.place(place))
        if place
        else words.talk("ask_turn", turn=table.game.turns + 1)
    )
    return {
        "kind": about.name,
        **declared(about),
        "ask": ask,
        "hint": [],
        "optional": True,
        "least": 0,
        "most": 1,
        "options": options,
        "refused": [],
    }


def is_automa(table: Table, seat: int) -> bool:
    return table.game.position.seats[seat].player != HUMAN


def may_take_turn(table: Table) -> bool:
    waiting = last_turns(table)
    return bool(waiting) and is_automa(table, waiting[0])


def option(key: str, action: str, label: Text, at: Doc | None) -> Doc:
    return {"id": key, "action": action, "label": label, "at": at, "reveals": None, "declines": False, "effects": []}


def table_travel(table: Table, words: Words, seats: list[int]) -> Doc:
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
            hexes = HEXES + (1 if unit < FIRST_WORKER and own.abilities & SPEED else 0)
            found = reach_document(game, seat, journeys(game, seat, unit, hexes), words)
            pieces[UNIT_KEYS[own.faction][unit]] = {"reach": found, "load": load_of(game, seat, unit, words)}
        if 0 < own.airship < PLACES:
            pieces[UNIT_KEYS[own.faction][AIRSHIP]] = {"reach": [], "load": load_of(game, seat, AIRSHIP, words)}
    return {"left": None, "pieces": pieces}


def last_story(live: ScytheTable, words: Words) -> Doc | None:
    for number in range(len(live.entries), 0, -1):
        entry = live.entries[number - 1]
        if is_automa_turn(entry):
            return remembered_story(live, entry, number, live.table.game, words, NOBODY)
    return None


def last_checklist(live: ScytheTable, words: Words) -> Doc | None:
    """What to do with the pieces after the last Automa's turn or combat."""
    for number in range(len(live.entries), 0, -1):
        entry = live.entries[number - 1]
        if is_automa_turn(entry) or entry.text.startswith("fight"):
            return checklist(live, entry, number, words)
    return layout_page(live, words)


def checklist(live: ScytheTable, entry: TakenAction, number: int, words: Words) -> Doc:
    items = instructions(entry.todo, live.position(), words, back=False)
    return {"key": f"turn-{number}", "way": "do", "items": items}


def instructions(todo: list[Instruction], position: Position, words: Words, back: bool) -> list[Doc]:
    """A line for each thing to do, with the places it is about."""
    shown = [one for one in todo if back or one.what != DRAWN]
    return [instruction(index, one, position, words) for index, one in enumerate(shown, 1)]


def instruction(index: int, todo: Instruction, position: Position, words: Words) -> Doc:
    document: Doc = {
        "id": f"c{index}",
        "say": instruction_text(todo, position, words),
        "what": todo.what,
        "seat": FACTIONS[position.seats[todo.seat].faction] if todo.seat >= 0 else None,
        "from": None,
        "to": None,
        "art": None,
    }
    art = art_of(todo, position)
    if art:
        document["art"] = art_key(art, words.lang)
    if todo.what in ("unit", "structure"):
        document["from"], document["to"] = PLACE_KEYS[todo.field("from")], PLACE_KEYS[todo.field("to")]
        document["amount"] = todo.amount
        if todo.what == "unit":
            document["elsewhere"] = elsewhere_step(todo, position)
    elif todo.what == "airship":
        document["from"], document["to"] = PLACE_KEYS[todo.field("from")], PLACE_KEYS[todo.field("to")]
    elif todo.what == "resources" or todo.what in ("encounter", "token"):
        document["to"] = PLACE_KEYS[todo.field("place")]
    if document["from"] and document["to"]:
        automa = todo.seat >= 0 and position.seats[todo.seat].player != HUMAN
        document["svg"] = arrow(document["from"], document["to"], automa)
    return document


def instruction_text(todo: Instruction, position: Position, words: Words) -> Text:
    """One thing to do as a sentence, which says no more of the position than whose it is."""
    faction = position.seats[todo.seat].faction if todo.seat >= 0 else 0
    key = (faction, *todo.key())
    found = words.instructions.get(key)
    if found is None:
        found = words.text(words.companion.instructions(position, [todo])[0])
        words.remember(words.instructions, key, found)
    return found


def elsewhere_step(todo: Instruction, position: Position) -> str | None:
    """The step for a unit of an Automa that was put on another place than it chose; {place} is where."""
    own = position.seats[todo.seat]
    if own.player == HUMAN or todo.amount != 1:
        return None
    first, last = KIND_RANGES[todo.field("kind")]
    others = [place for place in own.at[first:last] if place != MAT]
    if todo.field("to") not in others:
        return None
    others.remove(todo.field("to"))
    parts = [*(spoken_place(place, own.faction) for place in others), "{place}"]
    return f"adjust {FACTIONS[own.faction]} {UNIT_LISTS[todo.field('kind')]} {' '.join(parts)}"


ICONS: Final = {
    "power": "power", "popularity": "popularity", "coins": "coin", "cards": "combat_card", "stars": "star",
    "tracker": "star", "factory_card": "factory", "recruit": "recruit",
}  # fmt: skip


def art_of(todo: Instruction, position: Position) -> str:
    """The name of the drawing of what is to be moved."""
    faction = FACTIONS[position.seats[todo.seat].faction] if todo.seat >= 0 else ""
    if todo.what == "unit":
        return f"{UNIT_KINDS[todo.field('kind')]}.{faction}.1"
    if todo.what == "structure":
        return f"structure.{STRUCTURES[todo.field('structure')]}.{faction}"
    if todo.what == "airship":
        return f"airship.{faction}"
    if todo.what in ("resources", "cargo"):
        return f"resource.{RESOURCES[todo.field('resource')]}.{min(abs(todo.amount), 99)}"
    if todo.what == "encounter":
        return "encounter"
    return f"icon.{ICONS[todo.what]}" if todo.what in ICONS else ""
