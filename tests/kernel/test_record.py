"""A game as setup, seed and actions: playing, undo, branch, and what a defect leaves behind."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kernel.pile import Pile, new_pile
from tests.scythe.snapshots import snapshot

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import GameIsOver, IllegalAction, MaszynaError, OurFault, TurnNotBegun, UnreadableAction
from maszyna.kernel.record import Record
from maszyna.scythe.events import TURN_BEGAN
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game


def started(stones: int = 10, seed: int = 0) -> Record[Pile]:
    return Record(new_pile, {"stones": stones}, seed)


def stones(record: Record[Pile]) -> int:
    return record.game.stones


def test_actions_are_remembered_as_texts() -> None:
    record = started()
    record.play(2)
    record.take("take one")
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
        record.take("take ten")
    assert (record.actions, stones(record)) == ([], 10)


def test_after_the_end() -> None:
    record = started(3)
    record.play(2)
    with pytest.raises(GameIsOver):
        record.play(0)
    with pytest.raises(GameIsOver):
        record.take("take one")
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


@pytest.mark.parametrize(("stones_there", "texts", "problem"), [
    (115, ["take two more", "break"], "ZeroDivisionError: broken after 'break'"),
    (115, ["take two"], "the decision 'take' has no option"),
])  # fmt: skip
def test_a_defect_carries_the_save_that_shows_it_and_changes_nothing(
    stones_there: int, texts: list[str], problem: str
) -> None:
    record = started(stones_there)
    for text in texts[:-1]:
        record.take(text)
    before = stones(record)
    with pytest.raises(OurFault) as fault:
        record.take(texts[-1])
    assert fault.value.save == "\n".join(texts)
    assert str(fault.value.fault) == problem
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
    record.say_all(actions)
    assert state(record) == state(twin)


def state(record: Record[Scythe]) -> object:
    game = record.game
    board = game.position
    return (
        snapshot(board.seats), board.resources[:], board.encounters, board.battles,
        game.combat_deck, game.combat_discard, game.encounter_deck, game.factory_deck, game.dice.states[:],
        game.turns, game.options(), game.legal_texts(),
    )  # fmt: skip


def test_each_action_has_an_entry_and_what_was_told_before_the_first_its_own() -> None:
    record = started()
    record.play(2)
    record.take("take one")
    assert [entry.text for entry in record.entries] == ["", "take two more", "take one"]
    assert [[event.values()[0] for event in record.told(number)] for number in range(3)] == [[10], [7], [6]]
    assert [event.values()[0] for event in record.events()] == [10, 7, 6]
    assert record.entries[1].instructions == []


def test_who_does_not_listen_hears_nothing() -> None:
    record = Record(new_pile, {"stones": 10}, 0, listens=False)
    record.take("take one")
    assert (record.actions, record.events(), record.game.log) == (["take one"], [], None)
    record.undo()
    assert (record.events(), record.game.log) == ([], None)


def test_any_moment_comes_back() -> None:
    record = started(50)
    for number in range(20):
        record.play(number % 3)
    seen = [record.at(number).stones for number in range(21)]
    taken = [1, 2, 3] * 7
    assert seen == [50 - sum(taken[:number]) for number in range(21)]
    record.at(5).apply(0)
    assert record.at(5).stones == seen[5]  # it was a game of its own
    assert record.game.stones == seen[20]
    for number in (-1, 21):
        with pytest.raises(MaszynaError, match=f"there is no action {number}: the game has 20"):
            record.at(number)


@pytest.mark.parametrize("steps", [1, 3, 8, 9, 20])
def test_several_actions_undone_and_done_again(steps: int) -> None:
    record = started(50)
    for number in range(20):
        record.play(number % 3)
    actions, heard = list(record.actions), numbers(record)
    assert record.undo(steps) == actions[20 - steps]
    assert (record.actions, len(record.entries)) == (actions[: 20 - steps], 21 - steps)
    assert record.game.stones == record.at(20 - steps).stones
    assert [event.first for event in record.game.log or []] == numbers(record)
    assert [entry.text for entry in record.redo()] == [actions[20 - steps]]
    assert record.actions == actions[: 21 - steps]
    if steps > 1:
        record.redo(steps - 1)
    assert (record.actions, numbers(record), record.undone) == (actions, heard, [])


def numbers(record: Record[Pile]) -> list[int]:
    return [event.first for event in record.events()]


def test_what_cannot_be_undone_or_redone() -> None:
    record = started()
    record.play(0)
    for steps in (0, -1, 2):
        with pytest.raises(MaszynaError, match=f"there are 1 actions to undo, not {steps}"):
            record.undo(steps)
    with pytest.raises(MaszynaError, match="there are 0 actions to redo, not 1"):
        record.redo()
    record.undo()
    record.take("take two")
    with pytest.raises(MaszynaError, match="there are 0 actions to redo"):  # something else has been done since
        record.redo()
    assert record.actions == ["take two"]


def test_a_refused_action_leaves_what_can_be_redone() -> None:
    record = started()
    record.play(0)
    record.undo()
    with pytest.raises(UnreadableAction):
        record.take("fly")
    record.redo()
    assert record.actions == ["take one"]


def test_all_of_some_actions_or_none() -> None:
    record = started()
    assert [entry.text for entry in record.say_all(["take one", "take two"])] == ["take one", "take two"]
    with pytest.raises(UnreadableAction):
        record.say_all(["take one", "fly", "take one"])
    assert (record.actions, stones(record), numbers(record)) == (["take one", "take two"], 7, [10, 9, 7])


def test_trying_out_changes_nothing() -> None:
    record = started()
    record.play(0)
    tried = record.try_out(["take two", "take one"])
    assert (tried.actions, stones(tried)) == (["take one", "take two", "take one"], 6)
    with pytest.raises(UnreadableAction):
        record.try_out(["take two", "fly"])
    assert (record.actions, stones(record), len(record.entries)) == (["take one"], 9, 2)


def test_a_branch_from_any_action() -> None:
    record = started(50)
    for number in range(12):
        record.play(number % 3)
    twin = record.branch(9)
    assert (twin.actions, twin.game.stones, numbers(twin)) == (
        record.actions[:9],
        record.at(9).stones,
        numbers(record)[:10],
    )
    for _ in range(6):
        twin.take("take one")
    assert twin.at(9).stones == record.at(9).stones
    assert twin.at(15).stones == twin.game.stones
    assert record.at(12).stones == record.game.stones


def test_a_game_between_two_turns() -> None:
    record = Record(new_game, {"seats": [{"player": "human"}, {"player": "automa"}, {"player": "automa"}]}, 3)
    chance = dice(3, ["player"])
    while record.game.turns < 8:
        options = record.game.options()
        record.play(options[chance.below(0, len(options))])
    number = len(record.actions)
    stages = record.stages(number)
    own, *turns = [stage.events for stage in stages]
    assert [events[0].kind for events in turns] == [TURN_BEGAN] * 3
    assert [[event.kind for event in events].count(TURN_BEGAN) for events in [own, *turns]] == [0, 1, 1, 1]
    assert [(event.kind, event.values()) for events in [own, *turns] for event in events] == [
        (event.kind, event.values()) for event in record.told(number)
    ]
    waits = [stage.game.waits_for_turn() for stage in stages]
    assert waits == [True, True, True, False]
    assert snapshot(stages[-1].game.position) == snapshot(record.game.position)
    seat = record.game.turn.seat
    assert [stage.game.turn.seat for stage in stages] == [seat, (seat + 1) % 3, (seat + 2) % 3, seat]
    first = stages[0].game
    with pytest.raises(TurnNotBegun, match="the next turn has not begun"):
        first.decision_kind()
    first.begin_turn()  # the stages of a record go on by themselves
    assert snapshot(first.position) == snapshot(record.game.position)
    first.begin_turn()  # nothing waits any more
    assert first.legal_texts() == record.game.legal_texts()


def test_the_stages_before_the_first_action_and_of_an_ordinary_one() -> None:
    record = Record(new_game, {"seats": 2}, 3)
    assert [event.kind for event in record.stages(0)[0].events] == [TURN_BEGAN]
    record.play(record.game.options()[0])
    assert len(record.stages(0)) == len(record.stages(1)) == 1
