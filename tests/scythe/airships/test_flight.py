"""W1: the airship as a piece, where it may fly and how far."""

import pytest
from tests.scythe.airships.airfield import airfield, flights, fly, hover
from tests.scythe.campaign import factory_march, held, march, refused, trap, where
from tests.scythe.scene import Scene

from maszyna.scythe.facts.tiles import TILE_IDS
from maszyna.scythe.score.scoring import resources_scored, territories_scored
from maszyna.scythe.setup.new_game import dealt_setup, new_game

PAIRS = {"airships": {"own_pairs": True}}


@pytest.mark.covers("W1.1")
def test_every_airship_starts_at_home() -> None:
    game = new_game({"seats": 3, "airships": {}}, 7)
    assert [seat.airship for seat in game.position.seats] == [48 + seat.faction for seat in game.position.seats]
    assert all(seat.airship == 0 for seat in new_game({"seats": 3}, 7).position.seats)


@pytest.mark.covers("W1.2")
def test_two_tiles_for_all_or_a_pair_for_each() -> None:
    seen = {dealt_setup({"seats": 2, "airships": {}}, seed)["airships"]["aggressive"] for seed in range(60)}  # type: ignore[index]
    assert seen == set(TILE_IDS[0])
    pairs = dealt_setup({"seats": 4, **PAIRS}, 3)["airships"]["pairs"]  # type: ignore[index]
    assert len(pairs) == 4
    assert len({pair["aggressive"] for pair in pairs.values()}) == len({p["passive"] for p in pairs.values()}) == 4
    assert (
        dealt_setup(dealt_setup({"seats": 4, **PAIRS}, 3), 99)["airships"]
        == dealt_setup({"seats": 4, **PAIRS}, 3)["airships"]
    )


@pytest.mark.covers("W1.3")
@pytest.mark.parametrize(("passive", "steps"), [("reap", 2), ("craft", 3)])
def test_an_airship_flies_as_far_as_its_passive_tile_says(passive: str, steps: int) -> None:
    scene = airfield("saxony", "crimea", tiles=("bounty", passive))
    hover(scene, "saxony", 30)
    fly(scene, "saxony", *(["fly to 23", "fly to 16", "fly to 10"][:steps]))
    assert scene.asked() == "saxony unit"
    assert scene.seat("saxony").airship == [23, 16, 10][steps - 1]
    assert "airship" not in " ".join(scene.legal())  # it has moved


@pytest.mark.covers("W1.3")
def test_a_factory_move_adds_one() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    factory_march(scene, "saxony", "airship 30", "fly to 23", "fly to 16", "fly to 10")
    assert scene.seat("saxony").airship == 10
    assert "flight" not in scene.asked()


@pytest.mark.covers("W1.3")
def test_a_piece_ends_its_move_before_the_next_one() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    scene.put("saxony", "mech", 36)
    fly(scene, "saxony")
    assert refused(scene, "stop") == "must_move"
    scene.say("fly to 23")
    assert scene.asked() == "saxony flight"
    scene.say("stop", "mech 36")
    assert scene.asked() == "saxony step"


@pytest.mark.covers("W1.3")
def test_the_airship_counts_as_one_of_the_pieces_moved() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    scene.put("saxony", "mech", 36, 41)
    march(scene, "saxony", "mech 36", "to 37", "airship 30", "fly to 29", "stop")
    assert scene.asked() != "saxony unit"


@pytest.mark.covers("W1.4")
def test_rivers_lakes_and_strangers_do_not_matter() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 21)
    scene.put("crimea", "mech", 29)
    hover(scene, "crimea", 22)
    fly(scene, "saxony")
    assert flights(scene) == {14, 15, 20, 22, 28, 29}
    scene.say("fly to 22", "fly to 29")
    assert scene.seat("saxony").airship == 29
    assert not scene.game.position.battles


@pytest.mark.covers("W1.4")
def test_never_a_home_base_a_tunnel_or_a_mine() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 34)
    scene.build("saxony", "mine", 34)
    fly(scene, "saxony")
    assert flights(scene) == {27, 28, 35, 41}


@pytest.mark.covers("W1.4")
def test_it_leaves_its_base_over_any_border() -> None:
    scene = airfield("polania", "crimea")
    fly(scene, "polania")
    assert flights(scene) == {7, 14, 20}


@pytest.mark.covers("W1.5")
def test_an_airship_holds_no_land() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    scene.lay(30, oil=2)
    assert held(scene, "saxony") == []
    assert scene.game.position.stock(scene.index("saxony")) == 0
    assert territories_scored(scene.game.position, scene.index("saxony")) == 0
    assert resources_scored(scene.game.position, scene.index("saxony")) == 0


@pytest.mark.covers("W1.6", "W1.1")
def test_an_airship_occupies_nothing_and_springs_no_trap() -> None:
    scene = airfield("saxony", "togawa", "crimea")
    hover(scene, "saxony", 29)
    trap(scene, "coins", 30)
    fly(scene, "saxony", "fly to 30", "stop", "no more units")
    assert scene.seat("togawa").armed
    scene.put("crimea", "worker", 36)
    march(scene, "crimea", "worker 36", "to 30")  # not an enemy unit's territory
    assert where(scene, "crimea", "worker") == [30]


@pytest.mark.covers("W1.3")
def test_an_airship_is_moved_from_where_it_is_and_once() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 30)
    hover(scene, "crimea", 31)
    scene.put("saxony", "mech", 36)
    march(scene, "saxony")
    assert refused(scene, "airship 31") == "no_such_unit_there"
    scene.say("airship 30", "fly to 29", "stop")
    assert refused(scene, "airship 29") == "has_moved_already"


def test_without_airships_none_can_be_moved() -> None:
    scene = Scene("saxony", "crimea")
    scene.put("saxony", "mech", 30)
    march(scene, "saxony")
    assert refused(scene, "airship 30") == "no_such_unit_there"


@pytest.mark.covers("W1.4")
def test_a_refusal_says_why() -> None:
    scene = airfield("saxony", "crimea")
    hover(scene, "saxony", 34)
    fly(scene, "saxony")
    assert refused(scene, "fly to 23") == "no_way_there"
    assert refused(scene, "fly to saxony_base") == "never_over_a_base"


@pytest.mark.covers("W1.2")
@pytest.mark.parametrize("seed", range(12))
def test_a_tile_named_for_one_seat_is_drawn_for_no_other(seed: int) -> None:
    pairs = {"saxony": {"aggressive": "toll", "passive": "ferry"}}
    seats = [{"faction": "saxony"}, *({} for _ in range(6))]
    setup = dealt_setup({"seats": seats, "airships": {"own_pairs": True, "pairs": pairs}}, seed)
    found = setup["airships"]["pairs"]  # type: ignore[index]
    assert found["saxony"] == pairs["saxony"]
    assert len({pair["aggressive"] for pair in found.values()}) == len({p["passive"] for p in found.values()}) == 7
