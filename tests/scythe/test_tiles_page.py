"""docs/tiles.md and docs/formats.md say of the tiles what the vocabulary says."""

import re
from pathlib import Path

import pytest
from tests.schemas import fits

from maszyna.kernel.strict_json import parse_json
from maszyna.scythe.facts.combining import APART, NEEDS
from maszyna.scythe.facts.effects import EFFECTS, KINDS, Effect
from maszyna.scythe.facts.tiles import MOST_NOTE, MOST_RANGE, PREFERENCES, TileEffect
from maszyna.scythe.notation.own_tiles import MOST_CHARACTERS, read_own_file, schema
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.tiles.effects import effect_sentence

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "tiles.md").read_text("utf-8")
FORMATS = (DOCS / "formats.md").read_text("utf-8")


def row(effect: Effect) -> str:
    """An effect as a line of the page's table; the sentence has the least numbers that are not 0."""
    bounds = ", ".join(f"{number.name} {number.least}..{number.most}" for number in effect.numbers)
    if effect.repeats > 1:
        bounds += f", up to {effect.repeats} times, never falling"
    numbers = [max(1, number.least) for number in effect.numbers]
    said = effect_sentence(Translator("en"), TileEffect(EFFECTS.index(effect), numbers))
    where = ", ".join(KINDS[kind] for kind in effect.kinds)
    return f"| `{effect.hook}` | `{effect.name}` | {bounds or 'none'} | {where} | {said} |"


def test_the_page_has_the_whole_vocabulary_and_no_more() -> None:
    rows = [line for line in PAGE.splitlines() if re.match(r"\| `\w+` \| `\w+` \|", line)]
    assert rows == [row(effect) for effect in EFFECTS]


RULES = [apart.effects for apart in APART] + [(needs.effect, *needs.others) for needs in NEEDS]


@pytest.mark.parametrize("names", RULES)
def test_the_page_says_what_cannot_stand_together(names: tuple[str, ...]) -> None:
    rules = PAGE.partition("## What cannot stand together")[2].split("\n- ")
    assert any(all(f"`{name}`" in rule for name in names) for rule in rules)


def test_the_example_is_a_good_file() -> None:
    start = FORMATS.index('    {"format": "maszyna/scythe-tiles@1"')
    text = FORMATS[start : FORMATS.index("\n\n", start)]
    assert [tile.id for tile in read_own_file(text)] == [
        "bounty",
        "negotiate",
        "land_rush",
        "bombard",
        "deja_vu",
        "camp",
    ]
    assert fits(parse_json(text), schema())


def test_the_bounds_are_those_of_the_reader() -> None:
    for said in (f"1..{MOST_RANGE}", f"at most {MOST_NOTE} characters", f"{MOST_CHARACTERS:,} bytes", *PREFERENCES):
        assert said in FORMATS
