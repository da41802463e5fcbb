"""A game being played, as what it is: setup, seed and actions. The position is a cache.

Undo replays one action less; a branch is a second record with the same beginning.
"""

from collections.abc import Callable

from maszyna.kernel.errors import MaszynaError, OurFault
from maszyna.kernel.game import Game

Setup = dict[str, object]
NewGame = Callable[[Setup, int], Game]


class Record:
    def __init__(self, new_game: NewGame, setup: Setup, seed: int) -> None:
        self.new_game = new_game
        self.setup = setup
        self.seed = seed
        self.actions: list[str] = []
        self.game = new_game(setup, seed)

    def play(self, action: int) -> None:
        """Take a legal action and remember it; whatever is wrong with it, the game stays as it was."""
        if action not in self.game.options():
            self.game.apply(action)  # refuses it
        text = self.game.text(action)
        try:
            self.game.apply(action)
        except Exception as fault:
            problem = f"{type(fault).__name__}: {fault} after {text!r}"
            if isinstance(fault, OurFault):
                problem = fault.problem
            self.replay(self.actions)
            raise OurFault(problem, "\n".join([*self.actions, text])) from fault
        self.actions.append(text)

    def say(self, text: str) -> None:
        """Take the action with this text."""
        self.play(self.game.parse(text))

    def undo(self) -> str:
        """Take back the last action and return its text."""
        if not self.actions:
            raise MaszynaError("there is nothing to undo: the game is at its start")
        undone = self.actions[-1]
        self.replay(self.actions[:-1])
        return undone

    def replay(self, actions: list[str]) -> None:
        """Start again and play these actions."""
        game = self.new_game(self.setup, self.seed)
        for text in actions:
            game.apply(game.parse(text))
        self.game = game
        self.actions = list(actions)

    def branch(self) -> "Record":
        """A second record of the same game up to here."""
        twin = Record(self.new_game, self.setup, self.seed)
        twin.actions = list(self.actions)
        twin.game = self.game.copy()
        return twin
