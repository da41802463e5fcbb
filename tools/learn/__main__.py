"""Makes a model for the players from nothing but the seeds written here.

    OPENBLAS_NUM_THREADS=1 nice python -m tools.learn --all --folder learned --jobs 2

The file that the package has came another way and is stronger so far (docs/notebook/players.md). A model that is better
takes its place as src/maszyna/players/data/policy.json, with chances fitted to it (tools/fit_chances.py).

First the model practises: it plays games of all kinds and learns from them. Then its value learns how games of a
search end. Every stage leaves a file in the folder and is left out where it is there; practice goes on where it was
stopped. The file says by which commit and command it was made. ``--rounds`` makes practice shorter, to compare its
curve with that in docs/learning.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
from tools.learn import lessons
from tools.learn.model import Model, fresh
from tools.learn.model_file import document, model_of
from tools.learn.practice import practise, resumed

from maszyna.players.model.learned import FILE

ROUNDS = 6000  # of 16,384 choices each
SEED = 1_000_000_000  # of the first game of practice; locked test games are below a million
BEGIN_SEED = 1  # of the numbers a model begins with
PRACTISED = "practised.json"


def made_by() -> str:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return f"made by commit {commit.stdout.strip() or 'unknown'} with: python -m tools.learn {' '.join(sys.argv[1:])}"


def write(path: Path, document: dict[str, object]) -> None:
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> Model:
    return model_of(json.loads(path.read_text(encoding="utf-8")))


def practised(folder: Path, rounds: int, jobs: int) -> Model:
    """The model after practice, from nothing."""
    model, state = fresh(np.random.default_rng(BEGIN_SEED)), folder / "practice.npz"
    practise(resumed(model, state, rounds, SEED), state, folder / "practice.csv", jobs)
    return model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", required=True, help="all stages, one after the other")
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--lessons", type=int, default=lessons.GAMES, help="games of a search")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    first, last = given.folder / PRACTISED, given.folder / FILE
    if not first.exists():
        write(first, document(practised(given.folder, given.rounds, given.jobs), made_by()))
    if not last.exists():
        model, games = read(first), lessons.lessons(first, given.lessons, given.jobs)
        lessons.fit_value(model, games, np.random.default_rng(BEGIN_SEED))
        lessons.measure_deviations(model, games)
        write(last, document(model, made_by()))


if __name__ == "__main__":
    main()
