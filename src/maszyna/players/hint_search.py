"""How the turns for a hint are found: proposed by the policy, then compared in dealt worlds.

At the beginning of a turn the policy's best turn after each section and each side of its top row takes part, likely or
not. In the last turns all are played on to the end of the game. The budget is in nodes and in time.
"""

from typing import Final

from maszyna.kernel.bits import bit, members
from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.facts.tempo import turns_left
from maszyna.players.model.learned import Learned
from maszyna.players.policy.beginnings import NO_MORE_UNITS
from maszyna.players.policy.lookahead import PolicyLookAhead, position_key
from maszyna.players.policy.mover import GREEDY_TEMPERATURE, Mover
from maszyna.players.turns.halving import BudgetSpent, Candidate, SearchBudget, sequential_halving
from maszyna.players.turns.line import Line
from maszyna.scythe.airships.cargo import HandleCargo
from maszyna.scythe.airships.flight import ChooseFlight
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.movement.move import ChooseCargo, ChooseStep, ChooseUnit

FOR_OWN: Final = 0.4  # of the budget at most goes into the own turn
MOST_WORLDS: Final = 40  # in a round
FINALISTS: Final = 4  # turns that are compared to the last
VARIED_ROUNDS: Final = 2
WORLD_NODES: Final = 3  # what dealing and judging a world costs, in actions tried
LATE: Final = 4.5  # turns left from which on turns are played on to the end
TO_THE_END: Final = 12


class HintLookAhead(PolicyLookAhead):
    """Compares from the first round on by what comes at least a turn later, and more turns to the last."""

    finalists = FINALISTS
    varied_rounds = VARIED_ROUNDS
    most_worlds = MOST_WORLDS
    world_nodes = WORLD_NODES

    def begin_round(self, number: int, rounds: int) -> None:
        self.turns = self.farthest if self.farthest == TO_THE_END else min(self.farthest, number + 1)

    def variations(self, candidate: Candidate, game: Scythe, seat: int) -> list[Candidate]:
        return [presentable(game, seat, found) for found in super().variations(candidate, game, seat)]


def turns_for_hint(
    game: Scythe, learned: Learned, chance: Dice, budget: SearchBudget, most: int, turns: int
) -> list[Candidate]:
    """The turns that were found, best first: so many beside the best after each section, played on so far."""
    seat = game.seat_to_decide()
    budget.part = FOR_OWN
    ahead = HintLookAhead(learned, turns, Mover(learned.policy, chance, budget))
    found = [presentable(game, seat, Candidate(end)) for end in proposals(ahead, game, seat, most)]
    if turns_left(game, seat) < LATE:
        ahead.farthest = TO_THE_END
    return sequential_halving(game, seat, found, ahead, budget, chance)


def proposals(ahead: PolicyLookAhead, game: Scythe, seat: int, most: int) -> list[Line]:
    """Turns to compare; at least one, whatever it costs."""
    try:
        ahead.propose(game, seat, most, most - 1)
    except BudgetSpent:
        if not ahead.proposed:
            quick = PolicyLookAhead(ahead.learned, 0, Mover(ahead.learned.policy, ahead.mover.chance))
            return [quick.turn(game.copy(), seat, GREEDY_TEMPERATURE, [])]
    return ahead.proposed


def presentable(game: Scythe, seat: int, candidate: Candidate) -> Candidate:
    """The turn as it can be advised: it stops where something is revealed, and nobody goes out and back."""
    note_reveal(game, seat, candidate)
    return tidied(game, seat, candidate)


def note_reveal(game: Scythe, seat: int, candidate: Candidate) -> None:
    """Mark where a turn shows its seat something new without a die: Factory cards, a trap, an answer of another seat.

    What it goes on with belongs to the world it was found in.
    """
    twin = game.copy()
    twin.run_mode = BETWEEN_TURNS
    for line in candidate.lines:
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
    for number, line in enumerate(candidate.lines):
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
    for number, step in enumerate(candidate.lines):
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
