"""Players out of a file of one's own."""

from pathlib import Path

import pytest

from maszyna.kernel.errors import SetupError
from maszyna.lab.seating import players_for, seated
from maszyna.lab.simulate import play_one
from maszyna.scythe.setup.new_game import new_game

PLAYERS = """
from random import Random

class Mine:
    def __init__(self, seed): self.random = Random(seed)
    def choose(self, game): return self.random.choice(game.options())

class Wrong:
    def __init__(self, seed): pass
    def choose(self, game): return {returned}

class NoSeed:
    def choose(self, game): return 0

class NoPlayer: pass
"""


def own(folder: Path, returned: str = "-5") -> str:
    path = folder / "mine.py"
    path.write_text(PLAYERS.replace("{returned}", returned), encoding="utf-8")
    return str(path)


def test_ones_own_player_takes_every_human_seat(tmp_path: Path) -> None:
    result = play_one({"seats": 2}, 3, None, f"{own(tmp_path)}:Mine")
    assert result["end"] == "stars"
    assert result == play_one({"seats": 2}, 3, str(tmp_path), f"{own(tmp_path)}:Mine")
    assert (tmp_path / "scythe-3.json").is_file()


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("{file}:Nobody", "{file}: has no class 'Nobody' with a method choose(game)"),
        ("{file}:NoPlayer", "{file}: has no class 'NoPlayer' with a method choose(game)"),
        ("{folder}/none.py:Mine", "{folder}/none.py: there is no such file"),
    ],
)
def test_what_is_no_player_is_refused(tmp_path: Path, name: str, problem: str) -> None:
    fill = {"file": own(tmp_path), "folder": str(tmp_path)}
    with pytest.raises(SetupError) as error:
        seated(name.format(**fill), 1)
    assert str(error.value) == problem.format(**fill)


def test_a_file_that_does_not_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(SetupError, match="cannot be run: ZeroDivisionError: division by zero"):
        seated(f"{path}:Mine", 1)


def test_a_player_that_wants_no_seed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="cannot be made with a seed: TypeError"):
        seated(f"{own(tmp_path)}:NoSeed", 1)


@pytest.mark.parametrize(("returned", "problem"), [("-5", "found -5"), ("'a'", "found 'a'"), ("1 / 0", "has failed")])
def test_an_answer_that_is_no_option_is_the_files_fault(tmp_path: Path, returned: str, problem: str) -> None:
    [wrong, _] = players_for([f"{own(tmp_path, returned)}:Wrong"] * 2, 1)
    with pytest.raises(SetupError, match=problem):
        wrong.choose(new_game({"seats": 2}, 1))
