"""A turn of a seat played by decisions (section 3): the action token to another section, its top row, its bottom row.

Steps never change, so those of every turn are made once for each seat and used again.
"""

from typing import Final

from maszyna.kernel.steps import Decision, DecisionKind, Step
from maszyna.scythe.events import TOKEN_PLACED, TURN_BEGAN
from maszyna.scythe.game import Chair, Scythe
from maszyna.scythe.ids import BOTTOMS, FACTIONS, FACTORY_CARD, RELENTLESS, SECTIONS
from maszyna.scythe.play.cards.objectives import BEFORE_TOP, BETWEEN, END_CARDS, END_OF_TURN, RevealObjective
from maszyna.scythe.play.combat.combat import ChooseDial
from maszyna.scythe.play.combat.retreat import Retreat
from maszyna.scythe.play.common.decisions import BY_SECTION, PLAYER_MAT
from maszyna.scythe.play.turn.bottom import ChooseBottom, bottom_of
from maszyna.scythe.play.turn.top import FIRST, ChooseTop, take_move
from maszyna.scythe.state import NO_SECTION
from maszyna.scythe.turn_state import Turn
from maszyna.scythe.variants import RELENTLESS_FACTORY


class TakeTurn(Step[Scythe]):
    """One turn of a seat; when it is over, the next seat's."""

    def begins_turn(self) -> bool:
        return True

    def run(self, game: Scythe) -> None:
        shaped = game.ending.shapes_turns
        if shaped and not game.ending.goes_on(game, self.seat):
            return
        start_turn(game, self.seat)
        game.chairs[self.seat].take_turn(game, self.seat)
        if shaped:
            game.ending.turn_begins(game, self.seat)


def start_turn(game: Scythe, seat: int) -> None:
    """A new turn of a seat, and after it the next one's."""
    game.turn = Turn(seat, [])
    game.turns += 1
    game.tell(TURN_BEGAN, seat, game.turns)
    game.push(TURNS[(seat + 1) % game.seats_at_table()])


def begin_turn(game: Scythe, seat: int) -> None:
    """A human turn: first, perhaps, an objective, then the action token."""
    game.push(TOKENS[seat])
    if game.position.seats[seat].objectives & ~END_CARDS:
        game.push(OBJECTIVES[seat][BEFORE_TOP])
    if game.ending.shapes_turns:
        game.ending.objective_time(game, seat, BEFORE_TOP)


class ChooseSection(Decision[Scythe]):
    """Where the action token goes."""

    about = DecisionKind("section", PLAYER_MAT, BY_SECTION, from_zero=True)

    def options(self, game: Scythe) -> list[int]:
        """Not where the token stands; Rusviet (Relentless) may repeat, but not the Factory card (W4.3)."""
        own = game.position.seats[self.seat]
        barred = own.section
        if own.abilities & RELENTLESS and (barred != FACTORY_CARD or game.variants & RELENTLESS_FACTORY):
            barred = NO_SECTION
        sections = len(SECTIONS) if own.factory_card else FACTORY_CARD
        found = [section for section in range(sections) if section != barred]
        return game.ending.sections(game, self.seat, found) if game.ending.shapes_turns else found

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        own.section = action
        game.tell(TOKEN_PLACED, self.seat, action)
        if own.objectives:
            game.push(OBJECTIVES[self.seat][END_OF_TURN])
        shaped = game.ending.shapes_turns
        if shaped:
            game.ending.objective_time(game, self.seat, END_OF_TURN)
        game.push(BOTTOM_ROWS[self.seat][action][bottom_of(own, action)])
        if own.objectives & ~END_CARDS:
            game.push(OBJECTIVES[self.seat][BETWEEN])
        if shaped:
            game.ending.objective_time(game, self.seat, BETWEEN)
        game.push(TOP_ROWS[self.seat][action])

    def span(self) -> int:
        return len(SECTIONS)

    def text(self, action: int) -> str:
        return f"section {SECTIONS[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        if action == FACTORY_CARD and not game.position.seats[self.seat].factory_card:
            return "no_factory_card"
        return "token_is_there"


SEATS: Final = range(len(FACTIONS))
TURNS: Final[list[TakeTurn]] = [TakeTurn(seat) for seat in SEATS]
TOKENS: Final[list[ChooseSection]] = [ChooseSection(seat) for seat in SEATS]
OBJECTIVES: Final[list[list[RevealObjective]]] = [
    [RevealObjective(seat, when) for when in (BEFORE_TOP, BETWEEN, END_OF_TURN)] for seat in SEATS
]
TOP_ROWS: Final[list[list[ChooseTop]]] = [
    [ChooseTop(seat, section) for section in range(len(SECTIONS))] for seat in SEATS
]
BOTTOM_ROWS: Final[list[list[list[ChooseBottom]]]] = [
    [[ChooseBottom(seat, section, bottom) for bottom in range(len(BOTTOMS))] for section in range(len(SECTIONS))]
    for seat in SEATS
]


class PersonChair(Chair):
    """A person's seat, or that of anything that decides in a person's chair."""

    def take_turn(self, game: Scythe, seat: int) -> None:
        begin_turn(game, seat)

    def take_move(self, game: Scythe, seat: int) -> None:
        take_move(game, seat, FIRST)

    def commits_last(self) -> bool:
        return False

    def commit(self, game: Scythe, seat: int, role: int) -> None:
        game.push(ChooseDial(seat, role))

    def retreat(self, game: Scythe, seat: int, place: int) -> None:
        game.push(Retreat(seat, place))

    def conquered(self, game: Scythe, seat: int, winner: int, place: int) -> None:
        """Nothing more: resources stay where they lie."""

    def defended(self, game: Scythe, seat: int, place: int) -> None:
        """Nothing more."""

    def has_popularity(self) -> bool:
        return True

    def leave_token(self, game: Scythe, seat: int) -> None:
        """Flags and traps are decisions after the movement."""
