"""Looking ahead by a policy: it proposes turns, plays them on, and its value judges where they lead.

Its own best turn is the first. Then come its best turns after each way to begin one, likely or not, or after other
answers to the first question, and turns that are drawn, the better the likelier.
"""

import gc
from typing import Final

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.facts.tempo import turns_left
from maszyna.players.margins import margin
from maszyna.players.model.learned import Learned
from maszyna.players.model.policy import ONE, best
from maszyna.players.model.value import WIN_COINS
from maszyna.players.policy.beginnings import each_beginning
from maszyna.players.policy.fights import commitment
from maszyna.players.policy.forced_choices import go_to_choice, sensible
from maszyna.players.policy.mover import GREEDY_TEMPERATURE, Mover
from maszyna.players.turns.halving import Candidate, Outcome, Trial, sequential_halving
from maszyna.players.turns.line import Line, commit, step
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial

WARM: Final = 1.0  # turns are drawn as likely as the policy thinks them good
HEATED: Final = 0.04  # and with every draw a little more at random, until enough different ones are found
TRIES: Final = 2  # draws for every turn that is wanted
MOST_DOUBT: Final = 6.0  # from here on all answers are as unlikely
OTHER_ANSWERS: Final = 4  # one turn of so many begins with another answer
VARIATIONS: Final = 8  # of a turn that is varied
ROUNDS_AHEAD: Final = 5  # of the halving: none to four turns ahead
WORLD_NODES: Final = 2  # what dealing and judging a world costs, in actions tried


def position_key(game: Scythe, seat: int) -> tuple[int, ...]:
    """What tells two positions apart."""
    asked = -1 if game.asking is None else len(game.choices)
    return (asked, *sorted(active_facts(game, seat)))


class CollectorRests:
    """Meanwhile Python does not look for objects that refer to each other in circles.

    Thinking makes and drops many small objects, none of which do. The collector would walk over all of them again and
    again, for a fifth of the time, and now and then over all that a long session holds, which no budget foresees.
    """

    def __init__(self) -> None:
        self.collected = gc.isenabled()

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(self, *problem: object) -> None:
        if self.collected:
            gc.enable()


class FirstQuestion:
    """The first real question of a turn, which every turn that is proposed begins with: it is asked once."""

    def __init__(self, actions: list[int], scores: list[int], choices: list[int]) -> None:
        self.actions = actions
        self.scores = scores
        self.choices = choices  # all options, also those not worth a thought

    def answers(self) -> list[int]:
        """The answers, best first; none if there is no question."""
        order = sorted(range(len(self.actions)), key=lambda number: -self.scores[number])
        return [self.actions[number] for number in order]

    def doubt(self, lines: list[Line]) -> float:
        """How much less likely than the best answer the one of these lines is: 1 if e times."""
        for line in lines:
            if line.action in self.actions and line.choices == self.choices:
                gap = self.scores[best(self.scores)] - self.scores[self.actions.index(line.action)]
                return min(MOST_DOUBT, gap / ONE)
        return 0.0


class PolicyLookAhead(Trial):
    """Turns of one seat by a policy, and what comes of them some own turns later, the later the round the farther."""

    winning: float = 1.0  # times what winning counted while the policy learned
    trust: float = 0.0  # coins that a turn must bring for each e times its first answer is less likely than the best
    tries: int = TRIES
    world_nodes: int = WORLD_NODES

    def __init__(self, learned: Learned, turns: int, mover: Mover) -> None:
        self.learned = learned
        self.farthest = turns
        self.turns = turns
        self.mover = mover
        self.proposed: list[Line] = []
        self.seen: set[tuple[int, ...]] = set()
        self.asked_first = FirstQuestion([], [], [])

    def best_turns(self, game: Scythe, seat: int, most: int) -> list[Candidate]:
        """Different turns by what comes of them, best first."""
        with CollectorRests():
            self.propose(game, seat, most, most // OTHER_ANSWERS)
            found = [self.candidate(end) for end in self.proposed]
            if len(found) == 1:
                return found
            budget = self.mover.budget
            budget.part = min(1.0, budget.tried / budget.nodes) if budget.nodes else 0.0
            return sequential_halving(game, seat, found, self, budget, self.mover.chance)

    def propose(self, game: Scythe, seat: int, most: int, answers: int) -> None:
        """Find different turns, the policy's best first: one for each beginning and so many more."""
        self.asked_first = self.first_question(game.copy(), seat)
        self.propose_turn(game, seat, GREEDY_TEMPERATURE, [])
        for beginning in each_beginning(game):
            self.propose_turn(game, seat, GREEDY_TEMPERATURE, beginning)
        most += len(self.proposed) - 1
        for answer in self.asked_first.answers()[1 : 1 + answers]:
            self.propose_turn(game, seat, GREEDY_TEMPERATURE, [answer])
        for number in range(self.tries * most):
            if len(self.proposed) >= most:
                break
            self.propose_turn(game, seat, WARM + HEATED * number, [])

    def candidate(self, end: Line) -> Candidate:
        """A turn that was proposed, with what the policy thinks of its first answer."""
        found = Candidate(end)
        if self.trust:
            found.handicap = self.trust * self.asked_first.doubt(found.lines)
        return found

    def propose_turn(self, game: Scythe, seat: int, temperature: float, wanted: list[int]) -> None:
        """One way to take the turn, unless another one has led to the same."""
        end = self.turn(game.copy(), seat, temperature, wanted)
        key = position_key(end.game, seat)
        if key not in self.seen:
            self.seen.add(key)
            self.proposed.append(end)

    def first_question(self, game: Scythe, seat: int) -> FirstQuestion:
        """What the policy thinks of the answers to the first real question of the turn."""
        game.run_mode = BETWEEN_TURNS
        actions = go_to_choice(game, seat, self.mover.chance)
        return FirstQuestion(actions, self.mover.scores(game, seat, actions) if actions else [], game.choices)

    def turn(self, game: Scythe, seat: int, temperature: float, wanted: list[int]) -> Line:
        """One way to finish the turn, with the wanted answers to the first real questions; the game is used up."""
        game.run_mode = BETWEEN_TURNS
        line = Line(game, None, -1, [])
        is_first = True  # of the real questions, after no combat: that might have gone otherwise
        while game.asking is not None:
            if isinstance(game.asking, ChooseDial):
                line = commit(line, seat, commitment(game, seat, self.mover.chance), self.mover.chance)
                is_first = False
                continue
            actions = sensible(game, seat)
            if len(actions) == 1:
                action = actions[0]
            elif wanted and wanted[0] in actions:
                action = wanted[0]
            elif is_first and actions == self.asked_first.actions:
                action = self.mover.choose_by(self.asked_first.scores, actions, temperature)
            else:
                action = self.mover.choose(game, seat, actions, temperature)
            if len(actions) > 1:
                wanted = wanted[1:]
                is_first = False
            line = step(line, seat, action, self.mover.chance)
        return line

    def variations(self, candidate: Candidate, game: Scythe, seat: int) -> list[Candidate]:
        """Turns that answer one question otherwise, the likeliest such answers first."""
        before = len(self.proposed)
        for wanted in self.other_ways(candidate, game.copy(), seat)[:VARIATIONS]:
            self.propose_turn(game, seat, GREEDY_TEMPERATURE, wanted)
        return [self.candidate(end) for end in self.proposed[before:]]

    def other_ways(self, candidate: Candidate, game: Scythe, seat: int) -> list[list[int]]:
        """The answers of a turn up to each real question, with another answer to that one; the game is used up."""
        game.run_mode = BETWEEN_TURNS
        answers: list[int] = []
        found: list[tuple[int, list[int]]] = []
        for line in candidate.lines:
            actions = sensible(game, seat) if not isinstance(game.asking, (ChooseDial, ChooseCard)) else []
            if len(actions) > 1 and line.action in actions:
                scores = self.mover.scores(game, seat, actions)
                most = scores[best(scores)]
                for number, action in enumerate(actions):
                    if action != line.action:
                        found.append((most - scores[number], [*answers, action]))
                answers.append(line.action)
            if line.choices != game.choices or line.chance:
                break
            game.apply(line.action)
        found.sort()
        return [way for _, way in found]

    def begin_round(self, number: int, rounds: int) -> None:
        """A turn further from round to round; where there are many, the first ones only tell the good from the bad."""
        self.turns = min(self.farthest, max(0, number - max(0, rounds - ROUNDS_AHEAD)))

    def outcome(self, candidate: Candidate, game: Scythe, seat: int, world: int) -> Outcome:
        self.mover.budget.spend(self.world_nodes)
        twin = candidate.dealt(game, seat, world)
        self.mover.go_on(twin, seat, self.turns)
        if twin.over:
            coins = margin(twin, seat)
            won = WIN_COINS if seat in twin.winners() else -WIN_COINS
            return Outcome(coins + self.winning * won, coins, 0.0)
        expected = self.learned.value.expected(question_facts(twin, seat))
        deviation = self.learned.value.deviation(turns_left(twin, seat))
        return Outcome(expected[0] + self.winning * expected[1], expected[0], deviation)
