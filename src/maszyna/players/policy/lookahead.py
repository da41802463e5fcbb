"""Looking ahead by a policy: it proposes turns, plays them on, and its value judges where they lead.

Its own best turn is the first. Then come its best turns after other answers to the first question, the best turns of a
beam, which sees what the policy overlooks, and turns that are drawn, the better the likelier.
"""

from typing import Final

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.evaluation import Evaluation, margin
from maszyna.players.facts.active_facts import active_facts
from maszyna.players.facts.question_facts import question_facts
from maszyna.players.model.learned import Learned
from maszyna.players.model.policy import ONE, best
from maszyna.players.model.value import WIN_COINS
from maszyna.players.policy.forced_choices import go_to_choice, sensible
from maszyna.players.policy.mover import GREEDY_TEMPERATURE, Mover
from maszyna.players.terms.fights import commitment
from maszyna.players.terms.tempo import turns_left
from maszyna.players.turns.beam import Line, TurnSearch
from maszyna.players.turns.candidates import (
    Candidate,
    Outcome,
    SearchBudget,
    Trial,
    sequential_halving,
    take,
    varied,
)
from maszyna.players.turns.without_gc import pause_gc, resume_gc
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ChooseDial
from maszyna.scythe.play.turn.top import SKIP, ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import determinised

NO_ANSWER: Final = -1
WARM: Final = 1.0  # turns are drawn as likely as the policy thinks them good
HEATED: Final = 0.04  # and with every draw a little more at random, until enough different ones are found
TRIES: Final = 2  # draws for every turn that is wanted
HASTY_TRIES: Final = 1
MOST_DOUBT: Final = 6.0  # from here on all answers are as unlikely
OTHER_ANSWERS: Final = 4  # one turn of so many begins with another answer
BEAM_TURNS: Final = 2  # one turn of so many is a beam's
MOST_BEAM_TURNS: Final = 10
PER_KIND: Final = 3  # turns of one section, top and bottom that a beam proposes
ROUNDS_AHEAD: Final = 5  # of the halving: none to four turns ahead
WORLD_NODES: Final = 2  # what dealing and judging a world costs, in actions tried


class FirstQuestion:
    """The first real question of a turn, which every turn that is proposed begins with: it is asked once."""

    def __init__(self, actions: list[int], scores: list[int], choices: list[int]) -> None:
        self.actions = actions
        self.scores = scores
        self.choices = choices  # all options, also those not worth a thought

    def answers(self) -> list[int]:
        """The answers, best first; none if there is no question."""
        scores = self.scores
        order = sorted(range(len(self.actions)), key=lambda number: -scores[number])
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
    every_top: bool = False  # the best turn after each section and side of its top row takes part, likely or not

    def __init__(self, learned: Learned, evaluation: Evaluation, turns: int, mover: Mover) -> None:
        self.learned = learned
        self.evaluation = evaluation
        self.farthest = turns
        self.turns = turns
        self.mover = mover
        self.proposed: list[Line] = []
        self.seen: set[tuple[int, ...]] = set()
        self.asked_first = FirstQuestion([], [], [])

    def best_turns(self, game: Scythe, seat: int, most: int, budget: SearchBudget, beam: TurnSearch) -> list[Candidate]:
        """Different turns by what comes of them, best first."""
        collects = pause_gc()
        try:
            self.propose(game, seat, most, most // OTHER_ANSWERS, beam)
            found = [self.candidate(end) for end in self.proposed]
            return sequential_halving(game, seat, found, self, budget, self.mover.chance) if len(found) > 1 else found
        finally:
            resume_gc(collects)

    def propose(self, game: Scythe, seat: int, most: int, answers: int, beam: TurnSearch) -> None:
        """Find different turns, the policy's best first; so many of them begin with another answer."""
        self.asked_first = self.first_question(game.copy(), seat)
        others = self.asked_first.answers()[1:]
        self.keep(self.turn(game.copy(), seat, GREEDY_TEMPERATURE), seat)
        if self.every_top:
            self.propose_each_top(game, seat)
            most += len(self.proposed) - 1
        for answer in others[:answers]:
            self.keep(self.turn(game.copy(), seat, GREEDY_TEMPERATURE, answer), seat)
        for end in varied(beam.search(game.copy()), min(MOST_BEAM_TURNS, most // BEAM_TURNS), PER_KIND):
            self.keep(end, seat)
        self.mover.nodes += beam.nodes
        for number in range((HASTY_TRIES if beam.hasty else TRIES) * most):
            if len(self.proposed) >= most:
                break
            self.keep(self.turn(game.copy(), seat, WARM + HEATED * number), seat)
        self.nodes = self.mover.nodes

    def candidate(self, end: Line) -> Candidate:
        """A turn that was proposed, with what the policy thinks of its first answer."""
        found = Candidate(end)
        if self.trust:
            found.handicap = self.trust * self.asked_first.doubt(found.actions)
        return found

    def propose_each_top(self, game: Scythe, seat: int) -> None:
        """At the beginning of a turn: the policy's best turn after each section and each side of its top row."""
        for section in game.choices if isinstance(game.asking, ChooseSection) else []:
            twin = game.copy()
            twin.apply(section)
            for top in twin.choices if isinstance(twin.asking, ChooseTop) else []:
                if top != SKIP:
                    self.keep(self.turn(game.copy(), seat, GREEDY_TEMPERATURE, section, top), seat)

    def keep(self, end: Line, seat: int) -> None:
        """Remember a turn, unless another one has led to the same."""
        facts = tuple(sorted(active_facts(end.game, seat, turns_left(end.game, seat))))
        if facts not in self.seen:
            self.seen.add(facts)
            self.proposed.append(end)

    def first_question(self, game: Scythe, seat: int) -> FirstQuestion:
        """What the policy thinks of the answers to the first real question of the turn."""
        game.run_mode = BETWEEN_TURNS
        actions = go_to_choice(game, seat, self.mover.chance)
        return FirstQuestion(actions, self.mover.scores(game, seat, actions) if actions else [], game.choices)

    def turn(self, game: Scythe, seat: int, temperature: float, answer: int = NO_ANSWER, top: int = NO_ANSWER) -> Line:
        """One way to finish the turn, with this answer to the first real question; the game is used up.

        With a ``top`` the first answer is a section, of which this side is taken.
        """
        game.run_mode = BETWEEN_TURNS
        steps = TurnSearch(self.evaluation, seat, 0, 1, self.mover.chance)
        line = Line(game, None, -1, [])
        is_first = True  # of the real questions, after no combat: that might have gone otherwise
        while game.asking is not None:
            if isinstance(game.asking, ChooseDial):
                line = steps.commit(line, game, commitment(game, seat, self.mover.chance).answers)
                is_first = False
                continue
            actions = sensible(game, seat)
            if len(actions) == 1:
                action = actions[0]
            elif answer in actions:
                action = answer
            elif top in actions and isinstance(game.asking, ChooseTop):
                action = top
            elif is_first and actions == self.asked_first.actions:
                action = self.mover.choose_by(self.asked_first.scores, actions, temperature)
            else:
                action = self.mover.choose(game, seat, actions, temperature)
            if len(actions) > 1:
                answer = NO_ANSWER
                is_first = False
            line = steps.step(line, game, action, game.choices)
        return line

    def begin_round(self, number: int, rounds: int) -> None:
        """A turn further from round to round; where there are many, the first ones only tell the good from the bad."""
        self.turns = min(self.farthest, max(0, number - max(0, rounds - ROUNDS_AHEAD)))

    def outcome(self, candidate: Candidate, game: Scythe, seat: int, world: int) -> Outcome:
        if candidate.certain:
            twin = determinised(candidate.end.game, seat, world)
        else:
            twin = determinised(game, seat, world)
            take(twin, candidate.actions)
        self.mover.spend(WORLD_NODES)
        self.mover.go_on(twin, seat, self.turns)
        self.nodes = self.mover.nodes
        if twin.over:
            coins = margin(twin, seat)
            won = WIN_COINS if seat in twin.winners() else -WIN_COINS
            return Outcome(coins + self.winning * won, coins, 0.0)
        expected = self.learned.value.expected(question_facts(twin, seat))
        deviation = self.learned.value.deviation(turns_left(twin, seat))
        return Outcome(expected[0] + self.winning * expected[1], expected[0], deviation)
