"""Whose the resources on each territory are while a film goes on, and what changes hands with a territory.

Between two events a territory may be disputed: workers that are about to be driven off, a combat that is still to be
fought. What lies there is whose it was until that is settled.
"""

from typing import Final

from maszyna.kernel.bits import bit, members
from maszyna.kernel.events import Event
from maszyna.kernel.game import NOBODY
from maszyna.kernel.packed_counts import KINDS, how_many, packed, total
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.events import CARGO_CARRIED, RESOURCES_REMOVED, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import AUTOMA
from maszyna.speech.common.amounts import Goods
from maszyna.speech.scythe.events.takings import Taking

NOTHING: Final = (NOBODY, 0)


class GoodsOnLand:
    """By territory, whose resources lie there, and which."""

    def __init__(self, scene: Scythe) -> None:
        self.held: dict[int, tuple[int, int]] = {}
        self.attacked: dict[int, int] = {}  # by territory with a combat to come, who attacks
        self.settle(scene)

    def settle(self, scene: Scythe) -> list[Taking]:
        """What has changed hands since the last look."""
        position = scene.position
        controlled = [int(position.controlled(seat)) for seat in range(len(position.seats))]
        found: list[Taking] = []
        for place in members(EVERYWHERE):
            tally = int(position.resources[place])
            if not tally and place not in self.held:
                continue
            holders = [seat for seat, land in enumerate(controlled) if land & bit(place)]
            if position.battles & bit(place):
                self.attacked[place] = position.attacker
            elif len(holders) < 2:
                now = (holders[0] if holders else NOBODY, tally)
                taking = self.taking(scene, place, now)
                if taking is None or not taking.removed:
                    self.held[place] = now
                if taking is not None and not taking.removed:
                    found.append(taking)
        return found

    def taking(self, scene: Scythe, place: int, now: tuple[int, int]) -> Taking | None:
        """What changed hands on a territory; what an Automa comes by is still to be removed (A17)."""
        (owner, tally), (holder, lying) = self.held.get(place, NOTHING), now
        attacker = self.attacked.pop(place, NOBODY)
        if NOBODY in (owner, holder):
            return None
        if owner == holder:  # who attacked has left behind what was carried there
            brought = packed([max(0, int(how_many(lying, kind) - how_many(tally, kind))) for kind in range(KINDS)])
            return (
                Taking(holder, attacker, int(brought), place) if brought and attacker not in (NOBODY, holder) else None
            )
        both = packed([int(min(how_many(lying, kind), how_many(tally, kind))) for kind in range(KINDS)])
        removed = scene.position.seats[holder].player == AUTOMA
        return Taking(holder, owner, int(both), place, removed) if both else None

    def removal(self, event: Event) -> Taking | None:
        """Whose resources an Automa has removed, where it is known."""
        if event.kind != RESOURCES_REMOVED:
            return None
        owner, tally = self.held.get(field_of(event, "place"), NOTHING)
        if owner in (NOBODY, event.seat) or total(tally) != field_of(event, "amount"):
            return None
        return Taking(event.seat, owner, tally, field_of(event, "place"), True)


def load_of(events: list[Event]) -> Goods:
    """What goes along with the move before these events."""
    found: list[tuple[int, int]] = []
    for event in events:
        if event.kind != CARGO_CARRIED:
            break
        found.append((field_of(event, "good"), field_of(event, "amount")))
    return found
