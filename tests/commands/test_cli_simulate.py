"""`maszyna scythe simulate` and `replay`: one JSON document a line, the same bytes in any number of processes."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.console import PACKAGES, inside, program


def test_a_line_for_each_game_and_one_for_all() -> None:
    said = program("scythe", "simulate", "--games", "3", "--seed", "8", "--json")
    assert (said.code, said.problems) == (0, [])
    *games, last = [json.loads(line) for line in said.out.splitlines()]
    assert [game["seed"] for game in games] == [8, 9, 10]
    assert list(games[0]) == ["seed", "seats", "winner", "decided_by", "turns", "decisions", "end"]
    assert list(games[0]["seats"][0]) == ["faction", "player", "score", "stars", "coins", "mat"]
    assert last["summary"]["games"] == 3
    assert last["summary"]["decisions"] == sum(game["decisions"] for game in games)


def test_against_an_automa() -> None:
    said = program("scythe", "simulate", "--games", "3", "--level", "ultimaszyna", "--options", "coins=1", "--json")
    *games, last = [json.loads(line) for line in said.out.splitlines()]
    levels = [seat.get("level") for game in games for seat in game["seats"]]
    assert sorted(level or "" for level in levels) == ["", "", "", "ultimaszyna", "ultimaszyna", "ultimaszyna"]
    assert last["summary"]["players"]["ultimaszyna"]["games"] == 3


def test_one_process_or_three_same_bytes_and_same_saves(tmp_path: Path) -> None:
    options = ["scythe", "simulate", "--games", "33", "--seed", "2", "--json"]
    alone = program(*options, "--save", str(tmp_path / "alone"))
    three = program(*options, "--save", str(tmp_path / "three" / "deep"), "--jobs", "3")
    assert alone == three
    assert alone.code == 0
    first = {path.name: path.read_bytes() for path in (tmp_path / "alone").iterdir()}
    second = {path.name: path.read_bytes() for path in (tmp_path / "three" / "deep").iterdir()}
    assert first == second
    assert set(first) == {f"scythe-{seed}.json" for seed in range(2, 35)}


def test_saves_replay_to_what_the_simulation_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "3", "--seats", "3", "--editions", "base,promo_24_27", "--variants", "mats_clockwise"]
    played = inside(capsys, "scythe", "simulate", *options, "--save", str(tmp_path), "--json")
    games = [json.loads(line) for line in played.out.splitlines()][:-1]
    files = [str(tmp_path / f"scythe-{game['seed']}.json") for game in games]
    said = inside(capsys, "scythe", "replay", *files, "--json")
    assert (said.code, said.problems) == (0, [])
    for game, file, line in zip(games, files, said.out.splitlines(), strict=True):
        again = json.loads(line)
        assert (again["file"], again["legal"], again["over"]) == (file, True, True)
        assert (again["seats"], again["winner"], again["turns"]) == (game["seats"], game["winner"], game["turns"])
        assert again["actions"] == game["decisions"]
        assert again["position"]["format"] == "maszyna/scythe-position@1"


def test_an_illegal_action_is_answered_and_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inside(capsys, "scythe", "simulate", "--games", "1", "--save", str(tmp_path), "--json")
    path = tmp_path / "scythe-1.json"
    save = json.loads(path.read_text())
    save["actions"][5] = "section teleport"
    path.write_text(json.dumps(save))
    said = inside(capsys, "scythe", "replay", str(path), "--json")
    answer = json.loads(said.out)
    assert (said.code, answer["legal"], answer["actions"], answer["refused"]["index"]) == (2, False, 5, 5)
    assert answer["refused"]["problem"].startswith(
        "cannot read 'section teleport' as an answer to 'step'; possible now: "
    )
    told, possible = "'section teleport' cannot be understood here", answer["refused"]["problem"].split("; ")[1]
    assert said.problems == [f"maszyna: {path}: actions[5]: {told}; {possible}"]


def test_people_get_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, "scythe", "simulate", "--games", "2", "--save", str(tmp_path))
    assert said.code == 0
    assert "2 games" in said.out
    assert "who" in said.out
    said = inside(capsys, "scythe", "replay", str(tmp_path / "scythe-1.json"), str(tmp_path / "scythe-2.json"))
    assert said.code == 0
    assert said.out.count("every action is legal") == 2
    assert said.problems == []


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--games", "0"], "--games"),
        (["--games", "many"], "--games"),
        (["--seed", "-1"], "--seed"),
        (["--seed", str(2**64 - 1), "--games", "2"], "--seed: the last game's seed would be"),
        (["--seats", "0"], "setup.seats: must be a number of seats 1..7, found 0"),
        (["--seats", "8"], "setup.seats: must be a number of seats 1..7, found 8"),
        (["--seats", "6", "--editions", "base"], "setup.seats: 6 seats; with these editions 1 to 5 are possible"),
        (["--editions", "fenris"], "setup.editions[0]: must be one of base"),
        (["--editions", "invaders"], "add 'base'"),
        (["--variants", "fast"], "setup.variants[0]: must be one of relentless_factory"),
        (
            ["--human", "clever"],
            "player: there is no player 'clever'; "
            "possible: random, policy, greedy, search, beginner, experienced, master",
        ),
        (["--level", "robot"], "setup.seats[1].level: must be one of autometta, automa"),
        (["--level", "automa", "--automas", "2"], "setup.seats: at least one human seat is needed"),
        (["--level", "automa", "--options", "speed=2"], "setup.options.speed: is not a field here"),
        (["--level", "automa", "--options", "coins=3"], "setup.options.coins: must be a whole number -2..2, found 3"),
        (["--level", "automa", "--rulings", "R3=me"], 'setup.rulings.R3: must be one of mech, character, found "me"'),
        (["--jobs", "0"], "--jobs"),
        (["--jobs", "100000"], "--jobs"),
        (["--turbo"], "--turbo"),
        (["--save", "README.md/x"], "--save: README.md/x: cannot be made a folder"),
        (["--save", "a\0b"], "--save: a\\x00b: cannot be made a folder"),
    ],
)
def test_bad_options_end_with_2_and_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    options: list[str],
    problem: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("README.md").write_text("a file")
    said = inside(capsys, "scythe", "simulate", "--json", *options)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert problem in said.problems[0]


def test_saves_that_cannot_be_written_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("scythe-2.json").mkdir()
    said = inside(capsys, "scythe", "simulate", "--games", "2", "--save", ".", "--json")
    assert (said.code, len(said.problems)) == (2, 1)
    assert "scythe-2.json" in said.problems[0]
    assert "cannot be written" in said.problems[0]
    assert len(said.out.splitlines()) == 1


def test_a_reader_who_leaves_is_no_error() -> None:
    command = [sys.executable, "-m", "maszyna", "scythe", "simulate", "--games", "100000", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": PACKAGES}
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141
