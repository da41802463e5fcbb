"""Enlist and the recruits' ongoing bonuses (section 5)."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind, Step
from maszyna.scythe.events import RECRUIT_BONUS, RECRUIT_ENLISTED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BONUSES, BOTTOMS, COINS, COMBAT_CARDS, POPULARITY, POWER, STAR_RECRUITS
from maszyna.scythe.play.common.decisions import BY_RECRUIT, PLAYER_MAT, OnSection
from maszyna.scythe.play.common.gains import gain
from maszyna.scythe.play.common.stars import check_all_stars, check_star

NONE: Final = 0
BONUS_GOOD: Final = [POWER, COINS, POPULARITY, COMBAT_CARDS]
ONE_TIME: Final = 2  # of each one-time bonus


class ChooseRecruit(Decision[Scythe]):
    """From which section to take a recruit; 0 refuses."""

    about = DecisionKind("recruit", PLAYER_MAT, BY_RECRUIT)

    def options(self, game: Scythe) -> list[int]:
        recruits = game.position.seats[self.seat].recruits
        return [NONE, *(section + 1 for section in range(len(BOTTOMS)) if not recruits & bit(section))]

    def take(self, game: Scythe, action: int) -> None:
        if action != NONE:
            game.push(ChooseBonus(self.seat, action - 1))

    def span(self) -> int:
        return len(BOTTOMS) + 1

    def text(self, action: int) -> str:
        return "no recruit" if action == NONE else f"recruit {BOTTOMS[action - 1]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "enlisted_already"


class ChooseBonus(OnSection):
    """Which one-time bonus to cover."""

    about = DecisionKind("bonus", PLAYER_MAT, BY_LIST, from_zero=True)

    def options(self, game: Scythe) -> list[int]:
        taken = game.position.seats[self.seat].bonuses
        return [bonus for bonus in range(len(BONUSES)) if not taken & bit(bonus)]

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        own.recruits |= bit(self.section)
        own.bonuses |= bit(action)
        game.tell(RECRUIT_ENLISTED, self.seat, self.section, action)
        game.push(FourthRecruit(self.seat))
        gain(game, self.seat, BONUS_GOOD[action], ONE_TIME)

    def span(self) -> int:
        return len(BONUSES)

    def text(self, action: int) -> str:
        return f"bonus {BONUSES[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "taken_already"


class FourthRecruit(Step[Scythe]):
    """The star for it comes after the one-time bonus, on cards too (section 11)."""

    def run(self, game: Scythe) -> None:
        check_star(game, self.seat, STAR_RECRUITS)


def pay_recruit(game: Scythe, seat: int, bottom: int) -> None:
    game.tell(RECRUIT_BONUS, seat, bottom)
    gain(game, seat, BONUS_GOOD[bottom], 1)


class OwnRecruit(Step[Scythe]):
    """The active seat's recruit pays first."""

    def __init__(self, seat: int, bottom: int, pays: bool) -> None:
        super().__init__(seat)
        self.bottom = bottom
        self.pays = pays

    def run(self, game: Scythe) -> None:
        game.push(OtherRecruits(self.seat, self.bottom))
        if self.pays and game.position.seats[self.seat].recruits & bit(self.bottom):
            pay_recruit(game, self.seat, self.bottom)


class OtherRecruits(Step[Scythe]):
    """Then the left neighbour's and after it the right neighbour's, unless somebody has ended the game by then."""

    def __init__(self, seat: int, bottom: int) -> None:
        super().__init__(seat)
        self.bottom = bottom

    def run(self, game: Scythe) -> None:
        game.turn.stars_wait = False
        check_all_stars(game, self.seat)
        if not game.over:
            pay_neighbours(game, self.seat, self.bottom)


def pay_neighbours(game: Scythe, seat: int, bottom: int) -> None:
    """The left neighbour's recruit pays, its star is placed, and only if the game goes on the right neighbour's."""
    for neighbour in reversed(game.neighbours(seat)):
        if game.position.seats[neighbour].recruits & bit(bottom):
            game.push(NeighbourRecruit(neighbour, bottom))


class NeighbourRecruit(Step[Scythe]):
    """A neighbour's recruit pays, even on another's turn."""

    def __init__(self, seat: int, bottom: int) -> None:
        super().__init__(seat)
        self.bottom = bottom

    def run(self, game: Scythe) -> None:
        pay_recruit(game, self.seat, self.bottom)
