"""The end (X9): when it comes, and what the human's coins are counted from, one amount after another."""

from typing import Final

from maszyna.expeditions.automa.automa_turn import MOST_GLORY
from maszyna.expeditions.events import END_NEAR, END_OFF, GAME_ENDED
from maszyna.expeditions.facts.human import LIMITED, human_facts
from maszyna.expeditions.game import NOT_YET, Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN, SEATS, TABLE_COUNT
from maszyna.expeditions.score import HumanHoldings
from maszyna.kernel.steps import BY_AMOUNT, Decision, DecisionKind

LAST_TURNS: Final = len(SEATS)  # one each, and whoever brought the end about is the last
HUMAN_GLORY: Final = human_facts().glory_tokens
AMOUNTS: Final = ["coins", "quests", "item_coins", "corruption"]
# The mech Tatanka may solve one quest more than the rest (a mech's ability, on file).
MOST: Final = [250, human_facts().limits[LIMITED.index("quests")] + 1, 100, 37]


def last_token_placed(game: Expedition) -> bool:
    """The human's 4th glory token or the Automa's 8th."""
    return game.human.glory >= HUMAN_GLORY or game.position.glory >= MOST_GLORY


def count_turn(game: Expedition, seat: int) -> None:
    """A turn has ended: one of the last is over, or the last ones begin."""
    if game.turns_left != NOT_YET:
        game.turns_left -= 1
    elif last_token_placed(game):
        game.turns_left = LAST_TURNS
        game.tell(END_NEAR, seat, LAST_TURNS)


def find_end_anew(game: Expedition) -> None:
    """After a correction that takes the last token back nobody has brought the end about."""
    if game.turns_left != NOT_YET and not last_token_placed(game):
        game.turns_left = NOT_YET
        game.tell(END_OFF, AUTOMA)


class CountCoins(Decision[Expedition]):
    about = DecisionKind("final", TABLE_COUNT, BY_AMOUNT, from_zero=True)

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount  # of AMOUNTS

    def kind(self) -> str:
        """Each amount is asked for by its name."""
        return f"{self.about.name}_{AMOUNTS[self.amount]}"

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
