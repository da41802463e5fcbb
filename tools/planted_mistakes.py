"""Whether a review finds mistakes that are known to be there, and marks little else.

    python -m tools.planted_mistakes --games 20 --jobs 2 --out planted.jsonl
    python -m tools.planted_mistakes --sum planted.jsonl more.jsonl

The file has a line for each game; a run that was stopped goes on with the games that it lacks.

The policy plays games against the level Automa; in each, three of its turns are replaced by random legal ones. Every
game is reviewed with the usual budget. Then the planted turns, those that were marked, and a hundred others are judged
with ten times the budget: of the turns that lose 10 points or more by it the review should have marked four in five,
and of its marks at most one in ten may fall on a turn that loses less than 5.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import process_time
from typing import Any

from maszyna.games import SCYTHE
from maszyna.kernel.dice import dice
from maszyna.kernel.record import Record
from maszyna.players.by_name import player
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.random_player import choose
from maszyna.players.review.judged_turn import DONE
from maszyna.players.review.review import Review
from maszyna.players.review.screen import WORLDS
from maszyna.players.review.stretches import played_turns, round_of
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN

FIRST_SEED = 9_000_000  # locked test games are below a million
PLANTED = 3
OTHERS = 5  # further turns of a game that are judged with the large budget
TIMES = 10


def planted_game(seed: int, level: str) -> tuple[Record[Scythe], int, list[int]]:
    """A game of the policy with random turns in it: the record, the seat, the numbers of these turns."""
    setup: dict[str, object] = {"seats": [{}, {"player": "automa", "level": level}]}
    lot = dice(seed, ["planted"])
    whole = played(setup, seed, [])
    seat = seat_of(whole)
    turns = len(played_turns(whole, seat))
    planted: list[int] = []
    while len(planted) < PLANTED:
        turn = 1 + lot.below(0, turns)
        if turn not in planted:
            planted.append(turn)
    record = played(setup, seed, planted)
    there = {turn.n for turn in played_turns(record, seat)}
    return record, seat, sorted(turn for turn in planted if turn in there)


def seat_of(record: Record[Scythe]) -> int:
    return next(index for index, own in enumerate(record.game.position.seats) if own.player == HUMAN)


def played(setup: dict[str, object], seed: int, planted: list[int]) -> Record[Scythe]:
    record = SCYTHE.new(setup, seed)
    seat = seat_of(record)
    mind, chance, lot = player("policy", seat_seed(seed, seat)), deals(seed), dice(seed, ["random turns"])
    while not record.game.is_over():
        game = record.game
        planting = round_of(game) in planted and game.turn.seat == seat
        record.play(choose(game, lot) if planting else ask(mind, game, chance))
    return record


def reviewed(worlds: int, level: str, seed: int) -> dict[str, Any]:
    record, seat, planted = planted_game(seed, level)
    started = process_time()
    review = Review(record, seat, worlds)
    for _ in review.steps():
        pass
    seconds = process_time() - started
    lot = dice(seed, ["others"])
    marked = [turn.n for turn in review.turns if turn.mark()]
    rest = [turn.n for turn in review.turns if turn.n not in marked and turn.n not in planted]
    others = [rest.pop(lot.below(0, len(rest))) for _ in range(min(OTHERS, len(rest)))]
    judged = {*planted, *marked, *others}
    far = Review(record, seat, TIMES * worlds)
    for turn in far.turns:
        if turn.n not in judged:
            turn.stage = DONE
    for _ in far.steps():
        pass
    large = {turn.n: turn for turn in far.turns if turn.n in judged}
    rows = [
        {"seed": seed, "n": turn.n, "planted": turn.n in planted, "mark": turn.mark(), "loss": round(turn.loss, 1),
         "se": round(turn.se, 1), "screened": round(turn.screened, 1), "true": round(large[turn.n].loss, 1),
         "true_se": round(large[turn.n].se, 1), "true_screened": round(large[turn.n].screened, 1)}
        for turn in review.turns if turn.n in judged
    ]  # fmt: skip
    print(seed, level, f"{seconds:.1f} s", rows, flush=True)  # noqa: T201
    return {"seed": seed, "level": level, "seconds": seconds, "turns": len(review.turns), "rows": rows}


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    rows = [row for game in games for row in game["rows"]]
    large = [row for row in rows if row["true"] >= 10 and row["true"] > 2 * row["true_se"]]
    marks = [row for row in rows if row["mark"]]
    found, false = [row for row in large if row["mark"]], [row for row in marks if row["true"] < 5]
    return {
        "lost_10_or_more": len(large), "of_these_marked": len(found), "marks": len(marks), "false": len(false),
        "slowest_game_s": round(max(game["seconds"] for game in games), 1),
        "games": len(games), "mean_s": round(sum(game["seconds"] for game in games) / len(games), 1),
    }  # fmt: skip


def main() -> None:
    parse = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parse.add_argument("--games", type=int, default=20)
    parse.add_argument("--first", type=int, default=FIRST_SEED)
    parse.add_argument("--worlds", type=int, default=WORLDS)
    parse.add_argument("--level", choices=LEVELS, default="automa")
    parse.add_argument("--jobs", type=int, default=2)
    parse.add_argument("--out", type=Path, default=Path("planted.jsonl"))
    parse.add_argument("--sum", type=Path, nargs="+", help="add up earlier runs instead")
    chosen = parse.parse_args()
    if chosen.sum:
        print(json.dumps(summary([game for file in chosen.sum for game in lines(file)])))  # noqa: T201
        return
    known = {game["seed"] for game in lines(chosen.out)} if chosen.out.exists() else set()
    seeds = [seed for seed in range(chosen.first, chosen.first + chosen.games) if seed not in known]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for game in pool.map(partial(reviewed, chosen.worlds, chosen.level), seeds):
            with chosen.out.open("a", encoding="utf-8") as file:
                file.write(json.dumps(game) + "\n")
    print(json.dumps(summary(lines(chosen.out))))  # noqa: T201


if __name__ == "__main__":
    main()
