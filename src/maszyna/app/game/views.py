"""A whole screen: the view document of a game of any kind, for one asker in one language."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheGame, ScytheTable, TakenAction
from maszyna.app.base.requester import NOBODY, Viewer
from maszyna.app.base.reveals import AUTOMA
from maszyna.app.base.transaction import Transaction
from maszyna.app.base.words import Text, Words
from maszyna.app.expeditions.view import expeditions_view
from maszyna.app.expeditions.view import told as expeditions_told
from maszyna.app.game.undo import free_steps, undo_view
from maszyna.app.scythe.story import choices_of, told
from maszyna.app.scythe.table_view import instructions, table_view
from maszyna.app.scythe.turn_so_far import turn_view
from maszyna.app.scythe.view import position_of, scythe_view
from maszyna.expeditions.events import MechPart

FORMAT: Final = "maszyna/view@1"


class ViewExtras:
    """What a view shows besides the game: where it is kept, a draft, what an undo puts back."""

    def __init__(self, game: str, revision: int, at: int, actions: int) -> None:
        self.game = game
        self.revision = revision
        self.at = at
        self.actions = actions  # of the game as it is now
        self.transaction: Transaction | None = None
        self.back: Doc | None = None


def view_of(live: LiveGame[Any], viewer: Viewer, words: Words, screen: ViewExtras) -> Doc:
    past = screen.at < screen.actions
    if isinstance(live, ScytheGame):
        view = scythe_view(live, viewer, words, past)
        view["turn"] = turn_view(live, viewer, words, 0 if past else free_steps(live, viewer))
    elif isinstance(live, ScytheTable):
        view = table_view(live, viewer, words, past)
    else:
        assert isinstance(live, ExpeditionsTable)
        view = expeditions_view(live, viewer, words, past)
    waiting = [] if live.over() or past else waiting_for(live)
    document: Doc = {
        "format": FORMAT,
        "lang": words.lang,
        "game": {
            "id": screen.game,
            "kind": live.kind,
            "revision": screen.revision,
            "at": screen.at,
            "actions": screen.actions,
            "turn": live.turn(),
            "over": live.over(),
            "practice": bool(live.setup.get("practice", False)),
        },
        "status": status_of(live, view["decision"], past),
        "waiting_for": waiting,
        "draft": draft_view(screen.transaction, live, words, viewer) if screen.transaction else None,
        "undo": undo_view(live, viewer, words) if not past else {"can": False, "say": []},
        "links": links(live, screen.game),
    }
    if screen.back is not None:
        view["checklist"] = screen.back
    return document | view


def waiting_for(live: LiveGame[Any]) -> list[str]:
    """Who is asked now, by seat."""
    seat = live.deciding()
    return [live.seat_names()[seat]] if seat >= 0 else []


def status_of(live: LiveGame[Any], decision: Doc | None, past: bool) -> str:
    if past:
        return "past"
    if live.over():
        return "over"
    return "your_turn" if decision is not None else "waiting"


def links(live: LiveGame[Any], game: str) -> Doc:
    """Where the last choice of an Automa is explained, the log and the end."""
    found: Doc = {"log": f"#/g/{game}/log"}
    for number in range(len(live.entries), 0, -1):
        entry = live.entries[number - 1]
        expeditions = isinstance(live, ExpeditionsTable)
        if any(isinstance(event, MechPart) for event in entry.events) if expeditions else choices_of(entry.events):
            found["why"] = f"#/g/{game}/why/{number}/1"
            break
    if live.over():
        found["end"] = f"#/g/{game}/end"
    return found


def told_of(live: LiveGame[Any], entries: list[TakenAction], words: Words, viewer: Viewer) -> list[Text]:
    """What actions brought about, as texts."""
    found: list[Text] = []
    for entry in entries:
        if isinstance(live, ExpeditionsTable):
            found += expeditions_told(entry, words)
        else:
            texts = told(entry.events, position_of(live), words, viewer.sees)
            if not texts and isinstance(live, ScytheTable):
                texts = [item["say"] for item in instructions(entry.todo, live.position(), words, back=False)]
            found += texts
    return found


def last_told(live: LiveGame[Any], words: Words) -> Doc | None:
    """The last thing everybody was told, for a list of games; in the language it was told in."""
    if not live.entries:
        return None
    entry = live.entries[-1]
    if isinstance(live, ExpeditionsTable) or not entry.events:
        texts = told_of(live, [entry], words, Viewer((), NOBODY))
    else:
        texts = told(entry.events[-1:], position_of(live), words, NOBODY)
    return {"lang": words.lang, "say": texts[-1]} if texts else None


def draft_view(transaction: Transaction, live: LiveGame[Any], words: Words, viewer: Viewer) -> Doc:
    """The actions tried so far, each in words."""
    lines = []
    for number, entry in enumerate(transaction.entries, 1):
        told = told_of(live, [entry], words, viewer)
        joined: Text = []
        for text in told:
            joined += [*([" "] if joined else []), *text]
        lines.append({"id": f"d{number}", "action": entry.text, "say": joined or [entry.text]})
    return {
        "acts": [entry.text for entry in transaction.entries]
        + ([transaction.stopped_at] if transaction.stopped_at else []),
        "lines": lines,
        "ends": "turn" if ends_turn(transaction) else None,
        "left_out": transaction.left_out,
    }


def ends_turn(transaction: Transaction) -> bool:
    """Whether the actions end the turn: somebody else is asked then, an Automa has its turn, or the game is over."""
    live = transaction.live
    automas = transaction.reveals == AUTOMA or any(entry.reveals == AUTOMA for entry in transaction.entries)
    return automas or live.over() or live.deciding() not in transaction.viewer.acts
