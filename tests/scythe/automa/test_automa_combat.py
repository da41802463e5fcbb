"""A15: combat with an Automa, as attacker and as defender."""

import re

import pytest
from tests.scythe.automa.ask import combat, on_board, seat
from tests.scythe.automa.stage import Stage
from tests.scythe.campaign import march
from tests.scythe.props import hand, have, units

from maszyna.scythe.automa.automa_combat import COLUMNS, power_used
from maszyna.scythe.automa.deck import PRINTED
from maszyna.scythe.facts.automa import INVADERS_DECK
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.texts import scythe_texts

# Power by column and number of combat cards, as printed.
TABLES = {
    1: (6, 7, 7, 1), 2: (5, 6, 7, 2), 3: (3, 7, 7, 0), 4: (0, 1, 2, 1), 5: (2, 4, 7, 1), 6: (7, 7, 7, 1),
    7: (5, 7, 7, 0), 8: (0, 5, 7, 2), 9: (4, 7, 7, 1), 10: (0, 0, 0, 1), 11: (6, 7, 7, 2), 12: (4, 5, 7, 2),
    13: (3, 5, 7, 3), 14: (1, 1, 1, 1), 15: (7, 7, 7, 0), 16: (5, 7, 7, 1), 17: (7, 7, 7, 2), 18: (1, 1, 7, 0),
    19: (7, 7, 7, 1),
}  # fmt: skip


def attack(card: int, power: int, *cards: int, dial: int = 0, level: str = "automa") -> Stage:
    """Saxony's mech attacks Crimea's character on 34, this card is drawn for its combat table."""
    stage = Stage("saxony", "crimea", level=level)
    stage.state().scheme = 2
    have(stage, "saxony", power=max(power, 8))
    have(stage, "crimea", power=7)
    stage.put("saxony", "mech", 41)
    stage.put("saxony", "character", 0)
    stage.put("crimea", "character", 34)
    stage.deal("saxony", *cards)
    stage.stack_deck(card)
    stage.play(14)
    assert stage.asked() == "crimea dial"
    have(stage, "saxony", power=power)
    stage.say(f"dial {dial}")
    return stage


@pytest.mark.covers("A15.3", "A15.4")
@pytest.mark.parametrize("card", TABLES)
def test_every_combat_table(card: int) -> None:
    low, middle, high, cards = TABLES[card]
    facts = PRINTED[INVADERS_DECK][card - 1]
    assert facts.combat_cards == cards
    for power in range(17):
        column = low if power <= 7 else middle if power <= 13 else high
        assert power_used(facts, power) == min(power, column)


@pytest.mark.covers("A15.3")
@pytest.mark.parametrize(("power", "used"), [(0, 0), (1, 1), (7, 4), (8, 5), (13, 5), (14, 7), (16, 7)])
def test_the_column_by_the_power_it_has_now(power: int, used: int) -> None:
    stage = attack(12, power)
    own = next(event for event in stage.happened("combat_committed") if event.seat == stage.index("saxony"))
    assert own.first == used
    won = stage.happened("combat_won")[0].seat == stage.index("saxony")
    gained = 0 if not won else 3  # the rest of card 14
    assert stage.seat("saxony").power == power - used + min(3, gained, 16 - power + used)


@pytest.mark.covers("A15.1", "A15.2")
def test_the_human_chooses_before_the_automas_card_is_drawn() -> None:
    stage = Stage("saxony", "crimea")
    stage.state().scheme = 2
    have(stage, "saxony", power=8)
    have(stage, "crimea", power=3)
    stage.put("crimea", "character", 34)
    stage.stack_deck(6)
    stage.play(14)
    assert (stage.asked(), stage.happened("automa_combat_card")) == ("crimea dial", [])
    stage.say("dial 3")
    assert [event.first for event in stage.happened("automa_combat_card")] == [6]
    assert (stage.state().last_card, stage.state().deck) == (14, 0)  # for the combat, not for the turn


@pytest.mark.covers("A15.2")
def test_only_the_combat_table_of_that_card_counts() -> None:
    """Card 17 has coins, a recruit bonus and a skip mark; none of these matters."""
    stage = attack(17, 8)
    assert (stage.seat("saxony").coins, stage.state().tracker) == (0, 1)


@pytest.mark.covers("A15.4")
@pytest.mark.parametrize(("held", "played"), [([], 0), ([2], 1), ([2, 5], 2), ([2, 3, 4], 3), ([2, 2, 3, 4, 5], 3)])
def test_its_cards_as_many_as_shown_and_held(held: list[int], played: int) -> None:
    """Card 13 shows three, however many units fight."""
    stage = attack(13, 8, *held)
    own = next(event for event in stage.happened("combat_committed") if event.seat == stage.index("saxony"))
    assert own.second == played
    assert len(hand(stage, "saxony")) == len(held) - played
    assert own.third >= own.first + 2 * played


@pytest.mark.covers("A15.4")
def test_its_cards_are_random() -> None:
    totals = set()
    for seed in range(30):
        stage = Stage("saxony", "crimea", seed=seed)
        stage.state().scheme = 2
        have(stage, "saxony", power=8)
        stage.put("crimea", "character", 34)
        stage.deal("saxony", 2, 3, 4, 5)
        stage.stack_deck(10)
        stage.play(14)
        totals.add(stage.happened("combat_committed")[0].third)
    assert totals == {2, 3, 4, 5}


@pytest.mark.covers("A15.5")
def test_ties_are_the_attackers_and_both_pay() -> None:
    stage = attack(12, 8, dial=5)
    assert stage.happened("combat_won")[0].seat == stage.index("saxony")
    assert (stage.seat("crimea").power, stage.seat("saxony").power) == (2, 3 + 3)
    assert stage.seat("crimea").at[0] == stage.base("crimea")
    stage = attack(12, 8, dial=6)
    assert stage.happened("combat_won")[0].seat == stage.index("crimea")
    assert stage.seat("saxony").power == 3 + 3


@pytest.mark.covers("A15.5")
@pytest.mark.parametrize(("card", "drawn"), [(12, 1), (10, 0)])
def test_a_beaten_automa_that_showed_something_draws_a_card(card: int, drawn: int) -> None:
    stage = attack(card, 8, dial=7)
    assert len(hand(stage, "saxony")) == drawn


@pytest.mark.covers("A15.6")
def test_beaten_combat_units_go_to_the_mat() -> None:
    stage = attack(10, 8, dial=1)
    assert units(stage, "saxony", "mech") == []
    assert stage.happened("unit_retreated")[0].third == 0


@pytest.mark.covers("A15.6", "A19.7")
def test_ultimaszynas_go_to_the_base() -> None:
    stage = attack(10, 8, dial=1, level="ultimaszyna")
    assert stage.happened("unit_retreated")[0].third == stage.base("saxony")


@pytest.mark.covers("A15.6", "A15.5", "A16.1")
def test_as_defender_its_workers_go_to_the_base_and_cost_popularity() -> None:
    stage = Stage("saxony", "crimea")
    have(stage, "crimea", power=7, popularity=5)
    stage.put("saxony", "mech", 43)
    stage.put("saxony", "character", 43)
    stage.put("saxony", "worker", 43, 43)
    stage.put("crimea", "mech", 44)
    stage.stack_deck(10)
    stage.state().last_card = 5
    march(stage, "crimea", "mech 44", "to 43", "no more units")
    stage.say("dial 1")
    home = stage.base("saxony")
    assert [event.third for event in stage.happened("unit_retreated")] == [0, 0, home, home]
    assert (stage.seat("crimea").popularity, stage.seat("crimea").combat_stars) == (3, 1)
    assert stage.resources(43) == [4, 0, 0, 0]


@pytest.mark.covers("A15.7")
def test_a_beaten_human_retreats_as_usual() -> None:
    stage = Stage("saxony", "nordic")
    stage.unlock("nordic", "Seaworthy")
    stage.state().scheme = 2
    have(stage, "saxony", power=8)
    stage.put("saxony", "worker", 35)
    stage.put("nordic", "mech", 35)
    stage.put("nordic", "worker", 35)
    stage.seat("saxony").at[5] = 41
    stage.seat("saxony").muster()
    stage.stack_deck(6)
    stage.play(14)
    assert stage.asked() == "nordic retreat"
    stage.say("retreat mech to 42", "retreat worker to 42")
    assert (units(stage, "nordic", "mech"), units(stage, "nordic", "worker")) == ([42], [42])


@pytest.mark.covers("A15.3")
@pytest.mark.parametrize(("power", "column"), [(0, "0-7"), (7, "0-7"), (8, "8-13"), (13, "8-13"), (14, "14+")])
def test_the_card_is_told_with_the_column_that_counts(power: int, column: str) -> None:
    automa = seat("saxony", power=power, combat_cards=[5], mechs=[37])
    position = on_board(automa, seat("crimea", power=5, mechs=[37]))
    answer = combat(position, territory=37, attacker="human", card=6, human_power=0, human_cards=[], automa_cards=[5])
    [told] = [event for event in answer["events"] if event["event"] == "automa_combat_card"]
    assert told == {"event": "automa_combat_card", "faction": "saxony", "card": 6, "power": power, "column": column}


def test_the_columns_are_named_as_they_are_read() -> None:
    """The names of the three languages say the same powers as the rule."""
    assert COLUMNS == ["0-7", "8-13", "14+"]
    for lang in LANGUAGES:
        for number, column in enumerate(COLUMNS):
            assert re.findall(r"\d+", scythe_texts(lang).name("column", number)) == re.findall(r"\d+", column)
