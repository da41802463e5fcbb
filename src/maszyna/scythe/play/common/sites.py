"""Where things may be put: beside a worker (sections 4 and 5); and what decisions about places have in common."""

from maszyna.kernel.bits import i64
from maszyna.kernel.steps import Decision
from maszyna.scythe.board import EVERYWHERE, LAND
from maszyna.scythe.game import Scythe
from maszyna.scythe.words import PLACES


class ChoosePlace(Decision[Scythe]):
    """A decision whose actions are places."""

    def span(self) -> int:
        return PLACES


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


def worker_territories(game: Scythe, seat: int) -> i64:
    """Controlled territories with an own worker: where traded resources go."""
    return game.position.seats[seat].workers & EVERYWHERE


def deploy_sites(game: Scythe, seat: int) -> i64:
    """Beside a worker, never on a lake or a home base."""
    return (game.position.seats[seat].workers & LAND) | game.position.airship_board.sites(game.position, seat)


def build_sites(game: Scythe, seat: int) -> i64:
    """As for a mech, and no structure of anyone there."""
    return deploy_sites(game, seat) & ~game.position.structures()
