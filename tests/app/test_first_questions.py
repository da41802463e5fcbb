"""What a key of the mat asks is said again without being worded again, and is what would be worded now."""

from collections.abc import Callable

import pytest
from tests.app.asking import SOLO, Desk
from tests.scythe.table.test_table_acts_equal import seats
from tests.scythe.table.told_turns import enrich, listening, next_turn, play_turn, table_at

from maszyna.app.base.language import Language
from maszyna.app.scythe_table.telling import first_questions, telling
from maszyna.games import SCYTHE
from maszyna.kernel.bits import bit, members
from maszyna.kernel.dice import Dice
from maszyna.kernel.packed_counts import how_many, packed_kind
from maszyna.kernel.record import Setup
from maszyna.players.random_player import random_dice
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import BONUSES, BOTTOMS, CUBES, FACTIONS, MAT, RESOURCES, STRUCTURES
from maszyna.scythe.play.actions.upgrade import BOXES
from maszyna.scythe.table.acts.act_step import TOPS, ActStep
from maszyna.scythe.table.table import Table

TURNS = 6
WORDS = {lang: Language(lang) for lang in ("en", "uk")}  # of all games, as on a server


def cube(table: Table, chance: Dice) -> None:
    table.game.position.seats[0].cubes ^= bit(chance.below(0, len(CUBES)))


def ability(table: Table, chance: Dice) -> None:
    own = table.game.position.seats[0]
    own.abilities ^= factions()[own.faction].mechs[chance.below(0, 4)]


def recruit(table: Table, chance: Dice) -> None:
    table.game.position.seats[0].recruits ^= bit(chance.below(0, len(BONUSES)))


def bonus(table: Table, chance: Dice) -> None:
    table.game.position.seats[0].bonuses ^= bit(chance.below(0, len(BONUSES)))


def structure(table: Table, chance: Dice) -> None:
    own = table.game.position.seats[0]
    own.structures[chance.below(0, len(STRUCTURES))] = MAT


def saving(table: Table, chance: Dice) -> None:
    own = table.game.position.seats[0]
    bottom = chance.below(0, len(BOTTOMS))
    if how_many(own.savings, bottom) < BOXES[own.mat][bottom]:
        own.savings += packed_kind(bottom, 1)


def resource(table: Table, chance: Dice) -> None:
    position = table.game.position
    held = members(position.controlled(0))
    place = held[chance.below(0, len(held))]
    if place < len(position.resources):
        position.resources[place] += packed_kind(chance.below(0, len(RESOURCES)), 1)


def hand(table: Table, chance: Dice) -> None:
    table.game.hidden[0].unseen = 1 - min(1, table.game.hidden[0].unseen)


def spent_card(table: Table, chance: Dice) -> None:
    table.game.turn.coercion_used = not table.game.turn.coercion_used
    table.game.hidden[0].unseen = 3


def tracks(table: Table, chance: Dice) -> None:
    own = table.game.position.seats[0]
    own.power, own.coins, own.popularity = chance.below(0, 17), chance.below(0, 9), 4


CHANGES: list[Callable[[Table, Dice], None]] = [
    cube, ability, recruit, bonus, structure, saving, resource, hand, spent_card, tracks
]  # fmt: skip


@pytest.mark.parametrize("faction", range(len(FACTIONS)))
@pytest.mark.parametrize("more", [{}, {"airships": {"aggressive": "bounty", "passive": "ferry"}}])
def test_first_questions_are_those_of_the_position(faction: int, more: Setup) -> None:
    setup: Setup = {"seats": seats(faction, 1), "variants": ["banned_pairs_allowed"], **more}
    chance = random_dice(faction)
    game = listening(SCYTHE.new(setup, faction).game)
    next_turn(game, chance)
    for _ in range(TURNS):
        if game.is_over():
            break
        enrich(game, chance)
        table = table_at(game.copy(), setup, faction).table
        compare(table)
        for change in CHANGES:
            changed = table.copy()
            change(changed, chance)
            compare(changed)
        play_turn(game, chance)
        next_turn(game, chance)


def compare(table: Table) -> None:
    acts = [*TOPS, *BOTTOMS, *(["factory"] if table.game.position.seats[0].factory_card else [])]
    for lang, words in WORDS.items():
        for act in acts:
            assert first_questions(table, 0, act, words) == telling(table, ActStep(0, act, {}), words), (lang, act)


def test_nothing_is_worded_again_while_an_automa_has_its_turn() -> None:
    desk = Desk()
    before = desk.new("scythe-table", SOLO)
    after = desk.act(before, "automa 3")
    firsts = [[id(one["first"]) for one in game["view"]["acts"]] for game in (before, after)]
    assert firsts[0] == firsts[1]
