"""A tile was flipped: which corruption tokens were drawn for it, one by one, the first at the bottom (X8.1)."""

from typing import Final

from maszyna.expeditions.automa.automa_turn import place
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import LEAST_VALUE, MOST_VALUE, REGULAR_TOKENS, TABLE_COUNT, TWENTY
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind

ENOUGH: Final = 0  # the tile asks for no more
VALUES: Final = [0, *range(LEAST_VALUE, MOST_VALUE + 1), TWENTY]  # by action
MOST_TOKENS: Final = 12  # on one tile


def why_not_come(game: Expedition, value: int) -> str:
    """Why no such token can be in the bag or beside the map: the 20 is there once (X1.2), the others are counted."""
    if value == TWENTY:
        return "the_20_comes_alone_and_once" if game.human.twenty or game.position.twenties() else ""
    return "" if game.position.regular_out() < REGULAR_TOKENS else "the_bag_is_empty"


class TokensDrawn(Decision[Expedition]):
    about = DecisionKind("tokens_drawn", TABLE_COUNT, BY_LIST)

    def __init__(self, seat: int, by: int, row: int, at: int) -> None:
        super().__init__(seat)
        self.by = by  # whose mech explored
        self.row = row
        self.at = at

    def options(self, game: Expedition) -> list[int]:
        pile = game.position.pile(self.row, self.at)
        if TWENTY in pile or len(pile) >= MOST_TOKENS:
            return [ENOUGH]  # location 20 gets nothing but its token
        regular = why_not_come(game, LEAST_VALUE) == ""
        the_20 = not pile and why_not_come(game, TWENTY) == ""
        tokens = [action for action, value in enumerate(VALUES) if action and (the_20 if value == TWENTY else regular)]
        return [ENOUGH, *tokens]

    def take(self, game: Expedition, action: int) -> None:
        if action == ENOUGH:
            return
        place(game, self.by, self.row, self.at, VALUES[action])
        game.push(self)

    def span(self) -> int:
        return len(VALUES)

    def text(self, action: int) -> str:
        return f"token {VALUES[action]}" if action else "enough"

    def why_not(self, game: Expedition, action: int) -> str:
        return why_not_come(game, VALUES[action]) or "the_20_comes_alone_and_once"
