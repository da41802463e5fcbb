"""Two airships fight (W6.6): dials and cards as in a combat; units take no part, the loser's airship goes home."""

from typing import Final

from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import KINDS, how_many, total
from maszyna.kernel.steps import BY_LIST, Decision, DecisionKind, Step
from maszyna.scythe.airships.fleet import Fleet
from maszyna.scythe.board import LAND, base_of
from maszyna.scythe.events import (
    AIR_COMBAT_BEGAN,
    AIRSHIP_RETREATED,
    AIRSHIP_UNLOADED,
    COMBAT_WON,
    EFFECT_USED,
    RESOURCES_REMOVED,
)
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import ABOARD, AIRSHIP, FACTIONS, FIRST_WORKER
from maszyna.scythe.play.combat.combat import (
    ATTACKER,
    DEFENDER,
    both_commit,
    console_loser,
    count_combat,
    fight_of,
    show_and_pay,
)
from maszyna.scythe.play.common.decisions import COMBAT
from maszyna.scythe.play.common.stars import place_combat_star
from maszyna.scythe.play.movement.arrival import send_home
from maszyna.scythe.turn_state import Combat

NO_DUEL: Final = 0
DUEL: Final = EFFECT_NAMES.index("duel")


def enemies_over(game: Scythe, fleet: Fleet, seat: int) -> list[int]:
    """The seats whose airships an own one could fight: those over the same territory."""
    position = game.position
    place = position.seats[seat].airship
    if place == base_of(position.seats[seat].faction):
        return []
    return [
        index
        for index, other in enumerate(position.seats)
        if other.airship == place and fleet.opposes(position, seat, index)
    ]


class OfferDuel(Step[Scythe]):
    """After the normal combats, if the airship has moved."""

    def __init__(self, seat: int, fleet: Fleet) -> None:
        super().__init__(seat)
        self.fleet = fleet

    def run(self, game: Scythe) -> None:
        if game.turn.moved & bit(AIRSHIP) and enemies_over(game, self.fleet, self.seat):
            game.push(ChooseDuel(self.seat, self.fleet))


class ChooseDuel(Decision[Scythe]):
    """Whose airship to fight, or none; actions are factions counted from 1."""

    about = DecisionKind("duel", COMBAT, BY_LIST)

    def __init__(self, seat: int, fleet: Fleet) -> None:
        super().__init__(seat)
        self.fleet = fleet

    def options(self, game: Scythe) -> list[int]:
        return [
            NO_DUEL,
            *(game.position.seats[seat].faction + 1 for seat in enemies_over(game, self.fleet, self.seat)),
        ]

    def take(self, game: Scythe, action: int) -> None:
        if action == NO_DUEL:
            return
        for index, other in enumerate(game.position.seats):
            if other.faction == action - 1:
                start_duel(game, self.fleet, self.seat, index)

    def span(self) -> int:
        return len(FACTIONS) + 1

    def text(self, action: int) -> str:
        return "no duel" if action == NO_DUEL else f"duel {FACTIONS[action - 1]}"

    def why_not(self, game: Scythe, action: int) -> str:
        return "no_airship_there"


def start_duel(game: Scythe, fleet: Fleet, attacker: int, defender: int) -> None:
    place = game.position.seats[attacker].airship
    combat = Combat(place, [attacker, defender], [0, 0], [0, 0])
    combat.in_the_air = True
    game.combat = combat
    sources = fleet.airships[attacker].powers.sources[DUEL]
    game.tell(EFFECT_USED, attacker, DUEL, defender, sources)
    game.tell(AIR_COMBAT_BEGAN, attacker, place, defender, sources)
    game.push(RevealDuel(attacker))
    both_commit(game)


class AttackAirship(Step[Scythe]):
    """The fight an Automa's airship begins; at a real table people fight it first."""

    def __init__(self, seat: int, fleet: Fleet, enemy: int) -> None:
        super().__init__(seat)
        self.fleet = fleet
        self.enemy = enemy

    def run(self, game: Scythe) -> None:
        start_duel(game, self.fleet, self.seat, self.enemy)


class RevealDuel(Step[Scythe]):
    """The higher total wins, the attacker wins ties; the winner places a star as for any combat."""

    def run(self, game: Scythe) -> None:
        totals = show_and_pay(game)
        winner = ATTACKER if totals[ATTACKER] >= totals[DEFENDER] else DEFENDER
        settle_duel(game, winner, totals[1 - winner] > 0)


def settle_duel(game: Scythe, winner: int, loser_showed: bool) -> None:
    combat = fight_of(game)
    won, lost = combat.fighters[winner], combat.fighters[1 - winner]
    game.tell(COMBAT_WON, won, combat.place, lost)
    count_combat(game, won, lost, combat.place)
    console_loser(game, lost, loser_showed)
    retreat_airship(game, lost)
    game.combat = None
    place_combat_star(game, won)


def retreat_airship(game: Scythe, seat: int) -> None:
    """Home; the cargo stays behind, over a lake it is lost, and workers aboard go home."""
    own = game.position.seats[seat]
    place = own.airship
    if bit(place) & LAND:
        game.position.resources[place] += own.cargo
        for kind in range(KINDS):
            if how_many(own.cargo, kind):
                game.tell(AIRSHIP_UNLOADED, seat, kind, how_many(own.cargo, kind), place)
    elif own.cargo:
        game.tell(RESOURCES_REMOVED, seat, place, total(own.cargo))
    own.cargo = 0
    send_home(game, seat, ABOARD, FIRST_WORKER)
    own.airship = base_of(own.faction)
    game.tell(AIRSHIP_RETREATED, seat, place, own.airship)
