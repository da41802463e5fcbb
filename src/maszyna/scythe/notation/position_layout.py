"""A position as it is written down: the board and, seat by seat, what the board does not show."""

from typing import Final

from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.game import SIXTH_STAR, Ending, Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.state import Position
from maszyna.scythe.turn_state import Finale

FORMAT: Final = "maszyna/scythe-position@1"
NO_MAT: Final = -1  # nobody has entered which player mat a human has

# What is possible in a document; the engine itself counts further.
MOST_COINS: Final = 9999
MOST_RESOURCES: Final = 9999
MOST_CARDS: Final = 42


class Layout:
    """Seats clockwise; ``sides`` has one entry for each, an AutomaState where an Automa sits."""

    def __init__(self, position: Position, hidden: list[HiddenState], automa_options: AutomaOptions) -> None:
        self.position = position
        self.hidden = hidden
        self.automa_options = automa_options
        self.ending: Ending = SIXTH_STAR  # or a resolution of The Wind Gambit
        self.finale: Finale | None = None

    def automa_state(self, seat: int) -> AutomaState:
        state = self.hidden[seat]
        assert isinstance(state, AutomaState)
        return state


def layout_of(game: Scythe) -> Layout:
    """The position of a game with what its Automas have; they share one set of options."""
    all_automa_options = [state.automa_options for state in game.hidden if isinstance(state, AutomaState)]
    layout = Layout(game.position, game.hidden, all_automa_options[0] if all_automa_options else AutomaOptions())
    layout.ending = game.ending
    layout.finale = game.finale
    return layout


def people_only(position: Position) -> Layout:
    """The layout of a game among humans, where nothing is hidden."""
    return Layout(position, [HiddenState() for _ in position.seats], AutomaOptions())
