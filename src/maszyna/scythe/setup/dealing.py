"""Dealing factions and player mats (section 2 and W4.4): at random where left open, barred pairs again."""

from typing import Final

from maszyna.kernel.dice import Dice
from maszyna.kernel.errors import SetupError
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import banned_pairs, mats
from maszyna.scythe.facts.structure_bonus import bonus_tiles
from maszyna.scythe.setup.expansions import Modules
from maszyna.scythe.setup.plan import RANDOM, Plan, PlannedSeat
from maszyna.scythe.turn_state import SETUP_STREAM
from maszyna.scythe.variants import BANNED_PAIRS_ALLOWED, MATS_CLOCKWISE

DEALS: Final = 1000  # a plan that leaves any lawful deal finds one long before


def shuffled(dice: Dice, items: list[int]) -> list[int]:
    left = list(items)
    order: list[int] = []
    while left:
        order.append(left.pop(dice.below(SETUP_STREAM, len(left))))
    return order


def deal(plan: Plan, dice: Dice) -> Plan:
    """The plan with nothing left to chance but the decks, seated clockwise."""
    seats = plan.seats
    for _ in range(DEALS):
        seats = _deal_once(plan, dice)
        if plan.variants & BANNED_PAIRS_ALLOWED or not any((s.faction, s.mat) in banned_pairs() for s in seats):
            tile = plan.bonus_tile
            if tile == RANDOM:
                tile = dice.below(SETUP_STREAM, len(bonus_tiles()))
            modules = _deal_modules(plan.modules, seats, dice)
            return Plan(seats, plan.editions, plan.variants, tile, plan.automa_options, modules)
    raise SetupError("setup.seats", "every_deal_barred")


def _deal_modules(modules: Modules, seats: list[PlannedSeat], dice: Dice) -> Modules:
    factions = [seat.faction for seat in seats]
    players = [seat.player for seat in seats]
    return Modules([module.deal(factions, players, dice) for module in modules.chosen], modules.own)


def _deal_once(plan: Plan, dice: Dice) -> list[PlannedSeat]:
    fixed_factions = [seat.faction for seat in plan.seats]
    open_factions = [f.index for f in factions() if f.edition in plan.editions and f.index not in fixed_factions]
    fixed_mats = [seat.mat for seat in plan.seats]
    open_mats = [mat.index for mat in mats() if mat.edition in plan.editions and mat.index not in fixed_mats]
    faction_pile = shuffled(dice, open_factions)
    seats: list[PlannedSeat] = []
    for seat in plan.seats:
        faction = faction_pile.pop() if seat.faction == RANDOM else seat.faction
        dealt = PlannedSeat(faction, seat.mat, seat.player, seat.level)
        dealt.strength = seat.strength
        seats.append(dealt)
    seats.sort(key=lambda seat: seat.faction)  # clockwise
    mat_pile = shuffled(dice, open_mats)[: len([seat for seat in seats if seat.mat == RANDOM])]
    start = 0
    if plan.variants & MATS_CLOCKWISE:
        mat_pile.sort(reverse=True)  # popped by number, from a seat drawn by lot
        start = dice.below(SETUP_STREAM, len(seats))
    for distance in range(len(seats)):
        seat = seats[(start + distance) % len(seats)]
        if seat.mat == RANDOM:
            seat.mat = mat_pile.pop()
    return seats
