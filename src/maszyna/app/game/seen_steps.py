"""How much of a game somebody can count.

The engine asks a seat only what it has a reason to ask: whether to reveal an objective, if one is fulfilled; which
card to put into a combat, if there is one. Whoever could count these steps would know of hidden cards. So the steps of
others count by turns: a seat's own actions one by one, all that another seat does until somebody else is asked as one.
The same holds for revisions (`app/base/revisions.py`). Once the game is over everybody counts all actions.
"""

from bisect import bisect_left
from typing import Any

from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.requester import Viewer
from maszyna.kernel.record import Record


class SeenSteps:
    """The actions of a game as one viewer counts them; ``stops`` are those after which they can look at it."""

    def __init__(self, kind: AnyKind, record: Record[Any], viewer: Viewer) -> None:
        others = [seat for seat in kind.people(record) if seat not in viewer.acts]
        self.hides_any = kind.hides and bool(others) and not kind.over(record)
        self.stops = stops_of(kind, record, viewer) if self.hides_any else range(len(record.actions) + 1)
        self.count = len(self.stops) - 1

    def action(self, step: int) -> int:
        """The last action of a step."""
        return self.stops[step]

    def step(self, action: int) -> int:
        """The step that an action belongs to."""
        return min(bisect_left(self.stops, action), self.count)

    def renumber(self, document: Any) -> Any:
        """A document with steps wherever it names the number of an action as its moment."""
        return self._renumbered(document) if self.hides_any else document

    def _renumbered(self, document: Any) -> Any:
        if isinstance(document, list):
            return [self._renumbered(one) for one in document]
        if not isinstance(document, dict):
            return document
        found = {key: self._renumbered(value) for key, value in document.items()}
        if isinstance(document.get("at"), int):
            found["at"] = self.step(document["at"])
        return found


def stops_of(kind: AnyKind, record: Record[Any], viewer: Viewer) -> list[int]:
    found = [0]
    entries = record.entries
    for number in range(1, len(entries)):
        entry = entries[number]
        next_asked = entries[number + 1].seat if number + 1 < len(entries) else kind.deciding(record)
        if entry.seat in viewer.acts or entry.seat != next_asked or kind.begins_turn(entry):
            found.append(number)
    return found
