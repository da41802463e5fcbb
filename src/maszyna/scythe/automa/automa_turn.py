"""The Automa's turn (A3), its tracker (A13) and its chair at the table; and an Automa that plays alone."""

from typing import Final

from maszyna.kernel.bits import bit, count
from maszyna.kernel.game import Game, RunMode
from maszyna.kernel.steps import Step
from maszyna.scythe.automa.automa_combat import Commit, leave_resources, retreat
from maszyna.scythe.automa.camp import look_out
from maszyna.scythe.automa.card_orders import moves_of, orders_of
from maszyna.scythe.automa.deck import draw, is_own_card, shuffle_all
from maszyna.scythe.automa.gains import GainRow, RecruitRow
from maszyna.scythe.automa.moves import CharacterArrived, MoveRow, remove_resources, take_factory_card
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.events import (
    AUTOMA_CARD,
    AUTOMA_OWN_CARD,
    AUTOMA_OWN_LEVEL,
    AUTOMA_SKIPPED,
    FLAG_PLACED,
    SCHEME_CHANGED,
    TRACKER_MOVED,
    TRAP_PLACED,
)
from maszyna.scythe.facts.automa import MOST_CARDS
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Chair, Scythe
from maszyna.scythe.hidden import POPULARITY, START_COINS
from maszyna.scythe.ids import (
    ALBION,
    CHARACTER,
    FACTIONS,
    MAT,
    STAR_COMBAT,
    STAR_POWER,
    STAR_TRACKER,
    STARS,
    TILE_STARS,
)
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.play.movement.tokens import MOST_FLAGS, tokens_on_board
from maszyna.scythe.state import Seat
from maszyna.scythe.turn_state import Turn

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
    elif game.automa(seat).automa_options.skipped_advance:
        game.push(Tracker(seat, number))  # R11


def turn_up(game: Scythe, seat: int, number: int) -> bool:
    """A card for the turn; whether it is carried out."""
    state = game.automa(seat)
    state.last_card = number
    game.tell(AUTOMA_CARD, seat, number, state.scheme)
    if is_own_card(state, number):
        game.tell(AUTOMA_OWN_CARD, seat, number)
    orders = orders_of(state, game.position.seats[seat].faction, number)
    if orders.skip_mark and state.skips_marked():
        game.tell(AUTOMA_SKIPPED, seat, number)  # A3.1, A19.1
        return False
    if state.camps:
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
    state = game.automa(seat)
    state.last_card = number
    all_groups = len(moves_of(state, game.position.seats[seat].faction, number))
    rest = rows(seat, number, groups if state.does_all_moves() else all_groups)
    game.stack += [rest[0], rest[-1]] if only_move else rest
    game.push(CharacterArrived(seat))  # if it was the attacker, its arrival has waited for the combat


class TakeFactoryCard(Step[Scythe]):
    """A10.2: if the character ends the turn on the Factory."""

    def run(self, game: Scythe) -> None:
        take_factory_card(game, self.seat)


class Tracker(Step[Scythe]):
    """A13: the marker advances; a star, scheme II."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: Scythe) -> None:
        state = game.automa(self.seat)
        orders = orders_of(state, game.position.seats[self.seat].faction, self.card)
        if not orders.advances or state.tracker == state.star_card.last_space:
            return
        state.tracker += 1
        game.tell(TRACKER_MOVED, self.seat, state.tracker)
        star_card = state.star_card
        if star_card.own:
            game.tell(AUTOMA_OWN_LEVEL, self.seat, state.level)
        if state.tracker == star_card.scheme_two:  # A13.3: from the next card on
            state.scheme = 2
            game.tell(SCHEME_CHANGED, self.seat, state.scheme)
            shuffle_all(game, self.seat)
        if bit(state.tracker) & star_card.star_spaces:
            place_star(game, self.seat, STAR_TRACKER)


# Steps never change, so those of every card are made once for each seat.
ROWS: Final[list[list[list[Step[Scythe]]]]] = [
    [rows(seat, card, 0) for card in range(1, MOST_CARDS + 1)] for seat in range(len(FACTIONS))
]


class AutomaChair(Chair):
    """A seat played by the Automa's cards."""

    def take_turn(self, game: Scythe, seat: int) -> None:
        game.push(DrawCard(seat))

    def take_move(self, game: Scythe, seat: int) -> None:
        game.push(DrawForMove(seat))

    def commits_last(self) -> bool:
        return True  # A15.1: the human chooses first

    def commit(self, game: Scythe, seat: int, role: int) -> None:
        game.push(Commit(seat, role))

    def retreat(self, game: Scythe, seat: int, place: int) -> None:
        retreat(game, seat, place)

    def conquered(self, game: Scythe, seat: int, winner: int, place: int) -> None:
        leave_resources(game, seat, winner, place)

    def defended(self, game: Scythe, seat: int, place: int) -> None:
        if not game.automa(seat).automa_options.defended_stay:
            remove_resources(game, seat, place)  # R12

    def has_popularity(self) -> bool:
        return False  # A1.7: it never gains or loses any

    def leave_token(self, game: Scythe, seat: int) -> None:
        if game.automa(seat).automa_options.tokens_placed:
            leave_token(game, seat)


def leave_token(game: Scythe, seat: int) -> None:
    """R13 as an option, where the character ends a move: the flag, or the next trap in the order of the penalties."""
    own = game.position.seats[seat]
    place = own.at[CHARACTER]
    if not bit(place) & EVERYWHERE or bit(place) & tokens_on_board(game):
        return
    if own.faction == ALBION and count(own.flags) < MOST_FLAGS:
        own.flags |= bit(place)
        game.tell(FLAG_PLACED, seat, place)
    elif MAT in own.traps:
        trap = own.traps.index(MAT)
        own.traps[trap] = place
        own.armed |= bit(place)
        game.tell(TRAP_PLACED, seat, place, factions()[own.faction].penalties[trap][0])


class OneTurn(RunMode):
    """Stops when a turn is over; every decision on the way takes its first option."""

    def stops(self, game: Game) -> bool:
        return not game.stack

    def answer(self, choices: list[int]) -> int:
        return choices[0]


ONE_TURN: Final = OneTurn()


def play_alone(game: Scythe, seat: int) -> int:
    """Turn after turn of one Automa until the game is over."""
    turns = 0
    game.stack = []
    while not game.over:
        game.turn = Turn(seat, [])
        game.push(DrawCard(seat))
        game.run_as(ONE_TURN)
        turns += 1
    return turns
