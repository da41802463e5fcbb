"""What airships change on the board (W1, W2, W6, W7): one method for each hook of the base rules."""

from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.state import Sky


class AirshipSky(Sky):
    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.flies = True
        self.holds_land = any(wings.powers.hold for wings in fleet.wings)
