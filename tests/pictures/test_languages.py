"""Scythe's pictures in three languages: title, legend and description, nothing left in English."""

import json
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as Tree

import pytest
from tests.console import inside
from tests.pictures.scenes import example, having, parsed, texts

from maszyna.pictures.draw.svg import text_width
from maszyna.pictures.handbook.examples import EXAMPLES
from maszyna.pictures.scythe.request import draw_request
from maszyna.speech.scythe.captions import scythe_captions

CYRILLIC = ["uk", "ru"]
IDS = r"\b[ARW]\d+(\.\d+)?\b"  # the ids of rules are the same in every language
LETTERS = set("NRTCSPA")  # the factions' letters on the pieces


def words_of(root: Tree.Element) -> list[str]:
    """Everything a person reads or hears."""
    titles = [each.text or "" for each in root.iter() if each.tag.endswith(("}title", "}desc"))]
    return [text for text in titles + texts(root) if text not in LETTERS]


@pytest.mark.parametrize("lang", CYRILLIC)
@pytest.mark.parametrize("symbol", ["", *EXAMPLES])
def test_nothing_is_left_in_english(lang: str, symbol: str) -> None:
    document = EXAMPLES[symbol][1] if symbol else example()
    root = parsed(draw_request(document, scythe_captions(lang)))
    assert len(words_of(root)) > 50
    assert [text for text in words_of(root) if re.search("[A-Za-z]", re.sub(IDS, "", text))] == []


def test_the_words_change_and_the_drawing_does_not() -> None:
    document = EXAMPLES["move_worker"][1]
    english, ukrainian = (parsed(draw_request(document, scythe_captions(lang))) for lang in ("en", "uk"))
    for name in ("tag", "fallen", "out-of-reach", "destination", "step", "pieces"):
        marks = [[each.attrib for each in having(root, name)] for root in (english, ukrainian)]
        assert marks[0] == marks[1] != []
    assert english[0].text == "Saxony: move worker, 34 → 35"
    assert ukrainian[0].text == "Саксонія: переміщення робітника, 34 → 35"


@pytest.mark.parametrize("lang", ["en", *CYRILLIC])
@pytest.mark.parametrize("symbol", EXAMPLES)
def test_the_lines_of_a_step_do_not_run_into_each_other(lang: str, symbol: str) -> None:
    root = parsed(draw_request(EXAMPLES[symbol][1], scythe_captions(lang)))
    for step in having(root, "step"):
        spans = []
        for line in (each for each in step if each.tag.endswith("}text")):
            start, wide = float(line.get("x", "")), text_width(line.text or "", float(line.get("font-size", "")))
            spans.append((start - wide, start) if line.get("text-anchor") == "end" else (start, start + wide))
        spans.sort()
        assert all(one[1] <= other[0] for one, other in pairwise(spans)), step.get("data-criterion")


def test_the_command_speaks_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "board.json"
    path.write_text(json.dumps(example()))
    said = inside(capsys, "scythe", "draw", str(path), "--lang", "uk", "--action", "move_mech")
    assert said.out == draw_request({"position": example(), "action": "move_mech"}, scythe_captions("uk"))
    monkeypatch.setenv("MASZYNA_LANG", "ru")
    said = inside(capsys, "scythe", "draw", str(path))
    assert said.out == draw_request(example(), scythe_captions("ru"))
    said = inside(capsys, "scythe", "draw", str(path), "--lang", "de")
    assert (said.code, said.out) == (2, "") and "--lang" in said.problems[0]
