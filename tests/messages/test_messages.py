"""Every error names a known code with the values its message needs, and every code is used."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from maszyna.kernel.errors import UnreadableAction
from maszyna.messages.message import ENTRIES, MESSAGES
from maszyna.scythe.facts.combining import APART, NEEDS
from maszyna.speech.common.problems import SPOKEN

SOURCE = Path(__file__).parents[2] / "src/maszyna"
TREES = {path: ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))}
ROOT = "MaszynaError"
# By function: where the code stands among its arguments, and what it adds to the values.
CODE_AT: dict[str, tuple[int, set[str]]] = {
    "Message": (0, set()),
    "Said": (0, set()),
    "in_file": (1, set()),
    "wrong": (0, set()),
    "items": (0, set()),
    "entries": (0, set()),
    "needed": (2, set()),
    "number": (2, {"low", "high"}),
    "numbers": (2, {"low", "high"}),
    "text": (1, {"most"}),
}
RULES = [apart.rule for apart in APART] + [needs.rule for needs in NEEDS]
MADE_UP = {f"because_{rule}" for rule in RULES} | {"missing_argument", "missing_option"}


def kinds_of_error() -> dict[str, bool]:
    """Every subclass of MaszynaError, and whether it is made with a place and a code."""
    bases = {
        node.name: ([ast.unparse(base) for base in node.bases], any(is_init(inner) for inner in node.body))
        for tree in TREES.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }

    def is_error(name: str) -> bool:
        return name == ROOT or any(is_error(base) for base in bases.get(name, ([], False))[0])

    return {name: name in (ROOT, "FileTrouble") or not own for name, (_, own) in bases.items() if is_error(name)}


def is_init(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and node.name == "__init__"


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def calls() -> Iterator[tuple[str, ast.Call, ast.expr, set[str]]]:
    """Every call that names a code: where it stands, the code, and the values that are given."""
    errors = kinds_of_error()
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or ast.unparse(node.func).startswith("words."):
                continue  # `words` reads the line of a person at a table, not a document
            name = name_of(node)
            at, added = CODE_AT.get(name, (1, set()))
            if (name in CODE_AT or errors.get(name)) and len(node.args) > at:
                given = {keyword.arg or "**" for keyword in node.keywords} | added
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", node, node.args[at], given


def literals(code: ast.expr) -> list[str]:
    """The codes that an argument can be, as far as it is written there."""
    if isinstance(code, ast.IfExp):
        return literals(code.body) + literals(code.orelse)
    return [code.value] if isinstance(code, ast.Constant) and isinstance(code.value, str) else []


def placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_code_stands_once() -> None:
    assert [code for code, times in Counter(code for code, _ in ENTRIES).items() if times > 1] == []
    assert len(MESSAGES) > 300


def test_every_error_names_a_known_code_and_all_its_values() -> None:
    wrong, seen = [], 0
    for where, call, code, given in calls():
        for name in literals(code):
            seen += 1
            missing = placeholders(MESSAGES[name]) - given if name in MESSAGES else {"unknown code"}
            if missing and "**" not in given:
                wrong.append(f"{where}: {ast.unparse(call)}: {sorted(missing)}")
    assert wrong == []
    assert seen > 400


def test_no_error_is_raised_with_a_sentence() -> None:
    """The code is a word, never a text put together."""
    errors = kinds_of_error()
    texts = [
        f"{where}: {ast.unparse(call)}"
        for where, call, code, _ in calls()
        if errors.get(name_of(call)) and isinstance(code, ast.JoinedStr | ast.BinOp)
    ]
    assert texts == []


def test_every_code_is_used() -> None:
    words = {
        node.value
        for path, tree in TREES.items()
        if path.parent.name != "messages"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    assert sorted(MESSAGES.keys() - words - MADE_UP) == []
    assert MESSAGES.keys() >= MADE_UP


@pytest.mark.parametrize("code", SPOKEN)
def test_what_people_are_told_otherwise_needs_no_other_values(code: str) -> None:
    assert placeholders(SPOKEN[code]) <= placeholders(MESSAGES[code])


def test_of_a_long_list_the_beginning_is_told_and_the_error_has_it_whole() -> None:
    legal = [f"explore n{number}" for number in range(273)]
    error = UnreadableAction("dance", "your_turn", legal)
    assert str(error).endswith(", explore n39, … (273)")
    assert error.legal == legal
    assert str(UnreadableAction("dance", "your_turn", legal[:40])).endswith(", explore n39")
