"""The board as SVG: everything of the position is in it, at its place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.pictures.scenes import (
    drawn_units,
    example,
    expected_units,
    having,
    on_place,
    parsed,
    seats_of,
    some_position,
    texts,
)

from maszyna.pictures.draw.packing import Box, packed
from maszyna.pictures.scythe.board_picture import board_svg
from maszyna.pictures.scythe.grid import CENTRES, borders, shared_edge
from maszyna.pictures.scythe.request import draw_request
from maszyna.scythe.board import DISTANCE
from maszyna.scythe.facts.world import RIVER, world
from maszyna.scythe.ids import FACTIONS, TERRAINS
from maszyna.scythe.notation import read_position


def test_every_territory_is_drawn_once_with_its_terrain_and_number() -> None:
    root = parsed(draw_request(example()))
    drawn = {each.get("data-territory"): each.get("class") for each in having(root, "territory")}
    assert drawn == {str(here.id): f"territory {TERRAINS[here.terrain]}" for here in world().territories}
    [numbers] = having(root, "numbers")
    assert texts(numbers) == [str(number) for number in range(1, 48)]


def test_every_river_is_drawn_on_the_border_it_runs_along() -> None:
    root = parsed(draw_request(example()))
    drawn = [each.get("data-between") for each in having(root, "river")]
    assert len(drawn) == len(set(drawn)) == 31 + 1
    assert {"3 4", "36 43", "13 rusviet_base"} <= set(drawn)
    assert "14 20" not in drawn and "7 8" not in drawn  # open land, and a lakeshore
    for one, other in borders(RIVER):
        (x1, y1), (x2, y2) = shared_edge(one, other)
        middle = (x1 + x2) / 2, (y1 + y2) / 2
        between = [(CENTRES[one][axis] + CENTRES[other][axis]) / 2 for axis in (0, 1)]
        assert middle == pytest.approx(tuple(between)), (one, other)


def test_hexes_lie_as_far_apart_as_the_rules_count() -> None:
    width = CENTRES[2][0] - CENTRES[1][0]
    for here in world().territories:
        for border in here.borders:
            assert DISTANCE[here.id][border.to] == 1
            (x1, y1), (x2, y2) = CENTRES[here.id], CENTRES[border.to]
            assert ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 == pytest.approx(width)


def test_tunnels_encounters_and_bases() -> None:
    root = parsed(draw_request({**example(), "encounters": [3, 36]}))
    signs = {place.get("data-territory"): place for place in having(root, "territory")}
    assert [n for n, each in signs.items() if having(each, "tunnel")] == ["10", "15", "18", "29", "32", "37"]
    assert [n for n, each in signs.items() if having(each, "encounter", "present")] == ["3", "36"]
    assert [n for n, each in signs.items() if having(each, "encounter", "gone")] == [
        "8", "11", "13", "21", "25", "27", "35", "39", "44",
    ]  # fmt: skip
    assert sorted(each.get("data-base", "") for each in having(root, "base")) == sorted(FACTIONS)
    assert {each.get("data-base") for each in having(root, "base", "idle")} == set(FACTIONS) - {"saxony", "crimea"}


def test_units_structures_resources_and_tokens_are_on_their_places() -> None:
    document = example()
    document["human"] = {**document["human"], "structures": {"mine": 44, "armory": 16}}
    document["resources"] = {"43": {"food": 2, "oil": 120}, "crimea_base": {"wood": 1}}
    root = parsed(draw_request(document))
    assert drawn_units(root) == expected_units(document)
    assert [each.get("class") for each in on_place(root, "44")] == ["unit worker crimea", "structure mine crimea"]
    assert [each.get("class") for each in on_place(root, "16")] == ["structure armory crimea"]
    goods = [(each.get("class"), each.get("data-amount")) for each in on_place(root, "43")][1:]
    assert goods == [("resource food", "2"), ("resource oil", "120")]
    assert "99+" in texts(root)
    assert [each.get("class") for each in on_place(root, "crimea_base")] == ["resource wood"]


def test_flags_and_traps() -> None:
    document = {
        "format": "maszyna/scythe-position@1",
        "humans": [{"faction": "albion", "tokens": [9, 23]}, {"faction": "togawa", "tokens": [40]}],
    }
    layout = read_position(document)
    root = parsed(board_svg(layout.position))
    assert [each.get("class") for each in on_place(root, "23")] == ["token flag albion"]
    assert "token trap armed togawa" in [each.get("class") for each in on_place(root, "40")]
    layout.position.seats[0].armed = 0
    root = parsed(board_svg(layout.position))
    assert "token trap sprung togawa" in [each.get("class") for each in on_place(root, "40")]


def test_a_title_may_hold_anything() -> None:
    layout = read_position(example())
    title = 'A <b> & "C" \u0416\x00\ud800 ]]>'
    root = parsed(board_svg(layout.position, title))
    assert (root[0].tag.endswith("title"), root[0].text) == (True, 'A <b> & "C" \u0416 ]]>')
    assert 'A <b> & "C" \u0416 ]]>' in texts(root)


def test_it_is_told_to_those_who_hear_it() -> None:
    root = parsed(draw_request(example()))
    assert root.get("role") == "img"
    description = root[1].text or ""
    assert root[1].tag.endswith("desc")
    for part in ("Saxony (Automa)", "village 36, encounter token, Saxony worker", "2 food", "Crimea worker \u00d72"):
        assert part in description


def test_it_asks_for_nothing_from_outside() -> None:
    svg = draw_request(example())
    assert "href" not in svg and "@import" not in svg and svg.count("http") == 1  # the name of the format


@given(st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_any_position_can_be_drawn(seed: int) -> None:
    document = some_position(seed)
    root = parsed(draw_request(document))
    assert drawn_units(root) == expected_units(document)
    built = [place for seat in seats_of(document) for place in seat.get("structures", {}).values()]
    assert sorted(str(place) for place in built) == sorted(
        group.get("data-place", "") for group in having(root, "pieces") for _ in having(group, "structure")
    )


@given(st.lists(st.sampled_from([1.0, 1.1, 1.3, 1.45]), max_size=30))
def test_pieces_stay_in_their_box_and_off_each_other(shapes: list[float]) -> None:
    box = Box(94, -16, 21)
    spots = packed(shapes, box, 38)
    assert len(spots) == len(shapes)
    areas = [
        (spot.x - spot.size * shape / 2, spot.x + spot.size * shape / 2, spot.y - spot.size / 2, spot.y + spot.size / 2)
        for spot, shape in zip(spots, shapes, strict=True)
    ]
    for left, right, top, bottom in areas:
        assert left >= -47.01 and right <= 47.01 and top >= -16.01 and bottom <= 21.01
    for index, (left, right, top, bottom) in enumerate(areas):
        for other in areas[:index]:
            assert left >= other[1] or right <= other[0] or top >= other[3] or bottom <= other[2]
