"""How the turns for a hint are found: proposed by the policy, then compared in dealt worlds.

At the beginning of a turn the policy's best turn after each section and each side of its top row takes part, likely or
not. In the last turns all are played on to the end of the game. The budget is in nodes and in time.
"""

from time import process_time
from typing import Final

from maszyna.kernel.bits import bit, members
from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.facts.tempo import turns_left
from maszyna.players.margins import standing_margin
from maszyna.players.model.learned import Learned
from maszyna.players.policy.beginnings import NO_MORE_UNITS
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import GREEDY_TEMPERATURE, Mover
from maszyna.players.turns.halving import Candidate, Outcome, by_promise, halvings
from maszyna.players.turns.line import Line
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.flight import ChooseFlight
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit
from maszyna.scythe.setup.determinised import WORLD_SEEDS

CLOCK_EACH: Final = 16  # nodes from one look at the clock to the next
FOR_OWN: Final = 0.4  # of the budget at most goes into the own turn
MOST_WORLDS: Final = 40  # in a round
LEAST_ALIVE: Final = 4  # turns that are compared to the last
LATE: Final = 4.5  # turns left from which on turns are played on to the end
TO_THE_END: Final = 12


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
    """Finds turns for a seat and compares them."""

    def __init__(self, learned: Learned, chance: Dice, budget: HintBudget) -> None:
        self.learned = learned
        self.chance = chance
        self.budget = budget

    def think(self, game: Scythe, most: int, turns: int) -> list[Candidate]:
        """The turns that were found, best first: so many beside the best after each section, played on so far."""
        seat = game.seat_to_decide()
        mover = HintMover(self.learned, self.chance, self.budget)
        ahead = PolicyLookAhead(self.learned, turns, mover)
        found = self.proposals(ahead, game, seat, most)
        for candidate in found:
            note_reveal(game, seat, candidate)
        found = [tidied(game, seat, candidate) for candidate in found]
        if turns_left(game, seat) < LATE:
            ahead.farthest = TO_THE_END
        return self.compared(ahead, game, seat, found)

    def proposals(self, ahead: PolicyLookAhead, game: Scythe, seat: int, most: int) -> list[Candidate]:
        """Turns to compare; at least one, whatever it costs."""
        try:
            ahead.propose(game, seat, most, most - 1)
        except BudgetSpent:
            if not ahead.proposed:
                quick = PolicyLookAhead(self.learned, 0, Mover(self.learned.policy, self.chance))
                return [Candidate(quick.turn(game.copy(), seat, GREEDY_TEMPERATURE, []))]
        return [Candidate(end) for end in ahead.proposed]

    def compared(self, ahead: PolicyLookAhead, game: Scythe, seat: int, found: list[Candidate]) -> list[Candidate]:
        """Best first; in every round all that are left are tried in the same worlds, then the worse half is dropped."""
        alive = found
        rounds = max(1, halvings(len(found)) - 1)
        for number in range(rounds):
            self.budget.part = FOR_OWN + (1.0 - FOR_OWN) * (number + 1) / rounds
            ahead.turns = ahead.farthest if ahead.farthest == TO_THE_END else min(ahead.farthest, number + 1)
            for _ in range(MOST_WORLDS):
                if not self.tried_in(ahead, game, seat, alive, self.chance.below(0, WORLD_SEEDS)):
                    break
            alive = sorted(alive, key=by_promise)
            if number + 1 < rounds:
                alive = alive[: max(LEAST_ALIVE, (len(alive) + 1) // 2)]
        for candidate in found:
            if not candidate.outcomes:
                margin = standing_margin(candidate.end.game, seat)
                candidate.outcomes.append(Outcome(margin, margin, 0.0))
        rest = [candidate for candidate in found if candidate not in alive]
        return sorted(alive, key=by_promise) + sorted(rest, key=by_promise)

    def tried_in(self, ahead: PolicyLookAhead, game: Scythe, seat: int, found: list[Candidate], world: int) -> bool:
        """Play all of them on in one world; one that the budget does not reach to the end does not count for any."""
        outcomes: list[Outcome] = []
        try:
            for candidate in found:
                self.budget.spend()
                outcomes.append(ahead.outcome(candidate, game, seat, world))
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


def tidied(game: Scythe, seat: int, candidate: Candidate) -> Candidate:
    """The same turn without units that went out and came back, if it ends in the same position without them."""
    if not candidate.certain:
        return candidate
    kinds, journeys = journeys_in(game, candidate)
    wanted = position_key(candidate.end.game, seat)
    for some in range(bit(len(journeys)) - 1, 0, -1):  # all of them first
        left_out: list[int] = []
        for number in members(some):
            left_out += journeys[number]
        end = without(game, candidate, kinds, left_out)
        if end is not None and position_key(end.game, seat) == wanted:
            return Candidate(end)
    return candidate


def journeys_in(game: Scythe, candidate: Candidate) -> tuple[list[str], list[list[int]]]:
    """What each action answers, and the numbers of the actions by which each unit moved."""
    twin = game.copy()
    twin.run_mode = BETWEEN_TURNS
    kinds: list[str] = []
    found: list[list[int]] = []
    moving = False
    for number, line in enumerate(candidate.actions):
        kinds.append(twin.pending().kind())
        if isinstance(twin.asking, ChooseUnit):
            moving = line.action != NO_MORE_UNITS
            if moving:
                found.append([])
        elif not isinstance(twin.asking, (ChooseStep, ChooseCargo, ChooseFlight, HandleCargo)):
            moving = False
        if moving:
            found[-1].append(number)
        twin.apply(line.action)
    return kinds, found


def without(game: Scythe, candidate: Candidate, kinds: list[str], left_out: list[int]) -> Line | None:
    """The end of the turn without some of its actions; None if it cannot go on like that."""
    twin = game.copy()
    twin.run_mode = BETWEEN_TURNS
    line = Line(twin, None, -1, [])
    for number, step in enumerate(candidate.actions):
        if number in left_out:
            continue
        if isinstance(twin.asking, ChooseUnit) and kinds[number] != twin.asking.kind():
            line = taken(line, NO_MORE_UNITS)
        if twin.asking is None or twin.asking.kind() != kinds[number] or step.action not in twin.choices:
            return None
        line = taken(line, step.action)
    if isinstance(twin.asking, ChooseUnit):
        line = taken(line, NO_MORE_UNITS)
    line.kind = candidate.end.kind
    return line if twin.asking is None and line.before is not None else None


def taken(line: Line, action: int) -> Line:
    choices = line.game.choices
    line.game.apply(action)
    return Line(line.game, line, action, choices)


def position_key(game: Scythe, seat: int) -> tuple[int, ...]:
    """What tells two positions apart."""
    asked = -1 if game.asking is None else len(game.choices)
    return (asked, *sorted(active_facts(game, seat, turns_left(game, seat))))
