"""A game as setup, seed and actions: playing, undo, branch, and what a defect leaves behind."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.pile import Pile, new_pile
from tests.scythe.referee import snapshot

from maszyna.kernel.errors import GameIsOver, IllegalAction, MaszynaError, OurFault, UnreadableAction
from maszyna.kernel.record import Record
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.setup import new_game


def started(stones: int = 10, seed: int = 0) -> Record:
    return Record(new_pile, {"stones": stones}, seed)


def stones(record: Record) -> int:
    assert isinstance(record.game, Pile)
    return record.game.stones


def test_actions_are_remembered_as_texts() -> None:
    record = started()
    record.play(2)
    record.say("take one")
    assert record.actions == ["take two more", "take one"]
    assert stones(record) == 6


def test_the_seed_is_part_of_the_game() -> None:
    assert stones(started(10, 5)) == 15


@pytest.mark.parametrize("action", [4, 17, -1, 10**6])
def test_a_refused_action_is_not_remembered(action: int) -> None:
    record = started()
    with pytest.raises(IllegalAction):
        record.play(action)
    with pytest.raises(UnreadableAction):
        record.say("take ten")
    assert (record.actions, stones(record)) == ([], 10)


def test_after_the_end() -> None:
    record = started(3)
    record.play(2)
    with pytest.raises(GameIsOver):
        record.play(0)
    with pytest.raises(GameIsOver):
        record.say("take one")
    assert record.actions == ["take two more"]


def test_undo_to_the_start() -> None:
    record = started()
    seen = [stones(record)]
    for action in (0, 2, 1, 0):
        record.play(action)
        seen.append(stones(record))
    undone = []
    while record.actions:
        assert stones(record) == seen.pop()
        undone.append(record.undo())
    assert undone == ["take one", "take two", "take two more", "take one"]
    assert stones(record) == 10
    with pytest.raises(MaszynaError, match="there is nothing to undo: the game is at its start"):
        record.undo()


def test_undo_brings_back_an_ended_game() -> None:
    record = started(3)
    record.play(2)
    assert record.game.is_over()
    record.undo()
    assert not record.game.is_over()
    assert record.game.options() == [0, 1, 2]


def test_a_branch_shares_only_the_past() -> None:
    record = started()
    record.play(0)
    twin = record.branch()
    twin.play(2)
    record.play(1)
    assert (record.actions, twin.actions) == (["take one", "take two"], ["take one", "take two more"])
    assert (stones(record), stones(twin)) == (7, 6)
    twin.undo()
    twin.undo()
    assert (stones(record), stones(twin)) == (7, 10)


def test_replaying_something_impossible_keeps_the_game() -> None:
    record = started()
    record.play(0)
    with pytest.raises(UnreadableAction):
        record.replay(["take one", "fly"])
    assert (record.actions, stones(record)) == (["take one"], 9)


@pytest.mark.parametrize(("stones_there", "texts", "problem"), [
    (115, ["take two more", "break"], "ZeroDivisionError: broken after 'break'"),
    (115, ["take two"], "the decision 'take' has no option"),
])  # fmt: skip
def test_a_defect_carries_the_save_that_shows_it_and_changes_nothing(
    stones_there: int, texts: list[str], problem: str
) -> None:
    record = started(stones_there)
    for text in texts[:-1]:
        record.say(text)
    before = stones(record)
    with pytest.raises(OurFault) as fault:
        record.say(texts[-1])
    assert fault.value.save == "\n".join(texts)
    assert fault.value.problem == problem
    assert (record.actions, stones(record)) == (texts[:-1], before)
    assert record.game.options()


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**64 - 1), st.integers(1, 5), st.data())
def test_scythe_undone_to_the_start_and_replayed(seed: int, seats: int, data: st.DataObject) -> None:
    record = Record(new_game, {"seats": seats}, seed)
    states = [state(record)]
    for _ in range(12):
        record.play(data.draw(st.sampled_from(record.game.options())))
        states.append(state(record))
    actions = list(record.actions)
    twin = record.branch()
    assert state(twin) == states[-1]
    while record.actions:
        assert state(record) == states.pop()
        record.undo()
    assert state(record) == states.pop()
    record.replay(actions)
    assert state(record) == state(twin)


def state(record: Record) -> object:
    game = record.game
    assert isinstance(game, Scythe)
    board = game.position
    return (
        snapshot(board.seats), board.resources[:], board.encounters, board.battles,
        game.combat_deck, game.combat_discard, game.encounter_deck, game.factory_deck, game.dice.states[:],
        game.turns, game.options(), game.legal_texts(),
    )  # fmt: skip
