"""What a step at the table tells people to do, number by number, and what it still asks for."""

import pytest
from tests.scythe.table.test_table_fights import asked, attacked
from tests.scythe.tables import saying, session, taken_back, todo

from maszyna.kernel.bits import bit
from maszyna.kernel.record import Record
from maszyna.scythe.events import AUTOMA_COMBAT_CARD, UNIT_MOVED
from maszyna.scythe.ids import BONUSES
from maszyna.scythe.table import PlayedTable, Refusal, status
from maszyna.scythe.table.result import unknown_for_score


def instructions(table: Record[PlayedTable], step: str, *kinds: str) -> list[list[int | str]]:
    return [one for one in todo(table.take(step)) if one[0] in kinds]


def test_every_combat_card_played_and_drawn_is_an_instruction() -> None:
    table = attacked()
    done, _ = asked(table, "fight 36", {"power": "3", "cards": "2", "card": "15"})
    assert [one for one in todo(done) if str(one[0]).startswith("cards")] == [
        ["cards_out", 0, 0, 0, 0, 1], ["cards_in", 0, 0, 0, 0, 1],
    ]  # fmt: skip


def test_where_cards_change_hands_the_totals_are_told() -> None:
    table = attacked("crimea", "ability scout", "automa cards 2", "cards 3")
    done, _ = asked(table, "fight", {"power": "3", "cards": "2", "card": "15", "drawn": "3"})
    assert not [one for one in todo(done) if one[0] in ("cards_in", "cards_out")]
    assert [one for one in todo(done) if one[0] == "cards"] == [["cards", 0, 3, 4, 0, 1], ["cards", 1, 2, 1, 0, 1]]


def test_the_automas_combat_card_is_told() -> None:
    table = attacked()
    done, _ = asked(table, "fight", {"power": "3", "cards": "2", "card": "15"})
    assert [(event.seat, event.first) for event in done.events if event.kind == AUTOMA_COMBAT_CARD] == [(1, 15)]


def test_who_plays_more_cards_than_were_told_has_had_them() -> None:
    table = attacked("crimea", "cards 0")
    done = table.take("fight 36 power 3 cards 5 card 15")
    assert ["cards_out", 0, 0, 0, 0, 1] in todo(done)
    assert table.game.table.game.hidden[0].unseen == 0


@pytest.mark.parametrize(("fires", "word"), [("fire", "artillery fire"), ("hold", "artillery hold")])
def test_a_step_keeps_what_the_artillery_did(fires: str, word: str) -> None:
    table = attacked("nordic", "ability artillery")
    done, _ = asked(table, "fight", {"artillery": fires, "power": "3", "cards": "none", "card": "15"})
    assert done.text == f"fight 36 {word} power 3 cards none card 15"


def test_cards_revealed_in_a_fight_belong_to_its_step() -> None:
    table = attacked()
    done = table.take("fight 36 power 3 cards 2 card 15 revealed 4 revealed 2")
    assert done.text.endswith("revealed 4 2")
    again = attacked()
    for value in ("1", "6", "x", ""):
        with pytest.raises(Refusal) as refused:
            again.take(f"fight 36 power 3 cards 2 card 15 revealed {value}".strip())
        assert refused.value.code == "wants_card_value"


@pytest.mark.covers("A13.3")
def test_a_deck_made_anew_is_one_instruction() -> None:
    table = session()
    saying(table, "automa 6", "automa 3", "automa 2", "adjust automa tracker 8")
    told = instructions(table, "automa 9", "deck_turned", "card_back", "card_out")
    assert told == [["deck_turned", 1, 2, 0, 0, 1]]
    assert instructions(table, "automa 4", "deck_turned", "card_back", "card_out") == [["card_out", 1, 4, 0, 0, 1]]


@pytest.mark.covers("A4.3")
def test_a_unit_that_stays_is_no_instruction() -> None:
    table = session()
    saying(table, "automa character none", "automa mechs 34", "automa workers 35")
    done = table.take("automa 6")
    assert [event.values()[1:] for event in done.events if event.kind == UNIT_MOVED] == [[35, 35]]
    assert [one for one in todo(done) if one[0] == "unit" and one[3] == one[4]] == []


@pytest.mark.covers("A20")
def test_a_flag_comes_and_goes_and_a_trap_stays_when_it_is_sprung() -> None:
    albion = session("albion")
    assert instructions(albion, "token 3", "token") == [["token", 1, 3, 1, 0, 1]]
    assert instructions(albion, "token 3 gone", "token") == [["token", 1, 3, 0, 0, 1]]
    togawa = session("togawa")
    assert instructions(togawa, "token 36 power", "token") == [["token", 0, 36, 1, 0, 1]]
    saying(togawa, "encounter 36 gone", "deploy 36", "power 6", "automa mechs 29", "automa power 8")
    saying(togawa, "automa character none")
    assert instructions(togawa, "automa 17", "token") == [["token", 0, 36, 2, 0, 1]]
    assert [one for one in taken_back(togawa) if one[0] == "token"] == [["token", 0, 36, 1, 0, 1]]


def test_a_factory_card_is_taken_or_given_back() -> None:
    table = session()
    assert instructions(table, "factory", "factory_card") == [["factory_card", 0, 1, 0, 0, 1]]
    assert [one for one in taken_back(table) if one[0] == "factory_card"] == [["factory_card", 0, 0, 0, 0, 1]]


def test_a_score_asks_only_for_what_nobody_has_told() -> None:
    table = session()
    assert [one.step for one in unknown_for_score(table.game.table)] == ["coins", "popularity"]
    table.take("coins 5")
    assert [(one.step, one.value) for one in unknown_for_score(table.game.table)] == [("popularity", 3)]
    table.take("popularity 4")
    assert unknown_for_score(table.game.table) == []
    table.take("build mine 43")
    assert [one.step for one in unknown_for_score(table.game.table)] == ["tile"]


@pytest.mark.parametrize("word", ["au", "aut", "auto", "autom", "automa"])
def test_the_beginning_of_a_word_is_enough(word: str) -> None:
    assert saying(session(), f"{word} 7").text == saying(session(), "automa 7").text


def test_too_many_combat_stars_say_how_many() -> None:
    table = session()
    table.take("automa stars combat 3")
    [problem] = status(table.game.table)
    assert (problem.code, problem.seat, problem.first, problem.second) == ("too_many_combat_stars", 1, 3, 2)


@pytest.mark.covers("W6.6")
def test_a_fight_of_airships_is_forgotten_when_they_have_parted() -> None:
    table = session(airships={"aggressive": "blitzkrieg", "passive": "boost"})
    saying(table, "airship 35 food 1", "automa airship 34", "power 7", "automa 11")
    assert table.game.table.duel == [1, 0]
    saying(table, "adjust coins 4")
    assert table.game.table.duel == [1, 0]
    saying(table, "adjust airship 43")
    assert table.game.table.duel == [] and not table.game.table.fight_place()


def test_a_recruit_is_taken_back_alone() -> None:
    table = session()
    saying(table, "adjust recruit coin", "adjust recruit power")
    assert instructions(table, "adjust recruit no coin", "recruit") == [["recruit", 0, BONUSES.index("coin"), 0, 0, 1]]
    assert table.game.table.game.position.seats[0].recruits == bit(BONUSES.index("power"))


def test_one_worker_needs_no_number() -> None:
    assert session().take("worker 43 1").text == "worker 43"
    assert session().take("worker 43 2").text == "worker 43 2"


@pytest.mark.covers("A13.3")
def test_the_first_star_belongs_to_the_space_it_stands_on() -> None:
    table = session()
    saying(table, "adjust automa tracker 9", "adjust automa scheme 2", "adjust automa stars tracker 1")
    assert status(table.game.table) == []
    saying(table, "adjust automa tracker 8", "adjust automa scheme 1")
    assert [problem.code for problem in status(table.game.table)] == ["tracker_stars_do_not_fit"]
