"""Progress cards typed in from one's own box (X10): checked, kept, listed; until then missing with the reason."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.console import inside
from tests.expeditions.props import FORMAT, NOBODY, Document, own_card, own_file, position
from tests.schemas import fits

from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.own_cards import OwnCards, list_levels, read_own_cards, schema, write_own_cards
from maszyna.kernel.errors import FormatError

EIGHT = [1, 3, 5, 7, 9, 11, 13, 15]


@pytest.mark.covers("X10")
def test_without_them_the_levels_are_listed_as_missing_with_the_reason() -> None:
    levels = list_levels(NOBODY)
    assert [(each["level"], each["card"]) for each in levels] == [
        (1, "on file"), (2, "on file"), (3, "on file"), (4, "missing"), (5, "missing"),
    ]  # fmt: skip
    assert all("no source on file" in str(each["reason"]) for each in levels[3:])
    assert "coins" not in levels[3]
    with pytest.raises(FormatError) as caught:
        turn_answer({"position": position(level=5), "card": 1}, NOBODY)
    assert caught.value.where == "position.level"
    assert "not on file" in caught.value.problem


@pytest.mark.covers("X10")
def test_with_them_the_levels_can_be_played() -> None:
    own = read_own_cards(own_file(own_card(5), own_card(4, stars=[2, 3, 5, 7, 9, 11, 13, 19])))
    assert [(each["level"], each["card"]) for each in list_levels(own)][3:] == [(4, "own"), (5, "own")]
    for number, glory in ((4, 0), (5, 1)):
        after = turn_answer({"position": position(level=number), "card": 7}, own)["position"]
        assert isinstance(after, dict)
        assert (after["progress"], after["glory"]) == (1, glory)
    assert read_own_cards(write_own_cards(own)).cards == own.cards


def test_a_newer_card_takes_the_place_of_an_older() -> None:
    older = read_own_cards(own_file(own_card(4), own_card(5)))
    newer = read_own_cards(own_file(own_card(4, spaces=30)))
    assert [(card.level, card.spaces) for card in older.with_new(newer).cards] == [(4, 30), (5, 20)]
    assert [card.level for card in OwnCards([]).with_new(older).cards] == [4, 5]


def test_a_name_of_forty_characters_is_taken_and_no_longer_one() -> None:
    assert read_own_cards(own_file(own_card(4, name="ї" * 40))).cards[0].name == "ї" * 40
    with pytest.raises(FormatError, match="a name of at most 40 characters"):
        read_own_cards(own_file(own_card(4, name="ї" * 41)))


def test_a_name_may_be_absent() -> None:
    card = own_card(5)
    del card["name"]
    assert read_own_cards(own_file(card)).cards[0].name == "Ultimaszyna"


def without(card: Document, field: str) -> Document:
    return {name: value for name, value in card.items() if name != field}


REFUSED: list[tuple[object, str, str]] = [
    (None, "document", "an object with format, cards"),
    ({}, "document.format", "is missing"),
    ({"format": FORMAT, "cards": []}, "document.format", "progress-cards@1"),
    ({"format": "maszyna/expeditions-progress-cards@1"}, "document.cards", "is missing"),
    (own_file() | {"cards": {}}, "document.cards", "a list"),
    (own_file(own_card(4), own_card(4)), "document.cards[1].level", "already"),
    (own_file(own_card(1)), "document.cards[0].level", "1 is already on file"),
    (own_file(own_card(6)), "document.cards[0].level", "1..5"),
    (own_file(own_card(4, level="4")), "document.cards[0].level", "1..5"),
    (own_file(own_card(4, coin=3)), "document.cards[0].coin", "is not a field here"),
    (own_file(own_card(4, spaces=8)), "document.cards[0].spaces", "9..64"),
    (own_file(own_card(4, stars=EIGHT[:7])), "document.cards[0].stars", "a list of 8 spaces, found a list of 7"),
    (own_file(own_card(4, stars=[*EIGHT, 17])), "document.cards[0].stars", "a list of 8 spaces"),
    (own_file(own_card(4, stars=[1, 3, 5, 5, 9, 11, 13, 15])), "document.cards[0].stars[3]", "more than 5"),
    (own_file(own_card(4, stars=[1, 3, 5, 4, 9, 11, 13, 15])), "document.cards[0].stars[3]", "ascend"),
    (own_file(own_card(4, stars=[0, *EIGHT[1:]])), "document.cards[0].stars[0]", "1..19"),
    (own_file(own_card(4, stars=[*EIGHT[:7], 20])), "document.cards[0].stars[7]", "1..19"),
    (own_file(own_card(4, stars=[*EIGHT[:7], 15.0])), "document.cards[0].stars[7]", "1..19"),
    (own_file(own_card(4, coins={"glory": 5, "map": 1})), "document.cards[0].coins.corruption", "is missing"),
    (own_file(own_card(4, coins={"glory": 21, "map": 1, "corruption": 1})), "document.cards[0].coins.glory", "0..20"),
    (own_file(own_card(4, coins={"glory": -1, "map": 1, "corruption": 1})), "document.cards[0].coins.glory", "0..20"),
    (own_file(own_card(4, name="")), "document.cards[0].name", "a name"),
    (own_file(own_card(4, name="\x1b[2J")), "document.cards[0].name", "a name"),
    (own_file(without(own_card(4), "stars")), "document.cards[0].stars", "is missing"),
    (own_file(without(own_card(4), "spaces")), "document.cards[0].spaces", "is missing"),
]


@pytest.mark.parametrize(("document", "where", "right"), REFUSED)
def test_what_is_no_card_is_refused_with_the_place(document: object, where: str, right: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_own_cards(document)
    assert caught.value.where == where
    assert right in caught.value.problem


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(), lambda inner: st.lists(inner, max_size=4)
)


@given(field=st.sampled_from(["level", "name", "spaces", "stars", "coins"]), value=json_values)
def test_any_value_is_read_or_refused(field: str, value: Any) -> None:
    document = own_file(own_card(4, **{field: value}))
    try:
        own = read_own_cards(document)
    except FormatError as error:
        assert error.where.startswith("document.cards[0]")
    else:
        assert fits(document, schema()) and fits(write_own_cards(own), schema())
        assert read_own_cards(write_own_cards(own)).cards == own.cards


def test_the_schema_has_the_bounds_of_the_reader() -> None:
    card = schema()["properties"]["cards"]["items"]  # type: ignore[index]
    assert card["properties"]["level"] == {"enum": [4, 5]}
    assert card["required"] == ["level", "spaces", "stars", "coins"]
    assert (card["properties"]["stars"]["minItems"], card["properties"]["stars"]["maxItems"]) == (8, 8)
    assert card["properties"]["coins"]["properties"]["map"] == {"type": "integer", "minimum": 0, "maximum": 20}


def test_the_command_checks_keeps_and_lists_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    assert "missing" in inside(capsys, "expeditions", "cards").out
    typed = tmp_path / "typed.json"
    typed.write_text(json.dumps(own_file(own_card(5)), indent=1))
    said = inside(capsys, "expeditions", "cards", str(typed), "--json")
    assert (said.code, said.problems) == (0, [])
    listed = [json.loads(line) for line in said.out.splitlines()]
    assert [each["card"] for each in listed] == ["on file"] * 3 + ["missing", "own"]
    again = inside(capsys, "expeditions", "cards", "--json").out
    assert again == said.out
    played = inside(capsys, "expeditions", "simulate", "--games", "3", "--level", "5", "--json")
    assert json.loads(played.out)["level"] == 5
    every = inside(capsys, "expeditions", "simulate", "--games", "3", "--json")
    assert [json.loads(line)["level"] for line in every.out.splitlines()] == [1, 2, 3, 5]
    assert json.loads(inside(capsys, "expeditions", "cards", "--schema").out) == schema()


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "is empty"),
        ("{", "is not readable as JSON"),
        ('{"format": 1, "format": 2}', "twice"),
        (json.dumps(own_file(own_card(3))), "cards file.cards[0].level: 3 is already on file"),
        (json.dumps(own_file(own_card(4, stars=[1]))), "cards file.cards[0].stars: must be a list of 8 spaces"),
    ],
)
def test_a_bad_file_is_told_and_nothing_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, content: str, problem: str
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    typed = tmp_path / "typed.json"
    typed.write_text(content)
    said = inside(capsys, "expeditions", "cards", str(typed), "--json")
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert said.problems[0].startswith(f"maszyna: {typed}: ")
    assert problem in said.problems[0]
    assert not (tmp_path / "home").exists()


def test_a_spoilt_file_of_kept_cards_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    (tmp_path / "expeditions-progress-cards.json").write_text("{}")
    said = inside(capsys, "expeditions", "cards")
    assert said.code == 2
    assert "expeditions-progress-cards.json: cards file.format: is missing" in said.problems[0]
