"""Nothing in the Automa picks anything but the narrowing; read off the code itself."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import maszyna
import maszyna.scythe.automa

FOLDER = Path(maszyna.__file__).parent / "scythe" / "automa"
AIRSHIPS = FOLDER.parent / "airships"  # where the Automa's has its own move
FLIGHT = "automa_flight.py"
CRITERIA = "criteria.py"  # where values are worked out
SCORE = "score.py"  # which ranks seats and picks no place
BY_CHANCE = {"deck.py", "moves.py"}  # a card out of a deck: `nth` with the dice


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else ""
            yield (node.func.attr if isinstance(node.func, ast.Attribute) else name), node


def modules() -> list[Path]:
    found = sorted(FOLDER.glob("*.py"))
    assert len(found) > 10 and maszyna.scythe.automa.__name__ == "maszyna.scythe.automa"
    return found


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.name)
def test_only_choosing_narrows(path: Path) -> None:
    names = [name for name, _ in calls(path)]
    assert ("narrow" in names) == (path.name == "choosing.py")
    assert ("choose" in names) == (path.name == "moves.py")


def test_its_airship_is_narrowed_too() -> None:
    narrowing = [path.name for path in sorted(AIRSHIPS.glob("*.py")) if "narrow" in {name for name, _ in calls(path)}]
    assert narrowing == [FLIGHT]


@pytest.mark.parametrize("path", [path for path in modules() if path.name != SCORE], ids=lambda path: path.name)
def test_nothing_else_compares_places(path: Path) -> None:
    """No sorting, no best of a list; `min` and `max` only of two numbers, or for the value of a criterion."""
    for name, call in calls(path):
        assert name not in ("sorted", "sort", "reversed")
        if name in ("min", "max"):
            assert len(call.args) > 1 or path.name == CRITERIA, ast.unparse(call)
        if name == "first":
            assert path.name == "choosing.py", ast.unparse(call)
        if name == "nth":
            assert path.name in BY_CHANCE and "dice" in ast.unparse(call)
