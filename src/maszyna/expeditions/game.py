"""A game of Expeditions at a real table, as far as the Automa's side goes: the position, its deck, whose turn it is."""

from typing import Any, Final

from maszyna.expeditions.facts.decision_cards import DecisionCard, decision_cards
from maszyna.expeditions.ids import HUMAN
from maszyna.expeditions.score import HumanHoldings, automa_coins, human_coins, winner
from maszyna.expeditions.state import Position
from maszyna.kernel.bits import i64, mask_of
from maszyna.kernel.dice import Dice
from maszyna.kernel.events import Event
from maszyna.kernel.game import AUTOMA_TURN, Game

STREAMS: Final = ["first player", "decision deck"]
FIRST_PLAYER_STREAM: Final = 0
DECK_STREAM: Final = 1
PRINTED: Final[dict[int, DecisionCard]] = {card.number: card for card in decision_cards()}
FULL_DECK: Final[i64] = mask_of(list(PRINTED))
NOT_YET: Final = -1  # nobody has brought the end about


class Expedition(Game):
    traces: bool = True  # whether what is told of a mech's part says why

    def __init__(
        self, position: Position, dice: Dice, tuning: int, typed: bool = False, own: list[DecisionCard] | None = None
    ) -> None:
        super().__init__()
        self.own = own  # a deck that is not the printed one
        self.cards: dict[int, DecisionCard] = PRINTED if own is None else {card.number: card for card in own}
        self.full_deck: i64 = FULL_DECK if own is None else mask_of(list(self.cards))  # with those set aside
        self.position = position
        self.dice = dice
        self.tuning = tuning
        self.typed = typed  # the person draws the decision cards from a real deck
        # The decision cards that can still be drawn. The two set aside are not among them, unless the person draws:
        # then nobody knows which they are.
        self.deck: i64 = 0
        self.card = 0  # the decision card drawn last
        self.turn = HUMAN
        self.turns = 0  # of both sides, begun
        self.turns_left = NOT_YET
        self.human = HumanHoldings()

    def scores(self) -> list[int]:
        return [human_coins(self.human), automa_coins(self.position, self.tuning)]

    def winners(self) -> list[int]:
        return [winner(self.position, self.tuning, self.human)]

    def secrets(self) -> object:
        """The decision cards that the program draws."""
        return self.dice.states[:]

    def reveals(self, before: object, seat: int, events: list[Event]) -> str:
        return "" if before == self.dice.states else AUTOMA_TURN

    def __reduce__(self) -> tuple[Any, ...]:
        return Expedition, (self.position, self.dice, self.tuning, self.typed, self.own), self.state_unheard()

    def round(self) -> int:
        """A turn of each side is a round."""
        return (self.turns + 1) // 2

    def copy(self) -> "Expedition":
        twin = Expedition(self.position.copy(), self.dice.copy(), self.tuning, self.typed, self.own)
        self.copy_run(twin)
        twin.traces = self.traces
        twin.deck = self.deck
        twin.card = self.card
        twin.turn = self.turn
        twin.turns = self.turns
        twin.turns_left = self.turns_left
        twin.human = self.human.copy()
        return twin
