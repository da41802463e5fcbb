"""The best three different turns for a seat, as a player that searches sees them.

Different means another section, top or bottom, in the middle of a turn another next action, and always something else
to do: turns that part only after chance has spoken are one hint. Each comes with the margin it leads to, how much that
varies, and the terms in which it differs from the others. Its actions stop where chance speaks or the seat is shown
something new: what a card or a combat brings cannot be advised on before.
"""

from time import process_time
from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.evaluation.weights import tuned
from maszyna.players.model.learned import Learned, learned
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.search import FOR_TURNS, MOST_OWN, NODES_A_LINE, SearchPlayer, TermsTrial, by_terms
from maszyna.players.terms.term_names import AFTER_MOVE, AFTER_PRODUCE, TERMS
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.candidates import Candidate, Outcome, Trial, by_promise
from maszyna.players.turns.rollout import Rollout
from maszyna.players.turns.without_gc import search_without_gc
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised

MOST_HINTS: Final = 3
MOST_TERMS: Final = 3
LEAST_DIFFERENCE: Final = 0.5  # coins: less is not worth a word
CANDIDATES: Final = 5
TURNS: Final = 2
MOST_MS: Final = 600  # of the processor, for whoever waits: an answer within a second


class TermDifference:
    """A term that makes one turn better or worse than the others, in coins."""

    def __init__(self, name: str, coins: float) -> None:
        self.name = name
        self.coins = coins


class Hint:
    """One turn worth taking.

    ``world`` is the game as it was dealt to think about: what is told of a hint is worded there and never in the true
    game, of which even a refusal would show what is hidden.
    """

    def __init__(self, world: Scythe, actions: list[int], by_chance: bool, margin: float, spread: float) -> None:
        self.world = world
        self.actions = actions
        self.by_chance = by_chance  # its actions stop where chance speaks; the turn goes on after that
        self.margin = margin  # coins ahead of the best of the others at the end
        self.spread = spread  # how much that varies (standard deviation)
        self.differences: list[TermDifference] = []


def hints(
    game: Scythe, seed: int, ms: int = 0, nodes: int = 0, candidates: int = CANDIDATES, turns: int = TURNS
) -> list[Hint]:
    """For the seat that is to decide, best first; the game stays as it is.

    The budget is in actions tried (nodes), in milliseconds of the processor, or both: whichever ends first. The best
    ``candidates`` are played on for so many own ``turns``.
    """
    seat = game.seat_to_decide()
    evaluation = tuned()
    at_start = isinstance(game.asking, (ChooseSection, RevealObjective))
    settings = {"candidates": candidates, "turns": turns, "per_group": 1 if at_start else candidates}
    thinker = HintThinker(SearchPlayer(seed, evaluation, settings, learned()), HintBudget(nodes, ms / 1000.0))
    world = determinised(game, seat, seed)
    chosen = different(thinker.think(world))
    found = [hint_of(world, candidate) for candidate in chosen]
    compare(found, [parts_of(evaluation, candidate, seat) for candidate in chosen])
    return found


def different(candidates: list[Candidate]) -> list[Candidate]:
    """The best of each kind, at most three."""
    kinds: set[tuple[int, int]] = set()
    advised: list[list[int]] = []
    found: list[Candidate] = []
    for candidate in candidates:
        group = candidate.end.kind()
        kind = (group, -1) if group else (0, candidate.actions[0].action)
        actions = advised_actions(candidate)
        if kind not in kinds and actions not in advised:
            kinds.add(kind)
            advised.append(actions)
            found.append(candidate)
    return found[:MOST_HINTS]


def advised_actions(candidate: Candidate) -> list[int]:
    """Its actions up to and with the first after which chance speaks."""
    actions: list[int] = []
    for line in candidate.actions:
        actions.append(line.action)
        if line.chance:
            break
    return actions


def hint_of(world: Scythe, candidate: Candidate) -> Hint:
    actions = advised_actions(candidate)
    by_chance = len(actions) < len(candidate.actions)
    return Hint(world, actions, by_chance, candidate.margin(), candidate.spread())


def parts_of(evaluation: Evaluation, candidate: Candidate, seat: int) -> list[float]:
    """What each term contributes at the end of the turn; nothing when the game is over by then."""
    game = candidate.end.game
    return [0.0] * len(TERMS) if game.over else evaluation.parts(game, seat)


def compare(found: list[Hint], parts: list[list[float]]) -> None:
    """The terms in which each differs most from the mean of the others."""
    if len(found) < 2:
        return
    for number, hint in enumerate(found):
        differences: list[TermDifference] = []
        for term, name in enumerate(TERMS):
            if AFTER_MOVE <= term <= AFTER_PRODUCE:  # which action it is, the turn itself says
                continue
            others = sum([part[term] for part in parts]) - parts[number][term]
            coins = parts[number][term] - others / (len(found) - 1)
            if abs(coins) >= LEAST_DIFFERENCE:
                differences.append(TermDifference(name, coins))
        differences.sort(key=by_size)
        hint.differences = differences[:MOST_TERMS]


def by_size(difference: TermDifference) -> float:
    return -abs(difference.coins)


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
        if learned is not None and learned.knows(game, seat):
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
