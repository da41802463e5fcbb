"""Two Ray nodes play the same bytes as one process, also when a node is killed on the way."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.console import PACKAGES, inside

from maszyna.lab.run.units import here

pytestmark = pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="needs the extra ray")
ROOT = Path(__file__).parents[3]


@pytest.fixture(scope="module")
def alone() -> dict[str, str]:
    """The digests of the same units played here."""
    from tests.lab.run.ray_nodes import digest, units

    found = here(units(), lambda games: None)
    return {f"{each.task.arm.number}/{each.task.number}": digest(each.result) for each in found}


@pytest.fixture(scope="module")
def on_two_nodes() -> Any:
    """What a cluster makes of them, with two nodes and when one of these is killed."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.lab.run.ray_nodes"], cwd=ROOT, capture_output=True, timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([PACKAGES, str(ROOT)])},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return json.loads(done.stdout.decode().splitlines()[-1])


@pytest.mark.parametrize("how", ["two", "killed"])
def test_two_nodes_play_the_same_bytes(alone: dict[str, str], on_two_nodes: Any, how: str) -> None:
    answer = on_two_nodes[how]
    assert answer["digests"] == alone
    assert (answer["most"], answer["nodes"], answer["games"]) == (1, 2, 480)


def test_a_cluster_that_is_not_there_is_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--games", "1", "--out", str(tmp_path / "x"), "--ray", "127.0.0.1:1", "--json"]
    said = inside(capsys, "scythe", "simulate", *options)
    assert said.code == 2
    assert said.problems == ["maszyna: --ray: 127.0.0.1:1: cannot be reached: Connection refused"]


def test_what_goes_wrong_with_a_cluster_is_no_defect_of_this_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import ray

    def slow(**options: object) -> None:
        raise Exception("The current node timed out during startup.\nMore of Ray.")

    def lost(*arguments: object) -> None:
        raise ray.exceptions.RaySystemError("the cluster is gone")

    options = ["scythe", "simulate", "--games", "1", "--out", str(tmp_path / "x"), "--ray", "local", "--json"]
    monkeypatch.setattr(ray, "init", slow)
    said = inside(capsys, *options)
    assert said.code == 2
    assert said.problems == [
        "maszyna: --ray: local: cannot be started: The current node timed out during startup.; try again, or play "
        "without --ray"
    ]
    monkeypatch.setattr("maszyna.lab.run.on_ray.begin", lambda address: False)
    monkeypatch.setattr(ray, "cluster_resources", lost)
    said = inside(capsys, *options, "--resume")
    assert said.code == 2
    assert said.problems[0].startswith("maszyna: --ray: local: stopped working: System error: the cluster is gone; ")
