"""Setting up a game (section 2)."""

from typing import Final

from maszyna.kernel.bits import bit, count, i64, mask_of, nth
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.tally import of
from maszyna.scythe.board import ENCOUNTERS, START_WORKERS, base_of
from maszyna.scythe.decks import draw_combat_cards
from maszyna.scythe.facts.combat import combat_deck
from maszyna.scythe.facts.encounters import encounters
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.game import FROM_FACTORY_DECK, FROM_OBJECTIVE_DECK, STREAMS, Scythe, Turn
from maszyna.scythe.play.dealing import deal
from maszyna.scythe.play.plan import Plan, PlannedSeat, read_plan
from maszyna.scythe.play.turn import TakeTurn
from maszyna.scythe.state import HUMAN, Position, Seat, new_seat
from maszyna.scythe.words import CHARACTER, FACTIONS, FIRST_WORKER, PLACES

GAME: Final = "scythe"
RULES_VERSION: Final = 1


def new_game(document: dict[str, object], seed: int) -> Scythe:
    """A game from a setup document and a seed, at its first decision."""
    plan = read_plan(document)
    streams = dice(seed, STREAMS)
    return lay_out(deal(plan, streams), streams)


def dealt(document: dict[str, object], seed: int) -> dict[str, object]:
    """The setup document of the same game with every choice of faction, mat and bonus tile written out."""
    return deal(read_plan(document), dice(seed, STREAMS)).document()


def lay_out(plan: Plan, streams: Dice) -> Scythe:
    position = Position([_seat(planned) for planned in plan.seats], [0] * PLACES)
    position.encounters = ENCOUNTERS
    position.bonus_tile = plan.bonus_tile
    game = Scythe(position, streams, plan.variants, Turn(0, []))
    game.combat_deck = of(list(combat_deck()))
    game.encounter_deck = mask_of([card.number for card in encounters() if card.edition in plan.editions])
    cards = mask_of([card.number for card in factory_cards() if card.edition in plan.editions])
    game.factory_deck = _draw(streams, FROM_FACTORY_DECK, cards, len(plan.seats) + 1)
    game.idle_bases = mask_of([base_of(faction) for faction in range(len(FACTIONS))])
    deck = mask_of([card.number for card in objectives() if card.edition in plan.editions])
    for index, seat in enumerate(position.seats):
        game.idle_bases &= ~bit(base_of(seat.faction))
        draw_combat_cards(game, index, factions()[seat.faction].combat_cards)
        if seat.player == HUMAN:
            seat.objectives = _draw(streams, FROM_OBJECTIVE_DECK, deck, mats()[seat.mat].objectives)
            deck &= ~seat.objectives
    game.push(TakeTurn(first_player(position)))
    game.settle()
    return game


def _draw(streams: Dice, stream: int, cards: i64, amount: int) -> i64:
    """So many different cards out of a set."""
    drawn: i64 = 0
    while count(drawn) < amount:
        drawn |= bit(nth(cards & ~drawn, streams.below(stream, count(cards & ~drawn))))
    return drawn


def _seat(planned: PlannedSeat) -> Seat:
    """Character on the base, a worker on each of the two territories beside it, the rest on the mats."""
    faction = factions()[planned.faction]
    mat = mats()[planned.mat]
    seat = new_seat(planned.faction, planned.mat, planned.player, len(faction.penalties))
    seat.at[CHARACTER] = base_of(planned.faction)
    first, second = START_WORKERS[planned.faction]
    seat.at[FIRST_WORKER] = first
    seat.at[FIRST_WORKER + 1] = second
    seat.muster()
    seat.abilities = faction.ability
    seat.power = faction.power
    seat.popularity = mat.popularity
    seat.coins = mat.coins
    return seat


def first_player(position: Position) -> int:
    """The lowest mat number begins (1, 2, 2a, 3, 3a, 4, 5); mats are numbered in that order."""
    seats = position.seats
    return min(range(len(seats)), key=lambda index: seats[index].mat)
