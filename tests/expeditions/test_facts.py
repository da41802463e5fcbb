"""The facts of Expeditions: what is in the box, what is on file and what is not (X1, X10)."""

import pytest
from tests.expeditions.props import Document, level

from maszyna.expeditions.facts import decision_cards as decision
from maszyna.expeditions.facts import human, progress
from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.facts.progress import glory_tokens, progress_cards
from maszyna.expeditions.ids import (
    CENTRAL,
    CORRUPTION,
    LOCATIONS,
    MAP,
    NO_SYMBOL,
    NORTH,
    SOUTH_LOCATIONS,
    THE_20,
    TWENTY,
)
from maszyna.expeditions.state import start_position
from maszyna.kernel.bits import count
from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import read_data

PACKAGE = "maszyna.expeditions.facts"


@pytest.mark.covers("X1.1")
def test_twenty_locations_and_a_map_token_on_each_face_down_tile() -> None:
    assert SOUTH_LOCATIONS + 2 * LOCATIONS == 20
    position = start_position(level(2))
    assert [count(mask) for mask in position.maps] == [7, 7]
    assert all(not pile for pile in position.piles)
    assert len(position.piles) == 14


@pytest.mark.covers("X1.2")
def test_the_20_is_kept_apart_from_regular_tokens() -> None:
    position = start_position(level(2))
    for value in (4, TWENTY, 3):
        position.put(NORTH, 2, value)
    assert (position.regular, position.twenty) == ([4, 0], [4, 0])
    assert position.lift(NORTH, 2, 2) == 3
    assert position.lift(NORTH, 2, 0) == 4
    assert (position.regular, position.twenty, position.twenties()) == ([0, 0], [4, 0], 1)
    assert position.lift(NORTH, 2, 0) == TWENTY
    assert (position.twenty, position.twenties()) == ([0, 0], 0)


@pytest.mark.covers("X1.3")
def test_the_automas_parts() -> None:
    cards = progress_cards()
    assert len(decision_cards()) == 14
    assert [card.level for card in cards.cards] + [card.level for card in cards.missing] == [1, 2, 3, 4, 5]
    assert glory_tokens() == 8
    assert human_facts().glory_tokens == 4


@pytest.mark.covers("X1.4")
def test_a_card_has_three_parts() -> None:
    first, seventh, twelfth = (decision_cards()[number - 1] for number in (1, 7, 12))
    assert (first.number, first.progress) == (1, False)
    assert first.parts[NORTH] == (False, MAP, 1, 0, 1)
    assert first.parts[CENTRAL] == (False, CORRUPTION, 5, 2, 1)
    assert (seventh.progress, seventh.parts[CENTRAL]) == (True, (False, NO_SYMBOL, 0, 0, 1))
    assert (twelfth.parts[NORTH], twelfth.parts[CENTRAL]) == ((False, THE_20, 6, 0, 3), (True, MAP, 1, 0, 1))


def test_what_independent_sources_say_of_the_cards() -> None:
    """The spot checks of the data file's notes."""
    cards = decision_cards()
    assert [card.number for card in cards if not card.progress] == [1, 5, 8]
    dissected = [card.number for card in cards if (card.parts[NORTH].glory, card.parts[CENTRAL].glory) == (6, 1)]
    assert dissected == [12]
    example = [
        card.number for card in cards if card.parts[NORTH].symbol == CORRUPTION and card.parts[NORTH][2:4] == (3, 2)
    ]
    assert example == [8]
    assert all(1 <= part.distance <= 3 for card in cards for part in card.parts)
    assert all(part.symbol != THE_20 for part in (card.parts[CENTRAL] for card in cards))


def test_level_1_has_its_stars_in_the_rows_of_the_official_picture() -> None:
    assert [len([star for star in level(1).stars if star // 8 == line]) for line in range(4)] == [1, 2, 2, 3]
    assert level(1)[4:] == (4, 1, 1)


@pytest.mark.covers("X10")
def test_what_is_not_on_file_is_said_to_be_missing() -> None:
    cards = progress_cards()
    assert [card.level for card in cards.cards] == [1, 2, 3]
    assert [(card.level, card.name) for card in cards.missing] == [(4, ""), (5, "Ultimaszyna")]
    assert all("no source on file" in card.reason for card in cards.missing)
    assert cards.first_game == 2
    for card in cards.cards:
        assert (len(card.stars), card.stars[-1]) == (8, card.spaces - 2)


def test_the_humans_categories_and_limits() -> None:
    facts = human_facts()
    assert [category.id for category in facts.categories] == human.CATEGORIES
    assert len(facts.categories) == 7
    assert facts.limits == (4, 4, 4)


LOADERS = {
    decision.FILE: decision.load_decision_cards,
    progress.FILE: progress.load_progress_cards,
    progress.GLORY_FILE: progress.load_glory_card,
    human.FILE: human.load_human_facts,
}


def test_every_file_says_where_it_is_from() -> None:
    for file, load in LOADERS.items():
        data = read_data(PACKAGE, file)
        assert data["source"] and data["confidence"]
        assert load(data)
        del data["source"]
        with pytest.raises(FormatError, match=rf"{file}: source: is missing"):
            load(data)


def changed(file: str, path: str, value: object) -> Document:
    data = read_data(PACKAGE, file)
    spot: object = data
    *steps, last = [int(step) if step.isdecimal() else step for step in path.split("/")]
    for step in steps:
        spot = spot[step]  # type: ignore[index]
    if value is None:
        del spot[last]  # type: ignore[attr-defined]
    else:
        spot[last] = value  # type: ignore[index]
    return data


@pytest.mark.parametrize(
    ("file", "path", "value", "said"),
    [
        (decision.FILE, "cards/3/number", 5, "cards[3].number: must be 4, counting on, found 5"),
        (decision.FILE, "cards/0/north/distance", 4, "cards[0].north.distance: must be a whole number 1..3, found 4"),
        (decision.FILE, "cards/0/north/sweep", 1, "cards[0].north.sweep: must be true or false, found 1"),
        (decision.FILE, "cards/0/north/target/symbol", "meteor", "one of map, 20, corruption, found \"meteor\""),
        (decision.FILE, "cards/0/north/target/times", 2, "target.times: belongs to corruption only, found map"),
        (decision.FILE, "cards/0/central/target/times", None, "target.times: is missing; corruption has it"),
        (decision.FILE, "cards/0/central/target/times", 4, "times: must be a whole number 1..3, found 4"),
        (decision.FILE, "cards/0/central/target/glory", 9, "glory: must be a whole number 0..8, found 9"),
        (decision.FILE, "cards/0/central/target", 5, "central.target: must be an object, found 5"),
        (decision.FILE, "cards/0/progress", True, "without_progress: must be [5, 8], as listed, found [1, 5, 8]"),
        (decision.FILE, "cards/0/north/sweep", True, "sweeps.north: must be [1, 3, 4, 5], as listed, found [3, 4, 5]"),
        (decision.FILE, "cards/0/north/target/symbol", "20", "symbols.north.map: must be 4, as listed, found 5"),
        (decision.FILE, "cards/13", None, "cards: must be a list of 14, found a list of 13"),
        (progress.FILE, "cards/0/stars/2", 8, "cards[0].stars: must be 8 spaces, ascending, found [3, 8, 8, 18"),
        (progress.FILE, "cards/0/stars/7", 31, "stars[7]: must be a whole number 1..30, found 31"),
        (progress.FILE, "cards/0/stars/7", None, "must be 8 spaces, ascending"),
        (progress.FILE, "cards/0/coins/map", 21, "coins.map: must be a whole number 0..20, found 21"),
        (progress.FILE, "cards/0/level", 2, "level: must be 1, counting on, found 2"),
        (progress.FILE, "cards/3/missing", "", "must be a text of at most 1000 characters on one line, found \"\""),
        (progress.FILE, "cards/4", None, "cards: must be a list of 5, found a list of 4"),
        (progress.FILE, "cards/4", 3, "cards[4]: must be an object, found 3"),
        (progress.FILE, "first_game", 4, "first_game: must be a level that is on file, found 4"),
        (progress.GLORY_FILE, "tokens", 0, "tokens: must be a whole number 1..20, found 0"),
        (human.FILE, "categories/2/id", "cards", "id: must be items, in the order of the board, found \"cards\""),
        (human.FILE, "categories/0/needs", 4, "needs: must be an object, found 4"),
        (human.FILE, "coins/glory_by_quests", [5, 4], "never falling"),
        (human.FILE, "back_to_box", ["17"], "numbers of three digits"),
    ],
)  # fmt: skip
def test_broken_data_is_refused_with_the_place(file: str, path: str, value: object, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        LOADERS[file](changed(file, path, value))
    assert str(caught.value).startswith(f"{file}: ")
    assert said in str(caught.value)
