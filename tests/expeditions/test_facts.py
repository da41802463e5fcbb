"""The facts of Expeditions: what is in the box, what is on file and what is not (X1, X10)."""

import pytest
from tests.expeditions.props import Document, level

from maszyna.expeditions.facts import decision, glory, human, progress
from maszyna.expeditions.facts.decision import decision_cards
from maszyna.expeditions.facts.glory import glory_tokens
from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.state import start_position
from maszyna.expeditions.words import (
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
from maszyna.kernel.bits import count
from maszyna.kernel.facts import FactsError, read_data

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
    glory.FILE: glory.load_glory_card,
    human.FILE: human.load_human_facts,
}


def test_every_file_says_where_it_is_from() -> None:
    for file, load in LOADERS.items():
        data = read_data(PACKAGE, file)
        assert data["source"] and data["confidence"]
        assert load(data)
        del data["source"]
        with pytest.raises(FactsError, match=rf"{file}: source: found nothing"):
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
        (decision.FILE, "cards/3/number", 5, "cards[3].number: found 5; expected 4, counting on"),
        (decision.FILE, "cards/0/north/distance", 4, "cards[0].north.distance: found 4; expected a whole number 1..3"),
        (decision.FILE, "cards/0/north/sweep", 1, "cards[0].north.sweep: found 1; expected true or false"),
        (decision.FILE, "cards/0/north/target/symbol", "meteor", "symbol: found \"meteor\"; expected one of map, 20"),
        (decision.FILE, "cards/0/north/target/times", 2, "target.times: found it with map"),
        (decision.FILE, "cards/0/central/target/times", None, "target.times: found nothing with corruption"),
        (decision.FILE, "cards/0/central/target/times", 4, "times: found 4; expected a whole number 1..3"),
        (decision.FILE, "cards/0/central/target/glory", 9, "glory: found 9; expected a whole number 0..8"),
        (decision.FILE, "cards/0/central/target", 5, "central.target: found 5; expected an object"),
        (decision.FILE, "cards/0/progress", True, "without_progress: found [1, 5, 8]; expected [5, 8], as listed"),
        (decision.FILE, "cards/0/north/sweep", True, "sweeps.north: found [3, 4, 5]; expected [1, 3, 4, 5]"),
        (decision.FILE, "cards/0/north/target/symbol", "20", "symbols.north.map: found 5; expected 4, as listed"),
        (decision.FILE, "cards/13", None, "cards: found 13 entries; expected 14"),
        (progress.FILE, "cards/0/stars/2", 8, "cards[0].stars: found [3, 8, 8, 18"),
        (progress.FILE, "cards/0/stars/7", 31, "stars[7]: found 31; expected a whole number 1..30"),
        (progress.FILE, "cards/0/stars/7", None, "expected 8 spaces, ascending"),
        (progress.FILE, "cards/0/coins/map", 21, "coins.map: found 21; expected a whole number 0..20"),
        (progress.FILE, "cards/0/level", 2, "level: found 2; expected 1, counting on"),
        (progress.FILE, "cards/3/missing", "", "missing: found \"\"; expected a text"),
        (progress.FILE, "cards/4", None, "cards: found 4 entries; expected 5"),
        (progress.FILE, "cards/4", 3, "cards[4]: found no object; expected an object"),
        (progress.FILE, "first_game", 4, "first_game: found 4; expected a level that is on file"),
        (glory.FILE, "tokens", 0, "tokens: found 0; expected a whole number 1..20"),
        (human.FILE, "categories/2/id", "cards", "id: found \"cards\"; expected items, in the order"),
        (human.FILE, "categories/0/needs", 4, "needs: found 4; expected an object"),
        (human.FILE, "coins/glory_by_quests", [5, 4], "never falling"),
        (human.FILE, "back_to_box", ["17"], "numbers of three digits"),
    ],
)  # fmt: skip
def test_broken_data_is_refused_with_the_place(file: str, path: str, value: object, said: str) -> None:
    with pytest.raises(FactsError) as caught:
        LOADERS[file](changed(file, path, value))
    assert str(caught.value).startswith(f"{file}: ")
    assert said in str(caught.value)
