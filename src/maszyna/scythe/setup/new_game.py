"""Setting up a game (section 2)."""

from functools import cache
from typing import Final

from maszyna.kernel.bits import bit, i64, mask_of
from maszyna.kernel.dice import Dice, dice
from maszyna.kernel.events import Event
from maszyna.kernel.packed_counts import packed
from maszyna.scythe.automa.automa_turn import AutomaChair, sit_down
from maszyna.scythe.automa_options import AutomaOptions, mark_position
from maszyna.scythe.board import ENCOUNTERS, START_WORKERS, base_of
from maszyna.scythe.decks import draw_cards, draw_combat_cards
from maszyna.scythe.facts.combat_deck import combat_deck
from maszyna.scythe.facts.encounters import encounters
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.factory import factory_cards
from maszyna.scythe.facts.mats import mats
from maszyna.scythe.facts.objectives import objectives
from maszyna.scythe.game import Chair, Scythe
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.ids import CHARACTER, FACTIONS, FIRST_WORKER, PLACES
from maszyna.scythe.play.turn.turn import PersonChair, TakeTurn
from maszyna.scythe.setup.dealing import deal
from maszyna.scythe.setup.plan import Plan, PlannedSeat, read_plan
from maszyna.scythe.state import AUTOMA, HUMAN, Position, Seat, new_seat
from maszyna.scythe.turn_state import AUTOMA_STREAMS, FACTORY_DECK_STREAM, OBJECTIVE_DECK_STREAM, STREAMS, Turn

GAME: Final = "scythe"
RULES_VERSION: Final = 2
CHAIRS: Final[list[Chair]] = [PersonChair(), AutomaChair()]  # by HUMAN and AUTOMA
NEVER_ROLLED: Final = 1  # holds the place of a stream nobody draws from


class Decks:
    """Sets of card numbers."""

    def __init__(self, encounters: i64, factory_cards: i64, objectives: i64) -> None:
        self.encounters: i64 = encounters
        self.factory_cards: i64 = factory_cards
        self.objectives: i64 = objectives


def new_game(document: dict[str, object], seed: int, log: list[Event] | None = None) -> Scythe:
    """A game from a setup document and a seed, at its first decision; ``log`` hears of the first turn."""
    return begin(read_plan(document), seed, log)


def begin(plan: Plan, seed: int, log: list[Event] | None = None) -> Scythe:
    """The same from a plan, which any number of games may begin by."""
    return begin_by_lot(plan, streams_for(plan, seed), log)


def begin_by_lot(plan: Plan, streams: Dice, log: list[Event] | None = None) -> Scythe:
    """The same with chance in other hands than a seed's."""
    game = lay_out(deal(plan, streams), streams)
    game.log = log
    game.settle()
    return game


def streams_for(plan: Plan, seed: int) -> Dice:
    """Only a game with an Automa needs the streams of their decks, and only for seats there are."""
    if not any(seat.player == AUTOMA for seat in plan.seats):
        return dice(seed, STREAMS)
    streams = dice(seed, STREAMS + AUTOMA_STREAMS[: len(plan.seats)])
    streams.states += [NEVER_ROLLED] * (len(AUTOMA_STREAMS) - len(plan.seats))
    return streams


@cache
def decks_of(editions: tuple[str, ...]) -> Decks:
    """The cards in the box."""
    return Decks(
        mask_of([card.number for card in encounters() if card.edition in editions]),
        mask_of([card.number for card in factory_cards() if card.edition in editions]),
        mask_of([card.number for card in objectives() if card.edition in editions]),
    )


def dealt_setup(document: dict[str, object], seed: int) -> dict[str, object]:
    """The setup document of the same game with every choice of faction, mat and bonus tile written out."""
    return deal(read_plan(document), dice(seed, STREAMS)).document()


def lay_out(plan: Plan, streams: Dice) -> Scythe:
    """Everything in its place, and the first turn on the stack."""
    position = Position([_seat(planned, plan.automa_options) for planned in plan.seats], [0] * PLACES)
    position.encounters = ENCOUNTERS
    position.bonus_tile = plan.bonus_tile
    mark_position(position, plan.automa_options)
    position.idle_bases = mask_of([base_of(faction) for faction in range(len(FACTIONS))])
    chairs = [CHAIRS[planned.player] for planned in plan.seats]
    game = Scythe(
        position, streams, plan.variants, Turn(0, []), chairs, [_hidden_state(seat, plan) for seat in plan.seats]
    )
    game.combat_deck = packed(list(combat_deck()))
    decks = decks_of(tuple(plan.editions))
    game.encounter_deck = decks.encounters
    game.factory_cards = decks.factory_cards
    game.factory_deck = draw_cards(streams, FACTORY_DECK_STREAM, decks.factory_cards, len(plan.seats) + 1)
    game.objective_deck = decks.objectives
    for index, seat in enumerate(position.seats):
        position.idle_bases &= ~bit(base_of(seat.faction))
        draw_combat_cards(game, index, factions()[seat.faction].combat_cards)
        if seat.player == HUMAN:
            hand = draw_cards(streams, OBJECTIVE_DECK_STREAM, game.objective_deck, mats()[seat.mat].objectives)
            seat.objectives = hand
            game.objective_deck &= ~hand
    for module in plan.modules.chosen:
        module.lay_out(game)
    game.push(TakeTurn(first_player(position)))
    return game


def _seat(planned: PlannedSeat, automa_options: AutomaOptions) -> Seat:
    """Character on the base, a worker on each of the two territories beside it, the rest on the mats."""
    faction = factions()[planned.faction]
    traps = len(faction.penalties) if planned.player == HUMAN or automa_options.tokens_placed else 0
    seat = new_seat(planned.faction, planned.mat, planned.player, traps)
    seat.at[CHARACTER] = base_of(planned.faction)
    first, second = START_WORKERS[planned.faction]
    seat.at[FIRST_WORKER] = first
    seat.at[FIRST_WORKER + 1] = second
    seat.muster()
    seat.power = faction.power
    if planned.player == HUMAN:
        mat = mats()[planned.mat]
        seat.abilities = faction.ability
        seat.popularity = mat.popularity
        seat.coins = mat.coins
    else:
        sit_down(seat)
    return seat


def _hidden_state(planned: PlannedSeat, plan: Plan) -> HiddenState:
    if planned.player == HUMAN:
        return HiddenState()
    state = AutomaState(plan.automa_options)
    state.play_at(planned.level)
    if "invaders" not in plan.editions:
        state.leave_out_invaders()
    return state


def first_player(position: Position) -> int:
    """The human with the lowest mat number begins (1, 2, 2a, 3, 3a, 4, 5); an Automa never does (A1.1)."""
    seats = position.seats
    humans = [index for index, seat in enumerate(seats) if seat.player == HUMAN]
    return min(humans, key=lambda index: seats[index].mat)
