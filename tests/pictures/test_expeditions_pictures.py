"""Expeditions as SVG: everything of a position at its place, and every step of a mech's search."""

import re
from typing import Any
from xml.etree import ElementTree as Tree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.expeditions.props import NOBODY, Document, mechs, own_card, own_file, position
from tests.expeditions.random_positions import random_request
from tests.pictures.scenes import SVG, having, parsed, texts

from maszyna.expeditions.notation.turn_request import turn_answer
from maszyna.expeditions.own_cards import read_own_cards
from maszyna.pictures.draw.svg import text_width
from maszyna.pictures.draw.titles import wrapped
from maszyna.pictures.expeditions.turn_picture import draw_document
from maszyna.speech.expeditions.captions import captions
from maszyna.speech.language.catalogue import LANGUAGES

ENGLISH = captions("en")
ROWS = ["north", "central"]
OFFICIAL = position(
    ". . 5 m 4,3 5 .", glory=3, human={"row": "north", "at": 2}, automa={"north": 1, "central": 6},
)  # fmt: skip


def drawn(document: Document, card: int | None = None) -> Tree.Element:
    return parsed(draw_document(document, card, None, NOBODY, ENGLISH))


def places(root: Tree.Element, *classes: str) -> list[str]:
    return [each.get("data-place", "") for each in having(root, *classes)]


def numbers(root: Tree.Element, name: str, *classes: str) -> list[int]:
    return [int(each.get(name, "")) for each in having(root, *classes)]


def where(drawn: Tree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", drawn.get("transform", ""))[:2]
    return float(x), float(y)


def named(row: str, at: int) -> str:
    return f"{row[0]}{at + 1}"


def rows_hold(root: Tree.Element, document: Document) -> None:
    """What is drawn on every location is what the document says."""
    found = {each.get("data-place"): each for each in having(root, "location")}
    assert list(found) == [named(row, at) for row in ROWS for at in range(7)]
    for row in ROWS:
        for at, location in enumerate(document[row]):
            here = found[named(row, at)]
            assert numbers(here, "data-value", "corruption") == location["corruption"]
            assert texts(here)[1 : 1 + len(location["corruption"])] == [str(value) for value in location["corruption"]]
            assert len(having(here, "map")) == int(location["map"])
            assert len(having(here, "twenty")) == location["corruption"].count(20)
            assert len(having(here, "automa")) == int(document["automa"][row] == at)
            assert len(having(here, "human")) == int(document["human"] == {"row": row, "at": at})
    [south] = having(root, "south")
    assert len(having(south, "human")) == int(document["human"] == {"row": "south"})


def tracks_hold(root: Tree.Element, document: Document) -> None:
    assert numbers(root, "data-space", "token") == [document["progress"]]
    assert numbers(root, "data-rank", "placed") == list(range(1, document["glory"] + 1))
    assert numbers(root, "data-rank", "waiting") == list(range(document["glory"] + 1, 9))
    [taken] = having(root, "taken")
    assert numbers(taken, "data-value", "corruption") == document["taken"]["corruption"]
    maps = document["taken"]["maps"]
    assert len(having(taken, "map")) == int(maps > 0)
    assert (f"×{maps}" in texts(taken)) == (maps > 0)  # noqa: RUF001


def search_holds(root: Tree.Element, request: Document) -> None:
    """Each mech's marks say what the answer of ``turn`` says."""
    answer: Any = turn_answer(request, NOBODY)
    boards = having(root, "board")
    assert len(boards) == 2
    for board, part in zip(boards, mechs(answer), strict=True):
        row = part["row"]
        ends = [part["from"], part["to"]]
        assert places(board, "destination") == [named(row, part["to"])]
        [arrow] = having(board, "arrow")
        assert ("stays" in arrow.get("class", "").split()) == (ends[0] == ends[1])
        human = request["position"]["human"]
        here = human is not None and human["row"] == row
        assert places(board, "skipped") == ([named(row, human["at"])] if here else [])
        steps = {step["rule"]: step for step in part["trace"]}
        looked = steps["up_to_3_ahead"]["after"] if steps else []
        matching = [step["after"] for step in part["trace"] if step["stage"] == "match"][-1] if steps else []
        assert set(places(board, "tag")) == {named(row, at) for at in looked}
        assert set(places(board, "tag", "match")) == {named(row, at) for at in matching}
        distances = numbers(board, "data-distance", "tag")
        assert distances == sorted(distances) and set(distances) <= {0, 1, 2, 3}
        for tag in having(board, "tag"):
            assert texts(tag) == [tag.get("data-distance")]
        pale = set(range(7)) - set(looked) - set(ends) - ({human["at"]} if here else set())
        assert set(places(board, "not-looked-at")) == {named(row, at) for at in pale}
        assert len(having(board, "chosen")) == len(part["taken"])


def test_a_position_is_drawn_with_everything_in_it() -> None:
    document = position(
        "m 4,3,10 . 5,20,3 m . .", "m m . 3 . . 5,5", progress=12, glory=3, human={"row": "central", "at": 4},
        automa={"north": 3, "central": 0}, taken={"maps": 4, "corruption": [3, 5, 4]},
    )  # fmt: skip
    root = drawn(document)
    rows_hold(root, document)
    tracks_hold(root, document)
    assert numbers(root, "data-space", "space") == list(range(29))
    stars = [each for each in having(root, "space") if having(each, "star")]
    assert [int(each.get("data-space", "")) for each in stars] == [2, 6, 11, 15, 19, 23, 25, 27]
    assert [texts(each) for each in stars] == [[str(rank)] for rank in range(1, 9)]
    assert not having(root, "arrow")


def test_the_official_example_is_drawn_as_it_is_told() -> None:
    request = {"position": OFFICIAL, "card": 8}
    root = drawn(request)
    north = having(root, "board")[0]
    assert places(north, "skipped") == ["n3"]
    assert places(north, "tag", "no-match") == ["n2", "n4"]
    assert places(north, "tag", "match") == ["n5", "n6"]
    assert places(north, "destination") == ["n5"]
    title, told = root[0].text or "", root[1].text or ""
    assert title == "Card 8: n2 → n5, c7 → c6"
    assert "Looked at: n2, n4, n5, n6 (X7.2). n3 with your mech is skipped (X4.3). A match: n5, n6 (X7.2c)." in told
    assert "Goes from n2 to n5. Takes 4, 3 (X8.3)." in told
    assert "Central mech. The card shows no target. Distance 1 (X7.3). Goes from c7 to c6." in told


@given(st.integers(0, 2**32))
@settings(max_examples=80, deadline=None)
def test_any_turn_can_be_drawn_and_says_what_the_answer_says(seed: int) -> None:
    request = random_request(seed)
    root = drawn(request)
    search_holds(root, request)
    rows_hold(root, request["position"])
    tracks_hold(root, turn_answer(request, NOBODY)["position"])  # type: ignore[arg-type]
    rows_hold(drawn(request["position"]), request["position"])


def test_a_person_entered_on_the_mechs_own_location_is_skipped_there() -> None:
    root = drawn(position("4 . 5 . . . .", glory=3, human={"row": "north", "at": 0}), 8)
    north = having(root, "board")[0]
    assert (places(north, "skipped"), places(north, "destination")) == (["n1"], ["n3"])
    assert places(north, "tag") == ["n2", "n3", "n4"]
    assert numbers(north, "data-distance", "tag") == [1, 2, 3]


def test_the_ring_taken_is_around_the_tokens_taken() -> None:
    """The 20 lies second of three; corruption passes it over; a map token is the only thing there."""

    def rings(document: Document, card: int) -> list[tuple[str, ...]]:
        root = drawn(document, card)
        found = []
        for board in having(root, "board"):
            [now] = having(board, "taken-now")
            spots = [ring.get("transform", "") for ring in having(now, "chosen")]
            place = having(board, "destination")[0].get("data-place")
            [tile] = [each for each in having(board, "location") if each.get("data-place") == place]
            things = [*having(tile, "map"), *having(tile, "corruption")]
            at = {thing.get("transform", "").split(" scale")[0]: thing.get("data-value", "map") for thing in things}
            found.append(tuple(at[spot] for spot in spots))
        return found

    assert rings(position(". 3,20,4 . . . . .", glory=7), 12)[0] == ("20",)
    assert rings(position(". 20,3,4,5 . . . . .", glory=7), 8)[0] == ("3", "4")
    assert rings(position(central=". . . . m . .", glory=7), 10) == [(), ("map",)]


def test_an_arrow_past_the_last_location_comes_in_on_the_other_side() -> None:
    def lines(automa: Document) -> list[str]:
        root = drawn(position(automa=automa), 9)  # north 3, central 2
        return [having(board, "arrow")[0][0].get("d", "") for board in having(root, "board")]

    assert [line.count("M") for line in lines({"north": 0, "central": 6})] == [1, 1]
    north, central = lines({"north": 5, "central": 1})
    assert "H640M0 " in north and "H0M640 " in central


def test_the_token_moves_on_the_track() -> None:
    root = drawn(position(progress=1), 7)
    assert (numbers(root, "data-space", "left"), numbers(root, "data-space", "token")) == ([1], [2])
    assert numbers(root, "data-rank", "placed") == [1]
    root = drawn(position(progress=1), 8)  # no mark on this card
    assert (numbers(root, "data-space", "left"), numbers(root, "data-space", "token")) == ([], [1])


def test_the_account_gives_the_reason_for_a_walk() -> None:
    told = drawn(position("m . . . . . .", glory=0), 3)[1].text or ""
    assert "Discard all face-up cards beside n1 (X7.1)." in told
    assert "Target “map token”: glory 0, needed 3. Distance 3 (X7.3)." in told
    told = drawn(position(glory=4), 3)[1].text or ""
    assert "No match. Distance 3 (X7.3). Goes from c7 to c4." in told
    told = (
        drawn({"position": position(central="m . . . . . m"), "card": 10, "drawn": {"central": [5, 3]}})[1].text or ""
    )
    assert "Stays on c7. Takes the map token and flips the tile (X8.1). On the tile: 5, 3." in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_screen_reader_hears_it_in_every_language(lang: str) -> None:
    words = captions(lang)
    root = parsed(draw_document({"position": OFFICIAL, "card": 8}, None, None, NOBODY, words))
    assert root.get("role") == "img"
    assert [child.tag for child in root[:2]] == [SVG + "title", SVG + "desc"]
    whole = root[1].text or ""
    assert words.mech(0).lower() in whole.lower() and words.your_mech() in whole
    titles = [each[0].text or "" for each in having(root, "location")]
    assert titles[4] == f"n5: {words.say('pile', tokens='4, 3')}"
    assert titles[2] == f"n3: {words.say('pile', tokens='5')}, {words.your_mech()}"
    assert titles[0] == f"n1: {words.say('empty')}"
    words_in_latin = re.findall("[A-Za-z]{3,}", " ".join(texts(root)) + whole)
    assert bool(words_in_latin) == (lang == "en")


def test_the_fullest_table_stays_on_the_paper() -> None:
    """A pile of all tokens, the longest track a person may type in, everything taken."""
    own = read_own_cards(own_file(own_card(4, spaces=64)))
    full = position(level=4, progress=63, glory=8, taken={"maps": 99, "corruption": [3] * 37})
    full["north"][6]["corruption"] = [10] * 36 + [20]
    root = parsed(draw_document(full, None, None, own, ENGLISH))
    rows_hold(root, full)
    tracks_hold(root, full)
    assert len(having(root, "space")) == 64
    assert all(-50 < where(token)[0] < 626 for token in having(root, "corruption"))
    [taken] = having(root, "taken")
    lowest = where(taken)[1] + max(where(token)[1] for token in having(taken, "corruption"))
    assert lowest + 15 <= where(having(root, "board")[0])[1]  # clear of the rows below


def test_a_mech_in_no_row_is_told() -> None:
    assert (drawn(position(human=None))[1].text or "").endswith("Your mech is in neither row.")
    assert "South: your mech" in (drawn(position(human={"row": "south"}))[1].text or "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_leaves_the_paper(lang: str) -> None:
    """By our estimate of the width of letters, which is a generous one."""
    for seed in range(12):
        root = parsed(draw_document(random_request(seed), None, None, NOBODY, captions(lang)))
        for text in [each for group in having(root, "account") for each in group]:
            wide = text_width(text.text or "", float(text.get("font-size", "0")))
            assert float(text.get("x", "0")) + wide <= 640 - 14


def test_wrapping_keeps_every_word() -> None:
    text = "one two three fourteen-letters five"
    assert wrapped(text, 10, 50) == ["one two", "three", "fourteen-letters", "five"]
    assert wrapped("", 10, 50) == []


def test_colour_is_never_the_only_sign() -> None:
    """The Automa's mechs and the person's have other outlines and letters; the 20 has corners."""
    root = drawn(position("4 20 . . . . .", human={"row": "north", "at": 3}))
    automa, human = having(root, "row", "north")[0], having(root, "human")[0]
    mech = having(automa, "automa")[0]
    assert mech[0].get("d") != human[0].get("d")
    assert texts(mech) == ["A"] and texts(human) == ["Y"]
    regular, twenty = having(having(root, "location")[0], "corruption")[0], having(root, "twenty")[0]
    assert (regular[0].tag, twenty[0].tag) == (SVG + "circle", SVG + "polygon")
