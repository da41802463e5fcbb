"""A seat played by decisions: a person's, or those of anything that decides in a person's chair."""

from maszyna.scythe.game import Chair, Scythe
from maszyna.scythe.play.combat import ChooseDial
from maszyna.scythe.play.retreat import Retreat
from maszyna.scythe.play.top import FIRST, take_move
from maszyna.scythe.play.turn import begin_turn


class PersonChair(Chair):
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
