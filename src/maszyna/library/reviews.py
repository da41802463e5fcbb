"""The review of a game: which turns have lost chances to win, and what would have been better."""

from maszyna.kernel.errors import SetupError
from maszyna.kernel.record import Record
from maszyna.library.scythe import Scythe
from maszyna.players.review.document import review_document
from maszyna.players.review.review import Review
from maszyna.players.review.screen import WORLDS
from maszyna.scythe.game import Scythe as Engine
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.state import HUMAN


def review(game: Scythe, *, seat: str | None = None, budget: int = WORLDS) -> dict[str, object]:
    """Every finished turn of a human compared with the best one found: the document of ``maszyna scythe review``.

    ``turns`` has for each own turn what was ``played`` and what would have been ``best`` (actions and chance to win,
    0 to 1), the ``loss`` in points of winning chance with its standard error ``se``, a ``mark`` (inaccuracy, mistake,
    blunder) where the loss is beyond the noise, and the ``luck`` of what chance brought until the next own turn.
    ``accuracy`` is that of the whole, 0 to 100. ``seat`` is a faction, needed only where several people play; with the
    ``budget``, a number of dealt worlds, sharp turns are played to the end. That takes some seconds. The game does not
    change. Raises SetupError for a seat that no person has.
    """
    found = new_review(game._record, seat, budget)
    for _ in found.steps():
        pass
    return review_document(found)


def new_review(record: Record[Engine], seat: str | None, budget: int) -> Review:
    """A review that has not begun; refuses a seat that no person has."""
    seats = record.game.position.seats
    people = [FACTIONS[own.faction] for own in seats if own.player == HUMAN]
    if seat is None and len(people) == 1:
        seat = people[0]
    if seat is None:
        raise SetupError("seat", "name_reviewed_seat", possible=people)
    if seat not in people:
        raise SetupError("seat", "not_a_persons_seat", found=seat, possible=people)
    return Review(record, [FACTIONS[own.faction] for own in seats].index(seat), budget)
