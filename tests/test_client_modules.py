"""The first page and the digital game come in one go: all their modules are fetched ahead, and no other."""

import re
from pathlib import Path

WEB = Path(__file__).parents[1] / "src" / "maszyna" / "web"
IMPORT = re.compile(r'^(?:import|export)\b[^;]*?\bfrom "([^"]+)";', re.MULTILINE)


def needed(start: str, found: set[str]) -> set[str]:
    """A module with all that it imports."""
    if start not in found:
        found.add(start)
        for path in IMPORT.findall((WEB / start).read_text(encoding="utf-8")):
            needed(str((WEB / start).parent.joinpath(path).resolve().relative_to(WEB.resolve())), found)
    return found


def listed(name: str) -> set[str]:
    """The modules of a list in base/ahead.js."""
    found = re.search(rf"const {name} = \{{(.*?)\n\}};", (WEB / "base/ahead.js").read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return {
        f"{folder}/{module}.js"
        for folder, names in re.findall(r"(\w+): \[(.*?)\]", found[1], re.DOTALL)
        for module in re.findall(r'"(\w+)"', names)
    }


def test_what_is_fetched_ahead_is_what_is_needed() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    start = needed("main.js", set())
    assert start == set(re.findall(r'modulepreload" href="([^"]+)"', page)) | {"main.js"}
    assert listed("HOME") == needed("pages/home.js", set()) - start
    assert listed("PLAY") == (needed("game/game.js", set()) | needed("play/play.js", set())) - start
