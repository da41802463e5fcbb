"""The files of the browser client, by their address; nothing that is asked for ever becomes a path."""

import mimetypes
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

INDEX: Final = "index.html"
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


class Files:
    def __init__(self) -> None:
        self.root = files("maszyna") / "web"
        self.known = found_in(self.root)

    def file(self, name: str) -> File | None:
        """The file with this name, as it is now."""
        if name == INDEX:
            self.known = found_in(self.root)
        found = self.known.get(name)
        if found is None:
            return read(EMPTY, INDEX) if name == INDEX else None
        return read(found.read_bytes(), name)


def read(content: bytes, name: str) -> File:
    end = f".{name.rpartition('.')[2]}"
    kind = TYPES.get(end) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind.startswith(TEXTS):
        kind = f"{kind}; charset=utf-8"
    return File(content, kind, f'"{sha256(content).hexdigest()[:20]}"')
