"""The files of the client: small enough to come at once, and nothing from outside."""

import re
from importlib.resources import files

from maszyna.server.files import Files

MOST_BYTES = 580_000  # every screen together; the first page loads a fifth of them
LAYOUT = re.compile(rb"\s*\n\s*")  # the formatter's, and next to nothing once compressed
OUTSIDE = re.compile(rb"(?:src|href|from|import\(|url\()\s*=?\s*[\"']?https?://")


def test_the_client_is_small_and_asks_nobody_else() -> None:
    """What only the site without a server has comes on top of that."""
    assert (files("maszyna") / "web" / "index.html").is_file()
    known = Files()
    served = {name: known.file(name) for name in known.known if not name.startswith("site/")}
    contents = {name: file.content for name, file in served.items() if file is not None}
    assert len(contents) > 50
    assert sum(len(LAYOUT.sub(b"\n", content)) for content in contents.values()) < MOST_BYTES
    assert [name for name, content in contents.items() if OUTSIDE.search(content)] == []
