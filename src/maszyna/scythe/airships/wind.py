"""What airships do in a game (W1, W2, W5 to W7): one method for each hook of the base rules."""

from maszyna.scythe.airships.automa_flight import follow
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.game import Scythe, Wind


class AirshipWind(Wind):
    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet

    def automa_moved(self, game: Scythe, seat: int, symbol: int) -> None:
        follow(game, self.fleet, seat, symbol)
