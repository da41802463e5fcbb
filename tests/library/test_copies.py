"""Games, positions, records and the engine's games pickle and copy, on both builds alike."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import maszyna
from maszyna.games import EXPEDITIONS, SCYTHE, SCYTHE_TABLE
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.game import Scythe as Engine

WAYS: dict[str, Callable[[Any], Any]] = {
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
}
SETUPS: list[dict[str, object]] = [
    {"seats": [{}, {"player": "automa"}]},
    {"seats": 3},
    {"seats": [{}, {"player": "automa"}, {}], "airships": {}, "resolution": "mission_possible"},
    {"seats": [{}, {"player": "automa"}], "airships": {"own_pairs": True}, "resolution": "factory_explosion"},
]


@pytest.fixture(params=WAYS)
def copied(request: pytest.FixtureRequest) -> Callable[[Any], Any]:
    return WAYS[request.param]


def test_a_game_of_scythe(copied: Callable[[Any], Any]) -> None:
    game = maszyna.Scythe(["nordic", maszyna.Automa("saxony")], seed=7, lang="uk")
    game.play_randomly(limit=60)
    game.undo(3)
    twin = copied(game)
    assert twin == game and twin is not game
    assert (twin.lang, twin.question, twin.position, twin.to_decide) == ("uk", game.question, game.position, "nordic")
    assert [turn.story() for turn in twin.turns] == [turn.story() for turn in game.turns]
    before = game.actions
    twin.redo(3)
    twin.play_randomly(limit=30)
    assert game.actions == before
    game.redo(3)
    game.play_randomly(limit=30)
    assert twin.actions == game.actions, "chance goes on alike in both"


def test_a_game_of_expeditions(copied: Callable[[Any], Any]) -> None:
    game = maszyna.Expeditions(level=2, seed=3)
    game.play_randomly(limit=20)
    twin = copied(game)
    assert twin == game and twin.position == game.position
    twin.play_randomly(limit=5)
    assert len(game.actions) == 20


def test_a_table(copied: Callable[[Any], Any]) -> None:
    table = maszyna.table("scythe", seed=3)
    table.say("automa")
    twin = copied(table)
    assert twin == table and twin.position == table.position
    twin.undo()
    assert table.steps == ["automa"] and twin != table


@pytest.mark.parametrize("setup", SETUPS, ids=range(len(SETUPS)))
def test_a_game_of_the_engine_anywhere(setup: dict[str, object], copied: Callable[[Any], Any]) -> None:
    """In the middle of turns, fights and moves: every kind of step comes out as it went in."""
    from maszyna.scythe.setup.new_game import new_game

    game, dice = new_game(setup, 2), random_dice(2)
    for _ in range(25):
        for _ in range(31):
            if not game.over:
                game.apply(choose(game, dice))
        game.log = []
        twin = copied(game)
        assert twin.log is None
        assert played_on(twin) == played_on(game.copy())
        assert played_on(copied(game)) == played_on(game.copy()), "playing on in a copy has changed the game"


def played_on(game: Engine) -> list[object]:
    dice = random_dice(5)
    texts: list[object] = []
    while not game.over and len(texts) < 40:
        action = choose(game, dice)
        texts.append(game.text(action))
        game.apply(action)
    return [*texts, game.scores(), game.combat_deck, game.dice.states]


def test_a_position(copied: Callable[[Any], Any]) -> None:
    game = maszyna.Scythe(seed=4)
    position = copied(game.engine.position)
    position.seats[0].power += 3
    position.resources[5] = 99
    assert position.seats[0].power == game.engine.position.seats[0].power + 3
    assert game.engine.position.resources[5] != 99
    tracks = copied(maszyna.Expeditions(seed=4).engine.position)
    tracks.put(0, 0, 5)
    assert tracks.pile(0, 0) == [5]


@pytest.mark.parametrize("kind", [SCYTHE, SCYTHE_TABLE, EXPEDITIONS], ids=lambda kind: kind.name)
def test_a_record(kind: Any, copied: Callable[[Any], Any]) -> None:
    record = kind.new({} if kind is EXPEDITIONS else SETUPS[0], 3)
    text = "automa" if kind is SCYTHE_TABLE else record.game.legal_texts()[0]
    record.take(text)
    twin = copied(record)
    assert twin.actions == record.actions and kind.dump(twin) == kind.dump(record)
    twin.undo()
    assert record.actions == [text]
    assert copied(twin).undone == [text]


def test_events_and_turns_of_the_engine() -> None:
    record = SCYTHE.new(SETUPS[0], 1)
    for text in ("section bolster", "bolster power"):
        record.take(text)
    again = pickle.loads(pickle.dumps(record.events()))
    assert [event.values() for event in again] == [event.values() for event in record.events()]
    traced = [event for event in again if event.trace]
    assert traced and all(event.position is not None for event in traced)


def test_games_are_equal_by_setup_seed_and_actions() -> None:
    one, other = maszyna.Scythe(2, seed=5), maszyna.Scythe(2, seed=5)
    assert one == other and one != maszyna.Scythe(2, seed=6) and one != maszyna.Scythe(3, seed=5)
    one.play(one.options[0])
    assert one != other
    one.undo()
    assert one == other and one != "a game" and one != maszyna.Expeditions(seed=5)
    with pytest.raises(TypeError, match="unhashable"):
        hash(one)
    with pytest.raises(TypeError, match="unhashable"):
        {maszyna.Expeditions(seed=1)}
