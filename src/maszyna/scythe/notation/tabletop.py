"""A position entered by hand as a game that can go on from there, for as long as one request lasts."""

from typing import Final

from maszyna.kernel.bits import bit, mask_of
from maszyna.kernel.dice import dice
from maszyna.kernel.pending import Decision
from maszyna.kernel.tally import of
from maszyna.scythe.airships.setup import launch
from maszyna.scythe.automa.moves import AttackTerritory
from maszyna.scythe.board import base_of
from maszyna.scythe.facts.combat import combat_deck
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.game import AUTOMA_STREAMS, STREAMS, Scythe, Turn
from maszyna.scythe.notation.airships import fleet_of
from maszyna.scythe.notation.layout import Layout
from maszyna.scythe.play.setup import CHAIRS
from maszyna.scythe.words import FACTIONS

SEED: Final = 0  # a request answers the same every time
NO_COMBAT: Final = 0


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
    fleet = fleet_of(position)
    if fleet is not None:
        launch(game, fleet)
    return game


def run_on(game: Scythe) -> int:
    """Carry out what is on the stack; stops before a combat and returns its territory.

    The only question that can come up on the way is how much of a benefit a human takes: all of it.
    """
    while game.stack and not game.over:
        step = game.stack.pop()
        if isinstance(step, AttackTerritory):
            return step.place
        if isinstance(step, Decision):
            step.take(game, step.options(game)[-1])
        else:
            step.run(game)
    return NO_COMBAT
