"""Upgrade (section 5): one cube from any top slot to any empty bracketed cost box of any bottom action."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import how_many, packed_kind
from maszyna.kernel.steps import Decision, DecisionKind
from maszyna.scythe.events import UPGRADED
from maszyna.scythe.facts.mats import PlayerMat, mats
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import BOTTOMS, CUBES, STAR_UPGRADES
from maszyna.scythe.play.common.decisions import BY_BOX, BY_CUBE, PLAYER_MAT
from maszyna.scythe.play.common.stars import check_star
from maszyna.scythe.state import Seat

NONE: Final = 0


def _boxes(mat: PlayerMat) -> list[int]:
    by_bottom = [0, 0, 0, 0]
    for section in mat.sections:
        by_bottom[section.bottom] = section.boxes
    return by_bottom


BOXES: Final[list[list[int]]] = [_boxes(mat) for mat in mats()]


def has_empty_box(own: Seat, bottom: int) -> bool:
    return how_many(own.savings, bottom) < BOXES[own.mat][bottom]


class ChooseCube(Decision[Scythe]):
    """Which benefit to raise; 0 refuses the upgrade."""

    about = DecisionKind("cube", PLAYER_MAT, BY_CUBE)

    def options(self, game: Scythe) -> list[int]:
        cubes = game.position.seats[self.seat].cubes
        return [NONE, *(cube + 1 for cube in range(len(CUBES)) if not cubes & bit(cube))]

    def take(self, game: Scythe, action: int) -> None:
        if action != NONE:
            game.push(ChooseBox(self.seat, action - 1))

    def span(self) -> int:
        return len(CUBES) + 1

    def text(self, action: int) -> str:
        return "no upgrade" if action == NONE else f"upgrade {CUBES[action - 1]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "cube_is_gone"


class ChooseBox(Decision[Scythe]):
    """Which cost to lower."""

    about = DecisionKind("box", PLAYER_MAT, BY_BOX, from_zero=True, continues=True)

    def __init__(self, seat: int, cube: int) -> None:
        super().__init__(seat)
        self.cube = cube

    def context(self, game: Scythe) -> list[int]:
        return [0, self.cube]

    def options(self, game: Scythe) -> list[int]:
        own = game.position.seats[self.seat]
        return [bottom for bottom in range(len(BOTTOMS)) if has_empty_box(own, bottom)]

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        own.cubes |= bit(self.cube)
        own.savings += packed_kind(action, 1)
        game.tell(UPGRADED, self.seat, self.cube, action)
        check_star(game, self.seat, STAR_UPGRADES)

    def span(self) -> int:
        return len(BOTTOMS)

    def text(self, action: int) -> str:
        return f"cheaper {BOTTOMS[action]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_empty_box"
