"""The server killed again and again: `python -m tools.kills --games 200` plays games through it and looks after each
restart whether every game stands at its last acknowledged action.

An action that was sent and not answered may have been kept or not; nothing else may have changed. With `--db` and
`--processes` one of several processes on a PostgreSQL that runs already is killed, while the others go on.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.served import SOLO, Client, Gone, Served

ACTIONS = 12  # of each game
AT_ONCE = 20  # games played at the same time


class Scripted:
    """A game with the actions that were acknowledged, and the one that was on its way when the server ended."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.kind = ("scythe-table", "scythe", "expeditions-table")[seed % 3]
        self.id = ""
        self.known: list[str] = []
        self.revision = 0
        self.sent: list[str] | None = None
        self.options: list[str] = []

    def done(self) -> bool:
        return len(self.known) >= ACTIONS or (bool(self.id) and not self.options and self.sent is None)

    async def step(self, client: Client) -> None:
        if not self.id:
            setup = {"level": 1} if self.kind == "expeditions-table" else SOLO
            body: dict[str, Any] = {"kind": self.kind, "setup": setup, "seed": self.seed}
            status, content = await client.ask("POST", "games", body)
            assert status == 201, content
            self.id = json.loads(content)["id"]
            self.see(json.loads(content)["view"])
            return
        chance = random.Random(f"{self.seed}/{len(self.known)}")
        self.sent = [chance.choice(self.options)]
        body = {"revision": self.revision, "actions": self.sent}
        status, content = await client.ask("POST", f"games/{self.id}/actions", body)
        assert status == 200, content
        self.known += self.sent
        self.sent = None
        self.revision = json.loads(content)["revision"]
        self.see(json.loads(content)["view"])

    def see(self, view: Any) -> None:
        decision = view["decision"]
        self.options = [option["action"] for option in decision["options"]] if decision else []
        if self.kind == "scythe-table" and decision:
            self.options = ["power +1", "coins +1"] if decision["kind"] == "fight" else ["automa", "coins +1"]

    async def check(self, client: Client) -> None:
        """After a restart: what was acknowledged is there, and at most what was on its way besides."""
        if not self.id:
            return
        status, content = await client.ask("GET", f"games/{self.id}/save")
        assert status == 200, content
        actions = json.loads(content)["actions"]
        kept = actions == self.known
        if not kept and self.sent is not None and actions == self.known + self.sent:
            self.known, kept = actions, True
            self.revision += 1
        assert kept, f"game {self.seed} stands at {actions}, acknowledged were {self.known}"
        self.sent = None
        status, content = await client.ask("GET", f"games/{self.id}")
        document = json.loads(content)
        assert status == 200 and document["revision"] == self.revision, (document["revision"], self.revision)
        self.see(document["view"])


async def play(game: Scripted, port: int) -> None:
    client = Client(port)
    try:
        while not game.done():
            await game.step(client)
    except Gone:
        pass
    finally:
        client.close()


async def until_killed(games: list[Scripted], port: int, after: float, kill: Callable[[], None]) -> None:
    """Play until the server, or the process of it that a game is at, is killed, or all is played."""
    players = asyncio.gather(*(play(game, port) for game in games))
    await asyncio.wait([players], timeout=after)
    kill()
    await players


async def check_all(port: int, games: list[Scripted]) -> None:
    client = Client(port)
    for game in games:
        await game.check(client)
    client.close()


def kills(
    number: int,
    folder: Path,
    python: str = sys.executable,
    seed: int = 1,
    soonest: float = 0.1,
    db: str = "",
    processes: int = 1,
) -> int:
    """Play so many games to their end; how often the server was killed meanwhile."""
    chance = random.Random(seed)
    served = Served(folder, python, ["--db", db, "--processes", str(processes)] if db else [])
    kill = served.kill if processes == 1 else lambda: served.kill_one(chance)
    games = [Scripted(one) for one in range(number)]
    count = 0
    served.start()
    try:
        while waiting := [game for game in games if not game.done()]:
            asyncio.run(until_killed(waiting[:AT_ONCE], served.port, soonest + chance.random(), kill))
            count += 1
            if processes == 1:
                served.start()
            asyncio.run(check_all(served.port, games))
    finally:
        served.kill()
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--db", default="", help="the address of a PostgreSQL; without it a SQLite file of its own")
    parser.add_argument("--processes", type=int, default=1, help="of the server; more than one need --db")
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        count = kills(wished.games, Path(folder), wished.python, wished.seed, db=wished.db, processes=wished.processes)
    sys.stdout.write(f"{wished.games} games, {count} kills: every game stood at its last acknowledged action\n")


if __name__ == "__main__":
    main()
