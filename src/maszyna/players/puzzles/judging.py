"""How a turn played in a puzzle compares with the solution: a review of that turn, with the solution as its rival."""

from typing import Final

from maszyna.kernel.game import BETWEEN_TURNS
from maszyna.kernel.record import Record
from maszyna.players.policy.lookahead import position_key
from maszyna.players.puzzles.puzzle import Puzzle
from maszyna.players.review.judged_turn import DONE, SHARP, JudgedTurn
from maszyna.players.review.losses import BLUNDER, POINTS
from maszyna.players.review.review import Review
from maszyna.players.review.stretches import Stretch
from maszyna.scythe.game import Scythe

WORLDS: Final = 100
RIGHT: Final = "right"  # within the noise of the solution
NEARLY: Final = "nearly"
WRONG: Final = "wrong"  # as far behind as the runner-up, or farther


class Judging:
    """Of the turn that begins where the puzzle does; it must have ended."""

    def __init__(self, puzzle: Puzzle, record: Record[Scythe], worlds: int = WORLDS) -> None:
        self.puzzle = puzzle
        at = len(puzzle.actions)
        self.review = Review(record, record.at(at).seat_to_decide(), worlds)
        self.number = 0
        for number, turn in enumerate(self.review.played):
            self.review.turns[number].stage = DONE
            if any(stretch.at == at for stretch in turn.stretches):
                self.number = number
        self.judged().at = at
        self.solution = actions_of(self.stretch().game, puzzle.best)
        if self.is_same():
            self.judged().before = self.judged().after = puzzle.chance
        else:
            self.judged().stage = SHARP
            self.judged().rivals = [self.solution]
            self.judged().by_value = [POINTS]  # the solution is known to be better: only how much is open

    def judged(self) -> JudgedTurn:
        return self.review.turns[self.number]

    def stretch(self) -> Stretch:
        return self.review.stretch_of(self.number)

    def is_same(self) -> bool:
        """Whether the turn played is the solution, or ends in the same position."""
        stretch = self.stretch()
        if stretch.actions == self.solution:
            return True
        seat = self.review.seat
        played, best = stretch.candidate(stretch.actions), stretch.candidate(self.solution)
        same_end = position_key(played.end.game, seat) == position_key(best.end.game, seat)
        return played.certain and best.certain and same_end

    def done(self) -> float:
        """How much of it is known, 0 to 1."""
        return 1.0 if self.judged().stage == DONE else min(1.0, self.judged().final.worlds / self.review.budget.worlds)

    def verdict(self) -> str | None:
        """None as long as it is open."""
        judged = self.judged()
        if judged.stage != DONE:
            return None
        mark = judged.mark()
        return RIGHT if mark is None else WRONG if mark == BLUNDER else NEARLY


def has_answer(puzzle: Puzzle, record: Record[Scythe]) -> bool:
    """Whether the turn of the puzzle has been finished."""
    at = len(puzzle.actions)
    return record.game.over or record.game.turns != record.at(at).turns


def actions_of(game: Scythe, texts: list[str]) -> list[int]:
    """Texts as actions, from a position on."""
    twin = game.copy()
    twin.run_mode = BETWEEN_TURNS
    found: list[int] = []
    for text in texts:
        action = twin.parse(text)
        found.append(action)
        twin.apply(action)
    return found
