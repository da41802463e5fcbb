"""Positions read and written, and what is no position refused with the place named."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.expeditions.props import EMPTY, FORMAT, NOBODY, Document, mechs, position, row, turn

from maszyna.expeditions.notation.read_position import read_position
from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.notation.write_position import write_position
from maszyna.kernel.errors import FormatError

# The example of the contract, its rows written out.
CONTRACT = position(
    "m 4,3 . . . . 20", "m m m m m 5 m", progress=6, glory=2, human={"row": "north", "at": 2},
)  # fmt: skip


def test_the_contracts_example_is_what_it_says_and_is_written_as_it_was_read() -> None:
    read = read_position(CONTRACT, NOBODY)
    assert (read.card.level, read.progress, read.glory, read.at) == (2, 6, 2, [0, 6])
    assert (read.maps[0], read.pile(0, 1), read.twenty) == (1, [3, 4], [64, 0])
    assert (read.human_row, read.human_at) == (0, 2)
    assert write_position(read) == CONTRACT


@pytest.mark.parametrize("human", [None, {"row": "south"}, {"row": "central", "at": 0}])
def test_where_the_human_may_be(human: object) -> None:
    assert write_position(read_position(position(human=human), NOBODY))["human"] == human


def test_what_is_absent_is_as_after_the_setup() -> None:
    written = write_position(read_position({"format": FORMAT, "level": 3}, NOBODY))
    assert written == position("m m m m m m m", "m m m m m m m", level=3)
    shorter = {**position(), "north": [{} for _ in range(7)], "taken": {}, "automa": {}}
    assert write_position(read_position(shorter, NOBODY)) == position()


def test_a_turn_answers_as_in_the_contract() -> None:
    answer = turn(CONTRACT, 8, north=[5, 3], central=[])
    assert list(answer) == ["position", "events"]
    for event in mechs(answer):
        assert {"row", "from", "to", "did", "taken", "trace"} <= set(event)
    assert answer["position"]["format"] == FORMAT
    assert json.loads(json.dumps(answer)) == answer


def location(at: int, **changes: object) -> list[Document]:
    spots = row(EMPTY)
    spots[at] = {**spots[at], **changes}
    return spots


REFUSED: list[tuple[object, str, str]] = [
    (None, "position", "an object"),
    ([], "position", "an object"),
    ({}, "position.format", FORMAT),
    (position(format="maszyna/scythe-position@1"), "position.format", FORMAT),
    ({"format": FORMAT}, "position.level", "is missing"),
    (position(level=0), "position.level", "1..5"),
    (position(level=4), "position.level", "not on file"),
    (position(level=True), "position.level", "1..5"),
    (position(progress=29), "position.progress", "0..28"),
    (position(progress=-1), "position.progress", "0..28"),
    (position(level=3, progress=25), "position.progress", "0..24"),
    (position(glory=9), "position.glory", "0..8"),
    (position(glory="2"), "position.glory", "0..8"),
    (position(south=[]), "position.south", "is not a field here"),
    (position() | {"north": row(EMPTY)[:6]}, "position.north", "a list of 7 locations, found a list of 6"),
    (position() | {"central": {}}, "position.central", "a list of 7 locations"),
    (position() | {"north": location(3, map=1)}, "position.north[3].map", "true or false"),
    (position() | {"north": location(3, mech=1)}, "position.north[3].mech", "is not a field here"),
    (position() | {"north": location(3, corruption=4)}, "position.north[3].corruption", "a list of corruption"),
    (position() | {"north": location(3, corruption=[4, 11])}, "position.north[3].corruption[1]", "1..10 or 20"),
    (position() | {"north": location(3, corruption=[0])}, "position.north[3].corruption[0]", "1..10 or 20"),
    (position() | {"north": location(3, corruption=[True])}, "position.north[3].corruption[0]", "1..10 or 20"),
    (position() | {"north": location(3, corruption=["4"])}, "position.north[3].corruption[0]", "1..10 or 20"),
    (position() | {"north": location(3, corruption=[4.0])}, "position.north[3].corruption[0]", "1..10 or 20"),
    (position() | {"north": location(3, corruption=[3] * 38)}, "position.north[3].corruption", "at most 37"),
    (position() | {"north": location(3, corruption=[20, 20])}, "position.north[3].corruption", "more than once"),
    (position("20 . . . . . .", "20 . . . . . ."), "position", "20 more than once"),
    (position("20 . . . . . .", taken={"corruption": [20]}), "position", "20 more than once"),
    (position(automa={"north": 7}), "position.automa.north", "0..6"),
    (position(automa={"south": 0}), "position.automa.south", "is not a field here"),
    (position(human={"row": "north"}), "position.human.at", "is missing"),
    (position(human={"row": "north", "at": 7}), "position.human.at", "0..6"),
    (position(human={"row": "south", "at": 6}), "position.human.at", "0..5"),
    (position(human={"row": "west", "at": 1}), "position.human.row", "north, central, south"),
    (position(human={"at": 1}), "position.human.row", "is missing"),
    (position(human="south"), "position.human", "an object with row, at"),
    (position(taken={"maps": -1}), "position.taken.maps", "0..99"),
    (position(taken={"corruption": [30]}), "position.taken.corruption[0]", "1..10 or 20"),
    (position(taken={"coins": 1}), "position.taken.coins", "is not a field here"),
]


@pytest.mark.parametrize(("document", "where", "right"), REFUSED)
def test_what_is_no_position_is_refused_with_the_place(document: object, where: str, right: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_position(document, NOBODY)
    assert caught.value.where == where
    assert right in caught.value.problem


@pytest.mark.parametrize(
    ("request_", "where", "right"),
    [
        ([], "request", "an object"),
        ({"card": 1}, "request.position", "is missing"),
        ({"position": position()}, "request.card", "is missing"),
        ({"position": position(), "card": 0}, "request.card", "1..14"),
        ({"position": position(), "card": 15}, "request.card", "1..14"),
        ({"position": position(), "card": "8"}, "request.card", "1..14"),
        ({"position": position(), "card": 1, "seed": 1}, "request.seed", "is not a field here"),
        ({"position": position(), "card": 1, "drawn": [5]}, "request.drawn", "an object with north, central"),
        ({"position": position(), "card": 1, "drawn": {"south": []}}, "request.drawn.south", "is not a field here"),
        ({"position": position(), "card": 1, "drawn": {"north": [50]}}, "request.drawn.north[0]", "1..10 or 20"),
        (
            {"position": position("20 . . . . . .", ". . . . . m ."), "card": 10, "drawn": {"central": [20]}},
            "request.drawn", "it is already in the position",
        ),
    ],
)  # fmt: skip
def test_what_is_no_request_is_refused_with_the_place(request_: object, where: str, right: str) -> None:
    with pytest.raises(FormatError) as caught:
        turn_answer(request_, NOBODY)
    assert caught.value.where == where
    assert right in caught.value.problem


def test_a_second_20_is_no_matter_as_long_as_it_is_not_put_down() -> None:
    request = {"position": position("20 . . . . . ."), "card": 10, "drawn": {"central": [20]}}
    assert turn_answer(request, NOBODY)["position"]


leaves = st.none() | st.booleans() | st.integers(-3, 25) | st.floats() | st.text(max_size=5)
values = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
)
paths = [
    (), ("format",), ("level",), ("progress",), ("glory",), ("north",), ("north", 2), ("north", 2, "map"),
    ("north", 2, "corruption"), ("central", 6, "corruption"), ("automa",), ("automa", "north"), ("human",),
    ("human", "row"), ("human", "at"), ("taken",), ("taken", "maps"), ("taken", "corruption"),
]  # fmt: skip


@settings(max_examples=400, deadline=None)
@given(path=st.sampled_from(paths), value=values, card=st.integers(1, 14))
def test_anything_is_read_and_written_back_or_refused(path: tuple[Any, ...], value: Any, card: int) -> None:
    document: Any = json.loads(json.dumps(CONTRACT))
    if path:
        spot = document
        for step in path[:-1]:
            spot = spot[step]
        spot[path[-1]] = value
    else:
        document = value
    try:
        answer = turn_answer({"position": document, "card": card}, NOBODY)
    except FormatError as error:
        assert error.where.startswith("position")
    else:
        after = answer["position"]
        assert write_position(read_position(after, NOBODY)) == after
