"""A15.5: the human's before-combat abilities work on the Automa, which has none."""

import pytest
from tests.scythe.automa.ask import combat
from tests.scythe.automa.stage import Stage
from tests.scythe.campaign import march
from tests.scythe.contract import bare
from tests.scythe.props import hand, have


@pytest.mark.covers("A15.5")
@pytest.mark.parametrize(
    ("human", "ability", "left", "paid"),
    [("saxony", "Disarm", 10, 0), ("rusviet", "Township", 12, 0), ("nordic", "Artillery", 10, 1)],
)
def test_human_before_combat_abilities_work_on_it(human: str, ability: str, left: int, paid: int) -> None:
    """The human attacks on tunnel 37 with one ability, and the Automa had 12 power."""
    stage = Stage("togawa", human)
    have(stage, "togawa", power=12)
    have(stage, human, power=9)
    stage.put("togawa", "mech", 37)
    stage.put(human, "mech", 36)
    stage.unlock(human, ability)
    stage.stack_deck(10)
    march(stage, human, "mech 36", "to 37", "no more units")
    if paid:
        stage.say("fire artillery")
    assert (stage.seat("togawa").power, stage.seat(human).power) == (left, 9 - paid)


@pytest.mark.covers("A15.5", "A15.3")
def test_an_ability_can_move_it_to_another_column() -> None:
    """Sword takes 2 of 8: the low column."""
    stage = Stage("togawa", "albion")
    have(stage, "togawa", power=8)
    have(stage, "albion", power=9)
    stage.put("togawa", "mech", 37)
    stage.put("albion", "mech", 36)
    stage.unlock("albion", "Sword")
    stage.stack_deck(9)
    march(stage, "albion", "mech 36", "to 37", "no more units")
    stage.say("dial 7")
    assert [event.first for event in stage.happened("combat_committed")] == [7, 4]


@pytest.mark.covers("A15.5")
def test_scout_takes_one_of_its_cards_also_an_unseen_one() -> None:
    stage = Stage("togawa", "crimea")
    stage.unlock("crimea", "Scout")
    stage.deal("togawa", 4)
    stage.put("togawa", "mech", 37)
    stage.put("crimea", "mech", 36)
    stage.stack_deck(17)
    march(stage, "crimea", "mech 36", "to 37", "no more units")
    assert (hand(stage, "togawa"), hand(stage, "crimea")) == ([], [4])
    position = bare(automa="togawa", human="crimea")
    position["automa"] |= {"character": 37, "combat_cards": 2}
    position["human"] |= {"character": 37, "combat_cards": 0, "abilities": ["Scout"]}
    answer = combat(position, territory=37, attacker="human", card=17, human_power=5, automa_cards=[3])
    assert (answer["position"]["automa"]["combat_cards"], answer["position"]["human"]["combat_cards"]) == (1, 1)
    assert [event["event"] for event in answer["events"]][:2] == ["ability_used", "cards_stolen"]


@pytest.mark.covers("A15.5")
@pytest.mark.parametrize(("human", "ability"), [("albion", "Shield"), ("togawa", "Ronin")])
def test_a_defenders_extra_power_is_on_the_dial_even_if_it_could_be_refused(human: str, ability: str) -> None:
    position = bare(automa="crimea", human=human)
    position["automa"] |= {"character": 37, "power": 9}
    position["human"] |= {"character": 37, "power": 1, "abilities": [ability], "objectives": [14, 15, 16, 17]}
    answer = combat(position, territory=37, attacker="automa", card=10, human_power=3, automa_cards=[])
    assert answer["human"]["power"] == 3
