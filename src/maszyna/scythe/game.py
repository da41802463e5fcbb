"""A game of Scythe in progress: the position, the decks, the turn being taken and the fight being fought."""

from typing import Final

from maszyna.kernel.bits import i64
from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import Game
from maszyna.kernel.narrow import Finding
from maszyna.scythe.automa.score import table_score, table_winners
from maszyna.scythe.automa.side import AutomaSide, Side
from maszyna.scythe.state import Position

STREAMS: Final = ["setup", "combat deck", "encounter deck", "objective deck", "factory deck", "theft"]
AUTOMA_STREAMS: Final = [f"automa {faction}" for faction in range(7)]
FROM_SETUP: Final = 0
FROM_COMBAT_DECK: Final = 1
FROM_ENCOUNTER_DECK: Final = 2
FROM_OBJECTIVE_DECK: Final = 3
FROM_FACTORY_DECK: Final = 4
FROM_THEFT: Final = 5
FROM_AUTOMA_DECK: Final = 6  # and the seat: each Automa has a deck of its own (A20)


class Leg:
    """One step of one unit: kept until the battles of a Move action are fought, in case it must be undone."""

    def __init__(self, unit: int, start: int, end: int, cargo: i64, crew: i64) -> None:
        self.unit = unit
        self.start = start
        self.end = end
        self.cargo = cargo
        self.crew = crew  # set of workers carried


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

    def __init__(self, place: int, sides: list[int], dials: list[int], cards: list[i64]) -> None:
        self.place = place
        self.sides = sides
        self.dials = dials
        self.cards = cards  # a tally for each side

    def copy(self) -> "Combat":
        return Combat(self.place, self.sides, self.dials[:], self.cards[:])


class Chair:
    """How a seat is played: what a person decides, an Automa reads off its cards. A chair has no memory of its own."""

    def take_turn(self, game: "Scythe", seat: int) -> None:
        """Put the turn's steps on the stack."""
        raise NotImplementedError

    def commits_last(self) -> bool:
        """Whether it chooses its part in a combat after those who choose unseen."""
        raise NotImplementedError

    def commit(self, game: "Scythe", seat: int, side: int) -> None:
        """Put the choice of power and cards for a combat on the stack."""
        raise NotImplementedError

    def retreat(self, game: "Scythe", seat: int, place: int) -> None:
        """The beaten units leave the place."""
        raise NotImplementedError

    def conquered(self, game: "Scythe", seat: int, winner: int, place: int) -> None:
        """A territory has been taken from the seat by an attack."""
        raise NotImplementedError

    def has_popularity(self) -> bool:
        raise NotImplementedError

    def leave_token(self, game: "Scythe", seat: int) -> None:
        """The character has ended a move."""
        raise NotImplementedError


class Scythe(Game):
    traces: bool = True  # whether what is told of an Automa's choice says why
    draws_unseen: bool = False  # at a real table nobody tells which combat cards are drawn
    revealed: list[int] | None = None  # combat cards a person has revealed there (A19.4, A19.5)
    turns: int = 0  # turns begun so far by all seats together
    combat: Combat | None = None
    combat_deck: i64 = 0  # tally of cards; an unseen order is as good as none
    combat_discard: i64 = 0
    encounter_deck: i64 = 0  # set of card numbers not met yet
    factory_deck: i64 = 0  # set of card numbers lying by the Factory

    def __init__(
        self,
        position: Position,
        dice: Dice,
        variants: i64,
        turn: Turn,
        chairs: list[Chair],
        sides: list[Side],
    ) -> None:
        super().__init__()
        self.position = position
        self.dice = dice
        self.variants: i64 = variants
        self.turn = turn
        self.chairs = chairs
        self.sides = sides  # what is hidden at each seat, and all that only an Automa has

    def automa(self, seat: int) -> AutomaSide:
        side = self.sides[seat]
        assert isinstance(side, AutomaSide)
        return side

    def tell_why(self, kind: int, seat: int, first: int, second: int, trace: list[Finding] | None) -> None:
        """Report an event with the narrowing behind it."""
        if self.log is not None:
            self.log.append(Event(kind, seat, first, second, 0, trace))

    def neighbours(self, seat: int) -> list[int]:
        """The seats left and right, each once, in the order they are served (section 5)."""
        players = len(self.position.seats)
        left = (seat + 1) % players
        right = (seat - 1) % players
        return [other for other in ([left] if left == right else [left, right]) if other != seat]

    def seats_at_table(self) -> int:
        return len(self.position.seats)

    def scores(self) -> list[int]:
        return [table_score(self.position, seat).total for seat in range(self.seats_at_table())]

    def winners(self) -> list[int]:
        return table_winners(self.position, self.is_cooperative())

    def is_cooperative(self) -> bool:
        """Whether all humans play together against all Automas (A20)."""
        return any(isinstance(side, AutomaSide) and side.house.cooperative for side in self.sides)

    def allied(self, seat: int, other: int) -> bool:
        """Whether two seats are on one side of a cooperative game."""
        seats = self.position.seats
        return seats[seat].player == seats[other].player and self.is_cooperative()

    def copy(self) -> "Scythe":
        sides = [side.copy() for side in self.sides]
        twin = Scythe(self.position.copy(), self.dice.copy(), self.variants, self.turn.copy(), self.chairs, sides)
        twin.stack = self.stack[:]
        twin.asking = self.asking
        twin.choices = self.choices
        twin.over = self.over
        twin.turns = self.turns
        if self.combat is not None:
            twin.combat = self.combat.copy()
        twin.combat_deck = self.combat_deck
        twin.combat_discard = self.combat_discard
        twin.encounter_deck = self.encounter_deck
        twin.factory_deck = self.factory_deck
        twin.traces = self.traces
        return twin
