"""The files of the static site, as far as they can be checked without a browser."""

import json
import re
import struct
import subprocess
import sys
import zlib
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from tools.make_site import WEB, engine, index, write
from tools.site_icons import png
from tools.site_pyodide import SHA256, WHEEL_FILE, NoPyodide, pyodide_files

SOLO = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}]}
QUESTION = {"method": "POST", "path": "/api/games?lang=uk", "key": None,
            "body": json.dumps({"kind": "scythe", "setup": SOLO}),
            "handed": {"rows": [], "links": [], "kept": {}, "count": 0}}  # fmt: skip
ALONE = """
import sys
sys.path.insert(0, sys.argv[1])
from maszyna.app.in_browser import Browser
print(Browser().answer(sys.argv[2]))
"""


def test_the_engine_answers_out_of_its_zip_with_nothing_but_python(tmp_path: Path) -> None:
    packed = tmp_path / "maszyna.zip"
    packed.write_bytes(engine())
    command = [sys.executable, "-I", "-S", "-c", ALONE, str(packed), json.dumps(QUESTION)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PYTHONUTF8": "1"})
    assert json.loads(done.stdout)["status"] == 201


def test_the_zip_holds_the_engine_and_what_speaks_and_draws() -> None:
    """Nothing of the laboratory, the environments, the server, the terminal or the commands is sent to a page."""
    with ZipFile(BytesIO(engine())) as packed:
        names = packed.namelist()
    tops = {name.split("/")[1] for name in names}
    rooms = {"messages", "kernel", "scythe", "expeditions", "players", "speech", "pictures", "app"}
    assert tops == {*rooms, "__init__.py", "version.py", "games.py", "build.py"}
    assert {Path(name).suffix for name in names} == {".py", ".json", ".mo"}
    assert not [name for name in names if "/lab/" in name or "/handbook/" in name]


def test_the_page_has_a_policy_and_something_to_look_at() -> None:
    page = index((WEB / "index.html").read_text())
    assert "script-src 'self' 'wasm-unsafe-eval'" in page
    assert page.index("Content-Security-Policy") < page.index("<link")
    assert '<div id="loading">' in page
    assert not re.search(r'(href|src)="/', page), "the site lies under any path"


def test_a_version_is_that_of_its_files(tmp_path: Path) -> None:
    one = write(tmp_path / "one", {"a.js": b"1"})
    assert one == write(tmp_path / "two", {"a.js": b"1"})
    assert one != write(tmp_path / "one", {"a.js": b"2"})
    listed = (tmp_path / "one/files.js").read_text()
    assert sha256(b"2").hexdigest() in listed


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(FileExistsError, match="other things"):
        write(tmp_path, {})
    assert (tmp_path / "letter.txt").exists()


def test_files_that_are_not_the_pinned_ones_are_refused(tmp_path: Path) -> None:
    for name in SHA256:
        (tmp_path / name).write_bytes(b"other")
    with pytest.raises(NoPyodide, match=r"pyodide\.mjs has SHA-256"):
        pyodide_files(tmp_path, tmp_path)


def test_a_folder_without_them_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoPyodide, match=r"pyodide\.mjs: cannot be read"):
        pyodide_files(tmp_path, tmp_path)


def test_a_broken_wheel_is_thrown_away(tmp_path: Path) -> None:
    (tmp_path / WHEEL_FILE).write_bytes(b"half")
    with pytest.raises(NoPyodide, match="is not the wheel"):
        pyodide_files(tmp_path)
    assert not (tmp_path / WHEEL_FILE).exists()


def test_the_icon_is_painted_from_its_paths() -> None:
    drawn = png(WEB / "icon.svg", 20)
    assert struct.unpack(">II", drawn[16:24]) == (20, 20)
    size = struct.unpack(">I", drawn[33:37])[0]
    pixels = zlib.decompress(drawn[41 : 41 + size])
    corner, middle = pixels[1:5], pixels[10 * 81 + 1 + 40 : 10 * 81 + 1 + 44]
    assert corner[3] == 0, "nothing outside the hexagon"
    assert middle == bytes((0x33, 0x36, 0x3C, 255)), "the mech in its middle"
