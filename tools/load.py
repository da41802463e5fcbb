"""Many games at once: `python -m tools.load --games 300 --seconds 30` starts a server and tells how long answers take.

Every game takes an action each second, or as rarely as `--every` says: two of three a turn beside a table (a change,
then the Automa's turn with its whole explanation), one a decision of a digital game; `--kind` plays one of the two
alone. With `--db` and `--processes` several processes share a PostgreSQL that runs already. All of it stays on this
machine and ends by itself.
"""

import argparse
import asyncio
import gc
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import orjson
import uvloop
from tools.served import SOLO, Client, Gone, Served

from maszyna.server.running import BEFORE_DRAWINGS

MOST_GAMES = 2000
KINDS = {"mixed": ["scythe-table", "scythe-table", "scythe"], "companion": ["scythe-table"], "digital": ["scythe"]}
MOST_RESTS = 120  # half seconds


class Game:
    """One player's connection and game."""

    def __init__(self, number: int, port: int, kind: str = "mixed") -> None:
        self.client = Client(port)
        self.chance = random.Random(number)
        self.kind = KINDS[kind][number % len(KINDS[kind])]
        self.id = ""
        self.places = ""
        self.revision = 0
        self.decision: Any = None
        self.turns = number  # some have changed something, others wait for the Automa
        self.times: list[float] = []
        self.automa_times: list[float] = []
        self.failed = 0

    async def begin(self) -> None:
        body = {"kind": self.kind, "setup": SOLO, "seed": self.chance.randrange(1 << 32)}
        status, content = await self.client.ask("POST", "games", body)
        assert status == 201, content
        document = orjson.loads(content)
        self.id, self.revision, self.decision = document["id"], document["revision"], document["view"]["decision"]
        self.places = document["view"]["board"]["places_key"]

    def next_request(self) -> tuple[str, dict[str, Any], bool]:
        """The path and body of what comes next, and whether an Automa takes its turn in it."""
        decision = self.decision
        if self.kind == "scythe":
            option = self.chance.choice(decision["options"])
            return "actions", {"actions": [option["action"]]}, bool(option["reveals"])
        if decision["kind"] == "fight":
            return "undo", {}, False
        self.turns += 1
        if self.turns % 2:
            return "actions", {"actions": [f"power {self.turns % 16}", "coins +1"]}, False
        return "actions", {"actions": ["automa"]}, True

    async def act(self) -> None:
        if self.decision is None:
            await self.begin()
        path, body, automa = self.next_request()
        started = time.perf_counter()
        address = f"games/{self.id}/{path}?places={self.places}"  # as the page asks: it has the places of its board
        status, content = await self.client.ask("POST", address, {"revision": self.revision, **body})
        took = time.perf_counter() - started
        (self.automa_times if automa else self.times).append(took)
        if status == 200:
            document = orjson.loads(content)
            self.revision, self.decision = document["revision"], document["view"]["decision"]
        else:
            self.failed += 1

    async def play(self, first: float, until: float, every: float) -> None:
        """An action each so many seconds from a moment on; a late answer is not waited for twice."""
        due = first
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.act()
            due = max(due + every, time.perf_counter())


async def load(served: Served, kind: str, number: int, seconds: float, every: float = 1.0) -> dict[str, Any]:
    games = [Game(one, served.port, kind) for one in range(number)]
    for game in games:
        await game.begin()
        await game.act()
        game.times.clear()
        game.automa_times.clear()
        game.client.close()  # it would be idle too long where many games are begun
    await at_rest(served)
    gc.disable()  # its pauses in this process would be measured as the server's
    used, own, started = served.seconds_of_cpu(), time.process_time(), time.perf_counter()
    until = started + seconds
    await asyncio.gather(*(game.play(started + every * one / number, until, every) for one, game in enumerate(games)))
    wall = time.perf_counter() - started
    plain = [took for game in games for took in game.times]
    automa = [took for game in games for took in game.automa_times]
    for game in games:
        game.client.close()
    asked = len(plain) + len(automa)
    return {
        "kind": kind,
        "games": number,
        "every": every,
        "seconds": round(wall, 1),
        "requests": asked,
        "refused": sum(game.failed for game in games),
        "all": percentiles(plain + automa),
        "automa_turns": percentiles(automa),
        "server_cpu_ms_each": round(1000 * (served.seconds_of_cpu() - used) / max(asked, 1), 2),
        "client_cpu_ms_each": round(1000 * (time.process_time() - own) / max(asked, 1), 2),
    }


async def at_rest(served: Served) -> None:
    """Until the server has drawn its pictures, which it does once in the background after its start."""
    await asyncio.sleep(BEFORE_DRAWINGS)
    for _ in range(MOST_RESTS):
        before = served.seconds_of_cpu()
        await asyncio.sleep(0.5)
        if served.seconds_of_cpu() - before < 0.02:
            return


def percentiles(times: list[float]) -> dict[str, float]:
    """In milliseconds."""
    ordered = sorted(times) or [0.0]
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {
        name: round(1000 * ordered[min(int(len(ordered) * part), len(ordered) - 1)], 1) for name, part in at.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two actions of a game")
    parser.add_argument("--kind", choices=[*KINDS], default="mixed")
    parser.add_argument("--python", default=sys.executable, help="the Python that has the build to be measured")
    parser.add_argument("--db", help="the address of a PostgreSQL; without it a SQLite file of its own")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one need --db")
    wished = parser.parse_args()
    if not (0 < wished.games <= MOST_GAMES and 0 < wished.every <= wished.seconds <= 600):
        parser.error(f"at most {MOST_GAMES} games and 600 seconds, and each game acts at least once")
    with tempfile.TemporaryDirectory() as folder:
        options = ["--db", wished.db, "--processes", str(wished.processes)] if wished.db else []
        served = Served(Path(folder), wished.python, options)
        served.start()
        try:
            found = uvloop.run(load(served, wished.kind, wished.games, wished.seconds, wished.every))
            sys.stdout.write(json.dumps(found, indent=1) + "\n")
        except Gone:
            sys.exit("the server has ended")
        finally:
            served.kill()


if __name__ == "__main__":
    main()
