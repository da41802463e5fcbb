"""Feats: ours, not the publisher's. Each is a function of finished games and is found again whenever it is shown."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.pages.home import MATS
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.ids import FACTIONS

MOST: Final = "most"  # the highest value of a game counts
LEAST: Final = "least"  # the lowest
ALL: Final = "all"  # different values are collected over all games


class Feat(NamedTuple):
    key: str
    need: float
    value: Callable[[Doc], Any]  # of one game; None where it does not count
    how: str = MOST


def fact(name: str) -> Callable[[Doc], Any]:
    """A number of the game, if it is known and not 0."""
    return lambda game: game["facts"].get(name) or None


def when_won(value: Callable[[Doc], Any]) -> Callable[[Doc], Any]:
    return lambda game: value(game) if game["won"] else None


def one_of(name: str, possible: list[str]) -> Callable[[Doc], Any]:
    return lambda game: game[name] if game[name] in possible else None


def in_percent(share: float | None) -> float | None:
    return None if share is None else round(100 * share, 1)


FEATS: Final = [
    Feat("finished", 1, lambda game: 1),
    Feat("win", 1, when_won(lambda game: 1)),
    Feat("levels", len(LEVELS), when_won(lambda game: game["level"] if game["level"] in LEVELS else None), ALL),
    Feat(
        "factions", len(FACTIONS), when_won(lambda game: game["faction"] if game["faction"] in FACTIONS else None), ALL
    ),
    Feat("mats", len(MATS), when_won(lambda game: game["mat"]), ALL),
    Feat("quick_stars", 16, fact("stars_turn"), LEAST),
    Feat("peace", 0, when_won(lambda game: game["facts"].get("fought")), LEAST),
    Feat("combats", 4, fact("won")),
    Feat("against_odds", 20, lambda game: in_percent(game["facts"].get("least_won")), LEAST),
    Feat("popular", 18, fact("most_popularity")),
    Feat("unloved", 6, when_won(lambda game: game["facts"].get("popularity")), LEAST),
    Feat("power", 16, fact("most_power")),
    Feat("factory", 7, fact("factory")),
    Feat("places", 15, fact("places")),
    Feat("goods", 20, fact("goods")),
    Feat("upgrades", 12, fact("upgrades_turn"), LEAST),
    Feat("workers", 8, fact("workers_turn"), LEAST),
    Feat("recruits", 4, fact("recruits")),
    Feat("structures", 4, fact("structures")),
    Feat("encounters", 3, fact("encounters")),
    Feat("narrow", 3, when_won(lambda game: game["margin"] or None), LEAST),
    Feat("wide", 40, when_won(lambda game: game["margin"])),
    Feat("comeback", 15, when_won(lambda game: in_percent(game["lowest"])), LEAST),
    Feat("accurate", 90, lambda game: game["accuracy"]),
]


def feats_view(games: list[Doc], words: Language) -> list[Doc]:
    """All of them, the reached ones first; ``games`` are one's own of Scythe, the oldest first."""
    found = [{**judged(feat, games), "name": words.say(f"feat_{feat.key}"), "say": words.say(f"feat_{feat.key}_more")}
             for feat in FEATS]  # fmt: skip
    return sorted(found, key=lambda one: not one["reached"])


def judged(feat: Feat, games: list[Doc]) -> Doc:
    """How far it is, and the first game that reached it."""
    have: float | None = None
    collected: set[Any] = set()
    reached: Doc | None = None
    for game in games:
        value = feat.value(game)
        if value is None:
            continue
        if feat.how == ALL:
            collected.add(value)
            have = len(collected)
        elif have is None or (value < have if feat.how == LEAST else value > have):
            have = value
        if reached is None and (have <= feat.need if feat.how == LEAST else have >= feat.need):
            reached = game
    return {
        "key": feat.key,
        "how": feat.how,
        "need": feat.need,
        "have": have,
        "reached": reached is not None,
        "game": None if reached is None else reached["id"],
        "when": None if reached is None else reached["when"],
    }
