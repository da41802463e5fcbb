"""The end (X9.2): what the human's coins are counted from, one amount after another."""

from typing import Final

from maszyna.expeditions.events import GAME_ENDED
from maszyna.expeditions.facts.human import LIMITED, human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.score import HumanHoldings
from maszyna.expeditions.words import AUTOMA, HUMAN
from maszyna.kernel.steps import Decision

AMOUNTS: Final = ["coins", "quests", "item_coins", "corruption"]
# The mech Tatanka may solve one quest more than the rest (a mech's ability, on file).
MOST: Final = [250, human_facts().limits[LIMITED.index("quests")] + 1, 100, 37]


class CountCoins(Decision[Expedition]):
    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount  # of AMOUNTS

    def kind(self) -> str:
        return f"final_{AMOUNTS[self.amount]}"

    def options(self, game: Expedition) -> list[int]:
        return list(range(MOST[self.amount] + 1))

    def take(self, game: Expedition, action: int) -> None:
        note_holding(game.human, self.amount, action)
        if self.amount + 1 < len(AMOUNTS):
            game.push(CountCoins(self.seat, self.amount + 1))
            return
        game.over = True
        scores = game.scores()
        game.tell(GAME_ENDED, game.winners()[0], scores[HUMAN], scores[AUTOMA])

    def span(self) -> int:
        return MOST[self.amount] + 1

    def text(self, action: int) -> str:
        return f"{AMOUNTS[self.amount]} {action}"


def note_holding(state: HumanHoldings, amount: int, number: int) -> None:
    if amount == 0:
        state.coins = number
    elif amount == 1:
        state.quests = number
    elif amount == 2:
        state.item_coins = number
    else:
        state.corruption = number
