"""Revisions as each viewer counts them: own changes one by one, those of others where a turn or a question passes on.

Otherwise the revision would count the hidden steps of others (`app/game/seen_steps.py` says why that matters).
"""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.requester import Requester
from maszyna.app.base.storage import GameRow
from maszyna.kernel.record import Record

OWNER: Final = "owner"
WATCHERS: Final = ""
UNSEEN: Final = "unseen"  # in a row's meta: how many of its revisions were hidden from whom


def revision_for(row: GameRow, who: Requester | None) -> int:
    """The revision of a game as somebody counts it."""
    hidden: int = row.meta.get(UNSEEN, {}).get(counter(who), 0)
    return row.revision - hidden


def counter(who: Requester | None) -> str:
    return OWNER if who is None or who.link is None else who.link.seat


def unseen_after(kind: AnyKind, row: GameRow, before: Record[Any], after: Record[Any], who: Requester | None) -> Doc:
    """How many revisions are hidden from whom once ``who`` has made a change."""
    if kind.hides and moment(kind, before) == moment(kind, after):
        return unseen_but_by(counter(who), kind, row, after)
    return dict(row.meta.get(UNSEEN, {}))


def unseen_but_by(seer: str, kind: AnyKind, row: GameRow, record: Record[Any]) -> Doc:
    """The same after a change that one alone sees."""
    names, unseen = kind.seat_names(record), dict(row.meta.get(UNSEEN, {}))
    for key in (OWNER, WATCHERS, *(names[seat] for seat in kind.people(record))):
        if key != seer:
            unseen[key] = unseen.get(key, 0) + 1
    return unseen


def moment(kind: AnyKind, record: Record[Any]) -> tuple[int, int, bool]:
    """What everybody may notice: whose turn it is and who is asked."""
    return kind.turns_begun(record), kind.deciding(record), kind.over(record)
