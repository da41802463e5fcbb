"""Breaks the engine on purpose, one small change at a time, and tells which changes no test notices.

    PYTHONPATH=src:. nice python -m tests.mutate --sample 1000 --seed 1
    PYTHONPATH=src:. nice python -m tests.mutate --paths src/maszyna/scythe/play --sample 400 --minutes 15

First every test runs once while it is noted which functions it calls. A mutant then meets only the tests that call its
function, quickest first, in a forked process in which that one function is replaced: mostly a fraction of a second.
What runs when a module is imported meets them in a process that imports everything anew. A mutant that hangs is
noticed. Results and the notes about the tests are kept in --keep, so that a second run goes on where the first ended
(`--again`: try what survived once more). Mutants of the same meaning stand in tests/equal_mutants.toml with the reason.
Exit 1 if anything else survives.
"""

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter
from pathlib import Path

from tests.mutant_trials import Budget, Notes, Trials, note_and_try, try_anew
from tests.mutants import Mutant, mutants

HOME = Path(__file__).resolve().parents[1]
ENGINE = ["src/maszyna/kernel", "src/maszyna/scythe", "src/maszyna/expeditions"]
TESTS = [
    "tests/kernel", "tests/scythe", "tests/expeditions", "tests/library", "tests/players", "tests/test_golden.py",
    "tests/test_golden_wind.py", "tests/test_copies.py", "tests/test_events.py", "tests/test_games.py", "tests/app",
    "tests/speech", "tests/encoding", "tests/commands/test_cli_airships.py", "tests/commands/test_cli_expeditions.py",
]  # fmt: skip
EQUAL = HOME / "tests" / "equal_mutants.toml"


def sampled(folder: Path, paths: list[str], amount: int, seed: int) -> list[Mutant]:
    """So many mutants of the files and folders, drawn by a lot of their own: a change elsewhere draws no others."""
    files = [file for path in paths for file in sorted((folder / path).rglob("*.py")) or [folder / path]]
    found = [mutant for file in files for mutant, _ in mutants(str(file.relative_to(folder)), folder)]
    return sorted(found, key=lambda mutant: hashlib.sha256(f"{seed} {mutant.key()}".encode()).digest())[:amount]


def equal_in_meaning() -> set[str]:
    listed = tomllib.loads(EQUAL.read_text(encoding="utf-8")).get("equal", [])
    return {"\t".join((each["path"], each["place"], each["before"], each["after"])) for each in listed}


def read_results(file: Path) -> dict[str, str]:
    """What is known of each mutant; of several lines the last counts."""
    if not file.exists():
        return {}
    rows = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    return {row["mutant"]: row["result"] for row in rows}


def copy_of_the_project(folder: Path) -> None:
    """A copy, so that the source may be worked on meanwhile."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=HOME, capture_output=True, text=True,
                            check=True)  # fmt: skip
    for name in listed.stdout.splitlines():
        if (HOME / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(HOME / name, folder / name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paths", nargs="+", default=ENGINE, help="files and folders to break")
    parser.add_argument("--tests", nargs="+", default=TESTS)
    parser.add_argument("--sample", type=int, default=1000, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="which mutants")
    parser.add_argument("--minutes", type=float, default=600.0, help="start no mutant after that")
    parser.add_argument("--seconds", type=float, default=12.0, help="tests for one mutant, as long as they took once")
    parser.add_argument("--again", action="store_true", help="instead of a sample: all that survived until now")
    parser.add_argument("--keep", type=Path, default=HOME / "build" / "mutants")
    wanted = parser.parse_args()
    wanted.keep.mkdir(parents=True, exist_ok=True)
    results = wanted.keep / "results.jsonl"

    tried = ["noticed"] if wanted.again else ["noticed", "survived"]
    equal = equal_in_meaning()
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch).resolve()
        copy_of_the_project(folder)
        known = read_results(results)
        if wanted.again:
            every = sampled(folder, wanted.paths, sys.maxsize, wanted.seed)
            sample = [mutant for mutant in every if known.get(mutant.key()) == "survived"]
        else:
            sample = sampled(folder, wanted.paths, wanted.sample, wanted.seed)
        waiting = [each for each in sample if each.key() not in equal and known.get(each.key()) not in tried]
        budget = Budget(time.monotonic() + wanted.minutes * 60, wanted.seconds)
        trials = Trials(folder, results, Notes(wanted.keep / "tests.json"), budget)
        try_anew(trials, note_and_try(trials, waiting, wanted.tests))

    known = read_results(results)
    counted = Counter("equal" if mutant.key() in equal else known.get(mutant.key(), "not tried") for mutant in sample)
    for mutant in sample:
        if mutant.key() not in equal and known.get(mutant.key()) == "survived":
            print(mutant.diff())
    different = counted["noticed"] + counted["survived"]
    share = f", {100 * counted['noticed'] / different:.1f} % of those that differ noticed" if different else ""
    print(f"{len(sample)} mutants: {dict(counted)}{share}")
    return 1 if counted["survived"] else 0


if __name__ == "__main__":
    sys.exit(main())
