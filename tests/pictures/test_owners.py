"""Land tinted by who controls it: every controlled territory once, in the faction's colour and with its sign."""

from xml.etree import ElementTree as Tree

import pytest
from tests.pictures.scenes import having, some_position

from maszyna.kernel.bits import members
from maszyna.pictures.draw import palette
from maszyna.pictures.screen.piece_list import owners
from maszyna.pictures.scythe.grid import CENTRES, RADIUS
from maszyna.scythe.board import EVERYWHERE, FACTORY_BIT
from maszyna.scythe.ids import FACTIONS, PLACES
from maszyna.scythe.notation import read_position
from maszyna.scythe.score.scoring import final_control


def middle(outline: str) -> tuple[float, float]:
    """Of a hex drawn as a path of corners."""
    corners = [tuple(float(number) for number in corner.split()) for corner in outline.strip("MZ").split("L")]
    return sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners)


def place_at(point: tuple[float, float]) -> int:
    x, y = point
    near = [place for place in range(1, PLACES) if abs(CENTRES[place][0] - x) + abs(CENTRES[place][1] - y) < RADIUS / 4]
    assert len(near) == 1
    return near[0]


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_exactly_what_is_controlled_is_tinted(seed: int, over: bool) -> None:
    """At the end also what an armed trap holds: as many territories as the score counts."""
    position = read_position(some_position(seed)).position
    if over:
        first = position.seats[0]
        first.armed |= EVERYWHERE & ~first.units() & ~FACTORY_BIT
    root = Tree.fromstring(f"<svg>{owners(position, over)}</svg>")
    for seat, own in enumerate(position.seats):
        held = final_control(position, seat) if over else position.controlled(seat)
        lands = sorted(members(held & EVERYWHERE))
        tints = having(root, "owner", FACTIONS[own.faction])
        drawn = [place_at(middle(part)) for tint in tints for part in (tint.get("d") or "").split("Z") if part]
        assert sorted(drawn) == lands
        assert all(tint.get("fill") == palette.FACTION[own.faction] for tint in tints)
        assert len(having(root, f"{FACTIONS[own.faction]}-sign")) == len(lands)
