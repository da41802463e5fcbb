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
    """Classes that stand in for a record: they hold the one they are made with, and pass on what is asked of it.

    Holding: `__init__` puts an argument annotated as a `Record` into a field as it is. Passing on: a method or property
    does nothing but return an attribute of that field or call one of its methods, `return self.record.seed`. Whoever
    only reads a record to make something of it, works on a branch of it, or holds it to play on it is none.
    """
    for module in modules:
        if module.name != "maszyna.kernel.record":
            for node in ast.walk(module.tree):
                if isinstance(node, ast.ClassDef) and any(passes_on(node, field) for field in held_records(node)):
                    yield f"{module.name}.{node.name}"


def held_records(node: ast.ClassDef) -> list[str]:
    """The fields of a class that hold a record it is made with."""
    found = []
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            arguments = [*method.args.args, *method.args.kwonlyargs]
            kinds = {each.arg: ast.unparse(each.annotation) for each in arguments if each.annotation}
            for line in ast.walk(method):
                if isinstance(line, ast.Assign | ast.AnnAssign) and isinstance(line.value, ast.Name):
                    targets = line.targets if isinstance(line, ast.Assign) else [line.target]
                    if re.match(r"Record\b", kinds.get(line.value.id, "")):
                        found += [each.attr for each in targets if isinstance(each, ast.Attribute)]
    return found


def passes_on(node: ast.ClassDef, field: str) -> bool:
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            body = [line for line in method.body if not is_docstring(line)]
            value = body[0].value if len(body) == 1 and isinstance(body[0], ast.Return | ast.Expr) else None
            value = value.func if isinstance(value, ast.Call) else value
            if isinstance(value, ast.Attribute) and ast.unparse(value.value) == f"self.{field}":
                return True
    return False


def is_docstring(line: ast.stmt) -> bool:
    return isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)


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


def one_importer(name: str, user: str, modules: list[Module]) -> str:
    """A module with its only importer, and how many lines both would have together."""
    lines = sum(len(each.source.splitlines()) for each in modules if each.name in (name, user))
    return f"{name} <- {user} {lines}"


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
    users = importers(modules)
    single = [one_importer(name, min(users[name]), modules) for name in sorted(users) if len(users[name]) == 1]
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
