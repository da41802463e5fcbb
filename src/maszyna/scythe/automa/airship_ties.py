"""What airships add to the choices of an Automa's combat units: two tie-breakers (W5.5), a siege's price (W6.3)."""

from typing import Final

from maszyna.kernel.bits import bit, i64
from maszyna.kernel.narrow import Fewest, Require
from maszyna.scythe.automa.criteria import Criteria, Nearest
from maszyna.scythe.automa.sight import Sight


class NearestOwnAirship(Nearest):
    """Nearest to the Automa's own airship, which may still be on its base."""

    def targets(self, view: Sight) -> i64:
        return bit(view.own.airship) & ~1


class WithoutEnemyAirship(Fewest[Sight]):
    """No enemy airship over it, if there is such a territory."""

    def value(self, view: Sight, candidate: int) -> int:
        return 1 if view.enemy_airships() & bit(candidate) else 0

    def keep(self, view: Sight, candidates: i64) -> i64:
        free = candidates & ~view.enemy_airships()
        return free if free else candidates


class CanPaySiege(Require[Sight]):
    """No enemy airship asks a price there that the Automa cannot pay; staying costs nothing."""

    def barred(self, view: Sight) -> i64:
        return view.position.airship_board.barred(view.position, view.seat, view.unit) & ~bit(view.own.at[view.unit])

    def applies(self, view: Sight) -> bool:
        return self.barred(view) != 0

    def allowed(self, view: Sight) -> i64:
        return ~self.barred(view)


NEAREST_OWN_AIRSHIP: Final = NearestOwnAirship("nearest_own_airship", "W5.5")
WITHOUT_ENEMY_AIRSHIP: Final = WithoutEnemyAirship("without_enemy_airship", "W5.5")
CAN_PAY_SIEGE: Final = CanPaySiege("can_pay_siege", "W6.3")
AIRSHIP_TIES: Final[Criteria] = [NEAREST_OWN_AIRSHIP, WITHOUT_ENEMY_AIRSHIP]
