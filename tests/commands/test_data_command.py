"""What belongs to a person can be taken along and deleted: games of the app and of the terminal, tiles and cards."""

import json
import zipfile
from pathlib import Path

import pytest
from tests.console import inside
from tests.server.client import TOKEN, Client

import maszyna
from maszyna.app.base.storage import review_name
from maszyna.server.database import open_database
from maszyna.server.http import create_app

TILES = '{"format": "maszyna/scythe-tiles@1", "tiles": []}'
OURS = ["games/scythe-one.json", "scythe-tiles.json"]


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's folder with a game of the app, one of the terminal, tiles, and something that is not ours."""
    folder = tmp_path / "home"
    (folder / "games").mkdir(parents=True)
    monkeypatch.setenv("MASZYNA_HOME", str(folder))
    database = open_database(f"sqlite:///{folder / 'maszyna.db'}")
    Client(create_app(database, TOKEN)).new()
    database.close()
    maszyna.Scythe(["nordic", "crimea"], seed=1).save(folder / "games/scythe-one.json")
    (folder / "scythe-tiles.json").write_text(TILES)
    (folder / "holiday.txt").write_text("not ours")
    return folder


def test_everything_is_written_into_one_file_and_can_be_loaded(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.zip"
    said = inside(capsys, "data", "--export", str(file))
    assert said.code == 0 and "1 games of the app, 1 of the terminal, 1 files" in said.out
    with zipfile.ZipFile(file) as archive:
        names = json.loads(archive.read("contents.json"))["files"]
        assert sorted(names)[1:] == OURS and sorted(names)[0].startswith("app/")
        archive.extract(OURS[0], tmp_path)
        assert json.loads(archive.read(names[0]))["format"] == "maszyna/save@1"
    assert maszyna.load(tmp_path / OURS[0]) == maszyna.load(kept / OURS[0])
    again = inside(capsys, "data", "--export", str(file))
    assert again.code == 2 and "exists" in again.problems[0]  # nothing is written over


def test_nothing_is_deleted_without_a_second_word(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = sorted(kept.rglob("*"))
    said = inside(capsys, "data", "--delete")
    assert said.code == 2 and "--yes" in said.problems[0]
    assert sorted(kept.rglob("*")) == before


def test_what_is_deleted_is_ours_and_all_of_it(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert inside(capsys, "data", "--delete", "--yes").code == 0
    assert [path.name for path in kept.rglob("*")] == ["holiday.txt"]
    (kept / "holiday.txt").unlink()
    assert inside(capsys, "data", "--delete", "--yes").code == 0
    assert not kept.exists()


def test_a_database_by_its_address_is_emptied(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    address = f"sqlite:///{kept / 'maszyna.db'}"
    assert "1 games of the app" in inside(capsys, "data", "--db", address).out
    assert inside(capsys, "data", "--db", address, "--delete", "--yes").code == 0
    assert "0 games of the app" in inside(capsys, "data", "--db", address).out


def test_results_and_reviews_are_exported_and_deleted_with_the_games(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = open_database(f"sqlite:///{kept / 'maszyna.db'}")
    client = Client(create_app(database, TOKEN))
    save = json.loads((Path(__file__).parents[1] / "saves" / "feats" / "45.json").read_text())
    game = client.post("/api/games", {"save": save}).json()
    database.keep(review_name(game["id"]), '{"seats": {}}')
    database.keep("tiles", TILES)
    database.close()
    feats = [json.loads(line) for line in inside(capsys, "log", "--feats", "--json").out.splitlines()]
    assert {feat["key"] for feat in feats if feat["reached"]} == {"finished", "win", "encounters"}
    assert inside(capsys, "data", "--export", str(tmp_path / "mine.zip")).code == 0
    with zipfile.ZipFile(tmp_path / "mine.zip") as archive:
        table = archive.read("app/games.csv").decode()
        assert archive.read(f"app/kept/review/{game['id']}.json") == b'{"seats": {}}'
        assert archive.read("app/kept/tiles.json").decode() == TILES
    assert table.count("\n") == 2 and f",{game['id']}," in table and ",polania,innovative,ultimaszyna," in table
    address = f"sqlite:///{kept / 'maszyna.db'}"
    assert inside(capsys, "data", "--db", address, "--delete", "--yes").code == 0
    database = open_database(address)
    assert (database.rows(), database.documents()) == ([], {})
    database.close()
