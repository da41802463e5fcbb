"""One's own finished games, a line for each: the result, what it was made of, and what its review has found."""

import json
from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.storage import GameRow, review_name
from maszyna.app.pages.home import logbook_line
from maszyna.players.review.judged_turn import DONE
from maszyna.players.review.losses import POINTS, game_accuracy

Kept = Callable[[str], str | None]  # a document of the owner's by its name
MOST_MINUTES: Final = 360  # longer, and it lay about meanwhile
SCYTHE: Final = "scythe"
EXPEDITIONS: Final = "expeditions"


def finished_games(rows: list[GameRow], kept: Kept | None = None) -> list[Doc]:
    """The oldest first; ``rows`` have the last changed first."""
    found = [result_line(row, kept) for row in reversed(rows) if row.meta.get("over") and "result" in row.meta]
    return sorted(found, key=lambda game: str(game["when"]))


def own_games(games: list[Doc], game: str) -> list[Doc]:
    """Those that one person played from the start, of Scythe or of Expeditions."""
    return [one for one in games if one["mine"] and one["game"] == game]


def result_line(row: GameRow, kept: Kept | None = None) -> Doc:
    line, meta = logbook_line(row), row.meta
    people = [seat for seat in meta.get("seats", [{"player": "human"}]) if seat["player"] == "human"]
    thinking = [seat["strength"] for seat in meta.get("seats", []) if seat["player"] == "thinks"]
    facts = meta.get("facts")
    reviewed = review_of(row, kept) if facts and kept is not None else {}
    return {
        **line,
        "game": EXPEDITIONS if row.kind.startswith(EXPEDITIONS) else SCYTHE,
        "rival": None if line["margin"] is None else line["score"] - line["margin"],
        "strength": thinking[0] if thinking else None,
        "mine": len(people) == 1 and (row.kind != SCYTHE or facts is not None),
        "minutes": minutes(meta.get("created"), meta.get("changed")),
        "facts": facts or {},
        "accuracy": reviewed.get("accuracy"),
        "lowest": reviewed.get("lowest"),
    }


def minutes(begun: object, ended: object) -> int | None:
    """How long it took; None where it was opened from a file, or lay about for hours."""
    try:
        passed = datetime.fromisoformat(str(ended)) - datetime.fromisoformat(str(begun))
    except (TypeError, ValueError):
        return None
    found = round(passed.total_seconds() / 60)
    return found if 1 <= found <= MOST_MINUTES else None


def review_of(row: GameRow, kept: Kept) -> Doc:
    """What a finished review says of the whole game: its accuracy, and the lowest chance it was at, 0 to 1."""
    try:
        found = json.loads(kept(review_name(row.id)) or "{}")
        states = found["seats"][logbook_line(row)["faction"]]
        fits = found["save"] == sha256("\n".join(json.loads(row.save)["actions"]).encode()).hexdigest()
        if not fits or not states or any(state["stage"] != DONE for state in states):
            return {}
        after = [float(state["after"]) for state in states]
        chances = [POINTS * float(states[0]["before"]), *(POINTS * chance for chance in after)]
        accuracy: Any = game_accuracy(chances, [float(state["loss"]) for state in states])
    except (KeyError, IndexError, TypeError, ValueError):
        return {}
    return {"accuracy": round(accuracy, 1), "lowest": round(min(after), 3)}
