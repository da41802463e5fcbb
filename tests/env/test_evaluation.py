"""`maszyna lab evaluate`: the same line again and again, test games only, one's own agents."""

import json
from pathlib import Path
from typing import Any

import pytest

from maszyna.cli import main
from maszyna.encoding.seeds import FIRST_TEST_SEED
from maszyna.env.evaluation import TaskGame, games_to_play, line_of, play, score_of
from maszyna.env.tasks import TASKS, task_by_id
from maszyna.kernel.errors import SetupError

OPENING = "maszyna/Opening-v1"
OWN = """
import numpy as np

class FirstLegal:
    observation = "planes"
    def __init__(self, seed):
        pass
    def act(self, observed, info):
        assert observed["planes"].max() <= 1
        return np.flatnonzero(info["action_mask"])[0]

class FirstOption:
    def __init__(self, seed):
        pass
    def choose(self, game):
        return game.options()[0]

class Illegal(FirstLegal):
    def act(self, observed, info):
        return 0 if not info["action_mask"][0] else 1400

class Broken(FirstLegal):
    def act(self, observed, info):
        raise RuntimeError("no idea")

class Nothing:
    pass
"""


def evaluated(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.argv", ["maszyna", "lab", "evaluate", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
    out, err = capsys.readouterr()
    return int(ended.value.code or 0), out, err


@pytest.mark.parametrize("agent", ["random", "policy"])
def test_two_runs_agree_byte_for_byte(agent: str, capsys: pytest.CaptureFixture[str]) -> None:
    runs = []
    for _ in range(2):
        code, out, _ = evaluated(capsys, "--task", OPENING, "--agent", agent, "--games", "4", "--json")
        assert code == 0 and out.count("\n") == 1
        line: dict[str, Any] = json.loads(out)
        assert line.pop("seconds_a_decision") >= 0
        runs.append(json.dumps(line))
    assert runs[0] == runs[1]
    assert (line["task"], line["agent"], line["games"], line["seeds"]) == (
        OPENING, agent, 4, [FIRST_TEST_SEED, FIRST_TEST_SEED + 3],
    )  # fmt: skip
    assert {"mean", "interval", "commit", "origin", "digest", "version", "rules_version", "environment"} <= set(line)
    assert line["interval"][0] <= line["mean"] <= line["interval"][1]


def test_several_processes_give_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--task", OPENING, "--agent", "random", "--games", "6", "--json"]
    lines = [json.loads(evaluated(capsys, *arguments, "--jobs", jobs)[1]) for jobs in ("1", "2")]
    assert lines[0]["digest"] == lines[1]["digest"] and lines[0]["mean"] == lines[1]["mean"]


@pytest.mark.parametrize(
    "more",
    [
        ["--seed", "7"],
        ["--seed", str(FIRST_TEST_SEED - 1)],
        ["--seed", str(FIRST_TEST_SEED + 999), "--games", "2"],
        ["--games", "1001"],
    ],
)
def test_other_seeds_are_refused(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = evaluated(capsys, "--task", OPENING, "--agent", "random", *more)
    assert (code, out) == (2, "")
    assert f"have the seeds {FIRST_TEST_SEED}..{FIRST_TEST_SEED + 999}" in err


def test_for_people_it_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = evaluated(capsys, "--task", OPENING, "--agent", "random", "--games", "2")
    assert code == 0
    assert f"{OPENING}: random" in out and "margin" in out


def test_the_table_has_the_score_that_counts(capsys: pytest.CaptureFixture[str]) -> None:
    """Every figure whole in 80 columns; a share in percent, with the faction it is of, where it is one faction's."""
    code, out, _ = evaluated(capsys, "--task", "maszyna/Solo-AllFactions-v1", "--agent", "random", "--games", "2")
    assert code == 0 and "\u2026" not in out
    rows = [[cell.strip() for cell in line.split("│")[1:3]] for line in out.splitlines() if "│" in line]
    assert [name for name, _ in rows] == [
        "who", "share", "95 % from", "to", "games", "won", "margin", "cut off", "seconds a decision"
    ]  # fmt: skip
    figures = dict(rows)
    assert figures["share"] == "0.0 %" and figures["games"] == "2" and figures["who"] == "Togawa"


def test_ones_own_agents(tmp_path: Path) -> None:
    file = tmp_path / "own.py"
    file.write_text(OWN, encoding="utf-8")
    task = task_by_id(OPENING)
    acting = [play(game) for game in games_to_play(task, f"{file}:FirstLegal", 2, None)]
    choosing = [play(game) for game in games_to_play(task, f"{file}:FirstOption", 2, None)]
    assert [result.margin for result in acting] == [result.margin for result in choosing]
    assert [result.decisions for result in acting] == [result.decisions for result in choosing]
    own, usual = (line_of(task, agent, acting)["origin"] for agent in (f"{file}:FirstLegal", "policy"))
    assert own["rules"] == usual["rules"] and own["players"] != usual["players"]
    for name, problem in (
        ("Illegal", "must return a legal entry"),
        ("Broken", "act has failed: RuntimeError: no idea"),
        ("Nothing", "has no class 'Nothing' with a method choose"),
    ):
        with pytest.raises(SetupError, match=problem):
            play(games_to_play(task, f"{file}:{name}", 1, None)[0])


def result(faction: int, won: bool, margin: int) -> TaskGame:
    return TaskGame(FIRST_TEST_SEED, faction, won, margin, False, 10, 0.0, "")


def test_the_score_that_counts() -> None:
    results = [result(0, True, 10), result(0, True, 4), result(3, False, -8), result(3, True, 2)]
    share, _ = score_of(TASKS["maszyna/Solo-Automa-v1"], results)
    assert share.value == 0.75
    worst, faction = score_of(TASKS["maszyna/Solo-AllFactions-v1"], results)
    assert (worst.value, faction) == (0.5, "crimea")
    coins, _ = score_of(TASKS[OPENING], results)
    assert coins.value == 2.0
