"""How the turns for a hint are found: the player that searches, within a budget of nodes and of time."""

from time import process_time
from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.model.learned import Learned
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.search import FOR_TURNS, MOST_OWN, NODES_A_LINE, SearchPlayer, TermsTrial, by_terms
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.candidates import Candidate, Outcome, Trial, by_promise
from maszyna.players.turns.rollout import Rollout
from maszyna.players.turns.without_gc import search_without_gc
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.determinised import WORLD_SEEDS

CLOCK_EACH: Final = 16  # nodes from one look at the clock to the next
FOR_OWN: Final = 0.5  # of the budget at most goes into the own turn
NODES_A_TURN: Final = 60  # of a turn that is played on
MOST_WORLDS: Final = 40


class BudgetSpent(Exception):
    """The search ends here."""


class HintBudget:
    """Actions that may be tried, and seconds of the processor; 0 where there is no such limit."""

    tried: int = 0

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes
        self.seconds = seconds
        self.started = process_time()
        self.part = FOR_OWN  # of the budget that may be used by now

    def spend(self) -> None:
        """One action more; it must not be tried when nothing is left."""
        if self.nodes and self.tried >= self.nodes * self.part:
            raise BudgetSpent
        if self.seconds and self.tried % CLOCK_EACH == 0 and self.used() >= self.seconds * self.part:
            raise BudgetSpent
        self.tried += 1

    def used(self) -> float:
        return process_time() - self.started


class HintSearch(TurnSearch):
    """Whole turns, as many as the budget allows."""

    def __init__(
        self, evaluation: Evaluation, seat: int, most: int, width: int, chance: Dice, budget: HintBudget
    ) -> None:
        super().__init__(evaluation, seat, most, width, chance)
        self.budget = budget

    def step(self, line: Line, game: Scythe, action: int, choices: list[int]) -> Line:
        self.budget.spend()
        return super().step(line, game, action, choices)


class HintRollout(Rollout):
    """Turns played on, as far as the budget allows."""

    def __init__(self, evaluation: Evaluation, chance: Dice, budget: HintBudget) -> None:
        super().__init__(evaluation, NODES_A_TURN, 1, chance)
        self.budget = budget

    def finished(self, game: Scythe) -> Scythe:
        while game.asking is not None:
            search = HintSearch(self.evaluation, game.asking.seat, NODES_A_TURN, 1, self.chance, self.budget)
            game = search_without_gc(search, game)[0].game
        return game


class HintMover(Mover):
    """A policy that is asked as long as the budget allows."""

    def __init__(self, learned: Learned, chance: Dice, budget: HintBudget) -> None:
        super().__init__(learned.policy, chance)
        self.budget = budget

    def spend(self, nodes: int) -> None:
        for _ in range(nodes):
            self.budget.spend()
        super().spend(nodes)


class HintThinker:
    """Finds turns for a seat and plays them on."""

    def __init__(self, player: SearchPlayer, budget: HintBudget) -> None:
        self.player = player
        self.evaluation = player.evaluation
        self.chance = player.chance
        self.budget = budget

    def think(self, game: Scythe) -> list[Candidate]:
        """The turns that were found, best first."""
        seat = game.seat_to_decide()
        turns = self.player.turns_ahead(self.budget.nodes)
        learned = self.player.learned
        trial: Trial
        if learned is not None and learned.knows(game):
            ahead = PolicyLookAhead(learned, self.evaluation, turns, HintMover(learned, self.chance, self.budget))
            found = self.policy_turns(ahead, game, seat)
            trial = ahead
        else:
            found = self.player.candidates(self.own_turns(game, seat), self.player.most)
            trial = TermsTrial(self.evaluation, HintRollout(self.evaluation, self.chance, self.budget), turns)
        for candidate in found:
            note_reveal(game, seat, candidate)
        self.budget.part = 1.0
        for _ in range(MOST_WORLDS):
            if not self.tried_in(game, seat, found, trial, self.chance.below(0, WORLD_SEEDS)):
                break
        for candidate in found:
            if not candidate.outcomes:
                candidate.outcomes.append(by_terms(self.evaluation, candidate.end.game, seat))
        found.sort(key=by_promise)
        return found

    def policy_turns(self, ahead: PolicyLookAhead, game: Scythe, seat: int) -> list[Candidate]:
        """The turns a policy proposes; at least one, whatever it costs."""
        try:
            ahead.propose(game, seat, self.player.most, self.player.most - 1, self.beam(seat))
        except BudgetSpent:
            if not ahead.proposed:
                return self.player.candidates(self.quick_turns(game, seat), 1)
        return [Candidate(end, 0.0) for end in ahead.proposed]

    def own_turns(self, game: Scythe, seat: int) -> list[Line]:
        """Ways to finish the turn, best first; at least one, whatever it costs."""
        search = self.beam(seat)
        try:
            return search_without_gc(search, game.copy())
        except BudgetSpent:
            search.ends.sort(key=by_value)
        return search.ends or self.quick_turns(game, seat)

    def beam(self, seat: int) -> HintSearch:
        most = MOST_OWN if self.budget.seconds else min(MOST_OWN, int(self.budget.nodes * FOR_TURNS) + 1)
        width = max(1, most // NODES_A_LINE)
        return HintSearch(self.evaluation, seat, most, width, self.chance, self.budget)

    def quick_turns(self, game: Scythe, seat: int) -> list[Line]:
        """Turns that a beam finds with next to no budget."""
        return search_without_gc(TurnSearch(self.evaluation, seat, 1, 1, self.chance), game.copy())

    def tried_in(self, game: Scythe, seat: int, found: list[Candidate], trial: Trial, world: int) -> bool:
        """Play all of them on in one world; one that the budget does not reach to the end does not count for any."""
        outcomes: list[Outcome] = []
        try:
            for candidate in found:
                self.budget.spend()
                outcomes.append(trial.outcome(candidate, game, seat, world))
        except BudgetSpent:
            return False
        for candidate, outcome in zip(found, outcomes, strict=True):
            candidate.outcomes.append(outcome)
        return True


def note_reveal(game: Scythe, seat: int, candidate: Candidate) -> None:
    """Mark where a turn shows its seat something new without a die: Factory cards, a trap, an answer of another seat.

    What it goes on with belongs to the world it was found in.
    """
    twin = game.copy()
    twin.run_mode = BETWEEN_TURNS
    for line in candidate.actions:
        events: list[Event] = []
        twin.log = events
        hidden = twin.secrets()
        twin.apply(line.action)
        another_is_asked = twin.asking is not None and twin.asking.seat != seat
        if line.chance or another_is_asked or twin.reveals(hidden, seat, events):
            line.chance = True
            candidate.certain = False
            return


def by_value(line: Line) -> float:
    return -line.value
