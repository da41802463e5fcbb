"""What is known when only the Automa's cards are followed: its tracks, piles and supply, and the card under way.

The board is known to nobody here. A unit in play stands on its base for this program, wherever it may be; people look
at the symbols of a card one by one and say which of them can be carried out.
"""

from typing import Any, Final

from maszyna.kernel.errors import SetupError
from maszyna.scythe.automa.automa_combat import retreat
from maszyna.scythe.automa.automa_turn import Tracker, rows, turn_up
from maszyna.scythe.automa.card_orders import MoveOrder, moves_of
from maszyna.scythe.automa.choosing import NO_UNIT, POSSIBLE, TOO_LITTLE_POWER
from maszyna.scythe.automa.deck import card_of
from maszyna.scythe.automa.moves import take_factory_card
from maszyna.scythe.board import FACTORY_PLACE, base_of
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER, MAT, UNITS
from maszyna.scythe.state import Seat
from maszyna.scythe.table.table import Table, new_table
from maszyna.scythe.turn_state import Turn

NOT_WITHOUT_BOARD: Final = ["airships", "resolution"]  # both look at the board at every turn
KINDS: Final = ["character", "mech", "worker"]
RANGES: Final = [(CHARACTER, FIRST_MECH), (FIRST_MECH, FIRST_WORKER), (FIRST_WORKER, UNITS)]


class OpenCard:
    """A card whose move row is being looked at; ``at`` counts the groups that are meant for this faction."""

    at: int = 0

    def __init__(self, seat: int, number: int, groups: list[MoveOrder]) -> None:
        self.seat = seat
        self.number = number
        self.groups = groups
        self.done: list[int] = []  # groups carried out

    def order(self) -> MoveOrder:
        return self.groups[self.at]

    def copy(self) -> "OpenCard":
        twin = OpenCard(self.seat, self.number, self.groups)
        twin.at = self.at
        twin.done = self.done[:]
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return OpenCard, (self.seat, self.number, self.groups), self.__getstate__()


class FightResult:
    """A combat of an Automa with a person, after the reveal; ``column`` is that of the card's combat table."""

    def __init__(
        self, seat: int, attacks: bool, card: int, column: int, power: int, drawn: list[int], other: int
    ) -> None:
        self.seat = seat
        self.attacks = attacks
        self.card = card
        self.column = column
        self.power = power
        self.drawn = drawn  # the values of its combat cards
        self.other = other  # the person's sum

    def total(self) -> int:
        return self.power + sum(self.drawn)

    def won(self) -> bool:
        """A15.5: a tie is the attacker's."""
        return self.total() >= self.other if self.attacks else self.total() > self.other

    def __reduce__(self) -> tuple[Any, ...]:
        return FightResult, (self.seat, self.attacks, self.card, self.column, self.power, self.drawn, self.other)


class CardsTable:
    card: OpenCard | None = None
    attacked: bool = False  # the card has begun a combat that is still to be fought
    result: FightResult | None = None  # of the last combat, until something else happens
    losing: bool = False  # it has lost that combat, and which units it had there is not known yet
    ended: bool = False  # the people say that the game is over
    score: int = -1  # the person's, entered at the end

    def __init__(self, table: Table) -> None:
        self.table = table
        seats = len(table.game.position.seats)
        self.territories = [-1] * seats  # entered at the end, without the Factory
        self.factory = [False] * seats

    def __reduce__(self) -> tuple[Any, ...]:
        return CardsTable, (self.table,), self.__getstate__()

    def copy(self) -> "CardsTable":
        twin = CardsTable(self.table.copy())
        twin.card = None if self.card is None else self.card.copy()
        twin.attacked = self.attacked
        twin.result = self.result
        twin.losing = self.losing
        twin.ended = self.ended
        twin.score = self.score
        twin.territories = self.territories[:]
        twin.factory = self.factory[:]
        return twin

    def is_over(self) -> bool:
        return self.ended or self.table.is_over()

    def own(self, seat: int) -> Seat:
        return self.table.game.position.seats[seat]

    def ruled_out(self, seat: int, order: MoveOrder) -> str:
        """Why a group cannot be carried out whatever the board looks like, or nothing."""
        if self.own(seat).power < order.min_power:
            return TOO_LITTLE_POWER
        units = order.symbol.unit
        return POSSIBLE if any(at != MAT for at in self.own(seat).at[units.first : units.last]) else NO_UNIT

    def open_card(self, seat: int, number: int) -> None:
        """A3.1: the card is turned up; if nothing of its move row is left to look at, it is carried out at once."""
        game = self.table.game
        game.turn = Turn(seat, [])
        game.turns += 1
        game.tell(TURN_BEGAN, seat, game.turns)
        self.table.last_automa = seat
        self.table.taken[seat] += 1
        if turn_up(game, seat, number):
            self.card = OpenCard(seat, number, moves_of(game.automa(seat), self.own(seat).faction, number))
            self.look_on(0, [])
        elif game.automa(seat).automa_options.skipped_advance:
            game.push(Tracker(seat, number))  # R11
            self.table.run(seat, [])

    def look_on(self, start: int, revealed: list[int]) -> None:
        """To the next group that known facts do not rule out; after the last one come the gains."""
        card = self.card
        assert card is not None
        card.at = start
        while card.at < len(card.groups) and self.ruled_out(card.seat, card.groups[card.at]) != POSSIBLE:
            card.at += 1
        if card.at == len(card.groups):
            self.close_card(revealed)

    def close_card(self, revealed: list[int]) -> None:
        """The rows after the move row: gains, recruit, marker (A11 to A13)."""
        card = self.card
        assert card is not None
        self.card = None
        self.table.game.stack += rows(card.seat, card.number, 0)[:-1]  # without the move row
        self.table.run(card.seat, revealed)

    def moved(self, revealed: list[int]) -> None:
        """A group is carried out: the row is over, or goes on where all groups are (A4.1, A19.6)."""
        card = self.card
        assert card is not None
        if self.table.game.automa(card.seat).does_all_moves():
            self.look_on(card.at + 1, revealed)
        else:
            self.close_card(revealed)

    def reach_factory(self, seat: int) -> None:
        """A10.2: the character is on the Factory."""
        own = self.own(seat)
        own.at[CHARACTER] = FACTORY_PLACE
        take_factory_card(self.table.game, seat)
        own.at[CHARACTER] = base_of(own.faction)

    def lose_units(self, seat: int, character: bool, mechs: int) -> None:
        """A15.6: the beaten leave the board as the level says; workers only go home."""
        own = self.own(seat)
        if character:
            own.at[CHARACTER] = FACTORY_PLACE
        for unit in self.in_play(seat, 1)[:mechs]:
            own.at[unit] = FACTORY_PLACE
        retreat(self.table.game, seat, FACTORY_PLACE)

    def in_play(self, seat: int, kind: int) -> list[int]:
        """The units of one kind that are not on the mat."""
        first, last = RANGES[kind]
        return [unit for unit in range(first, last) if self.own(seat).at[unit] != MAT]

    def tokens(self, seat: int) -> int:
        """A16.1: how many resources a person lays where this Automa was driven off."""
        state = self.table.game.automa(seat)
        return card_of(state, state.last_card).resources if state.last_card else 0


def new_cards_table(setup: dict[str, object], seed: int) -> CardsTable:
    for field in NOT_WITHOUT_BOARD:
        if setup.get(field):
            raise SetupError(f"setup.{field}", "not_without_board", field=field)
    table = new_table(setup, seed)
    for own in table.game.position.seats:
        for unit in range(UNITS):
            if own.at[unit] != MAT:
                own.at[unit] = base_of(own.faction)
        own.muster()
    return CardsTable(table)
