"""The end at a table (X9.1): found anew when what brought it about is corrected; saves of the older rules."""

import json

import pytest

from maszyna.expeditions.events import EVENTS
from maszyna.expeditions.game import NOT_YET, Expedition
from maszyna.expeditions.play.new_game import RULES_VERSION, new_game
from maszyna.expeditions.table.steps import take_step
from maszyna.games import EXPEDITIONS
from maszyna.kernel.errors import FormatError
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse, read


def played(*texts: str, seed: int = 1) -> Expedition:
    game = new_game({"first": "human"}, seed)
    game.log = []
    say(game, *texts)
    return game


def say(game: Expedition, *texts: str) -> None:
    """Each text, once the tokens the Automa asks for are told."""
    for text in texts:
        while game.decision_kind() == "tokens_drawn":
            game.apply(game.parse("enough"))
        game.apply(game.parse(text))
    while not game.over and game.decision_kind() == "tokens_drawn":
        game.apply(game.parse("enough"))


def told(game: Expedition) -> list[str]:
    return [EVENTS[event.kind][0] for event in game.log or []]


@pytest.mark.covers("X9.1")
def test_an_end_that_was_told_by_mistake_does_not_come() -> None:
    game = played(*["glory"] * 4, "done")
    assert game.turns_left == 1
    say(game, "adjust my glory 3")
    assert (game.turns_left, told(game)[-2:]) == (NOT_YET, ["adjusted", "end_off"])
    say(game, "done")
    assert game.decision_kind() == "your_turn"  # and no coins are counted


@pytest.mark.covers("X9.1")
def test_the_end_found_anew_gives_each_side_its_last_turn() -> None:
    game = played(*["glory"] * 4, "done", "adjust my glory 3", "glory", "done")
    assert (game.turns, game.turns_left, told(game).count("end_near")) == (5, 1, 2)
    say(game, "done")
    assert game.decision_kind() == "final_coins"


@pytest.mark.covers("X9.1")
def test_the_automas_last_token_is_taken_back_too_and_one_cause_is_enough() -> None:
    game = played("adjust glory 8", "done")
    assert game.turns_left == 1
    say(game, "adjust my glory 4", "adjust glory 7")
    assert (game.turns_left, "end_off" in told(game)) == (1, False)  # the human's 4th has been placed as well
    say(game, "adjust my glory 3")
    assert game.turns_left == NOT_YET
    assert told(game).count("end_off") == 1


def test_other_corrections_leave_the_end_alone() -> None:
    game = played(*["glory"] * 4, "done", "adjust maps 3", "adjust put n3 4")
    assert (game.turns_left, "end_off" in told(game)) == (1, False)


def save_of_rules_1(session: Record[Expedition]) -> str:
    return EXPEDITIONS.dump(session).replace(f'"rules_version": {RULES_VERSION}', '"rules_version": 1')


def test_a_save_of_the_older_rules_is_replayed_if_everything_is_still_legal() -> None:
    session = EXPEDITIONS.new({"first": "human"}, 1)
    for line in ("explore n4", "4 3", "glory", "done"):
        take_step(session, line)
    again = EXPEDITIONS.restore(parse(save_of_rules_1(session)))
    assert again.actions == session.actions
    assert json.loads(EXPEDITIONS.dump(again))["rules_version"] == RULES_VERSION == 2


def test_a_save_of_the_older_rules_is_refused_with_the_first_action_that_is_not() -> None:
    """Under rules 1 the game ended although the 4th token had been taken back."""
    session = EXPEDITIONS.new({"first": "human"}, 1)
    for line in (*["glory"] * 4, "done", "adjust my glory 3", "done"):
        take_step(session, line)
        while session.game.decision_kind() == "tokens_drawn":
            take_step(session, "")
    document = json.loads(save_of_rules_1(session))
    document["actions"].append("coins 11")
    with pytest.raises(FormatError) as caught:
        EXPEDITIONS.restore(read(document))
    assert caught.value.where == f"actions[{len(session.actions)}]"
    assert "the save is from rules 1 and is replayed under rules 2" in caught.value.problem
