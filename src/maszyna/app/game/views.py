"""A whole screen: the view document of a game of any kind, for one asker in one language."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.game_kind import AnyKind
from maszyna.app.base.language import Language, Text
from maszyna.app.base.requester import Viewer
from maszyna.app.base.transaction import Transaction
from maszyna.app.game.seen_steps import SeenSteps
from maszyna.app.game.undo import free_steps, redo_view, undo_view
from maszyna.kernel.game import AUTOMA_TURN
from maszyna.kernel.record import Record

FORMAT: Final = "maszyna/view@1"


class ViewExtras:
    """What a view shows besides the game: where it is kept, a draft, what an undo puts back."""

    def __init__(self, game: str, revision: int, steps: SeenSteps) -> None:
        self.game = game
        self.revision = revision
        self.steps = steps  # of the game as it is now
        self.at = steps.count
        self.transaction: Transaction | None = None
        self.back: Doc | None = None
        self.undone: list[list[int]] = []  # how many actions each undo left, and its number
        self.redo: list[str] = []  # what can be taken again, the next one first


def view_of(kind: AnyKind, record: Record[Any], viewer: Viewer, words: Language, screen: ViewExtras) -> Doc:
    steps = screen.steps
    past = screen.at < steps.count
    over, deciding = kind.over(record), kind.deciding(record)
    free = 0 if past else free_steps(kind, record, viewer)
    view = kind.view(record, viewer, words, past, free)
    for part in ("story", "checklist", "result"):
        if view.get(part):
            view[part] = {**view[part], "key": list_key(view[part], screen.undone)}
    if steps.hides_any and view["story"]:
        view["story"] = renumbered_story(view["story"], steps, screen.undone)
    if view.get("result"):
        view["result"] = steps.renumber(view["result"])
    if screen.back is not None:
        view["checklist"] = screen.back
    waiting = [] if over or past or deciding < 0 else [kind.seat_names(record)[deciding]]
    status = "past" if past else "over" if over else "waiting" if view["decision"] is None else "your_turn"
    return {
        "format": FORMAT,
        "lang": words.lang,
        "game": {
            "id": screen.game,
            "kind": kind.key,
            "revision": screen.revision,
            "at": screen.at,
            "actions": steps.count,
            "turn": kind.turn(record),
            "over": over,
            "practice": bool(record.setup.get("practice", False)),
        },
        "status": status,
        "waiting_for": waiting,
        "draft": draft_view(screen.transaction, words) if screen.transaction else None,
        "undo": {"can": False, "say": []} if past else undo_view(kind, record, viewer, words, free),
        "redo": redo_view(kind, record, viewer, words, [] if past or screen.transaction else screen.redo),
        "links": links(kind, record, screen, over),
        **view,
    }


def renumbered_story(story: Doc, steps: SeenSteps, undone: list[list[int]]) -> Doc:
    """A story for somebody who must not count the actions of others."""
    key = list_key({**story, "key": f"turn-{steps.step(story['at'])}"}, undone)
    return {**steps.renumber(story), "key": key}


def list_key(found: Doc, undone: list[list[int]]) -> str:
    """What a screen remembers a list by: a turn taken back and taken again is a new one, even if it reads the same.

    Only the undos that left fewer actions than came up to the turn have touched it.
    """
    again = max((number for left, number in undone if left < found.get("at", 0)), default=0)
    return f"{found['key']}-{again}" if again else str(found["key"])


def links(kind: AnyKind, record: Record[Any], screen: ViewExtras, over: bool) -> Doc:
    """Where the last choice of an Automa is explained, the log and the end."""
    game = screen.game
    found: Doc = {"log": f"#/g/{game}/log"}
    for number in range(len(record.actions), 0, -1):
        entry = record.entries[number]
        if kind.has_choices(entry):
            found["why"] = f"#/g/{game}/why/{screen.steps.step(number)}/{kind.first_choice(entry)}"
            break
    if over:
        found["end"] = f"#/g/{game}/end"
    return found


def told_of(transaction: Transaction) -> list[Text]:
    """What the actions brought about, as texts."""
    kind, record, sees = transaction.kind, transaction.record, transaction.viewer.sees
    return [text for entry in transaction.entries for text in kind.told(record, entry, transaction.words, sees)]


def draft_view(transaction: Transaction, words: Language) -> Doc:
    """The actions tried so far, each in words."""
    lines = []
    for number, entry in enumerate(transaction.entries, 1):
        joined: Text = []
        for text in transaction.kind.told(transaction.record, entry, words, transaction.viewer.sees):
            joined += [*([" "] if joined else []), *text]
        lines.append({"id": f"d{number}", "action": entry.text, "say": joined or [entry.text]})
    return {
        "acts": [entry.text for entry in transaction.entries]
        + ([transaction.stopped_at] if transaction.stopped_at else []),
        "lines": lines,
        "ends": "turn" if ends_turn(transaction) else None,
        "left_out": transaction.left_out,
        **transaction.kind.turn_summary(transaction, words),
    }


def ends_turn(transaction: Transaction) -> bool:
    """Whether the actions end the turn: somebody else is asked then, an Automa has its turn, or the game is over."""
    kind, record = transaction.kind, transaction.record
    if transaction.reveals == AUTOMA_TURN or any(entry.reveals == AUTOMA_TURN for entry in transaction.entries):
        return True
    if kind.hides and any(kind.begins_turn(entry) for entry in transaction.entries):
        return True  # of several people at one device the next one is on
    return kind.over(record) or kind.deciding(record) not in transaction.viewer.acts
