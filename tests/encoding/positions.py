"""Positions of random games of every size, with and without airships and resolutions, for what must hold in all."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.variants import VARIANTS

LEVELS = ["autometta", "automa", "automaszyna", "ultimaszyna"]
MOST_BETWEEN = 200  # decisions from one position to the next
MOST_OF_A_GAME = 12
MANY = 20  # a kind that makes up less than one in so many positions is rare


def setup(number: int) -> dict[str, Any]:
    """2 to 7 seats in turn, six games without and six with The Wind Gambit; some have no Automa."""
    seats = 2 + number % 6
    with_airships = number // 6 % 2 == 1
    automas = number // 12 % seats
    automa = {"player": "automa", "level": LEVELS[number % 4]}
    document: dict[str, Any] = {"seats": [{"player": "human"}] * (seats - automas) + [automa] * automas}
    if with_airships:
        document["airships"] = {"own_pairs": number % 4 == 1}
        document["resolution"] = "random"
    if number % 5 == 0:
        document["variants"] = [VARIANTS[number // 5 % len(VARIANTS)]]
    if number % 7 == 0 and automas:
        document["options"] = {"mode": "cooperative"}
        document["rulings"] = {"R13": "placed"}
    return document


def positions(amount: int, first: int = 0) -> Iterator[Scythe]:
    """So many, each of a game that is played on after; decisions of a rare kind come up as often as they can be met."""
    met: Counter[str] = Counter()
    number = first
    while met.total() < amount:
        game, dice = new_game(setup(number), number), random_dice(number)
        for _ in range(MOST_OF_A_GAME):
            wanted = met.total() // MANY
            for _ in range(MOST_BETWEEN):
                if game.over or met[game.decision_kind()] <= wanted:
                    break
                play_out(game, dice, 1)
            met["" if game.over else game.decision_kind()] += 1
            yield game
            if game.over or met.total() == amount:
                break
            play_out(game, dice, 1)
        number += 1
