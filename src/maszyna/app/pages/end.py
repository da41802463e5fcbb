"""The end: scores by category for everybody, how each number comes about, and what a table has not been told."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.live_games import ExpeditionsTable, LiveGame, ScytheTable
from maszyna.app.base.meta import scythe_of
from maszyna.app.base.scores import CATEGORIES, expeditions_scores, scythe_scores
from maszyna.app.base.words import Text, Words
from maszyna.expeditions.score import SOURCES
from maszyna.expeditions.words import SEATS
from maszyna.kernel.packed_counts import total
from maszyna.scythe.events import COMBAT_WON, GAINED, GAME_ENDED, LOST, STAR_PLACED, field_of
from maszyna.scythe.score.scoring import PER_PAIR, PER_STAR, PER_TERRITORY, TIE_BREAKS, tier
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table import unknown_for_score
from maszyna.scythe.words import COINS, FACTIONS, MOST_STARS

TURNING: Final = [STAR_PLACED, COMBAT_WON, GAME_ENDED]
MOST_NEAR: Final = 3  # steps on the popularity track that still are near
PER: Final = {"stars": PER_STAR, "territories": PER_TERRITORY, "resources": PER_PAIR}


def end_page(live: LiveGame[Any], words: Words) -> Doc:
    """Before the end the same, as it would be now."""
    if isinstance(live, ExpeditionsTable):
        return expeditions_end(live, words)
    found = scythe_scores(live)
    names = {FACTIONS[faction]: words.faction(faction) for faction in range(len(FACTIONS))}
    rows = [
        {
            "key": category,
            "name": words.scythe.phrase(category),
            "cells": [cell(live, row, category, words) for row in found["scores"]],
        }
        for category in CATEGORIES
        if category != "ability" or any(row["ability"] for row in found["scores"])
    ]
    return {
        "format": "maszyna/end@1",
        "page": "end",
        "over": live.over(),
        "title": headline(found, names, words),
        "decided": words.text(decided_text(live, found["decided_by"], words)),
        "seats": [{"key": row["seat"], "name": names[row["seat"]]} for row in found["scores"]],
        "rows": rows,
        "winners": found["winners"],
        "turns": found["turns"],
        "course": score_course(live),
        "turning_points": turning_points(live, words),
        "unknown": unknown(live, words),
        "near": near_misses(live, words),
    }


def headline(found: Doc, names: dict[str, str], words: Words) -> Text:
    totals = [row["total"] for row in found["scores"]]
    who = ", ".join(names[seat] for seat in found["winners"])
    if len(totals) < 2:
        return words.talk("wins_alone", who=who, first=totals[0])
    return words.talk("wins", who=who, first=totals[0], second=totals[1])


def decided_text(live: LiveGame[Any], by: str, words: Words) -> str:
    """What put the winner ahead; in a cooperative game the averages of the sides are compared first (A20)."""
    by_average = scythe_of(live).is_cooperative() and by == TIE_BREAKS[0]
    return words.companion.say("average") if by_average else words.scythe.decided(by)


def cell(live: LiveGame[Any], row: Doc, category: str, words: Words) -> Doc:
    """One number, and as a sum where it is one: 4 stars at 4 coins each."""
    value = row[category]
    game = scythe_of(live)
    own = next(seat for seat in game.position.seats if FACTIONS[seat.faction] == row["seat"])
    if category not in PER or (own.player == AUTOMA and category == "resources"):
        return {"seat": row["seat"], "value": value, "sum": None}
    each = PER[category][tier(own.popularity)]
    return {"seat": row["seat"], "value": value, "sum": {"number": value // each if each else 0, "each": each}}


def score_course(live: LiveGame[Any]) -> list[Doc]:
    """Stars and coins of everybody over the actions, for a plot: counted back from the end."""
    game = scythe_of(live)
    names = [FACTIONS[seat.faction] for seat in game.position.seats]
    stars = [seat.stars for seat in game.position.seats]
    coins = [seat.coins for seat in game.position.seats]
    found = [
        {
            "at": len(live.entries),
            "stars": dict(zip(names, stars, strict=True)),
            "coins": dict(zip(names, coins, strict=True)),
        }
    ]
    for number in range(len(live.entries), 0, -1):
        changed = False
        for event in live.entries[number - 1].events:
            if event.kind == STAR_PLACED:
                stars[event.seat] -= 1
                changed = True
            elif event.kind in (GAINED, LOST) and field_of(event, "good") == COINS:
                amount = field_of(event, "amount")
                coins[event.seat] -= amount if event.kind == GAINED else -amount
                changed = True
        if changed:
            found.append({"at": number - 1, "stars": dict(zip(names, stars, strict=True)),
                          "coins": dict(zip(names, coins, strict=True))})  # fmt: skip
    return found[::-1]


def turning_points(live: LiveGame[Any], words: Words) -> list[Doc]:
    """Stars, won combats and the end, each with its moment; ``lead``: the star that put a side ahead."""
    game = scythe_of(live)
    names = [FACTIONS[seat.faction] for seat in game.position.seats]
    stars = [0] * len(names)
    ahead = -1
    found: list[Doc] = []
    for number, entry in enumerate(live.entries, 1):
        for event in entry.events:
            if event.kind not in TURNING:
                continue
            point: Doc = {"at": number, "seat": names[event.seat], "lead": False,
                          "say": words.text(words.scythe.sentence(game.position, event))}  # fmt: skip
            if event.kind == STAR_PLACED:
                stars[event.seat] = field_of(event, "stars")
                others = [other for seat, other in enumerate(stars) if seat != event.seat]
                first = stars[event.seat] > max(others, default=0)
                point["lead"] = first and ahead != event.seat
                ahead = event.seat if first else ahead
            found.append(point)
    return found


def near_misses(live: LiveGame[Any], words: Words) -> list[Text]:
    """What else was near for each person, the most first: what one thing more would have brought."""
    position = scythe_of(live).position
    people = [seat for seat, own in enumerate(position.seats) if own.player != AUTOMA]
    found: list[tuple[int, Text]] = []
    for seat in people:
        own, score = position.seats[seat], table_score(position, seat)
        at = tier(own.popularity)
        chances = [("near_territory", PER_TERRITORY[at], 0)]
        if own.stars < MOST_STARS:
            chances.append(("near_star", PER_STAR[at], 0))
        if total(position.stock(seat)) % 2:
            chances.append(("near_resource", PER_PAIR[at], 0))
        steps = next((more for more in range(1, MOST_NEAR + 1) if tier(own.popularity + more) > at), 0)
        if steps:
            each = [(score.stars, PER_STAR), (score.territories, PER_TERRITORY), (score.resources, PER_PAIR)]
            chances.append(("near_popularity", sum(got // per[at] * per[at + 1] - got for got, per in each), steps))
        whose: Text = [words.faction(own.faction), ": "] if len(people) > 1 else []
        found += [(coins, [*whose, *words.talk(key, coins=coins, steps=more)]) for key, coins, more in chances if coins]
    return [say for _, say in sorted(found, key=lambda one: -one[0])]


def unknown(live: LiveGame[Any], words: Words) -> list[Doc]:
    """What only the people know: the step to tell it, and what is believed."""
    if not isinstance(live, ScytheTable):
        return []
    names = live.seat_names()
    asks = {"coins": "ask_coins", "popularity": "ask_popularity", "tile": "ask_bonus"}
    found = []
    for one in unknown_for_score(live.table):
        who = words.scythe.of_faction(live.position().seats[one.seat].faction)
        ask = words.text(words.companion.say(asks[one.step], who=who))
        found.append({"seat": names[one.seat], "step": one.step, "value": one.value, "ask": ask})
    return found


def expeditions_end(live: ExpeditionsTable, words: Words) -> Doc:
    found = expeditions_scores(live.game)
    names = {SEATS[seat]: words.expeditions.seat(seat) for seat in range(len(SEATS))}
    categories = [*((source, words.expeditions.source(number)) for number, source in enumerate(SOURCES)),
                  ("total", words.expeditions.say("total"))]  # fmt: skip
    return {
        "format": "maszyna/end@1",
        "page": "end",
        "over": live.over(),
        "title": headline(found, names, words),
        "decided": [],
        "seats": [{"key": row["seat"], "name": names[row["seat"]]} for row in found["scores"]],
        "rows": [
            {"key": key, "name": name,
             "cells": [{"seat": row["seat"], "value": row[key], "sum": None} for row in found["scores"]]}
            for key, name in categories
        ],
        "winners": found["winners"],
        "turns": found["turns"],
        "course": [],
        "turning_points": [],
        "unknown": [],
        "near": [],
    }  # fmt: skip
