"""How often the best turn is missing among the hints near the end of a game, and what that costs.

    python -m tools.late_hints positions --out late.json
    python -m tools.late_hints advise late.json --out hints.json
    python -m tools.late_hints judge late.json hints.json

Sixty positions of games of ``policy`` against Automas of all levels, each at the beginning of one of the last four own
turns; in thirty of them popularity is one below a tier. Many turns are played on to the end by the policy in dealt
worlds, the best of them in others once more, beside the turns that are advised. The best found and the best advised
then meet in fresh worlds, so that having been chosen does not flatter either. ``advise`` also runs with the source of
another commit, so that two can be compared.
"""

import argparse
import json
from pathlib import Path
from statistics import mean
from typing import Any

from maszyna.kernel.dice import Dice, dice
from maszyna.players.by_name import player
from maszyna.players.hints import hints
from maszyna.players.margins import margin
from maszyna.players.model.learned import learned
from maszyna.players.playing import ask, deals, seat_seed
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised
from maszyna.scythe.setup.new_game import new_game

FIRST_SEED = 700_000  # locked: nothing is learned on these
EACH = 30  # positions one below a tier, and others
ONE_BELOW = (6, 12)
LAST_TURNS = 4
NODES, CANDIDATES, TURNS = 40_000, 24, 2  # of a hint, as in the app
TURNS_TRIED = 60
FIRST_WORLDS, BEST, WORLDS = 24, 8, 100
TO_THE_END = 60
MISSING = 0.5  # coins: a turn that is better by less is not missed


def positions() -> list[dict[str, Any]]:
    """Games up to the beginning of an own turn."""
    found: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    seed = FIRST_SEED
    while min(len(some) for some in found.values()) < EACH:
        setup: dict[str, object] = {"seats": [{}, {"player": "automa", "level": LEVELS[seed % len(LEVELS)]}]}
        game, chance = new_game(setup, seed), deals(seed)
        chooser = player("policy", seat_seed(seed, 0))
        taken: list[int] = []
        starts: list[tuple[int, int]] = []
        while not game.over:
            if isinstance(game.asking, ChooseSection):
                starts.append((len(taken), game.position.seats[game.seat_to_decide()].popularity))
            taken.append(ask(chooser, game, chance))
            game.apply(taken[-1])
        for below in found:
            late = [start for start, popularity in starts[-LAST_TURNS:] if (popularity in ONE_BELOW) == below]
            if late and len(found[below]) < EACH:
                start = late[seed % len(late)]
                found[below].append({"setup": setup, "seed": seed, "actions": taken[:start], "below": below})
        seed += 1
    return found[True] + found[False]


def game_of(position: dict[str, Any]) -> Scythe:
    game = new_game(position["setup"], position["seed"])
    for action in position["actions"]:
        game.apply(action)
    return game


def advised(position: dict[str, Any]) -> list[list[int]]:
    game = game_of(position)
    return [hint.actions for hint in hints(game, 1, nodes=NODES, candidates=CANDIDATES, turns=TURNS)]


def margins(game: Scythe, seat: int, actions: list[int], worlds: list[int], mover: Mover) -> float:
    """What a turn leads to at the end, on the average."""
    found = []
    for world in worlds:
        twin = determinised(game, seat, world)
        for action in actions:
            if twin.asking is None or twin.asking.seat != seat or action not in twin.choices:
                break
            twin.apply(action)
        mover.go_on(twin, seat, TO_THE_END)
        found.append(margin(twin, seat) if twin.over else 0.0)
    return mean(found)


def judged(position: dict[str, Any], told: list[list[int]]) -> tuple[float, float]:
    """The margin of the best turn that is found, and of the best that is advised."""
    game, chance = game_of(position), dice(position["seed"], ["late hints"])
    seat, mover = game.seat_to_decide(), Mover(learned().policy, chance)
    ahead = PolicyLookAhead(learned(), 0, mover)
    shown = determinised(game, seat, 1)
    ahead.propose(shown, seat, TURNS_TRIED, TURNS_TRIED // 4)
    turns = [end.foreseen_actions() for end in ahead.proposed]
    first = deal(chance, FIRST_WORLDS)
    turns.sort(key=lambda turn: -margins(game, seat, turn, first, mover))
    chosen_in, compared_in = deal(chance, WORLDS), deal(chance, WORLDS)

    def best_of(some: list[list[int]]) -> list[int]:
        return max(some, key=lambda turn: margins(game, seat, turn, chosen_in, mover))

    found, known = best_of(turns[:BEST]), best_of(told)
    if found == known:
        return 0.0, 0.0
    return margins(game, seat, found, compared_in, mover), margins(game, seat, known, compared_in, mover)


def deal(chance: Dice, number: int) -> list[int]:
    return [chance.below(0, WORLD_SEEDS) for _ in range(number)]


def report(found: list[tuple[float, float]]) -> str:
    costs = [best - told for best, told in found]
    missed = [cost for cost in costs if cost > MISSING]
    lost = f"{mean(costs):.2f} coins lost on the average, {max(costs):.1f} at most"
    return f"{len(found)} positions: missing in {len(missed)}, {lost}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("part", choices=["positions", "advise", "judge"])
    parser.add_argument("files", type=Path, nargs="*")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    if given.part == "positions":
        given.out.write_text(json.dumps(positions()), encoding="utf-8")
        return
    late = json.loads(given.files[0].read_text(encoding="utf-8"))
    if given.part == "advise":
        given.out.write_text(json.dumps([advised(position) for position in late]), encoding="utf-8")
        return
    told = json.loads(given.files[1].read_text(encoding="utf-8"))
    found = [judged(position, turns) for position, turns in zip(late, told, strict=True)]
    print("one below a tier:", report(found[:EACH]))  # noqa: T201
    print("others:", report(found[EACH:]))  # noqa: T201


if __name__ == "__main__":
    main()
