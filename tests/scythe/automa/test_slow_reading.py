"""The slow reading against positions worked out by hand on the printed board."""

import shlex
import sys
from typing import Any

import pytest
from tests.scythe.automa import compare
from tests.scythe.automa.random_positions import FACTIONS, faults, random_position
from tests.scythe.automa.slow_board import (
    FACTORY,
    TERRAIN,
    Document,
    Place,
    seats,
)
from tests.scythe.automa.slow_reading import decide

HERE = "tests.scythe.automa.test_slow_reading"


def automa(faction: str, **given: Any) -> Document:
    """An Automa with nothing in play but what is given, before water opens."""
    bare: Document = {"faction": faction, "level": "automa", "tracker": 0, "power": 5, "character": "mat"}
    return {**bare, "mechs": [], "workers": [], "factory_card": False, **given}


def human(faction: str, **given: Any) -> Document:
    """A human with the character on the base and nothing else."""
    return {"faction": faction, "abilities": [], "character": "base", "mechs": [], "workers": [], **given}


def position(one: Document, other: Document, **rest: Any) -> Document:
    return {"automa": one, "human": other, "encounters": [], "resources": {}, "rulings": {}, **rest}


# ------------------------------------------------------------------------------------------------ A9.1 move worker


def test_worker_ties_go_to_the_factory() -> None:
    """34 and 41 are one hex from the base: reading order. Both others reach 34 and 35; 35 is 3 from the Factory."""
    told = decide(position(automa("saxony", workers=[41, 34], character=35), human("polania")), "move_worker")
    assert told == {"possible": True, "unit": "worker", "from": 34, "to": 35, "valid": [34, 35]}


def test_worker_seeks_most_units_and_each_counts_once() -> None:
    """R6: three mechs on 45 count three (to 38, 2 from the Factory), 15 and 16 together two (22 would be 1 away)."""
    one = automa("albion", level="ultimaszyna", mechs=[45, 45, 45], character=15, workers=[16, "base"])
    told = decide(position(one, human("nordic")), "move_worker")
    assert (told["from"], told["to"]) == ("base", 38)
    assert told["valid"] == [1, 2, 8, 9, 10, 14, 15, 17, 21, 22, 23, 38, 39, 44, 45, 46]


def test_units_on_the_base_and_the_base_itself_count_nothing() -> None:
    """R6: 1 and 2 lie beside the base with five units on it; one mech on 46 still draws the worker."""
    one = automa("albion", mechs=[46, "base", "base"], character="base", workers=["base", "base"])
    told = decide(position(one, human("nordic")), "move_worker")
    # 39 and 45 are 3 from the Factory, 40 and 46 further.
    assert (told["to"], told["valid"]) == (39, [1, 2, 39, 40, 45, 46])


def test_the_lifted_worker_no_longer_counts() -> None:
    """Example 3. On 2 and 3 it would make two units as on 39 and 45, all 3 from the Factory, and 2 would be first."""
    one = automa("albion", workers=[2, 38], character=3, mechs=[46])
    told = decide(position(one, human("crimea")), "move_worker")
    assert (told["from"], told["to"], told["valid"]) == (2, 39, [1, 2, 3, 8, 32, 37, 39, 40, 45, 46])


def test_worker_shuns_enemy_neighbourhoods() -> None:
    """R5, A7.2: Toka takes 10 to 4 and 11, and 12 to 5 and 11."""
    one = automa("nordic", workers=[4])
    both = human("togawa", abilities=["Toka", "Ronin"], mechs=[10, 12])
    told = decide(position(one, both), "move_worker")
    assert told == {"possible": False, "unit": "worker", "from": 4, "to": None, "valid": [4, 5, 11]}
    alone = human("togawa", abilities=["Toka"], mechs=[10])
    assert decide(position(one, alone), "move_worker")["to"] == 5
    assert decide(position(one, human("togawa", mechs=[10, 12])), "move_worker")["to"] == 11
    assert decide(position(one, human("togawa", workers=[10, 12])), "move_worker")["to"] == 11


def test_a_tunnel_is_enemy_neighbourhood_unless_the_ruling_says_otherwise() -> None:
    """R2: from 29 a mech enters 15 (2 from the Factory); left are 2 and 8 (3), then 1 (4)."""
    one, other = automa("albion", workers=[8]), human("saxony", mechs=[29])
    told = decide(position(one, other), "move_worker")
    assert (told["to"], told["valid"]) == (2, [1, 2, 8, 15])
    assert decide(position(one, other, rulings={"R2": "adjacent"}), "move_worker")["to"] == 15


def test_the_lifted_worker_no_longer_holds_a_village() -> None:
    """With it off the board the human's mill controls 21 again, and Township reaches it from 19."""
    one = automa("polania", workers=[21])
    mill = human("rusviet", abilities=["Township"], mechs=[19], structures={"mill": 21})
    told = decide(position(one, mill), "move_worker")
    assert (told["to"], told["valid"]) == (14, [14, 20, 21])
    assert decide(position(one, {**mill, "abilities": ["Speed"]}), "move_worker")["to"] == 21


def test_worker_keeps_off_enemy_units_and_other_workers_but_not_structures() -> None:
    """R10. 43, 44 and 47 are Crimea's peninsula; two workers on one hex cannot stay on it."""
    other = human("saxony", workers=[44], structures={"mill": 43})
    told = decide(position(automa("crimea", workers=[47, 47]), other), "move_worker")
    assert (told["from"], told["to"], told["valid"]) == (47, 43, [43])


# ----------------------------------------------------------------------------------- A9.2 and A9.3, mech and character


def test_mech_may_stay() -> None:
    """A4.3: 41 is nearer the base than 35, and 34 and 35 hold combat units."""
    one = automa("saxony", mechs=[35, 41], character=34)
    told = decide(position(one, human("crimea", character=36, mechs=[43])), "move_mech")
    assert told == {"possible": True, "unit": "mech", "from": 41, "to": 41, "valid": [41]}


def test_mech_goes_next_to_the_enemy_then_by_the_factory_then_in_reading_order() -> None:
    """Example 4: of 22 and 23, both beside 30, the Factory. With the enemy on it: 16, 17 and 22 are alike."""
    one = automa("albion", level="ultimaszyna", mechs=[16])
    told = decide(position(one, human("crimea", character=30)), "move_mech")
    assert (told["to"], told["valid"]) == (23, [1, 2, 9, 10, 15, 16, 17, 22, 23])
    told = decide(position(one, human("crimea", character=23)), "move_mech")
    assert (told["to"], told["valid"]) == (16, [1, 2, 9, 10, 15, 16, 17, 22])


def test_bases_count_only_when_no_enemy_combat_unit_is_on_the_board() -> None:
    """R7: 1 and 15 are 2 from Polania's base, 15 nearer the Factory. A mech on 38 (2 from 23) changes it."""
    one = automa("albion", level="ultimaszyna", mechs=[16])
    assert decide(position(one, human("polania", workers=[38])), "move_mech")["to"] == 15
    assert decide(position(one, human("polania", mechs=[38])), "move_mech")["to"] == 23


def test_character_comes_from_the_base() -> None:
    """1, 3 and 8 without the mech's own 2; 3 is 2 from the enemy on 11."""
    one = automa("albion", character="base", mechs=[2])
    told = decide(position(one, human("nordic", character=11)), "move_character")
    assert told == {"possible": True, "unit": "character", "from": "base", "to": 3, "valid": [1, 3, 8]}


def test_no_unit_no_move() -> None:
    none = position(automa("albion", mechs=["mat"], workers=["base"]), human("nordic"))
    for action in ("move_mech", "move_character", "encounter_or_factory", "attack_workers"):
        assert decide(none, action) == {"possible": False, "unit": None, "from": None, "to": None, "valid": []}


# ------------------------------------------------------------------------------------------ A9.4 encounter or Factory


def test_encounters_in_reading_order_without_mechs_and_enemies() -> None:
    """3 and 8 are both 3 from the Factory."""
    one = automa("albion", character="base", workers=[2])
    told = decide(position(one, human("nordic"), encounters=[3, 8, 11]), "encounter_or_factory")
    assert told == {"possible": True, "unit": "character", "from": "base", "to": 3, "valid": [3, 8]}
    one["mechs"] = [3]
    told = decide(position(one, human("nordic"), encounters=[3, 8, 11]), "encounter_or_factory")
    assert (told["to"], told["valid"]) == (8, [8])
    told = decide(position(one, human("nordic", workers=[8]), encounters=[3, 8, 11]), "encounter_or_factory")
    assert not told["possible"]


def test_the_base_reaches_no_encounter() -> None:
    told = decide(position(automa("albion", character="base"), human("nordic"), encounters=[1]), "encounter_or_factory")
    assert (told["possible"], told["unit"], told["valid"]) == (False, "character", [])


def test_the_factory_until_a_card_is_taken() -> None:
    one = automa("albion", character=8, workers=[16, FACTORY])
    told = decide(position(one, human("nordic"), encounters=[8]), "encounter_or_factory")
    assert (told["to"], told["valid"]) == (23, [8, 23])
    one["factory_card"] = True
    told = decide(position(one, human("nordic"), encounters=[8]), "encounter_or_factory")
    assert (told["to"], told["valid"]) == (8, [8])


# ---------------------------------------------------------------------------------------------- A9.5 and A9.6, attacks


def test_attack_on_workers_by_resources_then_factory() -> None:
    """2 has a mech with its worker. 15 is 2 from the Factory, 1 is 4."""
    one = automa("albion", character="base", mechs=[8])
    other = human("polania", abilities=["Speed"], mechs=[2], workers=[1, 1, 2, 15])
    for resources, to in (
        ({}, 15),
        ({"1": {"food": 1, "oil": 1}, "15": {"metal": 2}, "2": {"wood": 9}}, 15),
        ({"1": {"food": 1, "oil": 2}, "15": {"metal": 2}}, 1),
    ):
        told = decide(position(one, other, resources=resources), "attack_workers")
        assert told == {"possible": True, "unit": "character", "from": "base", "to": to, "valid": [1, 15]}


def test_attack_on_combat_units_by_number_then_factory() -> None:
    """15 holds two; of 1 and 2 the latter is nearer the Factory."""
    one = automa("albion", mechs=[8])
    other = human("polania", character=15, mechs=[15, 1, 2], workers=[2, 2], abilities=["Speed"])
    for min_power, possible in ((1, True), (5, True), (6, False)):
        told = decide(position(one, other), "attack_combat_unit", min_power)
        if possible:
            assert told == {"possible": True, "unit": "mech", "from": 8, "to": 2, "valid": [1, 2, 15]}
        else:
            assert (told["possible"], told["to"]) == (False, None)
    other["mechs"] = [15, 1, 1]
    assert decide(position(one, other), "attack_combat_unit", 5)["to"] == 15  # two and two


@pytest.mark.parametrize("place", ["base", 8])
def test_mech_before_character_on_one_place(place: Place) -> None:
    """R3."""
    one = automa("albion", character=place, mechs=[place])
    other = human("polania", workers=[1])
    assert decide(position(one, other), "attack_workers")["unit"] == "mech"
    told = decide(position(one, other, rulings={"R3": "character"}), "attack_workers")
    assert (told["unit"], told["from"]) == ("character", place)


def test_reading_order_before_r3() -> None:
    """Both 1 hex from the base: the place read first, whoever stands there."""
    one, other = automa("albion", character=1, mechs=[2]), human("polania", workers=[8])
    assert decide(position(one, other), "attack_workers")["unit"] == "character"
    one = automa("albion", character=2, mechs=[1])
    told = decide(position(one, other, rulings={"R3": "character"}), "attack_workers")
    assert (told["unit"], told["from"], told["to"]) == ("mech", 1, 8)


# ---------------------------------------------------------------------------------------------------- A20 more players


def test_other_automas_are_enemies_in_the_competitive_game_only() -> None:
    one = automa("albion", mechs=[8])
    table = {"automas": [one, automa("togawa", workers=[15])], "humans": [human("nordic")], "encounters": []}
    assert not decide({**table, "options": {"mode": "cooperative"}}, "attack_workers")["possible"]
    assert decide({**table, "options": {"mode": "competitive"}}, "attack_workers")["to"] == 15
    # An allied Automa's units are neither own nor enemy, but they bar their territory too (R17).
    assert decide({**table, "options": {"mode": "cooperative"}}, "move_mech")["valid"] == [1, 2, 8]
    assert decide({**table, "options": {"mode": "competitive"}}, "move_mech")["valid"] == [1, 2, 8]


def test_an_enemy_automa_has_its_own_water_rule() -> None:
    """From 18 it enters 17 only once its water is open; then 11 and 12 are barred too, and 10 is next (2)."""
    one = automa("albion", level="ultimaszyna", workers=[11])
    for tracker, mode, to in ((3, "competitive", 17), (4, "competitive", 10), (4, "cooperative", 17)):
        rival = automa("togawa", mechs=[18], tracker=tracker)
        table = {"automas": [one, rival], "human": human("crimea"), "encounters": [], "options": {"mode": mode}}
        assert decide(table, "move_worker")["to"] == to


# ----------------------------------------------------------------------------------- random positions, and the runner


def test_random_positions_are_possible_and_varied() -> None:
    pairs = set()
    seen: set[str] = set()
    for seed in range(600):
        drawn = random_position(seed)
        assert faults(drawn) == [], seed
        assert drawn == random_position(seed)
        players = seats(drawn)
        if len(players) == 2:
            pairs.add((players[0]["faction"], players[1]["faction"]))
        for player in players:
            seen |= set(player["abilities"]) | {player["level"]} if player["kind"] == "human" else {player["level"]}
            for place in (*player["workers"], *player["mechs"], player["character"]):
                seen.add(f"{player['kind']} on {TERRAIN[place] if isinstance(place, int) else place}")
        seen |= {f"{len(players)} seats"} | {f"{name} {value}" for name, value in drawn["rulings"].items()}
    assert len(pairs) == len(FACTIONS) * (len(FACTIONS) - 1)
    assert {"Wayfare", "Township", "Underpass", "Rally", "Shinobi", "Toka", "Burrow", "Submerge"} <= seen
    assert {"automa on lake", "automa on mat", "automa on base", "human on lake", "human on base"} <= seen
    assert {"2 seats", "6 seats", "7 seats", "R2 adjacent", "R3 character", "ultimaszyna"} <= seen


def reads_the_same(request: Document) -> Document:
    return decide(request["position"], request["action"], request.get("min_power"))


def reads_backwards(request: Document) -> Document:
    told = reads_the_same(request)
    return {**told, "to": max(told["valid"])} if told["possible"] else told


def falls_over(request: Document) -> Document:
    raise KeyError(request["action"])


def test_the_runner_tells_a_mismatch(capsys: pytest.CaptureFixture[str]) -> None:
    for name, code in (("reads_the_same", 0), ("reads_backwards", 1), ("falls_over", 1)):
        assert compare.main(["--positions", "5", "--seed", "7", "--call", f"{HERE}:{name}"]) == code
        assert bool(capsys.readouterr().out) == bool(code)


def test_the_runner_speaks_with_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    echo = "import sys\nfor line in sys.stdin: print('{}')"
    for script, said in ((echo, '"differ"'), ("raise SystemExit('not this')", "not this")):
        command = shlex.join([sys.executable, "-c", script])
        assert compare.main(["--positions", "3", "--command", command]) == 1
        assert said in capsys.readouterr().out
