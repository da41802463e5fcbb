"""The bottom row (section 5): pay the cost, gain the mat coins, do the thing, then recruit bonuses.

Once exhausted an action may still be paid for its coins and recruit bonuses.
"""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import how_many
from maszyna.kernel.steps import Decision, DecisionKind, Step
from maszyna.scythe.events import BOTTOM_ACTION
from maszyna.scythe.facts.mats import PlayerMat, Section, mats
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOTTOM_RESOURCE, BOTTOMS, BUILD, COINS, DEPLOY, FACTORY_CARD, UPGRADE
from maszyna.scythe.play.actions.build import ANYWHERE, ChooseStructure
from maszyna.scythe.play.actions.deploy import ChooseMech
from maszyna.scythe.play.actions.enlist import ChooseRecruit, OwnRecruit
from maszyna.scythe.play.actions.upgrade import ChooseCube
from maszyna.scythe.play.common.decisions import BY_BOTTOM_ROW, PLAYER_MAT
from maszyna.scythe.play.common.gains import Gain
from maszyna.scythe.play.common.payment import can_pay, pay
from maszyna.scythe.play.movement.move import ChooseUnit
from maszyna.scythe.play.turn.top import after_movement
from maszyna.scythe.state import Seat
from maszyna.scythe.variants import RECRUIT_PAYS_LATER

SKIP: Final = 0
TAKE: Final = 1
FACTORY_HEXES: Final = 2


def _by_top(mat: PlayerMat) -> list[Section]:
    return sorted(mat.sections, key=lambda section: section.top)


SECTION_OF: Final[list[list[Section]]] = [_by_top(mat) for mat in mats()]  # by mat, then by top-row action


def cost_of(own: Seat, section: int) -> int:
    """The resource cost showing now."""
    printed = SECTION_OF[own.mat][section]
    return printed.cost - how_many(own.savings, printed.bottom)


class ChooseBottom(Decision[Scythe]):
    """Whether to take the bottom-row action of the section."""

    about = DecisionKind("bottom", PLAYER_MAT, BY_BOTTOM_ROW, ends_turn=True)

    def __init__(self, seat: int, section: int, bottom: int) -> None:
        super().__init__(seat)
        self.section = section
        self.bottom = bottom

    def context(self, game: Scythe) -> list[int]:
        return [0, self.section, self.bottom]

    def options(self, game: Scythe) -> list[int]:
        if self.section == FACTORY_CARD:
            return [SKIP, TAKE] if game.ending.may_move(game, self.seat) else [SKIP]
        return [SKIP, TAKE] if can_afford(game, self.seat, self.section) else [SKIP]

    def take(self, game: Scythe, action: int) -> None:
        if action == SKIP:
            return
        game.turn.bottom_taken = True
        if self.section == FACTORY_CARD:
            game.turn.moved = 0
            after_movement(game, self.seat)
            game.push(ChooseUnit(self.seat, 1, FACTORY_HEXES))
            return
        take_bottom(game, self.seat, self.section, cost_of(game.position.seats[self.seat], self.section))

    def span(self) -> int:
        return 2

    def text(self, action: int) -> str:
        if action == SKIP:
            return "skip bottom"
        return "factory move" if self.section == FACTORY_CARD else BOTTOMS[self.bottom]

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_move_in_this_turn" if self.section == FACTORY_CARD else "cannot_pay"


def can_afford(game: Scythe, seat: int, section: int) -> bool:
    own = game.position.seats[seat]
    return can_pay(game, seat, BOTTOM_RESOURCE[SECTION_OF[own.mat][section].bottom], cost_of(own, section))


def take_bottom(game: Scythe, seat: int, section: int, cost: int) -> None:
    """Put the parts of the action on the stack, last first; ``cost`` is how many tokens are paid for it."""
    own = game.position.seats[seat]
    printed = SECTION_OF[own.mat][section]
    bottom = printed.bottom
    game.tell(BOTTOM_ACTION, seat, bottom)
    game.turn.stars_wait = True
    pays = bool(own.recruits & bit(bottom)) or not game.variants & RECRUIT_PAYS_LATER
    game.push(OwnRecruit(seat, bottom, pays))
    game.push(benefit_of(seat, bottom))
    if printed.coins:
        game.push(Gain(seat, COINS, printed.coins))
    pay(game, seat, BOTTOM_RESOURCE[bottom], cost)


def benefit_of(seat: int, bottom: int) -> Step[Scythe]:
    """The thing a bottom-row action does."""
    if bottom == UPGRADE:
        return ChooseCube(seat)
    if bottom == DEPLOY:
        return ChooseMech(seat, ANYWHERE)
    if bottom == BUILD:
        return ChooseStructure(seat, ANYWHERE)
    return ChooseRecruit(seat)


def bottom_of(own: Seat, section: int) -> int:
    """The bottom-row action under a top-row action; the Factory card has none of the four."""
    return UPGRADE if section == FACTORY_CARD else SECTION_OF[own.mat][section].bottom
