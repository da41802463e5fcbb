"""Learning the policy: gradients, what came of choices, jobs that stay alike, the file, imitating another player."""

import json
from collections.abc import Callable
from ctypes import c_float
from functools import partial
from multiprocessing import RawArray, get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Barrier, BrokenBarrierError, Thread

import numpy as np
import pytest
from tools.imitate_policy import GAMES_AT_ONCE, RATE, Fitting, Lesson, Lessons, imitate, play
from tools.learn_policy import Course, Results, learn, with_units, work
from tools.policy_file import document, model_of
from tools.policy_games import CLIPPED, COINS, FIRST_SEED, WIN, Choices, Ended, Tables
from tools.policy_jobs import SEEDS_APART, Learner, Shared, evened
from tools.policy_model import MOST, Adam, Batch, Model, Numbers, fresh, grown, shortened
from tools.policy_rounds import CLIP, LAMBDA, VALUE_SHARE, Judged, Round, advantages, gradients, play_round

from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import read_data
from maszyna.players.facts.option_facts import options_of
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.learned import FILE, load_learned
from maszyna.players.model.policy import ONE
from maszyna.players.model.value import WIN_COINS

PACKAGE = "maszyna.players"
STEP = 1e-2
PARTS = ["facts", "start", "rows", "row_starts", "traits", "output_weights", "offset"]


def some_choices(games: int = 3, steps: int = 4) -> list[Choices]:
    """Questions of games that have gone on a while, so that there are moves among them."""
    tables = Tables(games, FIRST_SEED)
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


def test_a_model_that_grows_says_the_same_and_can_learn_more() -> None:
    model, batch = small_model(), Batch(some_choices(2, 2))
    more = grown(model, np.random.default_rng(5), 6, 4)
    assert (more.units, more.value_units) == (6, 4)
    before, after = model.answers(batch), more.answers(batch)
    assert after.logs == pytest.approx(before.logs, abs=1e-5)
    assert after.values == pytest.approx(before.values, abs=1e-5)
    assert np.all(np.any(more.facts != 0, axis=0))  # a unit that no fact moves would never learn


def test_a_file_is_given_more_units_only_if_it_has_fewer() -> None:
    data = read_data(PACKAGE, FILE)
    model = model_of(data)
    assert with_units(data, 0, model.value_units, FIRST_SEED) is data
    more = model_of(with_units(data, model.units + 1, 0, FIRST_SEED))
    assert (more.units, more.value_units) == (model.units + 1, model.value_units)


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
    assert Ended(0, 10.0, True).worth() == (10 / COINS, WIN)
    assert Ended(0, -300.0, False).worth() == (-CLIPPED / COINS, -WIN)
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
    model, tables = small_model(), Tables(3, FIRST_SEED)
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


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.policy_jobs.PATIENCE", 60.0)


def in_threads(jobs: list[Callable[[], object]]) -> None:
    threads = [Thread(target=job) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_jobs_with_games_of_their_own_learn_the_same() -> None:
    data = read_data(PACKAGE, FILE)
    models = [model_of(data), model_of(data)]
    rows, barrier = np.zeros((2, len(models[0].numbers)), np.float32), Barrier(2)
    learners = [Learner(model, Shared(rows, job, barrier), FIRST_SEED, 2, 10) for job, model in enumerate(models)]
    for _ in range(2):
        in_threads([partial(learner.round, 0.5) for learner in learners])
    assert learners[1].tables.seed - learners[0].tables.seed >= SEEDS_APART - 2
    assert learners[0].adam.steps == learners[1].adam.steps == 8
    assert not np.array_equal(rows[0], rows[1])  # what they found differs
    assert np.array_equal(models[0].numbers, models[1].numbers)
    changed = abs(models[0].numbers - model_of(data).numbers)
    assert 0 < changed.max() < 0.01


def test_jobs_share_what_each_has_to_say() -> None:
    rows, barrier = np.zeros((2, 5), np.float32), Barrier(2)
    means: dict[int, list[float]] = {}

    def say(job: int) -> None:
        shared = Shared(rows, job, barrier)
        for number in (1.0, 2.0):
            means.setdefault(job, []).extend(shared.mean(np.array([number, 10.0 * job], np.float32)).tolist())

    in_threads([partial(say, job) for job in range(2)])
    assert means == {0: [1.0, 5.0, 2.0, 5.0], 1: [1.0, 5.0, 2.0, 5.0]}


def test_gains_are_evened_over_all_jobs() -> None:
    rows, barrier = np.zeros((2, 2), np.float32), Barrier(2)
    gains = [np.array([[0.0, 2.0]], np.float32), np.array([[4.0, 6.0]], np.float32)]
    found: dict[int, Numbers] = {}

    def even(job: int) -> None:
        found[job] = evened(gains[job], Shared(rows, job, barrier))

    in_threads([partial(even, job) for job in range(2)])
    assert found[0] == pytest.approx(np.array([[-3.0, -1.0]]) / 5**0.5, rel=1e-5)
    assert found[1] == pytest.approx(np.array([[1.0, 3.0]]) / 5**0.5, rel=1e-5)


def test_the_games_of_all_jobs_are_told_by_level() -> None:
    rows, barrier = np.zeros((2, 20), np.float32), Barrier(2)
    ended = [[Ended(0, 10.0, True), Ended(3, -40.0, False)], [Ended(0, -5.0, False), Ended(0, 4.0, True)]]
    lines: dict[int, list[str]] = {}

    def tell(job: int) -> None:
        results, shared = Results(), Shared(rows, job, barrier)
        results.add(ended[job])
        lines[job] = [results.line(shared), results.line(shared)]

    in_threads([partial(tell, job) for job in range(2)])
    line = "autometta +3.0 coins, 66.7% of 3 won; ultimaszyna -40.0 coins, 0.0% of 1 won"
    assert lines == {0: [line, "no game ended"], 1: [line, "no game ended"]}


def test_jobs_are_processes_and_the_first_writes_the_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    data, out = read_data(PACKAGE, FILE), tmp_path / "policy.json"
    assert learn(Course(data, out, 0.002, FIRST_SEED, 2, 2, 8))
    written = json.loads(out.read_text(encoding="utf-8"))
    assert written != data and load_learned(written).policy.units == load_learned(data).policy.units
    [line] = capfd.readouterr().out.splitlines()
    assert " rounds: " in line and " 0 rounds" not in line


def alone(data: dict[str, object], out: Path, barrier: Barrier, stop: Event) -> None:
    """One job in this process, with half a second to learn."""
    work(Course(data, out, 0.01, FIRST_SEED, 1, 2, 8), 0, RawArray(c_float, 1_000_000), barrier, stop)


def test_a_job_that_is_stopped_writes_what_it_has_learned(tmp_path: Path) -> None:
    data, out, stop = read_data(PACKAGE, FILE), tmp_path / "policy.json", get_context().Event()
    stop.set()
    alone(data, out, Barrier(1), stop)
    assert json.loads(out.read_text(encoding="utf-8")) == data


def test_nobody_waits_for_a_job_that_failed(tmp_path: Path) -> None:
    barrier, stop = Barrier(2), get_context().Event()
    with pytest.raises(FormatError):
        alone({}, tmp_path / "policy.json", barrier, stop)
    assert barrier.broken
    with pytest.raises(BrokenBarrierError):
        alone(read_data(PACKAGE, FILE), tmp_path / "policy.json", barrier, stop)


def test_reading_the_file_and_writing_it_changes_nothing() -> None:
    data = read_data(PACKAGE, FILE)
    assert document(data, model_of(data)) == data


@pytest.mark.parametrize("is_written_before", [False, True])
def test_the_file_says_what_was_learned(is_written_before: bool) -> None:
    data = read_data(PACKAGE, FILE)
    model = fresh(np.random.default_rng(7), 40, 20)
    model.numbers += np.random.default_rng(8).normal(size=len(model.numbers)).astype(np.float32) * 0.05
    if is_written_before:
        model = model_of(document(data, model))  # whole steps, so nothing is lost
    learned = load_learned(document(data, model))
    near = 1e-4 if is_written_before else 0.1
    tables = Tables(6, FIRST_SEED + 50)
    for _ in range(12):
        batch = Batch([tables.asked])
        answers = model.answers(batch)
        for number, table in enumerate(tables.tables):
            told = question_facts(table.game, table.seat)
            scores = np.array(learned.policy.scores(told, options_of(table.game, table.seat, table.actions))) / ONE
            logs = scores - np.log(np.sum(np.exp(scores)))
            assert logs == pytest.approx(answers.logs[batch.questions == number], abs=near)
            margin, winning = learned.value.expected(told)
            assert margin == pytest.approx(COINS * answers.values[number, 0], abs=COINS * near)
            assert abs(COINS * answers.values[number, 1]) < WIN_COINS  # or the file's would be cut off
            assert winning == pytest.approx(COINS * answers.values[number, 1], abs=COINS * near)
        tables.take(batch.best(answers.logs))


def test_what_a_teacher_chooses_is_noted() -> None:
    """The player that follows the package's policy chooses what a model of it thinks best."""
    lessons = Lessons([play("policy", FIRST_SEED + number) for number in range(2)])
    assert len(lessons.chosen) == lessons.batch.size > 60 and lessons.chosen.max() > 2
    assert lessons.alike(model_of(read_data(PACKAGE, FILE)).answers(lessons.batch)) > 0.99


def test_a_policy_learns_to_do_as_another_player() -> None:
    """The teacher takes the last option of every question; how it ends is always the same."""
    games = []
    for seed in range(GAMES_AT_ONCE + 2):
        played = play("random", FIRST_SEED + seed)
        counts = np.frombuffer(played.choices.row_counts, np.uint16).tolist()
        games.append(Lesson(played.choices, [count - 1 for count in counts], Ended(0, 30.0, True)))
    chance = np.random.default_rng(9)
    model = fresh(chance, 16, 8)
    check = Lessons(games[:1])  # which is left out
    before = model.answers(check.batch)
    imitate(model, games, Fitting(60, RATE), chance)
    after = model.answers(check.batch)
    assert check.alike(after) > 0.8 > 0.6 > check.alike(before)
    assert check.deviation(after) < 10 < check.deviation(before)


def test_the_value_alone_can_be_fitted() -> None:
    """The policy stays as it is; the value learns how the teacher's games end."""
    games = [play("policy", FIRST_SEED + seed) for seed in range(GAMES_AT_ONCE + 2)]
    for game in games:
        game.ended.margin = 60.0
    data = read_data(PACKAGE, FILE)
    model, check = model_of(data), Lessons(games[:1])
    before = check.deviation(model.answers(check.batch))
    imitate(model, games, Fitting(60, RATE, choices=0), np.random.default_rng(9))
    assert document(data, model)["policy"] == data["policy"]
    assert check.deviation(model.answers(check.batch)) < before - 10
