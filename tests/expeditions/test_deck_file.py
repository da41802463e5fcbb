"""The deck file of Expeditions: the printed cards written and read again, what is refused, its schema."""

import json
from typing import Any

import jsonschema
import pytest

from maszyna.expeditions.deck_file import (
    FORMAT,
    printed_deck,
    read_expeditions_deck,
    schema,
    write_expeditions_deck,
)
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import FormatError

PRINTED: Any = json.loads(write_expeditions_deck(printed_deck()))


def test_the_printed_cards_are_written_and_read_again() -> None:
    jsonschema.validate(PRINTED, schema())
    deck = read_expeditions_deck(PRINTED)
    assert deck.cards == printed_deck().cards and deck.levels == printed_deck().levels
    assert len(write_expeditions_deck(deck).splitlines()) == 3 + len(deck.cards) + len(deck.levels)


def test_a_setup_takes_the_cards_and_the_progress_card_of_its_level() -> None:
    levels = [{**card, "spaces": 31} for card in PRINTED["own_levels"]]
    deck = read_expeditions_deck({"format": FORMAT, "own_cards": PRINTED["own_cards"][:4], "own_levels": levels})
    game = EXPEDITIONS.new({"level": 2, **deck.of_setup(2)}, 1).game
    assert sorted(game.cards) == [1, 2, 3, 4] and game.position.card.spaces == 31
    assert set(deck.of_setup(4)) == {"own_cards"}  # level 4 is not in the deck
    assert read_expeditions_deck({"format": FORMAT}).of_setup(2) == {}


@pytest.mark.parametrize(
    ("change", "where", "problem"),
    [
        ({"own_cards": PRINTED["own_cards"][:2]}, "own_cards", "3 to 60 decision cards"),
        ({"own_levels": PRINTED["own_levels"][:1] * 2}, "own_levels[1].level", "already"),
        ({"own_levels": [{**PRINTED["own_levels"][0], "stars": [1, 1, 2, 3, 4, 5, 6, 7]}]}, "stars[1]", "more than 1"),
        ({"own_decks": []}, "", "own_decks"),
        ({"format": "maszyna/scythe-deck@1"}, "format", FORMAT),
    ],
)
def test_what_is_wrong_is_named_with_its_place(change: dict[str, Any], where: str, problem: str) -> None:
    with pytest.raises(FormatError) as refused:
        read_expeditions_deck({"format": FORMAT, **change})
    assert where in str(refused.value) and problem in str(refused.value)
    assert not jsonschema.Draft202012Validator(schema()).is_valid({"format": FORMAT, **change}) or "level" in where
