"""The end at the table under a resolution: last turns, the clock, stars on tiles, the explosion."""

import pytest
from tests.scythe.tables import everything, saying, session, todo

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.scythe.events import FACTORY_EXPLODED, FINALE_BEGAN, GAME_ENDED, STAR_PLACED
from maszyna.scythe.ids import STAR_HILL
from maszyna.scythe.table import PlayedTable, Refusal
from maszyna.scythe.table.last_turns import clock_of, last_turns


def refused(table: Record[PlayedTable], step: str) -> str:
    before = everything(table)
    with pytest.raises(Refusal) as refusal:
        table.take(step)
    assert everything(table) == before
    return refusal.value.code


def kinds(table: Record[PlayedTable]) -> list[int]:
    return [event.kind for event in table.entries[-1].events]


@pytest.mark.covers("W8.1")
def test_after_the_sixth_star_of_a_person_everybody_moves_once_more() -> None:
    table = session(resolution="land_rush")
    table.take("stars 6")
    assert FINALE_BEGAN in kinds(table) and last_turns(table.game.table) == [1, 0]
    assert not table.game.table.is_over()
    assert refused(table, "done") == "last_turn_first"
    done = table.take("automa 3")
    assert not {"power", "coins", "tracker"} & {str(one[0]) for one in todo(done)}  # the move row alone
    assert last_turns(table.game.table) == [0]
    assert refused(table, "automa 4") == "no_last_turn"
    table.take("done")
    assert GAME_ENDED in kinds(table) and table.game.table.is_over()
    assert refused(table, "automa 5") == refused(table, "done") == "game_is_over"
    assert everything(SCYTHE_TABLE.restore(parse(SCYTHE_TABLE.dump(table)))) == everything(table)
    table.undo()
    assert last_turns(table.game.table) == [0] and not table.game.table.is_over()


@pytest.mark.covers("W8.5")
def test_after_the_sixth_star_of_the_automa_the_person_has_one_more_turn() -> None:
    table = session(resolution="deja_vu")
    saying(table, "automa tracker 20", "automa scheme 2", "automa stars tracker 5", "automa stars combat 0")
    for card in range(1, 20):
        if table.game.table.game.finale is None:
            table.take(f"automa {card}")
    assert table.game.table.game.position.seats[1].stars == 6
    assert last_turns(table.game.table) == [0]
    assert refused(table, "automa 2") == "no_last_turn"
    table.take("done")
    assert table.game.table.is_over()


@pytest.mark.covers("W8.7")
def test_a_clock_counts_the_automas_turns() -> None:
    table = session(resolution="doomsday_clock", cards="drawn")
    table.take("adjust stars 6")
    for turn in range(20):
        assert clock_of(table.game.table, 1) == 20 - turn
        assert refused(table, "done") == "clock_still_runs"
        table.take("automa")
        if table.game.table.fight_place():
            saying(table, f"fight {table.game.table.fight_place()} power 0 cards none")
    assert refused(table, "automa") == "clock_has_run_out"
    assert not table.game.table.is_over()
    table.take("done")
    assert table.game.table.is_over()


@pytest.mark.covers("W8.2")
def test_the_factory_explodes_after_two_turns_of_everybody() -> None:
    table = session(resolution="factory_explosion")
    saying(table, "adjust character 23", "factory", "adjust mechs 22", "ability speed", "popularity 3", "coins 1")
    done = table.take("stars 5")
    assert ["coins", 0, 1, 6, 0, 1] in todo(done)
    assert last_turns(table.game.table) == [1, 0, 1, 0]
    saying(table, "automa mechs none", "automa 3", "done", "automa 5")
    done = table.take("done")
    assert FACTORY_EXPLODED in kinds(table) and table.game.table.is_over()
    assert ["unit", 0, 0, 23, 51, 1] in todo(done) and ["unit", 0, 1, 22, 51, 1] in todo(done)
    assert ["popularity", 0, 3, 5, 0, 1] in todo(done)


@pytest.mark.covers("W8.2", "W5.9")
def test_an_automa_with_five_stars_in_its_own_turn_brings_the_explosion_about() -> None:
    table = session(resolution="factory_explosion")
    saying(table, "automa tracker 20", "automa scheme 2", "automa stars tracker 4", "automa stars combat 0")
    for card in range(1, 20):
        if table.game.table.game.position.seats[1].stars < 5:
            table.take(f"automa {card}")
    assert FINALE_BEGAN in kinds(table) and last_turns(table.game.table) == [0, 1, 0, 1]


@pytest.mark.covers("W8.4")
def test_the_automa_places_its_star_on_the_hill() -> None:
    table = session(resolution="king_of_the_hill")
    saying(table, "automa character 23", "automa factory")
    done = table.take("automa 3")
    assert [event.first for event in done.events if event.kind == STAR_PLACED] == [STAR_HILL]
    assert ["stars", 1, 0, 1, 0, 1] in todo(done)
    done = table.take("automa 5")
    assert not [event for event in done.events if event.kind == STAR_PLACED]


@pytest.mark.covers("W5.9")
def test_the_automa_starts_with_a_star_on_an_open_objective() -> None:
    assert session(resolution="mission_possible").game.table.game.position.seats[1].stars == 1
    assert session(resolution="spoils_of_war").game.table.game.position.seats[1].stars == 0


@pytest.mark.covers("W8.3")
def test_without_last_turns_the_sixth_star_ends_the_game() -> None:
    table = session(resolution="spoils_of_war")
    table.take("stars 6")
    assert table.game.table.is_over() and refused(table, "automa 3") == "game_is_over"


@pytest.mark.covers("W8.8")
def test_who_leads_is_read_off_the_numbers_told() -> None:
    ahead = session(resolution="backup_plan")
    saying(ahead, "coins 60", "stars 6")
    assert ahead.game.table.is_over()
    behind = session(resolution="backup_plan")
    saying(behind, "coins 0", "automa coins 90", "stars 6")
    assert last_turns(behind.game.table) == [1, 0]


def test_a_correction_ends_nothing() -> None:
    table = session(resolution="land_rush")
    table.take("adjust stars 6")
    assert table.game.table.game.finale is None


def by_coins() -> Record[PlayedTable]:
    effects = [{"effect": "own_turn_coins", "numbers": [40]}]
    own = {"resolution": [{"id": "land_rush", "provenance": ["printed"], "effects": effects}]}
    return session(resolution="land_rush", own_tiles=own)


def test_a_persons_coins_end_the_game_when_the_turn_passes_to_the_automa() -> None:
    table = by_coins()
    table.take("coins 44")
    assert not table.game.table.is_over()
    table.take("coins 38")  # some of them are spent in the same turn
    table.take("automa 3")
    assert not table.game.table.is_over()
    table.take("coins 41")
    table.take("automa 4")
    assert table.game.table.is_over() and GAME_ENDED in kinds(table)


def test_an_automas_coins_end_the_game_with_its_turn() -> None:
    table = by_coins()
    saying(table, "automa coins 40")
    table.take("automa 17")  # it gains coins
    assert table.game.table.game.position.seats[1].coins > 40
    assert table.game.table.is_over()
