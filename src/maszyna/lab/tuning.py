"""Tuning: values of a setup's numbers that reach a goal, such as half of the games won (Optuna chooses what to try).

Every trial plays the same seeds, so that trials differ by their values and not by luck; what was tried is written down
beside the result, and a run that was ended goes on from there. The best is checked on seeds that no trial has seen.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import optuna
from optuna.storages import JournalStorage
from optuna.storages.journal import JournalFileBackend

from maszyna.kernel.errors import FormatError, MaszynaError
from maszyna.kernel.record import Setup
from maszyna.lab.experiment.experiment import Arm, Unit
from maszyna.lab.experiment.rows import results_in
from maszyna.lab.experiment.settings import changed
from maszyna.lab.report.measures import UnitView
from maszyna.lab.report.tallies import TURNS, WON, Tally
from maszyna.lab.run.units import Runner
from maszyna.lab.statistics.intervals import share_of
from maszyna.lab.statistics.shares import Estimate
from maszyna.scythe.setup.plan import read_plan

UNIT: Final = 50
FRESH: Final = 10_000_000  # the seeds of the check begin so much later
HUNDRED: Final = 100.0
POINTS_PER_TURN: Final = 2.0  # a turn off the goal weighs as much as so many points of games won


class Range(NamedTuple):
    """A number of the setup by its path, and the whole numbers it may be."""

    setting: str
    low: int
    high: int


class Goal(NamedTuple):
    wins: float  # percent of games won by the humans
    turns: float | None  # of all players in a game


class Tuning(NamedTuple):
    setup: Setup
    ranges: list[Range]
    goal: Goal
    human: str
    trials: int
    games: int
    seed: int


class TuningTrial(NamedTuple):
    """What was tried, and how it came out."""

    values: dict[str, int]
    wins: float
    turns: float
    off: float


class Tuned(NamedTuple):
    trials: list[TuningTrial]
    best: TuningTrial
    setup: Setup
    wins: Estimate  # on fresh seeds, in percent
    turns: float


def off_goal(goal: Goal, wins: float, turns: float) -> float:
    """How far a trial is from the goal, in points."""
    return abs(wins - goal.wins) + (0.0 if goal.turns is None else POINTS_PER_TURN * abs(turns - goal.turns))


def study_in(file: Path, tuning: Tuning) -> Any:
    """The study of a file, begun or gone on with; one of another question is refused."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    asked = {
        "setup": tuning.setup, "ranges": [list(each) for each in tuning.ranges], "goal": list(tuning.goal),
        "human": tuning.human, "games": tuning.games, "seed": tuning.seed,
    }  # fmt: skip
    study = optuna.create_study(
        study_name="tuning", storage=JournalStorage(JournalFileBackend(str(file))), load_if_exists=True
    )
    # Gone on with, it must not choose what it began with once more.
    seed = tuning.seed + len(study.trials)
    study.sampler = optuna.samplers.TPESampler(seed=seed, n_startup_trials=min(10, tuning.trials))
    before = study.user_attrs.get("asked")
    if before is None:
        study.set_user_attr("asked", asked)
    elif before != asked:
        names = [name for name, value in asked.items() if before.get(name) != value]
        raise FormatError(str(file), "another_tuning", names=names)
    return study


def tuned(tuning: Tuning, file: Path, run: Runner, watch: Callable[[TuningTrial], None]) -> Tuned:
    """Search until as many trials are there, then play the best on fresh seeds."""
    check_ranges(tuning)
    study = study_in(file, tuning)
    found = [trial_of(each) for each in study.trials if each.state == optuna.trial.TrialState.COMPLETE]
    pending: dict[int, tuple[Any, Tally]] = {}

    def finish(trial: Any, wins: float, turns: float) -> None:
        trial.set_user_attr("wins", wins)
        trial.set_user_attr("turns", turns)
        study.tell(trial, off_goal(tuning.goal, wins, turns))
        found.append(TuningTrial(dict(trial.params), wins, turns, off_goal(tuning.goal, wins, turns)))
        watch(found[-1])

    def units() -> Iterator[Unit]:
        for _ in range(tuning.trials - len(found)):
            trial = study.ask()
            values = {each.setting: trial.suggest_int(each.setting, each.low, each.high) for each in tuning.ranges}
            same = next((each for each in found if each.values == values), None)
            if same is not None:  # the same seeds: it would come out as before
                finish(trial, same.wins, same.turns)
                continue
            arm = Arm(trial.number, str(values), {}, changed(tuning.setup, dict(values)), tuning.human)
            pending[trial.number] = (trial, Tally())
            yield from units_of(arm, tuning.games, tuning.seed)

    for finished in run(units(), lambda games: None):
        trial, tally = pending[finished.task.arm.number]
        tally.add(UnitView(results_in(finished.result, finished.task.arm.name)))
        if tally.games == tuning.games:
            finish(trial, HUNDRED * tally.sides[WON].mean(), tally.sides[TURNS].mean())
    best = sorted(found, key=lambda each: each.off)[0]
    setup = changed(tuning.setup, dict(best.values))
    fresh = Tally()
    arm = Arm(1, "best", {}, setup, tuning.human)
    for finished in run(units_of(arm, max(tuning.games, 1000), tuning.seed + FRESH), lambda games: None):
        fresh.add(UnitView(results_in(finished.result, arm.name)))
    share = share_of(fresh.sides[WON])
    wins_found = Estimate(HUNDRED * share.value, HUNDRED * share.low, HUNDRED * share.high, share.games)
    return Tuned(found, best, setup, wins_found, fresh.sides[TURNS].mean())


def units_of(arm: Arm, games: int, seed: int) -> Iterator[Unit]:
    for number in range(-(-games // UNIT)):
        yield Unit(arm, number, seed + number * UNIT, min(UNIT, games - number * UNIT))


def trial_of(trial: Any) -> TuningTrial:
    return TuningTrial(dict(trial.params), trial.user_attrs["wins"], trial.user_attrs["turns"], trial.value)


def check_ranges(tuning: Tuning) -> None:
    """Both ends of every range must be possible."""
    for each in tuning.ranges:
        for value in (each.low, each.high):
            try:
                read_plan(changed(tuning.setup, {each.setting: value}))
            except MaszynaError as error:
                raise FormatError(f"{each.setting}={value}", "inner", problem=error) from None
