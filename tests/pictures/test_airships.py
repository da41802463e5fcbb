"""Airships in pictures: a shape of their own with the faction's letter, what is aboard, and the words for it."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.console import inside
from tests.pictures.scenes import Document, drawn_units, example, having, on_place, parsed, texts

from maszyna.pictures.scythe.contents import airships_at
from maszyna.pictures.scythe.placement import placed
from maszyna.pictures.scythe.request import draw_request
from maszyna.pictures.scythe.tokens import width_of
from maszyna.scythe.notation import read_position
from maszyna.scythe.position_requests import decide_answer

TILES: Document = {
    "own_pairs": True,
    "pairs": {
        "saxony": {"aggressive": "blitzkrieg"},
        "crimea": {"aggressive": "bombard", "passive": "ferry"},
        "nordic": {"aggressive": "bounty", "passive": "craft"},
    },
}
CREW = ["aboard", "aboard", 8, "mat", "mat", "mat", "mat", "mat"]


def windy(crimea: Any = 23, saxony: Any = 23, **cargo: int) -> Document:
    """The handbook's position with airships, and Nordic's with two workers aboard on 8."""
    document = example(airship=saxony)
    human = document.pop("human")
    nordic = {"faction": "nordic", "airship": 8, "workers": CREW}
    document["humans"] = [{**human, "airship": crimea, "cargo": cargo}, nordic]
    return {**document, "airships": TILES}


def airships_on(svg: str, place: str) -> list[str]:
    return [each.get("class", "") for each in on_place(parsed(svg), place) if "airship" in each.get("class", "")]


def test_each_is_on_its_place_with_its_letter() -> None:
    svg = draw_request(windy())
    assert airships_on(svg, "23") == ["airship crimea", "airship saxony"]
    assert airships_on(svg, "8") == ["airship nordic"]
    root = parsed(svg)
    letters = [texts(each)[0] for each in on_place(root, "23") if "airship" in each.get("class", "")]
    assert letters == ["C", "S"]
    assert airships_on(draw_request(windy("base", "base")), "crimea_base") == ["airship crimea"]


def test_it_is_a_shape_of_its_own() -> None:
    root = parsed(draw_request(windy()))
    outlines = {
        name: next(path.get("d") for path in having(root, *name.split())[0].iter() if path.get("d"))
        for name in ("airship crimea", "unit character", "unit mech", "unit worker")
    }
    assert len(set(outlines.values())) == len(outlines)


def test_what_is_aboard_hangs_below() -> None:
    root = parsed(draw_request(windy(food=2, oil=1)))
    [crimea] = [each for each in on_place(root, "23") if each.get("class") == "airship crimea"]
    aboard = [(each.get("class"), each.get("data-amount")) for each in having(crimea, "aboard")]
    assert aboard == [("aboard food", "2"), ("aboard oil", "1")]
    [nordic] = [each for each in on_place(root, "8") if each.get("class") == "airship nordic"]
    assert [(each.get("class"), each.get("data-amount")) for each in having(nordic, "aboard")] == [
        ("aboard worker", "2")
    ]
    assert drawn_units(root)["8", "nordic", "worker"] == 1  # those aboard stand on no territory


def test_the_key_and_the_description_name_them() -> None:
    root = parsed(draw_request(windy(food=2, oil=1)))
    [key] = having(root, "key")
    assert "airship" in texts(key)
    description = root[1].text or ""
    assert "the Factory, Crimea airship with 2 food, 1 oil aboard, Saxony airship" in description
    assert "Nordic worker, Nordic airship with worker \u00d72 aboard" in description


def test_without_airships_nothing_is_said_of_them() -> None:
    svg = draw_request(example())
    assert "airship" not in svg


@given(st.integers(1, 47), st.integers(1, 47), st.integers(0, 3))
@settings(max_examples=30, deadline=None)
def test_any_place_has_room_for_them(crimea: int, saxony: int, food: int) -> None:
    document = windy(crimea, saxony, food=food)
    position = read_position(document).position
    parsed(draw_request(document))
    for place in {crimea, saxony, 8}:
        for tagged in (False, True):
            drawn = placed(position, place, tagged)
            assert [each.piece for each in drawn if each.piece.kind == "airship"] == airships_at(position, place)
            for index, (piece, spot) in enumerate(drawn):
                for other, there in drawn[:index]:
                    apart = abs(spot.x - there.x) >= (spot.size * width_of(piece) + there.size * width_of(other)) / 2
                    assert apart or abs(spot.y - there.y) >= (spot.size + there.size) / 2 - 0.01


def flight(**where: Any) -> Document:
    return {"position": windy(**where), "action": "airship"}


def test_a_flight_is_drawn_like_any_decision() -> None:
    """The picture says what the answer of ``decide`` says."""
    for request in (flight(crimea=24, saxony=30), flight(saxony="base"), flight(crimea=23, saxony=23)):
        answer: Any = decide_answer(request)
        root = parsed(draw_request(request))
        out = {int(each.get("data-territory", "")) for each in having(root, "out-of-reach")}
        assert out == set(range(1, 48)) - set(answer["valid"]) - {answer["to"]}
        [destination] = having(root, "destination")
        assert destination.get("data-territory") == str(answer["to"])
        steps = [(each.get("data-criterion"), each.get("data-rule")) for each in having(root, "step")]
        assert steps == [(step["rule"], step["id"]) for step in answer["trace"]]
        assert {step["stage"] for step in answer["trace"]} == {"airship"}
        assert len(having(root, "arrow")) == len(having(root, "chosen")) == 1
        assert len(having(root, "fallen")) == len(answer["valid"]) - 1


def test_a_flights_title_and_account() -> None:
    root = parsed(draw_request(flight(crimea=24, saxony=30)))
    assert root[0].text == "Saxony: move airship, 30 \u2192 23"
    assert "1. nearest to an enemy airship (W9: house rule): " in (root[1].text or "")
    assert "flies to" in texts(root)
    stays = parsed(draw_request(flight(crimea=23, saxony=23)))
    assert stays[0].text == "Saxony: move airship, stays on 23"
    assert "stays" in having(stays, "arrow")[0].get("class", "")


def test_a_flight_needs_airships(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "in.json"
    path.write_text(json.dumps(example()))
    said = inside(capsys, "scythe", "draw", str(path), "--action", "airship")
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert 'request.action: airship needs "airships" in the position' in said.problems[0]
    path.write_text(json.dumps(windy()))
    assert inside(capsys, "scythe", "draw", str(path), "--action", "airship").code == 0
