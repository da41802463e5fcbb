"""The end and the coins (X9), and the human's side as far as it is on file (X3)."""

import pytest
from tests.expeditions.props import game_on, level, position

from maszyna.expeditions.facts.human import human_facts
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AUTOMA, HUMAN, LEAST_ADVISED, MOST_ADVISED
from maszyna.expeditions.play.new_game import new_game
from maszyna.expeditions.score import HumanHoldings, automa_coins, human_coins, winner
from maszyna.expeditions.state import start_position


def state(glory: int = 0, coins: int = 0, quests: int = 0, item_coins: int = 0, corruption: int = 0) -> HumanHoldings:
    found = HumanHoldings()
    found.glory, found.coins, found.quests = glory, coins, quests
    found.item_coins, found.corruption = item_coins, corruption
    return found


def test_the_official_example_of_scoring_is_67() -> None:
    assert human_coins(state(glory=3, coins=11, quests=3, item_coins=6, corruption=10)) == 67


@pytest.mark.parametrize(("quests", "coins"), [(0, 5), (1, 6), (2, 8), (3, 10), (4, 10), (5, 10)])
def test_a_glory_token_is_worth_more_with_more_quests(quests: int, coins: int) -> None:
    assert human_coins(state(glory=1, quests=quests)) == coins


@pytest.mark.covers("X9.2")
@pytest.mark.parametrize(("number", "coins"), [(1, 8 * 4 + 5 + 3), (2, 8 * 4 + 5 + 6), (3, 8 * 5 + 5 + 6)])
def test_the_automas_coins_by_its_progress_card(number: int, coins: int) -> None:
    """Eight glory, five maps, three tokens of corruption, of which the 20 is one."""
    taken = {"maps": 5, "corruption": [4, 20, 3]}
    assert automa_coins(game_on(position(level=number, glory=8, taken=taken)).position, 0) == coins


@pytest.mark.covers("X9.2")
def test_a_tie_is_the_automas() -> None:
    automa = game_on(position(level=2, glory=8)).position
    assert automa_coins(automa, 0) == 32
    assert [winner(automa, 0, state(coins=coins)) for coins in (31, 32, 33)] == [AUTOMA, AUTOMA, HUMAN]


@pytest.mark.covers("X9.3")
def test_the_rules_advise_two_coins_less_to_three_more() -> None:
    assert (LEAST_ADVISED, MOST_ADVISED) == (-2, 3)


@pytest.mark.covers("X9.3")
def test_tuning_changes_the_coins_of_glory_and_nothing_else() -> None:
    automa = game_on(position(level=2, glory=5, taken={"maps": 3, "corruption": [4]})).position
    assert [automa_coins(automa, tuning) for tuning in range(-2, 4)] == [15, 20, 25, 30, 35, 40]
    for tuning in (-4, -2, 3, 4, 9):  # -2 to 3 is advice, no limit
        game = new_game({"tuning": tuning, "first": "human"}, 1)
        assert game.position.card == level(2)
        game.position.glory = 2
        assert game.scores()[AUTOMA] == 2 * (4 + tuning)


@pytest.mark.covers("X9.3")
def test_a_glory_token_is_never_worth_less_than_nothing() -> None:
    automa = start_position(level(2)._replace(glory_coins=1))
    automa.glory = 8
    assert [automa_coins(automa, tuning) for tuning in (-2, -1, 0)] == [0, 0, 8]


def test_the_human_begins_with_nothing_and_a_copy_has_all_there_is() -> None:
    assert human_coins(HumanHoldings()) == 0
    begun = HumanHoldings()
    begun.glory = 1
    assert human_coins(begun) == 5  # no quest solved
    had = state(glory=1, coins=2, quests=3, item_coins=4, corruption=5)
    had.twenty = True
    twin = had.copy()
    assert [twin.glory, twin.coins, twin.quests, twin.item_coins, twin.corruption, twin.twenty] == [1, 2, 3, 4, 5, True]


def turns_told(game: Expedition, until: int = 99) -> list[int]:
    """Whose turns follow until the coins are counted."""
    found: list[int] = []
    seen = 0
    while not game.decision_kind().startswith("final_") and len(found) < until:
        if game.decision_kind() == "tokens_drawn":
            game.apply(game.parse("enough"))
            continue
        found += [AUTOMA, HUMAN] if seen else [HUMAN]
        seen = 1
        game.apply(game.parse("done"))
    return found


@pytest.mark.covers("X9.1")
def test_the_humans_4th_glory_token_brings_the_end_and_the_human_has_the_last_turn() -> None:
    game = new_game({"first": "human"}, 1)
    for _ in range(3):
        game.apply(game.parse("glory"))
    assert len(turns_told(game, 9)) >= 9  # three are not enough
    game = new_game({"first": "human"}, 1)
    for _ in range(4):
        game.apply(game.parse("glory"))
    assert "glory" not in game.legal_texts()
    assert turns_told(game) == [HUMAN, AUTOMA, HUMAN]
    assert (game.turns, game.turn) == (3, HUMAN)


@pytest.mark.covers("X9.1")
def test_the_automas_8th_glory_token_brings_the_end_and_the_automa_has_the_last_turn() -> None:
    for seed in range(20):
        game = new_game({"first": "human"}, seed)
        game.apply(game.parse("adjust progress 26"))
        game.apply(game.parse("adjust glory 7"))
        reached = 0
        while not game.decision_kind().startswith("final_"):
            assert game.turns < 40  # the end must come
            game.apply(game.parse("enough" if game.decision_kind() == "tokens_drawn" else "done"))
            if game.position.glory == 8 and not reached:
                reached = game.turns if game.turn == AUTOMA else game.turns - 1  # the Automa's turn that brought it
        assert (game.turns, game.turn, game.position.glory) == (reached + 2, AUTOMA, 8)


def test_the_end_asks_for_the_humans_amounts_and_names_the_winner() -> None:
    game = new_game({"first": "human"}, 1)
    for _ in range(4):
        game.apply(game.parse("glory"))
    turns_told(game)
    for text in ("coins 11", "quests 3", "item_coins 6", "corruption 10"):
        assert not game.over
        game.apply(game.parse(text))
    assert game.over
    assert game.scores()[HUMAN] == 77  # the official example with one glory token more
    assert game.winners() == [HUMAN]


# ------------------------------------------------------------------------------------------------------------- X3


@pytest.mark.covers("X3.1")
def test_the_normal_rules_hold_for_the_human() -> None:
    """A move never ends on a location with another mech."""
    texts = new_game({"first": "human"}, 1).legal_texts()
    assert "me n2" in texts and "me n1" not in texts
    assert "me c6" in texts and "me c7" not in texts


@pytest.mark.covers("X3.2")
def test_four_cards_go_back_to_the_box() -> None:
    assert human_facts().back_to_box == ("017", "030", "056", "063")


def test_a_new_position_has_no_coins_yet() -> None:
    assert automa_coins(start_position(level(3)), 3) == 0
