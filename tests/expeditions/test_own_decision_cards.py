"""Own decision cards and own progress cards of any level: in a setup, in a request, in a save, in what is said."""

from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.expeditions.facts.decision_cards import decision_cards
from maszyna.expeditions.facts.progress import progress_cards
from maszyna.expeditions.notation.turn_request import answer_turn
from maszyna.expeditions.own_cards import OwnCards, write_decision_card, write_own_card
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import FormatError
from maszyna.speech.expeditions.texts import event_lines, expeditions_texts

PRINTED: list[Any] = [write_decision_card(card) for card in decision_cards()]


def played(setup: dict[str, object], seed: int) -> Any:
    """A game played by its first options, as far as fifty of them go."""
    record = EXPEDITIONS.new(setup, seed)
    for _ in range(50):
        if record.game.is_over():
            break
        record.play(record.game.options()[0])
    return record


def test_the_printed_deck_entered_again_plays_the_same() -> None:
    for seed in range(30):
        one, two = played({}, seed), played({"own_cards": PRINTED}, seed)
        assert one.actions == two.actions
        assert [event.values() for event in one.events()] == [event.values() for event in two.events()]


def test_an_own_card_is_carried_out_and_named_as_own() -> None:
    changed = [dict(card) for card in PRINTED]
    changed[2] = {"number": 30, "progress": True, "north": {"sweep": False, "distance": 1},
                  "central": {"sweep": True, "distance": 2}}  # fmt: skip
    request = {"position": {"format": "maszyna/expeditions-position@1"}, "card": 30, "own_cards": changed}
    answer = answer_turn(request, OwnCards([]))
    for lang, own in (("en", "own card"), ("uk", "власна карта"), ("ru", "собственная карта")):
        lines = event_lines(expeditions_texts(lang), answer.events, "", {30: answer.decision})
        assert any(own in line for line in lines), lines
    with pytest.raises(FormatError, match="card 3 is not in this deck"):
        answer_turn({**request, "card": 3}, OwnCards([]))


def test_an_own_progress_card_of_a_level_on_file_is_a_house_rule() -> None:
    card = write_own_card(progress_cards().cards[0]) | {"spaces": 30}
    record = EXPEDITIONS.new({"level": card["level"], "progress_card": card}, 1)
    assert record.game.position.card.spaces == 30


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ([], "must be a list of 3 to 60 decision cards"),
        ([PRINTED[0]] * 4, "card 1 is in the deck already"),
        ([{**card, "progress": False} for card in PRINTED], "needs 3 cards with a progress mark"),
        ([{**PRINTED[0], "north": {"sweep": 1, "distance": 1}}, *PRINTED[1:]], "must be true or false"),
    ],
)
def test_what_is_no_deck_is_refused(change: object, problem: str) -> None:
    with pytest.raises(FormatError, match=problem):
        EXPEDITIONS.new({"own_cards": change}, 1)


def test_the_companion_of_the_app_plays_an_own_deck() -> None:
    desk = Desk()
    cards = [{**card, "number": card["number"] + 20} for card in PRINTED]
    game = desk.new("expeditions-table", {"own_cards": cards, "first": "automa"})
    assert game["view"]["story"]["card"]["number"] > 20
