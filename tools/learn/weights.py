"""What one of each term is worth to a beam: fitted to what the model makes of turns.

In positions of the policy's own games turns are drawn and played on in the same dealt worlds. The differences between
the turns of one position are regressed on the differences of their terms: nothing but the turn differs there. What is
good to have is never worth less than nothing.
"""

import json
import random
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tools.learn.games import planned

from maszyna.kernel.dice import dice
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation import END, TEN_TURNS, load_weights
from maszyna.players.model.learned import Learned, load_learned
from maszyna.players.policy.lookahead import WARM, PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.terms.tempo import turns_left
from maszyna.players.terms.term_names import TERMS
from maszyna.players.terms.terms import terms
from maszyna.players.turns.candidates import Candidate
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised
from maszyna.scythe.setup.new_game import new_game

FIRST_SEED = 60_000_000  # locked test games are below a million
GAMES = 3000
JUDGED = 0.2  # of the turns
TURNS = 16  # drawn in a position
HEATED = 0.15  # each a little more at random than the one before
WORLDS = 4
AHEAD = 1  # own turns a turn is played on for
PENALTY = 100.0  # of the ridge, in turns
LEAST_SPREAD = 0.02
SWEEPS, SETTLED = 3000, 1e-5
BAD = {"idle_units", "threatened_workers", "threatened_resources", "threatened_units", "rival_score", "rival_stars"}
EITHER = {"after_move", "after_bolster", "after_trade", "after_produce"}
Numbers = NDArray[np.floating[Any]]
Rows = tuple[list[list[float]], list[float]]  # terms at the end of a game and twenty turns before it; coins


def turns_of(file: Path, seed: int) -> list[Rows]:
    """One game of the policy, and the turns of some of its positions."""
    draw = random.Random(seed)
    game, chance = new_game(planned(draw)[1], seed), dice(seed, ["weights"])
    model = model_in(file)
    mover, found = Mover(model.policy, chance), []
    nothing = load_weights(document([0.0] * 2 * len(TERMS), "nothing yet"))
    game.run_mode = BETWEEN_TURNS
    while not game.over:
        if isinstance(game.asking, ChooseSection) and draw.random() < JUDGED:
            seat = game.asking.seat
            shown = determinised(game, seat, chance.below(0, WORLD_SEEDS))
            ahead = PolicyLookAhead(model, nothing, AHEAD, mover)
            ends = [ahead.turn(shown.copy(), seat, WARM + HEATED * number) for number in range(TURNS)]
            worlds, rows, coins = [chance.below(0, WORLD_SEEDS) for _ in range(WORLDS)], [], []
            for candidate in [Candidate(end) for end in ends if not end.game.over]:
                left = turns_left(candidate.end.game, seat)
                found_terms = terms(candidate.end.game, seat, left)
                rows.append([one * (1 - left / 20) for one in found_terms] + [one * left / 20 for one in found_terms])
                coins.append(sum(ahead.outcome(candidate, shown, seat, world).prospect for world in worlds) / WORLDS)
            found.append((rows, coins))
        if game.asking is None:
            game.begin_turn()
        else:
            mover.finish(game, WARM)
    return found


def fit(positions: list[Rows]) -> Numbers:
    """Weights for the differences within positions, at the end of a game and what they gain in ten turns before it."""
    seen = np.concatenate([np.array(rows) - np.mean(rows, axis=0) for rows, _ in positions if len(rows) > 1])
    wanted = np.concatenate([np.array(coins) - np.mean(coins) for _, coins in positions if len(coins) > 1])
    spread = np.maximum(seen.std(axis=0), LEAST_SPREAD)
    found = with_natural_signs(seen / spread, wanted) / spread
    end, before = found[: len(TERMS)], found[len(TERMS) :]
    return np.concatenate([end, (before - end) / 2])


def with_natural_signs(seen: Numbers, wanted: Numbers) -> Numbers:
    """A ridge regression, one number after the other, all columns of like size."""
    signs = [-1 if name in BAD else 0 if name in EITHER else 1 for name in TERMS] * 2
    square = seen.T @ seen + PENALTY * np.eye(len(signs))
    reached, found = seen.T @ wanted, np.zeros(len(signs))
    for _ in range(SWEEPS):
        before = found.copy()
        for number, sign in enumerate(signs):
            best = found[number] + (reached[number] - square[number] @ found) / square[number, number]
            found[number] = best if sign == 0 or best * sign > 0 else 0.0
        if np.abs(found - before).max() < SETTLED:
            break
    return found


def document(numbers: Any, made: str) -> dict[str, object]:
    """The file of the weights."""
    halves = zip(TERMS, numbers[: len(TERMS)], numbers[len(TERMS) :], strict=True)
    return {
        "about": "What one of each term of a position is worth to a player, in coins: at the end of the game, and more "
        "for every ten turns that are left.",
        "source": ["our own, learned from games: see docs/thinking.md"],
        "confidence": "learned from games, checked by play",
        "notes": [made],
        "weights": {name: {END: round(float(end), 2), TEN_TURNS: round(float(ten), 2)} for name, end, ten in halves},
    }


@cache
def model_in(file: Path) -> Learned:
    return load_learned(json.loads(file.read_text(encoding="utf-8")))


def positions(file: Path, games: int, jobs: int) -> list[Rows]:
    """From games of the model of a file."""
    with ProcessPoolExecutor(jobs) as pool:
        seeds = range(FIRST_SEED, FIRST_SEED + games)
        return [one for some in pool.map(partial(turns_of, file), seeds, chunksize=4) for one in some]
