"""A saved table turn by turn, for drawing: where each turn began, and the Automa's card."""

from typing import Final

from maszyna.expeditions.events import CORRUPTION_PLACED
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.notation.turning import Turned, card_turned
from maszyna.expeditions.play.setup import GAME, RULES_VERSION, new_game
from maszyna.expeditions.state import Position, start_position
from maszyna.expeditions.words import AUTOMA, WALKED
from maszyna.kernel.record import Record
from maszyna.kernel.save import Save, restore

NO_CARD: Final = 0


class Turn:
    def __init__(self, before: Position, card: int) -> None:
        self.before = before
        self.card = card  # the Automa's, or NO_CARD in a turn of the person
        self.drawn: list[list[int]] = [[] for _ in range(WALKED)]  # for tiles explored in it, in the order drawn


class Story:
    """The turns of a saved table, counted over both sides, and the position it has come to."""

    def __init__(self, save: Save) -> None:
        restore(save, GAME, RULES_VERSION, new_game)  # says what is wrong with it
        record = Record(new_game, save.setup, save.seed)
        assert isinstance(record.game, Expedition)
        self.game = record.game
        self.turns: list[Turn] = []
        self._began(start_position(self.game.position.card))
        for action in save.actions:
            before = self.game.position.copy()
            self.game.log = []
            record.say(action)
            for event in self.game.log:
                if event.kind == CORRUPTION_PLACED:
                    self.turns[-1].drawn[event.first].append(event.third)
            self._began(before)

    def _began(self, before: Position) -> None:
        """Note the turns that have begun since; the Automa's runs by itself, so a second may have begun after it."""
        while len(self.turns) < self.game.turns:
            automas = self.game.turn == AUTOMA if len(self.turns) + 1 == self.game.turns else self.game.turn != AUTOMA
            self.turns.append(Turn(before, self.game.card) if automas else Turn(self.game.position.copy(), NO_CARD))

    def scene(self, number: int) -> Position | Turned:
        """A turn of the Automa as it was carried out; one of the person as it ended."""
        turn = self.turns[number - 1]
        if turn.card:
            return card_turned(turn.before, turn.card, turn.drawn)
        return self.turns[number].before if number < len(self.turns) else self.game.position
