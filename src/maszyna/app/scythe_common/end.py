"""The end of a game of Scythe: scores by category for everybody, how each number comes about, what turned the game."""

from typing import Any, Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import headline
from maszyna.kernel.packed_counts import total
from maszyna.kernel.record import Record
from maszyna.scythe.board import FACTORY_BIT
from maszyna.scythe.events import COMBAT_WON, GAINED, GAME_ENDED, LOST, STAR_PLACED, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import COINS, FACTIONS, MOST_STARS
from maszyna.scythe.score.scoring import FACTORY_COUNTS, PER_PAIR, PER_STAR, PER_TERRITORY, TIE_BREAKS, tier
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.state import AUTOMA, Position

CATEGORIES: Final = ["coins", "stars", "territories", "resources", "structure_bonus", "ability", "total"]
TURNING: Final = [STAR_PLACED, COMBAT_WON, GAME_ENDED]
MOST_NEAR: Final = 3  # steps on the popularity track that still are near
PER: Final = {"stars": PER_STAR, "territories": PER_TERRITORY, "resources": PER_PAIR}


def end_page(record: Record[Any], game: Scythe, found: Doc, over: bool, words: Language) -> Doc:
    """``found`` are the scores; before the end the same, as it would be now."""
    names = {FACTIONS[faction]: words.faction(faction) for faction in range(len(FACTIONS))}
    rows = [
        {
            "key": category,
            "name": words.scythe.phrase(category),
            "cells": [cell(game, row, category, words) for row in found["scores"]],
        }
        for category in CATEGORIES
        if category != "ability" or any(row["ability"] for row in found["scores"])
    ]
    return {
        "format": "maszyna/end@1",
        "page": "end",
        "over": over,
        "title": headline(found, names, words),
        "decided": words.text(decided_text(game, found["decided_by"], words)),
        "seats": [{"key": row["seat"], "name": names[row["seat"]]} for row in found["scores"]],
        "rows": rows,
        "winners": found["winners"],
        "turns": found["turns"],
        "course": score_course(record, game),
        "turning_points": turning_points(record, game, words),
        "unknown": [],
        "near": near_misses(game.position, words),
    }


def scores(game: Scythe, order: list[int], decided_by: str, turns: int) -> Doc:
    """Everybody's score by where the coins come from, the first one first, who has won and by what."""
    seats = game.position.seats
    rows = []
    for seat in order:
        score = table_score(game.position, seat)
        rows.append({"seat": FACTIONS[seats[seat].faction], **{name: getattr(score, name) for name in CATEGORIES}})
    return {
        "scores": rows,
        "winners": [FACTIONS[seats[seat].faction] for seat in game.winners()],
        "decided_by": decided_by,
        "turns": turns,
        "rounds": True,
    }


def decided_text(game: Scythe, by: str, words: Language) -> str:
    """What put the winner ahead; in a cooperative game the averages of the sides are compared first (A20)."""
    by_average = game.is_cooperative() and by == TIE_BREAKS[0]
    return words.companion.say("average") if by_average else words.scythe.decided(by)


def cell(game: Scythe, row: Doc, category: str, words: Language) -> Doc:
    """One number, and as a sum where it is one: 4 stars at 4 coins each."""
    value = row[category]
    own = next(seat for seat in game.position.seats if FACTIONS[seat.faction] == row["seat"])
    if category not in PER or (own.player == AUTOMA and category == "resources"):
        return {"seat": row["seat"], "value": value, "sum": None}
    each = PER[category][tier(own.popularity)]
    factory = category == "territories" and game.position.controlled(game.position.seats.index(own)) & FACTORY_BIT
    more = words.spans_for("factory_counts", n=FACTORY_COUNTS) if factory else []
    return {"seat": row["seat"], "value": value,
            "sum": {"number": value // each if each else 0, "each": each, "more": more}}  # fmt: skip


def score_course(record: Record[Any], game: Scythe) -> list[Doc]:
    """Stars and coins of everybody over the actions, for a plot: counted back from the end.

    At a table the lists of what changed there tell more than the events: what people say of themselves is in them, too.
    """
    names = [FACTIONS[seat.faction] for seat in game.position.seats]
    stars = [seat.stars for seat in game.position.seats]
    coins = [seat.coins for seat in game.position.seats]
    found = [
        {
            "at": len(record.actions),
            "stars": dict(zip(names, stars, strict=True)),
            "coins": dict(zip(names, coins, strict=True)),
        }
    ]
    for number in range(len(record.actions), 0, -1):
        changed = False
        entry = record.entries[number]
        for one in entry.instructions:
            if one.what in ("stars", "coins"):
                (stars if one.what == "stars" else coins)[one.seat] -= one.field("to") - one.field("from")
                changed = True
        for event in [] if entry.instructions else entry.events:
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


def turning_points(record: Record[Any], game: Scythe, words: Language) -> list[Doc]:
    """Stars, won combats and the end, each with its moment; ``lead``: the star that put a side ahead."""
    names = [FACTIONS[seat.faction] for seat in game.position.seats]
    stars = [0] * len(names)
    ahead = -1
    found: list[Doc] = []
    for number, entry in enumerate(record.entries[1:], 1):
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


def near_misses(position: Position, words: Language) -> list[Text]:
    """What else was near for each person, the most first: what one thing more would have brought."""
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
        found += [
            (coins, [*whose, *words.spans_for(key, coins=coins, steps=more)]) for key, coins, more in chances if coins
        ]
    return [say for _, say in sorted(found, key=lambda one: -one[0])]
