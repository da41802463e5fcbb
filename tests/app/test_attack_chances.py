"""The chance on the map before an attack is the one that the combat then has: with workers that go along, the airships
of both sides and what can be paid for before the dials are set."""

from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.app.scythe.chances import best_chance, chance_view
from maszyna.app.scythe.view import add_chances
from maszyna.kernel.bits import bit
from maszyna.kernel.packed_counts import packed
from maszyna.scythe.decks import card_values
from maszyna.scythe.ids import (
    ARTILLERY,
    CHARACTER,
    COERCION,
    FIRST_MECH,
    FIRST_WORKER,
    MOST_DIAL,
    PEOPLES_ARMY,
    RONIN,
    SCOUT,
)
from maszyna.scythe.play.combat.combat import cards_allowed, start_combat
from maszyna.speech.common.keys import PLACE_KEYS

START, FIELD = 30, 28


def before_attack(abilities: int, tile: str = "", power: int = 3) -> Any:
    """A mech and two workers beside the Automa's character; nothing has been begun."""
    setup: Any = {"seats": [{"faction": "rusviet", "mat": "mechanical"}, {"player": "automa", "faction": "saxony"}]}
    if tile:
        setup["airships"] = {"aggressive": tile, "passive": "reap"}
    desk = Desk()
    game = desk.record(desk.new("scythe", setup)["id"]).game.copy()
    own, enemy = game.position.seats
    enemy.at[CHARACTER] = FIELD
    enemy.power = 9
    own.at[FIRST_MECH] = own.at[FIRST_WORKER] = own.at[FIRST_WORKER + 1] = START
    own.abilities = abilities
    own.power = power
    own.hand = packed([0, 2, 1, 1])
    own.muster()
    enemy.muster()
    game.stack = []
    return game


def chance(game: Any, workers: int = 0) -> float:
    found = best_chance(game, 0, FIRST_MECH, FIELD, workers)
    assert found is not None
    return found


def in_combat(game: Any, workers: int, answers: dict[str, int] | None = None) -> float:
    """The chance with the best stake once everything has gone there and the engine asks for the dial."""
    game = game.copy()
    game.stack = []
    own = game.position.seats[0]
    own.at[FIRST_MECH] = FIELD
    for worker in range(FIRST_WORKER, FIRST_WORKER + workers):
        own.at[worker] = FIELD
    own.muster()
    game.position.attacker = 0
    game.position.battles = bit(FIELD)
    start_combat(game, 0, FIELD)
    game.settle()
    while (kind := game.decision_kind()) != "dial":
        game.apply((answers or {}).get(kind, game.choices[-1]))
    cards = sorted(card_values(game.position.seats[0].hand), reverse=True)[: cards_allowed(game, 0, FIELD)]
    found = chance_view(game, game.combat, 0)
    assert found is not None
    best = min(MOST_DIAL, game.position.seats[0].power) + sum(cards)
    return float(found["wins"].get(str(best), 1.0))


@pytest.mark.parametrize(("ability", "better"), [(PEOPLES_ARMY, True), (RONIN, False)])
def test_workers_that_go_along_count_where_they_count_in_the_combat(ability: int, better: bool) -> None:
    game = before_attack(ability)
    alone, together = chance(game), chance(game, 1)
    assert alone == in_combat(game, 0) and together == in_combat(game, 1)
    assert (together > alone) is better and together != alone
    way: Any = {"to": PLACE_KEYS[FIELD], "pin": "combat"}
    add_chances([way], game, 0, FIRST_MECH)
    assert (way["chance"], way["chance_loaded"]) == (alone, together)


def test_without_an_ability_for_workers_there_is_one_chance() -> None:
    way: Any = {"to": PLACE_KEYS[FIELD], "pin": "combat"}
    add_chances([way], before_attack(0), 0, FIRST_MECH)
    assert "chance_loaded" not in way


def test_artillery_counts_where_it_helps() -> None:
    game = before_attack(ARTILLERY)
    assert chance(game) == max(
        in_combat(game, 0, {"artillery": shot}) for shot in (0, 1)
    )  # fmt: skip


@pytest.mark.parametrize("tile", ["bombard", "distract"])
def test_the_own_airship_over_the_field_counts(tile: str) -> None:
    game = before_attack(0, tile)
    own = game.position.seats[0]
    own.airship, own.cargo = FIELD, packed([0, 0, 0, 3])
    game.position.seats[1].hand = packed([0, 1, 1, 1])
    away = game.copy()
    away.position.seats[0].airship = START
    over = chance(game)
    assert over == in_combat(game, 0)
    elsewhere = chance(away)
    assert over > elsewhere


def test_a_card_spent_as_a_resource_for_bombs_is_not_played_as_well() -> None:
    game = before_attack(COERCION, "bombard")
    own = game.position.seats[0]
    own.airship, own.hand = FIELD, packed([0, 0, 0, 1])
    own.at[FIRST_WORKER] = own.at[FIRST_WORKER + 1] = 0
    own.muster()
    game.position.resources = [0] * len(game.position.resources)
    bombed = in_combat(game, 0, {"bombard": 1})
    kept = in_combat(game, 0, {"bombard": 0})
    assert chance(game) == max(bombed, kept)


def test_the_airship_of_an_automa_that_defends_counts() -> None:  # W5.6, W9.bombard
    game = before_attack(0, "bombard", power=7)
    away = chance(game)
    game.position.seats[1].airship = FIELD
    over = chance(game)
    assert over == in_combat(game, 0)
    assert over < away


def test_a_card_that_scouts_take_is_counted_without_knowing_which() -> None:
    game = before_attack(SCOUT)
    without = before_attack(0)
    chances = set()
    for hand in (packed([2, 0, 0, 0]), packed([0, 0, 0, 2])):  # what the Automa holds is hidden
        game.position.seats[1].hand = without.position.seats[1].hand = hand
        chances.add(chance(game))
    (found,) = chances
    assert found > chance(without)
