"""Where things may be put: resources, mechs and structures beside a worker (sections 4 and 5)."""

from maszyna.kernel.bits import i64
from maszyna.scythe.board import EVERYWHERE, LAND
from maszyna.scythe.game import Scythe


def worker_territories(game: Scythe, seat: int) -> i64:
    """Controlled territories with an own worker: where traded resources go."""
    return game.position.seats[seat].workers & EVERYWHERE


def deploy_sites(game: Scythe, seat: int) -> i64:
    """Beside a worker, never on a lake or a home base."""
    return (game.position.seats[seat].workers & LAND) | game.position.airship_board.sites(game.position, seat)


def build_sites(game: Scythe, seat: int) -> i64:
    """As for a mech, and no structure of anyone there."""
    return deploy_sites(game, seat) & ~game.position.structures()
