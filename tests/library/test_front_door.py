"""`import maszyna`: cheap, complete, and the example of the docs as written."""

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Literal, get_origin

import pytest
from tests.console import PACKAGES

import maszyna

EXAMPLE = """
import maszyna
game = maszyna.Scythe(["nordic", maszyna.Automa("saxony")], seed=7)
print(game)
print(game.question, game.options)
game.play("section bolster", "bolster power")
game.play_randomly(until=maszyna.AUTOMA_TURN)
print(game.automa_turns[-1].why())
game.svg(); game.undo(); game.save("game.json"); maszyna.load("game.json")
position = game.position
print(maszyna.decide(position, "move_mech").why())
"""


def fresh(code: str, folder: Path) -> str:
    """What some code prints in a Python of its own."""
    environment = {**os.environ, "PYTHONPATH": PACKAGES, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=True)
    return done.stdout.decode()


def test_the_example_runs_as_written(tmp_path: Path) -> None:
    said = fresh(EXAMPLE, tmp_path)
    assert "│ 20 far  │ 21 vil? │ 22 lak  │ 23 Fac  │" in said
    assert "Which section do you choose?" in said
    assert "Saxony draws Automa card" in said
    assert json.loads((tmp_path / "game.json").read_text())["game"] == "scythe"


def test_importing_loads_almost_nothing(tmp_path: Path) -> None:
    said = fresh("import sys; before = set(sys.modules); import maszyna; print(*set(sys.modules) - before)", tmp_path)
    assert said.split() == ["maszyna"]


def test_an_error_is_caught_without_loading_a_game(tmp_path: Path) -> None:
    said = fresh("import sys, maszyna; maszyna.MaszynaError; print(*sys.modules)", tmp_path)
    assert "maszyna.kernel.errors" in said.split()
    assert "maszyna.library" not in said.split()


@pytest.mark.parametrize("name", maszyna.__all__)
def test_every_name_is_there_and_documented(name: str) -> None:
    found = getattr(maszyna, name)
    assert name in dir(maszyna)
    assert isinstance(found, str) or get_origin(found) is Literal or found.__doc__ or documented(found)


@pytest.mark.parametrize("name", maszyna.__all__)
def test_every_public_method_says_what_it_does(name: str) -> None:
    found = getattr(maszyna, name)
    if isinstance(found, type) and found.__module__.startswith("maszyna.library"):
        own = [member for member in dir(found) if not member.startswith("_") and member not in dir(list)]
        assert [member for member in own if not inspect.getdoc(getattr(found, member)) and is_code(found, member)] == []


def is_code(cls: type, member: str) -> bool:
    return callable(getattr(cls, member)) or isinstance(getattr(cls, member), property)


@pytest.mark.parametrize(
    "name", ["decide", "turn", "combat", "score", "simulate", "table", "load", "Scythe", "Expeditions"]
)
def test_what_a_function_raises_is_said_and_is_a_name_of_the_library(name: str) -> None:
    said = inspect.getdoc(getattr(maszyna, name)) or ""
    raised = re.findall(r"\b(\w+(?:Error|Trouble|Language))\b", said)
    assert "Raises" in said and set(raised) <= set(maszyna.__all__) and raised


def documented(found: type) -> bool:
    """Compiled exceptions have lost their docstrings; the source has them."""
    source = Path(__file__).parents[2] / "src" / Path(*found.__module__.split(".")).with_suffix(".py")
    classes = [node for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.ClassDef)]
    return any(node.name == found.__name__ and ast.get_docstring(node) for node in classes)


def test_another_name_is_refused_as_python_does() -> None:
    with pytest.raises(AttributeError, match="module 'maszyna' has no attribute 'Chess'"):
        maszyna.Chess  # noqa: B018


def test_the_types_are_those_of_the_classes(tmp_path: Path) -> None:
    """A type checker of the user sees through the lazy loading."""
    from mypy import api

    code = tmp_path / "use.py"
    code.write_text(
        "import maszyna\n"
        "game = maszyna.Scythe(['nordic', maszyna.Automa('saxony')])\n"
        "reveal_type(game.scores)\n"
        "reveal_type(maszyna.decide(game.position, 'move_mech').why())\n"
        "reveal_type(maszyna.players())\n"
        "reveal_type([line['winner'] for line in maszyna.simulate(games=1, level='automa')])\n"
        "maszyna.Automa('venus')\n"
        "maszyna.decide(game, 'move_worker', lang='de')\n"
        "game.play(3)\n"
    )
    out, _, result = api.run(["--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path), str(code)])
    assert 'Revealed type is "dict[str, int]"' in out
    assert out.count('Revealed type is "list[str]"') == 1
    assert 'Revealed type is "list[str | None]"' in out
    assert 'Argument 1 to "Automa" has incompatible type "Literal[\'venus\']"' in out
    assert 'Argument "lang" to "decide" has incompatible type "Literal[\'de\']"' in out
    assert 'Argument 1 to "play" of "PlayedGame" has incompatible type "int"; expected "str"' in out
    assert result == 1
