"""How soon a page of one server hears what another changes: `python -m tools.notices --db URL --changes 100`.

Two servers share a PostgreSQL that runs already. A page listens to a game at the second; moves are made at the first.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from tools.load import percentiles
from tools.served import TOKEN, Served

BETWEEN = 0.1  # seconds


def revisions(lines: Iterator[str]) -> Iterator[int]:
    return (int(line.removeprefix("id:")) for line in lines if line.startswith("id:"))


def heard(one: httpx.Client, other: httpx.Client, changes: int) -> list[float]:
    """Seconds from sending a move to the first server until the page of the second has heard of it."""
    setup = {"seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]}
    game = one.post("/api/games", json={"kind": "scythe-table", "setup": setup}).json()["id"]
    times: list[float] = []
    with other.stream("GET", f"/api/games/{game}/events") as stream:
        found = revisions(stream.iter_lines())
        at = next(found)
        for number in range(changes):
            time.sleep(BETWEEN)
            began = time.perf_counter()
            body = {"revision": at, "actions": ["power +1" if number % 2 else "power -1"]}
            assert one.post(f"/api/games/{game}/actions", json=body).status_code == 200
            at = next(revision for revision in found if revision > at)
            times.append(time.perf_counter() - began)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--db", required=True)
    parser.add_argument("--changes", type=int, default=100)
    wished = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        both = [Served(Path(folder), options=["--db", wished.db]) for _ in range(2)]
        try:
            for served in both:
                served.start()
            clients = [
                httpx.Client(base_url=f"http://127.0.0.1:{served.port}", timeout=30,
                             headers={"Authorization": f"Bearer {TOKEN}"})
                for served in both
            ]  # fmt: skip
            found = percentiles(heard(clients[0], clients[1], wished.changes))
            sys.stdout.write(json.dumps({"changes": wished.changes, "heard_after": found}, indent=1) + "\n")
        finally:
            for served in both:
                served.kill()


if __name__ == "__main__":
    main()
