"""Tuning: a goal is reached, checked on fresh seeds, resumed; other questions are refused in the same folder."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from tests.console import inside

from maszyna.lab.experiment.experiment import Unit
from maszyna.lab.run.units import here
from maszyna.lab.run.workers import Finished, Tell

pytest.importorskip("optuna", reason="the extra `tune` is not installed")
ASKED = ["lab", "tune", "{start}", "--vary", "options.coins=-2..2", "--human", "random", "--games", "20", "--jobs", "1"]


@pytest.fixture
def start(tmp_path: Path) -> Path:
    path = tmp_path / "start.json"
    path.write_text(json.dumps({"seats": [{}, {"player": "automa"}], "options": {"coins": 0}}))
    return path


def asked(start: Path, *more: str) -> list[str]:
    return [part.format(start=start) for part in ASKED] + ["--out", str(start.parent / "tuned"), *more]


def test_the_best_values_are_written_and_checked_on_fresh_seeds(
    start: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = inside(capsys, *asked(start, "--wins", "0", "--trials", "3", "--json"))
    answer = json.loads(said.out)
    assert (said.code, answer["trials"], answer["fresh"]["games"]) == (0, 3, 1000)
    assert answer["fresh"]["low"] <= answer["fresh"]["wins"] <= answer["fresh"]["high"]
    setup = json.loads(Path(answer["setup"]).read_text())
    assert setup["options"]["coins"] == answer["values"]["options.coins"]
    assert Path(answer["plot"]).read_text().startswith(("<svg", "<?xml"))

    more = json.loads(inside(capsys, *asked(start, "--wins", "0", "--trials", "4", "--json")).out)
    assert more["trials"] == 4  # three of them were there
    other = inside(capsys, *asked(start, "--wins", "50", "--trials", "4"))
    assert other.code == 2 and "goal" in other.problems[0]


@pytest.mark.parametrize(
    ("vary", "problem"),
    [("options.coins=2..-2", "options.coins=2..-2"), ("options.coins", "options.coins=-2..2"),
     ("options.coins=0..99", "options.coins=99"), ("colour=1..2", "is not a setting")],
)  # fmt: skip
def test_what_is_no_range_is_refused(
    start: Path, vary: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    said = inside(capsys, *asked(start, "--vary", vary))
    assert said.code == 2 and problem in said.problems[0]


def test_a_search_gone_on_with_does_not_begin_again(tmp_path: Path) -> None:
    """It chooses other values than at first, and plays no values twice."""
    from maszyna.lab.tuning import Goal, Range, Tuning, TuningTrial, tuned

    setup: dict[str, object] = {"seats": [{}, {"player": "automa"}]}
    ranges = [Range("options.coins", -2, 2), Range("options.power", -2, 2)]
    played: list[int] = []

    def counted(units: Iterable[Unit], tell: Tell) -> Iterator[Finished[Unit, bytes]]:
        for finished in here(units, tell):
            played.append(finished.task.games)
            yield finished

    def search(trials: int) -> list[TuningTrial]:
        tuning = Tuning(setup, ranges, Goal(50.0, None), "random", trials, 2, 1)
        return tuned(tuning, tmp_path / "search.log", counted, lambda trial: None).trials

    first = [trial.values for trial in search(4)]
    found = [trial.values for trial in search(8)]
    assert found[:4] == first and found[4:] != first
    played.clear()
    tried = [trial.values for trial in search(40)]
    fresh = [values for number, values in enumerate(tried) if number >= 8 and values not in tried[:number]]
    assert len(tried) == 40 and sum(played) == 2 * len(fresh) + 1000
