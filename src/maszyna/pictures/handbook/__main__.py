"""docs/automa.md and the pictures of the docs, from the code: ``python -m maszyna.pictures.handbook [FOLDER]``."""

import json
import sys
from pathlib import Path
from typing import Final

from maszyna.pictures.handbook.examples import EXAMPLES, air_chapter, example_files, position
from maszyna.pictures.handbook.handbook_tables import UNITS, narrowing_kind, symbol_title, table, titles
from maszyna.pictures.scythe.board_picture import board_svg
from maszyna.pictures.scythe.decision_picture import decision_svg
from maszyna.pictures.scythe.descriptions import ENGLISH
from maszyna.pictures.scythe.narrowing_steps import Narrowing, NarrowingStep
from maszyna.pictures.scythe.request import DrawRequest, read_request
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa import symbols
from maszyna.scythe.automa.criteria import KIND_FIRST, NO_CLOSED_LAKE, Criteria
from maszyna.scythe.automa.symbols import Symbol
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

PAGE: Final = "automa.md"
PICTURES: Final = "pictures"
FLIGHT_RULE: Final = "W9"
INTRODUCTION: Final = """\
# How the Automa chooses

<!-- Written by `make docs` from the criteria in the code; changes made here are lost. -->

Six symbols on the Automa cards move its units. All are carried out in the same way (A9): pick the unit, find the valid
territories, lift the unit off the board, pick the destination, put the unit down there. Each choice is a list of
criteria. The candidates pass them in order; the first criterion that leaves a single one has decided.

A **filter** says which candidates may stay at all, and may leave none: then the symbol cannot be carried out, and the
next group of the card is tried. **Fewest**, **most** and **first** keep the best of what is left, and always leave
some. The ids (A9.1, R3) are those of the numbered rules and rulings; they stand in every explanation the program gives.

A unit's **neighbourhood** is its own territory and every territory it could enter with a move of one (A7). Any unit of
the Automa may go to the neighbourhood of any other (A8). The **base** has a neighbourhood of two: the territories
joined to it by land. The lifted unit counts when the valid territories are found, and not when the destination is
picked.
"""
READING: Final = """\
In the pictures of decisions the ring is around the unit that goes, thin broken rings are around those considered. Pale
territories are not in reach. Hatched ones were barred by a filter, framed ones outdone by a better one. The number in a
black disc is the step at which a territory fell out; beside it stands its value there. The destination has a tick.
"""


def handbook() -> dict[str, str]:
    """Every file of the handbook by its name, below the folder of the docs."""
    files: dict[str, str] = {}
    start = read_request({"position": position()})
    files[f"{PICTURES}/board.svg"] = board_svg(start.layout.position, "The position of the examples")
    page = [INTRODUCTION, "## At a glance\n", glance(), "## The examples\n"]
    page += ["![The board of the examples](pictures/board.svg)\n", READING]
    for symbol in symbols.SYMBOLS:
        remark, document = EXAMPLES[symbol.name]
        request = read_request(document)
        files[f"{PICTURES}/{symbol.name}.json"] = json.dumps(document) + "\n"
        files[f"{PICTURES}/{symbol.name}.svg"] = drawn(request)
        page += chapter(symbol, remark, request)
    files |= {f"{PICTURES}/{name}": text for name, text in example_files().items()}
    page += [*air_chapter(), "## All criteria\n", all_criteria()]
    files[PAGE] = "\n".join(page)
    return files


def drawn(request: DrawRequest) -> str:
    assert request.choice is not None
    return decision_svg(request.layout.position, request.seat, request.choice)


def glance() -> str:
    rows = [
        [symbol_title(each.name), each.rule, f"{UNITS[each.unit.name]}: {titles(each.by)}", titles(each.valid),
         titles(each.destination)]
        for each in symbols.SYMBOLS
    ]  # fmt: skip
    return table(["symbol", "rule", "unit", "valid territories", "destination, in this order"], rows)


def chapter(symbol: Symbol, remark: str, request: DrawRequest) -> list[str]:
    """One symbol: its criteria, then an example with its picture and its narrowing."""
    assert request.choice is not None
    faction = request.layout.position.seats[request.seat].faction
    unit = f"It moves {UNITS[symbol.unit.name]}"
    attack = ", and attacks." if symbol.attacks else "."
    power = " Only if its power is at least the number on the card." if symbol is symbols.ATTACK_COMBAT_UNIT else ""
    return [
        f"## {symbol_title(symbol.name)} ({symbol.rule})\n",
        f"{unit}{attack}{power} In requests: `{symbol.name}`.\n",
        table(["stage", "criterion", "keeps", "meaning", "rule"], criteria_rows(symbol)),
        f"**Example.** {remark} {ENGLISH.headline(faction, request.choice)}.\n",
        f"![{ENGLISH.headline(faction, request.choice)}](pictures/{symbol.name}.svg)\n",
        narrowing_table(Narrowing(request.choice)),
        f"The same picture: `maszyna scythe draw docs/pictures/{symbol.name}.json`\n",
    ]


def criteria_rows(symbol: Symbol) -> list[list[str]]:
    by: Criteria = [*symbol.by, KIND_FIRST] if symbol.unit is symbols.COMBAT_UNIT else symbol.by
    stages = [("unit", by), ("valid", symbol.valid), ("destination", symbol.destination)]
    return [
        [stage, ENGLISH.title(each.name), narrowing_kind(each), ENGLISH.sentence(each.name), each.rule]
        for stage, criteria in stages
        for each in criteria
    ]


def narrowing_table(narrowing: Narrowing) -> str:
    rows = [row(step, step is narrowing.deciding) for step in narrowing.steps]
    return table(["step", "stage", "criterion", "rule", "before", "after", "values"], rows)


def row(step: NarrowingStep, deciding: bool) -> list[str]:
    finding = step.finding
    values = ", ".join(f"{ENGLISH.short(place)}: {value}" for place, value in finding.values.items())
    title = ENGLISH.title(finding.name)
    title = f"**{title}**, decides" if deciding else title
    before, after = (ENGLISH.candidates(finding.stage, places) for places in (finding.before, finding.after))
    return [str(step.number), ENGLISH.stage(finding.stage), title, finding.rule, before, after, values]


def all_criteria() -> str:
    used: dict[str, list[str]] = {}
    rules: dict[str, tuple[str, str]] = {}
    for symbol in symbols.SYMBOLS:
        for each in [*symbol.by, *symbol.valid_under_airships, *symbol.destination_under_airships, KIND_FIRST]:
            rules[each.name] = each.rule, narrowing_kind(each)
            if each is not KIND_FIRST or symbol.unit is symbols.COMBAT_UNIT:
                used.setdefault(each.name, [])
                if symbol.rule not in used[each.name]:
                    used[each.name].append(symbol.rule)
    for each in [criterion for flight in FLIGHTS for criterion in flight]:
        rules.setdefault(each.name, (each.rule, narrowing_kind(each)))
        used.setdefault(each.name, [])
        if FLIGHT_RULE not in used[each.name]:
            used[each.name].append(FLIGHT_RULE)
    rules[NO_CLOSED_LAKE.name] = NO_CLOSED_LAKE.rule, narrowing_kind(NO_CLOSED_LAKE)
    used[NO_CLOSED_LAKE.name] = ["[own symbols](decks.md)"]
    rows = [
        [f"`{name}`", ENGLISH.title(name), rules[name][1], rules[name][0], ", ".join(used[name])] for name in CRITERIA
    ]
    return table(["name in traces", "criterion", "keeps", "rule", "used by"], rows)


def write(folder: Path) -> None:
    (folder / PICTURES).mkdir(parents=True, exist_ok=True)
    for name, text in handbook().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1] if len(sys.argv) > 1 else "docs"))
