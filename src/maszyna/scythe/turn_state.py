"""What is under way in a game of Scythe: the turn being taken, the fight being fought, the last turns.

With the streams of its dice: each deck is drawn from its own.
"""

from typing import Any, Final

from maszyna.kernel.bits import bit, i64

STREAMS: Final = ["setup", "combat deck", "encounter deck", "objective deck", "factory deck", "theft"]
AUTOMA_STREAMS: Final = [f"automa {faction}" for faction in range(7)]
SETUP_STREAM: Final = 0
COMBAT_DECK_STREAM: Final = 1
ENCOUNTER_DECK_STREAM: Final = 2
OBJECTIVE_DECK_STREAM: Final = 3
FACTORY_DECK_STREAM: Final = 4
THEFT_STREAM: Final = 5
AUTOMA_DECK_STREAM: Final = 6  # and the seat: each Automa has a deck of its own (A20)


class Leg:
    """One step of one unit: kept until the battles of a Move action are fought, in case it must be undone."""

    def __init__(self, unit: int, start: int, end: int, cargo: i64, crew: i64) -> None:
        self.unit = unit
        self.start = start
        self.end = end
        self.cargo = cargo
        self.crew = crew  # set of workers carried

    def __reduce__(self) -> tuple[Any, ...]:
        return Leg, (self.unit, self.start, self.end, self.cargo, self.crew)


class Turn:
    """What has happened in the turn being taken."""

    top_taken: bool = False
    bottom_taken: bool = False
    stars_wait: bool = False  # inside a bottom-row action stars are counted at its end (section 11)
    moved: i64 = 0  # set of units that have moved in this Move action
    by_shinobi: i64 = 0  # own trap territories where a move ended
    driven_off: int = 0  # enemy workers made to retreat
    toka_used: bool = False
    coercion_used: bool = False

    def __init__(self, seat: int, trail: list[Leg]) -> None:
        self.seat = seat
        self.trail = trail

    def __reduce__(self) -> tuple[Any, ...]:
        return Turn, (self.seat, self.trail), self.__getstate__()

    def copy(self) -> "Turn":
        twin = Turn(self.seat, self.trail[:])
        twin.top_taken = self.top_taken
        twin.bottom_taken = self.bottom_taken
        twin.stars_wait = self.stars_wait
        twin.moved = self.moved
        twin.by_shinobi = self.by_shinobi
        twin.driven_off = self.driven_off
        twin.toka_used = self.toka_used
        twin.coercion_used = self.coercion_used
        return twin


class Combat:
    """One fight; index 0 is the attacker, 1 the defender."""

    in_the_air: bool = False  # two airships fight; units take no part (W6)

    def __init__(self, place: int, fighters: list[int], dials: list[int], cards: list[i64]) -> None:
        self.place = place
        self.fighters = fighters
        self.dials = dials
        self.cards = cards  # a tally for each side

    def __reduce__(self) -> tuple[Any, ...]:
        return Combat, (self.place, self.fighters, self.dials, self.cards), self.__getstate__()

    def copy(self) -> "Combat":
        twin = Combat(self.place, self.fighters, self.dials[:], self.cards[:])
        twin.in_the_air = self.in_the_air
        return twin


class Finale:
    """The last turns of a game that ends by a resolution."""

    begun: bool = False  # a last turn is being taken; before that the turn it came in is finished

    def __init__(self, trigger: int, queue: list[int]) -> None:
        self.trigger = trigger  # who brought it about
        self.queue = queue  # seats that still have a last turn, the next one first

    def __reduce__(self) -> tuple[Any, ...]:
        return Finale, (self.trigger, self.queue), self.__getstate__()

    def copy(self) -> "Finale":
        twin = Finale(self.trigger, self.queue[:])
        twin.begun = self.begun
        return twin


class CombatCounts:
    """The combats so far, for statistics; no rule asks for them. Each combat makes new counts, so copies share them."""

    def __init__(self, won: i64, lost: i64, places: i64) -> None:
        self.won: i64 = won  # a lane of bits for each seat (see combats_of)
        self.lost: i64 = lost
        self.places: i64 = places  # set of the places fought over

    def __reduce__(self) -> tuple[Any, ...]:
        return CombatCounts, (self.won, self.lost, self.places)


NO_COMBATS: Final = CombatCounts(0, 0, 0)
COMBATS_LANE: Final = 8  # bits of one seat in the counts
MOST_COUNTED: Final = 255


def combats_of(lanes: i64, seat: i64) -> i64:
    """How many combats stand in the lane of a seat."""
    return lanes >> (seat * COMBATS_LANE) & MOST_COUNTED


def one_more(lanes: i64, seat: i64) -> i64:
    """The lanes with one combat more for a seat; a full lane stays full."""
    return lanes + bit(seat * COMBATS_LANE) if combats_of(lanes, seat) < MOST_COUNTED else lanes
