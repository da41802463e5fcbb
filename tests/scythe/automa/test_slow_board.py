"""The second reading's board: distances, neighbourhoods of both sides, water (A5, A7, R1, R2)."""

import pytest
from tests.scythe.automa.slow_board import (
    BASE_STEPS,
    BORDERS,
    GRID,
    LAKES,
    RIVERWALK,
    TERRAIN,
    Document,
    Place,
    automa_neighbourhood,
    distance,
    human_neighbourhood,
    seats,
)
from tests.scythe.automa.slow_reading import decide
from tests.scythe.automa.test_slow_reading import automa, human, position


def around(person: Document, place: int, *others: Document, **rulings: str) -> set[int]:
    """The neighbourhood of a mech of the person at the place."""
    players = seats({"humans": [{**person, "mechs": [place]}], "automas": list(others)})
    return human_neighbourhood(players[-1], players, place, rulings)


# ------------------------------------------------------------------------------------------- the board and distances


def test_distance_is_that_of_steps_on_the_printed_grid() -> None:
    steps: dict[Place, set[Place]] = {place: set() for place in GRID}
    for place, borders in BORDERS.items():
        steps[place] |= set(borders)
    for base, borders in BASE_STEPS.items():
        steps[base] |= set(borders)
        for place in borders:
            steps[place].add(base)
    for start in TERRAIN:
        far: dict[Place, int] = {start: 0}
        fresh: list[Place] = [start]
        for here in fresh:
            for step in steps[here]:
                if step not in far:
                    far[step] = far[here] + 1
                    fresh.append(step)
        assert far == {place: distance(start, place) for place in GRID}


# ----------------------------------------------------------------------------------------- A7, examples 1 and 2, R2


def test_example_1_is_territory_18_and_no_other() -> None:
    """Two open borders, one lake, one tundra across a river, two rivers that Crimea cannot cross."""
    fitting = []
    for place, borders in BORDERS.items():
        rivers = [to for to, border in borders.items() if border == "river"]
        crossed = [TERRAIN[to] for to in rivers if TERRAIN[to] in RIVERWALK["crimea"]]
        if len(borders) == 6 and crossed == ["tundra"] and len(rivers) == 3 and len(LAKES & set(borders)) == 1:
            fitting.append(place)
    assert fitting == [18]


def test_example_1_crimean_mech() -> None:
    crimea = human("crimea", abilities=["Riverwalk"])
    assert around(crimea, 18, R2="adjacent") == {18, 12, 24, 25}
    # 18 is a tunnel: read literally (R2) the other five are one move away as well.
    assert around(crimea, 18) == {18, 12, 24, 25, 10, 15, 29, 32, 37}
    assert around(human("crimea"), 18, R2="adjacent") == {18, 12, 24}


def test_example_2_automa_mech() -> None:
    dry = automa("nordic", mechs=[18], tracker=3)
    wet = automa("nordic", mechs=[18], tracker=4)
    assert automa_neighbourhood(dry, 18) == {18, 12, 24}
    assert automa_neighbourhood(wet, 18) == {18, 11, 12, 17, 19, 24, 25}
    # R7: Crimea's base is 4 hexes from 24 and 5 from 17 and 25. The Nordic base has 4 and 5 beside it.
    told = decide(position(dry, human("crimea")), "move_mech")
    assert told == {"possible": True, "unit": "mech", "from": 18, "to": 24, "valid": [4, 5, 12, 18, 24]}
    told = decide(position(wet, human("crimea")), "move_mech")
    assert (told["to"], told["valid"]) == (24, [4, 5, 11, 12, 17, 18, 19, 24, 25])


@pytest.mark.parametrize(("level", "dry"), [("autometta", 4), ("automa", 3), ("automaszyna", 2), ("ultimaszyna", -1)])
def test_water_opens_after_the_last_marked_space(level: str, dry: int) -> None:
    for tracker in range(8):
        found = automa_neighbourhood({"level": level, "tracker": tracker}, 34)
        assert found == ({34, 35, 41, 27, 28} if tracker > dry else {34, 35, 41})


def test_the_base_has_two_territories_even_when_water_is_open() -> None:
    for faction, beside in (("rusviet", [19, 26]), ("polania", [14, 20]), ("crimea", [43, 47])):
        lone = automa(faction, character="base", level="ultimaszyna")
        assert decide(position(lone, human("nordic")), "move_character")["valid"] == beside


def test_links_of_human_mechs() -> None:
    assert around(human("saxony", abilities=["Underpass"]), 34) == {34, 35, 41, 10, 15, 18, 29, 32, 37}
    assert around(human("saxony"), 34) == {34, 35, 41}
    assert around(human("saxony", structures={"mine": 34}), 34) == {34, 35, 41, 10, 15, 18, 29, 32, 37}
    assert around(human("polania", abilities=["Submerge"]), 22) == LAKES | {15, 16, 21, 23, 29, 30}
    assert around(human("nordic", abilities=["Seaworthy"]), 22) == {22, 15, 16, 21, 23, 29, 30}
    assert around(human("nordic", abilities=["Seaworthy"]), 41) == {41, 34, 35, 42}
    assert around(human("albion", abilities=["Burrow"]), 11) == {11, 4, 5, 10, 18}
    assert around(human("albion", abilities=["Burrow"], structures={"mine": 12}), 11) == {11, 4, 5, 10, 18, 12}
    assert around(human("togawa", abilities=["Toka"]), 11) == {11, 4, 5, 10, 12, 18}
    assert around(human("togawa", abilities=["Suiton"]), 11) == {11, 4, 5, 17}
    assert around(human("togawa", abilities=["Shinobi"], tokens=[27, 9]), 11) == {11, 4, 5, 9, 27}
    assert around(human("albion", abilities=["Rally"], tokens=[27], workers=[40, "base"]), 11) == {11, 4, 5, 27, 40}
    assert around(human("albion", abilities=["Rally"], tokens=[27], workers=[10]), 11, R2="adjacent") == {11, 4, 5, 10}
    assert around(human("albion", abilities=["Sword"], tokens=[27], workers=[40]), 11) == {11, 4, 5}


def test_township_needs_control() -> None:
    rusviet = human("rusviet", abilities=["Township"], workers=[3], structures={"mill": 21})
    assert around(rusviet, 19) == {19, 25, 26, 3, 21, 23}
    assert around(rusviet, 19, automa("polania", workers=[21])) == {19, 25, 26, 3, 23}
    assert around(rusviet, 23) == {23, 16, 24, 30, 3, 21}
    assert around(rusviet, 26) == {26, 19, 25}  # no village


def test_wayfare_counts_with_six_seats() -> None:
    crimea = human("crimea", abilities=["Wayfare"])
    rest = [automa(faction) for faction in ("nordic", "rusviet", "saxony", "polania", "albion")]
    assert around(crimea, 44, *rest[:4]) == {44, 43, 47}
    rest[0]["workers"] = [2]
    assert around(crimea, 44, *rest) == {44, 43, 47, 12, 13, 20, 29, 46}  # farms but 2
