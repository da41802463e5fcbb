"""The star tracker (A13): gold star, one space on; a star space gives a star, the first of them scheme II."""

from maszyna.kernel.pending import Step
from maszyna.scythe.automa.deck import card_of, shuffle_all
from maszyna.scythe.events import SCHEME_CHANGED, TRACKER_MOVED
from maszyna.scythe.facts.automa import levels
from maszyna.scythe.game import Scythe
from maszyna.scythe.play.stars import place_star
from maszyna.scythe.words import STAR_TRACKER


class Tracker(Step[Scythe]):
    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def run(self, game: Scythe) -> None:
        side = game.automa(self.seat)
        level = levels()[side.level]
        if not card_of(side, self.card).advances or side.tracker + 1 >= level.spaces:
            return
        side.tracker += 1
        game.tell(TRACKER_MOVED, self.seat, side.tracker)
        if side.tracker not in level.stars:
            return
        if side.tracker == level.scheme_two:  # A13.3: from the next card on
            side.scheme = 2
            game.tell(SCHEME_CHANGED, self.seat, side.scheme)
            shuffle_all(game, self.seat)
        place_star(game, self.seat, STAR_TRACKER)
