"""What comes of a turn in a dealt world: two own turns later as the value sees it, or at the end of the game.

Where the value knows the set-up, a policy plays on. In other games beams of few nodes do, and the chance to win follows
from the margin that the terms expect and its deviation.
"""

from math import erf, sqrt
from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.players.evaluation.evaluation import LEAST_DEVIATION, Evaluation, margin
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.chances import ChanceCurve
from maszyna.players.model.learned import Learned
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.candidates import Candidate, varied
from maszyna.players.turns.rollout import Rollout, take
from maszyna.players.turns.without_gc import search_without_gc
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import determinised

STREAM: Final = "review"
TO_THE_END: Final = 1000  # own turns: more than any game has
NODES_A_LINE: Final = 60
PER_KIND: Final = 3  # turns of one section, top and bottom, where a beam alone proposes
NODES_A_TURN: Final = 60  # of a turn that a beam plays on
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

    knows: bool = False  # whether chances are those of a value that has learned such games

    def __init__(self, evaluation: Evaluation, seat: int) -> None:
        self.evaluation = evaluation
        self.seat = seat
        self.chance: Dice = dice(0, [STREAM])

    def begin(self, seed: int) -> None:
        """What follows depends on this seed alone."""
        self.chance = dice(seed, [STREAM])

    def proposals(self, game: Scythe, most: int, nodes: int) -> list[Line]:
        """Turns worth a thought in a game that is dealt for that."""
        raise NotImplementedError

    def played_on(self, twin: Scythe, turns: int) -> Scythe:
        """The game after the turn and so many more of the seat."""
        raise NotImplementedError

    def judged(self, game: Scythe) -> Future:
        """What a position that is not the last promises."""
        raise NotImplementedError

    def of(self, candidate: Candidate, game: Scythe, world: int, turns: int) -> Future:
        """What comes of a turn that begins in this game."""
        return self.future(self.played_on(self.dealt(candidate, game, world), turns))

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
        return self.judged(game)

    def parts(self, candidate: Candidate, game: Scythe, world: int) -> list[float]:
        """What each term is worth where the turn ends; nothing when the game is over by then."""
        raise NotImplementedError


class PolicyFutures(Futures):
    knows = True

    def __init__(self, evaluation: Evaluation, seat: int, learned: Learned, curve: ChanceCurve) -> None:
        super().__init__(evaluation, seat)
        self.learned = learned
        self.curve = curve

    def mover(self) -> Mover:
        return Mover(self.learned.policy, self.chance)

    def proposals(self, game: Scythe, most: int, nodes: int) -> list[Line]:
        ahead = PolicyLookAhead(self.learned, self.evaluation, 0, self.mover())
        beam = TurnSearch(self.evaluation, self.seat, nodes, max(1, nodes // NODES_A_LINE), self.chance)
        ahead.propose(game, self.seat, most, most // 2, beam)
        return ahead.proposed

    def played_on(self, twin: Scythe, turns: int) -> Scythe:
        self.mover().go_on(twin, self.seat, turns)
        return twin

    def judged(self, game: Scythe) -> Future:
        expected = self.learned.value.expected(question_facts(game, self.seat))
        return Future(expected[0], self.curve.chance(expected[1]))

    def parts(self, candidate: Candidate, game: Scythe, world: int) -> list[float]:
        twin = self.dealt(candidate, game, world)
        self.mover().finish(twin, self.seat)
        return [] if twin.over else self.evaluation.parts(twin, self.seat)


class TermsFutures(Futures):
    def rollout(self) -> Rollout:
        return Rollout(self.evaluation, NODES_A_TURN, 1, self.chance)

    def proposals(self, game: Scythe, most: int, nodes: int) -> list[Line]:
        beam = TurnSearch(self.evaluation, self.seat, nodes, max(1, nodes // NODES_A_LINE), self.chance)
        return varied(search_without_gc(beam, game), most, PER_KIND)

    def played_on(self, twin: Scythe, turns: int) -> Scythe:
        return self.rollout().go_on(twin, self.seat, turns)

    def judged(self, game: Scythe) -> Future:
        expected = self.evaluation.expected_margin(game, self.seat)
        deviation = max(LEAST_DEVIATION, self.evaluation.deviation(game, self.seat))
        return Future(expected, 0.5 * (1.0 + erf(expected / deviation / sqrt(2.0))))

    def parts(self, candidate: Candidate, game: Scythe, world: int) -> list[float]:
        twin = self.rollout().finished(self.dealt(candidate, game, world))
        return [] if twin.over else self.evaluation.parts(twin, self.seat)
