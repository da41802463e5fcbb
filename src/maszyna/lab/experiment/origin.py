"""What games were played with: digests of rules, facts and players, and the commit, so that runs are never mixed.

The digests are of the source, which is the same for both builds.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypedDict

from maszyna.build import commit

PACKAGE: Final = Path(__file__).parents[2]
PARTS: Final = ["rules", "facts", "players"]  # what makes other games
SIZE: Final = 8  # bytes of a digest


class Origin(TypedDict):
    rules: str
    facts: str
    players: str
    commit: str  # where the package or its checkout knows it


def digest_of(files: Iterable[Path]) -> str:
    found = blake2b(digest_size=SIZE)
    for path in sorted(files):
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()


@cache
def engine_origin() -> Origin:
    rules = [path for room in ("kernel", "scythe") for path in (PACKAGE / room).rglob("*.py")]
    facts = (PACKAGE / "scythe" / "facts" / "data").glob("*.json")
    players = [path for ending in ("*.py", "*.json") for path in (PACKAGE / "players").rglob(ending)]
    return Origin(rules=digest_of(rules), facts=digest_of(facts), players=digest_of(players), commit=commit())


def origin_of(human: str) -> Origin:
    """The origin of games with this player; one's own file counts with the players."""
    found = engine_origin()
    path = Path(human.rpartition(":")[0])
    if path.suffix == ".py" and path.is_file():
        own = blake2b((found["players"] + digest_of([path])).encode(), digest_size=SIZE)
        return Origin(rules=found["rules"], facts=found["facts"], players=own.hexdigest(), commit=found["commit"])
    return found


def changed_since(origin: object, human: str) -> list[str]:
    """Which of the PARTS are others now; results from before origins were noted say nothing."""
    if not isinstance(origin, dict):
        return []
    now = origin_of(human)
    known: dict[str, object] = dict(now)
    return [part for part in PARTS if origin.get(part) != known[part]]
