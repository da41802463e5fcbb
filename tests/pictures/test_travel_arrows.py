"""Arrows between places."""

from xml.etree import ElementTree as Tree

import pytest
from tests.pictures.scenes import having

from maszyna.pictures.handbook.examples import EXAMPLES
from maszyna.pictures.screen.piece_list import pieces
from maszyna.pictures.screen.travel_arrows import AUTOMA, OWN, route_arrow
from maszyna.pictures.scythe.grid import CENTRES
from maszyna.pictures.scythe.request import read_request


@pytest.mark.parametrize("whose", [OWN, AUTOMA])
def test_an_arrow_goes_from_place_to_place(whose: str) -> None:
    drawn = route_arrow(["t35", "t29", "t22"], whose, [])
    root = Tree.fromstring(f"<svg>{drawn}</svg>")
    arrows = having(root, "way", whose)
    assert len(arrows) == 2
    for arrow, (start, end) in zip(arrows, [(35, 29), (29, 22)], strict=True):
        [line], [head] = having(arrow, "way-line"), having(arrow, "way-head")
        x, y = (float(part) for part in str(line.get("d")).split("Q")[0].lstrip("M").split())
        assert (x - CENTRES[start][0]) ** 2 + (y - CENTRES[start][1]) ** 2 < 30**2
        x, y = (float(part) for part in str(head.get("d")).split("L")[0].lstrip("M").split())
        assert (x - CENTRES[end][0]) ** 2 + (y - CENTRES[end][1]) ** 2 < 30**2
    assert route_arrow(["t35"], whose, []) == route_arrow(["t35", "t35"], whose, []) == ""


def test_an_arrow_bends_around_a_piece_in_its_way() -> None:
    position = read_request(EXAMPLES["move_mech"][1]).layout.position
    free = route_arrow(["t20", "t22"], AUTOMA, [])
    around = route_arrow(["t20", "t22"], AUTOMA, pieces(position, "en"))
    assert free and around
    blocked = [{"place": "t21", "x": 117.9 + 52, "y": 405.0}]
    assert route_arrow(["t20", "t22"], AUTOMA, blocked) != free  # type: ignore[arg-type]
