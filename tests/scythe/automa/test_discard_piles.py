"""The Automa's two discard piles, and the marker checked by the gold stars in the main one (A13, R11)."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.campaign import march
from tests.scythe.props import have

from maszyna.kernel.bits import members
from maszyna.scythe.automa.deck import combat_pile, gold_stars, main_pile
from maszyna.scythe.facts.automa import AUTOMA_LEVEL
from maszyna.scythe.facts.star_cards import levels
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.texts import scythe_texts


def draw_for_turn(stage: Stage, card: int) -> None:
    stage.state().deck &= ~(1 << card)
    stage.play(card)


@pytest.mark.covers("A15.2", "A13.1")
def test_a_card_for_a_combat_lies_on_a_pile_of_its_own() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("crimea", "mech", 38)
    stage.put("saxony", "mech", 39)
    have(stage, "crimea", power=7)
    draw_for_turn(stage, 5)
    stage.put("saxony", "mech", 39)
    stage.stack_deck(6)
    stage.state().deck |= 1 << 7
    march(stage, "crimea", "mech 38", "to 39", "no more units", "dial 7")
    piles = members(main_pile(stage.state())), members(combat_pile(stage.state()))
    assert 5 in piles[0] and len(piles[1]) == 1 and piles[1][0] in (6, 7) and piles[1][0] not in piles[0]


@pytest.mark.covers("A13.1", "A13.3")
def test_the_gold_stars_of_the_main_pile_say_where_the_marker_is() -> None:
    stage = Stage("saxony", "crimea")
    for card in (1, 2, 3, 7, 8, 19):
        draw_for_turn(stage, card)
    state = stage.state()
    assert state.tracker == gold_stars(state) > 0
    state.tracker = levels()[AUTOMA_LEVEL].scheme_two - 1
    state.shuffled_at = state.tracker - gold_stars(state)
    draw_for_turn(stage, 10)  # scheme II: all cards make a new deck
    assert (members(main_pile(state)), state.shuffled_at) == ([], levels()[AUTOMA_LEVEL].scheme_two)
    draw_for_turn(stage, 1)
    assert state.shuffled_at + gold_stars(state) == state.tracker == levels()[AUTOMA_LEVEL].scheme_two + 1


@pytest.mark.covers("R11")
@pytest.mark.parametrize(("rulings", "tracker"), [({}, 0), ({"R11": "advance"}, 2)])
def test_the_star_of_a_skipped_card_counts_where_it_moves_the_marker(rulings: dict[str, str], tracker: int) -> None:
    stage = Stage("saxony", "crimea", level="autometta", rulings=rulings)
    for card in (7, 8):
        draw_for_turn(stage, card)
    assert stage.state().tracker == gold_stars(stage.state()) == tracker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_check_says_whether_the_marker_is_right(lang: str) -> None:
    stage, texts = Stage("saxony", "crimea", level="autometta"), scythe_texts(lang)
    for card in (1, 7):
        draw_for_turn(stage, card)
    right = texts.star_check(stage.state())
    assert "R11" in right and texts.piles(stage.state())[0].endswith("1, 7")
    stage.state().tracker += 1
    wrong = texts.star_check(stage.state())
    assert wrong != right and "1" in wrong
