"""A5, A7, A8 and the rulings R1, R2: water, neighbourhoods, teleport, distance."""

import pytest
from tests.scythe.automa.ask import Document, ask, on_board, seat, step
from tests.scythe.automa.stage import Stage

from maszyna.kernel.bits import members
from maszyna.scythe.automa.sight import Sight
from maszyna.scythe.notation import read_position
from maszyna.scythe.state import HUMAN

DRY_UNTIL = {"autometta": 4, "automa": 3, "automaszyna": 2, "ultimaszyna": -1}


@pytest.mark.covers("A5.1", "A5.2", "A7.3", "A19.7")
@pytest.mark.parametrize("level", DRY_UNTIL)
@pytest.mark.parametrize("unit", ["mech", "worker"])
def test_water_by_level_and_space(level: str, unit: str) -> None:
    """Around 18 are two open borders, three rivers and a lake; the Nordic base has 4 and 5."""
    for tracker in range(8):
        own = seat("nordic", level=level, tracker=tracker, **{f"{unit}s": [18]})
        valid = ask(f"move_{unit}", own, seat("crimea"))["valid"]
        if tracker <= DRY_UNTIL[level]:
            assert valid == [4, 5, 12, 18, 24]
        else:
            assert valid == [4, 5, 11, 12, 17, 18, 19, 24, 25]


@pytest.mark.covers("A5.2", "A13.1")
def test_water_opens_in_the_turn_after_the_marker_has_left() -> None:
    """Card 6, a worker's move: with the marker on 3 it still finds no water, then the marker goes to 4."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "worker", 35)
    stage.state().tracker = 3
    stage.play(6)
    assert (stage.moves(), stage.state().tracker) == ([("worker", 35, 35)], 4)
    stage.play(6)
    assert stage.moves() == [("worker", 35, 29)]


@pytest.mark.covers("A7.1")
def test_own_territory_and_the_six_around() -> None:
    own = seat("togawa", tracker=9, mechs=[38])
    assert ask("move_mech", own, seat("nordic"))["valid"] == [31, 32, 37, 38, 39, 40, 44, 45, 46]


@pytest.mark.covers("A7.4")
def test_units_on_the_base_have_no_neighbourhood_but_the_base_has_its_two_territories() -> None:
    for faction, two in (("polania", [14, 20]), ("crimea", [43, 47]), ("rusviet", [19, 26])):
        own = seat(faction, tracker=20, mechs=["base"], workers=["base"])
        assert ask("move_mech", own, seat("nordic"))["valid"] == two
        assert ask("encounter_or_factory", own, seat("nordic"), encounters=two)["valid"] == []


@pytest.mark.covers("A7.4")
def test_a_human_unit_on_its_base_bars_nothing() -> None:
    answer = ask("move_worker", seat("saxony", workers=[43]), seat("crimea"))
    assert step(answer, "out_of_enemy_reach")["after"] == answer["valid"] == [34, 41, 43, 44, 47]


def around(human: Document, at: int, **rest: object) -> list[int]:
    """The neighbourhood of a human combat unit."""
    layout = read_position(on_board(seat("nordic" if human["faction"] != "nordic" else "saxony"), human, **rest))
    people = [index for index, own in enumerate(layout.position.seats) if own.player == HUMAN]
    return members(Sight(layout.position, layout.hidden, 1 - people[0]).near_enemy(people[0], at))


TUNNELS = [10, 15, 18, 29, 32, 37]
LAKES = [7, 9, 17, 22, 31, 33, 42]


@pytest.mark.covers("A7.2", "R2")
@pytest.mark.parametrize(
    ("faction", "abilities", "at", "beside", "beyond"),
    [
        ("crimea", [], 24, [18, 23, 32], []),
        ("crimea", ["Riverwalk"], 24, [18, 23, 25, 32], []),  # tundra
        ("crimea", ["Speed", "Scout"], 24, [18, 23, 32], []),  # a move of 1 territory
        ("crimea", ["Wayfare"], 24, [18, 23, 32], []),  # bases are no territories
        ("crimea", [], 32, [24, 38, 39], TUNNELS),
        ("polania", ["Riverwalk"], 28, [21, 27, 29, 34, 35], []),  # villages and mountains, not farm 20
        ("polania", ["Submerge"], 9, [2, 3, 8, 10, 15, 16], LAKES),
        ("polania", ["Submerge"], 23, [16, 17, 22, 24, 30, 31], []),
        ("nordic", ["Seaworthy"], 23, [16, 17, 22, 24, 30, 31], []),
        ("nordic", [], 23, [16, 24, 30], []),
        ("rusviet", ["Township"], 19, [25, 26], [23]),
        ("rusviet", ["Township"], 18, [12, 24], TUNNELS),
        ("saxony", ["Underpass"], 26, [19, 25], TUNNELS),
        ("albion", ["Burrow"], 37, [30, 36, 38, 43, 44], TUNNELS),
        ("albion", ["Burrow"], 43, [37, 44, 47], []),
        ("togawa", ["Toka"], 28, [20, 21, 27, 29, 34, 35], []),
        ("togawa", ["Suiton"], 23, [16, 17, 22, 24, 30, 31], []),
    ],
)
def test_a_human_units_neighbourhood_follows_its_abilities(
    faction: str, abilities: list[str], at: int, beside: list[int], beyond: list[int]
) -> None:
    human = seat(faction, abilities=abilities, mechs=[at])
    assert around(human, at) == sorted({at, *beside, *beyond})
    assert around(human, at, rulings={"R2": "adjacent"}) == sorted({at, *beside})


@pytest.mark.covers("A7.2", "R2")
@pytest.mark.parametrize(
    ("human", "at", "reach"),
    [
        (seat("albion", abilities=["Rally"], character=13, workers=[46], tokens=[30]), 13, [6, 12, 13, 30, 46]),
        (seat("togawa", abilities=["Shinobi"], character=13, tokens=[30]), 13, [6, 12, 13, 30]),
        (seat("rusviet", character=13, structures={"mine": 13}), 13, [6, *TUNNELS, 12, 13]),
        (seat("rusviet", abilities=["Township"], character=23, workers=[45]), 23, [16, 23, 24, 30, 45]),
        (seat("saxony", abilities=["Underpass"], character=26, workers=[44]), 26, [19, 25, 26, 44, *TUNNELS]),
    ],
)
def test_links_by_what_a_human_has_on_the_board(human: Document, at: int, reach: list[int]) -> None:
    assert around(human, at) == sorted(reach)
    beyond = around(human, at, rulings={"R2": "adjacent"})
    assert set(beyond) < set(reach) and at in beyond


@pytest.mark.covers("R2", "A9.1")
def test_the_ruling_decides_where_a_worker_may_go() -> None:
    """A human mech on tunnel 10 reaches tunnel 15, unless only the hexes around it count."""
    own, human = seat("albion", workers=[1], mechs=[8]), seat("crimea", mechs=[10])
    assert ask("move_worker", own, human)["to"] == 2
    assert ask("move_worker", own, human, rulings={"R2": "adjacent"})["to"] == 15


@pytest.mark.covers("A7.2")
def test_who_stands_there_does_not_matter() -> None:
    """Its own worker on 16 and an Automa's mech on 24 are in the neighbourhood of the mech on the Factory."""
    own = seat("nordic", mechs=[24])
    layout = read_position(on_board(own, seat("crimea", mechs=[23], workers=[16])))
    assert members(Sight(layout.position, layout.hidden, 0).near_enemy(1, 23)) == [16, 23, 24, 30]


@pytest.mark.covers("A8")
def test_any_unit_goes_to_the_neighbourhood_of_any_unit() -> None:
    """The mech on Saxony's base comes to a worker on the other side of the board."""
    answer = ask("move_mech", seat("saxony", mechs=["base"], workers=[46]), seat("togawa"))
    assert answer["valid"] == [34, 39, 40, 41, 45, 46]
    assert (answer["from"], answer["to"]) == ("base", 40)


@pytest.mark.covers("A6.4", "R1")
def test_distance_ignores_rivers_lakes_and_bases() -> None:
    """Across lake 22, the rivers of 28 and the base of Polania, as the crow flies."""
    own = seat("saxony", mechs=[21, 28], workers=[14])
    answer = ask("move_mech", own, seat("nordic", mechs=[23]))
    assert step(answer, "nearest_base")["values"] == {"21": 3, "28": 2}
    near = step(answer, "nearest_enemy_combat_unit")["values"]
    assert {place: near[place] for place in ("28", "29", "27", "14", "41")} == {
        "28": 3, "29": 2, "27": 4, "14": 3, "41": 4,
    }  # fmt: skip


@pytest.mark.covers("R1", "R7", "A9.2")
def test_a_base_is_at_its_printed_hex() -> None:
    """Nobody of the human on the board: distances to the Rusviet base in the east."""
    answer = ask("move_mech", seat("nordic", mechs=[5]), seat("rusviet"))
    assert step(answer, "nearest_enemy_combat_unit")["values"] == {"4": 4, "5": 3, "11": 3}
    assert answer["to"] == 11
