"""What the source of the engine says it can ask and refuse, so that tests need no list of their own."""

import ast
import pkgutil
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from maszyna.kernel.steps import Decision

SOURCE = Path(__file__).parents[2] / "src/maszyna"
REFUSAL = "IllegalAction"
WHY_NOT = "why_not"  # how the functions that give reason codes begin


def kinds_in(package: ModuleType) -> set[str]:
    """The names of the kinds that the decisions of a package declare."""
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        import_module(module.name)
    found: set[str] = set()
    waiting: list[type[Decision[Any]]] = Decision.__subclasses__()
    while waiting:
        one = waiting.pop()
        waiting += one.__subclasses__()
        if one.__module__.startswith(package.__name__) and "about" in vars(one):
            found.add(one.about.name)
    return found


def codes_of(rooms: list[str]) -> set[str]:
    """The reason codes of these rooms."""
    found: set[str] = set()
    for room in rooms:
        for path in (SOURCE / room).rglob("*.py"):
            found |= codes_in(ast.parse(path.read_text("utf-8")))
    return found - {""}


def codes_in(tree: ast.AST) -> set[str]:
    """The texts a function can return or hand to a refusal, without those it compares or looks up by."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(WHY_NOT):
            for answer in ast.walk(node):
                if isinstance(answer, ast.Return) and answer.value is not None:
                    found |= results(answer.value)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == REFUSAL:
            found |= results(node.args[2])
    return found


def results(value: ast.expr) -> set[str]:
    if isinstance(value, ast.IfExp):
        return results(value.body) | results(value.orelse)
    if isinstance(value, ast.BoolOp):
        return set().union(*[results(part) for part in value.values])
    if isinstance(value, ast.JoinedStr):
        return {ast.unparse(value)}
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return {value.value}
    assert isinstance(value, ast.Call), f"a code of a new shape: {ast.unparse(value)}"
    return set()
