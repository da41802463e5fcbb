"""The beaten go home (section 8); Nordic units with Seaworthy may retreat to lakes beside the territory instead."""

from maszyna.kernel.bits import bit, i64, members
from maszyna.kernel.steps import BY_PLACE, DecisionKind, Step
from maszyna.scythe.board import LAKES, SHORE, base_of
from maszyna.scythe.events import UNIT_RETREATED
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, FIRST_MECH, FIRST_WORKER, SEAWORTHY, UNIT_KINDS, UNITS
from maszyna.scythe.place_texts import place_text, unit_kind
from maszyna.scythe.play.common.decisions import TERRITORY, ChoosePlace


class Retreat(Step[Scythe]):
    """All units of the loser leave the territory; resources stay."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def run(self, game: Scythe) -> None:
        own = game.position.seats[self.seat]
        if places_besides_home(game, self.seat, self.place, CHARACTER):
            next_retreat(game, self.seat, self.place, CHARACTER, 0)
            return
        home = base_of(own.faction)
        for unit in range(UNITS):
            if own.at[unit] == self.place:
                own.at[unit] = home
                own.muster()
                game.tell(UNIT_RETREATED, self.seat, unit, self.place, home)


def places_besides_home(game: Scythe, seat: int, place: int, unit: int) -> i64:
    """Lakes for Nordic characters and mechs, and whatever an airship shelters."""
    found: i64 = game.position.airship_board.shelters(game.position, seat, place)
    if unit < FIRST_WORKER and game.position.seats[seat].abilities & SEAWORTHY:
        found |= open_lakes(game, seat, place)
    return found


def open_lakes(game: Scythe, seat: int, place: int) -> i64:
    """Lakes beside the territory without enemy units: a retreat starts no new combat."""
    lakes: i64 = SHORE[place] & LAKES  # the shore of a lake is land
    return lakes & ~game.position.enemy_units(seat)


def next_retreat(game: Scythe, seat: int, place: int, first: int, mech_lakes: i64) -> None:
    """Ask for the first unit from ``first`` on that is still there."""
    own = game.position.seats[seat]
    for unit in range(first, UNITS):
        if own.at[unit] == place:
            game.push(ChooseRetreat(seat, place, unit, mech_lakes))
            return


class ChooseRetreat(ChoosePlace):
    """Home, or a lake for a character or mech; a worker only where one of the retreating mechs carries it."""

    about = DecisionKind("retreat", TERRITORY, BY_PLACE)

    def __init__(self, seat: int, place: int, unit: int, mech_lakes: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.unit = unit
        self.mech_lakes: i64 = mech_lakes

    def context(self, game: Scythe) -> list[int]:
        return [self.place, unit_kind(self.unit)]

    def options(self, game: Scythe) -> list[int]:
        places = places_besides_home(game, self.seat, self.place, self.unit)
        if self.unit >= FIRST_WORKER:
            places |= self.mech_lakes
        return [*members(places), base_of(game.position.seats[self.seat].faction)]

    def take(self, game: Scythe, action: int) -> None:
        own = game.position.seats[self.seat]
        own.at[self.unit] = action
        own.muster()
        game.tell(UNIT_RETREATED, self.seat, self.unit, self.place, action)
        lakes = self.mech_lakes
        if FIRST_MECH <= self.unit < FIRST_WORKER and bit(action) & LAKES:
            lakes |= bit(action)
        next_retreat(game, self.seat, self.place, self.unit + 1, lakes)

    def text(self, action: int) -> str:
        return f"retreat {UNIT_KINDS[unit_kind(self.unit)]} to {place_text(action)}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_retreat_there"
