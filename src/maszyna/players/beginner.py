"""A player with short sight, as beginners have: it takes the turn after which it is furthest ahead at once.

It thinks of some turns, the better the likelier, but it does not know them well; of these it counts the score as if
the game ended then.
"""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.native import mypyc_attr
from maszyna.players.margins import standing_margin
from maszyna.players.model.learned import Learned
from maszyna.players.player import Player
from maszyna.players.policy.lookahead import PolicyLookAhead
from maszyna.players.policy.mover import Mover
from maszyna.players.search import TurnPlan
from maszyna.scythe.game import Scythe

STREAM: Final = "beginner"
TURNS: Final = 12  # it thinks of
TEMPERATURE: Final = 3.3  # how much more alike good and bad turns look to it than to who knows them


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class BeginnerPlayer(Player):
    """Counts what it has, not what comes of it."""

    def __init__(self, seed: int, learned: Learned) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.learned = learned
        self.plan = TurnPlan()

    def choose(self, game: Scythe) -> int:
        planned = self.plan.next_action(game)
        if planned >= 0:
            return planned
        seat = game.seat_to_decide()
        ahead = PolicyLookAhead(self.learned, 0, Mover(self.learned.policy, self.chance))
        ends = [ahead.turn(game.copy(), seat, TEMPERATURE, []) for _ in range(TURNS)]
        self.plan.follow(max(ends, key=lambda end: standing_margin(end.game, seat)))
        return self.plan.lines.pop().action
