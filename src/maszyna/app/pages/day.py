"""The game of the day: the same for everybody, out of the date and the version of the rules; the first try counts.

Which games are tries is read off their setup and seed, so nothing of it is stored.
"""

import json
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.base.storage import GameRow
from maszyna.app.pages.home import MATS
from maszyna.app.pages.results import SCYTHE, Kept, result_line
from maszyna.app.scythe_common.setup import default_setup
from maszyna.pictures.screen.art import art_key
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.mats import banned_pairs
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import RULES_VERSION

SALT: Final = "maszyna/day@1"
DAYS: Final = 14  # that can be played and are shown
LEVEL: Final = [0, 1, 1, 2, 1, 2, 3]  # by weekday, Monday first: hardest on Sunday
BLOCKS: Final = "▁▂▃▄▅▆▇█"
STAR: Final = "★"


def today() -> date:
    """The day begins everywhere at the same moment, so that nobody sees it before the others."""
    return datetime.now(UTC).date()


def day_of(day: date, version: int = RULES_VERSION) -> tuple[Doc, int]:
    """The setup and the seed of a day."""
    digest = sha256(f"{SALT} {day.isoformat()} rules {version}".encode()).digest()
    number = int.from_bytes(digest[4:16])
    number, place = divmod(number, len(FACTIONS) * (len(FACTIONS) - 1))
    mine, other = place // (len(FACTIONS) - 1), place % (len(FACTIONS) - 1)
    free = [mat for mat in range(len(MATS)) if (mine, mat) not in banned_pairs()]
    seats = [
        {"player": "human", "faction": FACTIONS[mine], "mat": MATS[free[number % len(free)]]},
        {"player": "automa", "faction": FACTIONS[other + (other >= mine)], "level": LEVELS[LEVEL[day.weekday()]]},
    ]
    return {**default_setup(), "seats": seats}, int.from_bytes(digest[:4])


def is_try(setup: Any, seed: int, day: date) -> bool:
    """Whether a game is the one of a day, by these rules or by older ones."""
    found = (day_of(day, version) for version in range(1, RULES_VERSION + 1))
    return isinstance(setup, dict) and any(seed == its and setup.get("seats") == own["seats"] for own, its in found)


def is_of_a_day(setup: Any, seed: int) -> bool:
    """Whether it is the game of a day that can still be played."""
    return any(is_try(setup, seed, day) for day in days(today()))


def days(last: date) -> list[date]:
    """The last days, the last one first."""
    return [last - timedelta(days=number) for number in range(DAYS)]


def tries(rows: list[GameRow], last: date) -> dict[date, GameRow]:
    """The first try of each of the last days."""
    found: dict[date, GameRow] = {}
    since = (last - timedelta(days=DAYS)).isoformat()
    for row in sorted(rows, key=begun):
        if row.kind == SCYTHE and begun(row) >= since:
            try:
                save = json.loads(row.save)
                setup, seed = save["setup"], save["seed"]
            except (KeyError, TypeError, ValueError):
                continue
            own = next((day for day in days(last) if is_try(setup, seed, day)), None)
            if own is not None:
                found.setdefault(own, row)
    return found


def begun(row: GameRow) -> str:
    return str(row.meta.get("created") or "")


def day_view(day: date, rows: list[GameRow], kept: Kept, words: Language) -> Doc:
    """One day, what has come of it here, and the days around it."""
    setup, seed = day_of(day)
    own, automa = setup["seats"]
    tried = tries(rows, today())
    results = {when: result_line(row, kept) for when, row in tried.items() if row.meta.get("over")}
    result = results.get(day)
    return {
        "format": "maszyna/day@1",
        "page": "day",
        "date": day.isoformat(),
        "kind": SCYTHE,
        "setup": setup,
        "seed": seed,
        "art": art_key(f"emblem.{own['faction']}", words.lang),
        "say": words.say(
            "day_sides",
            faction=words.faction(FACTIONS.index(own["faction"])),
            mat=words.name("mat", MATS.index(own["mat"])),
            level=words.name("level", LEVELS.index(automa["level"])),
            other=words.faction(FACTIONS.index(automa["faction"])),
        ),
        "game": tried[day].id if day in tried else None,
        "over": result is not None,
        "share": share_line(day, result, words) if result else None,
        "streak": day_streak(set(results)),
        "days": [day_cell(one, tried.get(one), results.get(one)) for one in days(today())],
    }


def day_cell(day: date, row: GameRow | None, result: Doc | None) -> Doc:
    state = "none" if row is None else "running" if result is None else "won" if result["won"] else "lost"
    return {
        "date": day.isoformat(),
        "state": state,
        "game": None if row is None else row.id,
        "score": None if result is None else result["score"],
        "rival": None if result is None else result["rival"],
    }


def day_streak(finished: set[date]) -> int:
    """Days in a row with a finished first try, up to today, or up to yesterday while today is still to come."""
    found, day = 0, today()
    if day not in finished:
        day -= timedelta(days=1)
    while day in finished:
        found, day = found + 1, day - timedelta(days=1)
    return found


def share_line(day: date, result: Doc, words: Language) -> str:
    """A line for friends, which gives nothing of the game away."""
    facts, accuracy = result["facts"], result["accuracy"]
    faction = words.faction(FACTIONS.index(result["faction"]))
    head = f"Maszyna {day.day:02}.{day.month:02} · {faction} {result['score']} : {result['rival']}"
    turn = words.say("day_turn", turn=result["turns"])
    parts = [head, STAR * int(facts.get("stars", 0)), turn, blocks(facts.get("curve", []))]
    return " ".join([*(part for part in parts if part), *([str(round(accuracy))] if accuracy is not None else [])])


def blocks(values: list[int]) -> str:
    if not values:
        return ""
    low, wide = min(values), max(1, max(values) - min(values))
    return "".join(BLOCKS[(value - low) * (len(BLOCKS) - 1) // wide] for value in values)
