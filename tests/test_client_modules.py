"""The digital game comes in one go: all its modules are on the list of what is fetched ahead, and no other."""

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


def test_all_modules_of_the_digital_game_are_fetched_ahead() -> None:
    first = set(re.findall(r'modulepreload" href="([^"]+)"', (WEB / "index.html").read_text(encoding="utf-8")))
    assert needed("main.js", set()) <= first | {"main.js"}
    listed = re.search(r"const PLAY = \{(.*?)\n\};", (WEB / "game/screens.js").read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    ahead = {
        f"{folder}/{name}.js"
        for folder, names in re.findall(r"(\w+): \[(.*?)\]", listed[1], re.DOTALL)
        for name in re.findall(r'"(\w+)"', names)
    }
    assert ahead == (needed("game/game.js", set()) | needed("play/play.js", set())) - first - {"main.js"}
