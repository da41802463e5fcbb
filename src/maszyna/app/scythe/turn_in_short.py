"""A turn of one's own in short: a line for each action; ways are one sentence of it, amounts are added up."""

from typing import Final

from maszyna.app.base.language import Language, Text
from maszyna.app.scythe_common.story import told
from maszyna.kernel.events import Event
from maszyna.scythe.events import (
    BOTTOM_ACTION,
    CARGO_CARRIED,
    COMBAT_BEGAN,
    ENCOUNTER_MET,
    ENCOUNTER_OPTION,
    FACTORY_ACTION,
    GAINED,
    LOST,
    OBJECTIVE_REVEALED,
    RECRUIT_BONUS,
    RECRUIT_ENLISTED,
    RESOURCES_GAINED,
    RESOURCES_PAID,
    TOKEN_PLACED,
    UNIT_MOVED,
    WORKER_GAINED,
    field_of,
)
from maszyna.scythe.ids import COINS, WORKER
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import Position
from maszyna.speech.scythe.turn_totals import way, you_gain, you_move, you_pay

BEGINS_A_LINE: Final = [TOKEN_PLACED, BOTTOM_ACTION, FACTORY_ACTION, COMBAT_BEGAN, ENCOUNTER_MET, OBJECTIVE_REVEALED]
BEGINS_TOTALS: Final = [RECRUIT_ENLISTED, RECRUIT_BONUS, ENCOUNTER_OPTION]  # what they bring is not added to what was
WAYS: Final = [UNIT_MOVED, CARGO_CARRIED]
GAINS: Final = [GAINED, RESOURCES_GAINED, WORKER_GAINED]


class Way:
    """Where a unit went, and what it took there."""

    def __init__(self, unit: int, to: int) -> None:
        self.unit = unit
        self.to = to
        self.load: list[tuple[int, int]] = []

    def alike(self) -> tuple[int, int, tuple[tuple[int, int], ...]]:
        return unit_kind(self.unit), self.to, tuple(self.load)


class Totals:
    """What was moved, gained or paid in a line; it stands where the first of it happened."""

    def __init__(self) -> None:
        self.ways: list[Way] = []
        self.goods: dict[int, int] = {}

    def went(self, event: Event) -> None:
        if event.kind == CARGO_CARRIED:
            self.ways[-1].load.append((field_of(event, "good"), field_of(event, "amount")))
            return
        unit, to = field_of(event, "unit"), field_of(event, "to")
        last = self.ways[-1] if self.ways else None
        if last and last.unit == unit and not last.load:
            last.to = to  # it only passed there
        else:
            self.ways.append(Way(unit, to))

    def count(self, event: Event) -> None:
        good = WORKER if event.kind == WORKER_GAINED else event.values()[0]
        self.goods[good] = self.goods.get(good, 0) + field_of(event, "amount")


def total_kind(event: Event, seat: int) -> int:
    """By which events of a seat are added up; 0: it is a sentence of its own."""
    if event.seat != seat:
        return 0
    if event.kind in WAYS:
        return UNIT_MOVED
    if event.kind in GAINS:
        return GAINED
    paid = event.kind == RESOURCES_PAID or (event.kind == LOST and field_of(event, "good") == COINS)
    return RESOURCES_PAID if paid else 0


def turn_in_short(events: list[Event], position: Position, words: Language, seat: int) -> list[Text]:
    """The lines of a turn, said to the seat that took it."""
    lines: list[list[Text | tuple[int, Totals]]] = []
    totals: dict[int, Totals] = {}
    for event in events:
        begins = event.kind in BEGINS_A_LINE
        if begins or not lines:
            totals = {}
            lines.append([])
        if event.kind in BEGINS_TOTALS:
            totals = {}
        kind = total_kind(event, seat)
        if not kind:
            lines[-1] += told([event], position, words, seat)
            continue
        if kind not in totals:
            totals[kind] = Totals()
            lines[-1].append((kind, totals[kind]))
        if kind == UNIT_MOVED:
            totals[kind].went(event)
        else:
            totals[kind].count(event)
    said = [[one if isinstance(one, list) else total_text(*one, words) for one in line] for line in lines]
    return [joined([text for text in line if text]) for line in said if any(line)]


def total_text(kind: int, totals: Totals, words: Language) -> Text:
    if kind == UNIT_MOVED:
        alike = [one.alike() for one in totals.ways]
        ways = [
            way(words.translator, unit, alike.count((unit, to, load)), to, load)
            for unit, to, load in dict.fromkeys(alike)
        ]
        return words.text(you_move(words.translator, ways))
    goods = [(good, number) for good, number in totals.goods.items() if number]
    if not goods:
        return []
    return words.text((you_gain if kind == GAINED else you_pay)(words.translator, goods))


def joined(texts: list[Text]) -> Text:
    """Sentences one after the other."""
    found: Text = []
    for text in texts:
        found += [*([" "] if found else []), *text]
    return found
