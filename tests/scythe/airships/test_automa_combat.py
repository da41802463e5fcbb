"""W5.6, W9: an Automa's combats on the territory of its airship, sieges it lays or pays, and duels of airships."""

from typing import Any

import pytest
from tests.scythe.airships.hangar import AirStage, decider, finding, names
from tests.scythe.campaign import march, where
from tests.scythe.props import hand, have

from maszyna.kernel.bits import members


def attack(card: str, over: int = 34, table: int = 10, cards: tuple[int, ...] = (), dial: int = 0) -> AirStage:
    """Saxony's mech attacks Crimea's mech on 34; the combat card says how it fights. Saxony's airship is over there."""
    stage = AirStage(card)
    stage.state().scheme = 2
    have(stage, "saxony", power=8)
    have(stage, "crimea", power=7)
    stage.put("saxony", "mech", 41)
    stage.put("saxony", "character", 0)
    stage.put("crimea", "mech", 34)
    stage.deal("crimea", *cards)
    stage.anchor(saxony=over)
    stage.stack_deck(table)
    stage.play(14)  # attack combat unit, 7
    assert stage.asked() == "crimea dial"
    return stage


@pytest.mark.covers("W9.bombard", "W5.6")
@pytest.mark.parametrize(("over", "left"), [(34, 5), (41, 7)])
def test_bombard_takes_two_power_first(over: int, left: int) -> None:
    stage = attack("bombard", over)
    assert stage.seat("crimea").power == left
    assert stage.effects() == ([("weaken", stage.index("crimea"))] if over == 34 else [])
    assert [text for text in stage.legal() if text.startswith("dial")][-1] == f"dial {left}"


@pytest.mark.covers("W9.bombard", "W5.6")
def test_the_card_works_when_the_automa_is_attacked_too() -> None:
    stage = AirStage("bombard")
    have(stage, "crimea", power=1)
    stage.put("crimea", "mech", 35)
    stage.put("saxony", "mech", 34)
    stage.anchor(saxony=34)
    march(stage, "crimea", "mech 35", "to 34", "no more units")
    assert stage.seat("crimea").power == 0
    assert ("weaken", stage.index("crimea")) in stage.effects()


@pytest.mark.covers("W9.bounty")
@pytest.mark.parametrize(("over", "coins"), [(34, 2), (41, 0)])
def test_bounty_pays_two_coins_for_a_combat_won(over: int, coins: int) -> None:
    """Card 14 of scheme II gives no coins."""
    stage = attack("bounty", over)
    stage.say("dial 0")
    assert stage.happened("combat_won")[0].seat == stage.index("saxony")
    assert stage.seat("saxony").coins == coins


@pytest.mark.covers("W9.bounty", "A19.7")
def test_bounty_pays_nothing_for_a_combat_lost_and_ultimaszyna_no_more_than_others() -> None:
    stage = attack("bounty")
    stage.say("dial 7")
    assert stage.happened("combat_won")[0].seat == stage.index("crimea")
    assert stage.seat("saxony").coins == 0
    stage = attack("bounty")
    stage.state().play_at(3)
    stage.say("dial 0")
    assert stage.seat("saxony").coins == 2


@pytest.mark.covers("W9.war_correspondent")
@pytest.mark.parametrize(("over", "gained"), [(34, (1, 1)), (41, (0, 0))])
def test_war_correspondent_brings_a_coin_and_a_card(over: int, gained: tuple[int, int]) -> None:
    stage = attack("war_correspondent", over)
    popularity = stage.seat("saxony").popularity
    stage.say("dial 0")
    assert (stage.seat("saxony").coins, len(hand(stage, "saxony"))) == gained
    assert stage.seat("saxony").popularity == popularity


@pytest.mark.covers("W9.distract")
@pytest.mark.parametrize(("over", "allowed"), [(34, False), (41, True)])
def test_distract_takes_a_card_from_the_enemys_choice(over: int, allowed: bool) -> None:
    """One mech, so one card, or none under the airship."""
    stage = attack("distract", over, cards=(2, 3))
    stage.say("dial 0")
    assert (stage.asked() == "crimea card") == allowed
    assert hand(stage, "crimea")[:2] == [2, 3]


@pytest.mark.covers("W9.espionage")
@pytest.mark.parametrize(("over", "taken"), [(34, 1), (41, 0)])
def test_espionage_takes_a_card_at_random(over: int, taken: int) -> None:
    stage = attack("espionage", over, cards=(2, 5))
    assert sorted(hand(stage, "crimea") + hand(stage, "saxony")) == [2, 5]
    assert len(hand(stage, "saxony")) == taken
    assert [event.second for event in stage.happened("cards_stolen")] == [taken] * taken


@pytest.mark.covers("W9.espionage")
def test_espionage_finds_nothing_in_an_empty_hand() -> None:
    stage = attack("espionage")
    assert stage.effects() == [] and stage.happened("cards_stolen") == []


@pytest.mark.covers("W9.distract", "A15.4")
@pytest.mark.parametrize(("over", "played"), [(34, 1), (36, 2)])
def test_a_persons_distract_leaves_the_automa_a_card_fewer(over: int, played: int) -> None:
    """Card 12 shows 2 combat cards."""
    stage = attack("distract", 41, table=12)
    stage.deal("saxony", 2, 2, 2)
    stage.anchor(crimea=over)
    stage.say("dial 0")
    own = next(event for event in stage.happened("combat_committed") if event.seat == stage.index("saxony"))
    assert own.second == played


@pytest.mark.covers("W5.6")
def test_a_card_entered_by_hand_may_bring_power_and_the_last_star() -> None:
    """An Automa with five stars is not asked whether it wants the sixth."""
    own: dict[str, Any] = {"automa_card": [{
        "id": "bounty", "preference": "nearest_enemy_worker", "provenance": ["printed"],
        "effects": [{"effect": "win_power", "numbers": [8]}],
    }]}  # fmt: skip
    stage = AirStage("bounty", own_tiles=own)
    stage.state().scheme = 2
    have(stage, "saxony", power=8, stars=5, combat_stars=2)
    stage.put("saxony", "mech", 41)
    stage.put("saxony", "character", 0)
    stage.put("crimea", "mech", 34)
    stage.anchor(saxony=34)
    stage.stack_deck(10)
    stage.play(14)
    assert (stage.seat("saxony").power, stage.seat("saxony").stars, stage.asked()) == (16, 6, "over")


# ------------------------------------------------------------------------------------------------------ Siege Engine


@pytest.mark.covers("W9.siege_engine")
def test_a_person_pays_to_come_under_the_automas_siege_engine() -> None:
    stage = AirStage("siege_engine")
    stage.put("crimea", "mech", 37)
    stage.anchor(saxony=36)
    have(stage, "crimea", coins=1)
    march(stage, "crimea", "mech 37", "to 36")
    assert stage.seat("crimea").coins == 0
    assert ("siege", stage.index("crimea")) in stage.effects()


@pytest.mark.covers("W9.siege_engine")
def test_who_cannot_pay_may_not_come() -> None:
    stage = AirStage("siege_engine")
    stage.put("crimea", "mech", 37)
    stage.anchor(saxony=36)
    march(stage, "crimea", "mech 37")
    assert "to 36" not in stage.legal() and "to 38" in stage.legal()


def besieged(coins: int, *people: str) -> AirStage:
    """Saxony's mech on 34 may drive workers off 35 or 41; people's airships are over 35, which is the better one."""
    stage = AirStage("siege_engine", "saxony", *people)
    stage.put("saxony", "mech", 34)
    stage.put("saxony", "character", 0)
    stage.put("crimea", "worker", 35, 41)
    stage.lay(35, food=1)
    for name in people or ("crimea",):
        stage.anchor(**{name: 35})
    have(stage, "saxony", coins=coins)
    return stage


@pytest.mark.covers("W9.siege_engine", "W5.6")
def test_the_automa_pays_a_persons_siege() -> None:
    stage = besieged(2)
    stage.play(19)  # attack workers
    assert where(stage, "saxony", "mech") == [35]
    assert stage.seat("saxony").coins == 1
    assert stage.effects() == [("siege", stage.index("saxony"))]


@pytest.mark.covers("W9.siege_engine", "W5.6")
def test_without_the_coins_such_a_territory_is_not_valid() -> None:
    stage = besieged(0)
    choice = stage.choice("attack_workers")
    assert (members(choice.valid), choice.to) == ([41], 41)
    step = finding(choice, "can_pay_siege")
    assert (step.stage, step.rule, members(step.before), members(step.after)) == ("valid", "W6.3", [35, 41], [41])
    stage.play(19)
    assert (where(stage, "saxony", "mech"), stage.seat("saxony").coins) == ([41], 0)


@pytest.mark.covers("W9.siege_engine")
def test_two_sieges_cost_two() -> None:
    for coins, to in ((1, 41), (2, 35)):
        stage = besieged(coins, "crimea", "polania")
        assert stage.choice("attack_workers").to == to
    stage.play(19)
    assert stage.seat("saxony").coins == 0


@pytest.mark.covers("W9.siege_engine")
def test_staying_costs_nothing() -> None:
    """The mech on 34 may stay there under Crimea's airship; coming back from 35 it would have to pay."""
    stage = AirStage("siege_engine")
    stage.put("saxony", "mech", 34)
    stage.put("saxony", "character", 0)
    stage.anchor(crimea=34)
    assert members(stage.choice("move_mech").valid) == [34, 35, 41]
    stage = AirStage("siege_engine")
    stage.put("saxony", "mech", 41)
    stage.anchor(crimea=34)
    assert members(stage.choice("move_mech").valid) == [35, 41]
    stage.put("crimea", "mech", 43)
    stage.play(10)
    assert stage.effects() == []


@pytest.mark.covers("W9.siege_engine")
def test_workers_pay_nothing() -> None:
    stage = AirStage("siege_engine")
    stage.put("saxony", "worker", 34)
    stage.anchor(crimea=35)
    choice = stage.choice("move_worker")
    assert choice.to == 35 and "can_pay_siege" not in names(choice, "valid")
    stage.play(3)
    assert stage.effects() == []


# --------------------------------------------------------------------------------------------------------- Blitzkrieg


def chase(table: int, *people: str, power: int = 8, also: tuple[str, ...] = (), **options: Any) -> AirStage:
    """Saxony's airship comes from 34 to 35, where the people's are."""
    stage = AirStage("blitzkrieg", "saxony", *people, also=also, **options)
    have(stage, "saxony", power=power)
    for name in people or ("crimea",):
        stage.anchor(**{name: 35})
        have(stage, name, power=7)
    stage.anchor(saxony=34)
    stage.stack_deck(table)
    return stage


@pytest.mark.covers("W9.blitzkrieg")
def test_over_the_same_territory_they_fight_with_one_card_at_most() -> None:
    """Card 12: 5 power at power 8 and 2 cards, of which one counts; Crimea shows 5 and loses."""
    stage = chase(12)
    stage.deal("saxony", 3, 3)
    stage.put("crimea", "mech", 35)
    stage.play(18)
    assert (stage.flights(), stage.asked()) == ([(34, 35)], "crimea dial")
    stage.say("dial 5")
    own = next(event for event in stage.happened("combat_committed") if event.seat == stage.index("saxony"))
    assert (own.first, own.second, own.third) == (5, 1, 8)
    assert (stage.airship(), stage.airship("crimea")) == (35, stage.base("crimea"))
    assert (stage.seat("saxony").combat_stars, where(stage, "crimea", "mech")) == (1, [35])
    assert stage.told().index("combat_won") < stage.told().index("unit_gained")  # then the rest of card 18


@pytest.mark.covers("W9.blitzkrieg")
def test_a_beaten_automa_flies_home_and_starts_from_there() -> None:
    stage = chase(10)
    stage.play(18)
    stage.say("dial 1")
    assert (stage.airship(), stage.airship("crimea")) == (stage.base("saxony"), 35)
    stage.anchor(crimea=stage.base("crimea"))
    stage.play(18)
    assert stage.flights()[0][0] == stage.base("saxony") and stage.airship() in (34, 41)


@pytest.mark.covers("W9.blitzkrieg")
def test_of_several_enemies_the_first_clockwise() -> None:
    """Clockwise from Saxony: Polania, Albion, Nordic, Rusviet, Togawa, Crimea."""
    stage = chase(10, "crimea", "nordic", "polania")
    stage.play(18)
    assert stage.asked() == "polania dial"
    stage.say("dial 0")
    assert stage.airship("polania") == stage.base("polania")
    assert {stage.airship("crimea"), stage.airship("nordic")} == {35}


@pytest.mark.covers("W9.blitzkrieg", "A20")
@pytest.mark.parametrize(("mode", "duels"), [("competitive", 1), ("cooperative", 0)])
def test_allied_airships_do_not_fight(mode: str, duels: int) -> None:
    stage = chase(10, also=("polania",), mode=mode)
    stage.anchor(crimea=36, polania=35)
    stage.play(18)
    assert len(stage.happened("air_combat_began")) == duels


@pytest.mark.covers("W9.blitzkrieg", "W5.2")
def test_it_fights_also_where_it_stays() -> None:
    stage = chase(10)
    stage.anchor(saxony=35)
    stage.play(18)
    assert (stage.flights(), stage.asked()) == ([(35, 35)], "crimea dial")


@pytest.mark.covers("W9.bombard")
def test_other_cards_start_no_duel() -> None:
    stage = AirStage("bombard")
    stage.put("crimea", "mech", 35)
    stage.anchor(saxony=34, crimea=35)
    stage.play(18)
    assert stage.flights() == [(34, 35)] and stage.happened("air_combat_began") == []


@pytest.mark.covers("W5.5")
def test_the_mech_that_attacks_looks_for_its_airship_first() -> None:
    stage = besieged(5)
    stage.game.position.resources[35] = 0
    stage.anchor(saxony=41)
    assert decider(stage.choice("attack_workers")) == "nearest_own_airship"
