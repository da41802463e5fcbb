"""Whole games word for word: the same in every build, and any change of the rules shows."""

import pytest
from tests.scythe.automa.transcript import GAMES, GOLDEN, transcript


@pytest.mark.covers("A2.1", "A3.2")
@pytest.mark.parametrize("level", GAMES)
def test_the_game_of_each_level(level: str) -> None:
    assert transcript(level).encode() == (GOLDEN / f"{level}.txt").read_bytes()


@pytest.mark.covers("A13.2", "A13.3")
@pytest.mark.parametrize("level", GAMES)
def test_a_game_has_what_every_game_has(level: str) -> None:
    lines = (GOLDEN / f"{level}.txt").read_text(encoding="utf-8").splitlines()
    automa = GAMES[level][0]
    own = [line.split(" ", 2)[1] for line in lines if line.startswith(f"{automa} ")]
    assert own.count("scheme_changed") == 1
    assert own.count("game_ended") == 1
    assert 1 <= own.count("star_placed") <= 6
    switch = next(line for line in lines if "scheme_changed" in line)
    cards = [line for line in lines if " automa_card " in line]
    assert all(("scheme=1" in line) == (lines.index(line) < lines.index(switch)) for line in cards)
