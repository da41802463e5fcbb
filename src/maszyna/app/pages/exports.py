"""One's games for other programs: a table as CSV, and a play for BG Stats as a link."""

import csv
import json
from datetime import UTC, datetime
from io import StringIO
from typing import Any, Final
from urllib.parse import quote

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.pages.home import MATS
from maszyna.app.pages.results import SCYTHE
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.ids import FACTIONS

# By column what it is in a line of results; docs/formats.md explains them. New ones come at the end.
COLUMNS: Final = ["when", "kind", "won", "faction", "mat", "level", "opponents", "score", "margin", "turns", "winners",
                  "id", "rival", "strength", "mine", "minutes", "accuracy"]  # fmt: skip
FACT_COLUMNS: Final = {"stars": "stars", "popularity": "popularity", "places": "places", "goods": "goods",
                       "combats": "fought", "combats_won": "won", "combats_expected": "expected"}  # fmt: skip
PROGRAM: Final = "Maszyna"
BG_STATS: Final = "https://app.bgstatsapp.com/createPlay.html?data="
BGG: Final = 169786  # Scythe at BoardGameGeek


def csv_text(games: list[Doc]) -> str:
    """A line for each finished game, the last one first; unknown cells are empty."""
    found = StringIO()
    writer = csv.writer(found)
    writer.writerow([*COLUMNS, *FACT_COLUMNS])
    for game in reversed(games):
        facts = [game["facts"].get(name) for name in FACT_COLUMNS.values()]
        writer.writerow([cell(value) for value in [*(game[name] for name in COLUMNS), *facts]])
    return found.getvalue()


def cell(value: object) -> object:
    return " ".join(map(str, value)) if isinstance(value, list) else "" if value is None else value


def bg_stats_link(game: Doc, result: Doc, seats: list[Doc], words: Language) -> str:
    """A finished game as BG Stats takes plays from other apps, as far as public programs that do so show."""
    order = [line["seat"] for line in result["scores"]]
    play: dict[str, Any] = {
        "sourceName": "Maszyna",
        "sourcePlayId": game["id"],
        "playDate": moment(game["when"]),
        "comments": words.say("bg_stats_comment", program=PROGRAM, turns=game["turns"]),
        "game": {"name": "Scythe" if game["game"] == SCYTHE else "Expeditions", "sourceGameId": game["game"],
                 "highestWins": True, "noPoints": False, **({"bggId": BGG} if game["game"] == SCYTHE else {})},
        "players": [
            {"name": player_name(seat, words), "sourcePlayerId": player_id(seat, seats),
             "role": role(seat, words), "score": line["total"], "rank": order.index(line["seat"]) + 1,
             "winner": line["seat"] in result["winners"], "startPlayer": False}
            for line in result["scores"] for seat in seats if seat["faction"] == line["seat"]
        ],
    }  # fmt: skip
    if game["minutes"]:
        play["durationMin"] = game["minutes"]
    return BG_STATS + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def moment(when: object) -> str:
    """When it ended, in the form of that program: UTC without its letter."""
    found = datetime.fromisoformat(str(when)) if when else datetime.now(UTC)
    return found.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S")


def player_name(seat: Doc, words: Language) -> str:
    if seat["player"] == "human":
        return words.say("film_you")
    if seat["player"] == "thinks":
        return words.say(f"player_{seat['strength']}")
    return words.name("level", LEVELS.index(seat["level"])) if seat.get("level") in LEVELS else words.say("automa_name")


def player_id(seat: Doc, seats: list[Doc]) -> str:
    """The same in every game, so that plays add up; where two would be the same, the faction tells them apart."""
    names = [str(other.get("level") or other.get("strength") or other["player"]) for other in seats]
    own = names[seats.index(seat)]
    return own if names.count(own) == 1 else f"{own}-{seat['faction']}"


def role(seat: Doc, words: Language) -> str:
    if seat["faction"] not in FACTIONS:
        return ""
    faction = words.faction(FACTIONS.index(seat["faction"]))
    return f"{faction}, {words.name('mat', MATS.index(seat['mat']))}" if seat.get("mat") in MATS else faction
