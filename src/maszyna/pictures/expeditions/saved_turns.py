"""A saved table turn by turn, for drawing: where each turn began, and the Automa's card."""

from typing import Final

from maszyna.expeditions.events import CARD, CORRUPTION_PLACED, TURN_BEGAN, field_of
from maszyna.expeditions.notation.turn_request import TurnAnswer, card_turned
from maszyna.expeditions.state import Position, start_position
from maszyna.expeditions.words import AUTOMA, WALKED
from maszyna.games import EXPEDITIONS
from maszyna.kernel.events import Event
from maszyna.kernel.save import Save

NO_CARD: Final = 0


class Turn:
    def __init__(self, before: Position, card: int) -> None:
        self.before = before
        self.card = card  # the Automa's, or NO_CARD in a turn of the person
        self.drawn: list[list[int]] = [[] for _ in range(WALKED)]  # for tiles explored in it, in the order drawn


class Story:
    """The turns of a saved table, counted over both sides, and the position it has come to."""

    def __init__(self, save: Save) -> None:
        record = EXPEDITIONS.restore(save)
        self.game = record.game
        self.turns: list[Turn] = []
        before = start_position(self.game.position.card)
        running = record.at(0)
        for number in range(len(record.entries)):
            if number:
                running.say(record.actions[number - 1])
            after = running.copy().position
            self._heard(record.told(number), before, after)
            before = after

    def _heard(self, events: list[Event], before: Position, after: Position) -> None:
        """Note what an action brought about; the Automa's turn runs by itself, so the person's may follow it."""
        for event in events:
            if event.kind == TURN_BEGAN:
                self.turns.append(Turn(before if event.seat == AUTOMA else after, NO_CARD))
            elif event.kind == CARD:  # where the person draws, it comes with an action of its own
                self.turns[-1].card = field_of(event, "card")
            elif event.kind == CORRUPTION_PLACED:
                self.turns[-1].drawn[field_of(event, "row")].append(field_of(event, "value"))

    def scene(self, number: int) -> Position | TurnAnswer:
        """A turn of the Automa as it was carried out; one of the person as it ended."""
        turn = self.turns[number - 1]
        if turn.card:
            return card_turned(turn.before, turn.card, turn.drawn)
        return self.turns[number].before if number < len(self.turns) else self.game.position
