"""What airships do in a game (W1, W2, W5 to W7): one method for each hook of the base rules."""

from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.game import Wind


class AirshipWind(Wind):
    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
