"""The 31 tiles of The Wind Gambit as rules W6 to W9 have them, and own tiles instead of them."""

from typing import Any

import pytest
from tests.scythe.facts.vocabulary import tile

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.check import read
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    EFFECT_NAMES,
    EFFECTS,
    HOOKS,
    KINDS,
    PASSIVE,
    RESOLUTION,
    effects_for,
)
from maszyna.scythe.facts.tile_documents import (
    FILE,
    load_tiles,
    read_own_tiles,
    tile_set,
    write_own_tiles,
    write_tile,
)
from maszyna.scythe.facts.tiles import CARGOES, PREFERENCES, PROVENANCES, Tile, tile_number

HOUSE, REPORTED = ["house"], ["reported"]
BOTH = ["reported", "house"]
Row = tuple[int, str, object, list[str], list[tuple[Any, ...]]]  # number, id, cargo…, provenance, effects with numbers

W6: list[Row] = [
    (1, "bombard", "resources", BOTH, [("bombard", 1, 3, 5)]),
    (2, "bounty", "workers", HOUSE, [("win_coins_per_unit", 1)]),
    (3, "siege_engine", "workers", BOTH, [("siege", 1)]),
    (4, "distract", "resources", HOUSE, [("fewer_cards", 1)]),
    (5, "espionage", "workers", HOUSE, [("steal_cards", 1)]),
    (6, "blitzkrieg", "resources", ["printed", "house"], [("duel", 1)]),
    (7, "toll", "resources", REPORTED, [("toll",)]),
    (8, "war_correspondent", "workers", HOUSE, [("win_popularity", 2)]),
]
W7: list[Row] = [
    (9, "ferry", 2, HOUSE, [("ferry",)]),
    (10, "boost", 3, HOUSE, [("further", 1)]),
    (11, "drill", 2, HOUSE, [("tunnel",)]),
    (12, "hero", 2, HOUSE, [("summon_character",)]),
    (13, "safe_haven", 3, HOUSE, [("shelter",)]),
    (14, "reap", 2, HOUSE, [("extra_field",)]),
    (15, "craft", 3, HOUSE, [("craft",)]),
    (16, "negotiate", 2, HOUSE, [("negotiate", 1, 1)]),
]
W8: list[Row] = [
    (1, "land_rush", None, HOUSE, [("turns_for_all", 1), ("only_move",)]),
    (2, "factory_explosion", None, REPORTED, [("own_turn_stars", 5, 5), ("turns_for_all", 2), ("explosion", 1, 1)]),
    (3, "spoils_of_war", None, HOUSE, [("combat_stars", 4)]),
    (4, "king_of_the_hill", None, HOUSE, [("factory_star",)]),
    (5, "deja_vu", None, HOUSE, [("turns_for_others", 1), ("same_section",)]),
    (6, "mission_possible", None, REPORTED, [("open_objectives", 2), ("turns_for_others", 1), ("without_move",)]),
    (7, "doomsday_clock", None, REPORTED, [("turns_each", 20)]),
    (8, "backup_plan", None, BOTH, [("unless_highest",), ("turns_for_all", 1)]),
]
W9: list[Row] = [
    (0, "bombard", "nearest_enemy_combat_unit", HOUSE, [("weaken", 2)]),
    (0, "bounty", "nearest_enemy_worker", HOUSE, [("win_coins", 2)]),
    (0, "siege_engine", "most_enemy_combat_units_beside", HOUSE, [("siege", 1)]),
    (0, "distract", "nearest_enemy_combat_unit", HOUSE, [("fewer_cards", 1)]),
    (0, "espionage", "nearest_enemy_combat_unit", HOUSE, [("steal_cards", 1)]),
    (0, "blitzkrieg", "nearest_enemy_airship", HOUSE, [("duel", 1)]),
    (0, "war_correspondent", "nearest_own_combat_unit", HOUSE, [("win_coins", 1), ("win_cards", 1)]),
]
W5_9: list[Row] = [
    (
        0,
        name,
        None,
        REPORTED if name == "mission_possible" else HOUSE,
        [("first_stars", 1)] * (name == "mission_possible"),
    )
    for _, name, *_ in W8
]


@pytest.mark.covers("W5.7", "W5.8")
def test_the_symbols_of_the_automas_rules() -> None:
    camp, active = tile_set().tiles[AUTOMA_SYMBOLS]
    assert write_tile(camp)["moves"] == [{"symbol": "attack_workers"}, {"symbol": "attack_combat_unit"}]
    assert write_tile(camp)["gains"] == [{"gain": "mech_or_character", "amount": 1}]
    assert write_tile(active)["moves"] == [{"symbol": "move_mech"}] and "gains" not in write_tile(active)


def row_of(tile: Tile) -> Row:
    flies = PREFERENCES[tile.preferences[0]] if len(tile.preferences) == 1 and tile.range == 1 else None
    own = [CARGOES[tile.cargo], tile.range, None, flies, None][tile.kind]
    effects: list[tuple[Any, ...]] = [(EFFECT_NAMES[one.effect], *one.numbers) for one in tile.effects]
    return (tile_number(tile.kind, tile.id), tile.id, own, [PROVENANCES[source] for source in tile.provenance], effects)


@pytest.mark.parametrize(
    ("kind", "table"),
    [(AGGRESSIVE, W6), (PASSIVE, W7), (RESOLUTION, W8), (AUTOMA_CARD, W9), (AUTOMA_RESOLUTION, W5_9)],
    ids=KINDS[:5],
)
def test_the_tiles_are_those_of_the_rules(kind: int, table: list[Row]) -> None:
    assert [row_of(tile) for tile in tile_set().tiles[kind]] == table


def test_every_tile_says_which_part_of_it_is_whose() -> None:
    for one in [one for of_kind in tile_set().tiles for one in of_kind]:
        for source in one.provenance:
            assert PROVENANCES[source] in one.note.lower()


def test_the_vocabulary_is_used_up_or_free() -> None:
    """Every hook and every kind of tile has effects; a word stands there once."""
    assert len(set(EFFECT_NAMES)) == len(EFFECT_NAMES) == 42
    assert {effect.hook for effect in EFFECTS} == set(HOOKS)
    assert all(effects_for(kind) for kind in range(AUTOMA_SYMBOLS))
    for effect in EFFECTS:
        assert effect.repeats == 1 or len(effect.numbers) == 1
        assert all(number.least <= number.most for number in effect.numbers)


def test_a_misplaced_tile_of_ours_is_refused() -> None:
    data = read(FILE)
    aggressive = data["aggressive"]
    assert isinstance(aggressive, list)
    aggressive[0], aggressive[1] = aggressive[1], aggressive[0]
    with pytest.raises(FormatError) as caught:
        load_tiles(data)
    assert caught.value.where == f"{FILE}.aggressive" and "in this order" in caught.value.problem


def test_own_tiles_replace_ours_and_stand_once() -> None:
    document = {"passive": [tile(PASSIVE, id="reap", range=5)]}
    own = read_own_tiles(Part(document, "setup.own_tiles"))
    tiles = tile_set().with_own(own)
    assert tiles.tile(PASSIVE, "reap").range == 5
    assert tiles.tile(PASSIVE, "ferry") is tile_set().tile(PASSIVE, "ferry")
    assert read_own_tiles(Part(write_own_tiles(own), "setup.own_tiles"))[0].range == 5
    with pytest.raises(FormatError) as caught:
        read_own_tiles(Part({"passive": [tile(PASSIVE), tile(PASSIVE)]}, "setup.own_tiles"))
    assert caught.value.where == "setup.own_tiles.passive[1]"
