"""A game of which only the Automa's cards are followed, as a record plays it."""

from typing import Any, Final

from maszyna.kernel.events import Event
from maszyna.kernel.record import Setup
from maszyna.scythe.cards_only.card_steps import CardStep, DoneStep, NotPossibleStep
from maszyna.scythe.cards_only.cards_table import CardsTable, new_cards_table
from maszyna.scythe.cards_only.read_card_step import read_card_step
from maszyna.scythe.reveals import BY_EVENT, CARDS, NOTHING
from maszyna.scythe.table.last_turns import look_for_the_end

GAME: Final = "scythe-cards"
NO_SYMBOL: Final = -1


class PlayedCards:
    """Its actions are texts with one form in which they are saved."""

    symbol: int = NO_SYMBOL  # the number of the symbol that the last step answered for

    def __init__(self, cards: CardsTable) -> None:
        self.cards = cards

    @property
    def log(self) -> list[Event] | None:
        return self.cards.table.game.log

    @log.setter
    def log(self, log: list[Event] | None) -> None:
        self.cards.table.game.log = log

    @property
    def filmed(self) -> bool:
        return self.cards.table.game.filmed

    @filmed.setter
    def filmed(self, filmed: bool) -> None:
        self.cards.table.game.filmed = filmed

    def __reduce__(self) -> tuple[Any, ...]:
        return PlayedCards, (self.cards,), self.__getstate__()

    def copy(self) -> "PlayedCards":
        twin = PlayedCards(self.cards.copy())
        twin.symbol = self.symbol
        return twin

    def take(self, text: str) -> str:
        """Take a step; whatever is wrong with it, nothing changes."""
        step = self.read(text)
        canonical = step.text(self.cards)
        told: list[Event] = []
        twin = self.cards.copy()
        twin.table.game.log = told
        twin.table.game.filmed = self.filmed
        twin.table.begin(False)
        if not twin.losing:
            twin.result = None
        card = twin.card
        answers = card is not None and isinstance(step, NotPossibleStep | DoneStep)
        symbol = card.order().number if card is not None and answers else NO_SYMBOL
        step.take(twin)
        if not twin.table.adjusting:
            look_for_the_end(twin.table)
        log = self.log
        if log is not None:
            log += told
        twin.table.game.log = log
        self.cards = twin
        self.symbol = symbol
        return canonical

    def read(self, text: str) -> CardStep:
        return read_card_step(self.cards, text)

    def instructions(self) -> list[int]:
        """The symbol that was answered for, if any: what to do with the pieces is on the screen before that."""
        return [] if self.symbol == NO_SYMBOL else [self.symbol]

    def taker(self, text: str) -> int:
        return self.read(text).seat

    def continues(self) -> bool:
        return False

    def secrets(self) -> object:
        """Only what this program draws itself is hidden."""
        return self.cards.table.game.dice.states[:]

    def reveals(self, before: object, seat: int, events: list[Event]) -> str:
        if before == self.cards.table.game.dice.states:
            return NOTHING
        return next((BY_EVENT[event.kind] for event in events if event.kind in BY_EVENT), CARDS)


def new_played_cards(setup: Setup, seed: int, log: list[Event] | None = None) -> PlayedCards:
    played = PlayedCards(new_cards_table(setup, seed))
    played.log = log
    return played
