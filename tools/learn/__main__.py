"""Makes the data files of the players from nothing but the seeds written here.

    nice python -m tools.learn --all --folder learned

Every stage leaves its files in the folder and is left out where they are there already; practice goes on where it was
stopped. The files say by which commit and command they were made. ``--rounds`` makes practice shorter, to compare its
curve with that of docs/learning. Locked test games (docs/players.md) are never played here.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

ROUNDS = 5500  # of 16,384 choices each
SEED = 1_000_000_000  # of the first game of practice; locked test games are below a million
BEGIN_SEED = 1  # of the numbers a model begins with


def made_by() -> str:
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return f"made by commit {commit.stdout.strip() or 'unknown'} with: python -m tools.learn {' '.join(sys.argv[1:])}"


def practice_stage(folder: Path, rounds: int, begin: Path | None) -> None:
    """The policy plays games of all kinds and learns from them."""
    import numpy as np
    from tools.learn.model import fresh
    from tools.learn.model_file import document, model_of
    from tools.learn.practice import practise, resumed

    model = (
        model_of(json.loads(begin.read_text(encoding="utf-8"))) if begin else fresh(np.random.default_rng(BEGIN_SEED))
    )
    practice = resumed(model, folder / "practice.npz", rounds, SEED)
    practise(practice, folder / "practice.npz", folder / "practice.csv")
    write(folder / "policy.json", document(model, made_by()))


def write(path: Path, document: dict[str, object]) -> None:
    path.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", required=True, help="all stages, one after the other")
    parser.add_argument("--folder", type=Path, default=Path("learned"))
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--begin", type=Path, help="a file of a model to go on from, instead of nothing")
    given = parser.parse_args()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    given.folder.mkdir(parents=True, exist_ok=True)
    if not (given.folder / "policy.json").exists():
        practice_stage(given.folder, given.rounds, given.begin)


if __name__ == "__main__":
    main()
