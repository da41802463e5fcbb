"""Breaks the engine on purpose, one small change at a time, and tells which changes no test notices.

    python -m tests.mutate --paths src/maszyna/scythe/automa src/maszyna/kernel/narrow.py --minutes 15

Comparisons are turned, numbers are one more or less, and becomes or, a returned truth its opposite, a statement is
left out. Each mutant is tried in a copy of the project with the tests of --tests and a time limit; what survives is
printed as file, line and change. Exit 1 if anything does.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[1]
TESTS = [
    "tests/scythe/automa", "tests/kernel/test_narrow.py", "tests/scythe/test_notation.py",
    "--ignore=tests/scythe/automa/test_slow_reading.py",
]  # fmt: skip
COMPARISONS: list[tuple[type[ast.cmpop], type[ast.cmpop]]] = [
    (ast.Lt, ast.LtE), (ast.LtE, ast.Lt), (ast.Gt, ast.GtE), (ast.GtE, ast.Gt), (ast.Eq, ast.NotEq),
    (ast.NotEq, ast.Eq), (ast.In, ast.NotIn), (ast.NotIn, ast.In), (ast.Is, ast.IsNot), (ast.IsNot, ast.Is),
]  # fmt: skip
LIMIT = 60.0  # seconds for the tests of one mutant: what hangs is noticed


class Mutant(NamedTuple):
    path: Path
    line: int
    change: str
    source: str


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """Every small change of one node: what it says, and the node in its place."""
    if isinstance(node, ast.Compare):
        for old, new in COMPARISONS:
            if isinstance(node.ops[0], old):
                other = copy.deepcopy(node)
                other.ops[0] = new()
                yield f"{ast.unparse(node)} -> {ast.unparse(other)}", other
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        for number in (node.value + 1, node.value - 1):
            yield f"{node.value} -> {number}", ast.Constant(number)
    elif isinstance(node, ast.BoolOp):
        flipped = ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        yield f"{ast.unparse(node)} -> {ast.unparse(flipped)}", flipped
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"{ast.unparse(node)} -> without not", node.operand
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield f"{node.value} -> {not node.value}", ast.Constant(not node.value)


def left_out(node: ast.AST) -> Iterator[tuple[ast.stmt, list[ast.stmt], int]]:
    """Statements of a function that can be left out: not its documentation, not what types are told."""
    for name in ("body", "orelse"):
        block = getattr(node, name, None)
        if isinstance(block, list):
            for index, statement in enumerate(block):
                told = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
                if isinstance(statement, ast.Expr | ast.Assign | ast.AugAssign | ast.Return) and not told:
                    yield statement, block, index


def mutants(path: Path) -> Iterator[Mutant]:
    source = path.read_text(encoding="utf-8")
    tree = ast.parse(source)
    for parent in ast.walk(tree):
        if isinstance(parent, ast.Assert | ast.Import | ast.ImportFrom):
            continue
        for field, value in ast.iter_fields(parent):
            inner = value if isinstance(value, list) else [value]
            for index, child in enumerate(inner):
                if not isinstance(child, ast.AST) or (isinstance(parent, ast.AnnAssign) and field == "annotation"):
                    continue
                for change, other in changes(child):
                    if isinstance(value, list):
                        value[index] = other
                    else:
                        setattr(parent, field, other)
                    line = getattr(child, "lineno", 0)
                    yield Mutant(path, line, change, ast.unparse(ast.fix_missing_locations(tree)))
                    if isinstance(value, list):
                        value[index] = child
                    else:
                        setattr(parent, field, child)
        if isinstance(parent, ast.FunctionDef | ast.If | ast.For | ast.While):
            for statement, block, index in left_out(parent):
                block[index] = ast.Pass()
                change = f"without: {ast.unparse(statement).splitlines()[0]}"
                yield Mutant(path, statement.lineno, change, ast.unparse(ast.fix_missing_locations(tree)))
                block[index] = statement


def survives(folder: Path, mutant: Mutant, tests: list[str]) -> bool:
    """Whether the tests pass all the same."""
    target = folder / mutant.path.relative_to(HOME)
    kept = target.read_text(encoding="utf-8")
    target.write_text(mutant.source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": f"{folder / 'src'}:{folder}", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=LIMIT, check=False)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        target.write_text(kept, encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--paths", nargs="+", required=True, help="files and folders to break")
    parser.add_argument("--tests", nargs="+", default=TESTS)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="order of the mutants, should time run out")
    wanted = parser.parse_args()
    files = [file for path in wanted.paths for file in sorted((HOME / path).rglob("*.py")) or [HOME / path]]
    queue = [mutant for file in files for mutant in mutants(file)]
    random.Random(wanted.seed).shuffle(queue)
    end = time.monotonic() + wanted.minutes * 60
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(wanted.jobs) as pool:
        folders: Queue[Path] = Queue()
        for job in range(wanted.jobs):
            folder = Path(scratch, str(job))
            for part in ("src", "tests", "docs", "pyproject.toml"):
                copied = shutil.copytree if (HOME / part).is_dir() else shutil.copy
                folder.mkdir(exist_ok=True)
                copied(HOME / part, folder / part)
            folders.put(folder)

        def attempt(mutant: Mutant) -> bool | None:
            if time.monotonic() > end:
                return None
            folder = folders.get()
            alive = survives(folder, mutant, wanted.tests)
            folders.put(folder)
            if alive:
                print(f"{mutant.path.relative_to(HOME)}:{mutant.line}: {mutant.change}", flush=True)
            return alive

        results = list(pool.map(attempt, queue))
    tried = [alive for alive in results if alive is not None]
    print(f"{len(queue)} mutants, {len(tried)} tried, {sum(tried)} survived")
    return 1 if any(tried) else 0


if __name__ == "__main__":
    sys.exit(main())
