"""The request ``decide``: what one symbol makes the Automa do, and why; nothing is moved."""

from typing import Final

from maszyna.kernel.bits import members
from maszyna.kernel.document import Part, needed
from maszyna.kernel.errors import FormatError
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import flies_to, in_range
from maszyna.scythe.airships.preferences import flight_of
from maszyna.scythe.airships.standing_in import card_sources
from maszyna.scythe.automa.card_orders import symbols_of
from maszyna.scythe.automa.choosing import POSSIBLE, Choice, choose
from maszyna.scythe.automa.sight import NOBODY, Sight
from maszyna.scythe.automa.symbols import Symbol, Units
from maszyna.scythe.facts.automa import ATTACK_COMBAT_UNIT
from maszyna.scythe.facts.automa import SYMBOLS as NAMES
from maszyna.scythe.facts.sources import write_sources
from maszyna.scythe.ids import AIRSHIP, FACTIONS, UNIT_KINDS
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.places import write_place
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.notation.trace import write_finding
from maszyna.scythe.place_texts import unit_kind
from maszyna.scythe.state import AUTOMA, Position

FIELDS: Final = ["position", "action", "min_power", "automa"]
FLIGHT_ACTION: Final = UNIT_KINDS[-1]  # in requests, beside the six symbols
THE_AIRSHIP: Final = Units(FLIGHT_ACTION, AIRSHIP, AIRSHIP + 1)
ACTIONS: Final = [*NAMES, FLIGHT_ACTION]
FLIGHT: Final = len(NAMES)
MOST_NEEDED: Final = 99  # more than any Automa has is a question too


def read_layout(fields: dict[str, Part]) -> Layout:
    return read_position(needed(fields, "position", "position").value)


def automa_in(layout: Layout, fields: dict[str, Part]) -> int:
    """The seat of the Automa a request is about: the one named by its faction, or the first in the position's list."""
    seats = [index for index, seat in enumerate(layout.position.seats) if seat.player == AUTOMA]
    if not seats:
        raise FormatError("position.automa", "automa_missing")
    names = [FACTIONS[layout.position.seats[seat].faction] for seat in seats]
    if "automa" in fields:
        return seats[fields["automa"].name(names)]
    if len(seats) == 1:
        return seats[0]
    listed = fields["position"].entries("position")["automas"].items("automas")
    return seats[listed[0].entries("automa")["faction"].name(names)]


class DecideAnswer:
    """What a request asked about, and the choice."""

    def __init__(self, layout: Layout, seat: int, symbol: int, choice: Choice, min_power: int) -> None:
        self.layout = layout
        self.seat = seat
        self.symbol = symbol  # FLIGHT where it is the airship that moves
        self.choice = choice
        self.min_power = min_power  # that the Automa has to have

    def document(self) -> dict[str, object]:
        document = write_choice(self.choice, self.layout.position, self.seat)
        if self.symbol == FLIGHT:
            document.update(write_sources(card_sources(self.layout.position, self.seat)))
        return document


def decide_answer(request: object) -> dict[str, object]:
    return answer_decide(request).document()


def answer_decide(request: object) -> DecideAnswer:
    fields = Part(request, "request").fields(FIELDS)
    layout = read_layout(fields)
    needed(fields, "action", "one_of", names=ACTIONS)
    return answer_decide_on(layout, fields)


def answer_decide_on(layout: Layout, fields: dict[str, Part]) -> DecideAnswer:
    """What the action of a request makes one Automa of the layout do."""
    symbol = fields["action"].name(ACTIONS)
    min_power = 0
    if "min_power" in fields:
        min_power = fields["min_power"].number(0, MOST_NEEDED)
        if symbol != ATTACK_COMBAT_UNIT:
            raise FormatError("request.min_power", "only_of_action", action=NAMES[ATTACK_COMBAT_UNIT])
    seat = automa_in(layout, fields)
    trace: list[Finding] = []
    if symbol == FLIGHT:
        return DecideAnswer(layout, seat, symbol, choose_flight(layout, seat, trace), 0)
    sight = Sight(layout.position, layout.hidden, seat)
    choice = choose(sight, symbols_of(layout.automa_options)[symbol], min_power, trace)
    return DecideAnswer(layout, seat, symbol, choice, min_power)


def write_choice(choice: Choice, position: Position, seat: int) -> dict[str, object]:
    faction = position.seats[seat].faction
    possible = choice.reason == POSSIBLE
    someone = choice.unit != NOBODY
    document: dict[str, object] = {
        "action": choice.symbol.name,
        "possible": possible,
        "unit": UNIT_KINDS[unit_kind(choice.unit)] if someone else None,
        "from": write_place(choice.origin, faction) if someone else None,
        "to": choice.to if possible else None,
        "valid": members(choice.valid),
        "trace": [write_finding(position, seat, finding) for finding in choice.trace or []],
    }
    if not possible:
        document["reason"] = choice.reason
    return document


def choose_flight(layout: Layout, seat: int, trace: list[Finding]) -> Choice:
    """W5.2: the airship's card on the board as it is; nothing is moved."""
    fleet = fleet_of(layout.position)
    if fleet is None:
        raise FormatError("request.action", "flight_needs_airships", action=FLIGHT_ACTION, field="airships")
    card = fleet.airships[seat].card
    assert card is not None
    sight = Sight(layout.position, layout.hidden, seat)
    preferred = flight_of(card)[: len(card.preferences)]  # what follows are the usual tie-breakers
    choice = Choice(Symbol(FLIGHT_ACTION, "W9", THE_AIRSHIP, by=[], valid=[], own=preferred, attacks=False), trace)
    choice.unit = AIRSHIP
    choice.origin = sight.own.airship
    choice.valid = in_range(sight, card.range)
    choice.to = flies_to(sight, card, trace)
    return choice
