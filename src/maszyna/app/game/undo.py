"""What can be taken back: at a table anything; in a digital game one's own decisions, up to the last thing revealed."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheGame, ScytheTable
from maszyna.app.base.requester import Viewer
from maszyna.app.base.words import Text, Words
from maszyna.app.expeditions.view import instructions as expeditions_instructions
from maszyna.app.scythe.table_view import instructions
from maszyna.app.scythe.turn_so_far import last_gesture
from maszyna.expeditions.table import differences as expeditions_differences
from maszyna.scythe.table import differences


def why_not_undo(live: LiveGame[Any], viewer: Viewer, steps: int) -> str:
    """The code of why so many actions cannot be taken back, or nothing."""
    if steps > len(live.entries):
        return "undo_nothing"
    if not viewer.acts:
        return "undo_others"
    free = free_steps(live, viewer)
    if steps <= free:
        return ""
    return "undo_others" if live.entries[-free - 1].seat not in viewer.acts else "undo_revealed"


def undo_view(live: LiveGame[Any], viewer: Viewer, words: Words) -> Doc:
    """Whether the last action can be taken back, and how far back one may go."""
    code = why_not_undo(live, viewer, 1)
    if code:
        return {"can": False, "say": words.talk(code), "steps": 0, "last": 0, "until": None}
    steps = free_steps(live, viewer)
    say = words.talk("undo_step", step=live.entries[-1].text) if not live.hides() else words.talk("undo_last")
    last = min(last_gesture(live), steps) if isinstance(live, ScytheGame) else 1
    return {"can": True, "say": say, "steps": steps, "last": last, "until": undo_limit(live, steps, words)}


def free_steps(live: LiveGame[Any], viewer: Viewer) -> int:
    """How many actions can be taken back."""
    if not viewer.acts:
        return 0
    if not live.hides():
        return len(live.entries)
    steps = 0
    for entry in reversed(live.entries):
        if entry.seat not in viewer.acts or (entry.reveals and not live.setup.get("practice", False)):
            break
        steps += 1
    return steps


def undo_limit(live: LiveGame[Any], steps: int, words: Words) -> Text | None:
    """What was shown last: further back one cannot go."""
    if steps == len(live.entries):
        return None
    code = live.entries[len(live.entries) - steps - 1].reveals
    return words.talk(f"reveals_{code}") if code else None


def put_back(later: LiveGame[Any], earlier: LiveGame[Any], words: Words) -> Doc | None:
    """What to do with the pieces of a real table after an undo."""
    if isinstance(later, ScytheTable) and isinstance(earlier, ScytheTable):
        todo = differences(later.table, earlier.table)
        items = instructions(todo, earlier.position(), words, back=True)
    elif isinstance(later, ExpeditionsTable) and isinstance(earlier, ExpeditionsTable):
        items = expeditions_instructions(expeditions_differences(later.game, earlier.game), words)
    else:
        return None
    return {"key": f"back-{len(later.entries)}", "way": "back", "items": items}
