"""The same seed and actions give the same observations and masks on both builds: their digests stand in a golden file.

`python -m tests.encoding.test_same_bytes` writes it anew; a change of it is a change of the rules, or of what learners
were trained on.
"""

import hashlib
from pathlib import Path

import pytest
from tests.encoding.positions import setup

from maszyna.encoding.action_table import mask_of
from maszyna.encoding.observation import ObservedGame
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.setup.new_game import new_game

DIGESTS = Path(__file__).parents[1] / "golden" / "observation-digests.txt"
GAMES = range(24)  # 2 to 7 seats, without and with The Wind Gambit, without and with an Automa
LOOKS, BETWEEN = 20, 6


def digest_line(number: int) -> str:
    """A game at random: what every seat sees now and then, as it may and as nobody may, and what is legal."""
    game, dice = new_game(setup(number), number), random_dice(number)
    seats = len(game.position.seats)
    views = [ObservedGame(seats, perfect) for _ in range(seats) for perfect in (False, True)]
    digest = hashlib.sha256()
    for _ in range(LOOKS):
        play_out(game, dice, BETWEEN)
        for index, view in enumerate(views):
            digest.update(view.look(game, index // 2))
        digest.update(mask_of(game))
    return f"game {number}, {seats} seats: {digest.hexdigest()}"


@pytest.mark.parametrize("number", GAMES)
def test_both_builds_see_the_same(number: int) -> None:
    assert digest_line(number) == DIGESTS.read_text(encoding="utf-8").splitlines()[number]


if __name__ == "__main__":
    DIGESTS.write_text("".join(digest_line(number) + "\n" for number in GAMES), encoding="utf-8")
