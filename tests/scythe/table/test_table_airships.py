"""Airships at the table: steps about them, the Automa's flights, fights in the air, bombs and sieges."""

import pytest
from tests.scythe.tables import codes, everything, saying, session, taken_back, todo

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.record import Record
from maszyna.scythe.events import ABILITY_USED, AUTOMA_AIRSHIP, COMBAT_COMMITTED, EFFECT_USED
from maszyna.scythe.ids import ABOARD, FOOD, OIL
from maszyna.scythe.table import Missing, PlayedTable, Refusal, TableProblem
from maszyna.scythe.table.acts.move_notes import hexes_between
from maszyna.speech.scythe.companion.companion_texts import companion_texts

CRIMEA_BASE, SAXONY_BASE = 51, 52
CHARACTER_MOVES = 11  # a card that moves Saxony's character, and so its airship


def flying(aggressive: str) -> Record[PlayedTable]:
    return session(airships={"aggressive": aggressive, "passive": "boost"})


def refused(table: Record[PlayedTable], step: str) -> str:
    before = everything(table)
    with pytest.raises(Refusal) as refusal:
        table.take(step)
    assert everything(table) == before
    return refusal.value.code


def missing(table: Record[PlayedTable], step: str) -> tuple[str, int]:
    with pytest.raises(Missing) as asked:
        table.take(step)
    return asked.value.field, asked.value.most


@pytest.mark.covers("W1.1")
def test_an_airship_is_where_a_step_says() -> None:
    table = flying("bombard")
    own = table.game.table.game.position.seats[0]
    assert own.airship == CRIMEA_BASE
    assert todo(table.take("airship 43 food 2 oil 1")) == [
        ["airship", 0, CRIMEA_BASE, 43, 0, 1], ["cargo", 0, FOOD, 0, 0, 2], ["cargo", 0, OIL, 0, 0, 1],
    ]  # fmt: skip
    assert table.actions == ["airship 43 food 2 oil 1"]
    assert todo(table.take("cargo food -1")) == [["cargo", 0, FOOD, 0, 0, -1]]
    assert todo(table.take("move airship 44")) == [["airship", 0, 43, 44, 0, 1]]
    assert table.actions[-1] == "airship 44"
    assert todo(table.take("cargo none")) == [["cargo", 0, FOOD, 0, 0, -1], ["cargo", 0, OIL, 0, 0, -1]]
    assert taken_back(table) == [["cargo", 0, FOOD, 0, 0, 1], ["cargo", 0, OIL, 0, 0, 1]]
    assert taken_back(table) == [["airship", 0, 44, 43, 0, 1]]
    assert todo(table.take("adjust automa airship 24")) == [["airship", 1, SAXONY_BASE, 24, 0, 1]]
    assert table.actions[-1] == "adjust automa airship 24"


@pytest.mark.covers("W2.2")
def test_cargo_goes_on_and_comes_off() -> None:
    table = flying("distract")
    saying(table, "resources 43 food 3 oil 1", "airship 43")
    assert todo(table.take("load food 2 oil")) == [
        ["cargo", 0, FOOD, 0, 0, 2], ["cargo", 0, OIL, 0, 0, 1],
        ["resources", -1, FOOD, 43, 0, -2], ["resources", -1, OIL, 43, 0, -1],
    ]  # fmt: skip
    assert refused(table, "load food 2") == "no_resources_there"
    saying(table, "airship 44")
    assert todo(table.take("unload food")) == [["cargo", 0, FOOD, 0, 0, -1], ["resources", -1, FOOD, 44, 0, 1]]
    assert refused(table, "unload wood") == "no_resources_there"
    assert table.game.table.game.position.stock(0) > 0


@pytest.mark.covers("W2.4")
def test_workers_go_aboard_and_come_off() -> None:
    table = flying("bounty")
    saying(table, "workers 43 43 44", "airship 43")
    assert todo(table.take("aboard 2")) == [["unit", 0, 2, 43, ABOARD, 2]]
    assert refused(table, "aboard 3") == "no_unit_there"
    assert todo(table.take("move airship 43 45")) == [["airship", 0, 43, 45, 0, 1]]
    assert todo(table.take("unload workers 1")) == [["unit", 0, 2, ABOARD, 45, 1]]
    assert todo(table.take("aboard -1")) == [["unit", 0, 2, ABOARD, 45, 1]]
    assert taken_back(table) == [["unit", 0, 2, 45, ABOARD, 1]]
    assert todo(table.take("load worker")) == [["unit", 0, 2, 45, ABOARD, 1]]
    assert not table.game.table.game.position.controlled(0) & (1 << 45)


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ("airship", "wants_place"), ("airship mat", "wants_place"), ("airship 48", "wants_place"),
        ("airship 23 gold 2", "wants_resource"), ("cargo", "wants_resource"), ("cargo food", "wants_number"),
        ("aboard", "wants_number"), ("load", "wants_cargo"), ("load mech", "wants_cargo"),
        ("move airship mat", "wants_place"), ("automa cargo food 1", "not_of_automa"),
        ("automa aboard 1", "not_of_automa"),
        ("mechs aboard", "wants_place"), ("fight air", "no_duel"), ("done", "no_last_turn"),
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_refused(step: str, code: str) -> None:
    assert refused(flying("bombard"), step) == code


@pytest.mark.parametrize("step", ["airship 23", "cargo food 1", "aboard 1", "load food", "move airship 23"])
def test_without_airships_there_is_nothing_to_say_of_them(step: str) -> None:
    assert refused(session(), step) == "no_airships"
    assert refused(session(), "workers 43 aboard") in ("too_much", "wants_place")


@pytest.mark.covers("W5.2")
def test_the_automas_airship_follows_its_character_and_says_why() -> None:
    table = flying("bombard")
    done = table.take(f"automa {CHARACTER_MOVES}")
    [event] = [event for event in done.events if event.kind == AUTOMA_AIRSHIP]
    assert event.trace
    assert ["airship", 1, SAXONY_BASE, event.second, 0, 1] in todo(done)
    assert ["airship", 1, event.second, SAXONY_BASE, 0, 1] in taken_back(table)


@pytest.mark.covers("W6.6")
def test_the_automas_airship_fights_a_persons() -> None:
    table = flying("blitzkrieg")
    saying(table, "airship 35 food 1", "automa airship 34", "power 7", f"automa {CHARACTER_MOVES}")
    assert table.game.table.fight_place() == 35 and table.game.table.duel == [1, 0]
    assert refused(table, "automa 3") == "fight_first"
    assert missing(table, "fight") == ("power", 7)
    assert missing(table, "fight power 5") == ("cards", 1)
    assert refused(table, "fight power 5 cards 2 3") == "at_most_cards"
    assert missing(table, "fight power 5 cards 3") == ("card", 19)
    done = table.take("fight power 5 cards 3 card 4 drawn 2")
    assert table.actions[-1] == "fight air power 5 cards 3 card 4 drawn 2"
    assert ["airship", 1, 35, SAXONY_BASE, 0, 1] in todo(done)
    assert ["stars", 0, 0, 1, 0, 1] in todo(done)
    assert not table.game.table.fight_place()
    assert any(one[0] == "tracker" or one[0] == "coins" for one in todo(done))  # the rest of the card followed


@pytest.mark.covers("W6.6")
def test_a_person_attacks_in_the_air_and_loses_the_cargo() -> None:
    table = flying("blitzkrieg")
    saying(table, "automa airship 35", "automa power 16", "airship 35 food 2", "power 2")
    assert missing(table, "fight air") == ("power", 2)
    done = table.take("fight air power 0 cards none card 4 drawn 5")
    assert ["airship", 0, 35, CRIMEA_BASE, 0, 1] in todo(done)
    assert ["resources", -1, FOOD, 35, 0, 2] in todo(done)
    assert table.game.table.game.position.seats[0].cargo == 0
    assert refused(table, "fight air") == "no_duel"


@pytest.mark.covers("W6.1")
def test_bombs_are_asked_for_and_weaken_the_automa() -> None:
    table = flying("bombard")
    saying(table, "deploy 43 speed", "automa mechs 41", "automa power 8", "airship 41", "power 4", "move mech 43 41")
    assert missing(table, "fight") == ("bombard", 3)
    assert refused(table, "fight bombard 4") == "wants_number"
    assert missing(table, "fight bombard 2") == ("power", 4)
    done = table.take("fight bombard 2 power 4 cards none card 10 drawn 2")
    assert [event.first for event in done.events if event.kind == EFFECT_USED] == [0]
    other = flying("bombard")
    saying(other, "deploy 43 speed", "automa mechs 41", "automa power 8", "airship 42", "power 4", "move mech 43 41")
    assert missing(other, "fight") == ("power", 4)
    assert refused(other, "fight bombard 1 power 4") == "at_most_bombs"


@pytest.mark.covers("W6.1")
@pytest.mark.parametrize(("paid", "left"), [(0, 8), (1, 7), (2, 5), (3, 3)])
def test_the_more_is_paid_the_harder_bombs_hit(paid: int, left: int) -> None:
    """Of 8 power 1, 3 or 5 are gone before the dials are set."""
    table = flying("bombard")
    saying(table, "deploy 43 speed", "automa mechs 41", "automa power 8", "airship 41", "power 4", "move mech 43 41")
    done = table.take(f"fight bombard {paid} power 4 cards none card 10 drawn 2")
    used = next(event.first for event in done.events if event.kind == COMBAT_COMMITTED and event.seat == 1)
    assert used + table.game.table.game.position.seats[1].power == left


@pytest.mark.covers("W6.3")
def test_a_siege_costs_the_person_a_coin_where_the_move_ends() -> None:
    table = flying("siege_engine")
    saying(table, "deploy 43 speed", "automa airship 36", "coins 4")
    done = table.take("move mech 43 36")
    assert ["coins", 0, 4, 3, 0, 1] in todo(done)
    done = table.take("move worker 43 36")
    assert not any(one[0] == "coins" for one in todo(done))


@pytest.mark.covers("W9.bombard")
def test_the_automas_card_has_its_say_in_a_combat() -> None:
    table = flying("bombard")
    saying(table, "deploy 43 speed", "automa mechs 41", "automa airship 41", "power 5", "move mech 43 41")
    assert missing(table, "fight") == ("power", 3)  # two of five are lost to the Automa's bombs


@pytest.mark.covers("W6.1")
def test_before_a_combat_the_attacker_acts_first() -> None:
    """Nordic attacks with 1 power: its artillery fires before the Automa's bombs take that power."""
    table = session("nordic", airships={"aggressive": "bombard", "passive": "boost"})
    saying(table, "deploy 29 artillery", "automa mechs 29", "automa power 8", "automa airship 29", "power 1")
    assert missing(table, "fight 29") == ("artillery", 1)
    assert missing(table, "fight 29 artillery fire") == ("power", 0)
    done = table.take("fight 29 artillery fire power 0 cards none card 7 drawn none")
    told = [event.kind for event in done.events if event.kind in (ABILITY_USED, EFFECT_USED)]
    assert told == [ABILITY_USED, EFFECT_USED]


@pytest.mark.covers("W6.1")
def test_a_defender_without_power_cannot_fire_and_is_told_so() -> None:
    table = session("nordic", airships={"aggressive": "bombard", "passive": "boost"})
    saying(table, "deploy 35 artillery", "automa mechs 34", "automa airship 35", "automa power 8", "power 2")
    attack = next(card for card in range(1, 20) if attacks(table, card))
    table.take(f"automa {attack}")
    assert table.game.table.fight_place() == 35
    assert refused(table, "fight artillery fire") == "no_artillery"
    assert missing(table, "fight") == ("power", 0)


def warned_of(table: Record[PlayedTable], step: str) -> list[TableProblem]:
    table.take(step)
    return table.game.table.warned


def attacks(table: Record[PlayedTable], card: int) -> bool:
    """Whether a card makes the Automa attack."""
    tried = SCYTHE_TABLE.new(table.setup, table.seed)
    saying(tried, *table.actions, f"automa {card}")
    return bool(tried.game.table.fight_place())


@pytest.mark.covers("W2.3")
def test_loading_where_an_opponent_is_in_control_is_warned_of() -> None:
    table = flying("distract")
    saying(table, "automa mechs 34", "resources 34 oil 3", "airship 34")
    table.take("load oil 3")
    assert [(one.code, one.first) for one in table.game.table.warned] == [("loads_from_enemy", 34)]
    assert codes(table).count("loads_from_enemy") == 1
    table.take("coins 4")
    assert "loads_from_enemy" not in codes(table)
    free = flying("distract")
    saying(free, "resources 44 oil 3", "adjust airship 44")
    assert warned_of(free, "load oil 3") == []


@pytest.mark.covers("W1.4")
@pytest.mark.parametrize(("tile", "warned"), [("distract", ["airship_to_base"]), ("blitzkrieg", [])])
def test_a_flight_onto_the_home_base_is_warned_of(tile: str, warned: list[str]) -> None:
    """After a lost duel an airship goes home, so with such a tile nothing is said."""
    table = flying(tile)
    table.take("airship 43")
    assert [one.code for one in warned_of(table, "airship base")] == warned
    again = flying(tile)
    again.take("airship 43")
    assert warned_of(again, "adjust airship base") == []


@pytest.mark.covers("W1.3")
def test_a_flight_beyond_its_range_is_warned_of() -> None:
    """Boost has range 3; a Factory card's move adds 1."""
    table = flying("distract")
    saying(table, "adjust airship 43")
    assert warned_of(table, "airship 36") == []
    [one] = warned_of(table, "airship 1")
    assert (one.code, one.second) == ("flight_beyond", 3) and one.first > 3
    saying(table, "adjust airship 43")
    far = next(place for place in range(1, 48) if hexes_between(43, place) == 4)
    assert [one.code for one in warned_of(table, f"airship {far}")] == ["flight_beyond"]
    saying(table, "adjust airship 43", "factory")
    assert warned_of(table, f"airship {far}") == []


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_warnings_are_said(lang: str) -> None:
    table = flying("distract")
    saying(table, "automa mechs 34", "resources 34 oil 3", "airship 34", "load oil 3")
    position = table.game.table.game.position
    for problem in table.game.table.warned:
        assert "34" in companion_texts(lang).problem(position, problem)
