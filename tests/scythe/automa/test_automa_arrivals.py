"""A10 and R13: what the character finds where it arrives, and what it leaves there."""

from typing import Any

import pytest
from tests.scythe.automa.ask import turn
from tests.scythe.automa.stage import Stage
from tests.scythe.contract import bare
from tests.scythe.props import have

from maszyna.kernel.bits import count, mask_of, members
from maszyna.scythe.board import FACTORY_PLACE
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.ids import TOGAWA
from maszyna.scythe.notation import score_answer
from maszyna.scythe.notation.read_position import read_position

VISIT = 14  # encounter or Factory, character; a worker and a combat card


@pytest.mark.covers("A10.1")
def test_an_encounter_token_is_removed_and_nothing_else_happens() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 34)
    stage.game.position.encounters = mask_of([35, 44])
    deck = stage.game.encounter_deck
    stage.play(VISIT)
    assert (stage.moves(), members(stage.game.position.encounters)) == ([("character", stage.base("saxony"), 35)], [44])
    assert (stage.game.encounter_deck, stage.told().count("encounter_removed")) == (deck, 1)
    assert stage.told() == [
        "automa_card", "automa_group", "unit_moved", "encounter_removed", "unit_gained", "gained", "tracker_moved",
    ]  # fmt: skip


@pytest.mark.covers("A10.1")
def test_after_any_move_of_the_character_also_one_that_stays_or_attacks() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "character", 35)  # and with no card for the Factory in reach
    stage.game.position.encounters = mask_of([35])
    stage.play(16)
    assert (stage.moves(), stage.game.position.encounters) == ([("character", 35, 35)], 0)
    stage = Stage("saxony", "crimea")
    stage.put("crimea", "worker", 34)
    stage.game.position.encounters = mask_of([34])
    stage.play(19)
    assert (stage.moves(), stage.game.position.encounters) == ([("character", stage.base("saxony"), 34)], 0)


@pytest.mark.covers("A10.1")
def test_mechs_and_workers_leave_tokens_alone_and_so_does_a_beaten_character() -> None:
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 35)
    stage.put("saxony", "mech", 41)
    stage.game.position.encounters = mask_of([34, 35, 41])
    stage.play(6)
    stage.play(10)
    assert [move[0] for move in stage.moves()] == ["mech"]
    assert members(stage.game.position.encounters) == [34, 35, 41]
    stage = Stage("saxony", "crimea")
    stage.state().scheme = 2
    have(stage, "saxony", power=9)
    have(stage, "crimea", power=7)
    stage.put("crimea", "mech", 34)
    stage.game.position.encounters = mask_of([34])
    stage.stack_deck(10)  # 0 power
    stage.play(14)
    stage.say("dial 7")
    assert (stage.seat("saxony").at[0], members(stage.game.position.encounters)) == (0, [34])


@pytest.mark.covers("A10.2")
def test_a_factory_card_at_the_end_of_the_turn() -> None:
    stage = Stage("albion", "crimea")
    stage.put("albion", "worker", 16)
    before = stage.game.factory_deck
    stage.play(VISIT)
    assert stage.told()[-2:] == ["tracker_moved", "factory_card_taken"]
    assert (count(before), count(stage.game.factory_deck), stage.game.factory_deck & ~before) == (3, 2, 0)
    assert (stage.state().hidden_factory_card, stage.seat("albion").factory_card) == (True, 0)
    stage.play(VISIT)  # it stays, or goes to another place, but takes no second one
    assert count(stage.game.factory_deck) == 2


@pytest.mark.covers("A10.2")
def test_whatever_brings_the_character_there_and_only_the_character() -> None:
    stage = Stage("albion", "crimea")
    stage.put("albion", "worker", 16)
    stage.put("crimea", "mech", 30)
    stage.play(16)  # no encounter; the Factory
    assert stage.state().hidden_factory_card
    stage = Stage("albion", "crimea")
    stage.put("albion", "mech", 16)
    stage.put("crimea", "mech", 30)
    stage.play(10)
    assert (stage.moves(), stage.state().hidden_factory_card) == ([("mech", 16, FACTORY_PLACE)], False)


@pytest.mark.covers("A10.2")
def test_the_card_is_drawn_at_random() -> None:
    taken = set()
    for seed in range(20):
        stage = Stage("albion", "crimea", seed=seed)
        stage.game.factory_deck = mask_of([1, 2, 3])
        stage.put("albion", "worker", 16)
        stage.play(VISIT)
        taken.add(tuple(members(stage.game.factory_deck)))
    assert taken == {(1, 2), (1, 3), (2, 3)}


@pytest.mark.covers("A10.3", "A19.6")
def test_with_all_groups_both_are_taken_at_once() -> None:
    """Card 14: the character takes the Factory's card, then goes on towards the enemy in the south."""
    stage = Stage("albion", "crimea", all_moves=True)
    stage.put("albion", "worker", 16, 37)
    stage.put("crimea", "mech", 43)
    stage.play(VISIT)
    assert [move[2] for move in stage.moves()] == [FACTORY_PLACE, 36]
    assert stage.told()[:5] == ["automa_card", "automa_group", "unit_moved", "factory_card_taken", "automa_group"]
    assert stage.told().count("factory_card_taken") == 1


@pytest.mark.covers("A10.3")
def test_on_a_table_an_arrival_by_attack_waits_for_the_combat_only() -> None:
    """The character attacked on the Factory and won; the rest of card 15 takes the card before it goes on."""
    position = bare(automa="saxony", human="crimea") | {"encounters": [], "options": {"all_moves": True}}
    position["automa"] |= {"scheme": 2, "character": 23, "workers": [37, *["mat"] * 7], "mechs": ["mat"] * 4}
    position["human"] |= {"character": 43, "workers": ["mat"] * 8}
    told = [event["event"] for event in turn(position, 15, resume=1)["events"]]
    assert told.index("factory_card_taken") < told.index("unit_moved")


@pytest.mark.covers("R13")
@pytest.mark.parametrize(("automa", "at"), [("albion", 1), ("togawa", 40)])
def test_no_flag_and_no_trap_unless_the_ruling_is_placed(automa: str, at: int) -> None:
    for way in ("none", "placed"):
        stage = Stage(automa, "crimea", rulings={"R13": way})
        stage.put("crimea", "character", 12 if automa == "albion" else 39)
        stage.play(16)
        own = stage.seat(automa)
        assert len(stage.moves()) == 1
        assert members(own.flags | own.armed) == ([stage.moves()[0][2]] if way == "placed" else [])
        assert stage.moves()[0][2] >= at


@pytest.mark.covers("R13")
def test_one_token_on_a_territory_and_none_left_after_four() -> None:
    stage = Stage("togawa", "crimea", rulings={"R13": "placed"})
    stage.put("togawa", "character", 39)
    stage.put("crimea", "mech", 38)
    placed = []
    for _ in range(3):
        stage.play(16)
        placed += [(event.first, event.second) for event in stage.happened("trap_placed")]
    assert (stage.moves(), members(stage.seat("togawa").armed)) == ([("character", 32, 32)], [32])
    assert placed == [(32, factions()[TOGAWA].penalties[0][0])]
    stage.seat("togawa").traps = [1, 2, 3, 4]
    stage.put("togawa", "character", 46)
    stage.put("crimea", "mech", 45)
    stage.play(16)
    assert stage.told().count("trap_placed") == 0


@pytest.mark.covers("R13", "A18.1")
def test_tokens_stand_in_the_position_and_count() -> None:
    position = bare(automa="albion", human="crimea") | {"rulings": {"R13": "placed"}}
    position["automa"] |= {"character": 16, "workers": ["mat"] * 8, "tokens": [16]}
    scores: Any = score_answer(read_position(position))
    assert scores["automa"]["territories"] == 2 * 3
    answer = turn(position, 16)
    assert len(answer["position"]["automa"]["tokens"]) == 2
    position = bare(automa="togawa", human="crimea") | {"rulings": {"R13": "placed"}}
    answer = turn(position, 16)
    assert len(answer["position"]["automa"]["tokens"]) == 1


@pytest.mark.covers("A4.1", "A19.6")
@pytest.mark.parametrize(("options", "groups"), [({}, []), ({"all_moves": True}, ["attack_workers", "move_worker"])])
def test_after_a_combat_on_a_table_the_rest_of_the_card_follows(options: dict[str, bool], groups: list[str]) -> None:
    """Card 17 after its first group: no other group, or all others; then its coins and no step of the tracker."""
    position = bare(automa="saxony", human="crimea") | {"encounters": [], "options": options}
    position["automa"] |= {"character": 35, "power": 2, "coins": 5}
    answer = turn(position, 17, resume=1)
    assert [event["symbol"] for event in answer["events"] if event["event"] == "automa_group"] == groups
    assert (answer["position"]["automa"]["coins"], answer["position"]["automa"]["last_card"]) == (7, 17)


@pytest.mark.covers("A10.1")
def test_after_a_combat_on_a_table_the_token_is_removed_once() -> None:
    position = bare(automa="saxony", human="crimea") | {"encounters": [34, 35]}
    position["automa"] |= {"character": 35}
    answer = turn(position, 17, resume=1)
    assert answer["position"]["encounters"] == [34]
    assert answer["events"][0]["event"] == "encounter_removed"
