"""The best three different turns for a seat, as a player that searches sees them.

Different means another section, top or bottom, in the middle of a turn another next action, and always something else
to do: turns that part only after chance has spoken are one hint. Each comes with the margin it leads to, how much that
varies, and the terms in which it differs from the others. Its actions stop where chance speaks or the seat is shown
something new: what a card or a combat brings cannot be advised on before.
"""

from typing import Final

from maszyna.players.evaluation.evaluation import Evaluation
from maszyna.players.evaluation.weights import tuned
from maszyna.players.hint_search import HintBudget, HintThinker
from maszyna.players.model.learned import learned
from maszyna.players.search import SearchPlayer
from maszyna.players.terms.term_names import AFTER_MOVE, AFTER_PRODUCE, TERMS
from maszyna.players.turns.candidates import Candidate
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.cards.objectives import RevealObjective
from maszyna.scythe.play.turn.turn import ChooseSection
from maszyna.scythe.setup.determinised import determinised

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
