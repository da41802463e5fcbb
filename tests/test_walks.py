"""The walks of docs/how-it-works.md: the picture and the page name the same files, and these exist."""

import re
from xml.etree import ElementTree

import pytest
from tools.rooms import SOURCE
from tools.walks import PICTURE, ROOT, WALKS, Walk, walks

PAGE = ROOT / "docs" / "how-it-works.md"
SVG = "{http://www.w3.org/2000/svg}"
LEAST = 12  # pixels, also where the picture is shown at the width of a page
SHOWN_WIDTH = 830

by_walk = pytest.mark.parametrize("walk", [pytest.param(walk, id=walk.title) for walk in WALKS])


@by_walk
def test_every_file_of_a_walk_exists_in_a_room_of_it(walk: Walk) -> None:
    for stop in walk.stops:
        assert (SOURCE / "maszyna" / stop.file).is_file(), stop.file
        assert stop.room in walk.rooms


@by_walk
def test_the_page_lists_the_files_in_the_same_order(walk: Walk) -> None:
    section = PAGE.read_text(encoding="utf-8").split(f"\n### {walk.title}\n")[1].split("\n#")[0]
    listed = re.findall(r"^(\d+)\. `([^`]+)`: \S", section, re.MULTILINE)
    assert listed == [(str(number), stop.file) for number, stop in enumerate(walk.stops, 1)]


def test_the_committed_picture_is_the_one_of_these_walks() -> None:
    assert PICTURE.read_text(encoding="utf-8") == walks(), "run `make docs`"


def test_all_text_can_be_read() -> None:
    picture = ElementTree.fromstring(walks())
    width = float(picture.attrib["viewBox"].split()[2])
    for text in picture.iter(f"{SVG}text"):
        assert int(text.attrib["font-size"]) * SHOWN_WIDTH / width >= LEAST, text.text
