"""What a symbol makes the Automa do, asked from Python."""

import json
from pathlib import Path

import pytest

import maszyna

REQUEST = json.loads((Path(__file__).parents[2] / "docs" / "pictures" / "move_mech.json").read_text())
POSITION = REQUEST["position"]


def test_a_decision_says_where_and_why() -> None:
    found = maszyna.decide(POSITION, "move_mech")
    assert (found.possible, found.unit, found.origin, found.to) == (True, "mech", 35, 22)
    assert found.to in found.valid
    assert found.why().splitlines()[0].endswith("so the mech moves from village 35 to lake 22 (A9.2, A6.2).")
    assert found.why("uk").startswith("Дія «переміщення меха»")
    assert str(found) == found.why()
    assert repr(found) == "<move_mech: mech 35 → 22>"
    assert found._repr_svg_() == found.svg() != ""


def test_a_game_is_a_position_too() -> None:
    game = maszyna.Scythe(["nordic", maszyna.Automa("saxony")], seed=7)
    found = maszyna.decide(game, "move_mech")
    assert not found.possible
    assert repr(found) == "<move_mech: not possible, no_unit>"
    assert maszyna.decide(game.position, "move_mech").document == found.document


def test_the_faction_and_the_power_are_passed_on() -> None:
    assert maszyna.decide(POSITION, "attack_combat_unit", min_power=16).document["reason"] == "too_little_power"
    with pytest.raises(maszyna.FormatError, match=r"request\.automa"):
        maszyna.decide(POSITION, "move_mech", automa="togawa")


def test_an_unknown_action_is_refused_with_the_known_ones() -> None:
    with pytest.raises(maszyna.FormatError, match="move_worker, move_mech"):
        maszyna.decide(POSITION, "dance")  # type: ignore[arg-type]
