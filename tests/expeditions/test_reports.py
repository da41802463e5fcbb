"""What the person tells of the own turn is done to the table, and told on."""

import pytest
from tests.expeditions.props import NOBODY, position

from maszyna.expeditions.events import EVENTS
from maszyna.expeditions.game import Expedition
from maszyna.expeditions.ids import AWAY, CENTRAL, NORTH, SOUTH
from maszyna.expeditions.notation.events_json import write_event
from maszyna.expeditions.notation.read_position import read_position
from maszyna.expeditions.play.new_game import new_game


def table(**setup: object) -> Expedition:
    game = new_game({"first": "human", **setup}, 1)
    game.log = []
    return game


def say(game: Expedition, *texts: str) -> None:
    for text in texts:
        game.apply(game.parse(text))


def told(game: Expedition) -> list[tuple[object, ...]]:
    return [tuple(write_event(event).values()) for event in game.log or []]


def test_exploring_goes_there_and_flips_the_tile() -> None:
    game = table()
    say(game, "explore c3", "token 4", "token 5", "enough")
    position = game.position
    assert (position.human_row, position.human_at) == (CENTRAL, 2)
    assert position.maps == [127, 127 & ~4]
    assert position.pile(CENTRAL, 2) == [4, 5]
    assert (position.taken_maps, position.taken) == (0, [])  # the Automa gets nothing of it
    assert told(game) == [
        ("human_explored", "human", "central", 2),
        ("corruption_placed", "human", "central", 2, 4),
        ("corruption_placed", "human", "central", 2, 5),
    ]
    assert "explore c3" not in game.legal_texts()


def test_the_topmost_token_is_taken_and_not_by_the_automa() -> None:
    game = table()
    say(game, "explore n3", "token 4", "token 5", "token 3", "enough", "take n3", "take n3")
    assert game.position.pile(NORTH, 2) == [4]
    assert game.position.taken == []
    assert told(game)[-2:] == [("human_took", "human", "north", 2, 3), ("human_took", "human", "north", 2, 5)]
    assert not game.human.twenty


def test_the_mech_goes_where_it_is_said_to_be() -> None:
    game = table()
    for text, row, at in (
        ("me n4", NORTH, 3),
        ("me c1", CENTRAL, 0),
        ("me south", SOUTH, AWAY),
        ("me away", AWAY, AWAY),
    ):
        say(game, text)
        assert (game.position.human_row, game.position.human_at) == (row, at)
    assert told(game)[0] == ("human_moved", "human", "north", 3)
    assert told(game)[-1] == ("human_moved", "human", None, None)


def test_glory_and_the_end_are_told() -> None:
    game = table()
    say(game, *["glory"] * 4, "done")
    names = [EVENTS[event.kind][0] for event in game.log or []]
    assert [event for event in told(game) if event[0] == "human_glory"][-1] == ("human_glory", "human", 4)
    assert ("end_near", "human", 2) in told(game)
    assert names.index("end_near") == 4  # before the Automa's card


def test_an_adjustment_is_told_and_no_more() -> None:
    game = table()
    say(game, "adjust progress 2", "adjust maps 1")
    assert told(game) == [("adjusted", "automa"), ("adjusted", "automa")]
    assert (game.position.progress, game.position.glory) == (2, 0)  # a star, but no token for it


@pytest.mark.parametrize(("amount", "most"), [("coins", 250), ("quests", 5), ("item_coins", 100), ("corruption", 37)])
def test_what_is_counted_at_the_end_has_its_limit(amount: str, most: int) -> None:
    """Four quests, and one more with the mech Tatanka."""
    game = table()
    say(game, *["glory"] * 4, "done")
    while not game.decision_kind().startswith("final_"):
        say(game, "enough" if game.decision_kind() == "tokens_drawn" else "done")
    while game.decision_kind() != f"final_{amount}":
        game.apply(0)
    assert game.legal_texts() == [f"{amount} {number}" for number in range(most + 1)]


def test_the_coins_of_both_sides_are_told_at_the_end() -> None:
    game = table(tuning=3)
    say(game, *["glory"] * 4, "adjust glory 8", "adjust maps 5", "adjust gain 4", "done")
    while not game.decision_kind().startswith("final_"):
        say(game, "enough" if game.decision_kind() == "tokens_drawn" else "done")
    automa = game.scores()[1]
    say(game, "coins 0", "quests 0", "item_coins 0", "corruption 0")
    assert told(game)[-1] == ("game_ended", "automa", 20, automa)
    assert automa >= 8 * 7 + 5 + 2


def test_a_copied_position_knows_where_everything_lies() -> None:
    read = read_position(position("m 4 20,3 . . . .", ". 5 . . . m ."), NOBODY)
    twin = read.copy()
    assert (twin.maps, twin.regular, twin.twenty) == ([1, 32], [6, 2], [4, 0])
    twin.lift(NORTH, 2, 1)
    assert (read.twenty, twin.twenty) == ([4, 0], [0, 0])


def test_copies_of_a_game_go_their_own_ways() -> None:
    game = table(tuning=2)
    say(game, "glory", "done")
    while game.decision_kind() == "tokens_drawn":
        say(game, "enough")
    twin = game.copy()
    assert (twin.turn, twin.turns, twin.turns_left, twin.card, twin.deck) == (
        game.turn, game.turns, game.turns_left, game.card, game.deck,
    )  # fmt: skip
    assert (twin.tuning, twin.traces, twin.human.glory, twin.scores()) == (2, True, 1, game.scores())
    say(twin, "glory")
    assert (game.human.glory, twin.human.glory) == (1, 2)
    say(game, "glory", "done")
    say(twin, "done")
    assert (twin.card, twin.position.at, twin.deck) == (game.card, game.position.at, game.deck)
