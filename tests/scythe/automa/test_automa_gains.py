"""A11, A12, R4, R8, R14: the gain row and the recruit row."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.props import hand, have, purse, recruits, stars, units

from maszyna.scythe.automa.deck import PRINTED
from maszyna.scythe.facts.automa import INVADERS_DECK
from maszyna.scythe.ids import CHARACTER, FACTIONS


@pytest.mark.covers("A11.1")
def test_a_worker_from_the_mat_to_the_base() -> None:
    stage = Stage("saxony", "crimea")
    stage.play(19)
    assert units(stage, "saxony", "worker") == [stage.base("saxony")]
    stage.put("saxony", "worker", *[34] * 7)
    stage.play(19)
    assert stage.happened("unit_gained") == []  # none is left


@pytest.mark.covers("A11.2")
def test_the_character_before_a_mech() -> None:
    """Card 16: a mech or the character."""
    stage = Stage("saxony", "crimea")
    stage.put("saxony", "character", 0)
    stage.play(16)
    assert (stage.seat("saxony").at[0], units(stage, "saxony", "mech")) == (stage.base("saxony"), [])
    assert [event.first for event in stage.happened("unit_gained")] == [CHARACTER]
    stage.play(16)
    assert units(stage, "saxony", "mech") == [stage.base("saxony")]
    stage.put("saxony", "mech", 34, 34, 34)
    stage.play(16)
    assert (stage.happened("unit_gained"), stars(stage, "saxony").count("tracker")) == ([], 0)


@pytest.mark.covers("A11.2", "R14")
@pytest.mark.parametrize(("automa", "gained"), [("rusviet", 2), ("togawa", 1), ("saxony", 1)])
def test_card_8_brackets_are_rusviets(automa: str, gained: int) -> None:
    for editions in (["base", "invaders"], ["base"]):
        if automa == "togawa" and editions == ["base"]:
            continue
        stage = Stage(automa, "crimea", editions=editions)
        stage.play(8)
        assert len(units(stage, automa, "mech")) == gained


@pytest.mark.covers("A11.2", "R14")
@pytest.mark.parametrize(("automa", "gained"), [("rusviet", 1), ("togawa", 2), ("saxony", 1)])
def test_card_8_brackets_are_togawas_where_the_table_says_so(automa: str, gained: int) -> None:
    stage = Stage(automa, "crimea", rulings={"R14": "togawa"})
    stage.play(8)
    assert len(units(stage, automa, "mech")) == gained


@pytest.mark.covers("R14")
def test_the_base_games_card_8_is_rusviets_in_any_case() -> None:
    stage = Stage("rusviet", "crimea", editions=["base"], rulings={"R14": "togawa"})
    stage.play(8)
    assert len(units(stage, "rusviet", "mech")) == 2


@pytest.mark.covers("A11.3")
def test_coins() -> None:
    stage = Stage("saxony", "crimea")
    stage.play(17)
    assert purse(stage, "saxony") == [2, 0, 10]


@pytest.mark.covers("A11.3", "A4.2")
def test_crimeas_brackets_bring_one_more_coin() -> None:
    for automa, human, coins in (("crimea", "saxony", 2), ("saxony", "crimea", 1)):
        stage = Stage(automa, human)
        stage.play(2)
        assert stage.seat(automa).coins == coins


@pytest.mark.covers("A11.4", "A14.2")
def test_power_up_to_sixteen_and_the_star_once() -> None:
    stage = Stage("saxony", "crimea")
    have(stage, "saxony", power=11)
    stage.play(12)
    assert (stage.seat("saxony").power, stage.seat("saxony").stars) == (15, 0)
    stage.play(12)
    assert (stage.seat("saxony").power, stage.seat("saxony").stars, stage.state().scheme) == (16, 1, 1)
    assert [event.second for event in stage.happened("gained")] == [1]
    have(stage, "saxony", power=13)
    stage.play(12)
    assert (stage.seat("saxony").power, stage.seat("saxony").stars) == (16, 1)


@pytest.mark.covers("A11.5")
def test_a_combat_card_from_the_deck() -> None:
    stage = Stage("saxony", "crimea")
    stage.play(4)
    assert len(hand(stage, "saxony")) == 1


@pytest.mark.covers("R8", "A11.5")
def test_without_a_combat_card_anywhere_none_is_drawn() -> None:
    stage = Stage("saxony", "crimea")
    stage.game.combat_deck = 0
    stage.play(4)
    assert (hand(stage, "saxony"), stage.happened("gained")) == ([], [])
    stage.game.combat_discard = 1  # one card of value 2
    stage.play(4)
    assert (hand(stage, "saxony"), stage.game.combat_discard) == ([2], 0)


@pytest.mark.covers("A11.1", "A11.2", "A11.3", "A11.4", "A11.5", "A4.2", "A3.2")
@pytest.mark.parametrize("automa", FACTIONS)
def test_left_to_right(automa: str) -> None:
    """On every card the events of the gains come in the printed order, brackets for their faction."""
    human = "crimea" if automa != "crimea" else "saxony"
    kinds = ["unit_gained", "unit_gained", "gained", "gained", "gained"]
    for card in range(1, 20):
        stage = Stage(automa, human)
        stage.play(card)
        faction = FACTIONS.index(automa)
        groups = [g for g in PRINTED[INVADERS_DECK][card - 1].schemes[0].gains if g.faction in (-1, faction)]
        told = [name for name in stage.told() if name in ("unit_gained", "gained")]
        assert told == [kinds[group.gain] for group in groups]


RECRUIT_CARDS = {
    "power": (17, "upgrade"),
    "popularity": (9, "build"),
    "coin": (15, "deploy"),
    "combat_card": (14, "enlist"),
}


@pytest.mark.covers("A12")
@pytest.mark.parametrize("bonus", RECRUIT_CARDS)
def test_the_recruit_row_pays_a_human_with_that_recruit(bonus: str) -> None:
    card, section = RECRUIT_CARDS[bonus]
    for enlisted in ("upgrade", "deploy", "build", "enlist"):
        stage = Stage("saxony", "crimea")
        recruits(stage, "crimea", enlisted)
        stage.play(card)
        coins, power, popularity = purse(stage, "crimea")
        paid = {"power": power, "coin": coins, "popularity": popularity, "combat_card": len(hand(stage, "crimea"))}
        assert paid == {name: int(name == bonus and enlisted == section) for name in paid}


@pytest.mark.covers("A12")
def test_an_empty_recruit_row_pays_nothing() -> None:
    stage = Stage("saxony", "crimea")
    recruits(stage, "crimea", "upgrade", "deploy", "build", "enlist")
    stage.play(6)
    assert (purse(stage, "crimea"), hand(stage, "crimea"), stage.happened("recruit_bonus")) == ([0, 0, 0], [], [])
