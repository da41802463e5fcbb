"""The files of the browser client, by their address; nothing that is asked for ever becomes a path.

The page asks for them below ``c/EDITION/``: what has come from there is never asked for again. A file that changes
makes another edition, and the page itself is always looked up anew.
"""

import mimetypes
import re
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

INDEX: Final = "index.html"
EDITIONS: Final = "c/"
OWN_FILE: Final = re.compile(rb'(?<=(?:href|.src)=")(?=[a-z0-9_/]+\.)')  # where the page names a file of the client
TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml",
                ".html": "text/html", ".json": "application/json", ".webmanifest": "application/manifest+json",
                ".wasm": "application/wasm"}  # fmt: skip
TEXTS: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
EMPTY: Final = (
    b"<!doctype html><html lang=en><meta charset=utf-8><title>Maszyna</title>"
    b"<p>Maszyna is running; its pages are not installed here. The API is at /api/openapi.json.</p></html>"
)


class File(NamedTuple):
    content: bytes
    type: str
    tag: str
    lasts: bool = False  # whether there is never anything else at its address


def found_in(folder: Traversable, above: str = "") -> dict[str, Traversable]:
    """Every file below a folder, by its name from there."""
    found: dict[str, Traversable] = {}
    if not folder.is_dir():
        return found
    for one in folder.iterdir():
        name = f"{above}{one.name}"
        if one.is_dir():
            if not one.name.startswith((".", "__")):
                found |= found_in(one, f"{name}/")
        elif not one.name.startswith(".") and not one.name.endswith((".py", ".pyc")):
            found[name] = one
    return found


def edition_of(known: dict[str, Traversable]) -> str:
    """Says when each of these files was written last; nothing, where that is not known."""
    told = sha256()
    for name, found in sorted(known.items()):
        if not isinstance(found, Path):
            return ""
        state = found.stat()
        told.update(f"{name} {state.st_mtime_ns} {state.st_size}\n".encode())
    return told.hexdigest()[:12]


class Files:
    def __init__(self) -> None:
        self.root = files("maszyna") / "web"
        self.look()

    def look(self) -> None:
        self.known = found_in(self.root)
        self.edition = edition_of(self.known)

    def page(self) -> File:
        """The page as it is now, with the edition in the addresses of its files."""
        self.look()
        found = self.known.get(INDEX)
        content = EMPTY if found is None else found.read_bytes()
        if self.edition:
            content = OWN_FILE.sub(f"{EDITIONS}{self.edition}/".encode(), content)
        return read(content, INDEX)

    def file(self, name: str) -> File | None:
        """The file with this name, as it is now."""
        edition = ""
        if name.startswith(EDITIONS):
            edition, _, name = name.removeprefix(EDITIONS).partition("/")
        found = self.known.get(name)
        if found is None:
            return None
        return read(found.read_bytes(), name)._replace(lasts=bool(edition) and edition == self.edition)


def read(content: bytes, name: str) -> File:
    end = f".{name.rpartition('.')[2]}"
    kind = TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith(TEXTS):
        kind = f"{kind}; charset=utf-8"
    return File(content, kind, f'"{sha256(content).hexdigest()[:20]}"')
