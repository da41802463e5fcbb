"""What decisions have in common: what they may be about, how they are answered, and the shapes several of them have."""

from typing import Final

from maszyna.kernel.steps import Decision
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import PLACES

# What a decision is about.
TRAVEL: Final = "travel"  # units and airships on their way, and what goes along
TERRITORY: Final = "place"  # what happens on a territory
PLAYER_MAT: Final = "mat"
CARDS_OFFERED: Final = "cards"  # encounters, Factory cards, objectives
COMBAT: Final = "fight"
TOKENS: Final = "tokens"  # resources and combat cards that come or go
PLAIN_OFFER: Final = "ask"  # to do something or leave it

# How it is answered, beside the kernel's answers; counted from 1 unless its kind says ``from_zero``.
BY_UNIT: Final = "unit"  # a kind of unit and its place (texts.unit_action)
BY_PIECE: Final = "piece"  # one unit
BY_MECH: Final = "mech"
BY_CARGO: Final = "cargo"  # so much of the kind of cargo it asks for
BY_SECTION: Final = "section"
BY_TOP_SIDE: Final = "top_side"  # a side of the section's top row
BY_BOTTOM_ROW: Final = "bottom_row"  # the section's bottom row, or not
BY_CUBE: Final = "cube"
BY_BOX: Final = "box"
BY_STRUCTURE: Final = "structure"
BY_RECRUIT: Final = "recruit"
BY_OFFER: Final = "offer"  # of an encounter card
BY_FACTORY_CARD: Final = "factory_card"
BY_OBJECTIVE: Final = "objective"
BY_CARD_VALUE: Final = "card"  # the value of a combat card
BY_CARD: Final = "card_kind"  # the kind of a combat card (decks.card_value)
BY_RESOURCE: Final = "resource"
BY_TOKEN: Final = "token"  # a place where a token of the resource lies, or a combat card (see payment.py)
BY_ANY_TOKEN: Final = "any_token"  # the same with the resource


class ChoosePlace(Decision[Scythe]):
    """A decision whose actions are places."""

    def span(self) -> int:
        return PLACES


class Offer(Decision[Scythe]):
    """Something a seat may do or leave: 1 does it."""

    def options(self, game: Scythe) -> list[int]:
        return [0, 1]

    def take(self, game: Scythe, action: int) -> None:
        if action:
            self.accept(game)

    def accept(self, game: Scythe) -> None:
        raise NotImplementedError

    def span(self) -> int:
        return 2


class OnSection(Decision[Scythe]):
    """A decision about one section of the player mat."""

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def context(self, game: Scythe) -> list[int]:
        return [0, self.section]


class ChooseSite(ChoosePlace):
    """Where a piece from the mat stands: a mech by its unit, or a structure."""

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def context(self, game: Scythe) -> list[int]:
        return [0, self.piece]


class AtPlace(Decision[Scythe]):
    """A decision about what is on one place; from a card that names none, ANYWHERE."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def context(self, game: Scythe) -> list[int]:
        return [self.place]
