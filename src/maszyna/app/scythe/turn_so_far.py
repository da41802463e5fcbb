"""The turn so far as chips: what a gesture did, in words, and how many actions back it began; the same as a summary
before the turn ends.

One gesture is several actions of the engine; those that only go on with what another began belong to its chip.
"""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.transaction import Transaction
from maszyna.app.scythe.since_last_decision import stars_in
from maszyna.app.scythe.turn_in_short import joined, turn_in_short
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.fight_result import began_at
from maszyna.app.scythe_common.story import entry_told, moves_of, told
from maszyna.kernel.events import Event
from maszyna.kernel.game import AUTOMA_TURN
from maszyna.kernel.record import Record
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.events import (
    AIRSHIP_LOADED,
    AIRSHIP_MOVED,
    AIRSHIP_UNLOADED,
    BOTTOM_ACTION,
    CARD_PAID_AS_RESOURCE,
    CARGO_CARRIED,
    COMBAT_COMMITTED,
    COMBAT_WON,
    ENCOUNTER_OPTION,
    FACTORY_ACTION,
    FLAG_PLACED,
    GAINED,
    LOST,
    MECH_DEPLOYED,
    OBJECTIVE_REVEALED,
    RECRUIT_BONUS,
    RECRUIT_ENLISTED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    STAR_PLACED,
    STRUCTURE_BUILT,
    TOKEN_PLACED,
    TRAP_PLACED,
    TURN_BEGAN,
    UNIT_MOVED,
    UPGRADED,
    WORKER_GAINED,
    field_of,
)
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS, MAT, PLACES, WORKER
from maszyna.scythe.reveals import CARDS, ENCOUNTER, FACTORY, NOTHING
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.state import Position
from maszyna.speech.common.amounts import amount
from maszyna.speech.common.keys import PLACE_NUMBERS
from maszyna.speech.scythe.turn_prose import added_up

# What an action did before it showed anything hidden: the cost and the move, never what came to light.
IN_THE_OPEN: Final = [AIRSHIP_LOADED, AIRSHIP_MOVED, AIRSHIP_UNLOADED, BOTTOM_ACTION, CARD_PAID_AS_RESOURCE,
                      CARGO_CARRIED, COMBAT_COMMITTED, FACTORY_ACTION, GAINED, LOST, MECH_DEPLOYED, RECRUIT_BONUS,
                      RECRUIT_ENLISTED, RESOURCES_GAINED, RESOURCES_PAID, STAR_PLACED, STRUCTURE_BUILT, TOKEN_PLACED,
                      UNIT_MOVED, UPGRADED, WORKER_GAINED]  # fmt: skip
# Showing these changes no score; after a combat or a trap the score would tell of them.
SCORE_STAYS_OPEN: Final = [NOTHING, AUTOMA_TURN, CARDS, ENCOUNTER, FACTORY]
GAINS: Final = {GAINED: "good", RESOURCES_GAINED: "resource", WORKER_GAINED: ""}  # where it says what
MOVES: Final = [UNIT_MOVED, AIRSHIP_MOVED]
WITH_A_MOVE: Final = [*MOVES, CARGO_CARRIED, AIRSHIP_LOADED, AIRSHIP_UNLOADED]
# On a chip an action goes by one of its names.
NAMED: Final = {
    TOKEN_PLACED: ("section", "section"), BOTTOM_ACTION: ("bottom", "action"), UPGRADED: ("cube", "cube"),
    STRUCTURE_BUILT: ("structure", "structure"), RECRUIT_ENLISTED: ("bottom", "section"),
}  # fmt: skip
SHORT_WORDS: Final = {
    COMBAT_WON: "chip_combat", ENCOUNTER_OPTION: "chip_encounter", OBJECTIVE_REVEALED: "chip_objective",
    TRAP_PLACED: "chip_trap", FLAG_PLACED: "chip_flag", RESOURCES_PAID: "chip_paid", LOST: "chip_paid",
    COMBAT_COMMITTED: "chip_combat",
}  # fmt: skip


class Gesture:
    """Some actions in a row: the first of them counted from the start of the game, and what they did."""

    def __init__(self, first: int) -> None:
        self.first = first
        self.actions = 0
        self.texts: list[Text] = []
        self.events: list[Event] = []


def turn_start(record: Record[Scythe], upto: int) -> int:
    """How many of so many actions had been taken when the turn after them began."""
    for number in range(upto, 0, -1):
        if any(event.kind == TURN_BEGAN for event in record.entries[number].events):
            return number
    return 0


def gestures(record: Record[Scythe], start: int, words: Language, sees: int) -> list[Gesture]:
    """Those of the turn that began after so many actions, the first one first."""
    found: list[Gesture] = []
    position = record.game.position
    for number, entry in enumerate(record.entries[start + 1 :], start):
        if not found or not entry.continues:
            found.append(Gesture(number))
        gesture = found[-1]
        gesture.actions += 1
        gesture.events = [*gesture.events, *entry.events]
        # tokens that were chosen one by one are one gain
        gesture.texts = (
            entry_told(entry, position, words, sees)
            if gesture.actions == 1
            else told(gesture.events, position, words, sees)
        )
    return found


def last_gesture(record: Record[Scythe]) -> int:
    """How many actions the last gesture took."""
    number = 0
    for entry in reversed(record.entries[1:]):
        number += 1
        if not entry.continues:
            break
    return max(1, number)


def turn_view(record: Record[Scythe], viewer: Viewer, words: Language, free: int) -> list[Doc]:
    """For whoever takes the turn: others must not count its actions. ``free``: how many may be taken back."""
    seat = record.game.turn.seat
    if seat not in viewer.acts:
        return []
    actions = len(record.actions)
    start = turn_start(record, actions)
    chips: list[Doc] = []
    for gesture in gestures(record, start, words, viewer.sees):
        back = actions - gesture.first
        if gesture.texts:
            short = in_short(gesture.events, seat, record.game.position, words)
            chips.append({"id": f"a{gesture.first - start}", "say": joined(gesture.texts), **short,
                          "actions": gesture.actions, "back": back, "can": 0 < back <= free})  # fmt: skip
        elif chips:
            chips[-1]["actions"] += gesture.actions
    return chips


def turn_summary(transaction: Transaction, words: Language) -> Doc:
    """The whole turn with the step just made, though that one waits for a yes: in short, and where its unit goes."""
    record: Record[Scythe] = transaction.record
    start = turn_start(record, len(record.actions) - len(transaction.entries))
    seat = transaction.seat
    stopped = transaction.stopped
    after: Scythe = record.game if stopped is None else transaction.stopped_game
    open_part = [] if stopped is None else in_the_open(stopped.events, seat)
    done = events_of(record, start, len(record.actions))
    moves = [move for event in open_part for move in moves_of(event, after.position)]
    svg = "".join(found for move in moves if (found := arrow(move["from"], move["to"], automa=False)))
    events = [*(event for entry in transaction.entries for event in entry.events), *open_part]
    stars = stars_in(events, [*record.events(), *open_part], after, seat, words)
    return {
        "summary": turn_in_short([*done, *open_part], after.position, words, seat),
        "moves": moves,
        "svg": svg or None,
        "next": next_seat(transaction, words),
        "score": score_change(record.at(start), after, seat) if transaction.reveals in SCORE_STAYS_OPEN else None,
        "stars": [star for star in stars if star["seat"] == FACTIONS[after.position.seats[seat].faction]],
    }


def score_change(before: Scythe, after: Scythe, seat: int) -> Doc:
    """What a seat would score when the turn began, and after the step just made."""
    return {
        "from": table_score(before.position, seat).total,
        "to": table_score(after.position, seat).total,
    }


def turn_before_combat(record: Record[Scythe], decided: int, words: Language, sees: int) -> list[Text]:
    """What the reader's own turn had done when the combat began that an action decided, if the turn ended with it: then
    no other page sums it up."""
    start = turn_start(record, decided - 1)
    whose = [event.seat for event in record.entries[start].events if event.kind == TURN_BEGAN]
    events = record.entries[decided].events
    won = max(number for number, event in enumerate(events) if event.kind == COMBAT_WON)
    is_over = record.game.is_over() and decided == len(record.actions)
    if whose[-1:] != [sees] or not (is_over or any(event.kind == TURN_BEGAN for event in events[won:])):
        return []
    before = events_of(record, start, began_at(record, decided))
    return turn_in_short(before, record.game.position, words, sees)


def events_of(record: Record[Scythe], start: int, upto: int) -> list[Event]:
    """What happened in the turn that began after so many actions, up to an action."""
    return [event for entry in record.entries[start + 1 : upto + 1] for event in entry.events]


def in_the_open(events: list[Event], seat: int) -> list[Event]:
    """What an action did before it showed anything; where a unit goes, what it loses there is part of what shows."""
    found: list[Event] = []
    for event in events:
        moved = any(one.kind in MOVES for one in found)
        if event.seat != seat or event.kind not in (WITH_A_MOVE if moved else IN_THE_OPEN):
            break
        found.append(event)
    return found


def next_seat(transaction: Transaction, words: Language) -> Text | None:
    """Which person is next, where one is; an Automa's turn is announced as what it reveals."""
    game: Scythe = transaction.record.game
    if game.asking is None or transaction.reveals or game.asking.seat == transaction.seat:
        return None
    return words.spans_for("next_is", who=words.faction(game.position.seats[game.asking.seat].faction))


def in_short(events: list[Event], seat: int, position: Position, words: Language) -> Doc:
    """A gesture on a chip: the action by its name, or a unit of one's own and where it went."""
    own = [event for event in events if event.seat == seat]
    for event in own:
        if event.kind in NAMED:
            kind, name = NAMED[event.kind]
            return {"short": words.name(kind, field_of(event, name)), "art": None}
    for event in reversed(own):
        for move in moves_of(event, position):
            to = PLACE_NUMBERS[move["to"]]
            if MAT < to < PLACES:
                kind = move["piece"].split(".")[1]
                name = f"{kind}.{FACTIONS[position.seats[seat].faction]}" + ("" if kind == "airship" else ".1")
                return {"short": f"→ {words.short_place(to)}", "art": art_key(name, words.lang)}
    for event in own:
        if event.kind in SHORT_WORDS:
            return {"short": words.say(SHORT_WORDS[event.kind]), "art": None}
    gained = added_up([event for event in own if event.kind in GAINS])
    return {"short": ", ".join(gain_text(event, words) for event in gained) or None, "art": None}


def gain_text(event: Event, words: Language) -> str:
    """What was gained, without by whom and where."""
    name = GAINS[event.kind]
    good = field_of(event, name) if name else WORKER  # resources are the first four goods
    return words.plain(amount(words.translator, good, field_of(event, "amount")))
