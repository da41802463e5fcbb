"""Where units stand and what is told of a seat."""

import pytest
from tests.scythe.scene import Scene

from maszyna.kernel.bits import members
from maszyna.scythe.ids import FIRST_WORKER, MAT, UNITS
from maszyna.scythe.setup.new_game import new_game


@pytest.mark.parametrize("unit", range(UNITS))
def test_a_unit_put_on_a_place_is_found_there_by_its_kind(unit: int) -> None:
    own = Scene("saxony", "crimea").seat("saxony")
    own.at[0] = MAT
    own.muster()
    own.stand(unit, 30)
    assert (members(own.combat_units), members(own.workers)) == (([30], []) if unit < FIRST_WORKER else ([], [30]))
    own.stand(unit, MAT)
    assert own.combat_units == own.workers == 0


def test_in_a_new_game_everybody_knows_how_many_cards_each_hand_has() -> None:
    game = new_game({"seats": [{"player": "human"}, {"player": "automa"}]}, 1)
    assert [hidden.hand_told for hidden in game.hidden] == [True, True]
