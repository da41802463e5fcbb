"""Resources paid for units beyond those of a Move action, where a tile says so."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.events import EFFECT_USED
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import AIRSHIP
from maszyna.scythe.place_texts import kind_in_action, unit_kind
from maszyna.scythe.play.common.payment import PayAny, may_coerce
from maszyna.scythe.play.movement.move import DONE, ChooseUnit

PAID_UNITS: Final = EFFECT_NAMES.index("paid_units")


class ChoosePaidUnit(ChooseUnit):
    """Which unit moves for a price, or none; never the airship."""

    def __init__(self, seat: int, units: int, hexes: int, powers: Powers) -> None:
        super().__init__(seat, units, hexes)
        self.powers = powers

    def price(self) -> int:
        return self.powers.unit_price

    def options(self, game: Scythe) -> list[int]:
        stock = int(total(game.position.stock(self.seat))) + (1 if may_coerce(game, self.seat) else 0)
        if stock < self.price():
            return [DONE]
        airship = unit_kind(AIRSHIP)
        return [action for action in super().options(game) if action == DONE or kind_in_action(action) != airship]

    def take(self, game: Scythe, action: int) -> None:
        super().take(game, action)
        if action != DONE:
            game.tell(EFFECT_USED, self.seat, PAID_UNITS, self.seat, self.powers.sources[PAID_UNITS])
            for _ in range(self.price()):
                game.push(PayAny(self.seat))

    def go_on(self, game: Scythe, piece: int) -> None:
        game.turn.moved |= bit(piece)
        if self.units > 1:
            game.push(ChoosePaidUnit(self.seat, self.units - 1, self.hexes, self.powers))
