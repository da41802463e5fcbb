"""Learns the players' policy from its own games against Automas of all levels.

    nice python -m tools.learn_policy --minutes 60 --jobs 2 --out policy.json

Every job plays games of its own, and finds which way they say the policy should go (``tools.policy_rounds``); all jobs
go the mean of these ways, so their policies stay the same. The file is written every few rounds; Ctrl-C ends the
learning after the round under way. The policy to begin with comes from ``tools.imitate_policy``; more hidden units
than it has may be asked for. The seeds of the locked test games (see docs/players.md) are never played here.
"""

import argparse
import json
import os
import signal
import time
from ctypes import Array, c_float
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from pathlib import Path
from threading import Barrier

import numpy as np
from tools.policy_file import document, model_of
from tools.policy_games import FIRST_SEED, Ended
from tools.policy_jobs import GAMES, STEPS, Learner, Shared
from tools.policy_model import grown

from maszyna.kernel.facts import parse, read_data
from maszyna.players.model.learned import FILE
from maszyna.scythe.facts.automa import LEVELS

TOLD = 20  # rounds between two lines
ONE_THREAD = ["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"]  # every job has a core of its own


class Results:
    """The games of all jobs since the last line: by level how many, their coins, and how many were won."""

    def __init__(self) -> None:
        self.sums = np.zeros((len(LEVELS), 3), np.float32)

    def add(self, ended: list[Ended]) -> None:
        for one in ended:
            self.sums[one.level] += (1, one.margin, one.won)

    def line(self, shared: Shared) -> str:
        """In words; then counting begins anew."""
        sums = shared.all(self.sums.ravel()).sum(axis=0).reshape(self.sums.shape)
        self.sums[:] = 0
        told = [
            f"{level} {margins / count:+.1f} coins, {won / count:.1%} of {count:.0f} won"
            for level, (count, margins, won) in zip(LEVELS, sums.tolist(), strict=True)
            if count
        ]
        return "; ".join(told) or "no game ended"


@dataclass
class Course:
    """What all jobs are told."""

    data: dict[str, object]  # the file to begin with
    out: Path
    minutes: float
    seed: int
    jobs: int
    games: int = GAMES
    steps: int = STEPS


def work(course: Course, job: int, rows: "Array[c_float]", barrier: Barrier, stop: Event) -> None:
    """One job to the end; if it fails, the others do not wait for it."""
    try:
        shared = Shared(np.ctypeslib.as_array(rows).reshape(course.jobs, -1), job, barrier)
        learner = Learner(model_of(course.data), shared, course.seed, course.games, course.steps)
        run(learner, course, stop)
    except BaseException:
        barrier.abort()
        raise


def run(learner: Learner, course: Course, stop: Event) -> None:
    """Rounds until the time is over or somebody stops them; the first job writes and tells."""
    results, begun = Results(), time.monotonic()
    while True:
        minutes = (time.monotonic() - begun) / 60
        own = 1.0 if stop.is_set() else minutes / course.minutes
        done = float(learner.shared.all(np.array([own], np.float32)).max())
        if done >= 1 or (learner.rounds and learner.rounds % TOLD == 0):
            line = results.line(learner.shared)
            if learner.shared.job == 0:
                text = json.dumps(document(course.data, learner.model), indent=1)
                course.out.write_text(text + "\n", encoding="utf-8")
                print(f"{minutes:.1f} minutes, {learner.rounds} rounds: {line}", flush=True)  # noqa: T201
        if done >= 1:
            return
        results.add(learner.round(done))


def learn(course: Course) -> bool:
    """All jobs, each a process; whether all ended well."""
    for name in ONE_THREAD:
        os.environ[name] = "1"
    context = get_context("spawn")
    size = len(model_of(course.data).numbers)
    shared = (context.RawArray(c_float, course.jobs * size), context.Barrier(course.jobs), context.Event())
    jobs = [context.Process(target=work, args=(course, job, *shared), daemon=True) for job in range(course.jobs)]
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for this process, not for the jobs
    for job in jobs:
        job.start()
    signal.signal(signal.SIGINT, heard)
    try:
        for job in jobs:
            job.join()
    except KeyboardInterrupt:
        shared[-1].set()
        for job in jobs:
            job.join()
    return all(job.exitcode == 0 for job in jobs)


def with_units(data: dict[str, object], units: int, value_units: int, seed: int) -> dict[str, object]:
    """A file with at least so many units; the new ones say nothing yet."""
    model = model_of(data)
    wanted = (max(units, model.units), max(value_units, model.value_units))
    if wanted == (model.units, model.value_units):
        return data
    return document(data, grown(model, np.random.default_rng(seed), *wanted))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=FIRST_SEED, help=f"at least {FIRST_SEED}")
    parser.add_argument("--begin", type=Path, help="a file of a policy, instead of the package's")
    parser.add_argument("--units", type=int, default=0, help="hidden units of the policy, if it is to have more")
    parser.add_argument("--value-units", type=int, default=0, help="those of the value")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    if given.seed < FIRST_SEED:
        parser.error(f"--seed must be at least {FIRST_SEED}")
    begin = given.begin
    data = parse(str(begin), begin.read_text(encoding="utf-8")) if begin else read_data("maszyna.players", FILE)
    data = with_units(data, given.units, given.value_units, given.seed)
    if not learn(Course(data, given.out, given.minutes, given.seed, given.jobs)):
        raise SystemExit("a job failed")


if __name__ == "__main__":
    main()
