"""Small mistakes made on purpose in a module: what tests/mutate.py tries out.

Comparisons are turned, numbers are one more or less, and becomes or, a truth its opposite, a statement is left out.
"""

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import NamedTuple

COMPARISONS: list[tuple[type[ast.cmpop], type[ast.cmpop]]] = [
    (ast.Lt, ast.LtE), (ast.LtE, ast.Lt), (ast.Gt, ast.GtE), (ast.GtE, ast.Gt), (ast.Eq, ast.NotEq),
    (ast.NotEq, ast.Eq), (ast.In, ast.NotIn), (ast.NotIn, ast.In), (ast.Is, ast.IsNot), (ast.IsNot, ast.Is),
]  # fmt: skip
OPERATORS: list[tuple[type[ast.operator], type[ast.operator]]] = [
    (ast.Add, ast.Sub), (ast.Sub, ast.Add), (ast.BitAnd, ast.BitOr), (ast.BitOr, ast.BitAnd),
]  # fmt: skip
UNTOUCHED = (ast.Assert, ast.Import, ast.ImportFrom)
TYPES = ("annotation", "returns", "decorator_list")  # fields that hold no behaviour of their own
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class Mutant(NamedTuple):
    path: str  # below the folder of the project
    number: int  # in the order in which the module yields its mutants
    line: int
    place: str  # the function or method; empty for what runs when the module is imported
    before: str
    after: str

    def key(self) -> str:
        return "\t".join((self.path, self.place, self.before, self.after))

    def diff(self) -> str:
        return f"{self.path}:{self.line} {self.place}\n  - {self.before}\n  + {self.after}"


def changes(node: ast.AST) -> Iterator[ast.expr]:
    """Every small change of one expression: the node in its place."""
    if isinstance(node, ast.Compare):
        for old, new in COMPARISONS:
            if isinstance(node.ops[0], old):
                other = copy.copy(node)
                other.ops = [new(), *node.ops[1:]]
                yield other
    elif isinstance(node, ast.BinOp):
        for sign, opposite in OPERATORS:
            if isinstance(node.op, sign):
                yield ast.BinOp(node.left, opposite(), node.right)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield ast.Constant(node.value + 1)
        yield ast.Constant(node.value - 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand


def can_be_left_out(statement: ast.AST) -> bool:
    """Whether a statement does something: documentation does not, and a declared type must stay."""
    documentation = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign | ast.Return) and not documentation


def first_line(statement: ast.AST) -> str:
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]


def mutated(node: ast.AST, place: str, run: bool, statement: ast.stmt | None) -> Iterator[tuple[int, str, str, str]]:
    """Line, place, statement before and after of every change below a node, each yielded while it is made.

    `run` says whether the node is in the body of a function; at import a change is told without a place.
    """
    for field, value in ast.iter_fields(node):
        if field in TYPES:
            continue
        in_body = run or (isinstance(node, FUNCTIONS) and field == "body")
        children = value if isinstance(value, list) else [value]
        for index, child in enumerate(children):
            if not isinstance(child, ast.AST) or isinstance(child, UNTOUCHED):
                continue

            def put(other: ast.AST, field: str = field, value: object = value, index: int = index) -> None:
                if isinstance(value, list):
                    value[index] = other
                else:
                    setattr(node, field, other)

            around = child if isinstance(child, ast.stmt) else statement
            where = place if in_body else ""
            for other in changes(child):
                assert around is not None
                before = first_line(around)
                put(ast.copy_location(other, child))
                ast.fix_missing_locations(around)
                yield getattr(child, "lineno", 0), where, before, first_line(around)
                put(child)
            if in_body and can_be_left_out(child):
                put(ast.copy_location(ast.Pass(), child))
                yield getattr(child, "lineno", 0), where, first_line(child), "pass"
                put(child)
            name = place
            if not in_body and isinstance(child, (*FUNCTIONS, ast.ClassDef)):
                name = f"{place}.{child.name}" if place else child.name
            yield from mutated(child, name, in_body, around)


def mutants(path: str, folder: Path) -> Iterator[tuple[Mutant, ast.Module]]:
    """Every mutant of a module with its tree, which shows the change only until the next one is asked for."""
    tree = ast.parse((folder / path).read_text(encoding="utf-8"))
    for number, (line, place, before, after) in enumerate(mutated(tree, "", False, None)):
        yield Mutant(path, number, line, place, before, after), tree


def compiled(mutant: Mutant, folder: Path) -> CodeType:
    """The module with the mistake in it."""
    for each, tree in mutants(mutant.path, folder):
        if each.number == mutant.number:
            return compile(tree, str(folder / mutant.path), "exec")
    message = f"{mutant.path} has no mutant {mutant.number}"
    raise LookupError(message)


def functions_in(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from functions_in(constant)
