"""The end of a game of which only the cards are followed, and corrections of what is known."""

from typing import Final

from maszyna.kernel.bits import members
from maszyna.scythe.automa.deck import gold_stars
from maszyna.scythe.board import base_of
from maszyna.scythe.cards_only.card_steps import CardStep, named
from maszyna.scythe.cards_only.cards_table import KINDS, RANGES, CardsTable
from maszyna.scythe.ids import MAT
from maszyna.scythe.score.scoring import PER_STAR, PER_TERRITORY, Score, tier
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table.read_step import ReadStep
from maszyna.scythe.table.refusals import Refusal

FACTORY_COUNTS_AS: Final = 3  # A18.1
FACTORY: Final = "factory"


class EndStep(CardStep):
    """The people say that the game is over: somebody at the table has six stars."""

    def text(self, cards: CardsTable) -> str:
        return "end"

    def take(self, cards: CardsTable) -> None:
        if cards.is_over():
            raise Refusal("game_is_over")
        cards.ended = True
        cards.card = None
        cards.attacked = cards.losing = False


class TerritoriesStep(CardStep):
    """What an Automa controls at the end: territories without the Factory, and whether that is its, too."""

    def __init__(self, seat: int, territories: int, factory: bool) -> None:
        super().__init__(seat)
        self.territories = territories
        self.factory = factory

    def text(self, cards: CardsTable) -> str:
        parts = ["count", *named(cards, self.seat), str(self.territories)]
        return " ".join([*parts, *([FACTORY] if self.factory else [])])

    def take(self, cards: CardsTable) -> None:
        if not cards.is_over():
            raise Refusal("not_over_yet")
        cards.territories[self.seat] = self.territories
        cards.factory[self.seat] = self.factory


class ScoreStep(CardStep):
    """The person's coins at the end, counted at the table."""

    def __init__(self, seat: int, score: int) -> None:
        super().__init__(seat)
        self.score = score

    def text(self, cards: CardsTable) -> str:
        return f"score {self.score}"

    def take(self, cards: CardsTable) -> None:
        if not cards.is_over():
            raise Refusal("not_over_yet")
        cards.score = self.score


class MatStep(CardStep):
    """How many units of a kind an Automa has left on its mat."""

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.amount = amount

    def text(self, cards: CardsTable) -> str:
        return " ".join(["automa", *named(cards, self.seat), "mat", KINDS[self.kind], str(self.amount)])

    def take(self, cards: CardsTable) -> None:
        first, last = RANGES[self.kind]
        if self.amount > last - first:
            raise Refusal("not_in_play", f"{KINDS[self.kind]} {last - first}")
        own = cards.own(self.seat)
        for unit in range(first, last):
            own.at[unit] = MAT if unit >= last - self.amount else base_of(own.faction)
        own.muster()


class DeckStep(CardStep):
    """Which cards are in an Automa's deck, and which in its combat discard pile; the others are in the main one."""

    def __init__(self, seat: int, deck: int, fought: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.fought = fought

    def text(self, cards: CardsTable) -> str:
        parts = ["automa", *named(cards, self.seat), "deck", *(str(card) for card in members(self.deck))]
        return " ".join([*parts, *(["combat", *(str(card) for card in members(self.fought))] if self.fought else [])])

    def take(self, cards: CardsTable) -> None:
        if self.deck & self.fought:
            raise Refusal("card_twice", str(members(self.deck & self.fought)[0]))
        state = cards.table.game.automa(self.seat)
        whole = state.automa_options.full_deck
        state.deck = self.deck & whole
        state.fought = self.fought & whole
        state.shuffled_at = max(0, state.tracker - gold_stars(state))


class Correction(CardStep):
    """A step of a table that is about tracks, stars, cards or recruits."""

    def __init__(self, read: ReadStep) -> None:
        super().__init__(read.step.seat)
        self.read = read

    def text(self, cards: CardsTable) -> str:
        return self.read.text(cards.table)

    def take(self, cards: CardsTable) -> None:
        cards.table.begin(True)
        self.read.step.take(cards.table)


def automa_score(cards: CardsTable, seat: int) -> Score:
    """A18.1, from what was counted at the table."""
    own = cards.own(seat)
    level = tier(own.popularity)
    counted = max(0, cards.territories[seat]) + (FACTORY_COUNTS_AS if cards.factory[seat] else 0)
    stars, territories = own.stars * PER_STAR[level], counted * PER_TERRITORY[level]
    return Score(own.coins, stars, territories, 0, 0, 0, own.coins + stars + territories)


def counted(cards: CardsTable) -> bool:
    """Whether all that the end needs is known."""
    return cards.score >= 0 and all(cards.territories[seat] >= 0 for seat in cards.table.seats_of(AUTOMA))
