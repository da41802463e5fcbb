"""A turn (section 3): the action token to another section, then its top row, then its bottom row."""

from maszyna.kernel.pending import Decision, Step
from maszyna.scythe.events import TOKEN_PLACED, TURN_BEGAN
from maszyna.scythe.game import Scythe, Turn
from maszyna.scythe.play.bottom import ChooseBottom, bottom_of
from maszyna.scythe.play.objectives import BEFORE_TOP, BETWEEN, END_OF_TURN, RevealObjective
from maszyna.scythe.play.top import ChooseTop
from maszyna.scythe.variants import RELENTLESS_FACTORY
from maszyna.scythe.words import FACTORY_CARD, RELENTLESS, SECTIONS


class TakeTurn(Step[Scythe]):
    """One turn of a seat; when it is over, the next seat's."""

    def run(self, game: Scythe) -> None:
        game.turn = Turn(self.seat)
        game.turns += 1
        game.tell(TURN_BEGAN, self.seat, game.turns)
        game.push(TakeTurn((self.seat + 1) % game.seats_at_table()))
        game.push(ChooseSection(self.seat))
        game.push(RevealObjective(self.seat, BEFORE_TOP))


class ChooseSection(Decision[Scythe]):
    """Where the action token goes."""

    def kind(self) -> str:
        return "section"

    def options(self, game: Scythe) -> list[int]:
        return [section for section in range(len(SECTIONS)) if self.may_choose(game, section)]

    def may_choose(self, game: Scythe, section: int) -> bool:
        """Not where the token stands; Rusviet (Relentless) may repeat, but by the errata not the Factory card."""
        own = game.position.seats[self.seat]
        if section == FACTORY_CARD and not own.factory_card:
            return False
        if section != own.section:
            return True
        if not own.abilities & RELENTLESS:
            return False
        return section != FACTORY_CARD or bool(game.variants & RELENTLESS_FACTORY)

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        own.section = action
        game.tell(TOKEN_PLACED, self.seat, action)
        game.push(RevealObjective(self.seat, END_OF_TURN))
        game.push(ChooseBottom(self.seat, action, bottom_of(own, action)))
        game.push(RevealObjective(self.seat, BETWEEN))
        game.push(ChooseTop(self.seat, action))

    def span(self) -> int:
        return len(SECTIONS)

    def text(self, action: int) -> str:
        return f"section {SECTIONS[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        if action == FACTORY_CARD and not game.position.seats[self.seat].factory_card:
            return "no_factory_card"
        return "token_is_there"
