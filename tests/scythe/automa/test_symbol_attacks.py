"""A9.5, A9.6, R3: the attacks, and who makes them."""

import pytest
from tests.scythe.automa.ask import Document, ask, decider, seat, step, went


@pytest.mark.covers("A9.5")
def test_where_enemy_workers_are_alone() -> None:
    human = seat("crimea", workers=[1, 2, 15, 16], mechs=[15], character=8)
    answer = ask("attack_workers", seat("albion", mechs=[8]), human)
    assert answer["valid"] == [1, 2]


@pytest.mark.covers("A9.5")
def test_the_most_resources_and_none_will_do() -> None:
    own, human = seat("albion", mechs=[8]), seat("crimea", workers=[1, 2, 15])
    piles = {"1": {"oil": 2, "food": 2}, "2": {"wood": 3}}
    answer = ask("attack_workers", own, human, resources=piles)
    assert step(answer, "most_resources")["values"] == {"1": 4, "2": 3, "15": 0}
    assert went(answer) == ("base", 1, "nearest_base", "most_resources")
    assert went(ask("attack_workers", own, human))[1:] == (15, "nearest_base", "nearest_factory")


@pytest.mark.covers("A9.5", "A6.3")
def test_equal_piles_by_the_factory_then_reading_order() -> None:
    answer = ask(
        "attack_workers", seat("albion", mechs=[8]), seat("crimea", workers=[2, 8]), resources={"2": {"oil": 1}}
    )
    assert answer["to"] == 2
    answer = ask("attack_workers", seat("albion", mechs=[1]), seat("crimea", workers=[2, 8]))
    assert (answer["to"], decider(answer, "destination")) == (2, "reading_order")


@pytest.mark.covers("A9.5", "A8")
def test_in_the_neighbourhood_of_any_unit_or_of_the_base() -> None:
    human = seat("crimea", workers=[2, 46, 12])
    assert ask("attack_workers", seat("albion", workers=[45]), human)["valid"] == [2, 46]


@pytest.mark.covers("A9.5")
def test_without_lone_workers_it_cannot_be_carried_out() -> None:
    answer = ask("attack_workers", seat("albion", mechs=[8]), seat("crimea", mechs=[2]))
    assert (answer["possible"], answer["reason"]) == (False, "no_valid_territory")
    answer = ask("attack_workers", seat("albion", character="mat", workers=[8]), seat("crimea", workers=[2]))
    assert (answer["possible"], answer["reason"]) == (False, "no_unit")


@pytest.mark.covers("A9.6")
@pytest.mark.parametrize(("power", "possible"), [(6, False), (7, True), (8, True)])
def test_only_with_the_power_for_it(power: int, possible: bool) -> None:
    answer = ask("attack_combat_unit", seat("albion", power=power), seat("crimea", mechs=[1]), 7)
    assert answer["possible"] == possible
    assert answer.get("reason") == (None if possible else "too_little_power")


@pytest.mark.covers("A9.6")
def test_power_matters_to_no_other_symbol() -> None:
    own = seat("albion", power=0, mechs=[8])
    for action in ("move_mech", "attack_workers"):
        assert ask(action, own, seat("crimea", workers=[2]))["possible"]


@pytest.mark.covers("A9.6")
def test_the_fewest_enemy_combat_units() -> None:
    """Workers do not count; 15 would be nearer to the Factory but has two."""
    human = seat("crimea", mechs=[15, 15, 1], workers=[1, 1, 1], character=2)
    answer = ask("attack_combat_unit", seat("albion", mechs=[8], power=5), human, 5)
    assert step(answer, "fewest_enemy_combat_units")["values"] == {"1": 1, "2": 1, "15": 2}
    assert went(answer) == ("base", 2, "nearest_base", "nearest_factory")
    human = seat("crimea", mechs=[15, 15, 1, 1], character=2)
    answer = ask("attack_combat_unit", seat("albion", mechs=[8], power=5), human, 5)
    assert went(answer) == ("base", 2, "nearest_base", "fewest_enemy_combat_units")


@pytest.mark.covers("A9.6", "A6.3")
def test_equal_enemies_in_reading_order() -> None:
    answer = ask("attack_combat_unit", seat("albion", mechs=[1], power=5), seat("crimea", mechs=[8, 2]), 1)
    assert (answer["to"], decider(answer, "destination")) == (2, "reading_order")


@pytest.mark.covers("A9.6", "A7.4")
def test_units_on_a_base_cannot_be_attacked() -> None:
    answer = ask("attack_combat_unit", seat("albion", mechs=[8], power=9), seat("crimea", mechs=["base"]), 1)
    assert (answer["possible"], answer["reason"]) == (False, "no_valid_territory")


@pytest.mark.covers("A9.5", "A9.6", "A6.1")
@pytest.mark.parametrize("action", ["attack_workers", "attack_combat_unit"])
def test_the_combat_unit_nearest_the_base_goes(action: str) -> None:
    human = seat("crimea", workers=[2]) if action == "attack_workers" else seat("crimea", mechs=[2])
    min_power = 0 if action == "attack_combat_unit" else None
    answer = ask(action, seat("albion", mechs=[15, 8], character=16), human, min_power)
    assert (answer["unit"], answer["from"], decider(answer, "unit")) == ("mech", 8, "nearest_base")
    answer = ask(action, seat("albion", mechs=[15, 16], character=8), human, min_power)
    assert (answer["unit"], answer["from"]) == ("character", 8)
    answer = ask(action, seat("albion", mechs=[2 if action == "attack_workers" else 8]), human, min_power)
    assert (answer["unit"], answer["from"]) == ("character", "base")


@pytest.mark.covers("A6.3", "R3")
def test_on_different_places_reading_order_comes_before_the_kind() -> None:
    human = seat("crimea", workers=[8])
    answer = ask("attack_workers", seat("albion", character=1, mechs=[2]), human)
    assert (answer["unit"], answer["from"], decider(answer, "unit")) == ("character", 1, "reading_order")


@pytest.mark.covers("R3")
@pytest.mark.parametrize("place", ["base", 1])
@pytest.mark.parametrize(("ruling", "goes"), [("mech", "mech"), ("character", "character")])
def test_on_one_place_the_ruling_says_who_goes(place: object, ruling: str, goes: str) -> None:
    own: Document = seat("albion", character=place, mechs=[8, place])
    answer = ask("attack_workers", own, seat("crimea", workers=[2]), rulings={"R3": ruling})
    assert (answer["unit"], answer["from"]) == (goes, place)
    kind = step(answer, "mech_before_character")
    assert (kind["id"], kind["before"], kind["after"]) == ("R3", ["character", "mech"], [goes])
    assert decider(answer, "unit") in ("mech_before_character", "nearest_base")


@pytest.mark.covers("R3")
def test_the_ruling_is_named_only_where_it_decides() -> None:
    answer = ask("attack_workers", seat("albion", mechs=["base", "base"], character=8), seat("crimea", workers=[2]))
    assert answer["unit"] == "mech"
    assert [found["rule"] for found in answer["trace"] if found["id"] == "R3"] == []
