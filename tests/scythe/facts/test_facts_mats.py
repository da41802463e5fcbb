"""Faction mats and player mats as printed."""

import pytest

from maszyna.scythe import ids as words
from maszyna.scythe.facts.factions import factions
from maszyna.scythe.facts.mats import Section, banned_pairs, mats, produce_cost


def test_factions_in_seating_order() -> None:
    found = [(one.index, one.id, one.color, one.edition, one.power, one.combat_cards) for one in factions()]
    assert found == [
        (0, "nordic", "blue", "base", 4, 1),
        (1, "rusviet", "red", "base", 3, 2),
        (2, "togawa", "purple", "invaders", 0, 2),
        (3, "crimea", "yellow", "base", 5, 0),
        (4, "saxony", "black", "base", 1, 4),
        (5, "polania", "white", "base", 2, 3),
        (6, "albion", "green", "invaders", 3, 0),
    ]


def test_abilities() -> None:
    w = words
    assert [one.ability for one in factions()] == [
        w.SWIM, w.RELENTLESS, w.MAIFUKU, w.COERCION, w.DOMINATE, w.MEANDER, w.EXALT,
    ]  # fmt: skip
    assert [one.mechs for one in factions()] == [
        (w.RIVERWALK, w.SEAWORTHY, w.ARTILLERY, w.SPEED),
        (w.RIVERWALK, w.TOWNSHIP, w.PEOPLES_ARMY, w.SPEED),
        (w.TOKA, w.SUITON, w.RONIN, w.SHINOBI),
        (w.RIVERWALK, w.WAYFARE, w.SCOUT, w.SPEED),
        (w.RIVERWALK, w.UNDERPASS, w.DISARM, w.SPEED),
        (w.RIVERWALK, w.SUBMERGE, w.CAMARADERIE, w.SPEED),
        (w.BURROW, w.SWORD, w.SHIELD, w.RALLY),
    ]


def test_riverwalk() -> None:
    w = words
    assert [one.riverwalk for one in factions()] == [
        (w.FOREST, w.MOUNTAIN), (w.FARM, w.VILLAGE), (), (w.FARM, w.TUNDRA),
        (w.FOREST, w.MOUNTAIN), (w.VILLAGE, w.MOUNTAIN), (),
    ]  # fmt: skip


def test_tokens() -> None:
    assert [one.tokens for one in factions()] == [0, 0, 4, 0, 0, 0, 4]
    traps = ((words.POPULARITY, 2), (words.POWER, 3), (words.COINS, 4), (words.COMBAT_CARDS, 2))
    assert [one.penalties for one in factions()] == [(), (), traps, (), (), (), ()]


def test_characters() -> None:
    assert factions()[words.POLANIA].character == "Anna & Wojtek"
    assert factions()[words.NORDIC].name == "Nordic Kingdoms"


def test_mats_in_turn_order() -> None:
    found = [(one.index, one.id, one.number, one.rank, one.edition, one.popularity, one.coins) for one in mats()]
    assert found == [
        (0, "industrial", "1", 1, "base", 2, 4),
        (1, "engineering", "2", 2, "base", 2, 5),
        (2, "militant", "2a", 3, "invaders", 3, 4),
        (3, "patriotic", "3", 4, "base", 2, 6),
        (4, "innovative", "3a", 5, "invaders", 3, 5),
        (5, "mechanical", "4", 6, "base", 3, 6),
        (6, "agricultural", "5", 7, "base", 4, 7),
    ]
    assert {one.objectives for one in mats()} == {2}


# Top actions by initial, then cost, boxes and coins of the four sections.
SECTIONS = {
    "industrial": ("BPMT", "3334", "1212", "3210"),
    "engineering": ("PTBM", "3433", "1221", "2031"),
    "militant": ("BMPT", "3343", "2112", "0312"),
    "patriotic": ("MBTP", "2443", "0321", "1302"),
    "innovative": ("TPBM", "3343", "0132", "3120"),
    "mechanical": ("TBMP", "3334", "1212", "0222"),
    "agricultural": ("MTPB", "2443", "0222", "1023"),
}


@pytest.mark.parametrize("index", range(7))
def test_sections(index: int) -> None:
    mat = mats()[index]
    tops, costs, boxes, coins = SECTIONS[mat.id]
    assert mat.sections == tuple(
        Section("MBTP".index(tops[n]), n, int(costs[n]), int(boxes[n]), int(coins[n])) for n in range(4)
    )


@pytest.mark.parametrize("index", range(7))
def test_checksums(index: int) -> None:
    sections = mats()[index].sections
    assert sum(one.cost for one in sections) == 13
    assert sum(one.boxes for one in sections) == 6
    assert sum(one.coins for one in sections) == 6
    assert sorted(one.top for one in sections) == [words.MOVE, words.BOLSTER, words.TRADE, words.PRODUCE]


def test_banned_pairs() -> None:
    named = {(words.FACTIONS[faction], mats()[mat].id) for faction, mat in banned_pairs()}
    assert named == {("rusviet", "industrial"), ("crimea", "patriotic")}


def test_produce_cost() -> None:
    free, power, popular, full = (0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)
    assert produce_cost() == (free, free, free, free, power, power, popular, popular, full)
