"""The review of a game: which turns of a seat have lost chances to win, and which turns would have been better.

First a glance at all turns: the turn played and a few others by what the value says two own turns later, in a few
dealt worlds. From there on the turn that seems to have lost most is always next, so that the worst mistakes are told
first: it is screened, the same with more turns in more worlds; what loses more than a few coins there is played to the
end of the game: some rivals in a few worlds, the best of them in many fresh ones, so that the choice of the best does
not flatter it. Every step of this is small, depends on the game and the budget alone, and can be saved.
"""

from collections.abc import Iterator
from typing import Any, Final

from maszyna.kernel.record import Record
from maszyna.players.model.chances import AS_IT_IS, chance_curves
from maszyna.players.model.learned import learned
from maszyna.players.review.futures import TO_THE_END, Future, Futures
from maszyna.players.review.judged_turn import (
    BETTER_ENDS,
    BOTH_END,
    DONE,
    GLANCED,
    NEW,
    NONE_ENDS,
    PLAYED_ENDS,
    SHARP,
    JudgedTurn,
)
from maszyna.players.review.losses import LEAST_MARKED, POINTS, TurnComparison, game_accuracy
from maszyna.players.review.screen import TURNS_ON, WORLDS, Budget, Screened, glance, worlds_of
from maszyna.players.review.stretches import Stretch, played_turns
from maszyna.players.turns.halving import Candidate
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState

BATCH: Final = 20  # worlds of one step
MOST_TIMES: Final = 3  # the worlds of the budget, where a mark is in doubt
LUCK_WORLDS: Final = 12
END_WORLDS: Final = 8  # that say which turn ends the game
GLANCE: Final = 6  # turns proposed for a first idea


class Review:
    """One seat's turns in a game; ``steps`` goes on with it."""

    def __init__(self, record: Record[Scythe], seat: int, worlds: int = WORLDS) -> None:
        self.seat = seat
        self.budget = Budget(worlds)
        self.played = played_turns(record, seat)
        self.turns = [JudgedTurn(turn.n) for turn in self.played]
        self.game = record.game
        self.futures = futures_for(record.at(0), seat)

    def done(self) -> int:
        return sum([1 for turn in self.turns if turn.stage == DONE])

    def state(self) -> list[dict[str, Any]]:
        """What is known so far, for a file."""
        return [turn.state() for turn in self.turns]

    def restore(self, states: list[dict[str, Any]]) -> None:
        """Go on from what was known; a turn whose part of the file is damaged begins again."""
        known = {state.get("n"): state for state in states}
        for number, turn in enumerate(self.turns):
            if turn.n in known:
                try:
                    turn.restore(known[turn.n])
                except (KeyError, IndexError, TypeError, ValueError):
                    self.turns[number] = JudgedTurn(turn.n)

    def better(self, number: int) -> list[str]:
        """The best turn found as texts, up to where chance speaks; the one played where none is better."""
        judged = self.turns[number]
        if not judged.better:
            return self.played[number].texts()
        stretch = self.stretch_of(number)
        return self.played[number].texts_before(stretch) + stretch.texts_of(judged.better)

    def accuracy(self) -> float | None:
        """Of the turns that are known."""
        known = [turn for turn in self.turns if turn.is_known()]
        chances = [POINTS * turn.before for turn in known[:1]] + [POINTS * turn.after for turn in known]
        return game_accuracy(chances, [turn.loss for turn in known])

    def steps(self) -> Iterator[JudgedTurn]:
        """Goes on where it stopped, a small step each time; gives the turn it was about."""
        for number, turn in enumerate(self.turns):
            if turn.stage == NEW:
                self.glance(number)
                yield turn
        while True:
            waiting = [number for number, turn in enumerate(self.turns) if turn.stage != DONE]
            if not waiting:
                return
            worst = max(waiting, key=lambda number: self.turns[number].urgency())
            if self.turns[worst].stage == SHARP:
                self.sharpen(worst)
            else:
                self.screen(worst)
            yield self.turns[worst]

    # By the value.

    def glance(self, number: int) -> None:
        """A first idea of what a turn has lost."""
        judged = self.turns[number]
        judged.stage = GLANCED
        for stretch in self.played[number].stretches:
            self.futures.begin(stretch.at)
            rivals = self.rivals_of(stretch, GLANCE)
            judged.screened = max(judged.screened, glance(self.futures, stretch, rivals))

    def screen(self, number: int) -> None:
        """Compare the turn played with others by the value; its stretch that lost most is the one judged."""
        judged = self.turns[number]
        worst = -1.0
        for stretch in self.played[number].stretches:
            self.futures.begin(stretch.at)
            rivals = self.rivals_of(stretch, self.budget.turns)
            if not rivals and worst >= 0.0:
                continue
            found = Screened(self.futures, self.budget, stretch, rivals)
            if found.coins > worst:
                worst = found.coins
                found.note(judged)
        judged.luck = self.luck_of(number)

    def rivals_of(self, stretch: Stretch, turns: int) -> list[list[int]]:
        """Other turns that could have been taken, up to where chance speaks."""
        found: list[list[int]] = []
        for actions in self.futures.proposals(stretch.game, stretch.at, turns):
            if actions != stretch.actions and actions not in found:
                found.append(actions)
        return found

    def luck_of(self, number: int) -> float:
        """What chance brought from a turn to the next: the chance it has come to less the one it could expect."""
        first = self.played[number].stretches[0]
        self.futures.begin(first.at)
        played = first.candidate(first.actions)
        expected = 0.0
        for world in worlds_of(first.at, "luck", 0, LUCK_WORLDS):
            expected += self.futures.of(played, first.game, world, 0).chance
        after = self.played[number + 1].stretches[0].game if number + 1 < len(self.played) else self.game
        if after.over or (after.asking is not None and after.asking.seat == self.seat):
            return POINTS * (self.futures.future(after).chance - expected / LUCK_WORLDS)
        return 0.0

    # To the end.

    def sharpen(self, number: int) -> None:
        """A batch of worlds more for a turn that may have lost much."""
        judged = self.turns[number]
        stretch = self.stretch_of(number)
        played = stretch.candidate(stretch.actions)
        if len(judged.rivals) > 1:
            self.choose_rival(judged, stretch, played)
            return
        judged.better = judged.rivals[0]
        best = stretch.candidate(judged.better)
        final = judged.final
        for world in worlds_of(stretch.at, "final", final.worlds, BATCH):
            better, mine = self.to_the_end(best, stretch, world), self.to_the_end(played, stretch, world)
            final.add(better.chance, mine.chance)
            judged.sources.add(better, mine)
        half = 2 * final.worlds >= self.budget.worlds
        if final.worlds < self.budget.worlds and not (half and final.is_hopeless()):
            return
        if final.worlds < MOST_TIMES * self.budget.worlds and final.is_open():
            return
        self.finish(judged, stretch, best, played)

    def stretch_of(self, number: int) -> Stretch:
        at = self.turns[number].at
        found = self.played[number].stretches[0]
        for stretch in self.played[number].stretches:
            if stretch.at == at:
                found = stretch
        return found

    def choose_rival(self, judged: JudgedTurn, stretch: Stretch, played: Candidate) -> None:
        """Try the rivals in a batch of worlds; after the first the worse half goes, in the end all but the best."""
        if not judged.tried:
            judged.tried = [TurnComparison() for _ in judged.rivals]
        rivals = [stretch.candidate(rival) for rival in judged.rivals]
        for world in worlds_of(stretch.at, "rivals", judged.tried[0].worlds, BATCH):
            before = self.to_the_end(played, stretch, world).chance
            for rival, tried in zip(rivals, judged.tried, strict=True):
                tried.add(self.to_the_end(rival, stretch, world).chance, before)
        order = sorted(range(len(rivals)), key=lambda number: -judged.tried[number].loss())
        worlds = judged.tried[0].worlds
        left = 1 if worlds >= self.budget.choosing else (len(order) + 1) // 2 if worlds == BATCH else len(order)
        judged.rivals = [judged.rivals[number] for number in order[:left]]
        judged.tried = [judged.tried[number] for number in order[:left]]
        judged.by_value = [judged.by_value[number] for number in order[:left]]

    def to_the_end(self, candidate: Candidate, stretch: Stretch, world: int) -> Future:
        return self.futures.of_all_alike(candidate, stretch.game, world, self.far())

    def far(self) -> int:
        """Own turns that a sharp turn is played on; where chances are rough, to the end would take too long."""
        return TO_THE_END if self.futures.knows else 2 * TURNS_ON

    def finish(self, judged: JudgedTurn, stretch: Stretch, best: Candidate, played: Candidate) -> None:
        """Both judges must agree: what the value overlooks, or the policy would not know how to go on with, is no
        mistake. The chances of all turns stay on the value's scale, so that they follow one another."""
        judged.stage = DONE
        judged.loss = max(0.0, min(judged.final.loss(), judged.by_value[0]))
        judged.se = judged.final.se()
        judged.rivals = []
        judged.by_value = []
        judged.before = min(1.0, judged.after + judged.loss / POINTS)
        if judged.loss <= 0.0:
            judged.better = []
        elif judged.loss >= LEAST_MARKED:
            judged.game_end = self.game_end(stretch, best, played)

    def game_end(self, stretch: Stretch, best: Candidate, played: Candidate) -> str:
        """Which of the two ends the game in most worlds."""
        worlds = worlds_of(stretch.at, "end", 0, END_WORLDS)
        better_ends, played_ends = (
            2 * sum([self.futures.ends(candidate, stretch.game, world) for world in worlds]) > END_WORLDS
            for candidate in (best, played)
        )
        if better_ends:
            return BOTH_END if played_ends else BETTER_ENDS
        return PLAYED_ENDS if played_ends else NONE_ENDS


def futures_for(game: Scythe, seat: int) -> Futures:
    """Chances were measured for one person against one Automa without airships; elsewhere the value says them."""
    levels = [state.level for state in game.hidden if isinstance(state, AutomaState)]
    curve = chance_curves()[max(levels)] if levels else AS_IT_IS
    futures = Futures(seat, learned(), curve)
    futures.knows = len(game.hidden) == 2 and len(levels) == 1 and not game.position.airship_board.flies
    return futures
