"""What is no tile: refused with the place and what would have been right, by the reader and by the schema."""

from typing import Any

import pytest
from tests.schemas import fits
from tests.scythe.facts.vocabulary import effects, tile

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_CARD,
    AUTOMA_RESOLUTION,
    AUTOMA_SYMBOLS,
    PASSIVE,
    RESOLUTION,
)
from maszyna.scythe.facts.tile_documents import (
    read_tile,
)
from maszyna.scythe.facts.tiles import PREFERENCES
from maszyna.scythe.notation.own_tiles import tile_schema

REFUSED: list[tuple[int, object, str, str]] = [
    (AGGRESSIVE, None, "", "an object with id, provenance"),
    (AGGRESSIVE, tile(AGGRESSIVE, id=None), ".id", "is missing; it must be one of bombard, bounty"),
    (AGGRESSIVE, tile(AGGRESSIVE, id="ferry"), ".id", "one of bombard, bounty"),
    (AUTOMA_CARD, tile(AUTOMA_CARD, id="toll"), ".id", "one of bombard, bounty"),
    (AGGRESSIVE, tile(AGGRESSIVE, id=1), ".id", "found 1"),
    (AGGRESSIVE, tile(AGGRESSIVE, cargo=None), ".cargo", "is missing; it must be one of resources, workers"),
    (AGGRESSIVE, tile(AGGRESSIVE, cargo="gold"), ".cargo", "one of resources, workers"),
    (AGGRESSIVE, tile(AGGRESSIVE, range=2), ".range", "is not a field here; possible: id, provenance"),
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
        "cannot be combined with only_move",
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
        "is already in the row",
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
    ([("turns_for_all", 1), ("turns_for_others", 1)], 1, "turns_for_others cannot be combined with turns_for_all"),
    ([("turns_for_all", 1), ("only_move",), ("same_section",)], 2, "same_section cannot be combined with only_move"),
    ([("without_move",), ("turns_for_all", 1), ("only_move",)], 2, "only_move cannot be combined with without_move"),
    ([("same_section",), ("without_move",), ("turns_for_all", 1)], 1, "all last turns are of one kind"),
    ([("only_move",)], 0, "only_move needs turns_for_all or turns_for_others"),
    ([("same_section",)], 0, "same_section needs turns_for_all or turns_for_others"),
    ([("combat_stars", 3), ("without_move",)], 1, "without_move needs turns_for_all or turns_for_others"),
    ([("unless_highest",)], 0, "unless_highest needs turns_for_all or turns_for_others"),
    ([("turns_each", 20), ("own_turn_stars", 5, 5)], 1, "own_turn_stars cannot be combined with turns_each"),
    ([("turns_each", 20), ("unless_highest",)], 1, "only one end trigger"),
    ([("turns_for_all", 2), ("turns_each", 20)], 1, "turns_each cannot be combined with turns_for_all"),
    ([("turns_each", 20), ("turns_for_others", 2)], 1, "has no turns after them"),
    ([("turns_each", 20), ("only_move",)], 1, "only_move needs"),
    (
        [("own_turn_stars", 5, 5), ("unless_highest",), ("turns_for_all", 1)],
        1,
        "unless_highest cannot be combined with",
    ),
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
