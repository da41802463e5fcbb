"""Two builds compared: a slower one is noticed, noise is not called a difference."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.console import PACKAGES, inside

from maszyna.lab.bench.builds import Build, NoBuild, build_of, committed
from maszyna.lab.bench.compare import FASTER, SAME, SLOWER, compare, verdict

CASE = """
from time import process_time
def busy(steps):
    def work(seconds):
        start, done = process_time(), 0
        while process_time() - start < seconds:
            for _ in range(steps): pass
            done += 1
        return done, process_time() - start
    return work
CASES = {"scythe.copies": lambda: busy(STEPS)}
"""


def package(folder: Path, steps: int, older: bool = False) -> Path:
    """A package that does so much work for each piece."""
    inner = folder / "maszyna"
    (inner / "lab").mkdir(parents=True)
    (inner / "__init__.py").touch()
    (inner / "build.py").write_text("def kind(): return 'interpreted'\n")
    (inner / "lab/__init__.py").touch()
    if older:
        (inner / "lab/contestants.py").write_text(CASE.replace("STEPS", str(steps)).replace("CASES", "CONTESTANTS"))
    else:
        (inner / "lab/bench").mkdir()
        (inner / "lab/bench/__init__.py").touch()
        (inner / "lab/bench/cases.py").write_text(CASE.replace("STEPS", str(steps)))
    return folder


def test_a_build_twice_as_slow_is_noticed(tmp_path: Path) -> None:
    quick, slow = build_of(str(package(tmp_path / "a", 400))), build_of(str(package(tmp_path / "b", 1600, older=True)))
    found = compare(quick, slow, ["scythe.copies"], rounds=5, seconds=0.01)
    assert found["results"]["scythe.copies"]["verdict"] == SLOWER
    assert found["builds"] == ["interpreted", "interpreted"]
    assert compare(slow, quick, ["scythe.copies"], 5, 0.01)["results"]["scythe.copies"]["verdict"] == FASTER


def test_noise_is_no_difference_and_small_ones_are_none() -> None:
    noisy = [(100.0, 90.0), (100.0, 112.0), (100.0, 95.0), (100.0, 108.0), (100.0, 99.0), (100.0, 101.0)]
    assert verdict(noisy)["verdict"] == SAME
    assert verdict([(100.0, 98.0 + 0.1 * n) for n in range(9)])["verdict"] == SAME
    sure = verdict([(100.0, 93.0 + 0.1 * n) for n in range(9)])
    assert (sure["verdict"], sure["ratio"]) == (SLOWER, 0.934)
    assert sure["low_95"] <= sure["ratio"] <= sure["high_95"] < 0.97


def test_one_round_of_a_slow_machine_slows_both() -> None:
    assert verdict([(100.0, 100.0), (20.0, 20.2), (100.0, 99.5), (50.0, 50.1), (100.0, 100.2)])["verdict"] == SAME


def test_the_installed_build_compared_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--only", "scythe.copies", "--rounds", "5", "--seconds", "0.01"]
    said = inside(capsys, "lab", "compare", PACKAGES, PACKAGES, *asked, "--json")
    assert said.code == 0, said.problems
    answer = json.loads(said.out)
    assert list(answer["results"]) == ["scythe.copies"]
    assert answer["results"]["scythe.copies"]["first"] > 0
    assert "ratio" in inside(capsys, "lab", "compare", PACKAGES, PACKAGES, *asked).out


@pytest.mark.skipif(shutil.which("git") is None, reason="needs git")
def test_a_commit_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path / "home"))
    repository = tmp_path / "repository"
    package(repository / "src", 10)
    (repository / "setup.py").write_text(
        "from setuptools import setup, find_packages\n"
        "setup(name='x', version='1', package_dir={'': 'src'}, packages=find_packages('src'))\n"
    )
    me = ["-c", "user.name=x", "-c", "user.email=x@example.org"]
    for command in (["init", "-q"], ["add", "."], [*me, "commit", "-qm", "x"]):
        subprocess.run(["git", *command], cwd=repository, check=True)
    monkeypatch.chdir(repository)
    build = committed("HEAD")
    assert Path(build.packages, "maszyna/lab/bench/cases.py").is_file()
    assert build.name.startswith("HEAD (")
    before = Path(build.packages).stat().st_mtime_ns
    assert committed("HEAD") == build
    assert Path(build.packages).stat().st_mtime_ns == before


def test_a_virtual_environment_is_its_interpreter(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/python").symlink_to(sys.executable)
    build = build_of(str(tmp_path))
    assert (build.python, build.packages) == (str(tmp_path / "bin/python"), "")
    assert "PYTHONPATH" not in build.environment()


def test_what_cannot_run_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    for named, problem in (
        ("empty", "holds neither the package"),
        ("no-such-thing", "is neither a folder nor a commit"),
    ):
        said = inside(capsys, "lab", "compare", named, named, "--json")
        assert said.code == 2 and problem in said.problems[0]
    broken = Build("broken", sys.executable, str(package(tmp_path / "c", 1)))
    (tmp_path / "c/maszyna/build.py").write_text("raise SystemExit(3)")
    with pytest.raises(NoBuild, match="broken: cannot run"):
        compare(broken, broken, ["scythe.copies"], 5, 0.01)
    said = inside(capsys, "lab", "compare", PACKAGES, PACKAGES, "--only", "speed", "--json")
    assert said.code == 2 and "'speed' is unknown; possible: scythe." in said.problems[0]
