"""The first page: games to go on with and what can be begun; and the logbook of finished games."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.storage import GameRow
from maszyna.app.kinds import KINDS
from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.ids import FACTIONS

MATS: Final = [mat.id for mat in mats()]


def home_page(rows: list[tuple[GameRow, Doc | MaszynaError]], words: Language) -> Doc:
    """``rows`` have the revisions that the owner counts; each comes with what a list shows of the game, or with what is
    wrong with it."""
    return {
        "format": "maszyna/home@1",
        "page": "home",
        "games": [
            broken_line(row, found, words) if isinstance(found, MaszynaError) else game_line(row, found, words)
            for row, found in rows
        ],
        "starts": [{"kind": kind, "title": words.spans_for(f"kind_{kind}")} for kind in KINDS],
    }


def game_line(row: GameRow, meta: Doc, words: Language) -> Doc:
    kind = KINDS[row.kind]
    last = meta.get("last") or {}
    line: Doc = {
        "id": row.id,
        "kind": row.kind,
        "revision": row.revision,
        "title": kind.title(meta, words),
        "last": words.spans_for(f"kind_{row.kind}"),
        "status": "over" if meta["over"] else "your_turn",
        "over": meta["over"],
        "turn": meta["turn"],
        "seats": meta.get("seats", []),
        "thumb": kind.thumbnail(meta, words),
        "when": meta["changed"],
        "again": "now" in last,
    }
    if meta["over"] and "result" in meta:
        line["result"] = result_of(logbook_line(row._replace(meta=meta)), words)
    if last.get("lang") == words.lang:  # otherwise it was told in another language
        line["last"] = last["say"] or line["last"]
        if "now" in last:
            line |= {"now": last["now"], "now_art": art_key(last["art"], words.lang) if last["art"] else None}
    return line


def result_of(own: Doc, words: Language) -> Doc:
    """How a finished game ended for its first person, and who that was."""
    faction = own["faction"]
    return {
        "won": own["won"],
        "score": own["score"],
        "rival": None if own["margin"] is None else own["score"] - own["margin"],
        "who": words.faction(FACTIONS.index(faction)) if faction in FACTIONS else None,
    }


def broken_line(row: GameRow, error: MaszynaError, words: Language) -> Doc:
    """A game that cannot be read: what is wrong, and as much of the rest as is known."""
    over = row.meta.get("over") is True
    fault = isinstance(error, OurFault)
    when = row.meta.get("changed")
    return {
        "id": row.id,
        "kind": row.kind if row.kind in KINDS else None,
        "revision": row.revision,
        "title": known_title(row, words),
        "last": [],
        "status": "over" if over else "your_turn",
        "over": over,
        "turn": 0,
        "seats": [],
        "thumb": "",
        "when": when if isinstance(when, str) else None,
        "again": False,
        "problem": words.say("broken_fault") if fault else words.say("broken", reason=words.problem(error)),
    }


def known_title(row: GameRow, words: Language) -> Text:
    """The title of a game that cannot be read, if enough of it is known."""
    if row.kind in KINDS and row.meta.get("turn") is not None:
        try:
            return KINDS[row.kind].title(row.meta, words)
        except (AttributeError, KeyError, TypeError, ValueError):
            pass  # that part of the row is damaged, too
    return words.spans_for(f"kind_{row.kind}" if row.kind in KINDS else "broken_title")


def logbook_page(rows: list[GameRow], words: Language) -> Doc:
    """Finished games, what has been won with which faction, mat and level, and the best of each kind."""
    games = [logbook_line(row) for row in rows if row.meta.get("over") and "result" in row.meta]
    return {
        "format": "maszyna/logbook@1",
        "page": "logbook",
        "games": games,
        "grid": grid(games),
        "best": best_results(games),
        "names": {
            "faction": {name: words.faction(number) for number, name in enumerate(FACTIONS)},
            "mat": {name: words.name("mat", number) for number, name in enumerate(MATS)},
            "level": {name: words.name("level", number) for number, name in enumerate(LEVELS)},
        },
    }


def logbook_line(row: GameRow) -> Doc:
    meta = row.meta
    result = meta["result"]
    seats = meta.get("seats", [{"faction": "human", "player": "human"}, {"faction": "automa", "player": "automa"}])
    people = [seat for seat in seats if seat["player"] == "human"]
    automas = [seat for seat in seats if seat["player"] == "automa"]
    mine = people[0]["faction"]
    totals = {line["seat"]: line["total"] for line in result["scores"]}
    others = [total for seat, total in totals.items() if seat not in [person["faction"] for person in people]]
    rival = max(others) if others else None
    won = any(person["faction"] in result["winners"] for person in people)
    levels = sorted({seat.get("level", "") for seat in automas} - {""}, key=LEVELS.index)
    return {
        "id": row.id,
        "kind": row.kind,
        "when": meta.get("changed"),
        "won": won,
        "faction": mine,
        "mat": people[0].get("mat"),
        "level": levels[-1] if levels else meta.get("level"),
        "opponents": [seat["faction"] for seat in seats if seat["faction"] != mine],
        "score": totals[mine],
        "margin": totals[mine] - rival if rival is not None else None,
        "turns": result["turns"] if counts_rounds(row) else -(-result["turns"] // len(seats)),
        "winners": result["winners"],
    }


def counts_rounds(row: GameRow) -> bool:
    """Whether the result has one number of a turn for all seats; a digital game once counted the turns of each."""
    return row.kind != "scythe" or "rounds" in row.meta["result"]


def grid(games: list[Doc]) -> list[Doc]:
    """How often each pair of faction and mat has been played and won, by level."""
    found: dict[tuple[Any, ...], Doc] = {}
    for game in games:
        key = (game["faction"], game["mat"], game["level"])
        cell = found.setdefault(key, {"faction": key[0], "mat": key[1], "level": key[2], "played": 0, "won": 0})
        cell["played"] += 1
        cell["won"] += 1 if game["won"] else 0
    return list(found.values())


def best_results(games: list[Doc]) -> Doc:
    """The highest score, the widest margin and the shortest win of each kind of game."""
    found: Doc = {}
    for kind in KINDS:
        own = [game for game in games if game["kind"] == kind]
        won = [game for game in own if game["won"]]
        if own:
            found[kind] = {
                "score": max(own, key=lambda game: game["score"])["id"],
                "margin": max(won, key=lambda game: game["margin"] or 0)["id"] if won else None,
                "shortest": min(won, key=lambda game: game["turns"])["id"] if won else None,
            }
    return found
