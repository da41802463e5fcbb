"""A star on the tile for whoever controls the Factory at the start of their turn, once per player (W8.4)."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind
from maszyna.scythe.board import FACTORY_BIT
from maszyna.scythe.events import RESOLUTION_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.common.decisions import PLAIN_OFFER
from maszyna.scythe.play.common.stars import place_star
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.words import MOST_STARS, STAR_HILL

NO_STAR: Final = 0
PLACE_STAR: Final = 1
FACTORY_STAR: Final = EFFECT_NAMES.index("factory_star")


def offer_hill(game: Scythe, seat: int, sources: int) -> None:
    own = game.position.seats[seat]
    if own.star_kinds & bit(STAR_HILL) or own.stars == MOST_STARS:
        return
    if not game.position.controlled(seat) & FACTORY_BIT:
        return
    if own.player == AUTOMA:
        place_on_hill(game, seat, sources)
    else:
        game.push(ChooseHill(seat, sources))


def place_on_hill(game: Scythe, seat: int, sources: int) -> None:
    game.tell(RESOLUTION_USED, seat, FACTORY_STAR, sources)
    place_star(game, seat, STAR_HILL)


class ChooseHill(Decision[Scythe]):
    """Whether to place the star now."""

    about = DecisionKind("factory_star", PLAIN_OFFER, BY_LIST)

    def __init__(self, seat: int, sources: int) -> None:
        super().__init__(seat)
        self.sources = sources  # where the tile is from

    def options(self, game: Scythe) -> list[int]:
        return [NO_STAR, PLACE_STAR]

    def take(self, game: Scythe, action: int) -> None:
        if action == PLACE_STAR:
            place_on_hill(game, self.seat, self.sources)

    def span(self) -> int:
        return 2

    def text(self, action: int) -> str:
        return "place star" if action == PLACE_STAR else "no star"
