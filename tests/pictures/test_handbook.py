"""The handbook is written from the criteria, and what is committed is what they say now."""

from pathlib import Path

from maszyna.kernel.narrow import Criterion
from maszyna.pictures.handbook.__main__ import handbook, write
from maszyna.pictures.handbook.examples import EXAMPLES, air_chapter
from maszyna.pictures.handbook.handbook_tables import CARD_EFFECTS, UNITS, symbol_title
from maszyna.scythe.airships.automa_flight import AIRSHIP as FLIGHT
from maszyna.scythe.airships.preferences import FLIGHTS
from maszyna.scythe.automa import choosing, symbols
from maszyna.scythe.automa.criteria import KIND_FIRST, NO_CLOSED_LAKE
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.facts.effects import AUTOMA_CARD, effects_for
from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.position_requests.decide_request import ACTIONS
from maszyna.speech.scythe.captions import STAGES, SYMBOL_TEXTS
from maszyna.speech.scythe.why.criterion_wording import CRITERIA

DOCS = Path(__file__).parents[2] / "docs"


def all_criteria() -> list[Criterion[Sight]]:
    """Those of the symbols, also under airships, and of the airship's own moves."""
    found = [each for flight in FLIGHTS for each in flight]
    for symbol in symbols.SYMBOLS:
        found += [*symbol.by, *symbol.valid_under_airships, *symbol.destination_under_airships]
    return found


def test_the_committed_docs_are_what_the_criteria_say() -> None:
    for name, text in handbook().items():
        committed = (DOCS / name).read_text(encoding="utf-8") if (DOCS / name).exists() else ""
        assert committed == text, f"docs/{name} is not what the generator makes: run `make docs`"


def test_no_picture_is_left_over() -> None:
    made = {Path(name).name for name in handbook() if name.startswith("pictures/")}
    assert {path.name for path in (DOCS / "pictures").iterdir()} == made


def test_writing_it(tmp_path: Path) -> None:
    write(tmp_path)
    found = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.*")}
    assert found == handbook()


def test_everything_has_words() -> None:
    assert set(CRITERIA) == {each.name for each in all_criteria()} | {KIND_FIRST.name, NO_CLOSED_LAKE.name}
    assert set(SYMBOL_TEXTS) == set(ACTIONS)
    assert set(EXAMPLES) == {symbol.name for symbol in symbols.SYMBOLS}
    assert set(UNITS) == {symbol.unit.name for symbol in symbols.SYMBOLS}
    assert set(CARD_EFFECTS) == set(effects_for(AUTOMA_CARD))
    assert set(STAGES) == {choosing.UNIT, choosing.KIND, choosing.VALID, choosing.DESTINATION, FLIGHT}


def test_every_symbol_has_its_chapter_with_all_its_criteria() -> None:
    page = handbook()["automa.md"]
    for symbol in symbols.SYMBOLS:
        chapter = page.split(f"## {symbol_title(symbol.name)} ({symbol.rule})\n")[1].split("\n## ")[0]
        assert f"(pictures/{symbol.name}.svg)" in chapter
        assert ", decides | " in chapter
        for stage, criteria in [("unit", symbol.by), ("valid", symbol.valid), ("destination", symbol.destination)]:
            for each in criteria:
                meaning = CRITERIA[each.name]
                row = [line for line in chapter.splitlines() if line.startswith(f"| {stage} | {meaning.title} |")]
                assert len(row) == 1 and meaning.sentence in row[0] and row[0].endswith(f"| {each.rule} |")


def test_a_changed_criterion_changes_the_page() -> None:
    before = handbook()["automa.md"]
    rule = symbols.MOVE_MECH.destination
    rule.reverse()
    try:
        assert handbook()["automa.md"] != before
    finally:
        rule.reverse()
    assert handbook()["automa.md"] == before


def test_the_airships_have_their_chapter() -> None:
    chapter = air_chapter()
    page = "\n".join(chapter)
    assert page in handbook()["automa.md"]
    for card in TILE_IDS[AUTOMA_CARD]:
        assert f"| {card.replace('_', ' ')} | " in page
    for name in ("can_pay_siege", "nearest_own_airship", "without_enemy_airship"):
        assert CRITERIA[name].sentence in page
