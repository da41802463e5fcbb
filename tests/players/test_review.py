"""The review: losses beyond the noise are marked, the same worlds for both turns, and it can be left and resumed."""

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from itertools import permutations

import pytest

from maszyna.games import SCYTHE
from maszyna.kernel.record import Record
from maszyna.players.by_name import player
from maszyna.players.model.chances import AS_IT_IS, FILE, chance_curves, log_odds
from maszyna.players.playing import ask, deals
from maszyna.players.review.document import review_document
from maszyna.players.review.judged_turn import (
    BETTER_ENDS,
    BOTH_END,
    DONE,
    GLANCED,
    NEW,
    NONE_ENDS,
    PLAYED_ENDS,
    SHARP,
    JudgedTurn,
)
from maszyna.players.review.losses import TurnComparison, accuracy_of, game_accuracy, mark_of
from maszyna.players.review.review import Review
from maszyna.players.review.stretches import played_turns
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN
from maszyna.speech.scythe.review_texts import review_texts

FEW = 10  # worlds
SOLO: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


@cache
def played(turns: int, seats: int = 2, seed: int = 3) -> Record[Scythe]:
    """The first turns of a game by the policy."""
    automas: list[object] = [{"player": "automa"} for _ in range(seats - 1)]
    record = SCYTHE.new({"seats": [{"faction": "nordic"}, *automas]}, seed)
    mind, chance = player("policy", seed), deals(seed)
    while not record.game.is_over() and record.game.turns <= seats * turns:
        record.play(ask(mind, record.game, chance))
    return record


def person(record: Record[Scythe]) -> int:
    return next(seat for seat, own in enumerate(record.game.position.seats) if own.player == HUMAN)


def reviewed(record: Record[Scythe], worlds: int = FEW) -> Review:
    review = Review(record, person(record), worlds)
    for _ in review.steps():
        pass
    return review


@pytest.mark.parametrize(
    ("loss", "se", "mark"),
    [
        (4.9, 0.5, None), (6.0, 0.9, "inaccuracy"), (5.5, 1.0, None), (10.0, 3.0, "mistake"), (10.0, 6.0, None),
        (15.0, 4.0, "blunder"), (30.0, 14.0, "blunder"), (30.0, 16.0, None),
    ],
)  # fmt: skip
def test_marks_are_beyond_the_noise(loss: float, se: float, mark: str | None) -> None:
    assert mark_of(loss, se) == mark


def test_a_comparison_counts_the_same_worlds() -> None:
    sums = TurnComparison()
    for best, worse in [(1.0, 0.0), (1.0, 1.0), (0.0, 0.0), (1.0, 0.0)] * 25:
        sums.add(best, worse)
    assert sums.loss() == pytest.approx(50.0)
    assert 4.9 < sums.se() < 5.3  # one world more that differs than was seen
    assert not sums.is_hopeless() and not sums.is_open()
    same = TurnComparison()
    for _ in range(20):
        same.add(1.0, 1.0)
    assert same.loss() == 0.0 and 0.0 < same.se() < 10.0


def test_accuracy() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.01)
    assert accuracy_of(10.0) == pytest.approx(63.6, abs=0.5)
    assert accuracy_of(100.0) == 0.0
    assert game_accuracy([], []) is None
    calm = game_accuracy([50.0, 50.0, 50.0], [0.0, 0.0])
    assert calm is not None and calm == pytest.approx(100.0, abs=0.01)
    one = game_accuracy([50.0, 50.0, 20.0], [0.0, 30.0])
    assert one is not None and one < 60.0


def test_chances_are_mended_by_level() -> None:
    assert AS_IT_IS.chance(0.0) == pytest.approx(0.5)
    assert log_odds(10.0) == pytest.approx(-log_odds(-10.0))
    for curve in chance_curves():
        chances = [curve.chance(float(winning)) for winning in range(-10, 11)]
        assert chances == sorted(chances) and chances[0] < 0.2 and chances[-1] > 0.8
        assert chances[0] > 0.004 and chances[-1] < 0.996  # nothing is certain before the end


def test_chances_were_fitted_to_the_model_that_plays() -> None:
    data = files("maszyna.players") / "data"
    fitted_to = json.loads((data / FILE).read_text("utf-8"))["model"]
    assert fitted_to == sha256((data / "policy.json").read_bytes()).hexdigest(), "run python -m tools.fit_chances"


def test_turns_are_parted_where_chance_speaks() -> None:
    record = played(5)
    turns = played_turns(record, person(record))
    assert [turn.n for turn in turns] == [1, 2, 3, 4, 5]
    assert [text for turn in turns for text in turn.texts()] == record.actions[: sum(len(t.texts()) for t in turns)]
    for turn in turns:
        for stretch in turn.stretches:
            game = record.at(stretch.at)
            assert (game.turns, game.choices) == (stretch.game.turns, stretch.game.choices)
            before = game.dice.states[:]
            for action in stretch.actions[:-1]:
                game.apply(action)
            assert game.dice.states == before


def test_every_finished_turn_is_judged() -> None:
    record = played(4)
    review = reviewed(record)
    document = review_document(review)
    assert [turn["n"] for turn in document["turns"]] == [1, 2, 3, 4]
    assert review.done() == 4
    for turn in document["turns"]:
        assert list(turn) == ["n", "played", "best", "loss", "se", "mark", "luck"]
        assert 0.0 <= turn["played"]["chance"] <= turn["best"]["chance"] <= 1.0
        assert turn["loss"] >= 0.0
    assert 0.0 <= document["accuracy"] <= 100.0
    assert document["by"] == "value"


def test_the_better_turn_can_be_played() -> None:
    record = played(4)
    review = reviewed(record)
    for number, turn in enumerate(review.played):
        game = record.at(turn.stretches[0].at)
        for text in review.better(number):
            game.take(text)


def test_a_review_that_was_left_goes_on_with_the_same_result() -> None:
    record = played(3)
    whole = reviewed(record)
    first = Review(record, person(record), FEW)
    steps = first.steps()
    next(steps)
    next(steps)
    later = Review(record, person(record), FEW)
    later.restore(first.state())
    for _ in later.steps():
        pass
    assert later.state() == whole.state()


def test_the_turn_that_seems_to_have_lost_most_is_next() -> None:
    """Who waits for a long review hears of the worst turns first."""
    record = played(8)
    review = Review(record, person(record), FEW)
    steps = review.steps()
    assert [next(steps).n for _ in range(8)] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert review_document(review)["turns"] == []  # after a glance nothing is told
    order: list[int] = []
    while review.done() < len(review.turns):
        worst = max((turn for turn in review.turns if turn.stage != DONE), key=JudgedTurn.urgency)
        order.append(worst.n)
        assert next(steps) is worst
    hardly_seen, screened = JudgedTurn(1), JudgedTurn(2)
    hardly_seen.stage, screened.stage = GLANCED, SHARP
    hardly_seen.screened = screened.screened = 4.0
    assert hardly_seen.urgency() > screened.urgency()
    assert order[0] == 7 and order != sorted(order)


def test_why_says_which_turn_ends_the_game() -> None:
    record = played(100, seed=55)
    assert record.game.over
    review = Review(record, person(record), FEW)
    last = max((turn.stretches[-1] for turn in review.played), key=lambda stretch: stretch.at)
    ending = last.candidate(last.actions)
    others = [last.candidate(actions) for actions in review.rivals_of(last, 20)]
    playing_on = next(other for other in others if not review.futures.ends(other, last.game, 0))
    ends = [review.game_end(last, *pair) for pair in permutations([ending, playing_on])]
    assert ends == [BETTER_ENDS, PLAYED_ENDS]
    assert review.game_end(last, ending, ending) == BOTH_END
    assert review.game_end(last, playing_on, playing_on) == NONE_ENDS
    turn = JudgedTurn(1)
    said = {turn.game_end: review_texts("en").why(turn)}
    for turn.game_end in (BETTER_ENDS, PLAYED_ENDS, BOTH_END):
        said[turn.game_end] = review_texts("en").why(turn)
    assert len(set(said.values())) == 4 and "better turn ends the game" in said[BETTER_ENDS]


def test_a_damaged_turn_begins_again() -> None:
    record = played(2)
    states = reviewed(record).state()
    del states[0]["final"]
    states[1]["rivals"] = [["x"]]
    review = Review(record, person(record), FEW)
    review.restore(states)
    assert [turn.stage for turn in review.turns] == [NEW, NEW]


def test_nothing_hidden_changes_the_review() -> None:
    """What lies in the decks at the start of a turn is dealt again in every world."""
    record = played(2)
    review = Review(record, person(record), FEW)
    twin = Review(record, person(record), FEW)
    for turn in twin.played:
        for stretch in turn.stretches:
            stretch.game.dice.states = [state + 1 for state in stretch.game.dice.states]
    for each in (review, twin):
        each.screen(0)
    assert review.turns[0].state() == twin.turns[0].state()


def test_a_set_up_the_value_does_not_know() -> None:
    record = played(2, seats=3)
    review = reviewed(record)
    assert not review.futures.knows
    assert review_document(review)["by"] == "terms"
    assert all(turn.stage == DONE for turn in review.turns)
