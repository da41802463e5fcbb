"""What comes of a turn in a dealt world: two own turns later as the value sees it, or at the end of the game.

The policy plays on for everybody. A curve fitted to games mends the chances that the value promises.
"""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.margins import SOURCES, margin, sources
from maszyna.players.model.chances import ChanceCurve
from maszyna.players.model.learned import Learned
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.halving import Candidate
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised

STREAM: Final = "review"
TO_THE_END: Final = 1000  # own turns: more than any game has
LEAST_TOLD: Final = 0.5  # coins
MOST_TOLD: Final = 3
WIN_COINS: Final = 30.0  # what winning counts beside the margin, where turns are compared by coins


class Future:
    """What a turn has come to in one world."""

    def __init__(self, coins: float, chance: float, sources: list[float]) -> None:
        self.coins = coins  # the margin at the end
        self.chance = chance  # to win, 0 to 1
        self.sources = sources  # what the margin is made of, as far as the game was played on

    def prospect(self) -> float:
        return self.coins + WIN_COINS * (2.0 * self.chance - 1.0)


class Futures:
    """Plays turns of one seat on."""

    def __init__(self, seat: int, learned: Learned, curve: ChanceCurve) -> None:
        self.seat = seat
        self.learned = learned
        self.curve = curve
        self.knows = False  # whether such games were learned and their chances measured
        self.chance: Dice = dice(0, [STREAM])

    def begin(self, seed: int) -> None:
        """What follows depends on this seed alone."""
        self.chance = dice(seed, [STREAM])

    def mover(self) -> Mover:
        return Mover(self.learned.policy, self.chance)

    def proposals(self, game: Scythe, seed: int, most: int) -> list[list[int]]:
        """Turns worth a thought in a world that is dealt for that, each up to where chance speaks."""
        ahead = PolicyLookAhead(self.learned, 0, self.mover())
        ahead.propose(determinised(game, self.seat, seed), self.seat, most, most // 2)
        return [end.foreseen_actions() for end in ahead.proposed]

    def of(self, candidate: Candidate, game: Scythe, world: int, turns: int) -> Future:
        """What comes of a turn that begins in this game, and of so many more of the seat."""
        twin = candidate.dealt(game, self.seat, world)
        self.mover().go_on(twin, self.seat, turns)
        return self.future(twin)

    def of_all_alike(self, candidate: Candidate, game: Scythe, world: int, turns: int) -> Future:
        """The same, where what the policy leaves to chance is the same for all turns."""
        self.begin(world)
        return self.of(candidate, game, world, turns)

    def future(self, game: Scythe) -> Future:
        if game.over:
            won = 1.0 if self.seat in game.winners() else 0.0
            return Future(margin(game, self.seat), won, sources(game, self.seat))
        expected = self.learned.value.expected(question_facts(game, self.seat))
        return Future(expected[0], self.curve.chance(expected[1]), sources(game, self.seat))

    def ends(self, candidate: Candidate, game: Scythe, world: int) -> bool:
        """Whether the game is over with the turn."""
        twin = candidate.dealt(game, self.seat, world)
        self.mover().finish(twin)
        return twin.over


class SourceSums:
    """By what two turns differ where they come to, world by world: the sources of the score, in coins."""

    def __init__(self) -> None:
        self.coins = [0.0] * len(SOURCES)  # positive where the first leads
        self.worlds = 0

    def add(self, best: Future, other: Future) -> None:
        self.worlds += 1
        for number in range(len(SOURCES)):
            self.coins[number] += best.sources[number] - other.sources[number]

    def telling(self) -> list[tuple[str, float]]:
        """The largest differences on the average; less than a coin or so is not worth a word."""
        each = zip(SOURCES, self.coins, strict=True)
        means = [(name, coins / max(1, self.worlds)) for name, coins in each]
        found = [(name, coins) for name, coins in means if abs(coins) >= LEAST_TOLD]
        found.sort(key=lambda pair: -abs(pair[1]))
        return found[:MOST_TOLD]
