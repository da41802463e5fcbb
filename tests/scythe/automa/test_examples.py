"""The five examples of the rule texts, rebuilt on the printed board."""

import pytest
from tests.scythe.automa.ask import ask, combat, on_board, seat, step, went

from maszyna.kernel.bits import members
from maszyna.scythe.automa.automa_combat import power_used
from maszyna.scythe.automa.deck import PRINTED
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.facts.automa import INVADERS_DECK
from maszyna.scythe.notation import read_position


@pytest.mark.covers("A7.2")
def test_example_1_a_crimean_mech_with_riverwalk() -> None:
    """On 18: A 12 and 24 by land, B its own, C no lake 17, D no 11 and 19 across rivers, E tundra 25 across one."""
    human = seat("crimea", abilities=["Riverwalk"], mechs=[18])
    layout = read_position(on_board(seat("nordic"), human, rulings={"R2": "adjacent"}))
    assert members(Sight(layout.position, layout.hidden, 0).near_enemy(1, 18)) == [12, 18, 24, 25]


@pytest.mark.covers("A7.3", "A5.2")
def test_example_2_the_same_mech_as_an_automas_with_water_open() -> None:
    answer = ask("move_mech", seat("crimea", mechs=[18], tracker=4), seat("nordic"))
    assert answer["valid"] == [11, 12, 17, 18, 19, 24, 25, 43, 47]  # 43 and 47 lie beside its base
    assert ask("move_mech", seat("crimea", mechs=[18], tracker=3), seat("nordic"))["valid"] == [12, 18, 24, 43, 47]


@pytest.mark.covers("A9.1", "A6.1", "A6.3", "R6")
def test_example_3_a_workers_move() -> None:
    """Two workers are equally near; ten territories with the numbers of the picture, two of them with an asterisk."""
    own = seat("saxony", tracker=9, workers=[42, 27], mechs=[35, 28, 34, 20], character=41)
    human = seat("crimea", abilities=["Riverwalk"], character=36)
    answer = ask("move_worker", own, human)
    assert step(answer, "nearest_base")["values"] == {"27": 2, "42": 2}
    assert went(answer) == (27, 35, "reading_order", "most_own_neighbourhoods")
    assert answer["valid"] == [14, 20, 21, 27, 28, 29, 34, 35, 41, 43]
    safe = step(answer, "out_of_enemy_reach")
    assert [place for place in safe["before"] if place not in safe["after"]] == [29, 43]
    assert step(answer, "most_own_neighbourhoods")["values"] == {
        "14": 1, "20": 2, "21": 2, "27": 3, "28": 4, "34": 4, "35": 5, "41": 4,
    }  # fmt: skip
    # The two with an asterisk: with the enemy on its base they count like the others.
    values = step(ask("move_worker", own, seat("crimea")), "most_own_neighbourhoods")["values"]
    assert (values["29"], values["43"]) == (2, 1)
    # 43 is a farm across a river: it is barred by Riverwalk alone.
    without = step(ask("move_worker", own, seat("crimea", character=36)), "out_of_enemy_reach")
    assert [place for place in without["before"] if place not in without["after"]] == [29]


@pytest.mark.covers("A9.2", "A6.2")
def test_example_4_a_mechs_move_to_the_factory() -> None:
    """One mech is the nearest. The picture prints ten distances; the texts do not say which lies on which hex."""
    own = seat("saxony", tracker=0, mechs=[28, 15], workers=[23], character=1)
    answer = ask("move_mech", own, seat("polania", character=36, mechs=[30, 25]))
    distances = step(answer, "nearest_enemy_combat_unit")["values"]
    assert distances == {"2": 4, "8": 3, "16": 2, "23": 1, "24": 1, "27": 3, "28": 2, "29": 1, "34": 2, "41": 2}
    assert sorted(distances.values()) == sorted([2, 1, 4, 2, 2, 3, 1, 2, 3, 1])
    assert step(answer, "nearest_factory")["before"] == [23, 24, 29]
    assert went(answer) == (28, 23, "nearest_base", "nearest_factory")


@pytest.mark.covers("A15.3", "A15.4")
@pytest.mark.parametrize(("power", "used"), [(12, 5), (1, 1)])
def test_example_5_power_and_cards_in_combat(power: int, used: int) -> None:
    """The table 4/5/7 with two cards is that of card 12."""
    card = PRINTED[INVADERS_DECK][11]
    assert (card.combat_power, card.combat_cards, power_used(card, power)) == ((4, 5, 7), 2, used)
    own = seat("saxony", mechs=[30], power=power, combat_cards=[2, 3, 5])
    position = on_board(own, seat("crimea", mechs=[30], power=7))
    request = {"territory": 30, "attacker": "automa", "card": 12, "human_power": 0}
    answer = combat(position, automa_cards=[2, 5], **request)
    assert answer["automa"] == {"power": used, "cards": [2, 5], "total": used + 7}
    shown = combat(position, **request)["automa"]
    assert (shown["power"], len(shown["cards"])) == (used, 2)
