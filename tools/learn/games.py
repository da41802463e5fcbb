"""Games to learn the players' policy from: many side by side, each waiting at a real choice of the learner.

Forced choices are taken at once, and combats are committed as the players commit them (players/policy/fights.py). The
seeds of the locked test games (see docs/players.md) are never played here.
"""

import random
from array import array
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from maszyna.kernel.dice import dice
from maszyna.players.facts.option_facts import options_of
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.margins import margin
from maszyna.players.model.policy import Policy
from maszyna.players.policy.forced_choices import go_to_choice
from maszyna.players.policy.lookahead import WARM
from maszyna.players.policy.mover import Mover
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

FIRST_SEED = 1_000_000_000  # locked test games are below a million
LEVEL_SHARES = [1, 2, 4, 4]  # of the Automas, by level
# Kinds of games and how often they are played. Most are games against one Automa: that is what most people play.
SHARES = {"one": 50, "airships": 20, "resolution": 10, "automas": 10, "people": 10}
COINS = 20.0  # the policy counts in so many coins while it learns
CLIPPED = 70.0  # coins: margins beyond this say no more
# Who has learned nothing lives on few workers and gives popularity away, and finds it hard to leave that. So in the
# beginning these count coins in the end, and less and less later.
WORKER_COINS = 8.0
POPULARITY_COINS = 2.0
MOST_POPULARITY = 7  # that counts so: it reaches the second tier
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

    kind: str
    margin: float
    won: bool
    encouraged: float = 0.0  # coins beside the margin

    def worth(self) -> tuple[float, float]:
        """What the coins count, and what winning counts beside them."""
        return max(-CLIPPED, min(CLIPPED, self.margin + self.encouraged)) / COINS, WIN if self.won else -WIN


def planned(draw: random.Random) -> tuple[str, dict[str, object]]:
    """The next game: its kind, for the curve, and its setup."""
    [kind] = draw.choices(list(SHARES), list(SHARES.values()))
    [level] = draw.choices(LEVELS, LEVEL_SHARES)
    automa = {"player": "automa", "level": level}
    setup: dict[str, object] = {"seats": [{}, automa]}
    flies = kind == "airships"
    if kind == "resolution":
        setup["resolution"] = "random"
        flies = draw.random() < 0.5
    elif kind == "automas":
        setup["seats"] = [{}] + [automa] * draw.choice([2, 2, 3, 4])
        flies = draw.random() < 0.3
    elif kind == "people":
        setup["seats"] = [{}] * draw.choice([2, 2, 3, 4]) + [automa] * draw.choice([0, 0, 1])
        flies = draw.random() < 0.3
    if flies:
        setup["airships"] = {}
    return (f"one {level}" if kind == "one" else kind), setup


class Table:
    """One game in progress: the learner at one seat, the policy of some rounds before at the seats of other people."""

    def __init__(self, seed: int, others: Policy) -> None:
        draw = random.Random(seed)
        self.kind, setup = planned(draw)
        self.game = new_game(setup, seed)
        people = [seat for seat, own in enumerate(self.game.position.seats) if own.player == HUMAN]
        self.seat = draw.choice(people)
        self.others = Mover(others, dice(seed, ["policy games"]))
        self.actions = self.to_choice()

    def to_choice(self) -> list[int]:
        """Play on to the learner's next real choice; none when the game is over."""
        game, chance = self.game, self.others.chance
        while not game.over:
            seat = game.seat_to_decide()
            actions = go_to_choice(game, seat, chance)
            if actions and seat == self.seat:
                return actions
            if actions:
                game.apply(self.others.choose(game, seat, actions, WARM))
        return []

    def take(self, number: int) -> None:
        """Take one of the actions; there are no more when the game is over."""
        self.game.apply(self.actions[number])
        self.actions = self.to_choice()

    def ended(self, encouragement: float) -> Ended:
        own = self.game.position.seats[self.seat]
        built_up = WORKER_COINS * own.workers_on_board() + POPULARITY_COINS * min(MOST_POPULARITY, own.popularity)
        won = self.seat in self.game.winners()
        return Ended(self.kind, margin(self.game, self.seat), won, encouragement * built_up)


class Tables:
    """So many games side by side; one that ends gives way to a new one."""

    encouragement: float = 0.0  # how much of what is built up counts coins

    def __init__(self, number: int, seed: int, others: Policy, step: int = 1) -> None:
        self.seed = seed  # of the next game
        self.step = step  # from seed to seed
        self.others = others
        self.tables = [self.new_table() for _ in range(number)]
        self.asked = self.ask()

    def new_table(self) -> Table:
        while True:
            table = Table(self.seed, self.others)
            self.seed += self.step
            if table.actions:
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
                ended[index] = table.ended(self.encouragement)
                self.tables[index] = self.new_table()
        self.asked = self.ask()
        return ended
