"""A position entered by hand as a game that can go on from there, for as long as one request lasts."""

from typing import Final

from maszyna.kernel.bits import bit, mask_of
from maszyna.kernel.dice import dice
from maszyna.kernel.game import Game, RunMode
from maszyna.kernel.packed_counts import packed
from maszyna.scythe.airships.airship_setup import start_airship_rules
from maszyna.scythe.airships.automa_flight import first_enemy_over
from maszyna.scythe.airships.board_rules import FleetBoardRules
from maszyna.scythe.airships.duel import AttackAirship
from maszyna.scythe.automa.camp import know_of_camps
from maszyna.scythe.automa.moves import AttackTerritory
from maszyna.scythe.board import base_of
from maszyna.scythe.events import RESOLUTION_USED
from maszyna.scythe.facts.combat_deck import combat_deck
from maszyna.scythe.facts.effects import EFFECT_NAMES
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.game import Scythe
from maszyna.scythe.hidden import AutomaState
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.position_layout import Layout
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.new_game import CHAIRS
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.turn_state import AUTOMA_STREAMS, STREAMS, Turn

FIRST_STARS: Final = EFFECT_NAMES.index("first_stars")
SEED: Final = 0  # a request answers the same every time


def game_of(layout: Layout, active: int) -> Scythe:
    """The layout as a game in which somebody's turn is under way and nothing is left to do yet."""
    position = layout.position
    chairs = [CHAIRS[seat.player] for seat in position.seats]
    game = Scythe(position, dice(SEED, STREAMS + AUTOMA_STREAMS), 0, Turn(active, []), chairs, layout.hidden)
    position.idle_bases = mask_of([base_of(faction) for faction in range(len(FACTIONS))])
    game.combat_deck = packed(list(combat_deck()))
    game.factory_deck = mask_of([card.number for card in factory_cards()])
    for seat in position.seats:
        position.idle_bases &= ~bit(base_of(seat.faction))
        game.factory_deck &= ~bit(seat.factory_card)
    game.log = []
    game.draws_unseen = True
    start_modules(game, layout)
    tell_first_stars(game)
    return game


def start_modules(game: Scythe, layout: Layout) -> None:
    """The resolution and the airships of a layout hold in the game."""
    game.ending = layout.ending
    game.finale = layout.finale
    if isinstance(layout.ending, Resolution):
        know_of_camps(game)
    fleet = fleet_of(layout.position)
    if fleet is not None:
        start_airship_rules(game, fleet)


def tell_first_stars(game: Scythe) -> None:
    """W5.9: stars an Automa has from the start, where a request leaves them to the rules."""
    ending = game.ending
    if not isinstance(ending, Resolution) or not ending.terms.first_stars:
        return
    for seat, state in enumerate(game.hidden):
        if isinstance(state, AutomaState) and not state.stars_told and game.position.seats[seat].stars:
            game.tell(RESOLUTION_USED, seat, FIRST_STARS, ending.terms.source(EFFECT_NAMES[FIRST_STARS]))
            state.stars_told = True


class Waiting:
    """A combat that people have to fight before the turn goes on."""

    def __init__(self, place: int, in_the_air: bool, automas: list[str]) -> None:
        self.place = place
        self.in_the_air = in_the_air  # between airships
        self.automas = automas  # where two Automas fight: their factions, the attacker first

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {"combat": self.place}
        if self.in_the_air:
            document["airships"] = True
        if self.automas:
            document["automas"] = self.automas
        return document


def waiting_combat(game: Scythe, attacker: int, defender: int, place: int, in_the_air: bool) -> Waiting:
    """The combat an Automa has begun there."""
    seats = game.position.seats
    automas = [FACTIONS[seats[seat].faction] for seat in (attacker, defender) if seats[seat].player == AUTOMA]
    return Waiting(place, in_the_air, automas if len(automas) == 2 else [])


def defender_of(game: Scythe, attacker: int, place: int) -> int:
    """Whose combat units an Automa has met."""
    there = [index for index, own in enumerate(game.position.seats) if own.combat_units & bit(place)]
    return next(index for index in there if index != attacker)


class UntilCombat(RunMode):
    """Stops before a combat, or when only the steps below ``floor`` are left.

    The only questions that can come up on the way are how much of a benefit a human takes, and where beaten units go:
    all of it, and home.
    """

    def __init__(self, floor: int) -> None:
        self.floor = floor

    def stops(self, game: Game) -> bool:
        return len(game.stack) <= self.floor or isinstance(game.stack[-1], (AttackTerritory, AttackAirship))

    def answer(self, choices: list[int]) -> int:
        return choices[-1]


def run_on(game: Scythe, floor: int = 0) -> Waiting | None:
    """Carry out what is on the stack above ``floor``; a combat is taken off it and returned."""
    game.run_as(UntilCombat(floor))
    if len(game.stack) <= floor:
        return None
    step = game.stack.pop()
    if isinstance(step, AttackTerritory):
        return waiting_combat(game, step.seat, defender_of(game, step.seat, step.place), step.place, False)
    airship_board = game.position.airship_board
    assert isinstance(airship_board, FleetBoardRules)
    place = game.position.seats[step.seat].airship
    return waiting_combat(game, step.seat, first_enemy_over(game, airship_board.fleet, step.seat), place, True)
