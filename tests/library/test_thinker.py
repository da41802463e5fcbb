"""Opponents that think from Python: they decide by themselves, and a game with one is a save like any other."""

from pathlib import Path

import pytest

import maszyna


def test_a_game_against_one(tmp_path: Path) -> None:
    game = maszyna.Scythe(["nordic", maszyna.Thinker("beginner", "saxony")], seed=5)
    assert game.to_decide == "nordic"
    game.play_randomly(limit=15)
    assert game.to_decide == "nordic" or game.over
    assert any("Saxony" in str(turn) for turn in game.turns)
    game.save(tmp_path / "game.json")
    again = maszyna.load(tmp_path / "game.json")
    assert again == game
    assert again.setup["seats"][1]["player"] == "beginner"  # type: ignore[index]


def test_no_such_strength() -> None:
    with pytest.raises(maszyna.SetupError, match="player"):
        maszyna.Scythe(["nordic", maszyna.Thinker("genius")])  # type: ignore[arg-type]
