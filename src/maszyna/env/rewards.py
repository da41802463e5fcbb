"""What a seat is paid: 1 or -1 at the end by default; by margin, or on the way there too, if one asks for it."""

from typing import Final

from maszyna.kernel.errors import SetupError
from maszyna.scythe.game import Scythe

WIN: Final = "win"  # 1 for the winner, -1 for the others, 0 if the game is cut off
MARGIN: Final = "margin"  # at the end, the coins by which a seat is ahead of the best other, in hundreds
SHAPED: Final = "shaped"  # as "win", and after every decision the change of the seat's score, in hundreds
REWARDS: Final = (WIN, MARGIN, SHAPED)
HUNDRED: Final = 100.0
ILLEGAL: Final = -1.0


def check_reward(name: str) -> str:
    if name not in REWARDS:
        raise SetupError("reward", "no_such_reward", name=name, possible=REWARDS)
    return name


def final_rewards(reward: str, over: bool, scores: list[int], winners: list[int]) -> list[float]:
    """For every seat when the game is over or cut off."""
    if reward == MARGIN:
        return [margin(scores, seat) / HUNDRED for seat in range(len(scores))]
    if not over:
        return [0.0] * len(scores)
    return [1.0 if seat in winners else -1.0 for seat in range(len(scores))]


def margin(scores: list[int], seat: int) -> int:
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat], default=0)


class GameRewards:
    """The rewards of one game, decision by decision."""

    def __init__(self, reward: str, game: Scythe) -> None:
        self.reward = reward
        self.nothing = [0.0] * game.seats_at_table()
        self.before = game.scores() if reward == SHAPED else []

    def after(self, game: Scythe, ended: bool) -> list[float]:
        """What the decision just taken brings every seat."""
        paid = final_rewards(self.reward, game.over, game.scores(), game.winners()) if ended else self.nothing
        if self.reward != SHAPED:
            return paid
        now = game.scores()
        paid = [pay + (new - old) / HUNDRED for pay, new, old in zip(paid, now, self.before, strict=True)]
        self.before = now
        return paid
