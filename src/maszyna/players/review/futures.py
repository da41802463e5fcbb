"""What comes of a turn in a dealt world: two own turns later as the value sees it, or at the end of the game.

The policy plays on for everybody. A curve fitted to games mends the chances that the value promises.
"""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.players.evaluation import Evaluation, margin
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.chances import ChanceCurve
from maszyna.players.model.learned import Learned
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.beam import Line, TurnSearch, lines_for
from maszyna.players.turns.candidates import Candidate, take
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised

STREAM: Final = "review"
TO_THE_END: Final = 1000  # own turns: more than any game has
WIN_COINS: Final = 30.0  # what winning counts beside the margin, where turns are compared by coins


class Future:
    """What a turn has come to in one world."""

    def __init__(self, coins: float, chance: float) -> None:
        self.coins = coins  # the margin at the end
        self.chance = chance  # to win, 0 to 1

    def prospect(self) -> float:
        return self.coins + WIN_COINS * (2.0 * self.chance - 1.0)


class Futures:
    """Plays turns of one seat on."""

    def __init__(self, evaluation: Evaluation, seat: int, learned: Learned, curve: ChanceCurve) -> None:
        self.evaluation = evaluation
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

    def proposals(self, game: Scythe, most: int, nodes: int) -> list[Line]:
        """Turns worth a thought in a game that is dealt for that."""
        ahead = PolicyLookAhead(self.learned, self.evaluation, 0, self.mover())
        beam = TurnSearch(self.evaluation, self.seat, nodes, lines_for(nodes), self.chance)
        ahead.propose(game, self.seat, most, most // 2, beam)
        return ahead.proposed

    def of(self, candidate: Candidate, game: Scythe, world: int, turns: int) -> Future:
        """What comes of a turn that begins in this game, and of so many more of the seat."""
        twin = self.dealt(candidate, game, world)
        self.mover().go_on(twin, self.seat, turns)
        return self.future(twin)

    def dealt(self, candidate: Candidate, game: Scythe, world: int) -> Scythe:
        """A world in which the turn has been taken, up to where chance speaks."""
        if candidate.certain:
            return determinised(candidate.end.game, self.seat, world)
        twin = determinised(game, self.seat, world)
        take(twin, candidate.actions)
        return twin

    def future(self, game: Scythe) -> Future:
        if game.over:
            return Future(margin(game, self.seat), 1.0 if self.seat in game.winners() else 0.0)
        expected = self.learned.value.expected(question_facts(game, self.seat))
        return Future(expected[0], self.curve.chance(expected[1]))

    def parts(self, candidate: Candidate, game: Scythe, world: int) -> list[float]:
        """What each term is worth where the turn ends; nothing when the game is over by then."""
        twin = self.dealt(candidate, game, world)
        self.mover().finish(twin)
        return [] if twin.over else self.evaluation.parts(twin, self.seat)
