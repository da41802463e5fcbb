"""Drills: a board, a symbol, and for every place what becomes of it in the Automa's choice."""

from typing import Final

from maszyna.app.base.documents import Doc
from maszyna.app.base.language import Language
from maszyna.app.expeditions_table.rows_view import board as rows_board
from maszyna.app.expeditions_table.story import part_steps, walk_arrow
from maszyna.app.scythe_common.board_view import arrow
from maszyna.app.scythe_common.board_view import board as scythe_board
from maszyna.app.scythe_common.story import finding_view
from maszyna.expeditions.ids import LOCATIONS, ROWS, WALKED, place_text
from maszyna.kernel.bits import count
from maszyna.players.drills import Drill, drill, mattering, mech_drill, narrowing
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.ids import FACTIONS, FIRST_BASE, UNIT_KINDS
from maszyna.scythe.place_texts import unit_kind
from maszyna.speech.common.keys import PLACE_KEYS

MECHS: Final = [f"{name}_mech" for name in ROWS[:WALKED]]  # of Expeditions
DRILLS: Final = [*SYMBOLS, *MECHS]


def drill_page(name: str, seed: int, words: Language) -> Doc:
    found = scythe_page(name, seed, words) if name in SYMBOLS else mech_page(name, seed, words)
    return {"format": "maszyna/drill@1", "page": "drill", "symbol": name, "seed": seed, **found}


def scythe_page(name: str, seed: int, words: Language) -> Doc:
    found = drill(SYMBOLS.index(name), seed)
    choice, position = found.choice, found.game.position
    trace = choice.trace or []
    start, end = PLACE_KEYS[choice.origin], PLACE_KEYS[choice.to]
    faction = words.scythe.name("faction", position.seats[found.seat].faction)
    ask = words.say(f"drill_{UNIT_KINDS[unit_kind(choice.unit)]}", faction=faction)
    return {
        "title": words.name("symbol", found.symbol),
        "ask": words.text(ask),
        "board": scythe_board(position, words, [], over=False),
        "seat": FACTIONS[position.seats[found.seat].faction],
        "from": start,
        "answer": end,
        "svg": arrow(start, end, True),
        "steps": scythe_steps(found, words),
        "fell": {
            PLACE_KEYS[place]: words.text(words.scythe.fell_out(position, found.seat, trace, place))
            for place in range(1, FIRST_BASE)
        },
    }


def scythe_steps(found: Drill, words: Language) -> list[Doc]:
    """What is in reach, then the criteria that rule something out."""
    choice, position = found.choice, found.game.position
    sentences = words.scythe.trace(position, found.seat, found.symbol, choice.trace or [])
    said = dict(zip([id(finding) for finding in choice.trace or []], sentences, strict=False))
    in_reach = narrowing(choice)[0].before
    first: Doc = {"say": words.spans_for("drill_reach", number=count(in_reach)), "count": count(in_reach)}
    return [first, *(
        {**finding_view(finding), "say": words.text(said[id(finding)]), "count": count(finding.after)}
        for finding in mattering(choice)
    )]  # fmt: skip


def mech_page(name: str, seed: int, words: Language) -> Doc:
    row = MECHS.index(name)
    found = mech_drill(row, seed)
    part = found.part
    steps = [step for step in part_steps(part, 0, words) if step.get("out")]
    fell = {place_text(row, at): words.spans_for("drill_never") for at in range(LOCATIONS)}
    for step in steps:
        fell |= {out["place"]: step["say"] for out in step["out"]}
    fell[place_text(row, part.to)] = words.spans_for("drill_right")
    return {
        "title": words.expeditions.mech(row),
        "ask": [*words.spans_for("drill_mech_row", mech=words.expeditions.mech(row)), " ",
                *words.place_text(words.expeditions.card(found.card))],
        "board": rows_board(found.position, words, []),
        "seat": "automa",
        "from": place_text(row, part.start),
        "answer": place_text(row, part.to),
        "svg": walk_arrow(part),
        "steps": [{**step, "count": len(step["left"])} for step in steps],
        "fell": fell,
    }  # fmt: skip
