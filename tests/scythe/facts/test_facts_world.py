"""The board as printed."""

from collections import Counter

from maszyna.scythe import ids as words
from maszyna.scythe.facts.world import Border, world

# Village, Farm, Woods, Mountain, Tundra, Lake and the factory (X), row by row.
TERRAIN = "MFVWTV LTLTMFF WMWLWV FVLXMTM WWFTLVL MVVTWMT TLFMVF V"
TUNNELS = [10, 15, 18, 29, 32, 37]
ENCOUNTERS = [3, 8, 11, 13, 21, 25, 27, 35, 36, 39, 44]
RIVERS = [
    (3, 4), (3, 10), (4, 10), (5, 6), (5, 12), (8, 14), (10, 11), (11, 12), (11, 18), (12, 19), (13, 19), (14, 15),
    (15, 21), (18, 19), (18, 25), (20, 27), (20, 28), (21, 28), (21, 29), (24, 25), (25, 32), (27, 34), (28, 34),
    (28, 35), (29, 35), (35, 36), (36, 43), (37, 43), (37, 44), (38, 44), (44, 45),
]  # fmt: skip
LAKE_NEIGHBOURS = {7: 3, 9: 6, 17: 6, 22: 6, 31: 6, 33: 5, 42: 4}
# Land joined by open borders alone: five walled homelands, and the rest with Togawa and Albion on it.
HOMELANDS = [
    {4, 5, 11, 48}, {14, 20, 21, 53}, {19, 25, 26, 49}, {34, 35, 41, 52}, {43, 44, 47, 51},
    {1, 2, 3, 6, 8, 10, 12, 13, 15, 16, 18, 23, 24, 27, 28, 29, 30, 32, 36, 37, 38, 39, 40, 45, 46, 50, 54},
]  # fmt: skip


def borders_by_place() -> dict[int, tuple[Border, ...]]:
    board = world()
    return {here.id: here.borders for here in board.territories} | {base.place: base.borders for base in board.bases}


def test_territories_by_terrain() -> None:
    found = Counter(words.TERRAINS[here.terrain] for here in world().territories)
    assert found == {"village": 9, "farm": 7, "forest": 7, "mountain": 8, "tundra": 8, "lake": 7, "factory": 1}
    rows: dict[int, str] = {}
    for here in world().territories:
        rows[here.row] = rows.get(here.row, "") + "VFWMTLX"[here.terrain]
    assert " ".join(rows.values()) == TERRAIN


def test_tunnels_and_encounters() -> None:
    assert [here.id for here in world().territories if here.tunnel] == TUNNELS
    assert [here.id for here in world().territories if here.encounter] == ENCOUNTERS


def test_rivers() -> None:
    around = borders_by_place()
    found = [(here, b.to) for here in around for b in around[here] if b.kind == "river" and here < b.to < 48]
    assert sorted(found) == RIVERS
    assert [(here, b.to) for here in around for b in around[here] if b.kind == "river" and here >= 48] == [(49, 13)]


def test_borders_are_symmetric() -> None:
    around = borders_by_place()
    there = {(here, b.to, b.kind) for here in around for b in around[here]}
    assert there == {(to, here, kind) for here, to, kind in there}
    assert len(there) == sum(len(each) for each in around.values())


def test_borders_follow_the_grid() -> None:
    board = world()
    at = {here.id: (here.row, here.x2) for here in board.territories} | {b.place: (b.row, b.x2) for b in board.bases}
    touching = {
        (a, b) for a in at for b in at if (abs(at[a][0] - at[b][0]), abs(at[a][1] - at[b][1])) in {(0, 2), (1, 1)}
    }
    assert touching == {(here, border.to) for here, around in borders_by_place().items() for border in around}


def test_lakes() -> None:
    lakes = {here.id: here for here in world().territories if here.terrain == words.LAKE}
    assert {number: len([b for b in lake.borders if b.to < 48]) for number, lake in lakes.items()} == LAKE_NEIGHBOURS
    for here, around in borders_by_place().items():
        for border in around:
            assert (border.kind == "lakeshore") == (here in lakes or border.to in lakes), (here, border)


def test_homelands() -> None:
    around = borders_by_place()
    left = {here for here in around if here >= 48 or world().territories[here - 1].terrain != words.LAKE}
    found = []
    while left:
        group, edge = set(), {min(left)}
        while edge:
            group |= edge
            edge = {b.to for here in edge for b in around[here] if b.kind == "open"} - group
        found.append(group)
        left -= group
    assert sorted(found, key=sorted) == sorted(HOMELANDS, key=sorted)


def test_home_bases() -> None:
    bases = world().bases
    assert [base.place for base in bases] == [48, 49, 50, 51, 52, 53, 54]
    assert [base.faction for base in bases] == [0, 1, 2, 3, 4, 5, 6]
    assert [base.workers for base in bases] == [(5, 4), (26, 19), (40, 46), (43, 47), (34, 41), (14, 20), (2, 1)]
    assert [(base.row, base.col, base.x2) for base in bases] == [
        (0, 4, 9), (3, 7, 14), (7, 7, 14), (8, 2, 5), (7, 0, 0), (3, 0, 0), (0, 1, 3),
    ]  # fmt: skip
    assert Border(7, "lakeshore") in bases[words.POLANIA].borders
    assert Border(42, "lakeshore") in bases[words.CRIMEA].borders


def test_one_territory_in_full() -> None:
    here = world().territories[14]
    assert (here.id, here.row, here.col, here.x2, here.terrain) == (15, 3, 2, 4, words.MOUNTAIN)
    assert (here.encounter, here.tunnel) == (False, True)
    kinds = ["open", "lakeshore", "open", "lakeshore", "river", "river"]
    assert here.borders == tuple(Border(to, kind) for to, kind in zip([8, 9, 16, 22, 21, 14], kinds, strict=True))


def test_the_board_is_read_once() -> None:
    assert world() is world()
