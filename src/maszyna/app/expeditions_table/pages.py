"""The pages beside a table of Expeditions: the log, why a mech went where it went, the end, the reference."""

from collections.abc import Callable
from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language, Text
from maszyna.app.base.page_parts import headline
from maszyna.app.base.reference import group, row
from maszyna.app.base.rules import rule_groups
from maszyna.app.expeditions_table.corrections import sentences
from maszyna.app.expeditions_table.rows_view import PLACES
from maszyna.app.expeditions_table.story import choice_view, part_steps
from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.events import GLORY, HUMAN_GLORY, TURN_BEGAN, MechPart
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN, ROWS, SEATS, WALKED
from maszyna.expeditions.score import SOURCES, automa_sources, coins_per_glory, human_sources
from maszyna.kernel.errors import FormatError
from maszyna.kernel.events import turn_number
from maszyna.kernel.record import Record
from maszyna.speech.common.keys import RULE
from maszyna.speech.expeditions.captions import captions
from maszyna.speech.scythe.terms.rule_texts import CHAPTERS, EXPEDITIONS

END_SOURCES: Final = {"coins": "coins", "glory": "stars", "items": "goods", "maps": "land", "corruption": "bonus"}


def log_turns(record: Record[Expedition], words: Language) -> list[Doc]:
    turns: list[Doc] = []
    for at, entry in enumerate(record.entries):
        choice = 0
        for event, said in zip(entry.events, sentences(record, at, words), strict=True):
            begins = event.kind == TURN_BEGAN
            if begins or not turns:
                number = (turn_number([event]) + 1) // 2 if begins else 0  # a turn of each side is a round
                name = words.expeditions.seat(event.seat)
                turns.append({"at": at, "number": number, "seat": SEATS[event.seat], "name": name, "lines": []})
                if begins:
                    continue
            about = "star" if event.kind in (GLORY, HUMAN_GLORY) else None
            found: Doc = {
                "at": at,
                "seat": SEATS[event.seat],
                "say": words.place_text(said),
                "about": about,
            }
            if isinstance(event, MechPart):
                choice += 1
                if event.trace:
                    found["choice"] = choice
            turns[-1]["lines"].append(found)
    return turns


def why_page(record: Record[Expedition], at: int, choice: int, place: str, words: Language) -> Doc | None:
    """One mech's search in an action, and when a location fell out of it."""
    events = record.told(at)
    parts = [(index, event) for index, event in enumerate(events) if isinstance(event, MechPart)]
    if choice > len(parts):
        return None
    index, part = parts[choice - 1]
    document: Doc = {
        **choice_view(part, at, choice, f"s{index}", words),
        "choices": len(parts),
        "names": [choice_view(one, at, number, "", words)["about"] for number, (_, one) in enumerate(parts, 1)],
        "steps": [step for step in part_steps(part, index, words) if step["kind"] == "narrow"],
        "place": None,
        "say": None,
    }
    if place:
        rows = [row[0] for row in ROWS[:WALKED]]
        if place not in PLACES or place[0] not in rows or not place[1:].isdigit():
            raise FormatError("place", "needs_location", example="n3")
        if rows.index(place[0]) != part.row:
            return None
        document["place"] = place
        document["say"] = words.place_text(words.expeditions.fell_out(part, int(place[1:]) - 1))
    return document


def scores(game: Expedition) -> Doc:
    """Both sides by where their coins come from, the winner first."""
    sources = [human_sources(game.human), automa_sources(game.position, game.tuning)]
    rows = [
        {"seat": SEATS[seat], **dict(zip(SOURCES, coins, strict=True)), "total": sum(coins)}
        for seat, coins in enumerate(sources)
    ]
    winners = game.winners()
    rows.sort(key=lambda row: row["seat"] not in [SEATS[seat] for seat in winners])
    return {"scores": rows, "winners": [SEATS[seat] for seat in winners], "decided_by": "coins", "turns": game.round()}


def end_page(game: Expedition, words: Language) -> Doc:
    found = scores(game)
    names = {SEATS[seat]: words.expeditions.seat(seat) for seat in range(len(SEATS))}
    categories = [*((source, words.expeditions.source(number)) for number, source in enumerate(SOURCES)),
                  ("total", words.expeditions.say("total"))]  # fmt: skip
    return {
        "format": "maszyna/end@1",
        "page": "end",
        "over": game.is_over(),
        "title": headline(found, names, words, SEATS[HUMAN]),
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
        "scene": end_scene(game, words),
    }  # fmt: skip


def end_scene(game: Expedition, words: Language) -> Doc:
    """The end at once; the five sources of Expeditions stand where those of Scythe do, under their own names."""
    found = scores(game)
    names = {SEATS[seat]: words.expeditions.seat(seat) for seat in range(len(SEATS))}
    rows = [
        {"seat": row["seat"], "key": row["seat"], "name": names[row["seat"]], "colour": "", "total": row["total"],
         **{END_SOURCES[source]: row[source] for source in SOURCES}}
        for row in found["scores"]
    ]  # fmt: skip
    own = next(row for row in rows if row["seat"] == SEATS[HUMAN])
    other = next(row for row in rows if row is not own)
    return {
        "title": headline(found, names, words, SEATS[HUMAN]),
        "more": words.spans_for("end_turn_number", turn=found["turns"]),
        "winner": rows[0]["seat"],
        "winners": found["winners"],
        "rows": rows,
        "against": [own["seat"], other["seat"]],
        "sources": [
            {"key": END_SOURCES[source], "name": words.expeditions.source(number),
             "difference": own[END_SOURCES[source]] - other[END_SOURCES[source]]}
            for number, source in enumerate(SOURCES)
        ],
        "curve": {},
        "turn": None,
        "near": [],
    }  # fmt: skip


# The rules that explain the parts of a decision card, in its order.
READING: Final = ["X5", "X6", "X7.1", "X7.2", "X7.2a", "X7.2b", "X7.2c", "X7.3"]


def automa_part(game: Expedition, words: Language) -> list[Doc]:
    """The card of its last turn part by part, then where it is on its progress card."""
    position = game.position
    card = position.card
    following = [space for space in card.stars if space > position.progress]
    progress = [
        row(words.spans_for("sheet_level"), [words.expeditions.level(card.level, card.name)]),
        row(words.spans_for("sheet_token_on"),
            words.spans_for("sheet_space", space=position.progress, last=card.spaces - 1)),
        row(words.spans_for("sheet_next_star"),
            [str(following[0])] if following else words.spans_for("sheet_no_star")),
        row(words.spans_for("sheet_star_spaces"), [", ".join(map(str, card.stars))]),
        row(words.spans_for("sheet_glory"), words.spans_for("sheet_of", have=position.glory, need=MOST_GLORY)),
        row([captions(words.lang).holding(position)], None),
    ]  # fmt: skip
    reading = [row(words.explained(f"{RULE}.{rule}"), None, rule=rule) for rule in READING]
    return [
        group([words.say("sheet_decision"), f" {game.card}" if game.card else ""], card_rows(game, words)),
        group(words.spans_for("sheet_progress"), progress),
        group(words.spans_for("sheet_reading"), reading),
    ]


def card_rows(game: Expedition, words: Language) -> list[Doc]:
    if not game.card:
        return [row(words.spans_for("sheet_no_card"), None)]
    parts = words.expeditions.card_parts(game.card, game.cards)
    return [row([part], None) for part in parts]


def glory_part(game: Expedition, words: Language) -> list[Doc]:
    """Both glories, and what the person places it for."""
    facts = human_facts()
    have = [(HUMAN, game.human.glory, facts.glory_tokens), (AUTOMA, game.position.glory, MOST_GLORY)]
    rows = [row([words.expeditions.seat(seat)], words.spans_for("sheet_of", have=number, need=most))
            for seat, number, most in have]  # fmt: skip
    rows.append(row(words.explained(f"{RULE}.X9.1"), None, rule="X9.1"))
    categories = [row([category], None) for category in words.expeditions.categories()]
    return [group(words.spans_for("sheet_glory"), rows), group(words.spans_for("sheet_categories"), categories)]


def end_part(game: Expedition, words: Language) -> list[Doc]:
    """What each thing is worth (X9.2): the Automa's by its progress card, as it stands now, and the person's."""
    position = game.position
    card = position.card
    counts = [(1, position.glory, coins_per_glory(position, game.tuning)), (3, position.taken_maps, card.map_coins),
              (4, len(position.taken), card.corruption_coins)]  # fmt: skip
    automa = [row([words.expeditions.source(source)],
                  words.spans_for("sheet_each", number=number, coins=coins, sum=number * coins))
              for source, number, coins in counts]  # fmt: skip
    total = sum(automa_sources(position, game.tuning))
    automa.append(row([words.expeditions.say("total")], [str(total)]))
    return [
        group([words.expeditions.seat(AUTOMA)], automa),
        group([words.expeditions.seat(HUMAN)], own_rows(words)),
    ]


def own_rows(words: Language) -> list[Doc]:
    facts = human_facts()
    values: list[Text | None] = [words.spans_for("sheet_counted"), None, words.spans_for("sheet_printed_items"), None,
                                 words.spans_for("sheet_each_token", coins=facts.corruption_coins)]  # fmt: skip
    found = [row([words.expeditions.source(number)], value) for number, value in enumerate(values) if value]
    by_quests = [row(words.spans_for("sheet_by_quests", quests=quests), [str(coins)])
                 for quests, coins in enumerate(facts.glory_by_quests)]  # fmt: skip
    return [*found, *by_quests, row(words.spans_for("sheet_ties"), None)]


def rules_part(game: Expedition, words: Language) -> list[Doc]:
    return rule_groups(words, [lines for _, lines in CHAPTERS if lines is not EXPEDITIONS])


SHEET_PARTS: Final[dict[str, Callable[[Expedition, Language], list[Doc]]]] = {
    "automa": automa_part,
    "glory": glory_part,
    "end": end_part,
    "rules": rules_part,
}
