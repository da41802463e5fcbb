"""`make site`: the app as static files, for any web host, under any path.

    python -m tools.make_site site [--pyodide node_modules/pyodide]

The client's files, Python for the page, the engine as one zip, the words of the interface, icons, and the list of all
of them by which the service worker keeps a version. The same sources give the same files, byte for byte.
"""

import argparse
import json
import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools.site_icons import png
from tools.site_pyodide import NoPyodide, pyodide_files

from maszyna.app.base.documents import Request
from maszyna.app.in_browser import Browser, answer_json
from maszyna.speech.language.catalogue import LANGUAGES, compiled, entries

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/maszyna"
WEB = PACKAGE / "web"
DOWNLOADS = ROOT / "build/pyodide"
# What the application in the page needs of the package.
ROOMS = ["messages", "kernel", "scythe", "expeditions", "players", "speech", "pictures", "app"]
MODULES = ["__init__.py", "version.py", "games.py", "build.py"]
NEVER = ["__pycache__", "handbook", "lab"]
AT_TOP = ["sw.js", "manifest.webmanifest"]  # of web/site: a service worker rules only what lies below it
LOADED = ["pyodide/pyodide.asm.wasm", "pyodide/python_stdlib.zip", "maszyna.zip"]  # what moves the bar
PAPER = (0xFB, 0xF8, 0xF0, 255)
EPOCH = (1980, 1, 1, 0, 0, 0)
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
HEAD = f"""<meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="{POLICY}">
    <meta name="referrer" content="no-referrer">
    <meta name="maszyna" content="site">
    <link rel="manifest" href="manifest.webmanifest">
    <link rel="apple-touch-icon" href="icon-180.png">
    <link rel="stylesheet" href="site/loading.css">
    <link rel="modulepreload" href="site/start.js">
    <link rel="modulepreload" href="site/port_worker.js">"""
FIRST_SIGHT = """<div id="loading"><img src="icon.svg" alt=""><h1>Maszyna</h1>
      <progress max="1" value="0" aria-label="Maszyna"></progress><p data-loading></p></div>"""


def build(out: Path, pyodide: Path | None = None, downloads: Path = DOWNLOADS) -> str:
    """Make the site and write it; the version it got."""
    return write(out, site_files(pyodide_files(downloads, pyodide)))


def write(out: Path, contents: dict[str, bytes]) -> str:
    """Into a folder that is new or was written by us, with the list by which the service worker keeps this version."""
    if out.exists():
        if any(out.iterdir()) and not (out / "files.js").is_file():
            raise FileExistsError(f"{out}: is a folder with other things in it")
        shutil.rmtree(out)
    digests = {name: sha256(content).hexdigest() for name, content in sorted(contents.items())}
    version = sha256(json.dumps(digests).encode()).hexdigest()[:12]
    listed = f'self.VERSION = "{version}";\nself.FILES = {json.dumps(digests, indent=1)};\n'
    for name, content in {**contents, "files.js": listed.encode()}.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(content)
    return version


def site_files(pyodide: dict[str, bytes]) -> dict[str, bytes]:
    """Every file of the site by its name, without the list of them."""
    found = {path.relative_to(WEB).as_posix(): path.read_bytes() for path in sorted(WEB.rglob("*")) if path.is_file()}
    for name in AT_TOP:
        found[name] = found.pop(f"site/{name}")
    found["index.html"] = index(found["index.html"].decode()).encode()
    found |= {f"pyodide/{name}": content for name, content in pyodide.items()}
    found["maszyna.zip"] = engine()
    for lang in LANGUAGES:
        found[f"site/words/{lang}.json"] = words(lang).encode()
    found["site/python.js"] = about_python(found).encode()
    icon = WEB / "icon.svg"
    found["icon-180.png"] = png(icon, 180, PAPER, 0.85)
    found["icon-192.png"] = png(icon, 192)
    found["icon-maskable-512.png"] = png(icon, 512, PAPER, 0.7)
    found["LICENSE.txt"] = (ROOT / "LICENSE").read_bytes()
    found["licences.txt"] = (ROOT / "tools/site_licences.txt").read_bytes()
    return found


def index(page: str) -> str:
    """The client's page with a policy, its manifest, and something to look at while Python loads."""
    for old, new in [('<meta charset="utf-8">', HEAD), ('<main id="app" aria-busy="true">', None)]:
        if page.count(old) != 1:
            raise ValueError(f"index.html must hold {old} once")
        page = page.replace(old, new or f"{old}\n      {FIRST_SIGHT}\n    ")
    return page


def engine() -> bytes:
    """The package as a zip: sources, facts, and the catalogues compiled."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path in engine_files():
            name, content = path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes()
            if path.suffix == ".po":
                name, content = f"{name[:-3]}.mo", compiled(entries(content.decode()))
            entry = ZipInfo(name, EPOCH)
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, content)
    return packed.getvalue()


def engine_files() -> Iterator[Path]:
    for name in MODULES:
        yield PACKAGE / name
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            if path.suffix in (".py", ".json", ".po") and not set(path.parts) & set(NEVER):
                yield path


def about_python(found: dict[str, bytes]) -> str:
    """For the worker: how much it loads, and of which Python and engine a memory is that it has kept."""
    python = {name: found[name] for name in sorted(found) if name.startswith("pyodide/") or name == "maszyna.zip"}
    sizes = {name: len(python[name]) for name in LOADED}
    version = sha256(b"".join(sha256(content).digest() for content in python.values())).hexdigest()[:12]
    return f'export const PYTHON = "{version}";\nexport const SIZES = {json.dumps(sizes)}; // bytes\n'


def words(lang: str) -> str:
    """The words of the interface, as the application answers them."""
    request = Request("GET", "/api/words", {"lang": lang})
    text = answer_json(Browser().application.answer(request, None))["text"]
    assert isinstance(text, str)
    return text


def main() -> None:
    reader = argparse.ArgumentParser(prog="make site", description="The app as static files.")
    reader.add_argument("folder", type=Path)
    reader.add_argument("--pyodide", type=Path, help="a folder with the files of Pyodide")
    asked = reader.parse_args()
    try:
        version = build(asked.folder, asked.pyodide)
    except (NoPyodide, OSError) as error:
        sys.exit(f"make site: {error}")
    size = sum(path.stat().st_size for path in asked.folder.rglob("*") if path.is_file())
    sys.stdout.write(f"{asked.folder}: version {version}, {size / 1e6:.1f} MB; any web host can serve it\n")


if __name__ == "__main__":
    main()
