"""What can be taken back: where nothing is hidden anything, otherwise one's own decisions since something was shown."""

from typing import Any

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.kernel.record import Record


def why_not_undo(record: Record[Any], viewer: Viewer, steps: int, free: int) -> str:
    """The code of why so many actions cannot be taken back, or nothing."""
    if steps > len(record.actions):
        return "undo_nothing"
    if not viewer.acts:
        return "undo_others"
    if steps <= free:
        return ""
    return "undo_others" if record.entries[-free - 1].seat not in viewer.acts else "undo_revealed"


def undo_view(kind: AnyKind, record: Record[Any], viewer: Viewer, words: Language, free: int) -> Doc:
    """Whether the last action can be taken back, and how far back one may go."""
    code = why_not_undo(record, viewer, 1, free)
    if code:
        return {"can": False, "say": words.spans_for(code), "steps": 0, "last": 0, "until": None}
    step = "" if kind.hides else kind.last_step(record, words)
    say = words.spans_for("undo_step", step=step) if step else words.spans_for("undo_last")
    last = min(kind.last_gesture(record), free)
    return {"can": True, "say": say, "steps": free, "last": last, "until": undo_limit(record, free, words)}


def may_redo(kind: AnyKind, record: Record[Any], viewer: Viewer) -> bool:
    """Whether the asker took them back: where something is hidden only who is asked can have done that."""
    return bool(viewer.acts) and (not kind.hides or kind.deciding(record) in viewer.acts)


def redo_view(kind: AnyKind, record: Record[Any], viewer: Viewer, words: Language, texts: list[str]) -> Doc:
    """Whether what was taken back last can be taken again."""
    if not texts or not may_redo(kind, record, viewer):
        return {"can": False, "say": words.spans_for("redo_nothing"), "steps": 0}
    say = (
        words.spans_for("redo_last")
        if kind.hides
        else words.spans_for("redo_step", step=kind.next_step(record, texts[0], words))
    )
    return {"can": True, "say": say, "steps": len(texts)}


def free_steps(kind: AnyKind, record: Record[Any], viewer: Viewer) -> int:
    """How many actions can be taken back."""
    if not viewer.acts:
        return 0
    if not kind.hides:
        return len(record.actions)
    steps = 0
    practice = record.setup.get("practice", False)
    for entry in reversed(record.entries[1:]):
        if entry.seat not in viewer.acts or (entry.reveals and not practice):
            break
        steps += 1
    return steps


def undo_limit(record: Record[Any], steps: int, words: Language) -> Text | None:
    """What was shown last: further back one cannot go."""
    code = record.entries[len(record.actions) - steps].reveals  # the first entry is what came before all actions
    return words.spans_for(f"reveals_{code}") if code else None
