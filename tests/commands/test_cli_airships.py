"""simulate and replay with The Wind Gambit; the same games from the saves."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.console import inside, program

from maszyna.scythe.notation import read_position, write_position

Document = dict[str, Any]


def played(capsys: pytest.CaptureFixture[str], *options: str) -> list[Document]:
    said = inside(capsys, "scythe", "simulate", "--games", "3", *options, "--json")
    assert (said.code, said.problems) == (0, [])
    return [json.loads(line) for line in said.out.splitlines()]


def test_airships_with_tiles_drawn_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    *games, last = played(capsys, "--airships")
    assert last["summary"]["games"] == 3
    tiles = [(game["airships"]["aggressive"], game["airships"]["passive"]) for game in games]
    assert len(set(tiles)) > 1
    assert not any(game["airships"]["own_pairs"] or game["airships"]["active"] for game in games)


def test_tiles_by_name_ask_for_airships(capsys: pytest.CaptureFixture[str]) -> None:
    for game in played(capsys, "--aggressive", "bounty", "--passive", "hero")[:-1]:
        assert game["airships"] == {"aggressive": "bounty", "passive": "hero", "own_pairs": False, "active": False}
    assert {game["airships"]["aggressive"] for game in played(capsys, "--aggressive", "toll")[:-1]} == {"toll"}


def test_a_pair_for_every_seat_and_an_active_airship(capsys: pytest.CaptureFixture[str]) -> None:
    for game in played(capsys, "--own-pairs", "--active-airship", "--level", "automa")[:-1]:
        assert set(game["airships"]["pairs"]) == {seat["faction"] for seat in game["seats"]}
        assert game["airships"]["active"]


def test_resolutions(capsys: pytest.CaptureFixture[str]) -> None:
    games = played(capsys, "--resolution", "spoils_of_war")[:-1]
    assert [(game["resolution"], game["end"]) for game in games] == [("spoils_of_war", "resolution")] * 3
    *games, last = played(capsys, "--resolution", "random", "--level", "automa")
    assert all(game["resolution"] for game in games)
    assert last["summary"]["given_up"] == 0


def test_tiles_of_ones_own(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A clock of three turns each instead of twenty."""
    path = tmp_path / "tiles.json"
    clock = {"id": "doomsday_clock", "provenance": ["printed"], "effects": [{"effect": "turns_each", "numbers": [3]}]}
    path.write_text(json.dumps({"format": "maszyna/scythe-tiles@1", "resolution": [clock]}))
    options = ["--resolution", "doomsday_clock", "--save", str(tmp_path)]
    assert [game["turns"] for game in played(capsys, *options)[:-1]] == [40] * 3
    assert [game["turns"] for game in played(capsys, *options, "--own-tiles", str(path))[:-1]] == [6] * 3
    said = inside(capsys, "scythe", "replay", str(tmp_path / "scythe-1.json"), "--json")
    again = json.loads(said.out)
    assert (again["turns"], again["position"]["own_tiles"]["resolution"][0]["effects"][0]["numbers"]) == (6, [3])
    path.write_text('{"format": "maszyna/scythe-tiles@1", "resolution": [{"id": "ferry"}]}')
    said = inside(capsys, "scythe", "simulate", *options, "--own-tiles", str(path))
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert f"{path}: tiles file.resolution[0].id: must be one of land_rush" in said.problems[0]


def test_without_options_nothing_is_said_of_it(capsys: pytest.CaptureFixture[str]) -> None:
    for game in played(capsys)[:-1]:
        assert not {"airships", "resolution"} & set(game)
        assert game["end"] == "stars"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--aggressive", "ferry"], "setup.airships.aggressive: must be one of bombard"),
        (["--passive", "bombard"], "setup.airships.passive: must be one of ferry"),
        (["--aggressive", "toll", "--level", "automa"], "setup.airships.aggressive: is never used with an Automa"),
        (["--own-pairs", "--passive", "ferry"], 'setup.airships: names tiles for everybody, but with "own_pairs"'),
        (["--own-tiles", "nowhere.json"], "nowhere.json: cannot be read"),
        (["--resolution", "never"], "setup.resolution: must be one of random, land_rush"),
    ],
)
def test_bad_options_end_with_2_and_one_line(
    capsys: pytest.CaptureFixture[str], options: list[str], problem: str
) -> None:
    said = inside(capsys, "scythe", "simulate", "--json", *options)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert problem in said.problems[0]


@pytest.mark.parametrize(
    "options",
    [
        ["--airships"],
        ["--own-pairs", "--seats", "3", "--resolution", "random"],
        ["--airships", "--level", "automa", "--resolution", "random"],
    ],
)
def test_saves_replay_to_what_the_simulation_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, options: list[str]
) -> None:
    games = played(capsys, "--seed", "7", *options, "--save", str(tmp_path))[:-1]
    files = sorted(str(file) for file in tmp_path.iterdir())
    said = inside(capsys, "scythe", "replay", *files, "--json")
    assert (said.code, said.problems) == (0, [])
    for game, line in zip(games, said.out.splitlines(), strict=True):
        again = json.loads(line)
        assert (again["legal"], again["seats"], again["winner"]) == (True, game["seats"], game["winner"])
        assert again["position"].get("airships") == game.get("airships")
        assert again["position"].get("resolution") == game.get("resolution")
        assert write_position(read_position(again["position"])) == again["position"]


def test_one_process_or_two_same_bytes() -> None:
    options = [
        "scythe",
        "simulate",
        "--games",
        "17",
        "--level",
        "automa",
        "--airships",
        "--resolution",
        "random",
        "--json",
    ]
    alone = program(*options)
    assert alone.code == 0
    assert program(*options, "--jobs", "2") == alone
