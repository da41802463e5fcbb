"""How the house stands, in figures: ``python -m tools.house_counts [ROOT] [--names]``.

ROOT is a checkout, this one by default; ``--names`` lists what was counted.
"""

import argparse
import ast
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.rooms import imports

HERE = Path(__file__).parents[1]
FACES = ("app", "terminal", "library", "server")
LONG_FILE = 300  # lines
LONG_JS_LINE = 120  # columns
# What asks which kind of game it has before it: the classes of the kinds, before and after they got one folder each.
KINDS = {"ScytheGame", "ScytheTable", "ExpeditionsTable", "LiveGame", "Scythe", "PlayedTable", "Expedition"}


@dataclass
class Module:
    name: str
    path: Path
    source: str
    tree: ast.Module


def read_modules(root: Path) -> list[Module]:
    """The package's modules; `__init__` files only gather names."""
    found = []
    for path in sorted((root / "src").rglob("*.py")):
        parts = path.relative_to(root / "src").with_suffix("").parts
        source = path.read_text(encoding="utf-8")
        found.append(Module(".".join(parts), path, source, ast.parse(source)))
    return found


def in_room(module: Module, room: str) -> bool:
    return module.name.startswith(f"maszyna.{room}.")


def questions_of_kind(modules: list[Module]) -> Iterator[str]:
    """Every `isinstance` of the app that asks for a kind of game."""
    for module in modules:
        if not in_room(module, "app"):
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
                asked = set(re.findall(r"\w+", ast.unparse(node.args[1])))
                if asked & KINDS:
                    yield f"{module.name}:{node.lineno} {ast.unparse(node)}"


def wrappers_of_the_record(modules: list[Module]) -> Iterator[str]:
    """Classes that are made around a record."""
    for module in modules:
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef) and module.name != "maszyna.kernel.record":
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                        kinds = [ast.unparse(each.annotation) for each in method.args.args if each.annotation]
                        if any(re.match(r"Record\b", kind) for kind in kinds):
                            yield f"{module.name}.{node.name}"


def importers(modules: list[Module]) -> dict[str, set[str]]:
    """Which modules import each; what only an `__init__` gathers counts as imported by it."""
    names = {module.name for module in modules if module.path.name != "__init__.py"}
    found: dict[str, set[str]] = {name: set() for name in names}
    for module in modules:
        package = module.name.rpartition(".")[0]
        for _, target in imports(module.tree, package):
            imported = target if target in names else target.rpartition(".")[0]
            if imported in names and imported != module.name:
                found[imported].add(module.name)
    return found


def repeated_classes(modules: list[Module]) -> dict[str, list[str]]:
    """The models of the API are left out: each is named after what its document describes."""
    places: dict[str, list[str]] = defaultdict(list)
    for module in modules:
        for node in module.tree.body:
            if isinstance(node, ast.ClassDef) and not module.name.endswith("models"):
                places[node.name].append(module.name)
    return {name: homes for name, homes in sorted(places.items()) if len(homes) > 1}


def script_files(root: Path) -> list[Path]:
    return sorted((root / "src/maszyna/web").rglob("*.js"))


def counts(root: Path) -> dict[str, list[str]]:
    """Everything that is counted, each with what was counted."""
    modules = read_modules(root)
    single = [name for name, users in sorted(importers(modules).items()) if len(users) == 1]
    names = Counter(module.path.name for module in modules if module.path.name != "__init__.py")
    scripts = {path: path.read_text(encoding="utf-8").splitlines() for path in script_files(root)}
    all_scripts = [(path.name, number, line) for path, lines in scripts.items() for number, line in enumerate(lines, 1)]
    return {
        "isinstance on kinds of games in app": list(questions_of_kind(modules)),
        "wrappers of the record": list(wrappers_of_the_record(modules)),
        "modules with one importer": single,
        "class names used more than once": [
            f"{name}: {', '.join(homes)}" for name, homes in repeated_classes(modules).items()
        ],
        "file names used more than twice": [f"{name} {count}" for name, count in names.most_common() if count > 2],
        f"files over {LONG_FILE} lines": [
            f"{module.name} {len(module.source.splitlines())}"
            for module in modules
            if len(module.source.splitlines()) > LONG_FILE
        ],
        f"JS lines over {LONG_JS_LINE}": [f"{name}:{n}" for name, n, line in all_scripts if len(line) > LONG_JS_LINE],
        "any in JS": [f"{name}:{n}" for name, n, line in all_scripts for _ in re.findall(r"\bany\b", line)],
    }


def lines_of_rooms(root: Path) -> dict[str, int]:
    modules = read_modules(root)
    return {room: sum(len(each.source.splitlines()) for each in modules if in_room(each, room)) for room in FACES}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("root", nargs="?", type=Path, default=HERE)
    parser.add_argument("--names", action="store_true", help="list what was counted")
    options = parser.parse_args()
    report = []
    for title, found in counts(options.root).items():
        report.append(f"{len(found):6} {title}")
        if options.names:
            report += [f"         {each}" for each in found]
    lines = lines_of_rooms(options.root)
    report.append(f"{sum(lines.values()):6} lines of {', '.join(f'{room} ({count})' for room, count in lines.items())}")
    sys.stdout.write("\n".join(report) + "\n")


if __name__ == "__main__":
    main()
