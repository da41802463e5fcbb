"""What was learned by playing: the policy and the value of a data file."""

from functools import cache
from typing import Any, Final

from maszyna.kernel.facts import file_part, read_data
from maszyna.players.policy.file import FILE, load_policy, load_value
from maszyna.players.policy.policy import Policy
from maszyna.players.policy.value import Value
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState

PARTS: Final = ["policy", "value"]


class Learned:
    """A policy, and what its questions are worth if it plays on."""

    def __init__(self, policy: Policy, value: Value) -> None:
        self.policy = policy
        self.value = value

    def __reduce__(self) -> tuple[Any, ...]:
        """The package's own is found again, not written out."""
        return (learned, ()) if self is learned() else (Learned, (self.policy, self.value))

    def knows(self, game: Scythe, seat: int) -> bool:
        """Whether it has learned such games: one Automa is the only other seat, and there are no airships."""
        if len(game.hidden) != 2 or game.position.airship_board.flies:
            return False
        return isinstance(game.hidden[1 - seat], AutomaState)


def load_learned(data: dict[str, object]) -> Learned:
    top = file_part(FILE, data, PARTS)
    return Learned(load_policy(top), load_value(top))


@cache
def learned() -> Learned:
    """What the players of the package have learned."""
    return load_learned(read_data("maszyna.players", FILE))
