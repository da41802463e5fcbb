"""Whether one turn is better than every different one by far: then its position is a puzzle.

Turns are proposed as for a review and tried to the end of the game in the same dealt worlds. What leads there is
compared with more turns, proposed with other seeds and a larger budget, and meets its best rivals in many fresh worlds.
A turn that ends in the same position is the same turn. Where the runner-up begins with the same section and top, the
question would be one of detail, and that is no puzzle.
"""

from collections.abc import Iterator
from typing import Final

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.players.policy.lookahead import position_key
from maszyna.players.review.futures import TO_THE_END, Future, Futures, SourceSums
from maszyna.players.review.losses import POINTS, TurnComparison
from maszyna.players.review.screen import worlds_of
from maszyna.players.review.stretches import Stretch
from maszyna.players.turns.halving import Candidate
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.turn.top import ChooseTop
from maszyna.scythe.play.turn.turn import ChooseSection

LEAD: Final = 15.0  # points by which the best turn leads
FAR_BEHIND: Final = 40.0  # points: such turns are out of the race
MORE_WORLDS: Final = 20  # for turns that are found later
BATCH: Final = 100  # fresh worlds after which a hopeless one ends
RIVALS: Final = 5
LEAST_TURNS: Final = 4  # with fewer there is nothing to find
QUICK: Final = 20  # turns to propose in the first look
OTHER_SEED: Final = 1_000_003

TOO_FEW: Final = "too_few"  # turns to choose from
CLOSE: Final = "close"  # another turn is nearly as good
DETAIL: Final = "detail"  # the runner-up differs in details only
ROUGH: Final = "rough"  # chances are not known in games of this set-up


class LeadBudget:
    """How much is tried: of each round its worlds, the turns left after it, and the lead in points to go on with."""

    def __init__(self, rounds: list[tuple[int, int, float]], large: int, fresh: int) -> None:
        self.rounds = rounds
        self.large = large  # turns to propose in the second look
        self.fresh = fresh  # worlds of the last look


THOROUGH: Final = LeadBudget([(8, 10, 0.0), (12, 5, 0.0), (20, 5, 5.0), (40, 5, 8.0)], 60, 400)
HASTY: Final = LeadBudget([(5, 8, 0.0), (10, 4, 1.0), (20, 4, 8.0), (40, 4, 9.0)], 60, 400)  # misses some


class TriedTurn:
    """A turn and what came of it, world by world."""

    def __init__(self, actions: list[int], candidate: Candidate) -> None:
        self.actions = actions
        self.candidate = candidate
        self.known: list[Future] = []
        self.fresh: list[Future] = []

    def share(self) -> float:
        return share_of(self.known)


def share_of(futures: list[Future]) -> float:
    """Of games won, in points."""
    return POINTS * sum([future.chance for future in futures], 0.0) / max(1, len(futures))


def compared(best: list[Future], other: list[Future]) -> TurnComparison:
    found = TurnComparison()
    for first, second in zip(best, other, strict=True):
        found.add(first.chance, second.chance)
    return found


def differing(best: list[Future], other: list[Future]) -> list[tuple[str, float]]:
    """In which sources of the score they differ most at the end, in coins."""
    found = SourceSums()
    for first, second in zip(best, other, strict=True):
        found.add(first, second)
    return found.telling()


class LoneBest:
    """``steps`` goes on with it, a little each time; then ``refused`` says why it is no puzzle, if it is none."""

    refused: str = ""
    is_done: bool = False

    def __init__(self, futures: Futures, stretch: Stretch, known: list[list[int]], budget: LeadBudget) -> None:
        """``known``: turns that take part in any case."""
        self.futures = futures
        self.stretch = stretch
        self.known = known
        self.budget = budget
        self.turns: list[TriedTurn] = []  # best first
        self.seen: set[tuple[object, ...]] = set()

    def steps(self) -> Iterator[None]:
        yield from self.quick_look()
        if not self.refused:
            yield from self.second_look()
        if not self.refused:
            yield from self.fresh_look()
        self.is_done = True

    def terms(self) -> list[tuple[str, float]]:
        return differing(self.turns[0].fresh, self.turns[1].fresh)

    def chance(self) -> float:
        """To win with the best turn, 0 to 1."""
        return share_of(self.turns[0].fresh) / POINTS

    def best_texts(self) -> list[str]:
        """The best turn, up to where chance speaks."""
        return self.stretch.texts_of(self.turns[0].actions)

    def lead(self) -> TurnComparison:
        return compared(self.turns[0].fresh, self.turns[1].fresh)

    def quick_look(self) -> Iterator[None]:
        """All turns in a few worlds, the best in some more."""
        for actions in self.known:
            self.keep(actions)
        self.propose(self.stretch.at, QUICK)
        yield
        if not self.futures.knows:
            self.refused = ROUGH
        elif len(self.turns) < LEAST_TURNS:
            self.refused = TOO_FEW
        if self.refused:
            return
        for worlds, kept, least in self.budget.rounds:
            yield from self.try_in(worlds, self.turns)
            self.sort()
            self.turns = self.turns[:kept]
            if self.turns[0].share() - self.turns[1].share() < least:
                self.refused = CLOSE
                return

    def second_look(self) -> Iterator[None]:
        """Turns found with other seeds and a larger budget."""
        number = len(self.turns)
        self.propose(self.stretch.at + OTHER_SEED, self.budget.large)
        yield
        more = self.turns[number:]
        yield from self.try_in(MORE_WORLDS, more)
        self.sort()
        self.turns = self.turns[: 1 + RIVALS]

    def fresh_look(self) -> Iterator[None]:
        """The best and its rivals in worlds that nothing was chosen by."""
        least = self.turns[0].share() - FAR_BEHIND
        racing = self.turns[:2] + [tried for tried in self.turns[2:] if tried.share() >= least]
        for world in worlds_of(self.stretch.at, "fresh puzzle", 0, self.budget.fresh):
            for tried in racing:
                tried.fresh.append(self.to_the_end(tried, world))
            yield
            if len(racing[0].fresh) % BATCH == 0:
                racing.sort(key=lambda tried: -share_of(tried.fresh))
                found = compared(racing[0].fresh, racing[1].fresh)
                if found.loss() + 2.0 * found.se() < LEAD:
                    self.refused = CLOSE
                    return
        self.turns = racing
        found = self.lead()
        if found.loss() - found.se() < LEAD:
            self.refused = CLOSE
        elif beginning(self.stretch.game, racing[0].actions) == beginning(self.stretch.game, racing[1].actions):
            self.refused = DETAIL

    def propose(self, seed: int, most: int) -> None:
        self.futures.begin(seed)
        for actions in self.futures.proposals(self.stretch.game, seed, most):
            self.keep(actions)

    def keep(self, actions: list[int]) -> None:
        """Remember a turn, unless another one ends in the same position."""
        candidate = self.stretch.candidate(actions)
        key: tuple[object, ...] = tuple(actions)
        if candidate.certain:
            key = (position_key(candidate.end.game, self.futures.seat),)
        if key not in self.seen:
            self.seen.add(key)
            self.turns.append(TriedTurn(actions, candidate))

    def try_in(self, worlds: int, turns: list[TriedTurn]) -> Iterator[None]:
        first = len(turns[0].known) if turns else 0
        for world in worlds_of(self.stretch.at, "puzzle", first, worlds):
            for tried in turns:
                tried.known.append(self.to_the_end(tried, world))
            yield

    def to_the_end(self, tried: TriedTurn, world: int) -> Future:
        return self.futures.of_all_alike(tried.candidate, self.stretch.game, world, TO_THE_END)

    def sort(self) -> None:
        self.turns.sort(key=lambda tried: -tried.share())


def beginning(game: Scythe, actions: list[int]) -> list[int]:
    """Section and top of a turn, or its first action in the middle of one."""
    twin = game.copy()
    twin.run_mode = BETWEEN_TURNS
    found: list[int] = []
    for action in actions:
        if action not in twin.choices:
            break
        if isinstance(twin.asking, (ChooseSection, ChooseTop)):
            found.append(action)
        twin.apply(action)
    return found or actions[:1]
