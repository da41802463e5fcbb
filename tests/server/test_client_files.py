"""The files of the client: small enough to come at once, and nothing from outside."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from tests.server.client import Client, server_in

from maszyna.server import client_files
from maszyna.server.client_files import Files

MOST_FIRST = 60_000  # compressed bytes of what the first page needs
MOST_GAME = 110_000  # and of what the first view of a digital game adds
OUTSIDE = re.compile(rb"(?:src|href|from|import\(|url\()\s*=?\s*[\"']?https?://")
NEEDS = re.compile(r'^(?:import|export)[^;]*?from "([^"]+)"', re.MULTILINE)
STYLES = ["theme.css", "frame.css", "parts.css", "icons.svg", "index.html"]


def contents() -> dict[str, bytes]:
    """What only the site without a server has comes on top of that."""
    known = Files()
    served = {name: known.file(name) for name in known.known if not name.startswith("site/")}
    return {name: file.content for name, file in served.items() if file is not None}


def needed(client: dict[str, bytes], *first: str) -> set[str]:
    """Modules, and whatever these import at once."""
    found: set[str] = set()
    left = list(first)
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            for other in NEEDS.findall(client[name].decode()):
                path = [*name.split("/")[:-1], *other.split("/")]
                while ".." in path:
                    path[path.index("..") - 1 : path.index("..") + 1] = []
                left.append("/".join(part for part in path if part != "."))
    return found


def sent(client: dict[str, bytes], names: set[str]) -> int:
    return sum(len(gzip.compress(client[name], 4)) for name in names)


def test_the_client_asks_nobody_else() -> None:
    client = contents()
    assert (files("maszyna") / "web" / "index.html").is_file() and len(client) > 50
    assert [name for name, content in client.items() if OUTSIDE.search(content)] == []


def test_the_first_page_and_the_first_view_of_a_game_are_small() -> None:
    """As they are sent; `python -m tools.first_page` counts them in a browser, with every head."""
    client = contents()
    home = next(name for name in client if name.endswith("/home.js"))
    first = needed(client, "main.js", home) | set(STYLES)
    game = needed(client, "game/game.js", "play/play.js") | {"play/play.css", "game/game.css"}
    assert sent(client, first) < MOST_FIRST
    assert sent(client, game - first) < MOST_GAME


def test_what_the_page_names_never_changes_and_a_new_edition_has_other_addresses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "web" / "base").mkdir(parents=True)
    page, module = tmp_path / "web" / "index.html", tmp_path / "web" / "base" / "dom.js"
    page.write_text('<a href="#question"></a><script type="module" src="base/dom.js"></script>')
    module.write_text("export const first = 1;")
    monkeypatch.setattr(client_files, "files", lambda name: tmp_path)
    client = Client(server_in(tmp_path))

    def named() -> str:
        answer = client.get("/")
        assert answer.headers["cache-control"] == "no-cache" and 'href="#question"' in answer.text
        found = re.search(r'src="([^"]+)"', answer.text)
        assert found is not None
        return f"/{found[1]}"

    first = named()
    assert "immutable" in client.get(first).headers["cache-control"] and client.get(first).text == module.read_text()
    assert client.get("/base/dom.js").headers["cache-control"] == "no-cache"
    module.write_text("export const first = 22;")
    second = named()
    assert second != first and client.get(second).text == module.read_text()
    assert client.get(first).headers["cache-control"] == "no-cache"  # a page that was open before
    for wrong in (f"{second}x", second.replace("base/", "../"), "/c/", f"/c/{second.split('/')[2]}/"):
        assert client.get(wrong).status_code == 404, wrong
