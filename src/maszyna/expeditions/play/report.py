"""One thing a person can say about the table."""

from maszyna.expeditions.game import Expedition


class Report:
    def __init__(self, text: str) -> None:
        self.text = text

    def why_not(self, game: Expedition) -> str:
        """The reason code if it cannot be so, otherwise nothing."""
        return ""

    def take(self, game: Expedition) -> None:
        raise NotImplementedError
