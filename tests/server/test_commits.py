"""Changes written together: kept before they are answered, and lost to whoever was faster in another process."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError
from tests.server.client import Client, server_in
from tools.kills import kills

from maszyna.app.base.storage import GameRow
from maszyna.server.commits import Commits
from maszyna.server.database import Changing, Database, open_database


def changed(row: GameRow, by: int = 1) -> GameRow:
    return row._replace(revision=row.revision + by)


def test_changes_of_many_games_become_one_transaction(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    rows = [GameRow(f"g{number}", "scythe", 0, "{}", {}) for number in range(9)]
    for row in rows:
        database.add(row)
    written: list[int] = []

    class Counted(Database):
        def changing(self, rows: list[GameRow]) -> Changing:
            written.append(len(rows))
            return super().changing(rows)

    async def change() -> None:
        commits = Commits(Counted(database.engine))
        for row in rows:
            assert commits.put(changed(row))
            accepted = commits.take_pending()
            assert accepted is not None and not accepted.done()
            assert commits.get(row.id) == changed(row)  # seen at once by this process
            assert not commits.put(changed(row))  # and not changed twice from the same revision
        assert accepted is not None and await accepted
        assert [database.get(row.id) for row in rows] == [changed(row) for row in rows]

    asyncio.run(change())
    assert written == [9]
    database.close()


def test_changes_of_a_moment_wait_for_each_other_and_a_lone_one_for_nobody(tmp_path: Path) -> None:
    database = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    rows = [GameRow(f"g{number}", "scythe", 0, "{}", {}) for number in range(3)]
    for row in rows:
        database.add(row)
    written: list[list[str]] = []

    class Counted(Database):
        def changing(self, rows: list[GameRow]) -> Changing:
            written.append([row.id for row in rows])
            return super().changing(rows)

    async def change() -> None:
        commits = Commits(Counted(database.engine))
        assert commits.put(changed(rows[0]))
        first = commits.take_pending()
        assert first is not None and await first  # after a pause a change waits for nobody
        commits.due = asyncio.get_running_loop().time() + 100
        over = asyncio.Event()

        async def rest(seconds: float) -> None:
            assert 0 < seconds <= 100
            await over.wait()

        commits.rest = rest
        accepted = []
        for row in rows[1:]:
            assert commits.put(changed(row))
            accepted.append(commits.take_pending())
            await asyncio.sleep(0)  # the writer runs, and rests
        over.set()
        for one in accepted:
            assert one is not None and await one

    asyncio.run(change())
    assert written == [["g0"], ["g1", "g2"]]
    database.close()


def test_a_change_that_somebody_else_outran_is_answered_409(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    client = Client(app)
    game = client.new()["id"]
    commits: Commits = app.state.server.commits
    other = open_database(f"sqlite:///{tmp_path / 'games.db'}")
    changing = commits.database.changing

    def outrun(rows: list[GameRow]) -> Changing:
        commits.database.changing = changing  # type: ignore[method-assign]
        assert other.put(rows[0])
        return changing(rows)

    commits.database.changing = outrun  # type: ignore[method-assign]
    refused = client.post(f"/api/games/{game}/actions", {"revision": 0, "actions": ["power +1"]})
    assert refused.status_code == 409 and refused.json()["revision"] == 1
    other.close()


def test_a_disk_that_fails_is_a_problem_and_the_game_stands_as_before(tmp_path: Path) -> None:
    app = server_in(tmp_path)
    client = Client(app)
    game = client.new()["id"]
    database = app.state.server.commits.database
    changing = database.changing

    def fails(rows: list[GameRow]) -> Changing:
        raise OperationalError("no", {}, Exception("disk full: pen and paper"))

    database.changing = fails
    body = {"revision": 0, "actions": ["power +1"]}
    answer = client.post(f"/api/games/{game}/actions", body)
    assert answer.status_code == 507 and "Nothing was changed" in answer.json()["detail"]
    assert "pen and paper" not in answer.text  # what the system says is for the log
    database.changing = changing
    assert client.get(f"/api/games/{game}").json()["revision"] == 0
    assert client.post(f"/api/games/{game}/actions", body).status_code == 200


@pytest.mark.parametrize("seed", [1])
def test_a_killed_server_keeps_every_acknowledged_action(tmp_path: Path, seed: int) -> None:
    """A sample of `python -m tools.kills`."""
    assert kills(4, tmp_path, seed=seed, soonest=0.5) >= 1


def test_what_was_written_ahead_goes_to_its_place_while_changes_go_on(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    database = open_database(f"sqlite:///{path}")
    row = GameRow("g", "scythe", 0, "x" * 100_000, {})
    database.add(row)

    async def change() -> None:
        nonlocal row
        commits = Commits(database)
        commits.tidy_after = 3
        commits.due = float("-inf")
        for _ in range(9):
            row = changed(row)
            assert commits.put(row)
            kept = commits.take_pending()
            assert kept is not None and await kept
            commits.due = float("-inf")  # without the pause between two commits
            while commits.tidying is not None:
                await asyncio.sleep(0)

    asyncio.run(change())
    # Nine changes of 100 KB were written ahead; the file takes up again where it was put to its place.
    assert path.with_name("games.db-wal").stat().st_size < 5 * 100_000
    assert database.get("g") == row
    database.close()
