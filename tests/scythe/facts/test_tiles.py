"""The 31 tiles of The Wind Gambit as rules W6 to W9 have them, and what the reader of tiles takes and refuses."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.schemas import fits
from tests.scythe.facts.vocabulary import Document, kinds, tile_documents

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.check import read
from maszyna.scythe.facts.combining import APART, NEEDS, misfit
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
    read_tile,
    tile_set,
    write_own_tiles,
    write_tile,
)
from maszyna.scythe.facts.tiles import CARGOES, MOST_NOTE, PREFERENCES, PROVENANCES, TILE_IDS, Tile, tile_number
from maszyna.scythe.notation.tile_schema import tile_schema

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
    for tile in [tile for of_kind in tile_set().tiles for tile in of_kind]:
        for source in tile.provenance:
            assert PROVENANCES[source] in tile.note.lower()


def test_the_vocabulary_is_used_up_or_free() -> None:
    """Every hook and every kind of tile has effects; a word stands there once."""
    assert len(set(EFFECT_NAMES)) == len(EFFECT_NAMES) == 39
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


def tile(kind: int, **fields: Any) -> Document:
    """A good tile with some fields otherwise; one set to None is left out."""
    document: Document = {"id": TILE_IDS[kind][0], "provenance": ["printed"], "effects": []}
    own: list[Document] = [{"cargo": "resources"}, {"range": 2}, {}, {"preference": PREFERENCES[0]}, {}, {}]
    document |= own[kind]
    if kind == AUTOMA_SYMBOLS:
        document |= {"effects": None, "moves": [{"symbol": "attack_workers"}], "gains": []}
    return {name: value for name, value in {**document, **fields}.items() if value is not None}


def effects(*named: tuple[Any, ...]) -> list[Document]:
    return [{"effect": name, "numbers": list(numbers)} for name, *numbers in named]


REFUSED: list[tuple[int, object, str, str]] = [
    (AGGRESSIVE, None, "", "an object with id, provenance"),
    (AGGRESSIVE, tile(AGGRESSIVE, id=None), ".id", "is missing; it must be one of bombard, bounty"),
    (AGGRESSIVE, tile(AGGRESSIVE, id="ferry"), ".id", "one of bombard, bounty"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, id="toll"), ".id", "one of bombard, bounty"),
    (AGGRESSIVE, tile(AGGRESSIVE, id=1), ".id", "found 1"),
    (AGGRESSIVE, tile(AGGRESSIVE, cargo=None), ".cargo", "is missing; it must be one of resources, workers"),
    (AGGRESSIVE, tile(AGGRESSIVE, cargo="gold"), ".cargo", "one of resources, workers"),
    (AGGRESSIVE, tile(AGGRESSIVE, range=2), ".range", "is not a field here; possible are id, provenance"),
    (PASSIVE, tile(PASSIVE, range=None), ".range", "is missing; it must be a range 1..6"),
    (PASSIVE, tile(PASSIVE, range=7), ".range", "a range 1..6, found 7"),
    (PASSIVE, tile(PASSIVE, range=0), ".range", "a range 1..6, found 0"),
    (PASSIVE, tile(PASSIVE, range=True), ".range", "a range 1..6, found true"),
    (PASSIVE, tile(PASSIVE, range="2"), ".range", "a range 1..6"),
    (PASSIVE, tile(PASSIVE, cargo="workers"), ".cargo", "is not a field here"),
    (RESOLUTION, tile(RESOLUTION, range=2), ".range", "is not a field here"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, preference=None), ".preference", "is missing"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, preference="home"), ".preference", "one of nearest_enemy_combat_unit"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, preference=None, preferences=[]), ".preferences", "1 to 4 of nearest"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, preference=None, preferences=PREFERENCES[:5]), ".preferences", "1 to 4 of nearest"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, preference=None, preferences=["occupied"] * 2), ".preferences[1]", "already"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, preferences=["occupied"]), ".preferences", "use one of the two"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, range=7), ".range", "a range 1..6, found 7"),
    (AUTOMA_RESOLUTION, tile(AUTOMA_RESOLUTION, card="3a"), ".card", "one of 1a, 1b, 2a, 2b"),
    (
        AUTOMA_RESOLUTION,
        tile(AUTOMA_RESOLUTION, effects=effects(("siege", 1))),
        ".effects[0].effect",
        "one of own_turn",
    ),
    (RESOLUTION, tile(RESOLUTION, effects=effects(("first_stars", 1))), ".effects[0].effect", "one of own_turn"),
    (
        AUTOMA_RESOLUTION,
        tile(AUTOMA_RESOLUTION, effects=effects(("only_move",), ("same_section",))),
        ".effects[1]",
        "cannot stand with only_move",
    ),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, effects=[]), ".effects", "is not a field here"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, moves=None), ".moves", "is missing; it must be a list of 1 to 4 symbols"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, moves=[]), ".moves", "a list of 1 to 4 symbols"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, gains=None), ".gains", "is missing; it must be a list of at most 4 gains"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, gains=[{"gain": "coin"}] * 5), ".gains", "a list of at most 4 gains"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, gains=[{"gain": "star"}]), ".gains[0].gain", "one of worker"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, gains=[{"gain": "coin", "amount": 0}]), ".gains[0].amount", "1..9"),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, moves=[{"symbol": "fly"}]), ".moves[0].symbol", "one of move_worker"),
    (
        AUTOMA_SYMBOLS,
        tile(AUTOMA_SYMBOLS, moves=[{"symbol": "move_mech"}, {"symbol": "move_mech"}]),
        ".moves[1].symbol",
        "stands in the row already",
    ),
    (
        AUTOMA_SYMBOLS,
        tile(AUTOMA_SYMBOLS, moves=[{"symbol": "move_mech", "min_power": 3}]),
        ".moves[0].min_power",
        "belongs to attack_combat_unit of the camp only",
    ),
    (
        AUTOMA_SYMBOLS,
        tile(AUTOMA_SYMBOLS, id="active_airship", gains=None, moves=[{"symbol": "attack_combat_unit", "min_power": 3}]),
        ".moves[0].min_power",
        "of the camp only",
    ),
    (AUTOMA_SYMBOLS, tile(AUTOMA_SYMBOLS, id="active_airship"), ".gains", "belongs to the camp only"),
    (
        AGGRESSIVE,
        tile(AGGRESSIVE, effects=[{"effect": "duel", "numbers": [1], "where": "adjacent"}]),
        ".effects[0].where",
        "one of here",
    ),
    (
        AUTOMA_CARD,
        tile(AUTOMA_CARD, effects=[{"effect": "weaken", "numbers": [1], "when": "occupied"}]),
        ".effects[0].when",
        "one of always, attacking, defending",
    ),
    (
        PASSIVE,
        tile(PASSIVE, effects=[{"effect": "shelter", "when": "attacking"}]),
        ".effects[0].when",
        "one of always, occupied, unoccupied",
    ),
    (AGGRESSIVE, tile(AGGRESSIVE, provenance=None), ".provenance", "is missing"),
    (AGGRESSIVE, tile(AGGRESSIVE, provenance=[]), ".provenance", "at least one of printed, reported, house"),
    (AGGRESSIVE, tile(AGGRESSIVE, provenance="printed"), ".provenance", "a list of printed"),
    (AGGRESSIVE, tile(AGGRESSIVE, provenance=["official"]), ".provenance[0]", "one of printed"),
    (AGGRESSIVE, tile(AGGRESSIVE, provenance=["house", "house"]), ".provenance[1]", "already"),
    (AGGRESSIVE, tile(AGGRESSIVE, note=" "), ".note", "at most 400 characters"),
    (AGGRESSIVE, tile(AGGRESSIVE, note="x" * 401), ".note", "at most 400 characters"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=None), ".effects", "is missing"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects={}), ".effects", "a list of effects"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=["siege"]), ".effects[0]", "an object with hook, effect, numbers"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=[{"numbers": [1]}]), ".effects[0].effect", "is missing"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("fly",))), ".effects[0].effect", "one of bombard, weaken"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("turns_each", 3))), ".effects[0].effect", "one of bombard"),
    (RESOLUTION, tile(RESOLUTION, effects=effects(("siege", 1))), ".effects[0].effect", "one of own_turn_stars"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, effects=effects(("bombard", 1))), ".effects[0].effect", "one of weaken"),
    (PASSIVE, tile(PASSIVE, effects=effects(("toll",))), ".effects[0].effect", "one of bombard"),
    (
        AGGRESSIVE,
        tile(AGGRESSIVE, effects=[{"effect": "siege"}]),
        ".effects[0].numbers",
        "is missing; it must be a list",
    ),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("siege", 10))), ".effects[0].numbers[0]", "coins 1..9, found 10"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("siege", 1.5))), ".effects[0].numbers[0]", "coins 1..9"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("siege", 1, 1))), ".effects[0].numbers", "coins 1..9, found a list"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("siege",))), ".effects[0].numbers", "coins 1..9"),
    (PASSIVE, tile(PASSIVE, effects=effects(("negotiate", 1, 0))), ".effects[0].numbers[1]", "popularity 1..9"),
    (PASSIVE, tile(PASSIVE, effects=effects(("ferry", 1))), ".effects[0].numbers", "has no numbers"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("bombard",))), ".effects[0].numbers", "up to 3 of them"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("bombard", 1, 2, 3, 4))), ".effects[0].numbers", "up to 3"),
    (
        AGGRESSIVE,
        tile(AGGRESSIVE, effects=[{"hook": "steps", "effect": "siege", "numbers": [1]}]),
        ".effects[0].hook",
        "one of enemy_enters",
    ),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("siege", 1), ("siege", 2))), ".effects[1]", "once"),
    (AGGRESSIVE, tile(AGGRESSIVE, effects=effects(("toll",))), ".effects[0]", 'only on the tile "toll"'),
    (
        AGGRESSIVE,
        tile(AGGRESSIVE, id="toll", cargo="workers", effects=effects(("siege", 1), ("toll",))),
        ".effects[1]",
        'needs the cargo "resources"',
    ),
]
MISFITS: list[tuple[list[tuple[Any, ...]], int, str]] = [
    ([("turns_for_all", 1), ("turns_for_others", 1)], 1, "turns_for_others cannot stand with turns_for_all"),
    ([("turns_for_all", 1), ("only_move",), ("same_section",)], 2, "same_section cannot stand with only_move"),
    ([("without_move",), ("turns_for_all", 1), ("only_move",)], 2, "only_move cannot stand with without_move"),
    ([("same_section",), ("without_move",), ("turns_for_all", 1)], 1, "the last turns are of one kind"),
    ([("only_move",)], 0, "only_move needs turns_for_all or turns_for_others"),
    ([("same_section",)], 0, "same_section needs turns_for_all or turns_for_others"),
    ([("combat_stars", 3), ("without_move",)], 1, "without_move needs turns_for_all or turns_for_others"),
    ([("unless_highest",)], 0, "unless_highest needs turns_for_all or turns_for_others"),
    ([("turns_each", 20), ("own_turn_stars", 5, 5)], 1, "own_turn_stars cannot stand with turns_each"),
    ([("turns_each", 20), ("unless_highest",)], 1, "one thing only"),
    ([("turns_for_all", 2), ("turns_each", 20)], 1, "turns_each cannot stand with turns_for_all"),
    ([("turns_each", 20), ("turns_for_others", 2)], 1, "has no turns after them"),
    ([("turns_each", 20), ("only_move",)], 1, "only_move needs"),
    ([("own_turn_stars", 5, 5), ("unless_highest",), ("turns_for_all", 1)], 1, "unless_highest cannot stand with"),
]
REFUSED += [
    (RESOLUTION, tile(RESOLUTION, effects=effects(*named)), f".effects[{at}]", problem)
    for named, at, problem in MISFITS
]


@pytest.mark.parametrize(("kind", "document", "where", "right"), REFUSED)
def test_what_is_no_tile_is_refused_with_the_place_and_the_schema_agrees(
    kind: int, document: object, where: str, right: str
) -> None:
    with pytest.raises(FormatError) as caught:
        read_tile(Part(document, "tile"), kind)
    assert caught.value.where == f"tile{where}"
    assert right in caught.value.problem
    assert not fits(document, tile_schema(kind))


# The numbers of every effect that has any: the least and the most of each.
LIMITS: dict[str, list[tuple[int, int]]] = {
    "bombard": [(1, 16)], "weaken": [(1, 16)], "steal_cards": [(1, 5)], "fewer_cards": [(1, 5)],
    "win_coins_per_unit": [(1, 9)], "win_coins": [(1, 9)], "win_popularity": [(1, 9)], "win_power": [(1, 9)],
    "win_cards": [(1, 5)], "siege": [(1, 9)], "duel": [(0, 5)], "negotiate": [(0, 9), (1, 9)], "further": [(1, 3)],
    "own_turn_stars": [(1, 6), (0, 20)], "turns_each": [(1, 99)], "turns_for_all": [(1, 9)],
    "turns_for_others": [(1, 9)], "combat_stars": [(0, 6)], "open_objectives": [(1, 2)],
    "explosion": [(0, 3), (0, 9)], "first_stars": [(1, 2)], "first_coins": [(1, 20)],
}  # fmt: skip


def test_every_effect_with_numbers_has_its_limits() -> None:
    assert list(LIMITS) == [effect.name for effect in EFFECTS if effect.numbers]


@pytest.mark.parametrize("name", LIMITS)
def test_both_ends_of_a_number_are_taken_and_the_next_numbers_refused(name: str) -> None:
    kind = EFFECTS[EFFECT_NAMES.index(name)].kinds[0]
    usual = [least for least, _ in LIMITS[name]]
    for index, (least, most) in enumerate(LIMITS[name]):
        for number in (least - 1, least, most, most + 1):
            numbers = [*usual[:index], number, *usual[index + 1 :]]
            document = tile(kind, effects=effects((name, *numbers)))
            taken = least <= number <= most
            assert fits(document, tile_schema(kind)) == taken
            if taken:
                assert read_tile(Part(document, "tile"), kind).effects[0].numbers == numbers
                continue
            with pytest.raises(FormatError) as caught:
                read_tile(Part(document, "tile"), kind)
            assert caught.value.where == f"tile.effects[0].numbers[{index}]"
            assert f"{least}..{most}, found {number}" in caught.value.problem


@pytest.mark.covers("W5.7")
def test_a_camp_may_ask_for_no_power_and_for_the_most_there_is() -> None:
    for power in (-1, 0, 16, 17):
        document = tile(AUTOMA_SYMBOLS, moves=[{"symbol": "attack_combat_unit", "min_power": power}])
        if 0 <= power <= 16:
            assert read_tile(Part(document, "tile"), AUTOMA_SYMBOLS).moves[0].min_power == power
        else:
            with pytest.raises(FormatError, match=r"moves\[0\]\.min_power: must be a minimum of power 0\.\.16"):
                read_tile(Part(document, "tile"), AUTOMA_SYMBOLS)
        assert fits(document, tile_schema(AUTOMA_SYMBOLS)) == (0 <= power <= 16)


def test_the_longest_note_is_taken() -> None:
    document = tile(AGGRESSIVE, note="ї" * MOST_NOTE)
    assert read_tile(Part(document, "tile"), AGGRESSIVE).note == "ї" * MOST_NOTE
    assert fits(document, tile_schema(AGGRESSIVE))


@pytest.mark.parametrize(
    ("document", "where", "right"),
    [
        (tile(AGGRESSIVE, note="a\nb"), ".note", "on one line"),
        (tile(AGGRESSIVE, note="\x1b[2J"), ".note", "on one line"),
        (tile(AGGRESSIVE, note="\ud800"), ".note", "on one line"),
        (tile(AGGRESSIVE, effects=effects(("siege", 1.0))), ".effects[0].numbers[0]", "coins 1..9, found 1.0"),
        (tile(AGGRESSIVE, effects=effects(("bombard", 3, 2))), ".effects[0].numbers", "never fall"),
    ],
)
def test_what_a_schema_cannot_say_is_refused_all_the_same(document: Document, where: str, right: str) -> None:
    assert fits(document, tile_schema(AGGRESSIVE))
    with pytest.raises(FormatError) as caught:
        read_tile(Part(document, "tile"), AGGRESSIVE)
    assert caught.value.where == f"tile{where}" and right in caught.value.problem


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), kind=kinds)
def test_what_is_taken_comes_back_and_passes_the_schema(data: st.DataObject, kind: int) -> None:
    document = data.draw(tile_documents(kind))
    found = read_tile(Part(document, "tile"), kind)
    assert fits(document, tile_schema(kind))
    written = write_tile(found)
    assert fits(written, tile_schema(kind))
    again = read_tile(Part(written, "tile"), kind)
    assert write_tile(again) == written
    assert whole(written) == whole(document)


def whole(document: Document) -> Document:
    """A document with everything written out that may be left out."""
    full = {key: value for key, value in document.items() if key != "preference"}
    if "preference" in document or "preferences" in document:
        full["preferences"] = document.get("preferences", [document.get("preference")])
        full["range"] = document.get("range", 1)
    if "effects" in document:
        usual = {"numbers": [], "where": "here", "when": "always"}
        full["effects"] = [
            usual | one | {"hook": EFFECTS[EFFECT_NAMES.index(one["effect"])].hook} for one in document["effects"]
        ]
    full["moves"] = [{"min_power": 0} | one for one in document.get("moves", [])]
    full["gains"] = [{"amount": 1} | one for one in document.get("gains", [])]
    return full


@given(names=st.lists(st.sampled_from(effects_for(RESOLUTION)), max_size=6))
def test_two_or_more_words_of_a_resolution_are_judged_by_every_rule(names: list[str]) -> None:
    """A second reading of the rules: nothing twice, one trigger, one round, one manner, and each has what it needs."""
    last_turns = [name for name in names if name in ("turns_for_all", "turns_for_others")]
    triggers = [name for name in names if name in ("own_turn_stars", "turns_each", "unless_highest")]
    manners = [name for name in names if name in ("only_move", "same_section", "without_move")]
    wrong = len(set(names)) < len(names) or len(triggers) > 1 or len(last_turns) > 1 or len(manners) > 1
    wrong = wrong or ("turns_each" in names and bool(last_turns))
    wrong = wrong or (not last_turns and ("unless_highest" in names or bool(manners)))
    assert (misfit(names) is not None) == wrong


def test_the_rules_of_combining_name_effects_that_exist() -> None:
    named = [name for apart in APART for name in apart.effects]
    named += [name for needs in NEEDS for name in (needs.effect, *needs.others)]
    assert set(named) <= set(effects_for(RESOLUTION))


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
