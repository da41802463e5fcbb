"""The rooms of the house: the order in which they stand, and which modules import which.

`tests/test_rooms.py` checks the order, `tools/house.py` draws it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"

# From the top down; a module belongs to the longest name that fits.
ROOMS = [
    "maszyna.version",
    "maszyna.messages",
    "maszyna.kernel",
    "maszyna.scythe.ids",
    "maszyna.scythe.facts",
    "maszyna.scythe.board",
    "maszyna.scythe.state",
    "maszyna.scythe.events",
    "maszyna.scythe.variants",
    "maszyna.scythe.place_texts",
    "maszyna.scythe.automa_options",
    "maszyna.scythe.hidden",
    "maszyna.scythe.reveals",
    "maszyna.scythe.score",
    "maszyna.scythe.turn_state",
    "maszyna.scythe.game",
    "maszyna.scythe.decks",
    "maszyna.scythe.modules",
    "maszyna.scythe.play.common",
    "maszyna.scythe.play.movement",
    "maszyna.scythe.play.actions",
    "maszyna.scythe.play.combat",
    "maszyna.scythe.play.cards",
    "maszyna.scythe.play.turn",
    "maszyna.scythe.automa",
    "maszyna.scythe.airships",
    "maszyna.scythe.resolutions",
    "maszyna.scythe.setup",
    "maszyna.scythe.notation",
    "maszyna.scythe.position_requests",
    "maszyna.scythe.table",
    "maszyna.scythe.cards_only",
    "maszyna.expeditions.ids",
    "maszyna.expeditions.facts",
    "maszyna.expeditions.own_cards",
    "maszyna.expeditions.deck_file",
    "maszyna.expeditions.ring",
    "maszyna.expeditions.state",
    "maszyna.expeditions.events",
    "maszyna.expeditions.score",
    "maszyna.expeditions.game",
    "maszyna.expeditions.automa",
    "maszyna.expeditions.play",
    "maszyna.expeditions.notation",
    "maszyna.expeditions.table",
    "maszyna.players.facts",
    "maszyna.players.model",
    "maszyna.players.margins",
    "maszyna.players.turns",
    "maszyna.players.policy",
    "maszyna.players.review",
    "maszyna.players",
    "maszyna.encoding",
    "maszyna.games",
    "maszyna.build",
    "maszyna.speech.language",
    "maszyna.speech.common",
    "maszyna.speech.scythe.names",
    "maszyna.speech.scythe.events",
    "maszyna.speech.scythe.decisions",
    "maszyna.speech.scythe.why",
    "maszyna.speech.scythe.tiles",
    "maszyna.speech.scythe.terms",
    "maszyna.speech.scythe.screens",
    "maszyna.speech.scythe",
    "maszyna.speech.scythe.companion",
    "maszyna.speech.expeditions",
    "maszyna.speech.app",
    "maszyna.speech.lab",
    "maszyna.speech.commands",
    "maszyna.pictures.draw",
    "maszyna.pictures.scythe",
    "maszyna.pictures.expeditions",
    "maszyna.pictures.handbook",
    "maszyna.pictures.screen",
    "maszyna.storage",
    "maszyna.lab.seating",
    "maszyna.lab.experiment",
    "maszyna.lab.run",
    "maszyna.lab.statistics",
    "maszyna.lab.report",
    "maszyna.lab",
    "maszyna.env",
    "maszyna.app.base",
    "maszyna.app.scythe_common",
    "maszyna.app.scythe",
    "maszyna.app.scythe_table",
    "maszyna.app.scythe_cards",
    "maszyna.app.expeditions_table",
    "maszyna.app.kinds",
    "maszyna.app.pages",
    "maszyna.app.game",
    "maszyna.app.requests",
    "maszyna.app",
    "maszyna.terminal.shell",
    "maszyna.terminal.scythe.map",
    "maszyna.terminal.scythe.setup",
    "maszyna.terminal.scythe.play",
    "maszyna.terminal.scythe.companion",
    "maszyna.terminal.expeditions",
    "maszyna.library",
    "maszyna.server.models",
    "maszyna.server",
    "maszyna.commands.io",
    "maszyna.commands.scythe",
    "maszyna.commands.expeditions",
    "maszyna.commands.lab",
    "maszyna.commands",
    "maszyna.cli",
    "maszyna.__main__",
]
# `maszyna/__init__.py` is what the library shows of all its rooms, so it may import any of them and none imports it.
FRONT = "maszyna"


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(room + ".")


def room_of(module: str) -> str | None:
    """The room a module stands in; of a package that only holds rooms the lowest of them."""
    found = max((room for room in ROOMS if inside(module, room)), key=len, default=None)
    if found is None and module != FRONT:
        return next((room for room in reversed(ROOMS) if inside(room, module)), None)
    return found


def imports(tree: ast.Module, package: str) -> Iterator[tuple[int, str]]:
    """Line and full name of everything the code imports, anywhere in it; `package` is where relative names start."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            parents = package.split(".")
            base = parents[: len(parents) + 1 - node.level] if node.level else []
            origin = ".".join([*base, *([node.module] if node.module else [])])
            for name in node.names:
                # `from maszyna.scythe import facts` may name a room or something in one: the full name finds both.
                yield node.lineno, f"{origin}.{name.name}"


def trespasses(source: str, module: str, package: str) -> list[str]:
    """What is wrong with the imports of one module; empty when all is well."""
    home = room_of(module)
    if home is None:
        return [] if module == FRONT else [f"{module} is in no room of the list"]
    found = []
    for line, target in imports(ast.parse(source), package):
        if not inside(target, "maszyna"):
            continue
        room = room_of(target)
        if room is None:
            found.append(f"{module}:{line} imports {target}, which is in no room")
        elif ROOMS.index(room) > ROOMS.index(home):
            found.append(f"{module}:{line} imports {target}, but {room} is below {home}")
        elif inside(home, "maszyna.expeditions") and inside(room, "maszyna.scythe"):
            found.append(f"{module}:{line} imports {target}, but one game knows nothing of the other")
    return found


def sub_rooms_imported() -> dict[str, set[str]]:
    """What each sub-room imports, from the real imports alone: a package, or a module that stands beside packages."""
    names = {module: path.name == "__init__.py" for path, module, _ in modules()}

    def sub_room(module: str) -> str:
        package = module if names[module] else module.rpartition(".")[0]
        holds_rooms = any(
            each != package and is_package and inside(each, package) for each, is_package in names.items()
        )
        return module if holds_rooms else package

    found: dict[str, set[str]] = {}
    for path, module, package in modules():
        here = found.setdefault(sub_room(module), set())
        for _, target in imports(ast.parse(path.read_text(encoding="utf-8")), package):
            imported = target if target in names else target.rpartition(".")[0]
            if imported in names and imported != FRONT:
                here.add(sub_room(imported))
    return found


def cycles(imported: dict[str, set[str]]) -> list[list[str]]:
    """The groups that import each other round about (strongly connected components of two or more)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    waiting: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        number[name] = lowest[name] = len(number)
        waiting.append(name)
        for other in sorted(imported.get(name, ())):
            if other not in number:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in waiting:
                lowest[name] = min(lowest[name], number[other])
        if lowest[name] == number[name]:
            start = waiting.index(name)
            if len(waiting) - start > 1:
                found.append(sorted(waiting[start:]))
            del waiting[start:]

    for name in imported:
        if name not in number:
            visit(name)
    return found


def modules() -> Iterator[tuple[Path, str, str]]:
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        package = ".".join(parts[:-1])
        yield path, package if parts[-1] == "__init__" else ".".join(parts), package
