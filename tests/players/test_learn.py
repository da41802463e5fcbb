"""Learning the model: gradients, what came of choices, practice that goes on where it stopped, the file, the value."""

import json
from pathlib import Path

import numpy as np
import pytest
from tools.learn.games import (
    CLIPPED,
    COINS,
    FIRST_SEED,
    POPULARITY_COINS,
    SHARES,
    WIN,
    WORKER_COINS,
    Choices,
    Ended,
    Tables,
    planned,
)
from tools.learn.jobs import Jobs
from tools.learn.lessons import PASSES, Lessons, fit_value, measure_deviations, play
from tools.learn.model import MOST, Adam, Batch, Model, Numbers, fresh, shortened
from tools.learn.model_file import document, model_of
from tools.learn.practice import CURVE, Practice, evened, practise, resumed
from tools.learn.rounds import CLIP, LAMBDA, VALUE_SHARE, Judged, Round, advantages, gradients, play_round

from maszyna.kernel.facts import read_data
from maszyna.players import by_name
from maszyna.players.facts.option_facts import options_of
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.learned import FILE, learned, load_learned
from maszyna.players.model.policy import ONE
from maszyna.players.model.value import WIN_COINS
from maszyna.scythe.setup.new_game import new_game

PACKAGE = "maszyna.players"
DATA = Path(by_name.__file__).parent / "data"
STEP = 1e-2
PARTS = ["facts", "start", "rows", "row_starts", "traits", "output_weights", "offset"]


def some_choices(games: int = 3, steps: int = 4) -> list[Choices]:
    """Questions of games that have gone on a while, so that there are moves among them."""
    tables = Tables(games, FIRST_SEED, learned().policy)
    found = []
    for _ in range(steps):
        found.append(tables.asked)
        counts = np.frombuffer(tables.asked.row_counts, np.uint16).astype(np.int64)
        tables.take(counts // 2)
    return found


def small_model(seed: int = 1) -> Model:
    """Few units, far from nothing on either side, so that small steps leave them there."""
    chance = np.random.default_rng(seed)
    model = fresh(chance, 4, 3)
    model.numbers[:] = chance.normal(size=len(model.numbers)) * 0.1
    model.start[:] = [9, 9, -9, 9, 9, -9, 9]
    return model


def measured(model: Model, part: str, place: int, loss: "Loss") -> float:
    """The slope of a loss by one number, found by trying."""
    numbers: Numbers = getattr(model, part).reshape(-1)
    before = numbers[place]
    numbers[place] = before + STEP
    above = loss(model)
    numbers[place] = before - STEP
    below = loss(model)
    numbers[place] = before
    return (above - below) / (2 * STEP)


class Loss:
    """What the learner goes down, written out question by question."""

    def __init__(self, batch: Batch, seen: Judged, entropy_share: float) -> None:
        self.batch = batch
        self.seen = seen
        self.entropy_share = entropy_share

    def __call__(self, model: Model) -> float:
        answers = model.answers(self.batch)
        total = 0.0
        for question in range(self.batch.size):
            logs = answers.logs[self.batch.questions == question].astype(float)
            ratio = float(np.exp(logs[self.seen.chosen[question]] - self.seen.logs[question]))
            gain = float(self.seen.gains[question])
            total -= min(ratio * gain, max(1 - CLIP, min(1 + CLIP, ratio)) * gain)
            total += VALUE_SHARE * float(np.sum((answers.values[question] - self.seen.worth[question]) ** 2))
            total += self.entropy_share * float(np.sum(np.exp(logs) * logs))
        return total / self.batch.size


def test_slopes_are_those_found_by_trying() -> None:
    model, chance = small_model(), np.random.default_rng(2)
    batch = Batch(some_choices())
    chosen = batch.best(chance.normal(size=len(batch.rows)).astype(np.float32))
    shares = model.answers(batch).logs[batch.firsts + chosen]
    # Some are far from where they were, on either side, and so have no say.
    before = shares + chance.choice(np.array([-0.5, -0.1, 0.1, 0.5], np.float32), batch.size)
    gains, worth = (chance.normal(size=size).astype(np.float32) for size in ((batch.size,), (batch.size, 2)))
    seen = Judged(chosen, before, gains, worth)
    found, loss = gradients(model, batch, seen, 0.3), Loss(batch, seen, 0.3)
    for part in PARTS:
        slope = getattr(found, part).reshape(-1)
        steepest = np.argsort(-abs(slope))[:6]
        assert slope[steepest[0]] != 0
        for place in [*steepest, *chance.choice(len(slope), 2)]:
            assert slope[place] == pytest.approx(measured(model, part, place, loss), rel=0.02, abs=2e-4), part


def test_shares_add_up_to_one_and_the_best_is_the_first_of_the_best() -> None:
    batch = Batch(some_choices(2, 2))
    answers = small_model().answers(batch)
    assert batch.sums(np.exp(answers.logs)) == pytest.approx(np.ones(batch.size))
    alike = np.zeros(len(batch.rows), np.float32)
    assert batch.best(alike).tolist() == [0] * batch.size
    alike[batch.firsts[1] + 1] = 1
    assert batch.best(alike).tolist() == [0, 1, *[0] * (batch.size - 2)]


def test_a_step_goes_as_far_as_the_rate_and_facts_and_rows_stay_small() -> None:
    model = Model(2, 2)
    adam = Adam(model)
    model.facts[0, 0], model.rows[0, 0], model.start[0] = MOST, -MOST, MOST
    ways = Model(2, 2)
    ways.facts[0, 0], ways.rows[0, 0], ways.start[0], ways.offset[1] = -3.0, 0.1, -5.0, 7.0
    adam.step(ways.numbers, 0.25)
    assert [model.facts[0, 0], model.rows[0, 0]] == pytest.approx([MOST, -MOST])
    assert model.start[0] == pytest.approx(MOST + 0.25) and model.offset[1] == pytest.approx(-0.25)
    assert np.count_nonzero(model.numbers) == 4


def test_slopes_are_shortened_only_if_too_long() -> None:
    three_four = np.array([3.0, 4.0], np.float32)
    assert shortened(three_four, 0.5) == pytest.approx([0.3, 0.4], rel=1e-5)
    assert shortened(three_four, 6.0).tolist() == [3.0, 4.0]


def test_what_a_game_was_worth() -> None:
    assert Ended("one", 10.0, True).worth() == (10 / COINS, WIN)
    assert Ended("one", -300.0, False).worth() == (-CLIPPED / COINS, -WIN)
    assert WIN * COINS == WIN_COINS


def test_advantages_worked_by_hand() -> None:
    """Two games of three steps; the first ends with the second step, the other goes on."""
    values = np.array([[[1.0, 0.0], [2.0, 0.1]], [[0.5, 0.0], [2.0, 0.2]], [[4.0, 0.0], [3.0, 0.0]]], np.float32)
    rewards, goes_on = np.zeros((3, 2, 2), np.float32), np.ones((3, 2, 1), np.float32)
    rewards[1, 0], goes_on[1, 0] = (-1.5, 0.5), 0
    after = np.array([[5.0, 0.0], [2.0, 0.3]], np.float32)
    none = np.zeros((3, 2))
    found = advantages(Round([], none.astype(np.int64), none.astype(np.float32), values, rewards, goes_on, after, []))
    assert found[:, 0, 0] == pytest.approx([-0.5 - 2 * LAMBDA, -2.0, 1.0])
    assert found[:, 0, 1] == pytest.approx([0.5 * LAMBDA, 0.5, 0.0])
    assert found[:, 1, 0] == pytest.approx([LAMBDA - LAMBDA**2, 1 - LAMBDA, -1.0])
    assert found[:, 1, 1] == pytest.approx([0.1 - 0.2 * LAMBDA + 0.3 * LAMBDA**2, -0.2 + 0.3 * LAMBDA, 0.3])


def test_a_round_notes_what_was_chosen_and_how_games_ended() -> None:
    model, tables = small_model(), Tables(3, FIRST_SEED, learned().policy)
    played = play_round(model, tables, 130, np.random.default_rng(4))
    assert 3 <= len(played.ended) == np.sum(played.goes_on == 0) and tables.seed == FIRST_SEED + 3 + len(played.ended)
    batch = Batch(played.asked)
    answers = model.answers(batch)
    chosen = played.chosen.ravel()
    assert played.logs.ravel() == pytest.approx(answers.logs[batch.firsts + chosen], abs=1e-4)
    assert played.values.reshape(-1, 2) == pytest.approx(answers.values, abs=1e-4)
    assert len(set(chosen.tolist())) > 3
    worth = played.rewards[played.goes_on[:, :, 0] == 0]
    assert worth == pytest.approx(np.array([one.worth() for one in played.ended]))
    assert not played.rewards[played.goes_on[:, :, 0] == 1].any()


def test_games_of_all_kinds_are_played() -> None:
    import random

    draw = random.Random(1)
    kinds = set()
    for seed in range(120):
        kind, setup = planned(draw)
        kinds.add(kind.split()[0])
        assert 2 <= len(new_game(setup, seed).hidden) <= 5
    assert kinds == set(SHARES)


def test_gains_are_evened() -> None:
    gains = np.array([[0.0, 2.0], [4.0, 6.0]], np.float32)
    assert evened(gains) == pytest.approx(np.array([[-3.0, -1.0], [1.0, 3.0]]) / 5**0.5, rel=1e-5)


def test_practice_changes_the_model_a_little_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    model = model_of(read_data(PACKAGE, FILE))
    before = model.numbers.copy()
    practice = Practice(model, FIRST_SEED, 4, games=4, steps=16)
    practise(practice, tmp_path / "state.npz", tmp_path / "curve.csv")
    assert 0 < abs(model.numbers - before).max() < 0.02
    assert (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()[0] == ",".join(CURVE)
    again = resumed(model_of(read_data(PACKAGE, FILE)), tmp_path / "state.npz", 6, FIRST_SEED)
    assert np.array_equal(again.model.numbers, model.numbers)
    assert (again.done, again.adam.steps) == (4, practice.adam.steps)
    again.begin(Jobs(1, 1), 0)
    assert again.tables.seed > practice.tables.seed


def test_jobs_play_different_games_and_take_the_same_steps(tmp_path: Path) -> None:
    """The mean of the gradients of two jobs, in every step; a third would tell them apart."""
    alone = np.array([1.0, 3.0], np.float32)
    assert Jobs(1, 2).mean(0, alone) is alone
    jobs, found = Jobs(2, 2), tmp_path / "found"

    def work(job: int) -> None:
        steps = [jobs.mean(job, np.array([job + step, 4.0 * job], np.float32)).tolist() for step in range(3)]
        whole = jobs.gathered(job, [steps, job])
        if not job:
            found.write_text(json.dumps(whole), encoding="utf-8")

    jobs.run(work)
    steps = [[0.5, 2.0], [1.5, 2.0], [2.5, 2.0]]
    assert json.loads(found.read_text(encoding="utf-8")) == [steps, 0, steps, 1]
    practice = Practice(small_model(), FIRST_SEED, 4, games=4)
    seeds = []
    for job in range(2):
        practice.begin(jobs, job)
        seeds.append((len(practice.tables.tables), practice.tables.seed % 2, practice.tables.step))
    assert seeds == [(2, 0, 2), (2, 1, 2)]


def test_practice_in_two_jobs_notes_the_games_of_both(tmp_path: Path) -> None:
    practice = Practice(model_of(read_data(PACKAGE, FILE)), FIRST_SEED, 2, games=4, steps=200)
    practise(practice, tmp_path / "state.npz", tmp_path / "curve.csv", 2)
    lines = (tmp_path / "curve.csv").read_text(encoding="utf-8").splitlines()[1:]
    assert sum(int(line.split(",")[2]) for line in lines) > len(played_alone(tmp_path)) > 0


def played_alone(folder: Path) -> list[Ended]:
    """The games that the first of the two jobs has ended by itself in as many choices."""
    practice = Practice(model_of(read_data(PACKAGE, FILE)), FIRST_SEED, 2, games=4, steps=200)
    practice.begin(Jobs(2, 1), 0)
    return play_round(practice.model, practice.tables, 400, practice.chance).ended


def test_what_is_built_up_counts_coins_in_the_beginning() -> None:
    seen = []
    for encouragement in (0.0, 0.5):
        tables = Tables(1, FIRST_SEED, learned().policy)
        tables.encouragement = encouragement
        chance = np.random.default_rng(3)
        [ended, *_] = play_round(model_of(read_data(PACKAGE, FILE)), tables, 400, chance).ended
        seen.append(ended)
    plain, encouraged = seen
    assert plain.margin == encouraged.margin and plain.encouraged == 0
    assert 0.5 * 2 * WORKER_COINS <= encouraged.encouraged <= 0.5 * (8 * WORKER_COINS + 7 * POPULARITY_COINS)
    assert Ended("one", 10.0, True, 5.0).worth() == (15 / COINS, WIN)


def test_reading_the_file_and_writing_it_changes_nothing() -> None:
    data = read_data(PACKAGE, FILE)
    found = document(model_of(data), data["notes"][1])  # type: ignore[index]
    assert found == data


@pytest.mark.parametrize("is_written_before", [False, True])
def test_the_file_says_what_was_learned(is_written_before: bool) -> None:
    model = fresh(np.random.default_rng(7), 40, 20)
    model.numbers += np.random.default_rng(8).normal(size=len(model.numbers)).astype(np.float32) * 0.05
    if is_written_before:
        model = model_of(document(model))  # whole steps, so nothing is lost
    file = load_learned(document(model))
    near = 1e-4 if is_written_before else 0.1
    tables = Tables(6, FIRST_SEED + 50, learned().policy)
    for _ in range(12):
        batch = Batch([tables.asked])
        answers = model.answers(batch)
        for number, table in enumerate(tables.tables):
            told = question_facts(table.game, table.seat)
            scores = np.array(file.policy.scores(told, options_of(table.game, table.seat, table.actions))) / ONE
            logs = scores - np.log(np.sum(np.exp(scores)))
            assert logs == pytest.approx(answers.logs[batch.questions == number], abs=near)
            margin, winning = file.value.expected(told)
            assert margin == pytest.approx(COINS * answers.values[number, 0], abs=COINS * near)
            assert abs(COINS * answers.values[number, 1]) < WIN_COINS  # or the file's would be cut off
            assert winning == pytest.approx(COINS * answers.values[number, 1], abs=COINS * near)
        tables.take(batch.best(answers.logs))


def test_the_value_alone_is_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy stays as it is; the value learns how the games end."""
    monkeypatch.setattr("tools.learn.lessons.NODES", 20)
    monkeypatch.setattr("tools.learn.lessons.GAMES_AT_ONCE", 1)
    games = [play(DATA / FILE, FIRST_SEED + seed) for seed in range(2)]
    for game in games:
        game.ended.margin = 60.0
    model = model_of(read_data(PACKAGE, FILE))
    policy, before = document(model)["policy"], Lessons(games[1:]).deviation(model)
    for _ in range(4):
        missed = fit_value(model, games, np.random.default_rng(9))
        assert len(missed) == PASSES + 1
    assert document(model)["policy"] == policy
    assert Lessons(games[1:]).deviation(model) < before
    measure_deviations(model, games[1:])
    assert 0 < model.deviations.max() < before
