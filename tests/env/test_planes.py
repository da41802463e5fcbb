"""Planes and vector: the same facts as the bytes, from 0 to 1; which places touch."""

from typing import Any

import numpy as np
import pytest

from maszyna.encoding.observation_layout import BOARD_PLANES, PLACES_WIDE, SEAT_PLANES
from maszyna.env import ScytheSolo, ScytheVector, adjacency, ground, scythe_v0
from maszyna.env.planes import MOST, planes_for
from maszyna.kernel.bits import members
from maszyna.kernel.errors import SetupError
from maszyna.scythe.board import ADJACENT
from maszyna.scythe.ids import FACTIONS, FIRST_BASE


def test_planes_are_the_bytes_divided_by_what_they_may_be() -> None:
    plain, shown = ScytheSolo(), ScytheSolo(observation="planes")
    seen, info = plain.reset(seed=4)
    planes, _ = shown.reset(seed=4)
    names = SEAT_PLANES * 2 + BOARD_PLANES
    met = set()
    for step in range(60):
        assert shown.observation_space.contains(planes)
        bytes_of = seen[: len(names) * PLACES_WIDE].reshape(len(names), PLACES_WIDE)
        for number, name in enumerate(names):
            expected = np.minimum(bytes_of[number] / MOST.get(name, 1), 1)
            assert planes["planes"][number] == pytest.approx(expected)
            met |= {name} if expected.any() else set()
        legal = np.flatnonzero(info["action_mask"])
        action = legal[step % len(legal)]
        seen, _, over, _, info = plain.step(action)
        planes, *_ = shown.step(action)
        if over:
            break
    assert {"character", "workers", "control", "encounters"} <= met


def test_the_vector_has_a_name_for_every_number() -> None:
    planes = planes_for(2, False)
    env = ScytheSolo(observation="planes", faction="crimea")
    seen, _ = env.reset(seed=4)
    by_name = dict(zip(planes.names, seen["vector"], strict=True))
    own = env.game.position.seats[env.seat]
    assert by_name["seat 0: faction crimea"] == 1
    assert by_name["seat 0: power"] == pytest.approx(own.power / 16)
    assert by_name["seat 0: popularity"] == pytest.approx(own.popularity / 18)
    assert by_name["you decide"] == 1
    assert not any("seat 1, private" in name or "unseen" in name for name in planes.names)
    perfect = planes_for(2, True).names
    assert any("seat 1, private" in name for name in perfect) and any("unseen" in name for name in perfect)


def test_every_named_range_is_an_entry() -> None:
    names = {name.rpartition(": ")[2] for name in planes_for(2, True).names} | {*SEAT_PLANES, *BOARD_PLANES}
    assert set(MOST) <= names


@pytest.mark.parametrize("seats", [2, 5])
def test_the_vector_form_and_pettingzoo_show_the_same_planes(seats: int) -> None:
    vector, table = ScytheVector(2, seats, observation="planes"), scythe_v0.raw_env(seats, observation="planes")
    seen, _ = vector.reset(seed=3)
    assert vector.observation_space.contains(seen)
    table.reset(seed=3)
    one = table.last()[0]
    assert table.observation_space("player_0").contains(one)
    for part in ("planes", "vector"):
        assert (one["observation"][part] == seen[part][0]).all()


def test_adjacency_is_the_map() -> None:
    touching: Any = sum(adjacency().values())
    assert touching.shape == (PLACES_WIDE, PLACES_WIDE)
    assert (touching == touching.T).all() and touching.max() == 1
    for place, mask in enumerate(ADJACENT):
        assert set(members(mask)) <= set(np.flatnonzero(touching[place]).tolist())
    assert touching[FIRST_BASE : FIRST_BASE + len(FACTIONS)].any(axis=1).all()
    assert not touching[0].any() and not touching[PLACES_WIDE - 1].any()


def test_the_ground_has_one_terrain_for_each_territory() -> None:
    names, channels = ground()
    assert len(names) == len(channels)
    assert (channels[:-1, 1:48].sum(axis=0) == 1).all()
    assert channels[names.index("factory")].sum() == 1
    assert channels[names.index("tunnel")].sum() == 6


def test_another_form_is_refused() -> None:
    with pytest.raises(SetupError, match="bytes or planes"):
        ScytheSolo(observation="pixels")
