"""A command loads what it needs and no more; how long that takes is measured by `maszyna bench --startup`."""

import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.console import PACKAGES, inside
from typer.core import TyperCommand

from maszyna.commands.all_commands import ExpeditionsCommands, OnDemand, RootCommands, ScytheCommands

EXAMPLE = Path(__file__).parents[1] / "docs" / "pictures" / "move_mech.json"
NOT_FOR_ALL = ["prompt_toolkit", "asyncio", "multiprocessing", "maszyna.lab", "maszyna.terminal", "maszyna.pictures"]


def loaded(code: str) -> set[str]:
    """The modules that are loaded after some code has run in a process of its own, and the packages they are in."""
    ask = f"import sys, io\nout, sys.stdout = sys.stdout, io.StringIO()\n{code}\nprint(*sys.modules, file=out)"
    command = [sys.executable, "-c", ask]
    done = subprocess.run(command, env={"PYTHONPATH": PACKAGES}, capture_output=True, text=True, check=True)
    names = done.stdout.split()
    return {".".join(name.split(".")[:depth]) for name in names for depth in (1, 2)}


def test_the_version_is_told_before_anything_is_loaded() -> None:
    found = loaded("from maszyna.cli import run; assert run(['--version']) == 0")
    heavy = {"typer", "rich", "json", "maszyna.kernel", "maszyna.commands", "maszyna.speech", "pydantic", *NOT_FOR_ALL}
    assert "maszyna.cli" in found
    assert not found & heavy


def test_a_decision_loads_neither_the_other_game_nor_a_screen() -> None:
    found = loaded(f"from maszyna.cli import run; assert run(['scythe', 'decide', {str(EXAMPLE)!r}]) == 0")
    assert "maszyna.speech" in found
    assert not found & {"rich", "maszyna.expeditions", *NOT_FOR_ALL}


def test_simulating_needs_no_library_of_the_lab() -> None:
    found = loaded("from maszyna.cli import run; assert run(['scythe', 'simulate', '--games', '1', '--json']) == 0")
    assert "maszyna.lab" in found
    assert not found & {"numpy", "pyarrow", "matplotlib"}


@pytest.mark.parametrize("group", [RootCommands, ScytheCommands, ExpeditionsCommands])
def test_every_command_is_where_its_group_says(group: type[OnDemand]) -> None:
    commands: Mapping[str, object] = group(name="any").commands
    assert set(commands) == set(group.places)
    for name, command in commands.items():
        assert isinstance(command, TyperCommand)
        assert command.name == name
        assert command.help, f"{name} does not say what it does"


def test_a_command_not_loaded_yet_is_still_suggested(capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, "scythe", "decid")
    assert said.code == 2
    assert "Did you mean 'decide'?" in said.problems[0]
