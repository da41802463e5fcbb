"""Albion's flags (Exalt) and Togawa's traps (Maifuku, Shinobi), laid after everything else a movement brings."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, members
from maszyna.kernel.steps import BY_LIST, BY_NUMBER, Decision, DecisionKind, Step
from maszyna.scythe.board import EVERYWHERE
from maszyna.scythe.events import FLAG_PLACED, TRAP_PLACED, TRAP_REARMED
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CHARACTER, EXALT, GOODS, MAIFUKU, MAT, TOGAWA
from maszyna.scythe.play.common.decisions import PLAIN_OFFER, TERRITORY, Offer
from maszyna.scythe.play.movement.move import character_moved

NONE: Final = 0
MOST_FLAGS: Final = 4
PENALTIES: Final = [GOODS[good] for good, _ in factions()[TOGAWA].penalties]


class LeaveToken(Step[Scythe]):
    """Where the character ended its move, or where a mech came by Shinobi."""

    def run(self, game: Scythe) -> None:
        own = game.position.seats[self.seat]
        if not own.abilities & (EXALT | MAIFUKU):
            return
        place = own.at[CHARACTER]
        if character_moved(game) and bit(place) & EVERYWHERE and not bit(place) & tokens_on_board(game):
            if own.abilities & EXALT and count(own.flags) < MOST_FLAGS:
                game.push(PlaceFlag(self.seat))
            elif own.abilities & MAIFUKU and MAT in own.traps:
                game.push(PlaceTrap(self.seat))
        for trap in members(game.turn.by_shinobi & own.combat_units & ~own.armed):
            game.push(RearmTrap(self.seat, trap))
        game.turn.by_shinobi = 0


def tokens_on_board(game: Scythe) -> i64:
    """Territories with anybody's faction token: there is at most one on each."""
    found: i64 = 0
    for seat in game.position.seats:
        found |= seat.flags
        for trap in seat.traps:
            found |= bit(trap)
    return found & EVERYWHERE


class PlaceFlag(Offer):
    """A flag where the character stands, or none."""

    about = DecisionKind("flag", PLAIN_OFFER, BY_LIST)

    def accept(self, game: Scythe) -> None:
        own = game.position.seats[self.seat]
        own.flags |= bit(own.at[CHARACTER])
        game.tell(FLAG_PLACED, self.seat, own.at[CHARACTER])

    def text(self, action: int) -> str:
        return "place flag" if action else "no flag"


class PlaceTrap(Decision[Scythe]):
    """Which trap to arm where the character stands, or none."""

    about = DecisionKind("trap", PLAIN_OFFER, BY_NUMBER)

    def options(self, game: Scythe) -> list[int]:
        traps = game.position.seats[self.seat].traps
        return [NONE, *(trap + 1 for trap in range(len(traps)) if traps[trap] == MAT)]

    def take(self, game: Scythe, action: int) -> None:
        if action == NONE:
            return
        own = game.position.seats[self.seat]
        place = own.at[CHARACTER]
        own.traps[action - 1] = place
        own.armed |= bit(place)
        game.tell(TRAP_PLACED, self.seat, place, factions()[own.faction].penalties[action - 1][0])

    def span(self) -> int:
        return len(PENALTIES) + 1

    def text(self, action: int) -> str:
        return "no trap" if action == NONE else f"trap {PENALTIES[action - 1]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "laid_already"


class RearmTrap(Offer):
    """Shinobi: a move that ended on an own disarmed trap may arm it again."""

    about = DecisionKind("rearm", TERRITORY, BY_LIST)

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def context(self, game: Scythe) -> list[int]:
        return [self.place]

    def accept(self, game: Scythe) -> None:
        game.position.seats[self.seat].armed |= bit(self.place)
        game.tell(TRAP_REARMED, self.seat, self.place)

    def text(self, action: int) -> str:
        return f"rearm {self.place}" if action else f"leave {self.place} disarmed"
