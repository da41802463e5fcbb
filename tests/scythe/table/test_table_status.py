"""What is impossible at the table: for each code a position that has it and a near one that has not."""

import pytest
from tests.scythe.tables import codes, saying, session

from maszyna.scythe.table import status
from maszyna.speech.scythe.companion.phrases import STATUS

# The code, the person's faction, steps that bring it about, one more step that mends it.
CASES: list[tuple[str, str, list[str], str]] = [
    ("too_many_workers", "crimea", ["workers 43 43 44 44 45 45 46 46 47"], "workers 43 43 44 44 45 45 46 46"),
    ("too_many_mechs", "crimea", ["mechs 43 43 44 44 45"], "mechs 43 43 44 44"),
    ("power_beyond", "crimea", ["adjust power 17"], "power 16"),
    ("popularity_beyond", "crimea", ["adjust popularity 19"], "adjust popularity 17"),
    ("too_many_stars", "crimea", ["adjust stars 7"], "adjust stars 6"),
    ("on_foreign_base", "crimea", ["adjust move worker 43 saxony_base"], "adjust move worker saxony_base 43"),
    ("encounter_not_taken", "crimea", ["adjust character 36"], "encounter 36 gone"),
    ("no_character", "crimea", ["adjust character none"], "adjust character base"),
    ("too_few_workers", "crimea", ["workers 43"], "workers 43 44"),
    ("cannot_be_on_lake", "nordic", ["adjust mechs 7", "ability speed"], "ability seaworthy"),
    ("worker_alone_on_lake", "nordic", ["ability seaworthy", "mechs 6", "workers 7 6"], "mechs 7"),
    ("abilities_without_mechs", "crimea", ["ability speed"], "mechs 43"),
    ("mechs_without_abilities", "crimea", ["mechs 43"], "ability speed"),
    ("stars_not_placed", "crimea", ["adjust recruit power", "adjust recruit coin", "adjust recruit popularity",
                                    "adjust recruit combat_card"], "stars 1"),
    ("no_factory_card", "crimea", ["character 23"], "factory"),
    ("no_factory_card", "crimea", ["automa character 23"], "automa factory"),
    ("too_many_tokens", "albion", ["token 1", "token 3", "token 4", "token 5", "token 6"], "token 6 gone"),
    ("two_controllers", "crimea", ["adjust move worker 43 34"], "adjust move worker 34 43"),
    ("two_structures", "crimea", ["build mine 43", "build mill 43"], "build mill 44"),
    ("structure_on_lake", "crimea", ["build mine 7"], "build mine 6"),
    ("resources_alone_on_lake", "crimea", ["resources 7 oil 1"], "resources 7 none"),
    ("no_encounter_there", "crimea", ["encounter 43 back"], "encounter 43 gone"),
    ("too_many_cards", "crimea", ["cards 43"], "cards 3"),
    ("on_lake_too_early", "crimea", ["automa mechs 7"], "automa tracker 20"),
    ("tracker_beyond", "crimea", ["automa tracker 22"], "automa tracker 21"),
    ("scheme_does_not_fit", "crimea", ["automa scheme 2"], "automa scheme 1"),
    ("tracker_stars_do_not_fit", "crimea", ["automa stars tracker 1"], "automa stars tracker 0"),
    ("too_many_combat_stars", "crimea", ["automa stars combat 3"], "automa stars combat 2"),
    ("power_star_not_placed", "crimea", ["automa power 16"], "automa stars power 1"),
    ("card_came_twice", "crimea", ["automa 3", "automa 3"], "undo"),
]  # fmt: skip


# The same with airships: the aggressive tile instead of a faction.
AIR_CASES: list[tuple[str, str, list[str], str]] = [
    ("airship_on_foreign_base", "bombard", ["airship saxony_base"], "airship base"),
    ("airship_on_foreign_base", "bounty", ["automa airship crimea_base"], "automa airship base"),
    ("airship_to_base", "bombard", ["airship 43", "airship base"], "coins 4"),
    ("flight_beyond", "bombard", ["airship 1"], "coins 4"),
    ("loads_from_enemy", "bombard", ["resources 34 oil 1", "adjust airship 34", "load oil 1"], "coins 4"),
    ("cargo_beyond", "bombard", ["cargo food 2 oil 2"], "cargo food 1"),
    ("carries_workers_only", "bounty", ["cargo food 1"], "cargo none"),
    ("aboard_beyond", "bounty", ["workers 43 44 aboard aboard aboard"], "workers 43 44 aboard aboard"),
    ("carries_resources_only", "bombard", ["workers 43 44 aboard"], "workers 43 44"),
    ("automa_carries", "bounty", ["automa workers 34 41 aboard"], "automa workers 34 41"),
]


@pytest.mark.covers("W7.9")
def test_units_may_be_on_the_lake_under_a_ferry() -> None:
    table = session(airships={"aggressive": "bombard", "passive": "ferry"})
    saying(table, "ability speed", "mechs 7", "workers 43 44 7", "adjust airship 7")
    assert codes(table) == []
    saying(table, "adjust airship 6")
    assert codes(table) == ["cannot_be_on_lake"]


@pytest.mark.covers("W2.1")
@pytest.mark.parametrize(("code", "tile", "steps", "mend"), AIR_CASES)
def test_an_impossible_airship_is_named_until_it_is_mended(code: str, tile: str, steps: list[str], mend: str) -> None:
    table = session(airships={"aggressive": tile, "passive": "boost"})
    assert codes(table) == []
    saying(table, *steps)
    assert codes(table) == [code]
    table.take(mend)
    assert codes(table) == []


@pytest.mark.parametrize(("code", "faction", "steps", "mend"), CASES)
def test_an_impossible_thing_is_named_until_it_is_mended(code: str, faction: str, steps: list[str], mend: str) -> None:
    table = session(faction)
    assert codes(table) == []
    saying(table, *steps)
    assert code in codes(table)
    if mend == "undo":
        table.undo()
    else:
        table.take(mend)
    assert code not in codes(table)


def test_two_tokens_on_a_territory() -> None:
    table = session("albion", "togawa", rulings={"R13": "placed"})
    saying(table, "token 18", "automa token 18")
    assert "two_tokens" in codes(table)
    saying(table, "automa token 18 gone")
    assert "two_tokens" not in codes(table)


def test_every_code_is_shown_and_has_its_sentence() -> None:
    assert {code for code, *_ in CASES + AIR_CASES} | {"two_tokens"} == STATUS.keys()


def test_numbers_tell_how_much_and_how_much_is_possible() -> None:
    table = session()
    saying(table, "workers 43 43 44 44 45 45 46 46 47 47", "adjust move worker 43 34")
    found = {problem.code: (problem.seat, problem.first, problem.second) for problem in status(table.game.table)}
    assert found["too_many_workers"] == (0, 10, 8)
    assert found["two_controllers"] == (0, 34, 1)


def test_with_six_other_stars_none_of_the_tracker_is_missed() -> None:
    """A13.2: an Automa has six stars; the tracker's find no room beside those of five combats and power."""
    table = session()
    saying(table, "automa tracker 20", "automa scheme 2", "automa stars tracker 0", "automa stars combat 5")
    assert "tracker_stars_do_not_fit" in codes(table)
    table.take("automa stars power 1")
    assert codes(table) == ["too_many_combat_stars"]


def test_the_automa_goes_on_whatever_is_impossible() -> None:
    table = session(cards="drawn")
    saying(table, "workers 43 43 44 44 45 45 46 46 47", "adjust power 99", "adjust character none", "automa power 30",
           "automa mechs 7 8 1 1 1", "automa tracker 99")  # fmt: skip
    assert len(codes(table)) > 5
    for _ in range(25):
        if table.game.table.fight_place():
            table.undo()
            saying(table, "adjust mechs none")
        table.take("automa")


def test_a_combat_that_waits_is_nothing_impossible() -> None:
    table = session()
    saying(table, "adjust automa mechs 36", "adjust encounter 36 gone", "deploy 43 speed", "so move mech 43 36")
    assert table.game.table.fight_place() == 36
    assert codes(table) == []
