"""What the reader of tiles takes: both ends of every number, what comes back, and how effects go together."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.schemas import fits
from tests.scythe.facts.vocabulary import Document, effects, kinds, tile, tile_documents

from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.facts.combining import APART, NEEDS, misfit
from maszyna.scythe.facts.effects import (
    AGGRESSIVE,
    AUTOMA_SYMBOLS,
    EFFECT_NAMES,
    EFFECTS,
    RESOLUTION,
    effects_for,
)
from maszyna.scythe.facts.tile_documents import (
    read_tile,
    write_tile,
)
from maszyna.scythe.facts.tiles import MOST_NOTE
from maszyna.scythe.notation.own_tiles import tile_schema

# The numbers of every effect that has any: the least and the most of each.
LIMITS: dict[str, list[tuple[int, int]]] = {
    "bombard": [(1, 16)], "weaken": [(1, 16)], "steal_cards": [(1, 5)], "fewer_cards": [(1, 5)],
    "win_coins_per_unit": [(1, 9)], "win_coins": [(1, 9)], "win_popularity": [(1, 9)], "win_power": [(1, 9)],
    "win_cards": [(1, 5)], "siege": [(1, 9)], "duel": [(0, 5)], "negotiate": [(0, 9), (1, 9)], "further": [(1, 3)],
    "own_turn_stars": [(1, 6), (0, 20)], "turns_each": [(1, 99)], "turns_for_all": [(1, 9)],
    "turns_for_others": [(1, 9)], "combat_stars": [(0, 6)], "open_objectives": [(1, 2)],
    "explosion": [(0, 3), (0, 9)], "first_stars": [(1, 2)], "first_coins": [(1, 20)],
    "own_turn_coins": [(1, 99)], "paid_units": [(1, 3), (1, 3)],
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
    triggers = [name for name in names if name in ("own_turn_stars", "turns_each", "unless_highest", "own_turn_coins")]
    manners = [name for name in names if name in ("only_move", "same_section", "without_move")]
    wrong = len(set(names)) < len(names) or len(triggers) > 1 or len(last_turns) > 1 or len(manners) > 1
    wrong = wrong or ("turns_each" in names and bool(last_turns))
    wrong = wrong or (not last_turns and ("unless_highest" in names or bool(manners)))
    assert (misfit(names) is not None) == wrong


def test_the_rules_of_combining_name_effects_that_exist() -> None:
    named = [name for apart in APART for name in apart.effects]
    named += [name for needs in NEEDS for name in (needs.effect, *needs.others)]
    assert set(named) <= set(effects_for(RESOLUTION))
