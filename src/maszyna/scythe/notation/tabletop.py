"""A position entered by hand as a game that can go on from there, for as long as one request lasts."""

from typing import Final

from maszyna.kernel.bits import bit, mask_of
from maszyna.kernel.dice import dice
from maszyna.kernel.pending import Decision
from maszyna.kernel.tally import of
from maszyna.scythe.airships.duel import AttackAirship
from maszyna.scythe.airships.setup import launch
from maszyna.scythe.automa.camp import know_of_camps
from maszyna.scythe.automa.moves import AttackTerritory
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.combat import combat_deck
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.game import AUTOMA_STREAMS, STREAMS, Scythe, Turn
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.layout import Layout
from maszyna.scythe.play.setup import CHAIRS
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.words import FACTIONS

SEED: Final = 0  # a request answers the same every time


def game_of(layout: Layout, active: int) -> Scythe:
    """The layout as a game in which somebody's turn is under way and nothing is left to do yet."""
    position = layout.position
    chairs = [CHAIRS[seat.player] for seat in position.seats]
    game = Scythe(position, dice(SEED, STREAMS + AUTOMA_STREAMS), 0, Turn(active, []), chairs, layout.sides)
    position.idle_bases = mask_of([base_of(faction) for faction in range(len(FACTIONS))])
    game.combat_deck = of(list(combat_deck()))
    game.factory_deck = mask_of([card.number for card in factory_cards()])
    for seat in position.seats:
        position.idle_bases &= ~bit(base_of(seat.faction))
        game.factory_deck &= ~bit(seat.factory_card)
    game.log = []
    game.draws_unseen = True
    game.ending = layout.ending
    game.finale = layout.finale
    if isinstance(layout.ending, Resolution):
        know_of_camps(game)
    fleet = fleet_of(position)
    if fleet is not None:
        launch(game, fleet)
    return game


class Waiting:
    """A combat that people have to fight before the turn goes on."""

    def __init__(self, place: int, in_the_air: bool) -> None:
        self.place = place
        self.in_the_air = in_the_air  # between airships

    def document(self) -> dict[str, object]:
        document: dict[str, object] = {"combat": self.place}
        if self.in_the_air:
            document["airships"] = True
        return document


def run_on(game: Scythe, floor: int = 0) -> Waiting | None:
    """Carry out what is on the stack above ``floor``; stops before a combat and returns it.

    The only questions that can come up on the way are how much of a benefit a human takes, and where beaten units go:
    all of it, and home.
    """
    while len(game.stack) > floor and not game.over:
        step = game.stack.pop()
        if isinstance(step, AttackTerritory):
            return Waiting(step.place, False)
        if isinstance(step, AttackAirship):
            return Waiting(game.position.seats[step.seat].airship, True)
        if isinstance(step, Decision):
            step.take(game, step.options(game)[-1])
        else:
            step.run(game)
    return None
