"""A real decision deck at the table: cards typed by number, held against those already seen (X5.1, X5.2)."""

import pytest

from maszyna.expeditions.events import CARD, DECK_SHUFFLED
from maszyna.expeditions.table import Session, new_session, restored
from maszyna.kernel.errors import IllegalAction, UnreadableAction
from maszyna.kernel.save import parse
from maszyna.pictures.expeditions.turn_picture import Story

TYPED = {"first": "human", "cards": "typed"}


def session(**setup: object) -> Session:
    return new_session({**TYPED, **setup}, 1)


def turn(table: Session, card: int) -> None:
    """One turn of each side; no tile gets any corruption."""
    table.say("done")
    table.say(str(card))
    while table.game.decision() == "tokens_drawn":
        table.say("")


@pytest.mark.covers("X5.2")
def test_the_card_that_was_typed_is_carried_out() -> None:
    table = session()
    table.say("done")
    assert table.game.decision() == "card_drawn"
    assert table.game.seat_to_decide() == 0
    assert table.game.legal_texts() == [f"card {number}" for number in range(1, 15)]
    done = table.say("8")
    assert done.texts == ["card 8"]
    assert [event.first for event in done.events if event.kind == CARD] == [8]
    assert table.game.position.at == [2, 5]  # without glory: its distances
    assert session(first="automa").game.decision() == "card_drawn"


@pytest.mark.covers("X5.1")
def test_a_card_is_not_seen_twice_before_all_are_shuffled() -> None:
    table = session()
    for number in range(1, 13):
        turn(table, number)
        assert not any(event.kind == DECK_SHUFFLED for event in table.events())
        if number < 12:
            table.say("done")
            with pytest.raises(IllegalAction) as caught:
                table.say(str(number))
            assert caught.value.reason == "the_card_was_seen"
            table.undo()
    done = table.say("done")  # twelve were drawn, and the two that are left were set aside
    assert [event.kind for event in done.events].count(DECK_SHUFFLED) == 1
    assert len(table.game.legal_texts()) == 14
    table.say("1")


def test_nonsense_is_no_card() -> None:
    table = session()
    table.say("done")
    for typed in ("", "0", "15", "card", "card 15", "x", "-1", "\u00b2", "7 8"):
        with pytest.raises(UnreadableAction) as caught:
            table.say(typed)
        assert (caught.value.text, caught.value.decision) == (typed, "card_drawn")
    assert table.say("card 7").texts == ["card 7"]


def test_undo_says_which_card_goes_back() -> None:
    table = session()
    table.say("done")
    table.say("7")
    undone = table.undo()
    assert undone.texts == ["card 7"]
    assert ("cards_back", "7") in [(one.what, one.place) for one in undone.instructions]
    assert table.game.decision() == "card_drawn"


def test_a_deck_shuffled_early_is_corrected() -> None:
    table = session()
    with pytest.raises(IllegalAction) as caught:
        table.say("adjust shuffled")
    assert caught.value.reason == "is_so_already"
    turn(table, 7)
    table.say("adjust shuffled")
    turn(table, 7)
    with pytest.raises(IllegalAction) as caught:
        new_session({"first": "human"}, 1).say("adjust shuffled")
    assert caught.value.reason == "the_program_draws"


def test_a_save_comes_back_and_its_turns_are_drawn() -> None:
    table = session()
    for number in (8, 3, 12):
        turn(table, number)
    again = restored(parse(table.dump()))
    assert (again.dump(), again.game.deck, again.game.typed) == (table.dump(), table.game.deck, True)
    assert again.game.copy().typed
    story = Story(parse(table.dump()))
    assert [turn.card for turn in story.turns] == [0, 8, 0, 3, 0, 12, 0]
    assert story.turns[1].before.at == [0, 6]
