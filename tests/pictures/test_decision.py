"""Decisions as SVG: the unit, its way, and where every other territory fell out."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.pictures.scenes import SVG, SYMBOLS, Document, example, having, parsed, some_position, texts

from maszyna.pictures.handbook.examples import EXAMPLES
from maszyna.pictures.scythe.decision_picture import decision_svg
from maszyna.pictures.scythe.request import draw_request, read_request
from maszyna.scythe.automa.choosing import choose
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.automa.symbols import MOVE_MECH
from maszyna.scythe.notation import write_position
from maszyna.scythe.position_requests import decide_answer


def looked_at(request: Document) -> None:
    """The drawing says what the answer of ``decide`` says."""
    answer: Any = decide_answer(request)
    root = parsed(draw_request(request))
    assert len(having(root, "arrow")) == len(having(root, "destination")) == int(answer["possible"])
    assert len(having(root, "chosen")) == int(answer["unit"] is not None)
    steps = [(each.get("data-criterion"), each.get("data-rule")) for each in having(root, "step")]
    assert steps == [(step["rule"], step["id"]) for step in answer["trace"]]
    territories = [step for step in answer["trace"] if step["stage"] != "unit"]
    decided = [step["rule"] for step in territories if step["decided"]][-1:] if answer["possible"] else []
    assert [each.get("data-criterion") for each in having(root, "step", "decides")] == decided
    out = {int(each.get("data-territory", "")) for each in having(root, "out-of-reach")}
    if territories:
        assert out == set(range(1, 48)) - set(territories[0]["after"])
    fallen = {int(each.get("data-territory", "")): int(each.get("data-step", "")) for each in having(root, "fallen")}
    for number, step in enumerate(answer["trace"], 1):
        if step in territories[1:]:
            for place in set(step["before"]) - set(step["after"]):
                assert fallen.pop(place) == number
                [tag] = [each for each in having(root, "tag") if each.get("data-territory") == str(place)]
                value = step["values"].get(str(place))
                assert texts(tag) == [str(number)] + ([] if value is None else [str(value)])
    assert not fallen
    if answer["possible"]:
        [destination] = having(root, "destination")
        assert destination.get("data-territory") == str(answer["to"])


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_the_examples_of_the_handbook(symbol: str) -> None:
    looked_at(EXAMPLES[symbol][1])


@given(st.integers(0, 2**32), st.sampled_from(SYMBOLS))
@settings(max_examples=60, deadline=None)
def test_any_decision_can_be_drawn(seed: int, symbol: str) -> None:
    looked_at({"position": some_position(seed), "action": symbol})


def test_the_deciding_criterion_is_named_with_its_rule() -> None:
    root = parsed(draw_request(EXAMPLES["attack_workers"][1]))
    [row] = having(root, "step", "decides")
    assert "nearest to the Factory (A6.2) \u2013 decides" in texts(row)
    assert "2 \u2192 30" in texts(row)
    assert "6. nearest to the Factory (A6.2): 30 of 30, 43 remain (decides)." in (root[1].text or "")
    assert root[0].text == "Saxony: attack workers with the mech, 35 \u2192 30"


def test_the_destination_shows_the_value_that_decided() -> None:
    root = parsed(draw_request(EXAMPLES["move_worker"][1]))
    [tag] = [each for each in having(root, "tag") if each.get("data-territory") == "35"]
    assert texts(tag) == ["5"]  # in reach of five own units


def test_a_filter_bars_and_a_comparison_outdoes() -> None:
    root = parsed(draw_request(EXAMPLES["move_worker"][1]))
    barred = {each.get("data-territory") for each in having(root, "fallen", "barred")}
    outdone = {each.get("data-territory") for each in having(root, "fallen", "outdone")}
    assert outdone == {"22", "27", "34", "42"}
    assert barred == {"14", "15", "20", "21", "28", "29", "30", "36", "37", "41", "43"}


def test_a_unit_that_stays_has_its_arrow_too() -> None:
    root = parsed(draw_request(EXAMPLES["move_character"][1]))
    [arrow] = having(root, "arrow")
    assert "stays" in arrow.get("class", "")
    assert "stays on 21" in (root[0].text or "")


def test_what_cannot_be_carried_out_is_said() -> None:
    for request, reason in [
        ({"position": example(), "action": "attack_combat_unit", "min_power": 7}, "its power is too low"),
        ({"position": example(mechs=["mat"] * 4), "action": "move_mech"}, "no such unit is in play"),
        ({"position": {**example(), "encounters": []}, "action": "encounter_or_factory"}, "no territory is valid"),
    ]:
        root = parsed(draw_request(request))
        assert (root[0].text or "").endswith(f"not possible: {reason}")
        assert not having(root, "arrow") and not having(root, "destination")


def test_drawing_changes_nothing() -> None:
    request = read_request(EXAMPLES["move_mech"][1])
    assert request.choice is not None
    before = write_position(request.layout)
    decision_svg(request.layout.position, request.seat, request.choice)
    assert write_position(request.layout) == before


def test_a_choice_without_a_trace_still_has_its_arrow() -> None:
    request = read_request({"position": example()})
    seat = 1  # Saxony sits behind Crimea
    choice = choose(Sight(request.layout.position, request.layout.hidden, seat), MOVE_MECH, 0, None)
    root = parsed(decision_svg(request.layout.position, seat, choice))
    assert len(having(root, "arrow")) == 1 and not having(root, "step")


def test_the_hatching_is_in_the_picture() -> None:
    root = parsed(draw_request(EXAMPLES["move_worker"][1]))
    [pattern] = list(root.iter(SVG + "pattern"))
    used = [each.get("fill") for each in root.iter() if "url(" in each.get("fill", "")]
    assert used and set(used) == {f"url(#{pattern.get('id')})"}
