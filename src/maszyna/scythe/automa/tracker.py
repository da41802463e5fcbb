"""The star tracker (A13): gold star, one space on; a star space gives a star, the first of them scheme II."""

from maszyna.kernel.bits import bit
from maszyna.kernel.pending import Step
from maszyna.scythe.automa.deck import shuffle_all
from maszyna.scythe.automa.levels import LAST_SPACE, SCHEME_TWO, STAR_SPACES
from maszyna.scythe.automa.orders import orders_of
from maszyna.scythe.events import SCHEME_CHANGED, TRACKER_MOVED
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.stars import place_star
from maszyna.scythe.words import STAR_TRACKER


class Tracker(Step[Scythe]):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: Scythe) -> None:
        side = game.automa(self.seat)
        orders = orders_of(side, game.position.seats[self.seat].faction, self.card)
        if not orders.advances or side.tracker == LAST_SPACE[side.level]:
            return
        side.tracker += 1
        game.tell(TRACKER_MOVED, self.seat, side.tracker)
        if not bit(side.tracker) & STAR_SPACES[side.level]:
            return
        if side.tracker == SCHEME_TWO[side.level]:  # A13.3: from the next card on
            side.scheme = 2
            game.tell(SCHEME_CHANGED, self.seat, side.scheme)
            shuffle_all(game, self.seat)
        place_star(game, self.seat, STAR_TRACKER)
