"""Fits what a position's value means in coins, for hints: the expected margin, and how far margins deviate from it.

    python -m tools.fit_margins --games 2000 --jobs 2 --out weights.json

Greedy players with the weights of the package, or of another file (``--begin``), play against Automas of each level and
among themselves. After every own turn the value of the position is noted, with the turns that were left. Straight lines
from values to the final margins give offset and slope at some stages of the game; deviations are standard deviations
around them. The seeds of the locked test games (see docs/players.md) are never played here.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maszyna.kernel.facts import read_data
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import margin
from maszyna.players.evaluation.margins import PEOPLE
from maszyna.players.evaluation.weights import FILE, RIVALS, load_weights
from maszyna.players.greedy import GreedyPlayer
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.terms.tempo import turns_left
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 5_000_000  # locked test games are below a million
NODES = 150
MOST_TURNS = 200  # games among people that are not over by then are left out
STAGES = [1, 3, 6, 10, 15, 21, 27]  # turns left; among people there are never more than 21
LITTLE = 0.01  # of the weight of a usual stage
TO_DEVIATION = float(np.sqrt(np.pi / 2))  # of a normal distribution, from the mean distance
Numbers = NDArray[np.floating[Any]]
Row = tuple[int, float, float, float]  # rival, turns left, value, final margin


def play(weights: dict[str, Any], number: int) -> list[Row]:
    """One game, with the positions after every own turn of a person."""
    evaluation = load_weights(weights)
    rival, seed = number % len(RIVALS), FIRST_SEED + number
    other = {} if rival == PEOPLE else {"player": "automa", "level": LEVELS[rival]}
    game = new_game({"seats": [{}, other]}, seed)
    players = [GreedyPlayer(seat_seed(seed, seat), evaluation, NODES) for seat in range(2)]
    chance = deals(seed)
    seen: list[tuple[int, float, float]] = []
    game.run_mode = BETWEEN_TURNS
    while not game.is_over():
        if game.turns > MOST_TURNS:
            return []
        if game.asking is not None:
            game.apply(ask(players[game.seat_to_decide()], game, chance))
            continue
        seat = game.turn.seat
        if game.position.seats[seat].player == HUMAN:
            left = turns_left(game, seat)
            seen.append((seat, left, evaluation.worth(game, seat, left)))
        game.begin_turn()
    return [(rival, left, value, margin(game, seat)) for seat, left, value in seen]


def nearness(left: Numbers) -> Numbers:
    """How much each stage counts for each row: 1 at the stage itself, nothing from its neighbours on."""
    stages = np.array(STAGES)
    return np.stack([np.interp(left, stages, one) for one in np.eye(len(stages))], axis=1)


def fit(rows: list[Row]) -> dict[str, Any]:
    """The lines as the file of weights has them."""
    table = np.array(rows)
    return {"turns_left": STAGES} | {name: line(table[table[:, 0] == number]) for number, name in enumerate(RIVALS)}


def line(rows: Numbers) -> dict[str, list[float]]:
    """Against one rival: offset and slope at every stage, and how far margins were from that."""
    _, left, values, margins = rows.T
    near, usual = nearness(left), values.mean()
    found = smooth(np.concatenate([near, near * (values - usual)[:, None]], axis=1), margins)
    offset, slope = found.reshape(2, len(STAGES))
    rest = margins - near @ offset - near @ slope * (values - usual)
    deviations = smooth(near, np.abs(rest) * TO_DEVIATION)
    return {
        "offset": rounded(offset - slope * usual, 1),
        "slope": rounded(slope, 2),
        "deviations": rounded(np.maximum(deviations, 0.0), 1),
    }


def smooth(seen: Numbers, wanted: Numbers) -> Numbers:
    """Least squares, in which a stage that was hardly seen keeps to its neighbours."""
    parts, count = seen.shape[1] // len(STAGES), len(STAGES)
    steps = np.diff(np.eye(count), axis=0)
    size = (seen**2).sum(axis=0).reshape(parts, count).mean(axis=1)
    kept = np.kron(np.diag(size * LITTLE), steps.T @ steps)
    answer: Numbers = np.linalg.solve(seen.T @ seen + kept, seen.T @ wanted)
    return answer


def rounded(numbers: Numbers, places: int) -> list[float]:
    return [round(float(number), places) for number in numbers]


def positions_of(weights: dict[str, Any], games: int, jobs: int) -> list[Row]:
    with ProcessPoolExecutor(jobs) as pool:
        return [row for game in pool.map(partial(play, weights), range(games), chunksize=20) for row in game]


def weights_of(file: Path | None) -> dict[str, Any]:
    """The weights of a file, or the package's."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file else read_data("maszyna.players", FILE)
    return found


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--games", type=int, default=2000)
    parse.add_argument("--jobs", type=int, default=1)
    parse.add_argument("--begin", type=Path, help="a file of weights, instead of the package's")
    parse.add_argument("--out", type=Path, required=True)
    given = parse.parse_args()
    weights = weights_of(given.begin)
    rows = positions_of(weights, given.games, given.jobs)
    lines = fit(rows)
    given.out.write_text(json.dumps(weights | {"margin": lines}, indent=2) + "\n", encoding="utf-8")
    print(f"{len(rows)} positions; {json.dumps(lines)}")  # noqa: T201


if __name__ == "__main__":
    main()
