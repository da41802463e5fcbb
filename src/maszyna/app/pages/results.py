"""One's own finished games: a line for each, with its result and what its review has found; figures over all of them.

Each figure comes with how many games it rests on.
"""

import json
from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from math import sqrt
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import GameRow, review_name
from maszyna.app.pages.home import MATS, logbook_line
from maszyna.pictures.screen.art import art_key
from maszyna.players.review.judged_turn import DONE
from maszyna.players.review.losses import POINTS, game_accuracy
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.plan import STRENGTHS

Kept = Callable[[str], str | None]  # a document of the owner's by its name
MOST_MINUTES: Final = 360  # longer, and it lay about meanwhile
SCYTHE: Final = "scythe"
EXPEDITIONS: Final = "expeditions"
FEW: Final = 5  # games below which a share says nothing
LAST: Final = 20  # games of a picture
MEAN_OF: Final = 5  # games in a running mean
SURE: Final = 1.96  # standard errors on each side of a share: 95 of 100
GROUPS: Final = ["level", "faction", "mat"]


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


def figures(games: list[Doc], words: Language) -> Doc:
    """Of games that are one's own, the oldest first."""
    scores = [game["score"] for game in games]
    best = max(games, key=lambda game: game["score"], default=None)
    return {
        "games": len(games),
        "won": sum(game["won"] for game in games),
        "few": len(games) < FEW,
        "streak": streak(games),
        "best_streak": max((streak(games[:end]) for end in range(1, len(games) + 1)), default=0),
        "best": None if best is None else {"id": best["id"], "score": best["score"], "faction": best["faction"]},
        "score": mean(scores),
        "rival": mean([game["rival"] for game in games]),
        "margin": mean([game["margin"] for game in games]),
        "turns": mean([game["turns"] for game in games]),
        "stars": mean([game["facts"].get("stars") for game in games]),
        "minutes": mean([game["minutes"] for game in games]),
        "accuracy": mean([game["accuracy"] for game in games]),
        "last": last_games(games),
        "by": {key: groups(games, key, words) for key in GROUPS},
        "lengths": lengths(games),
        "combats": combats(games),
    }


def mean(values: list[float | None]) -> Doc | None:
    """With the number of games that it is taken over: not every game knows everything."""
    known = [value for value in values if value is not None]
    return {"mean": round(sum(known) / len(known), 1), "of": len(known)} if known else None


def streak(games: list[Doc]) -> int:
    """Games won in a row up to the last."""
    found = 0
    for game in reversed(games):
        if not game["won"]:
            break
        found += 1
    return found


def last_games(games: list[Doc]) -> list[Doc]:
    """For a picture: each with the mean of the games up to it, where there are enough."""
    found = []
    for number, game in enumerate(games):
        recent = [one["score"] for one in games[max(0, number + 1 - MEAN_OF) : number + 1]]
        running = round(sum(recent) / len(recent), 1) if len(recent) == MEAN_OF else None
        found.append({"id": game["id"], "won": game["won"], "score": game["score"], "rival": game["rival"],
                      "accuracy": game["accuracy"], "mean": running})  # fmt: skip
    return found[-LAST:]


def groups(games: list[Doc], key: str, words: Language) -> list[Doc]:
    """Wins by level, faction or mat, the most played first."""
    names = dict.fromkeys(group_of(game, key) for game in games)
    found = [share([game for game in games if group_of(game, key) == name], key, name, words)
             for name in names if name is not None]  # fmt: skip
    return sorted(found, key=lambda one: (-int(one["played"]), str(one["name"])))


def share(games: list[Doc], key: str, name: object, words: Language) -> Doc:
    """``low`` and ``high``: between these the true share lies, most likely."""
    won = sum(game["won"] for game in games)
    low, high = interval(won, len(games))
    return {
        "key": str(name),
        "name": group_name(key, name, words),
        "art": art_key(f"emblem.{name}", words.lang) if key == "faction" else None,
        "played": len(games),
        "won": won,
        "low": low,
        "high": high,
        "few": len(games) < FEW,
    }


def group_of(game: Doc, key: str) -> object:
    """An opponent that thinks has a strength instead of a level; at a table of Expeditions there is no faction."""
    if key == "level":
        return game["level"] if game["level"] is not None else game["strength"]
    return None if game[key] == "human" else game[key]


def group_name(key: str, name: object, words: Language) -> str:
    if key == "faction":
        return words.faction(FACTIONS.index(str(name)))
    if key == "mat":
        return words.name("mat", MATS.index(str(name)))
    if name in LEVELS:
        return words.name("level", LEVELS.index(str(name)))
    return words.say(f"player_{name}") if name in STRENGTHS else words.say("level_n", level=name)


def interval(won: int, played: int) -> tuple[float, float]:
    """Wilson's interval of a share: honest with few games, never below nothing nor above all."""
    square = SURE * SURE
    middle = (won + square / 2) / (played + square)
    half = SURE / (played + square) * sqrt(won * (played - won) / played + square / 4)
    return round(max(0.0, middle - half), 3), round(min(1.0, middle + half), 3)


def lengths(games: list[Doc]) -> list[Doc]:
    """How many games took how many turns."""
    found: dict[int, list[bool]] = {}
    for game in games:
        found.setdefault(game["turns"], []).append(game["won"])
    counted = range(min(found, default=0), max(found, default=-1) + 1)
    return [{"turns": turns, "played": len(found.get(turns, [])), "won": sum(found.get(turns, []))}
            for turns in counted]  # fmt: skip


def combats(games: list[Doc]) -> Doc:
    """Fought and won; ``expected``: the wins that the stakes could expect, in the combats whose chance is known."""
    facts = [game["facts"] for game in games if game["facts"]]
    found: Doc = {key: sum(one[key] for one in facts) for key in ("fought", "won", "known", "known_won")}
    return found | {"expected": round(sum(one["expected"] for one in facts), 1), "games": len(facts)}
