"""A player that takes what a learned policy thinks best, a question at a time; it plans nothing."""

from typing import Final

from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.native import mypyc_attr
from maszyna.players.player import Player
from maszyna.players.policy.learned import Learned
from maszyna.players.policy.mover import Mover
from maszyna.players.policy.taking import sensible
from maszyna.players.terms.fights import commitment
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.combat.combat import ChooseCard, ChooseDial

STREAM: Final = "policy player"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class PolicyPlayer(Player):
    """Where the policy has not learned such games, it asks another player."""

    def __init__(self, seed: int, learned: Learned, otherwise: Player) -> None:
        self.chance: Dice = dice(seed, [STREAM])
        self.learned = learned
        self.otherwise = otherwise
        self.answers: list[int] = []  # dial and cards still to be put into a combat

    def choose(self, game: Scythe) -> int:
        seat = game.seat_to_decide()
        if not self.learned.knows(game, seat):
            return self.otherwise.choose(game)
        if isinstance(game.asking, ChooseDial):
            self.answers = commitment(game, seat, self.chance).answers
        if isinstance(game.asking, (ChooseDial, ChooseCard)):
            while self.answers:
                answer = self.answers.pop(0)
                if answer in game.choices:
                    return answer
        actions = sensible(game, seat)
        if len(actions) == 1:
            return actions[0]
        return Mover(self.learned.policy, self.chance).choose(game, seat, actions)
