"""Who asks, and what that lets them see and do.

A seat's key shows and does what that seat may. A watcher sees what everybody sees. The owner has the seats of people
that nobody else has a key for, and never sees more than the one of them that decides.
"""

from hashlib import sha256
from typing import Final, NamedTuple

from maszyna.app.base.storage import Link
from maszyna.kernel.game import NOBODY


class Requester(NamedTuple):
    """The owner, or somebody with a link."""

    link: Link | None = None

    @property
    def is_owner(self) -> bool:
        return self.link is None


OWNER: Final = Requester()


class Viewer(NamedTuple):
    """What one asker has to do with one game."""

    acts: tuple[int, ...]  # seats it decides for
    sees: int  # the seat whose secrets it is shown, or NOBODY
    owns: bool = False


def behind_curtain(viewer: Viewer) -> Viewer:
    """Several people at one device look back at the game: nobody's secrets are shown, whoever holds it."""
    return viewer if len(viewer.acts) < 2 else viewer._replace(sees=NOBODY)


def digest_of(key: str) -> str:
    """What is kept of a key."""
    return sha256(key.encode()).hexdigest()


def viewer(who: Requester, seats: list[str], people: list[int], deciding: int, links: list[Link]) -> Viewer:
    """``seats`` are the names of all seats, ``people`` those a person plays, ``deciding`` who is asked or NOBODY."""
    if who.link is not None:
        if not who.link.seat:
            return Viewer((), NOBODY)
        seat = seats.index(who.link.seat)
        return Viewer((seat,), seat)
    taken = {link.seat for link in links}
    acts = tuple(seat for seat in people if seats[seat] not in taken)
    if deciding in acts:
        return Viewer(acts, deciding, True)
    return Viewer(acts, acts[0] if len(acts) == 1 else NOBODY, True)
