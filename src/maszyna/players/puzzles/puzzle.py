"""A puzzle: a game up to a decision in which one turn is better than every other by far, and that turn.

    {"id": "10000042-17", "setup": {…}, "seed": 10000042, "turn": 17, "actions": "section move; mech 35; …",
     "best": "section trade; …", "chance": 0.78, "lead": 23.5, "se": 2.1, "terms": [["stars", 3.2], …]}

The packed ones were found by `python -m tools.find_puzzles`; those from a person's reviews have the same form and
the ``game`` they are from.
"""

from functools import cache
from typing import Final

from maszyna.kernel.document import Part
from maszyna.kernel.facts import file_part, read_data
from maszyna.kernel.save import MOST_SEED
from maszyna.players.margins import SOURCES

FILE: Final = "puzzles.json"
BETWEEN: Final = "; "  # two actions
FIELDS: Final = ["id", "setup", "seed", "turn", "best", "chance", "lead", "se", "terms"]
GAME: Final = "game"
ACTIONS: Final = "actions"  # none before the first decision of a game
MOST_ACTIONS: Final = 40_000  # characters
MOST_ID: Final = 80
MOST_TURN: Final = 999
POINTS: Final = 100.0


class Puzzle:
    """``chance`` is that of the best turn, 0 to 1; ``lead`` and its standard error are in points."""

    def __init__(self, key: str, setup: dict[str, object], seed: int, turn: int, actions: list[str]) -> None:
        self.key = key
        self.setup = setup
        self.seed = seed
        self.turn = turn
        self.actions = actions  # of the game before it
        self.best: list[str] = []  # up to where chance speaks
        self.chance = 0.0
        self.lead = 0.0  # on the runner-up
        self.se = 0.0
        self.terms: list[tuple[str, float]] = []  # sources of the score in which best and runner-up differ most
        self.game = ""  # it is from, if from one of the person's

    def document(self) -> dict[str, object]:
        found: dict[str, object] = {
            "id": self.key,
            "setup": self.setup,
            "seed": self.seed,
            "turn": self.turn,
            "best": BETWEEN.join(self.best),
            "chance": round(self.chance, 3),
            "lead": round(self.lead, 1),
            "se": round(self.se, 1),
            "terms": [[name, round(coins, 1)] for name, coins in self.terms],
        }
        if self.actions:
            found[ACTIONS] = BETWEEN.join(self.actions)
        if self.game:
            found[GAME] = self.game
        return found


def read_puzzle(part: Part) -> Puzzle:
    part.record(FIELDS, [ACTIONS, GAME])
    setup = part.at("setup").value
    if not isinstance(setup, dict):
        raise part.at("setup").wrong("object")
    key, seed = part.at("id").text(MOST_ID), part.at("seed").number(0, MOST_SEED - 1)
    actions = part.at(ACTIONS).text(MOST_ACTIONS).split(BETWEEN) if part.has(ACTIONS) else []
    found = Puzzle(key, setup, seed, part.at("turn").number(1, MOST_TURN), actions)
    found.best = part.at("best").text(MOST_ACTIONS).split(BETWEEN)
    found.chance = part.at("chance").decimal(0.0, 1.0)
    found.lead = part.at("lead").decimal(0.0, POINTS)
    found.se = part.at("se").decimal(0.0, POINTS)
    for pair in part.at("terms").items("list"):
        both = pair.items("list")
        if len(both) != 2:
            raise pair.broken("a source of the score and its coins")
        name, coins = both[0].text(MOST_ID), both[1].decimal(-POINTS, POINTS)
        if name in SOURCES:  # puzzles of version 1.0 have others besides
            found.terms.append((name, coins))
    if part.has(GAME):
        found.game = part.at(GAME).text(MOST_ID)
    return found


@cache
def packed_puzzles() -> dict[str, Puzzle]:
    """By key, in their order."""
    top = file_part(FILE, read_data("maszyna.players", FILE), ["puzzles"])
    found = [read_puzzle(part) for part in top.at("puzzles").items("list")]
    return {puzzle.key: puzzle for puzzle in found}
