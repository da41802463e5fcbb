"""Fits the straight line from the value of a position to the margin that games with it end with.

    nice python -m tools.margin_line --games 200

Hints tell their turns' margins in coins by that line: put the two numbers under "margin" in the players' weights.json.
The seeds of the locked test games (see docs/players.md) are never played here.
"""

import argparse

import numpy as np
from tools.tune import FIRST_SEED

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation import margin
from maszyna.players.greedy import GreedyPlayer
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.weights import tuned
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN


def noted(seed: int, level: str, nodes: int) -> tuple[list[float], float]:
    """The values after each own turn of one game, and the final margin."""
    game = new_game({"seats": [{}, {"player": "automa", "level": level}]}, seed)
    [seat] = [index for index, one in enumerate(game.position.seats) if one.player == HUMAN]
    player, chance = GreedyPlayer(seat_seed(seed, seat), tuned(), nodes), deals(seed)
    game.run_mode = BETWEEN_TURNS
    found: list[float] = []
    while not game.is_over():
        if game.asking is not None:
            game.apply(ask(player, game, chance))
            continue
        if game.turn.seat == seat:
            found.append(tuned().value(game, seat))
        game.begin_turn()
    return found, margin(game, seat)


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--games", type=int, default=200)
    parse.add_argument("--nodes", type=int, default=200)
    given = parse.parse_args()
    values: list[float] = []
    margins: list[float] = []
    for game in range(given.games):
        found, final = noted(FIRST_SEED + game, LEVELS[game % len(LEVELS)], given.nodes)
        values += found
        margins += [final] * len(found)
    slope, offset = np.polyfit(values, margins, 1)
    explained = float(np.corrcoef(values, margins)[0, 1]) ** 2
    print(f"offset {offset:.1f}, slope {slope:.2f}: {100 * explained:.0f} % of the margins' variance")  # noqa: T201


if __name__ == "__main__":
    main()
