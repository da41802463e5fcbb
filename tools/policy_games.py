"""Games to learn the players' policy from: many side by side, each waiting at a real choice of the learner.

Forced choices are taken at once, and combats are committed as the players commit them (players/terms/fights.py). The
seeds of the locked test games (see docs/players.md) are never played here.
"""

import random
from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from maszyna.kernel.dice import Dice, dice
from maszyna.players.evaluation.evaluation import margin
from maszyna.players.facts.option_facts import options_of
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.policy.forced_choices import go_to_choice
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 1_000_000_000  # locked test games are below a million
LEVEL_SHARES = [1, 2, 4, 4]  # of the games, by level
COINS = 20.0  # the policy counts in so many coins while it learns
CLIPPED = 70.0  # coins: margins beyond this say no more
WIN = 0.5  # what winning counts beside the coins; losing as much less
Places = NDArray[np.int64]


class Choices:
    """Facts and options of many questions, one after the other."""

    def __init__(self) -> None:
        self.facts = array("H")
        self.fact_counts = array("H")  # by question
        self.rows = array("H")  # one for every option
        self.row_counts = array("H")  # by question
        self.traits = array("H")
        self.trait_counts = array("H")  # by option

    def note(self, game: Scythe, seat: int, actions: list[int]) -> None:
        """Add the pending question of a game, with some of its options."""
        facts = question_facts(game, seat)
        self.facts.extend(facts)
        self.fact_counts.append(len(facts))
        options = options_of(game, seat, actions)
        self.row_counts.append(len(options))
        for option in options:
            self.rows.append(option.row)
            self.traits.extend(option.traits)
            self.trait_counts.append(len(option.traits))


@dataclass
class Ended:
    """How a game ended for the learner."""

    level: int
    margin: float
    won: bool

    def worth(self) -> tuple[float, float]:
        """What the coins count, and what winning counts beside them."""
        return max(-CLIPPED, min(CLIPPED, self.margin)) / COINS, WIN if self.won else -WIN


def level_of(draw: random.Random) -> int:
    """The level of the Automa in the next game."""
    [level] = draw.choices(range(len(LEVELS)), LEVEL_SHARES)
    return level


def begin(seed: int, level: int) -> tuple[Scythe, int]:
    """A game against one Automa, and the learner's seat."""
    game = new_game({"seats": [{}, {"player": "automa", "level": LEVELS[level]}]}, seed)
    [seat] = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
    return game, seat


def end_of(game: Scythe, seat: int, level: int) -> Ended:
    return Ended(level, margin(game, seat), seat in game.winners())


class Table:
    """One game in progress."""

    def __init__(self, seed: int, level: int) -> None:
        self.level = level
        self.game, self.seat = begin(seed, level)
        self.chance: Dice = dice(seed, ["policy games"])
        self.actions = go_to_choice(self.game, self.seat, self.chance)

    def take(self, number: int) -> None:
        """Take one of the actions; there are no more when the game is over."""
        self.game.apply(self.actions[number])
        self.actions = go_to_choice(self.game, self.seat, self.chance)


class Tables:
    """So many games side by side; one that ends gives way to a new one."""

    def __init__(self, number: int, seed: int) -> None:
        self.seed = seed  # of the next game
        self.draw = random.Random(seed)
        self.tables = [self.new_table() for _ in range(number)]
        self.asked = self.ask()

    def new_table(self) -> Table:
        table = Table(self.seed, level_of(self.draw))
        self.seed += 1
        return table

    def ask(self) -> Choices:
        """What every game waits for."""
        found = Choices()
        for table in self.tables:
            found.note(table.game, table.seat, table.actions)
        return found

    def take(self, numbers: Places) -> dict[int, Ended]:
        """Take an option in every game, and play on to the next questions; the games that ended, by table."""
        ended: dict[int, Ended] = {}
        for index, number in enumerate(numbers.tolist()):
            table = self.tables[index]
            table.take(number)
            if not table.actions:
                ended[index] = end_of(table.game, table.seat, table.level)
                self.tables[index] = self.new_table()
        self.asked = self.ask()
        return ended
