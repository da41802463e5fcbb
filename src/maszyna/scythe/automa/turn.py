"""The Automa's turn (A3) and its chair at the table."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.pending import Step
from maszyna.scythe.automa.camp import look_out
from maszyna.scythe.automa.combat import Commit, leave_resources, retreat
from maszyna.scythe.automa.deck import CARDS, draw
from maszyna.scythe.automa.gains import GainRow, RecruitRow
from maszyna.scythe.automa.moves import CharacterArrived, MoveRow, take_factory_card
from maszyna.scythe.automa.orders import moves_of, orders_of
from maszyna.scythe.automa.side import POPULARITY, START_COINS
from maszyna.scythe.automa.tokens import leave_token
from maszyna.scythe.automa.tracker import Tracker
from maszyna.scythe.events import AUTOMA_CARD, AUTOMA_SKIPPED
from maszyna.scythe.game import Chair, Scythe
from maszyna.scythe.state import Seat
from maszyna.scythe.words import FACTIONS, STAR_COMBAT, STAR_POWER, STAR_TRACKER, STARS, TILE_STARS

# A14, W5.9: only these are placed by an Automa; the other kinds count as placed from the start.
OWN_STARS: Final = (STAR_COMBAT, STAR_POWER, STAR_TRACKER, *TILE_STARS)


def sit_down(own: Seat) -> None:
    """A1: what an Automa has at the start besides units, power and cards."""
    own.coins = START_COINS
    own.popularity = POPULARITY
    for star in range(len(STARS)):
        if star not in OWN_STARS:
            own.star_kinds |= bit(star)


class DrawCard(Step[Scythe]):
    """A3.1: a card for the turn."""

    def run(self, game: Scythe) -> None:
        play_card(game, self.seat, draw(game, self.seat))


class DrawForMove(Step[Scythe]):
    """W8: a card for a last turn that is a Move action alone, so only its move row is carried out."""

    def run(self, game: Scythe) -> None:
        play_move_row(game, self.seat, draw(game, self.seat))


def play_move_row(game: Scythe, seat: int, number: int) -> None:
    if turn_up(game, seat, number):
        game.stack += [TakeFactoryCard(seat), MoveRow(seat, number, 0)]


def play_card(game: Scythe, seat: int, number: int) -> None:
    """Put the rows of a card on the stack, last first."""
    if turn_up(game, seat, number):
        game.stack += ROWS[seat][number - 1]


def turn_up(game: Scythe, seat: int, number: int) -> bool:
    """A card for the turn; whether it is carried out."""
    side = game.automa(seat)
    side.last_card = number
    game.tell(AUTOMA_CARD, seat, number, side.scheme)
    orders = orders_of(side, game.position.seats[seat].faction, number)
    if orders.skip_mark and side.skips_marked():
        game.tell(AUTOMA_SKIPPED, seat, number)  # A3.1, A19.1: the tracker too (R11)
        return False
    if side.camps:
        look_out(game, seat)
    return True


def rows(seat: int, number: int, group: int) -> list[Step[Scythe]]:
    """The steps of a card from one group of its move row on, last first."""
    return [
        TakeFactoryCard(seat),
        Tracker(seat, number),
        RecruitRow(seat, number),
        GainRow(seat, number),
        MoveRow(seat, number, group),
    ]


def go_on_with_card(game: Scythe, seat: int, number: int, groups: int, only_move: bool = False) -> None:
    """The rest of a card after a combat: further groups only where all are carried out (A19.6)."""
    side = game.automa(seat)
    side.last_card = number
    all_groups = len(moves_of(side, game.position.seats[seat].faction, number))
    rest = rows(seat, number, groups if side.does_all_moves() else all_groups)
    game.stack += [rest[0], rest[-1]] if only_move else rest
    game.push(CharacterArrived(seat))  # if it was the attacker, its arrival has waited for the combat


class TakeFactoryCard(Step[Scythe]):
    """A10.2: if the character ends the turn on the Factory."""

    def run(self, game: Scythe) -> None:
        take_factory_card(game, self.seat)


# Steps never change, so those of every card are made once for each seat.
ROWS: Final[list[list[list[Step[Scythe]]]]] = [
    [rows(seat, card, 0) for card in range(1, CARDS + 1)] for seat in range(len(FACTIONS))
]


class AutomaChair(Chair):
    """A seat played by the Automa's cards."""

    def take_turn(self, game: Scythe, seat: int) -> None:
        game.push(DrawCard(seat))

    def take_move(self, game: Scythe, seat: int) -> None:
        game.push(DrawForMove(seat))

    def commits_last(self) -> bool:
        return True  # A15.1: the human chooses first

    def commit(self, game: Scythe, seat: int, side: int) -> None:
        game.push(Commit(seat, side))

    def retreat(self, game: Scythe, seat: int, place: int) -> None:
        retreat(game, seat, place)

    def conquered(self, game: Scythe, seat: int, winner: int, place: int) -> None:
        leave_resources(game, seat, winner, place)

    def has_popularity(self) -> bool:
        return False  # A1.7: it never gains or loses any

    def leave_token(self, game: Scythe, seat: int) -> None:
        if game.automa(seat).house.tokens_placed:
            leave_token(game, seat)
