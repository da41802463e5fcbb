"""The human's turn: the person reports what has changed on the table, thing by thing, until the turn is done.

A report has a short text. Those of the rules come first; ``adjust …`` mends what was entered wrongly.
"""

from typing import Final

from maszyna.expeditions.game import Expedition
from maszyna.expeditions.play.corrections import adjustments
from maszyna.expeditions.play.turn_reports import Report, turn_reports
from maszyna.kernel.steps import Decision

DONE: Final = 0
REPORTS: Final[list[Report]] = [*turn_reports(), *adjustments()]


class YourTurn(Decision[Expedition]):
    def kind(self) -> str:
        return "your_turn"

    def options(self, game: Expedition) -> list[int]:
        possible = [number for number, report in enumerate(REPORTS, 1) if report.why_not(game) == ""]
        return [DONE, *possible]

    def take(self, game: Expedition, action: int) -> None:
        if action == DONE:
            return
        game.push(self)
        REPORTS[action - 1].take(game)

    def span(self) -> int:
        return len(REPORTS) + 1

    def text(self, action: int) -> str:
        return REPORTS[action - 1].text if action else "done"

    def why_not(self, game: Expedition, action: int) -> str:
        return REPORTS[action - 1].why_not(game)
