"""Where an Automa's airship would fly, as a choice like that of a symbol."""

from typing import Final

from maszyna.kernel.errors import FormatError
from maszyna.kernel.narrow import Finding
from maszyna.scythe.airships.automa_flight import flies_to, in_range
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa.choosing import Choice
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import Symbol, Units
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.layout import Layout
from maszyna.scythe.words import AIRSHIP, UNIT_KINDS

ACTION: Final = UNIT_KINDS[-1]  # in requests, beside the six symbols
THE_AIRSHIP: Final = Units(ACTION, AIRSHIP, AIRSHIP + 1)
# By a card's preference; what follows it are the usual tie-breakers.
ORDERS: Final = [
    Symbol(ACTION, "W9", unit=THE_AIRSHIP, by=[], valid=[], own=flight[:1], attacks=False) for flight in FLIGHTS
]


def choose_flight(layout: Layout, seat: int, trace: list[Finding]) -> Choice:
    """W5.2: the airship's card on the board as it is; nothing is moved."""
    fleet = fleet_of(layout.position)
    if fleet is None:
        raise FormatError("request.action", f'{ACTION} needs "airships" in the position, with their tiles')
    card = fleet.wings[seat].card
    assert card is not None
    sight = Sight(layout.position, layout.sides, seat)
    choice = Choice(ORDERS[card.preference], trace)
    choice.unit = AIRSHIP
    choice.origin = sight.own.airship
    choice.valid = in_range(sight)
    choice.to = flies_to(sight, card, trace)
    return choice
