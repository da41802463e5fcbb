"""Setup (X2), the Automa's turn and its deck (X5), progress (X6)."""

from collections import Counter

import pytest
from tests.expeditions.printed import ALL_CARDS
from tests.expeditions.props import level, mechs, own_card, position, turn

from maszyna.expeditions.automa.automa_turn import STAND_INS, lone_automa, take_turn, turns_to_last_glory
from maszyna.expeditions.automa.deck import draw, shuffle
from maszyna.expeditions.events import CARD, DECK_SHUFFLED, EVENTS
from maszyna.expeditions.ids import AUTOMA, HUMAN
from maszyna.expeditions.play.new_game import new_game
from maszyna.kernel.bits import count
from maszyna.kernel.errors import FormatError

SEEDS = range(400)


# ------------------------------------------------------------------------------------------------------------- X2


@pytest.mark.covers("X2.1")
def test_two_sit_at_the_table_and_the_automa_has_no_player_components() -> None:
    game = new_game({"first": "human"}, 1)
    assert len(game.scores()) == 2
    assert (game.position.taken, game.position.taken_maps, game.position.glory) == ([], 0, 0)
    assert game.scores()[AUTOMA] == 0


@pytest.mark.covers("X2.2")
def test_the_mechs_start_westernmost_in_the_north_and_easternmost_in_the_centre() -> None:
    assert new_game({"first": "human"}, 1).position.at == [0, 6]


@pytest.mark.covers("X2.3")
def test_level_2_unless_another_is_chosen_and_the_token_on_its_start() -> None:
    assert new_game({}, 1).position.card.level == 2
    position = new_game({"level": 3, "first": "human"}, 1).position
    assert (position.card, position.progress) == (level(3), 0)
    own = new_game({"level": 5, "progress_card": own_card(5), "first": "human"}, 1).position.card
    assert (own.level, own.stars[0], own.glory_coins) == (5, 1, 6)


@pytest.mark.covers("X2.4")
def test_two_cards_are_set_aside_unseen() -> None:
    decks = Counter[int]()
    for seed in SEEDS:
        game = new_game({"first": "human"}, seed)
        assert count(game.deck) == 12
        assert game.deck & ~ALL_CARDS == 0
        decks[game.deck] += 1
    assert len(decks) > 80  # of 91 pairs


@pytest.mark.covers("X2.5")
def test_eight_glory_tokens_wait_for_the_automa() -> None:
    game = lone_automa(level(1), 3)
    turns_to_last_glory(game)
    game.position.progress = 0
    for _ in range(30):
        take_turn(game, STAND_INS)
    assert game.position.progress > level(1).stars[0]  # past stars again
    assert game.position.glory == 8


@pytest.mark.covers("X2.6")
def test_the_first_player_is_random_and_turns_alternate() -> None:
    firsts = Counter(EVENTS[new_game({}, seed).card > 0][0] for seed in SEEDS)
    assert all(150 < number < 250 for number in firsts.values())
    game = new_game({"first": "human"}, 5)
    assert (game.turn, game.turns) == (HUMAN, 1)
    game.apply(game.parse("done"))
    while game.decision_kind() == "tokens_drawn":
        game.apply(game.parse("enough"))
    assert (game.turn, game.turns, game.card > 0) == (HUMAN, 3, True)
    assert new_game({"first": "automa"}, 5).card > 0


@pytest.mark.parametrize(
    ("setup", "where", "right"),
    [
        ({"level": 6}, "setup.level", "1..5"),
        ({"level": "2"}, "setup.level", "1..5"),
        ({"level": 4}, "setup.level", "not on file"),
        ({"level": 4, "progress_card": own_card(5)}, "setup.progress_card.level", "is 5, but the game has level 4"),
        ({"level": 4, "progress_card": own_card(4, stars=[1])}, "setup.progress_card.stars", "8 spaces"),
        ({"tuning": 10}, "setup.tuning", "-9..9"),
        ({"tuning": -10}, "setup.tuning", "-9..9"),
        ({"first": "me"}, "setup.first", "human, automa"),
        ({"cards": "real"}, "setup.cards", "drawn, typed"),
        ({"seats": 2}, "setup.seats", "not a field"),
    ],
)
def test_a_setup_that_cannot_be_is_refused(setup: dict[str, object], where: str, right: str) -> None:
    with pytest.raises(FormatError) as caught:
        new_game(setup, 1)
    assert caught.value.where == where
    assert right in caught.value.problem


# ------------------------------------------------------------------------------------------------------------- X5


@pytest.mark.covers("X5.1")
def test_an_empty_deck_is_shuffled_with_the_cards_set_aside_and_two_go_aside_again() -> None:
    for seed in SEEDS:
        game = lone_automa(level(2), seed)
        game.log = []
        rounds = [[draw(game).number for _ in range(12)] for _ in range(3)]
        assert [len(set(numbers)) for numbers in rounds] == [12, 12, 12]
        assert count(game.deck) == 0
        assert [event.kind for event in game.log].count(DECK_SHUFFLED) == 2
        assert game.log[12].kind == DECK_SHUFFLED
    texts = Counter(number for seed in SEEDS for number in set(range(1, 15)) - set(first_round(seed)))
    assert set(texts) == set(range(1, 15))
    assert all(25 < times < 95 for times in texts.values())  # 57 expected


def first_round(seed: int) -> list[int]:
    game = lone_automa(level(2), seed)
    return [draw(game).number for _ in range(12)]


@pytest.mark.covers("X5.2")
def test_every_card_may_come_first_and_none_comes_twice_before_a_shuffle() -> None:
    firsts = Counter(first_round(seed)[0] for seed in SEEDS)
    assert set(firsts) == set(range(1, 15))
    assert max(firsts.values()) < 60  # 29 expected
    game = lone_automa(level(2), 9)
    shuffle(game)
    seen: list[int] = []
    while game.deck:
        seen.append(draw(game).number)
    assert len(seen) == len(set(seen)) == 12
    assert game.card == seen[-1]


@pytest.mark.covers("X5.3", "X5.4", "X5.5")
def test_progress_then_north_then_central() -> None:
    """Card 6 asks both mechs for 2 glory, which its own progress brings: both act."""
    answer = turn(position("4 . . . . . .", ". . . . . . 5", level=2, progress=5, glory=1), 6)
    told = [event["event"] for event in answer["events"]]
    assert told == ["card", "progress", "glory", "mech", "mech"]
    assert [event["row"] for event in mechs(answer)] == ["north", "central"]
    assert [event["did"] for event in mechs(answer)] == ["cleanse", "cleanse"]
    assert answer["position"]["taken"]["corruption"] == [4, 5]
    assert (answer["position"]["progress"], answer["position"]["glory"]) == (6, 2)


# ------------------------------------------------------------------------------------------------------------- X6


@pytest.mark.covers("X6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_each_star_brings_the_next_glory_token_and_other_spaces_none(number: int) -> None:
    glory = 0
    for space in range(level(number).spaces - 1):
        after = turn(position(level=number, progress=space, glory=glory), 7)["position"]
        glory += space + 1 in level(number).stars
        assert (after["progress"], after["glory"]) == (space + 1, glory)
    assert glory == 8


@pytest.mark.covers("X6")
def test_no_mark_no_progress() -> None:
    for card in (1, 5, 8):
        after = turn(position(progress=5, glory=1), card)["position"]
        assert (after["progress"], after["glory"]) == (5, 1)


@pytest.mark.covers("X6")
def test_the_token_stays_on_the_last_space_and_there_is_no_ninth_token() -> None:
    after = turn(position(progress=28, glory=8), 7)["position"]
    assert (after["progress"], after["glory"]) == (28, 8)
    after = turn(position(progress=26, glory=8), 7)["position"]
    assert (after["progress"], after["glory"]) == (27, 8)


def test_the_pace_is_what_another_simulation_found() -> None:
    """Means 36.8, 34.2 and 29.2 over 20,000 decks; 300 decks are within 0.3 of them."""
    for number, expected in ((1, 36.82), (2, 34.17), (3, 29.16)):
        turns = [turns_to_last_glory(lone_automa(level(number), seed)) for seed in range(300)]
        assert abs(sum(turns) / 300 - expected) < 0.3


def test_same_seed_same_cards() -> None:
    assert first_round(7) == first_round(7)
    game = lone_automa(level(2), 7)
    game.log = []
    assert [draw(game).number for _ in range(12)] == [event.first for event in game.log if event.kind == CARD]
