"""`maszyna expeditions turn` and `simulate`: one JSON document a line; what is wrong is one line, naming the field."""

import json
from pathlib import Path

import pytest
from tests.console import inside, program
from tests.expeditions.props import position

REQUEST = json.dumps({"position": position(". 4,3 . . . . .", glory=3), "card": 8, "drawn": {"north": [5, 3]}})


@pytest.fixture(autouse=True)
def _nothing_typed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))


def test_turn_answers_line_by_line() -> None:
    said = program("expeditions", "turn", "-", "--json", stdin=f"{REQUEST}\n\n{REQUEST}".encode())
    assert (said.code, said.problems) == (0, [])
    answers = [json.loads(line) for line in said.out.splitlines()]
    assert answers[0] == answers[1]
    north = answers[0]["events"][1]
    assert (north["row"], north["from"], north["to"], north["did"], north["taken"]) == (
        "north",
        0,
        1,
        "cleanse",
        [4, 3],
    )


def test_bad_lines_are_told_and_the_others_answered() -> None:
    bad = [json.dumps({"position": position(glory=9), "card": 8}), "{", json.dumps({"position": position(level=4)})]
    said = program("expeditions", "turn", "-", "--json", stdin="\n".join([*bad, REQUEST]).encode())
    assert (said.code, len(said.out.splitlines())) == (2, 4)
    assert [problem.removeprefix("maszyna: standard input: ").split(",")[0] for problem in said.problems] == [
        "line 1: position.glory: must be glory tokens in camp 0..8",
        "line 2: is not readable as JSON: Expecting property name enclosed in double quotes at character 3; each "
        "request must be on one line",
        "line 3: position.level: level 4 is not on file: we have no source for the stars and coins of its card; "
        "enter it from your own card: maszyna expeditions cards FILE",
    ]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["turn"], "FILE"),
        (["turn", "missing.json"], "missing.json: cannot be read"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--seed", "-1"], "--seed"),
        (["simulate", "--seed", str(2**64)], "--seed: the last game's seed"),
        (["simulate", "--level", "6"], "--level: there is no level 6; possible: 1 to 5"),
        (["simulate", "--level", "5"], "--level: level 5 is not on file"),
        (["simulate", "--level", "two"], "--level"),
        (["cards", "missing.json"], "missing.json: cannot be read"),
        (["dance"], "No such command 'dance'"),
    ],
)
def test_bad_arguments_end_with_2_and_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    said = inside(capsys, "expeditions", *arguments)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert problem in said.problems[0]


def test_simulate_gives_a_line_for_each_level_and_the_same_bytes_again(capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, "expeditions", "simulate", "--games", "200", "--seed", "3", "--json")
    assert said == inside(capsys, "expeditions", "simulate", "--games", "200", "--seed", "3", "--json")
    found = [json.loads(line) for line in said.out.splitlines()]
    assert [each["level"] for each in found] == [1, 2, 3]
    for each, about in zip(found, (36.82, 34.17, 29.16), strict=True):
        low, high = each["interval_95"]
        assert low < each["mean_turns"] < high
        assert high - low < 0.5
        assert abs(each["mean_turns"] - about) < 0.4
        assert each["min_turns"] <= about <= each["max_turns"]
        assert (each["games"], each["first_seed"]) == (200, 3)
    one = inside(capsys, "expeditions", "simulate", "--games", "200", "--seed", "3", "--level", "2", "--json")
    assert json.loads(one.out) == found[1]


def test_people_get_tables_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "mean turns" in inside(capsys, "expeditions", "simulate", "--games", "2").out
    assert "simulate" in inside(capsys, "expeditions").out
