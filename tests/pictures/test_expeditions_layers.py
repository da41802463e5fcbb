"""Expeditions in layers."""

from xml.etree import ElementTree as Tree

import pytest
from tests.pictures.scenes import having

from maszyna.expeditions.ids import LOCATIONS, WALKED, place_text
from maszyna.pictures.screen import expeditions_layers as layers
from maszyna.speech.language.catalogue import LANGUAGES

EVERY = [place_text(row, at) for row in range(WALKED) for at in range(LOCATIONS)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_location_has_its_tile_and_its_name(lang: str) -> None:
    ground = Tree.fromstring(layers.ground(lang))
    assert [each.get("data-place") for each in having(ground, "tile")] == [*EVERY, "south"]
    names = Tree.fromstring(layers.names(lang))
    assert [each.text for each in having(names, "place-name")] == EVERY
    rows = [each.text for each in having(names, "row-name")]
    assert len(set(rows)) == 3 and all(rows)


def test_places_for_taps_lie_in_the_box_and_apart() -> None:
    left, top, wide, high = layers.BOX
    for place in layers.places():
        x, y, w, h = (float(place[part]) for part in ("x", "y", "width", "height"))
        assert left <= x - w / 2 and x + w / 2 <= left + wide and top <= y - h / 2 and y + h / 2 <= top + high
    assert [place["key"] for place in layers.places()] == [*EVERY, "south"]


@pytest.mark.parametrize(("start", "end", "onward"), [(1, 4, 1), (6, 5, -1), (5, 1, 1), (3, 3, 1)])
def test_an_arrow_above_a_row(start: int, end: int, onward: int) -> None:
    root = Tree.fromstring(layers.row_arrow(1, start, end, onward))
    [line] = having(root, "way-line")
    wraps = (end - start) * onward < 0
    assert str(line.get("d")).count("M") == (2 if wraps else 1)
