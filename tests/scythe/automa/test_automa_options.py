"""A19, R4, R9: the options of level and character, each by itself and together."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.props import hand, have, purse, units

from maszyna.kernel.bits import mask_of
from maszyna.kernel.packed_counts import packed, total
from maszyna.scythe.facts.automa import SYMBOLS
from maszyna.scythe.ids import FIRST_MECH

TWOS = packed([16, 0, 0, 0])
THREES = packed([0, 12, 0, 0])
FOURS = packed([0, 0, 8, 0])
FIVES = packed([0, 0, 0, 6])


@pytest.mark.covers("A19.1", "R11")
@pytest.mark.parametrize(
    ("level", "skips"), [("autometta", True), ("automa", True), ("automaszyna", True), ("ultimaszyna", False)]
)
def test_marked_cards_are_skipped_on_the_middle_levels_too(level: str, skips: bool) -> None:
    for card in (4, 7, 8, 17, 5):
        stage = Stage("saxony", "crimea", level=level, skip_marked=True)
        stage.play(card)
        assert ("automa_skipped" in stage.told()) == (skips and card != 5)
        assert stage.state().tracker == (0 if "automa_skipped" in stage.told() or card in (4, 17) else 1)


@pytest.mark.covers("A19.2", "R4")
@pytest.mark.parametrize(("change", "coins"), [(-2, 0), (-1, 1), (0, 2), (1, 3), (2, 4)])
def test_coins_from_cards(change: int, coins: int) -> None:
    """Card 17: two coins."""
    stage = Stage("saxony", "crimea", coins=change)
    stage.play(17)
    assert purse(stage, "saxony") == [coins, 0, 10]


@pytest.mark.covers("A19.2", "R4")
@pytest.mark.parametrize(("change", "coins"), [(-2, 0), (-1, 1), (1, 5), (2, 7)])
def test_coins_once_for_each_group(change: int, coins: int) -> None:
    """Crimea on card 4, scheme II: a coin in brackets and two coins."""
    stage = Stage("crimea", "saxony", coins=change)
    stage.state().scheme = 2
    stage.play(4)
    assert stage.seat("crimea").coins == coins


@pytest.mark.covers("A19.3", "R4")
@pytest.mark.parametrize(("change", "power"), [(-2, 1), (-1, 2), (1, 4), (2, 5)])
def test_power_from_cards(change: int, power: int) -> None:
    """Card 3: three power; and card 1, one power, never takes any away."""
    stage = Stage("saxony", "crimea", power=change)
    stage.play(3)
    assert purse(stage, "saxony") == [0, power, 10]
    stage.play(1)
    assert stage.seat("saxony").power == power + max(0, 1 + change)


@pytest.mark.covers("A19.3", "A11.4")
def test_more_power_still_stops_at_sixteen() -> None:
    stage = Stage("saxony", "crimea", power=2)
    have(stage, "saxony", power=13)
    stage.play(3)
    assert (stage.seat("saxony").power, stage.seat("saxony").stars) == (16, 1)


@pytest.mark.covers("A19.4", "R9")
@pytest.mark.parametrize(("deck", "moved"), [(TWOS, True), (THREES, True), (FOURS, False), (FIVES, False)])
def test_a_card_revealed_before_the_move(deck: int, moved: bool) -> None:
    """A 4 or 5 skips the rest of the move row, not the gains; the card is discarded, and told whatever it is."""
    stage = Stage("saxony", "crimea", reveal_before_move=True)
    stage.put("saxony", "worker", 34)
    stage.game.combat_deck = deck
    stage.game.combat_discard = 0
    stage.play(10)
    assert (len(stage.moves()), "automa_stopped" in stage.told()) == (int(moved), not moved)
    assert ("automa_revealed" in stage.told()) == moved
    assert (stage.seat("saxony").power, stage.state().tracker) == (2, 1)
    assert (total(stage.game.combat_deck), total(stage.game.combat_discard)) == (total(deck) - 1, 1)
    assert hand(stage, "saxony") == []


@pytest.mark.covers("A19.5", "R9")
@pytest.mark.parametrize(("deck", "gained"), [(THREES, True), (FOURS, False), (FIVES, False)])
def test_a_card_revealed_before_a_unit(deck: int, gained: bool) -> None:
    stage = Stage("saxony", "crimea", reveal_before_unit=True)
    stage.put("saxony", "worker", 34)
    stage.game.combat_deck = deck
    stage.game.combat_discard = 0
    stage.play(10)
    assert (len(stage.moves()), len(units(stage, "saxony", "mech"))) == (1, int(gained))
    assert total(stage.game.combat_discard) == 1
    value = 3 if deck == THREES else 4 if deck == FOURS else 5
    told = [(event.first, event.second) for event in stage.happened("unit_not_gained")]
    assert told == ([] if gained else [(value, FIRST_MECH)])
    assert [event.first for event in stage.happened("automa_revealed")] == ([value] if gained else [])


@pytest.mark.covers("A19.4")
@pytest.mark.parametrize(("mech", "groups"), [(0, 2), (35, 0)])
def test_no_unit_to_move_no_reveal(mech: int, groups: int) -> None:
    """Card 8: mech, then worker. Without either nothing is about to move; with a mech its group is the one stopped."""
    stage = Stage("saxony", "crimea", reveal_before_move=True)
    if mech:
        stage.put("saxony", "mech", mech)
    stage.game.combat_deck, stage.game.combat_discard = FIVES, 0
    stage.play(8)
    assert (len(stage.moves()), len(stage.groups())) == (0, groups)
    stopped = [(event.first, SYMBOLS[event.second]) for event in stage.happened("automa_stopped")]
    assert stopped == ([(5, "move_mech")] if mech else [])
    assert total(stage.game.combat_discard) == len(stopped)


@pytest.mark.covers("A19.4", "A4.1")
def test_the_group_that_is_stopped_is_the_first_that_can_be_carried_out() -> None:
    """Card 8 without a mech: the worker's group; nothing follows it."""
    stage = Stage("saxony", "crimea", reveal_before_move=True)
    stage.put("saxony", "worker", 34)
    stage.game.combat_deck, stage.game.combat_discard = FIVES, 0
    stage.play(8)
    assert (stage.moves(), stage.groups()) == ([], [("move_mech", "no_unit")])
    assert [SYMBOLS[event.second] for event in stage.happened("automa_stopped")] == ["move_worker"]


@pytest.mark.covers("A19.5")
def test_one_reveal_for_each_unit_and_none_where_none_is_left() -> None:
    """Card 9: a worker and a mech. With four mechs out only the worker needs a card."""
    stage = Stage("saxony", "crimea", reveal_before_unit=True)
    stage.game.combat_deck, stage.game.combat_discard = TWOS, 0
    stage.play(9)
    assert total(stage.game.combat_discard) == 2
    stage.put("saxony", "mech", 34, 35, 41)
    stage.game.combat_deck, stage.game.combat_discard = TWOS, 0
    stage.play(9)
    assert total(stage.game.combat_discard) == 1


@pytest.mark.covers("R8", "R9", "A19.4", "A19.5")
def test_without_a_card_to_reveal_nothing_stops_it_and_a_discard_is_shuffled_first() -> None:
    stage = Stage("saxony", "crimea", reveal_before_move=True, reveal_before_unit=True)
    stage.put("saxony", "worker", 34)
    stage.game.combat_deck = stage.game.combat_discard = 0
    stage.play(10)
    assert (len(stage.moves()), len(units(stage, "saxony", "mech"))) == (1, 1)
    stage.game.combat_discard = FIVES
    stage.play(10)
    assert (stage.told().count("automa_stopped"), stage.told().count("unit_not_gained")) == (1, 1)
    assert total(stage.game.combat_deck) + total(stage.game.combat_discard) == 6


@pytest.mark.covers("A19.4")
def test_without_the_option_no_card_is_revealed() -> None:
    stage = Stage("saxony", "crimea")
    stage.game.combat_deck, stage.game.combat_discard = FIVES, 0
    stage.play(10)
    assert (total(stage.game.combat_deck), total(stage.game.combat_discard)) == (6, 0)


@pytest.mark.covers("A19.6", "A4.1")
@pytest.mark.parametrize("options", [{"all_moves": True}, {"level": "ultimaszyna"}])
def test_all_groups_that_can_be_each_fully_before_the_next(options: dict[str, object]) -> None:
    """Card 17: attack with 6 power, attack workers, worker. The first attack clears the way for the worker."""
    stage = Stage("saxony", "crimea", **options)  # type: ignore[arg-type]
    stage.put("saxony", "mech", 34)
    stage.put("saxony", "character", 0)
    stage.put("saxony", "worker", 34)
    stage.put("crimea", "mech", 35)
    stage.put("crimea", "worker", 41)
    have(stage, "saxony", power=7)
    stage.stack_deck(6)
    stage.play(17)
    assert [group[0] for group in stage.groups()] == ["attack_combat_unit", "attack_workers", "move_worker"]
    assert [move[0] for move in stage.moves()] == ["mech", "mech", "worker"]
    told = stage.told()
    assert told.index("combat_won") < told.index("workers_driven_off")
    assert told.count("unit_moved") == 3


@pytest.mark.covers("A19.6")
def test_groups_that_cannot_be_are_passed_over() -> None:
    stage = Stage("saxony", "crimea", all_moves=True)
    stage.put("saxony", "worker", 34)
    stage.play(8)
    assert [reason for _, reason in stage.groups()] == ["no_unit", ""]


@pytest.mark.covers("A19.4", "A19.6")
def test_with_both_a_card_before_each_move_and_a_4_or_5_ends_the_row() -> None:
    stage = Stage("saxony", "crimea", all_moves=True, reveal_before_move=True)
    stage.put("saxony", "worker", 34)
    stage.put("saxony", "mech", 35)
    stage.game.combat_deck, stage.game.combat_discard = FIVES, 0
    stage.play(8)
    assert (stage.moves(), total(stage.game.combat_discard)) == ([], 1)
    stage.game.combat_deck, stage.game.combat_discard = TWOS, 0
    stage.play(8)
    assert (len(stage.moves()), total(stage.game.combat_discard)) == (2, 2)
    stage.game.revealed = [3, 5]
    stage.play(8)
    assert [move[0] for move in stage.moves()] == ["mech"]
    assert (stage.game.revealed, stage.told().count("automa_revealed")) == ([], 1)
    assert [SYMBOLS[event.second] for event in stage.happened("automa_stopped")] == ["move_worker"]


@pytest.mark.covers("A19.7", "R4")
@pytest.mark.parametrize(("automa", "coins", "change"), [("saxony", 3, 0), ("crimea", 5, 0), ("crimea", 2, -1)])
def test_ultimaszyna_gets_one_coin_more_for_each_group_that_gives_any(automa: str, coins: int, change: int) -> None:
    """Card 4, scheme II: two coins, for Crimea one more in brackets."""
    stage = Stage(automa, "nordic", level="ultimaszyna", coins=change)
    stage.state().scheme = 2
    stage.play(4)
    assert stage.seat(automa).coins == coins


@pytest.mark.covers("A19.7", "R4")
@pytest.mark.parametrize(("change", "power"), [(0, 4), (-1, 3), (-2, 2)])
def test_ultimaszyna_gets_one_power_more(change: int, power: int) -> None:
    stage = Stage("saxony", "crimea", level="ultimaszyna", power=change)
    stage.play(3)
    assert stage.seat("saxony").power == power
    stage.play(1)
    assert stage.seat("saxony").power == power + (2 if change == 0 else 0)


@pytest.mark.covers("A19.7", "A5.2")
def test_ultimaszyna_crosses_water_from_the_start() -> None:
    stage = Stage("saxony", "crimea", level="ultimaszyna")
    stage.put("saxony", "worker", 35)
    stage.game.position.encounters = mask_of([])
    stage.play(6)
    assert stage.moves() == [("worker", 35, 29)]
