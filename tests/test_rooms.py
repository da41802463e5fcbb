"""The direction of imports: a room imports only itself and rooms above it in the list."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"

# From the top down; a module belongs to the longest name that fits. Inside a game only the words and facts stand apart.
ROOMS = [
    "maszyna.version",
    "maszyna.kernel",
    "maszyna.scythe.words",
    "maszyna.scythe.facts",
    "maszyna.scythe",
    "maszyna.expeditions.words",
    "maszyna.expeditions.facts",
    "maszyna.expeditions",
    "maszyna.players",
    "maszyna.build",
    "maszyna.speech",
    "maszyna.pictures",
    "maszyna.lab",
    "maszyna.env",
    "maszyna.terminal",
    "maszyna.server",
    "maszyna.commands",
    "maszyna.cli",
    "maszyna.__main__",
]
# `maszyna/__init__.py` is what the library shows of all its rooms, so it may import any of them and none imports it.
FRONT = "maszyna"


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


def room_of(module: str) -> str | None:
    return max((room for room in ROOMS if inside(module, room)), key=len, default=None)


def imports(tree: ast.Module, package: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything the code imports, anywhere in it; `package` is where relative names start."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            base = parents[: len(parents) + 1 - node.level] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for name in node.names:
                # `from maszyna.scythe import facts` may name a room or something in one: the full name finds both.
                yield node.lineno, f"{origin}.{name.name}"


def trespasses(source: str, module: str, package: str) -> list[str]:
    """What is wrong with the imports of one module; empty when all is well."""
    home = room_of(module)
    if home is None:
        return [] if module == FRONT else [f"{module} is in no room of the list"]
    found = []
    for line, target in imports(ast.parse(source), package):
        if not inside(target, "maszyna"):
            continue
        room = room_of(target)
        if room is None:
            found.append(f"{module}:{line} imports {target}, which is in no room")
        elif ROOMS.index(room) > ROOMS.index(home):
            found.append(f"{module}:{line} imports {target}, but {room} is below {home}")
        elif inside(home, "maszyna.expeditions") and inside(room, "maszyna.scythe"):
            found.append(f"{module}:{line} imports {target}, but one game knows nothing of the other")
    return found


def modules() -> Iterator[tuple[Path, str, str]]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        package = ".".join(parts[:-1])
        yield path, package if parts[-1] == "__init__" else ".".join(parts), package


def test_every_module_imports_only_upwards() -> None:
    found = [each for path, module, package in modules() for each in trespasses(path.read_text(), module, package)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("maszyna.kernel.bits", "from maszyna.scythe import words"),
        ("maszyna.kernel.bits", "import maszyna.scythe.words"),
        ("maszyna.kernel.bits", "import json, maszyna.cli"),
        ("maszyna.kernel.bits", "from ..scythe import words"),
        ("maszyna.kernel.bits", "from .. import scythe"),
        ("maszyna.kernel.bits", "def late():\n    from maszyna.players.greedy import choose"),
        ("maszyna.kernel.bits", "if TYPE_CHECKING:\n    from maszyna.lab import run"),
        ("maszyna.kernel.bits", "from maszyna import VERSION"),
        ("maszyna.kernel.bits", "import maszyna"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe.board import REACH"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe import board"),
        ("maszyna.scythe.words", "from maszyna.scythe.facts import map"),
        ("maszyna.scythe.state", "from maszyna.expeditions import state"),
        ("maszyna.expeditions.state", "from maszyna.scythe.state import State"),
        ("maszyna.expeditions.state", "from maszyna.scythe.words import FOOD"),
        ("maszyna.players.greedy", "from maszyna.terminal import play"),
        ("maszyna.server.app", "from maszyna.cli import main"),
        ("maszyna.attic.old", "import json"),
    ],
)
def test_a_forbidden_import_is_found(module: str, line: str) -> None:
    assert len(trespasses(line, module, module.rpartition(".")[0])) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("maszyna.kernel.rng", "from maszyna.kernel.bits import i64"),
        ("maszyna.kernel.rng", "from .bits import i64"),
        ("maszyna.kernel.save", "from maszyna.version import VERSION"),
        ("maszyna.kernel.rng", "import maszynaria"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe.words import FOOD"),
        ("maszyna.scythe.facts.map", "from maszyna.scythe import words"),
        ("maszyna.scythe.play.turn", "from maszyna.scythe.facts.mats import MATS"),
        ("maszyna.players.greedy", "from maszyna.scythe.state import State"),
        ("maszyna.players.greedy", "from maszyna.expeditions.state import State"),
        ("maszyna.cli", "from maszyna.server import app"),
        ("maszyna", "from maszyna.scythe.state import State"),
    ],
)
def test_an_allowed_import_is_not(module: str, line: str) -> None:
    assert trespasses(line, module, module.rpartition(".")[0]) == []
