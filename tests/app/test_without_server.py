"""The application layer alone: standard library and rooms above, so that it runs inside a page too."""

import ast
import subprocess
import sys
from pathlib import Path

from tests.app.asking import SOLO
from tools.rooms import imports, modules

ROOT = Path(__file__).parents[2]
APP = "maszyna.app"
OUTSIDE = ["fastapi", "starlette", "uvicorn", "sqlalchemy", "pydantic", "segno", "orjson", "rich", "typer"]
NOT_IN_A_PAGE = {"threading", "subprocess", "socket", "multiprocessing", "tempfile", "shutil", "pathlib", "os"}


def test_it_imports_the_standard_library_and_rooms_above_only() -> None:
    for path, module, package in modules():
        if not module.startswith(APP):
            continue
        for line, target in imports(ast.parse(Path(path).read_text()), package):
            first = target.partition(".")[0]
            assert first == "maszyna" or first in sys.stdlib_module_names, f"{module}:{line} imports {target}"
            assert first not in NOT_IN_A_PAGE, f"{module}:{line} imports {target}"


def test_it_plays_without_anything_that_a_server_needs() -> None:
    program = f"""
import sys
for name in {OUTSIDE!r}:
    sys.modules[name] = None  # importing it fails
from maszyna.app.application import Application
from maszyna.app.base.documents import Request
from tests.app.memory_storage import MemoryStorage
from maszyna.app.base.requester import OWNER
app = Application(MemoryStorage())
for kind in ("scythe", "scythe-table", "expeditions-table"):
    body = {{"kind": kind, "seed": 1, "setup": {{}} if kind == "expeditions-table" else {SOLO!r}}}
    made = app.answer(Request("POST", "/api/games", {{"lang": "uk"}}, body), OWNER)
    assert made.status == 201, made
    game = made.document["id"]
    assert app.answer(Request("GET", f"/api/games/{{game}}/log", {{}}), OWNER).status == 200
assert app.answer(Request("GET", "/api/games", {{}}), OWNER).status == 200
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
