"""`simulate --out`: an experiment into its folder, in any number of processes, interrupted and resumed."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree
from time import monotonic, sleep

import pytest
from tests.console import PACKAGES, inside, program

from maszyna.cli import run
from maszyna.lab.experiment.origin import engine_origin
from maszyna.players.random_player import random_dice

LEVELS = ["--level", "autometta,ultimaszyna"]
SMALL = ["scythe", "simulate", "--games", "25", "--unit", "10", *LEVELS, "--json"]
PATIENCE = 60.0  # seconds


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An experiment played in one go by one process."""
    folder = tmp_path_factory.mktemp("whole") / "experiment"
    assert run([*SMALL, "--out", str(folder)]) == 0
    return folder


def test_a_file_for_each_unit_and_nothing_else(whole: Path) -> None:
    names = [f"arm-000{arm}/unit-00000{unit}.parquet" for arm in (1, 2) for unit in (0, 1, 2)]
    assert list(files(whole)) == [*names, "experiment.json"]
    assert json.loads((whole / "experiment.json").read_text())["vary"] == {"level": ["autometta", "ultimaszyna"]}


def test_two_processes_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    said = program(*SMALL, "--out", str(tmp_path / "two"), "--jobs", "2")
    assert json.loads(said.out) == {
        "experiment": str(tmp_path / "two"), "arms": 2, "games": 25, "units": 6, "left": 0,
    }  # fmt: skip
    assert files(tmp_path / "two") == files(whole)


def test_what_is_missing_is_played_again_and_what_is_there_is_left_alone(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "again"
    assert inside(capsys, *SMALL, "--out", str(folder)).code == 0
    (folder / "arm-0002/unit-000001.parquet").unlink()
    (folder / "arm-0001/.unit-000000.parquet.xyz.part").write_bytes(b"half written")
    kept = folder / "arm-0001/unit-000001.parquet"
    before = kept.stat().st_mtime_ns
    said = inside(capsys, "scythe", "simulate", "--resume", "--out", str(folder), "--json")
    assert (said.code, json.loads(said.out)["units"]) == (0, 1)
    assert files(folder) == files(whole)
    assert kept.stat().st_mtime_ns == before
    assert json.loads(inside(capsys, *SMALL, "--resume", "--out", str(folder)).out)["units"] == 0


@contextmanager
def begun(folder: Path, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A run under way, which ends with the test whatever happens."""
    options = ["scythe", "simulate", "--unit", "40", *LEVELS, "--out", str(folder), *more]
    with subprocess.Popen(
        [sys.executable, "-m", "maszyna", *options],
        env={**os.environ, "PYTHONPATH": PACKAGES},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hear_interrupts,
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def hear_interrupts() -> None:
    """A program begun in the background of a shell is deaf to Ctrl-C, and so would be all that it begins."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def wait_for(true: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end
        sleep(0.01)


def units(folder: Path) -> list[Path]:
    return list(folder.rglob("unit-*.parquet"))


def children(process: subprocess.Popen[bytes]) -> list[int]:
    """Its processes that are at work; the one that watches shared memory is none of them."""
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes in /proc")
@pytest.mark.parametrize("how", ["interrupted", "killed"])
def test_a_run_that_was_ended_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    folder = tmp_path / how
    with begun(folder, "--jobs", "2", "--games", "1000000") as process:
        wait_for(lambda: len(units(folder)) >= 3)
        at_work = children(process)
        process.send_signal(signal.SIGINT if how == "interrupted" else signal.SIGKILL)
        _, problems = process.communicate(timeout=PATIENCE)
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in at_work))
    there = {path: path.stat().st_mtime_ns for path in units(folder)}
    assert len(there) >= 3
    if how == "interrupted":
        assert process.returncode == 130
        assert b"units are left; --resume continues" in problems
        assert b"Traceback" not in problems
    shorten(folder)
    said = inside(capsys, "scythe", "simulate", "--resume", "--out", str(folder), "--json")
    assert said.code == 0, said.problems
    assert {path: path.stat().st_mtime_ns for path in there} == there
    again = tmp_path / "again"
    play_at_once(folder, again)
    assert [path.read_bytes() for path in sorted(units(again))] == [path.read_bytes() for path in sorted(units(folder))]


def play_at_once(folder: Path, again: Path) -> None:
    """The same experiment in one go."""
    assert run(["scythe", "simulate", "--experiment", str(folder / "experiment.json"), "--out", str(again)]) == 0


def shorten(folder: Path) -> None:
    """Ask for fewer games, so that the test need not play them all."""
    document = json.loads((folder / "experiment.json").read_text())
    document["games"] = 40 * (max(int(path.stem.removeprefix("unit-")) for path in units(folder)) + 2)
    (folder / "experiment.json").write_text(json.dumps(document))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes in /proc")
def test_a_killed_worker_is_replaced_and_nothing_is_lost_or_doubled(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    with begun(folder, "--jobs", "2", "--games", "120") as process:
        wait_for(lambda: len(children(process)) == 2)  # each has its first unit by now
        os.kill(children(process)[0], signal.SIGKILL)
        _, problems = process.communicate(timeout=PATIENCE)
    assert (process.returncode, problems) == (0, b"")
    again = tmp_path / "again"
    play_at_once(folder, again)
    assert files(again) == files(folder)


def test_a_game_is_replayed_by_its_number(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    save = tmp_path / "game.json"
    asked = ["scythe", "replay", "--experiment", str(whole), "--game", "17", "--arm", "level=ultimaszyna"]
    said = inside(capsys, *asked, "--save", str(save), "--json")
    answer = json.loads(said.out)
    assert (said.code, answer["seed"], answer["legal"], answer["over"], answer["has_row"]) == (0, 17, True, True, True)
    from_file = json.loads(inside(capsys, "scythe", "replay", str(save), "--json").out)
    assert from_file["scores"] == answer["scores"]
    assert "17" in inside(capsys, "scythe", "explain", str(save), "--lang", "en").out
    assert "level=ultimaszyna" in inside(capsys, *asked).out


def test_a_game_that_comes_out_otherwise_is_told(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("maszyna.lab.simulate.random_dice", lambda seed: random_dice(seed + 1))
    said = inside(capsys, "scythe", "replay", "--experiment", str(whole), "--game", "17", "--arm", "1")
    assert said.code == 1
    assert "the player or the rules have changed since" in said.problems[0]


@pytest.mark.parametrize("part", ["rules", "facts", "players"])
def test_games_of_other_rules_are_never_mixed_and_what_changed_is_named(
    part: str, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copytree(whole, tmp_path / "old")
    (tmp_path / "old/arm-0002/unit-000001.parquet").unlink()
    now = engine_origin()
    changed: dict[str, str] = {**now, part: "0" * 16}
    monkeypatch.setattr("maszyna.lab.experiment.origin.engine_origin", lambda: changed)
    said = inside(capsys, "scythe", "simulate", "--resume", "--out", str(tmp_path / "old"), "--lang", "en")
    assert said.code == 2 and part in said.problems[0]
    assert not (tmp_path / "old/arm-0002/unit-000001.parquet").exists()
    monkeypatch.setattr("maszyna.lab.simulate.random_dice", lambda seed: random_dice(seed + 1))
    asked = ["scythe", "replay", "--experiment", str(whole), "--game", "17", "--arm", "1", "--lang", "en"]
    said = inside(capsys, *asked)
    assert said.code == 2 and part in said.problems[0]


def test_advice_before_a_run_says_how_many_pairs_and_how_long(capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, "scythe", "simulate", *LEVELS, "--advise", "5", "--lang", "en")
    assert said.code == 0 and "5 points" in said.out and "min" in said.out
    alone = inside(capsys, "scythe", "simulate", "--level", "automa", "--advise", "5", "--lang", "en")
    assert alone.code == 2 and "two arms" in alone.problems[0]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["simulate", "--out", "{whole}"], "already holds an experiment; --resume continues it"),
        (["simulate", "--out", "{whole}", "--resume", "--games", "9"], "holds a different experiment"),
        (["simulate", "--out", "{none}", "--resume"], "holds no experiment"),
        (["simulate", "--out", "{file}/x"], "cannot be made a folder"),
        (["simulate", "--resume"], "--resume: needs --out"),
        (["simulate", "--out", "{none}", "--human", "search:ms=9"], "an experiment needs one in nodes"),
        (["simulate", "--out", "{none}", "--human", "random,nobody"], "player: there is no player 'nobody'"),
        (["simulate", "--ray", "local"], "--ray: needs --out"),
        (["simulate", *LEVELS], "--out: is missing; these are 2 arms"),
        (["simulate", "--experiment", "{file}"], "is not readable as JSON"),
        (["simulate", "--experiment", "x", "--seats", "3"], "--experiment and --seats cannot be used together"),
        (["simulate", "--out", "{none}", "--level", "automa,robot"], "arm 2 (level=robot): setup.seats[1].level"),
        (["simulate", "--out", "{none}", "--save", "x"], "--save and --out cannot be used together"),
        (["replay"], "FILE...: is missing"),
        (["replay", "--game", "3"], "--game: needs --experiment"),
        (["replay", "--experiment", "{whole}"], "--game: is missing"),
        (["replay", "--experiment", "{whole}", "--game", "3"], "--arm: is missing; this experiment has 2 arms"),
        (["replay", "--experiment", "{whole}", "--game", "26", "--arm", "1"], "it has the games 1..25"),
        (["replay", "--experiment", "{whole}", "--game", "1", "--arm", "9"], "there is no arm '9'; possible: 1"),
        (["replay", "--experiment", "{none}", "--game", "1"], "holds no experiment"),
    ],
)
def test_bad_options_end_with_2_and_one_line(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], options: list[str], problem: str
) -> None:
    file = tmp_path / "file"
    file.write_text("no json")
    places = {"{whole}": str(whole), "{none}": str(tmp_path / "none"), "{file}": str(file)}
    named = []
    for option in options:
        for name, place in places.items():
            option = option.replace(name, place)
        named.append(option)
    said = inside(capsys, "scythe", *named, "--json")
    assert (said.code, said.out, len(said.problems)) == (2, "", 1), said
    assert problem in said.problems[0]


def test_damaged_units_and_those_of_another_arm_are_played_again(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "damaged"
    copytree(whole, folder)
    flipped, torn, strange, moved = [
        folder / f"arm-000{arm}/unit-00000{unit}.parquet" for arm, unit in ((1, 0), (1, 1), (2, 0), (2, 1))
    ]
    content = bytearray(flipped.read_bytes())
    content[200] ^= 0xFF
    flipped.write_bytes(content)
    torn.write_bytes(torn.read_bytes()[:-50])
    strange.write_bytes((whole / "arm-0001/unit-000000.parquet").read_bytes())
    moved.write_bytes((whole / "arm-0002/unit-000000.parquet").read_bytes())
    refused = inside(capsys, "lab", "report", str(folder))
    assert refused.code == 2
    said = inside(capsys, "scythe", "simulate", "--resume", "--out", str(folder), "--json")
    assert (said.code, json.loads(said.out)["units"]) == (0, 4)
    assert files(folder) == files(whole)
    reasons = {str(flipped): "", str(torn): "", str(strange): "a different setup from arm 2", str(moved): "of unit 1"}
    for (name, reason), problem in zip(sorted(reasons.items()), sorted(said.problems), strict=True):
        assert name in problem
        assert reason in problem
        assert problem.endswith("this unit is played again")


@pytest.mark.parametrize(("arm", "unit", "reason"), [(1, 0, "a different setup from arm 2"), (2, 1, "of unit 0")])
def test_a_report_counts_no_file_of_another_unit(
    whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], arm: int, unit: int, reason: str
) -> None:
    folder = tmp_path / "strange"
    copytree(whole, folder)
    strange = whole / f"arm-000{arm}/unit-00000{unit}.parquet"
    (folder / "arm-0002/unit-000000.parquet").write_bytes(strange.read_bytes())
    said = inside(capsys, "lab", "report", str(folder), "--out", str(tmp_path / "r.html"))
    assert said.code == 2
    assert reason in said.problems[0]
