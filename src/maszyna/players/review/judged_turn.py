"""What a review knows of one own turn so far: plain data, so that it can be saved and resumed."""

from typing import Any, Final

from maszyna.players.margins import SOURCES
from maszyna.players.review.futures import SourceSums
from maszyna.players.review.losses import TurnComparison, mark_of

NEW: Final = 0  # nothing is known yet
SHARP: Final = 1  # screened: it may have lost much, so it is to be played to the end
DONE: Final = 2
GLANCED: Final = 3  # seen in a few worlds: known well enough to be next or to wait, not to be told

DOUBT: Final = 3.0  # coins by which a glance may be wrong: of two alike the turn that was hardly seen goes first
NONE_ENDS: Final = ""
BETTER_ENDS: Final = "better_ends"  # the game, while the turn played does not
PLAYED_ENDS: Final = "played_ends"
BOTH_END: Final = "both_end"
GAME_ENDS: Final = [NONE_ENDS, BETTER_ENDS, PLAYED_ENDS, BOTH_END]


class JudgedTurn:
    stage: int = NEW
    at: int = 0  # actions of the game before the stretch that is judged
    screened: float = 0.0  # coins lost, as the value sees it
    before: float = 0.0  # the chance with the best turn found, 0 to 1
    after: float = 0.0  # with the one played
    luck: float = 0.0  # points by what chance brought until the next own turn
    loss: float = 0.0  # points
    se: float = 0.0

    def __init__(self, n: int) -> None:
        self.n = n
        self.better: list[
            int
        ] = []  # the best turn found from there on, up to where chance speaks; none: the one played
        self.rivals: list[list[int]] = []  # turns that may be better, best first by the value
        self.by_value: list[float] = []  # points that each leads by as the value sees it
        self.tried: list[TurnComparison] = []  # of each rival with the turn played, until one is chosen
        self.final = TurnComparison()
        self.sources = SourceSums()  # by which the better turn differs at the end
        self.game_end = NONE_ENDS  # which of the two turns ends the game

    def urgency(self) -> float:
        """The turn for which it is highest is the next to be looked at: coins that it may have lost."""
        return self.screened + (DOUBT if self.stage == GLANCED else 0.0)

    def is_known(self) -> bool:
        """Whether something can be told of it."""
        return self.stage in (SHARP, DONE)

    def mark(self) -> str | None:
        return mark_of(self.loss, self.se) if self.stage == DONE else None

    def terms(self) -> list[tuple[str, float]]:
        """In which sources of the score the better turn differs most, in coins; none where one ends the game."""
        return [] if self.game_end else self.sources.telling()

    def state(self) -> dict[str, Any]:
        """For a file."""
        return {
            "n": self.n,
            "at": self.at,
            "stage": self.stage,
            "screened": self.screened,
            "before": self.before,
            "after": self.after,
            "luck": self.luck,
            "loss": self.loss,
            "se": self.se,
            "better": self.better,
            "rivals": self.rivals,
            "by_value": self.by_value,
            "tried": [sums(one) for one in self.tried],
            "final": sums(self.final),
            "sources": [float(self.sources.worlds), *self.sources.coins],
            "game_end": self.game_end,
        }

    def restore(self, state: dict[str, Any]) -> None:
        """From a file; raises what Python raises where it is damaged."""
        self.at = int(state["at"])
        self.stage = int(state["stage"])
        self.screened = float(state["screened"])
        self.before = float(state["before"])
        self.after = float(state["after"])
        self.luck = float(state["luck"])
        self.loss = float(state["loss"])
        self.se = float(state["se"])
        self.better = [int(action) for action in state["better"]]
        self.rivals = [[int(action) for action in rival] for rival in state["rivals"]]
        self.by_value = [float(points) for points in state["by_value"]]
        self.tried = [comparison_of(one) for one in state["tried"]]
        self.final = comparison_of(state["final"])
        self.sources.worlds = int(state["sources"][0])
        self.sources.coins = [float(state["sources"][1 + number]) for number in range(len(SOURCES))]
        self.game_end = GAME_ENDS[GAME_ENDS.index(state.get("game_end", NONE_ENDS))]


def sums(one: TurnComparison) -> list[float]:
    return [float(one.worlds), one.best, one.played, one.squares]


def comparison_of(numbers: list[Any]) -> TurnComparison:
    found = TurnComparison()
    found.worlds = int(numbers[0])
    found.best = float(numbers[1])
    found.played = float(numbers[2])
    found.squares = float(numbers[3])
    return found
