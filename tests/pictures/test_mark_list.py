"""Marks as data, and arrows between places."""

from xml.etree import ElementTree as Tree

import pytest
from tests.pictures.scenes import SYMBOLS, having

from maszyna.kernel.bits import members
from maszyna.pictures.handbook.examples import EXAMPLES
from maszyna.pictures.screen.mark_list import (
    AUTOMA,
    CAN,
    FALLEN,
    FROM,
    LEFT,
    OWN,
    PALE,
    TO,
    choice_marks,
    mark,
    route_arrow,
)
from maszyna.pictures.screen.piece_list import pieces
from maszyna.pictures.scythe.grid import CENTRES
from maszyna.pictures.scythe.narrowing_steps import Narrowing
from maszyna.pictures.scythe.request import read_request
from maszyna.scythe.automa.choosing import POSSIBLE, Choice
from maszyna.speech.common.keys import place_key, place_of


def choice_of(symbol: str) -> Choice:
    choice = read_request(EXAMPLES[symbol][1]).choice
    assert choice is not None
    return choice


def test_a_mark_says_only_what_it_has() -> None:
    assert mark(29, CAN, pin="combat") == {"place": "t29", "kind": "can", "pin": "combat"}
    assert mark(48, FALLEN, step=3) == {"place": "base-nordic", "kind": "fallen", "step": 3}


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_marks_follow_the_narrowing(symbol: str) -> None:
    choice = choice_of(symbol)
    narrowing = Narrowing(choice)
    found = choice_marks(choice)
    by_kind = {kind: [one for one in found if one["kind"] == kind] for kind in (TO, FROM, FALLEN, PALE, LEFT)}
    if choice.reason == POSSIBLE:
        assert [one["place"] for one in by_kind[TO]] == [place_key(choice.to)]
        assert [one["place"] for one in by_kind[FROM]] == [place_key(choice.origin)]
        assert not by_kind[LEFT]
    for one in by_kind[FALLEN]:
        fall = narrowing.falls[place_of(str(one["place"]))]
        assert one["step"] == fall.step.number and one.get("value") == fall.value
    assert all(not narrowing.in_reach(place_of(str(one["place"]))) for one in by_kind[PALE])


def test_marks_after_each_step_leave_what_the_step_left() -> None:
    choice = choice_of("move_mech")
    steps = Narrowing(choice).steps
    territories = [step for step in steps if step.finding.stage in ("valid", "destination")]
    for step in territories:
        found = choice_marks(choice, step.number)
        left = [place_of(str(one["place"])) for one in found if one["kind"] in (LEFT, TO)]
        assert left == members(step.finding.after), step.number


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
