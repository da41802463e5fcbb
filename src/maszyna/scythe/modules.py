"""What an expansion brings to a game: its part of the setup document, of the deal, and of the board."""

from maszyna.kernel.dice import Dice
from maszyna.scythe.game import Scythe


class Module:
    """One module as planned; what is left to chance is settled by its deal."""

    def document(self) -> dict[str, object]:
        """Its fields of the setup document."""
        raise NotImplementedError

    def deal(self, factions: list[int], players: list[int], dice: Dice) -> "Module":
        """The same with nothing left to chance; the seats are given clockwise."""
        raise NotImplementedError

    def lay_out(self, game: Scythe) -> None:
        """Its pieces and rules in a game that is about to begin."""
        raise NotImplementedError
