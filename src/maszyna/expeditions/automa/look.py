"""What a mech sees when it looks for its target: its row, from where it stands."""

from maszyna.expeditions.state import Position


class Look:
    def __init__(self, position: Position, row: int) -> None:
        self.position = position
        self.row = row
        self.at = position.at[row]
        self.skipped = position.human_in(row)  # the human's location, or NOBODY
