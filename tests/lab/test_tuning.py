"""Tuning: a goal is reached, checked on fresh seeds, resumed; other questions are refused in the same folder."""

import json
from pathlib import Path

import pytest
from tests.console import inside

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
