"""What decisions have in common: those among places, about a place, a section or a piece, and plain offers."""

from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.scythe.words import PLACES


class ChoosePlace(Decision[Scythe]):
    """A decision whose actions are places."""

    def span(self) -> int:
        return PLACES


class Offer(Decision[Scythe]):
    """Something a seat may do or leave: 1 does it."""

    def options(self, game: Scythe) -> list[int]:
        return [0, 1]

    def take(self, game: Scythe, action: int) -> None:
        if action:
            self.accept(game)

    def accept(self, game: Scythe) -> None:
        raise NotImplementedError

    def span(self) -> int:
        return 2


class OnSection(Decision[Scythe]):
    """A decision about one section of the player mat."""

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def context(self, game: Scythe) -> list[int]:
        return [0, self.section]


class ChooseSite(ChoosePlace):
    """Where a piece from the mat stands: a mech by its unit, or a structure."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def context(self, game: Scythe) -> list[int]:
        return [0, self.piece]


class AtPlace(Decision[Scythe]):
    """A decision about what is on one place; from a card that names none, ANYWHERE."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def context(self, game: Scythe) -> list[int]:
        return [self.place]
