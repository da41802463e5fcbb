"""Finds the packed puzzles: positions near the end of games in which one turn is better than every other by far.

    nice -n 15 python -m tools.find_puzzles --folder puzzles
    python -m tools.find_puzzles --folder puzzles --pack src/maszyna/players/data/puzzles.json
    nice -n 15 python -m tools.find_puzzles --check src/maszyna/players/data/puzzles.json

The first goes on where it was stopped: every game has a seed of its own and a line in the folder's file. The policy, in
every eighth game a player that searches, plays each faction in turn against Automas of each level in turn. Against the
lower levels some of its early turns are random, or hardly a game would be close. Those of the last own turns in which
the game is open are then looked at (`players/puzzles/lone_best.py`). ``--pack`` fills the file up to a hundred with
what was found, by turns of each section and top that they begin with; those packed now are from games before 6,774, so
it goes on with ``--first 6774``. ``--check`` compares the solution of each packed puzzle with the turns that a third
search finds, in worlds that nothing was chosen by, and leaves out those that lead by less than 15 points there; the
folder remembers them, so that ``--pack`` does not take them again.
"""

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

from maszyna.games import SCYTHE
from maszyna.kernel.dice import dice
from maszyna.kernel.facts import file_part, parse
from maszyna.kernel.record import Record
from maszyna.players.by_name import player
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.puzzles.judging import actions_of
from maszyna.players.puzzles.lone_best import HASTY, LEAD, THOROUGH, LoneBest, compared, differing
from maszyna.players.puzzles.puzzle import Puzzle, read_puzzle
from maszyna.players.random_player import choose
from maszyna.players.review.review import futures_for
from maszyna.players.review.stretches import Stretch, played_turns, round_of
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.state import HUMAN

FIRST_SEED = 10_000_000  # locked test games are below a million
LAST_TURNS = 4
SEARCHED = 8  # one game of so many
RANDOM_TURNS = [7, 3, 1, 0]  # by level
EARLY = (2, 12)  # turns among which these are, and how many
OPEN = (0.15, 0.75)  # the chance before: where it is higher, hardly ever one turn alone is good
PACKED = 100
CHECK_SEED = 77_000_000
CHECKED = 200  # worlds
FILE = "found.jsonl"
REFUSED = "refused.txt"  # keys of those that a check has left out
ABOUT = {
    "about": "Positions in which one turn of the person is better than every different one by 15 points or more.",
    "source": ["our own, found in games of the built-in players: python -m tools.find_puzzles"],
    "confidence": "each verified with other seeds and a larger budget; docs/thinking.md says how",
    "notes": [],
}


def setup_of(number: int) -> dict[str, object]:
    level, faction = number % len(LEVELS), number // len(LEVELS) % len(FACTIONS)
    return {"seats": [{"faction": FACTIONS[faction]}, {"player": "automa", "level": LEVELS[level]}]}


def played_game(number: int) -> tuple[Record[Scythe], int]:
    seed = FIRST_SEED + number
    record = SCYTHE.new(setup_of(number), seed)
    seat = next(index for index, own in enumerate(record.game.position.seats) if own.player == HUMAN)
    searches = number // len(LEVELS) % SEARCHED == SEARCHED - 1
    mind, chance = player("search:nodes=400" if searches else "policy", seat_seed(seed, seat)), deals(seed)
    lot = dice(seed, ["puzzles"])
    blind = {EARLY[0] + lot.below(0, EARLY[1]) for _ in range(RANDOM_TURNS[number % len(LEVELS)])}
    while not record.game.is_over():
        game = record.game
        is_blind = game.turn.seat == seat and round_of(game) in blind
        record.play(choose(game, lot) if is_blind else ask(mind, game, chance))
    return record, seat


def puzzles_of(number: int) -> tuple[list[dict[str, Any]], list[str]]:
    """The puzzles of one game, and why its other turns are none."""
    record, seat = played_game(number)
    futures = futures_for(record.at(0), seat)
    found: list[dict[str, Any]] = []
    refused: list[str] = []
    for turn in played_turns(record, seat)[-LAST_TURNS:]:
        stretch = turn.stretches[0]
        if not OPEN[0] < futures.future(stretch.game).chance < OPEN[1]:
            refused.append("-")
            continue
        check = LoneBest(futures, stretch, [stretch.actions], HASTY)
        for _ in check.steps():
            pass
        refused.append(check.refused or "puzzle")
        if check.refused:
            continue
        lead = check.lead()
        found.append({
            "seed": FIRST_SEED + number, "setup": setup_of(number), "turn": turn.n,
            "actions": record.actions[: stretch.at],
            "best": check.best_texts(), "second": stretch.texts_of(check.turns[1].actions),
            "chance": round(check.chance(), 3), "lead": round(lead.loss(), 1), "se": round(lead.se(), 1),
            "terms": [[name, round(coins, 1)] for name, coins in check.terms()],
        })  # fmt: skip
    return found, refused


def lines(folder: Path) -> list[dict[str, Any]]:
    file = folder / FILE
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def find(folder: Path, first: int, games: int, most: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = lines(folder)
    done = {line["number"] for line in known}
    total = sum(len(line["puzzles"]) for line in known)
    for number in range(first, first + games):
        if number in done or total >= most:
            continue
        started = process_time()
        found, refused = puzzles_of(number)
        total += len(found)
        with (folder / FILE).open("a", encoding="utf-8") as file:
            file.write(json.dumps({"number": number, "puzzles": found}) + "\n")
        sys.stdout.write(f"{number}: {total} in all, {process_time() - started:.1f} s, {' '.join(refused)}\n")
        sys.stdout.flush()


def pack(folder: Path, file: Path) -> None:
    """Those in the file stay. The clearest of each beginning by turns, so that the same trick does not come again
    and again."""
    chosen = read_puzzles(file) if file.exists() else []
    known = {puzzle.key for puzzle in chosen} | refused(folder)
    found = [packed(one) for line in lines(folder) for one in line["puzzles"]]
    groups: dict[tuple[str, ...], list[Puzzle]] = {}
    for one in sorted(found, key=lambda one: -one.lead):
        if one.key not in known:
            groups.setdefault(tuple(one.best[:2]), []).append(one)
    for depth in range(max((len(group) for group in groups.values()), default=0)):
        chosen += [group[depth] for _, group in sorted(groups.items()) if depth < len(group)]
    write(chosen[:PACKED], file)


def refused(folder: Path) -> set[str]:
    file = folder / REFUSED
    return set(file.read_text("utf-8").split()) if file.exists() else set()


def read_puzzles(file: Path) -> list[Puzzle]:
    top = file_part(file.name, parse(file.name, file.read_text("utf-8")), ["puzzles"])
    return [read_puzzle(part) for part in top.at("puzzles").items("list")]


def write(puzzles: list[Puzzle], file: Path) -> None:
    rows = [json.dumps(puzzle.document()) for puzzle in puzzles]
    head = json.dumps(ABOUT, indent=1).removesuffix("\n}")
    file.write_text(head + ',\n "puzzles": [\n  ' + ",\n  ".join(rows) + "\n ]\n}\n", encoding="utf-8")
    sys.stdout.write(f"{len(rows)} puzzles, {file.stat().st_size} bytes\n")


def packed(one: dict[str, Any]) -> Puzzle:
    found = Puzzle(f"{one['seed']}-{one['turn']}", one["setup"], one["seed"], one["turn"], one["actions"])
    found.best, found.chance, found.lead, found.se = one["best"], one["chance"], one["lead"], one["se"]
    found.terms = [(name, coins) for name, coins in one["terms"]]
    return found


def check(puzzle: Puzzle) -> tuple[float, float, float]:
    """Chance, lead and its standard error in worlds of their own, over every turn that a third search finds; in which
    sources of the score the best one differs from there on stands in the puzzle."""
    record = SCYTHE.new(puzzle.setup, puzzle.seed)
    record.say_all(puzzle.actions)
    game = record.game
    stretch = Stretch(puzzle.turn, len(puzzle.actions) + CHECK_SEED, game)
    stretch.actions = actions_of(game, puzzle.best)
    again = LoneBest(futures_for(record.at(0), game.seat_to_decide()), stretch, [], THOROUGH)
    again.keep(stretch.actions)
    again.propose(CHECK_SEED, THOROUGH.large)
    for _ in again.try_in(CHECKED, again.turns):
        pass
    best = again.turns[0]
    rivals = sorted(again.turns[1:], key=lambda tried: -tried.share())
    lead = compared(best.known, rivals[0].known)
    puzzle.terms = differing(best.known, rivals[0].known)
    return best.share(), lead.loss(), lead.se()


def check_all(folder: Path, file: Path) -> None:
    """Those that do not hold are left out of the file, and of every later one."""
    folder.mkdir(parents=True, exist_ok=True)
    held: list[Puzzle] = []
    for puzzle in read_puzzles(file):
        chance, lead, se = check(puzzle)
        if lead >= LEAD:
            held.append(puzzle)
        else:
            with (folder / REFUSED).open("a", encoding="utf-8") as left_out:
                left_out.write(f"{puzzle.key}\n")
        sys.stdout.write(f"{puzzle.key}: {chance:.0f} %, leads by {lead:.1f} ({se:.1f}), was {puzzle.lead:.1f}\n")
        sys.stdout.flush()
    write(held, file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, default=Path("puzzles"))
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--most", type=int, default=130, help="stop when so many are found")
    parser.add_argument("--pack", type=Path)
    parser.add_argument("--check", type=Path)
    chosen = parser.parse_args()
    if chosen.pack:
        pack(chosen.folder, chosen.pack)
    elif chosen.check:
        check_all(chosen.folder, chosen.check)
    else:
        find(chosen.folder, chosen.first, chosen.games, chosen.most)


if __name__ == "__main__":
    main()
