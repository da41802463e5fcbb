"""What airships change on the board (W1, W2, W6, W7): one method for each hook of the base rules."""

from typing import Any

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.packed_counts import total
from maszyna.scythe.airships.areas import (
    CRAFT,
    FURTHER,
    HOLD,
    SHELTER,
    SIEGE,
    SUMMON,
    TOLL,
    TUNNEL,
    area_of,
    condition_holds,
)
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.airships.powers import Powers
from maszyna.scythe.board import EVERYWHERE, LAKES, LAND, SHORE
from maszyna.scythe.ids import CHARACTER, FIRST_WORKER
from maszyna.scythe.state import AirshipBoardRules, Position


class FleetBoardRules(AirshipBoardRules):
    def __init__(self, fleet: Fleet) -> None:
        self.fleet = fleet
        self.powers: list[Powers] = [airship.powers for airship in fleet.airships]
        self.flies = True
        self.drops_on_lakes = fleet.lake_drops
        self.holds_land = any(powers.hold for powers in self.powers)
        self.digs = any(powers.tunnel for powers in self.powers)
        self.stops_enemies = any(powers.siege or powers.toll for powers in self.powers)

    def __reduce__(self) -> tuple[Any, ...]:
        return FleetBoardRules, (self.fleet,)

    def control(self, position: Position, seat: int, held: i64) -> i64:
        """W1.5: no airship controls land, unless an own copy of a tile says so; then structures do not matter."""
        for index, other in enumerate(position.seats):
            here = bit(other.airship) & EVERYWHERE
            if not self.holds_now(position, index) or not here or here & position.enemy_units(index):
                continue
            if index == seat:
                held |= here if other.units() & here or not self.rivals(position, seat) else 0
            elif other.units() & here or not self.rivals(position, index):
                held &= ~here
        return held

    def holds_now(self, position: Position, seat: int) -> bool:
        powers = self.powers[seat]
        return powers.hold and condition_holds(position, powers, seat, HOLD)

    def rivals(self, position: Position, seat: int) -> bool:
        """Whether another airship that holds land is over the same territory: then neither of them holds it."""
        place = position.seats[seat].airship
        for index, other in enumerate(position.seats):
            if index != seat and other.airship == place and self.holds_now(position, index):
                return True
        return False

    def links(self, position: Position, seat: int, unit: int, place: int) -> i64:
        """W7.9 and W7.12: over the shore of the lake under the airship, and the character from anywhere."""
        powers = self.powers[seat]
        ship = position.seats[seat].airship
        here = bit(ship) & EVERYWHERE
        found: i64 = 0
        if powers.ferry and here & LAKES:
            if place == ship:
                found |= SHORE[place]
            elif SHORE[place] & here:
                found |= here
        if powers.summon_character and unit == CHARACTER and condition_holds(position, powers, seat, SUMMON):
            found |= area_of(position, powers, seat, SUMMON) & LAND & ~bit(place)
        return found

    def tunnels(self, position: Position, seat: int) -> i64:
        """W7.11; there is nothing to dig in under a lake."""
        powers = self.powers[seat]
        if not powers.tunnel or not condition_holds(position, powers, seat, TUNNEL):
            return 0
        return area_of(position, powers, seat, TUNNEL) & LAND

    def barred(self, position: Position, seat: int, unit: int) -> i64:
        """W6.3 and W6.7: where the price cannot be paid, or nothing can be carried along."""
        found: i64 = 0
        if not self.stops_enemies:
            return found
        own = position.seats[seat]
        for index, powers in enumerate(self.powers):
            if not self.fleet.opposes(position, seat, index):
                continue
            if unit < FIRST_WORKER and powers.siege:
                for place in members(area_of(position, powers, index, SIEGE) & EVERYWHERE):
                    if own.coins < self.siege_price(position, seat, place):
                        found |= bit(place)
            if powers.toll and not total(position.resources[own.at[unit]]):
                found |= area_of(position, powers, index, TOLL) & EVERYWHERE
        return found

    def siege_price(self, position: Position, seat: int, place: int) -> int:
        """W6.3: what a combat unit of a seat pays to enter, all enemy airships over the place together."""
        price = 0
        for index, powers in enumerate(self.powers):
            if powers.siege and self.fleet.opposes(position, seat, index):
                price += powers.siege if bit(place) & area_of(position, powers, index, SIEGE) else 0
        return price

    def carries(self, position: Position, seat: int, place: int) -> bool:
        """W6.7."""
        for index, powers in enumerate(self.powers):
            takes = powers.toll and self.fleet.opposes(position, seat, index)
            if takes and bit(place) & area_of(position, powers, index, TOLL):
                return True
        return False

    def further(self, position: Position, seat: int, place: int) -> int:
        """W7.10."""
        powers = self.powers[seat]
        if not powers.further or not bit(place) & area_of(position, powers, seat, FURTHER):
            return 0
        return powers.further

    def is_afloat(self, position: Position, seat: int, place: int) -> bool:
        """W7.9: under its airship a seat's units stand on a lake as on land."""
        return self.powers[seat].ferry and position.seats[seat].airship == place

    def sites(self, position: Position, seat: int) -> i64:
        """W7.15."""
        powers = self.powers[seat]
        if not powers.craft or not condition_holds(position, powers, seat, CRAFT):
            return 0
        return area_of(position, powers, seat, CRAFT) & LAND & ~position.enemy_units(seat)

    def shelters(self, position: Position, seat: int, place: int) -> i64:
        """W7.13."""
        powers = self.powers[seat]
        if not powers.shelter or not condition_holds(position, powers, seat, SHELTER):
            return 0
        return area_of(position, powers, seat, SHELTER) & LAND & ~position.enemy_units(seat) & ~bit(place)

    def free_fields(self, position: Position, seat: int) -> i64:
        """W7.14."""
        if not self.powers[seat].extra_field:
            return 0
        return bit(position.seats[seat].airship) & position.controlled(seat)
