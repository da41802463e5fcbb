"""A position as it is written down: the board and, seat by seat, what the board does not show."""

from typing import Final

from maszyna.scythe.automa.side import AutomaSide, HouseRules, Side
from maszyna.scythe.game import SIXTH_STAR, Ending, Finale, Scythe
from maszyna.scythe.state import Position

FORMAT: Final = "maszyna/scythe-position@1"
NO_MAT: Final = -1  # nobody told which player mat a human has

# What is possible in a document; the engine itself counts further.
MOST_COINS: Final = 9999
MOST_RESOURCES: Final = 9999
MOST_CARDS: Final = 42


class Layout:
    """Seats clockwise; ``sides`` has one entry for each, an AutomaSide where an Automa sits."""

    def __init__(self, position: Position, sides: list[Side], house: HouseRules) -> None:
        self.position = position
        self.sides = sides
        self.house = house
        self.ending: Ending = SIXTH_STAR  # or a resolution of The Wind Gambit
        self.finale: Finale | None = None

    def automa_side(self, seat: int) -> AutomaSide:
        side = self.sides[seat]
        assert isinstance(side, AutomaSide)
        return side


def layout_of(game: Scythe) -> Layout:
    """The position of a game with what its Automas have; they share one set of options."""
    houses = [side.house for side in game.sides if isinstance(side, AutomaSide)]
    layout = Layout(game.position, game.sides, houses[0] if houses else HouseRules())
    layout.ending = game.ending
    layout.finale = game.finale
    return layout


def people_only(position: Position) -> Layout:
    """The layout of a game among humans, where nothing is hidden."""
    return Layout(position, [Side() for _ in position.seats], HouseRules())
