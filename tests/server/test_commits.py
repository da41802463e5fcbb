"""Changes written together: kept before they are answered, and lost to whoever was faster in another process."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.client import Client, server_in
from tools.kills import kills

from maszyna.app.base.storage import GameRow
from maszyna.server.commits import Commits
from maszyna.server.database import Database, open_database


def changed(row: GameRow, by: int = 1) -> GameRow:
    return row._replace(revision=row.revision + by)


def test_changes_of_many_games_become_one_transaction(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    rows = [GameRow(f"g{number}", "scythe", 0, "{}", {}) for number in range(9)]
    for row in rows:
        database.add(row)
    written: list[int] = []

    class Counted(Database):
        def put_all(self, rows: list[GameRow]) -> list[bool]:
            written.append(len(rows))
            return super().put_all(rows)

    async def change() -> None:
        commits = Commits(Counted(database.engine))
        for row in rows:
            assert commits.put(changed(row))
            accepted = commits.accepted()
            assert accepted is not None and not accepted.done()
            assert commits.get(row.id) == changed(row)  # seen at once by this process
            assert not commits.put(changed(row))  # and not changed twice from the same revision
        assert accepted is not None and await accepted
        assert [database.get(row.id) for row in rows] == [changed(row) for row in rows]

    asyncio.run(change())
    assert written == [9]
    database.close()


def test_a_change_that_somebody_else_outran_is_answered_409(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    client = Client(app)
    game = client.new()["id"]
    commits: Commits = app.state.server.commits
    other = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    put_all = commits.database.put_all

    def outrun(rows: list[GameRow]) -> list[bool]:
        commits.database.put_all = put_all  # type: ignore[method-assign]
        assert other.put(rows[0])
        return put_all(rows)

    commits.database.put_all = outrun  # type: ignore[method-assign]
    refused = client.post(f"/api/games/{game}/actions", {"revision": 0, "actions": ["power +1"]})
    assert refused.status_code == 409 and refused.json()["revision"] == 1
    other.close()


def test_a_disk_that_fails_is_a_problem_and_the_game_stands_as_before(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    client = Client(app)
    game = client.new()["id"]
    database = app.state.server.commits.database
    put_all = database.put_all

    def fails(rows: list[GameRow]) -> list[bool]:
        raise OperationalError("no", {}, Exception("disk full"))

    database.put_all = fails
    body = {"revision": 0, "actions": ["power +1"]}
    answer = client.post(f"/api/games/{game}/actions", body)
    assert answer.status_code == 500 and "disk" not in answer.text
    database.put_all = put_all
    assert client.get(f"/api/games/{game}").json()["revision"] == 0
    assert client.post(f"/api/games/{game}/actions", body).status_code == 200


@pytest.mark.parametrize("seed", [1])
def test_a_killed_server_keeps_every_acknowledged_action(tmp_path: Path, seed: int) -> None:
    """A sample of `python -m tools.kills`."""
    assert kills(4, tmp_path, seed=seed, soonest=0.5) >= 1
