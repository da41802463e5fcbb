"""A9.2, A9.3, A9.4, R7: the moves of mech and character without attack."""

import pytest
from tests.scythe.automa.ask import Document, ask, seat, step, went


@pytest.mark.covers("A9.2", "A6.1")
def test_the_mech_nearest_the_base_goes() -> None:
    answer = ask("move_mech", seat("albion", mechs=[15, 8], character="base"), seat("crimea", mechs=[30]))
    assert (answer["unit"], went(answer)[0], went(answer)[2]) == ("mech", 8, "nearest_base")
    answer = ask("move_mech", seat("albion", mechs=[2, 1]), seat("crimea", mechs=[30]))
    assert (went(answer)[0], went(answer)[2]) == (1, "reading_order")


@pytest.mark.covers("A9.2", "A9.3")
@pytest.mark.parametrize("action", ["move_mech", "move_character"])
def test_nearest_to_an_enemy_combat_unit(action: str) -> None:
    """Of 1, 2, 8, 15 the last is 2 hexes from the enemy on the Factory."""
    own: Document = {"mechs": [8], "character": "mat"} if action == "move_mech" else {"character": 8}
    answer = ask(action, seat("albion", **own), seat("crimea", mechs=[23]))
    assert step(answer, "nearest_enemy_combat_unit")["values"] == {"1": 4, "2": 3, "8": 3, "15": 2}
    assert went(answer) == (8, 15, "", "nearest_enemy_combat_unit")


@pytest.mark.covers("A9.2")
def test_any_enemy_combat_unit_counts_but_no_worker() -> None:
    human = seat("crimea", character=46, mechs=[3, 45], workers=[16])
    answer = ask("move_mech", seat("albion", mechs=[8]), human)
    assert step(answer, "nearest_enemy_combat_unit")["values"] == {"1": 2, "2": 1, "8": 2, "15": 2}
    assert answer["to"] == 2


@pytest.mark.covers("A9.2", "R7")
def test_bases_count_only_when_nobody_is_on_the_board() -> None:
    """Nordic's base is nearest to 2; its mech far in the south-east makes 15 the nearest."""
    own = seat("albion", mechs=[8])
    answer = ask("move_mech", own, seat("nordic"))
    assert step(answer, "nearest_enemy_combat_unit")["values"] == {"1": 4, "2": 3, "8": 4, "15": 4}
    assert answer["to"] == 2
    answer = ask("move_mech", own, seat("nordic", mechs=[46, "base"]))
    assert (answer["to"], went(answer)[3]) == (15, "nearest_enemy_combat_unit")


@pytest.mark.covers("A6.2", "A9.2", "A9.3")
@pytest.mark.parametrize("action", ["move_mech", "move_character"])
def test_then_nearest_to_the_factory(action: str) -> None:
    """An enemy on 18 is 2 hexes from 11 and from the Factory's neighbour 23 alike."""
    own: Document = {"mechs": [24], "character": "mat"} if action == "move_mech" else {"character": 24}
    answer = ask(action, seat("nordic", **own), seat("crimea", mechs=[25]))
    assert step(answer, "nearest_enemy_combat_unit")["after"] == [18, 24, 32]
    assert went(answer) == (24, 24, "", "nearest_factory")


@pytest.mark.covers("A6.3", "A9.2")
def test_then_reading_order() -> None:
    """Both territories beside the base are 4 hexes from the Factory and 3 from the enemy on 28."""
    answer = ask("move_mech", seat("saxony", mechs=["base"]), seat("crimea", character=38))
    assert step(answer, "nearest_enemy_combat_unit")["values"] == {"34": 4, "41": 4}
    assert went(answer) == ("base", 34, "", "reading_order")


@pytest.mark.covers("A9.2", "A9.3")
def test_no_enemy_unit_and_no_other_own_combat_unit_but_own_workers() -> None:
    human = seat("crimea", workers=[2], mechs=[45])
    answer = ask("move_mech", seat("albion", mechs=[8, 15], workers=[1]), human)
    assert answer["valid"] == [1, 8, 16]
    answer = ask("move_mech", seat("albion", mechs=[8], character=15, workers=[1]), human)
    assert answer["valid"] == [1, 8, 16]
    answer = ask("move_character", seat("albion", mechs=[8], character=15, workers=[1]), human)
    assert answer["valid"] == [1, 15, 16]


@pytest.mark.covers("A9.2")
def test_with_two_mechs_on_one_place_the_other_bars_it() -> None:
    answer = ask("move_mech", seat("albion", mechs=[8, 8]), seat("crimea"))
    assert answer["valid"] == [1, 2, 15]


@pytest.mark.covers("A9.2", "A9.3")
def test_whoever_is_on_the_mat_does_not_move() -> None:
    nobody = seat("albion", character="mat", workers=[1])
    for action in ("move_mech", "move_character", "encounter_or_factory"):
        answer = ask(action, nobody, seat("crimea"), encounters=[1])
        assert (answer["possible"], answer["reason"]) == (False, "no_unit")


@pytest.mark.covers("A9.3")
def test_the_character_comes_from_its_base_and_mechs_stay() -> None:
    answer = ask("move_character", seat("saxony", mechs=[34]), seat("crimea", mechs=[30]))
    assert (answer["unit"], answer["from"], answer["to"]) == ("character", "base", 35)


@pytest.mark.covers("A9.4", "A6.2")
def test_to_an_encounter_or_the_factory_nearest_to_the_factory() -> None:
    own = seat("albion", character="base", workers=[8], mechs=[16])
    answer = ask("encounter_or_factory", own, seat("crimea"), encounters=[1, 2, 10])
    assert answer["valid"] == [1, 2, 10, 23]
    assert went(answer) == ("base", 23, "", "nearest_factory")
    own["factory_card"] = True
    answer = ask("encounter_or_factory", own, seat("crimea"), encounters=[1, 2, 10])
    assert (answer["valid"], answer["to"]) == ([1, 2, 10], 10)


@pytest.mark.covers("A9.4", "A6.3")
def test_equally_near_encounters_in_reading_order() -> None:
    answer = ask("encounter_or_factory", seat("albion", workers=[8]), seat("crimea"), encounters=[2, 8])
    assert went(answer) == ("base", 2, "", "reading_order")


@pytest.mark.covers("A9.4")
def test_the_bases_neighbourhood_does_not_count_here() -> None:
    answer = ask("encounter_or_factory", seat("albion"), seat("crimea"), encounters=[1, 2])
    assert (answer["possible"], answer["valid"], answer["reason"]) == (False, [], "no_valid_territory")
    assert ask("encounter_or_factory", seat("albion", workers=[3]), seat("crimea"), encounters=[1, 2])["valid"] == [2]


@pytest.mark.covers("A9.4")
@pytest.mark.parametrize(
    ("own", "human", "valid"),
    [
        ({"workers": [8, 2]}, {}, [2, 8]),
        ({"workers": [8], "mechs": [2]}, {}, [8]),
        ({"workers": [8]}, {"workers": [2]}, [8]),
        ({"workers": [8]}, {"mechs": [2]}, [8]),
        ({"workers": [8]}, {"structures": {"mine": 2}}, [2, 8]),
        ({"character": 8}, {}, [2, 8]),
    ],
)
def test_no_enemy_unit_and_no_own_mech(own: Document, human: Document, valid: list[int]) -> None:
    answer = ask("encounter_or_factory", seat("albion", **own), seat("crimea", **human), encounters=[2, 8])
    assert answer["valid"] == valid


@pytest.mark.covers("A9.2", "A6.2")
def test_without_any_enemy_combat_unit_the_factory_decides() -> None:
    answer = ask("move_mech", seat("albion", mechs=[8]), seat("crimea", character="mat"))
    assert set(step(answer, "nearest_enemy_combat_unit")["values"].values()) == {0}
    assert went(answer) == (8, 15, "", "nearest_factory")
