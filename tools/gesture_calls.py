"""What one tapped move runs through: ``PYTHONPATH=src:. python -m tools.gesture_calls [--names]``.

A piece is moved with one tap in a digital game, in one request: which functions of the package it enters, each counted
once, and how often functions of `app` are entered in all. Comprehensions count as functions.
"""

import random
import sys
from collections import Counter
from types import FrameType
from typing import Any

from tests.app.asking import SOLO, Desk

SEEDS = (1, 2, 3)
MOVES = 3  # of each game: the first one fills caches
PACKAGE = "/maszyna/"
TOWARDS_A_MOVE = ("section move", "move units")
Calls = Counter[tuple[str, str]]


def calls_of(desk: Desk, path: str, body: Any) -> tuple[Any, Calls]:
    """What a request is answered, and how often it entered each function, by file and name."""
    calls: Calls = Counter()

    def enter(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and PACKAGE in frame.f_code.co_filename:
            calls[frame.f_code.co_filename.rpartition(PACKAGE)[2], frame.f_code.co_qualname] += 1

    sys.setprofile(enter)
    try:
        _, answer = desk.ask("POST", path, body)
    finally:
        sys.setprofile(None)
    return answer, calls


def first_move(view: Any) -> dict[str, Any] | None:
    """The first way of the first piece that can move now, as the gesture that is sent."""
    if view["decision"]["kind"] == "unit":
        for piece, found in view["travel"]["pieces"].items():
            for way in found["reach"]:
                return {"travel": {"piece": piece, "via": way["via"], "to": way["to"], "load": {}}}
    return None


def moves(seed: int) -> list[Calls]:
    desk, chance = Desk(), random.Random(seed)
    found: list[Calls] = []
    game = desk.new("scythe", SOLO, seed)
    while len(found) < MOVES:
        move = first_move(game["view"])
        if move is None:
            actions = [option["action"] for option in game["view"]["decision"]["options"]]
            game = desk.act(game, next((one for one in TOWARDS_A_MOVE if one in actions), chance.choice(actions)))
            continue
        body: dict[str, Any] = {"revision": game["revision"], "intents": [move], "unless": ["reveals", "ends"]}
        path = f"games/{game['id']}/actions"
        answer, calls = calls_of(desk, path, body)
        found.append(calls)
        if not answer["done"]:
            del body["unless"]
            _, answer = desk.ask("POST", path, body)
        game = answer | {"id": game["id"]}
    return found


def main() -> None:
    for seed in SEEDS:
        for number, calls in enumerate(moves(seed), 1):
            app = {name: count for name, count in calls.items() if name[0].startswith("app/")}
            sys.stdout.write(f"seed {seed}, move {number}: {len(calls)} functions, {len(app)} of them in app, "
                             f"which are entered {sum(app.values())} times\n")  # fmt: skip
            if "--names" in sys.argv:
                for (file, name), count in sorted(app.items(), key=lambda each: -each[1]):
                    sys.stdout.write(f"    {count:4} {file} {name}\n")


if __name__ == "__main__":
    main()
