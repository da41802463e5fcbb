"""The review of a game: which turns of a seat have lost chances to win, and which turns would have been better.

First a quick pass over all turns: the turn played is compared with others that were found, by what the value says two
own turns later in the same dealt worlds. What loses more than a few coins there is then played to the end of the game,
the sharpest turns first: some rivals in a few worlds, the best of them in many fresh ones, so that the choice of the
best does not flatter it. Every step of this is small, depends on the game and the budget alone, and can be saved.
"""

from collections.abc import Iterator
from typing import Final

from maszyna.kernel.dice import dice
from maszyna.kernel.record import Record
from maszyna.players.evaluation.weights import tuned
from maszyna.players.model.chances import chance_curves
from maszyna.players.model.learned import learned
from maszyna.players.review.futures import TO_THE_END, Futures, PolicyFutures, TermsFutures
from maszyna.players.review.judged_turn import DONE, NEW, SHARP, JudgedTurn
from maszyna.players.review.losses import LEAST_MARKED, POINTS, Comparison, game_accuracy
from maszyna.players.review.stretches import PlayedTurn, Stretch, played_turns
from maszyna.players.terms.term_names import AFTER_MOVE, AFTER_PRODUCE, TERMS
from maszyna.players.turns.beam import TurnSearch
from maszyna.players.turns.candidates import Candidate
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.setup.determinised import WORLD_SEEDS, determinised

WORLDS: Final = 200  # in which a sharp turn is played to the end, unless the budget says otherwise
BATCH: Final = 20  # worlds of one step
MOST_TIMES: Final = 3  # the worlds of the budget, where a mark is in doubt
TURNS_ON: Final = 2  # own ones, after which the value is read
LUCK_WORLDS: Final = 12
TERM_WORLDS: Final = 8
MOST_TERMS: Final = 3
LEAST_TERM: Final = 0.5  # coins: less is not worth a word
STREAM: Final = "review worlds"


class Budget:
    """How much a review looks at; all of it grows with the worlds of a sharp turn."""

    def __init__(self, worlds: int = WORLDS) -> None:
        times = worlds / WORLDS
        self.worlds = worlds
        self.turns = max(4, min(48, int(16 * times**0.5)))  # that are proposed beside the one played
        self.nodes = max(50, min(2000, int(200 * times)))  # of the beam among those who propose
        self.first = max(2, min(24, int(6 * times**0.5)))  # worlds in which all are screened
        self.more = max(4, min(96, int(18 * times**0.5)))  # and the best of them
        self.kept = max(2, min(8, int(4 * times**0.5)))  # turns that go on to these
        self.rivals = max(1, min(6, int(3 * times**0.5)))  # turns that are played to the end
        self.coins = 3.0 / max(1.0, times**0.5)  # that a turn may lose in the screen


class Review:
    """One seat's turns in a game; ``steps`` goes on with it."""

    def __init__(self, record: Record[Scythe], seat: int, worlds: int = WORLDS) -> None:
        self.seat = seat
        self.budget = Budget(worlds)
        self.played = played_turns(record, seat)
        self.turns = [JudgedTurn(turn.n) for turn in self.played]
        self.game = record.game
        self.futures = futures_for(record.at(0), seat)
        self.steps_of_turns = TurnSearch(self.futures.evaluation, seat, 0, 1, dice(0, [STREAM]))

    def done(self) -> int:
        return sum([1 for turn in self.turns if turn.stage == DONE])

    def accuracy(self) -> float | None:
        """Of the turns that are known."""
        known = [turn for turn in self.turns if turn.stage != NEW]
        chances = [POINTS * turn.before for turn in known[:1]] + [POINTS * turn.after for turn in known]
        return game_accuracy(chances, [turn.loss for turn in known])

    def steps(self) -> Iterator[JudgedTurn]:
        """Goes on where it stopped, a small step each time; gives the turn it was about."""
        for number in range(len(self.turns)):
            if self.turns[number].stage == NEW:
                self.screen(number)
                yield self.turns[number]
        while True:
            waiting = [number for number in range(len(self.turns)) if self.turns[number].stage == SHARP]
            if not waiting:
                return
            sharpest = max(waiting, key=lambda number: self.turns[number].screened)
            self.sharpen(sharpest)
            yield self.turns[sharpest]

    # The quick pass.

    def screen(self, number: int) -> None:
        """Compare the turn played with others by the value; its stretch that lost most is the one judged."""
        judged = self.turns[number]
        worst = -1.0
        for stretch in self.played[number].stretches:
            self.futures.begin(stretch.at)
            rivals = self.rivals_of(stretch)
            if not rivals and worst >= 0.0:
                continue
            found = Screened(self, stretch, rivals)
            if found.coins > worst:
                worst = found.coins
                found.note(judged)
        judged.luck = self.luck_of(number)

    def rivals_of(self, stretch: Stretch) -> list[list[int]]:
        """Other turns that could have been taken, up to where chance speaks."""
        world = determinised(stretch.game, self.seat, stretch.at)
        found: list[list[int]] = []
        for end in self.futures.proposals(world, self.budget.turns, self.budget.nodes):
            actions: list[int] = []
            for line in end.actions():
                actions.append(line.action)
                if line.chance:
                    break
            if actions != stretch.actions and actions not in found:
                found.append(actions)
        return found

    def luck_of(self, number: int) -> float:
        """What chance brought from a turn to the next: the chance it has come to less the one it could expect."""
        last = self.played[number].stretches[-1]
        first = self.played[number].stretches[0]
        self.futures.begin(first.at)
        played = first.candidate(self.steps_of_turns, first.actions)
        expected = 0.0
        for world in worlds_of(first.at, "luck", 0, LUCK_WORLDS):
            expected += self.futures.of(played, first.game, world, 0).chance
        after = self.played[number + 1].stretches[0].game if number + 1 < len(self.played) else self.game
        if after.over or (after.asking is not None and after.asking.seat == self.seat and after is not last.game):
            return POINTS * (self.futures.future(after).chance - expected / LUCK_WORLDS)
        return 0.0

    # To the end.

    def sharpen(self, number: int) -> None:
        """A batch of worlds more for a turn that may have lost much."""
        judged = self.turns[number]
        stretch = self.stretch_of(number)
        played = stretch.candidate(self.steps_of_turns, stretch.actions)
        if len(judged.rivals) > 1:
            self.choose_rival(judged, stretch, played)
            return
        judged.better = judged.rivals[0]
        best = stretch.candidate(self.steps_of_turns, judged.better)
        self.compare(stretch, best, played, judged.final, "final")
        final = judged.final
        if final.worlds < self.budget.worlds:
            return
        if final.worlds < MOST_TIMES * self.budget.worlds and final.is_open():
            return
        self.finish(judged, stretch, best, played)

    def stretch_of(self, number: int) -> Stretch:
        at = self.turns[number].at
        return [stretch for stretch in self.played[number].stretches if stretch.at == at][0]

    def choose_rival(self, judged: JudgedTurn, stretch: Stretch, played: Candidate) -> None:
        """Try the rivals in a batch of worlds; after a quarter of the budget only the best of them is left."""
        if not judged.tried:
            judged.tried = [Comparison() for _ in judged.rivals]
        for rival, tried in zip(judged.rivals, judged.tried, strict=True):
            self.compare(stretch, stretch.candidate(self.steps_of_turns, rival), played, tried, "rivals")
        if judged.tried[0].worlds * 4 >= self.budget.worlds:
            losses = [tried.loss() for tried in judged.tried]
            judged.rivals = [judged.rivals[losses.index(max(losses))]]
            judged.tried = []

    def compare(self, stretch: Stretch, best: Candidate, played: Candidate, sums: Comparison, name: str) -> None:
        """Both to the end in the next worlds; the policy's own chance is the same for both, too."""
        for world in worlds_of(stretch.at, name, sums.worlds, BATCH):
            outcomes: list[float] = []
            for candidate in (best, played):
                self.futures.begin(world)
                outcomes.append(self.futures.of(candidate, stretch.game, world, self.far()).chance)
            sums.add(outcomes[0], outcomes[1])

    def far(self) -> int:
        """Own turns that a sharp turn is played on; where the terms judge, to the end would take too long."""
        return TO_THE_END if self.futures.knows else 2 * TURNS_ON

    def finish(self, judged: JudgedTurn, stretch: Stretch, best: Candidate, played: Candidate) -> None:
        final = judged.final
        judged.stage = DONE
        judged.loss = max(0.0, final.loss())
        judged.se = final.se()
        judged.before = max(final.best, final.played) / final.worlds
        judged.after = final.played / final.worlds
        if final.loss() <= 0.0:
            judged.better = []
        elif judged.loss >= LEAST_MARKED:
            judged.terms = self.terms_of(stretch, best, played)

    def terms_of(self, stretch: Stretch, best: Candidate, played: Candidate) -> list[tuple[str, float]]:
        """The terms in which two turns differ most where they end, in coins; the most telling first."""
        sums = [0.0] * len(TERMS)
        seen = 0
        for world in worlds_of(stretch.at, "terms", 0, TERM_WORLDS):
            better = self.futures.parts(best, stretch.game, world)
            worse = self.futures.parts(played, stretch.game, world)
            if better and worse:  # neither has ended the game
                seen += 1
                for term in range(len(TERMS)):
                    sums[term] += better[term] - worse[term]
        found: list[tuple[str, float]] = []
        for term, name in enumerate(TERMS):
            coins = sums[term] / max(1, seen)
            if abs(coins) >= LEAST_TERM and not AFTER_MOVE <= term <= AFTER_PRODUCE:
                found.append((name, coins))
        found.sort(key=lambda pair: -abs(pair[1]))
        return found[:MOST_TERMS]


class Screened:
    """A stretch as the value sees it: the turn played among the best of its rivals."""

    def __init__(self, review: Review, stretch: Stretch, rivals: list[list[int]]) -> None:
        budget = review.budget
        self.stretch = stretch
        self.review = review
        self.played = Sums(stretch.actions)
        self.rivals = [Sums(actions) for actions in rivals]
        self.try_all(self.rivals, 0, budget.first)
        self.rivals.sort(key=lambda sums: -sums.prospect)
        self.rivals = self.rivals[: budget.kept]
        self.try_all(self.rivals, budget.first, budget.more)
        self.rivals.sort(key=lambda sums: -sums.prospect)
        worlds = budget.first + budget.more
        self.coins = 0.0
        if self.rivals:
            self.coins = max(0.0, (self.rivals[0].prospect - self.played.prospect) / worlds)

    def try_all(self, rivals: list["Sums"], first: int, count: int) -> None:
        futures = self.review.futures
        stretch = self.stretch
        for sums in [self.played, *rivals]:
            candidate = stretch.candidate(self.review.steps_of_turns, sums.actions)
            for world in worlds_of(stretch.at, "screen", first, count):
                futures.begin(world)
                future = futures.of(candidate, stretch.game, world, TURNS_ON)
                sums.prospect += future.prospect()
                sums.chance += future.chance

    def note(self, judged: JudgedTurn) -> None:
        budget = self.review.budget
        worlds = budget.first + budget.more
        judged.at = self.stretch.at
        judged.screened = self.coins
        judged.after = self.played.chance / worlds
        judged.before = judged.after
        judged.stage = DONE
        judged.rivals = []
        if not self.rivals:
            return
        if self.coins > 0.0:
            judged.before = max(judged.after, self.rivals[0].chance / worlds)
            judged.better = self.rivals[0].actions
        judged.loss = POINTS * (judged.before - judged.after)
        judged.se = LEAST_MARKED  # the value alone is not trusted with a mark
        if self.coins > budget.coins:
            judged.stage = SHARP
            judged.rivals = [sums.actions for sums in self.rivals[: budget.rivals]]


class Sums:
    """What a turn has come to in the worlds it was screened in, added up."""

    prospect: float = 0.0
    chance: float = 0.0

    def __init__(self, actions: list[int]) -> None:
        self.actions = actions


def worlds_of(at: int, name: str, first: int, count: int) -> list[int]:
    """The seeds of some worlds of a stretch; those of another purpose are others."""
    chance = dice(at, [f"{STREAM} {name}"])
    return [chance.below(0, WORLD_SEEDS) for _ in range(first + count)][first:]


def futures_for(game: Scythe, seat: int) -> Futures:
    """By the policy where it knows the set-up, otherwise by the terms."""
    evaluation, known = tuned(), learned()
    if not known.knows(game, seat):
        return TermsFutures(evaluation, seat)
    rival = game.hidden[1 - seat]
    assert isinstance(rival, AutomaState)
    return PolicyFutures(evaluation, seat, known, chance_curves()[rival.level])
