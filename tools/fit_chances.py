"""Fits the chances to win that a review shows, and checks them: what the value says against the games that were won.

    python -m tools.fit_chances --games 16000 --jobs 2 --out src/maszyna/players/data/chances.json
    python -m tools.fit_chances --table --games 400 --jobs 2 [--player greedy]

The policy plays against Automas of each level; before every own turn what the value says of winning is noted. A curve
from its log-odds to those of the games that were won is fitted for each level. ``--table`` plays fresh games and prints
how often games were won from positions with a promised chance, as the value says it and as the curve mends it. The
seeds of the locked test games (docs/players.md) are never played here, and those of the table are never fitted to.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from maszyna.players.by_name import player
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.chances import MODEL, chance_curves, log_odds
from maszyna.players.model.learned import FILE as MODEL_FILE
from maszyna.players.model.learned import learned
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FITTED_SEED = 6_000_000  # locked test games are below a million
TABLE_SEED = 8_000_000
BINS = 10
KNOTS = [-5.3, -3.0, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5, 4.5, 5.3]  # log-odds of the value
STIFF = 3.0  # how much a bend of the curve counts against a position
SMALL = 1e-3
STEPS = 50  # of Newton's method
Numbers = NDArray[np.floating[Any]]
Row = tuple[int, float, float]  # level, log-odds of the value, whether the game was won
ABOUT = {
    "about": "From the value's log-odds of winning to those of games that the policy won from there, by level.",
    "source": ["our own, fitted to games of the policy: python -m tools.fit_chances"],
    "confidence": "fitted to games; docs/results.md has the reliability over fresh ones",
    "notes": [],
}


def play(first_seed: int, name: str, number: int) -> list[Row]:
    """One game, with what the value says before every own turn."""
    level, seed = number % len(LEVELS), first_seed + number
    game = new_game({"seats": [{}, {"player": "automa", "level": LEVELS[level]}]}, seed)
    seat = next(index for index, own in enumerate(game.position.seats) if own.player == HUMAN)
    mind, chance, value = player(name, seat_seed(seed, seat)), deals(seed), learned().value
    promised: list[float] = []
    turns = 0
    while not game.is_over():
        if game.turn.seat == seat and game.turns != turns:
            turns = game.turns
            promised.append(log_odds(value.expected(question_facts(game, seat))[1]))
        game.apply(ask(mind, game, chance))
    won = float(seat in game.winners())
    return [(level, odds, won) for odds in promised]


def hats(odds: Numbers) -> Numbers:
    """How much each knot counts for each position."""
    return np.stack([np.interp(odds, KNOTS, one) for one in np.eye(len(KNOTS))], axis=1)


def fitted(odds: Numbers, won: Numbers) -> list[float]:
    """What the knots stand for: a logistic regression in which a knot that was hardly seen follows its neighbours."""
    seen = hats(odds)
    bends = np.diff(np.eye(len(KNOTS)), n=2, axis=0)
    stiff = STIFF * bends.T @ bends
    line = np.array(KNOTS, dtype=float)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-seen @ line))
        curved = seen.T @ (seen * (chance * (1 - chance))[:, None]) + stiff
        step = np.linalg.solve(curved + SMALL * np.eye(len(KNOTS)), seen.T @ (won - chance) - stiff @ line)
        line = line + np.clip(step, -1.0, 1.0)  # from a bad start whole steps would go astray
    line = np.clip(line, KNOTS[0], KNOTS[-1])  # nothing is certain before the end
    return [round(float(one), 3) for one in np.maximum.accumulate(line)]


def fit(rows: Numbers) -> dict[str, Any]:
    found: dict[str, Any] = {**ABOUT, MODEL: model_checksum(), "knots": KNOTS}
    for level, name in enumerate(LEVELS):
        _, odds, won = rows[rows[:, 0] == level].T
        found[name] = fitted(odds, won)
    return found


def model_checksum() -> str:
    """Of the model whose value is mended."""
    return sha256((files("maszyna.players") / "data" / MODEL_FILE).read_bytes()).hexdigest()


def table(rows: Numbers) -> list[str]:
    """How often games were won, by level and promised chance."""
    lines = ["| level | promised | positions | won | the value said |", "| --- | --- | --- | --- | --- |"]
    for level, name in enumerate(LEVELS):
        _, odds, won = rows[rows[:, 0] == level].T
        curve = chance_curves()[level]
        said = 1 / (1 + np.exp(-odds))
        mended = 1 / (1 + np.exp(-np.interp(odds, curve.knots, curve.odds)))
        kinds = np.minimum((mended * BINS).astype(int), BINS - 1)
        for kind in range(BINS):
            here = kinds == kind
            if here.any():
                figures = [f"{numbers[here].mean():.1%}" for numbers in (mended, won, said)]
                lines.append(f"| {name} | {figures[0]} | {here.sum()} | {figures[1]} | {figures[2]} |")
        lines.append(f"| {name}, all | {mended.mean():.1%} | {len(odds)} | {won.mean():.1%} | {said.mean():.1%} |")
    return lines


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--games", type=int, default=16000, help="of each level")
    parse.add_argument("--jobs", type=int, default=2)
    parse.add_argument("--player", default="policy")
    parse.add_argument("--table", action="store_true")
    parse.add_argument("--out", type=Path)
    chosen = parse.parse_args()
    first = TABLE_SEED if chosen.table else FITTED_SEED
    with ProcessPoolExecutor(chosen.jobs) as pool:
        games = pool.map(partial(play, first, chosen.player), range(len(LEVELS) * chosen.games), chunksize=20)
        rows = np.array([row for game in games for row in game])
    if chosen.table:
        print("\n".join(table(rows)))  # noqa: T201
        return
    text = json.dumps(fit(rows), indent=2) + "\n"
    if chosen.out is None:
        print(text)  # noqa: T201
    else:
        chosen.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
