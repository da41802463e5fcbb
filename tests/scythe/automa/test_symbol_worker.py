"""A9.1, and with it A6, R5, R6: the worker's move, criterion by criterion."""

import pytest
from tests.scythe.automa.ask import ask, seat, step, went

FAR = seat("togawa")  # an enemy far away, on its base


@pytest.mark.covers("A6.1", "A9.1")
def test_the_worker_nearest_the_base_goes() -> None:
    answer = ask("move_worker", seat("saxony", workers=[35, 34]), FAR)
    assert (answer["unit"], went(answer)[0], went(answer)[2]) == ("worker", 34, "nearest_base")
    assert step(answer, "nearest_base")["values"] == {"34": 1, "35": 2}


@pytest.mark.covers("A6.1")
def test_units_on_the_base_are_the_nearest() -> None:
    answer = ask("move_worker", seat("saxony", workers=[34, "base", 41]), FAR)
    assert (answer["from"], step(answer, "nearest_base")["values"]) == ("base", {"34": 1, "41": 1, "base": 0})


@pytest.mark.covers("A6.3", "A9.1")
def test_of_equally_near_workers_the_first_in_reading_order() -> None:
    answer = ask("move_worker", seat("saxony", workers=[41, 34]), FAR)
    assert (went(answer)[0], went(answer)[2]) == (34, "reading_order")


@pytest.mark.covers("A9.1")
def test_workers_on_the_mat_do_not_move() -> None:
    answer = ask("move_worker", seat("saxony", mechs=[34]), FAR)
    assert (answer["possible"], answer["reason"], answer["unit"], answer["from"]) == (False, "no_unit", None, None)


@pytest.mark.covers("A9.1", "A8")
def test_valid_are_own_neighbourhoods_and_those_of_the_base() -> None:
    """The worker's own territory too, but no other worker's; mechs do not bar it."""
    answer = ask("move_worker", seat("albion", workers=[8, 16], mechs=[15]), FAR)
    assert (answer["from"], answer["valid"]) == (8, [1, 2, 8, 10, 15, 23])
    assert step(answer, "no_other_own_worker")["before"] == [1, 2, 8, 10, 15, 16, 23]


@pytest.mark.covers("A9.1")
@pytest.mark.parametrize("units", [{"workers": [15]}, {"mechs": [15]}, {"character": 15}])
def test_no_enemy_unit_of_any_kind_stands_there(units: dict[str, object]) -> None:
    answer = ask("move_worker", seat("albion", workers=[1], mechs=[8]), seat("crimea", **units))
    assert answer["valid"] == [1, 2, 8]
    assert step(answer, "no_enemy_unit")["before"] == [1, 2, 8, 15]


@pytest.mark.covers("A9.1", "A6.2", "R6")
def test_into_the_neighbourhoods_of_the_most_units() -> None:
    """Mechs on 8 and 15 both reach 8 and 15; of these 15 is nearer to the Factory."""
    answer = ask("move_worker", seat("albion", workers=[1], mechs=[8, 15]), FAR)
    assert step(answer, "most_own_neighbourhoods")["values"] == {"1": 1, "2": 1, "8": 2, "15": 2, "16": 1}
    assert went(answer) == (1, 15, "", "nearest_factory")
    answer = ask("move_worker", seat("albion", workers=[1], mechs=[8, 15], character=2), FAR)
    assert step(answer, "most_own_neighbourhoods")["values"]["8"] == 3
    assert went(answer) == (1, 8, "", "most_own_neighbourhoods")


@pytest.mark.covers("A6.3", "A9.1")
def test_then_the_factory_then_reading_order() -> None:
    """Everything is in one unit's neighbourhood: 2 and 8 are 3 hexes from the Factory, 1 is 4."""
    answer = ask("move_worker", seat("albion", workers=[1], mechs=[2], character="mat"), seat("crimea", workers=[3]))
    assert step(answer, "nearest_factory")["values"] == {"1": 4, "2": 3, "8": 3}
    assert went(answer) == (1, 2, "", "reading_order")


@pytest.mark.covers("R6")
def test_units_on_one_hex_count_each() -> None:
    """Three on 8 and one on 16 are four for 15; counting places, 15, 16 and 23 would be equal."""
    answer = ask("move_worker", seat("albion", workers=[1], mechs=[8, 8, 8, 16], character=23), FAR)
    values = step(answer, "most_own_neighbourhoods")["values"]
    assert (values["15"], values["16"], values["23"]) == (4, 2, 2)
    assert went(answer)[1:] == (15, "", "most_own_neighbourhoods")


@pytest.mark.covers("R6")
@pytest.mark.parametrize("extra", range(8))
def test_many_units_are_counted_right(extra: int) -> None:
    """Four mechs on 8 and the character on 15 are five for 15 and 8; workers on 23 are ever more for 24."""
    own = seat("albion", workers=["base", *[23] * extra], mechs=[8, 8, 8, 8], character=15)
    answer = ask("move_worker", own, FAR)
    values = step(answer, "most_own_neighbourhoods")["values"]
    assert (values["8"], values["15"], values.get("24", 0)) == (5, 5, extra)
    assert answer["to"] == (15 if extra < 4 else 16)
    assert values["16"] == 1 + extra


@pytest.mark.covers("R6")
def test_nine_are_more_than_eight() -> None:
    """Seven workers and the character on the Factory, and a mech on 15: nine for 16, eight for 24."""
    own = seat("albion", workers=["base", *[23] * 7], mechs=[15], character=23)
    answer = ask("move_worker", own, FAR)
    values = step(answer, "most_own_neighbourhoods")["values"]
    assert (values["16"], values["24"], values["30"], values["15"]) == (9, 8, 8, 1)
    assert went(answer)[1:] == (16, "nearest_base", "most_own_neighbourhoods")


@pytest.mark.covers("R6")
def test_units_on_the_base_and_the_base_count_nothing() -> None:
    own = seat("albion", workers=[1, "mat"], mechs=[8, "base", "base", "base"])
    answer = ask("move_worker", own, FAR)
    assert step(answer, "most_own_neighbourhoods")["values"] == {"1": 1, "2": 1, "8": 1, "15": 1}
    assert answer["to"] == 15


@pytest.mark.covers("A9.1", "R6")
def test_the_lifted_worker_counts_for_validity_only() -> None:
    """Alone it reaches 16 from 15, but no unit counts for any destination."""
    answer = ask("move_worker", seat("albion", workers=[15]), FAR)
    assert answer["valid"] == [1, 2, 8, 15, 16]
    assert set(step(answer, "most_own_neighbourhoods")["values"].values()) == {0}
    assert went(answer) == (15, 16, "", "nearest_factory")


@pytest.mark.covers("R6", "A9.1")
def test_of_two_workers_on_one_place_one_is_lifted() -> None:
    answer = ask("move_worker", seat("albion", workers=[8, 8]), FAR)
    assert 8 not in answer["valid"]  # the other one stands there
    assert step(answer, "most_own_neighbourhoods")["values"] == {"1": 1, "2": 1, "15": 1}


@pytest.mark.covers("A9.1")
def test_never_into_an_enemy_combat_neighbourhood() -> None:
    """A mech on 16 reaches 15; enemy workers and units on a base reach nothing that counts."""
    own = seat("albion", workers=[1], mechs=[8])
    answer = ask("move_worker", own, seat("crimea", mechs=[16]))
    assert step(answer, "out_of_enemy_reach")["after"] == [1, 2, 8]
    assert went(answer)[1] == 2
    assert ask("move_worker", own, seat("crimea", character=16))["to"] == 2
    assert ask("move_worker", own, seat("crimea", workers=[16]))["to"] == 15


@pytest.mark.covers("R5", "A9.1")
def test_nowhere_safe_means_it_cannot_be_carried_out() -> None:
    answer = ask("move_worker", seat("saxony", workers=[34]), seat("crimea", mechs=[35]))
    assert (answer["possible"], answer["to"], answer["reason"]) == (False, None, "no_destination")
    assert answer["valid"] == [34, 41]
    assert step(answer, "out_of_enemy_reach")["after"] == []


@pytest.mark.covers("A9.1")
def test_no_valid_territory_at_all() -> None:
    human = seat("crimea", workers=[34], mechs=[41])
    answer = ask("move_worker", seat("saxony", workers=["base"]), human)
    assert (answer["possible"], answer["reason"], answer["unit"], answer["from"]) == (
        False, "no_valid_territory", "worker", "base",
    )  # fmt: skip


@pytest.mark.covers("R10")
def test_a_structure_bars_nothing() -> None:
    answer = ask("move_worker", seat("albion", workers=[1], mechs=[8]), seat("crimea", structures={"mill": 15}))
    assert answer["to"] == 15
