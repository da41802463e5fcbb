"""A real decision deck at the table: cards typed by number, held against those already seen (X5.1, X5.2)."""

import pytest

from maszyna.expeditions.events import CARD, DECK_SHUFFLED
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.table.steps import take_step, undo_step
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import IllegalAction, UnreadableAction
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.pictures.expeditions.turn_picture import Story

TYPED = {"first": "human", "cards": "typed"}


def session(**setup: object) -> Record[Expedition]:
    return EXPEDITIONS.new({**TYPED, **setup}, 1)


def turn(table: Record[Expedition], card: int) -> None:
    """One turn of each side; no tile gets any corruption."""
    take_step(table, "done")
    take_step(table, str(card))
    while table.game.decision_kind() == "tokens_drawn":
        take_step(table, "")


@pytest.mark.covers("X5.2")
def test_the_card_that_was_typed_is_carried_out() -> None:
    table = session()
    take_step(table, "done")
    assert table.game.decision_kind() == "card_drawn"
    assert table.game.seat_to_decide() == 0
    assert table.game.legal_texts() == [f"card {number}" for number in range(1, 15)]
    done = take_step(table, "8")
    assert done.texts == ["card 8"]
    assert [event.first for event in done.events if event.kind == CARD] == [8]
    assert table.game.position.at == [2, 5]  # without glory: its distances
    assert session(first="automa").game.decision_kind() == "card_drawn"


@pytest.mark.covers("X5.1")
def test_a_card_is_not_seen_twice_before_all_are_shuffled() -> None:
    table = session()
    for number in range(1, 13):
        turn(table, number)
        assert not any(event.kind == DECK_SHUFFLED for event in table.events())
        if number < 12:
            take_step(table, "done")
            with pytest.raises(IllegalAction) as caught:
                take_step(table, str(number))
            assert caught.value.reason == "the_card_was_seen"
            undo_step(table)
    done = take_step(table, "done")  # twelve were drawn, and the two that are left were set aside
    assert [event.kind for event in done.events].count(DECK_SHUFFLED) == 1
    assert len(table.game.legal_texts()) == 14
    take_step(table, "1")


def test_nonsense_is_no_card() -> None:
    table = session()
    take_step(table, "done")
    for typed in ("", "0", "15", "card", "card 15", "x", "-1", "\u00b2", "7 8"):
        with pytest.raises(UnreadableAction) as caught:
            take_step(table, typed)
        assert (caught.value.text, caught.value.decision) == (typed, "card_drawn")
    assert take_step(table, "card 7").texts == ["card 7"]


def test_undo_says_which_card_goes_back() -> None:
    table = session()
    take_step(table, "done")
    take_step(table, "7")
    undone = undo_step(table)
    assert undone.texts == ["card 7"]
    assert ("cards_back", "7") in [(one.what, one.place) for one in undone.instructions]
    assert table.game.decision_kind() == "card_drawn"


def test_a_deck_shuffled_early_is_corrected() -> None:
    table = session()
    with pytest.raises(IllegalAction) as caught:
        take_step(table, "adjust shuffled")
    assert caught.value.reason == "is_so_already"
    turn(table, 7)
    take_step(table, "adjust shuffled")
    turn(table, 7)
    with pytest.raises(IllegalAction) as caught:
        EXPEDITIONS.new({"first": "human"}, 1).take("adjust shuffled")
    assert caught.value.reason == "the_program_draws"


def test_a_save_comes_back_and_its_turns_are_drawn() -> None:
    table = session()
    for number in (8, 3, 12):
        turn(table, number)
    again = EXPEDITIONS.restore(parse(EXPEDITIONS.dump(table)))
    assert (EXPEDITIONS.dump(again), again.game.deck, again.game.typed) == (
        EXPEDITIONS.dump(table),
        table.game.deck,
        True,
    )
    assert again.game.copy().typed
    story = Story(parse(EXPEDITIONS.dump(table)))
    assert [turn.card for turn in story.turns] == [0, 8, 0, 3, 0, 12, 0]
    assert story.turns[1].before.at == [0, 6]
