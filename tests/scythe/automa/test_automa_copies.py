"""A copied game is independent, with all an Automa has; and moves are undone when a star ends the game in between."""

import pytest
from tests.scythe.automa.stage import Stage
from tests.scythe.props import have

from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.automa_options import AutomaOptions
from maszyna.scythe.facts.effects import AUTOMA_SYMBOLS
from maszyna.scythe.facts.tiles import Tile
from maszyna.scythe.hidden import AutomaState, HiddenState
from maszyna.scythe.setup.new_game import new_game


def test_a_copy_has_every_part_of_a_side() -> None:
    for state in (HiddenState(), AutomaState(AutomaOptions())):
        names = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
        for number, name in enumerate(names):
            if name == "camp":
                state.camp = Tile(AUTOMA_SYMBOLS, "camp", [0], [])  # type: ignore[attr-defined]
            elif name == "star_card":
                state.play_at(2)  # type: ignore[attr-defined]
            elif name != "automa_options":
                value = getattr(state, name)
                setattr(state, name, not value if isinstance(value, bool) else value + number + 1)
        twin = state.copy()
        assert type(twin) is type(state) and twin is not state
        assert [getattr(twin, name) for name in names] == [getattr(state, name) for name in names]


@pytest.mark.parametrize("level", ["autometta", "ultimaszyna"])
def test_a_copy_plays_on_as_the_game_does(level: str) -> None:
    seats = [{"faction": "crimea"}, {"player": "automa", "faction": "nordic", "level": level}]
    game = new_game({"seats": seats}, 5)
    dice = random_dice(5)
    for _ in range(30):
        game.apply(choose(game, dice))
    twin, other = game.copy(), dice.copy()
    for _ in range(40):
        if not game.over:
            game.apply(choose(game, dice))
    assert (twin.over, twin.turns) != (game.over, game.turns)
    for _ in range(40):
        if not twin.over:
            twin.apply(choose(twin, other))
    assert (twin.turns, twin.scores()) == (game.turns, game.scores())
    seats_of = [[(s.at, s.power, s.coins, s.stars) for s in each.position.seats] for each in (twin, game)]
    assert seats_of[0] == seats_of[1]


@pytest.mark.covers("A2.1")
def test_an_attack_not_fought_is_undone_when_the_game_ends_before_it() -> None:
    """Togawa's Ronin brings the human's 16th power and 6th star; the Automa's mech goes back where it was."""
    stage = Stage("saxony", "togawa")
    stage.state().scheme = 2
    stage.unlock("togawa", "Ronin")
    have(stage, "togawa", power=14, stars=5)
    have(stage, "saxony", power=8)
    stage.put("saxony", "character", 0)
    stage.put("saxony", "mech", 41)
    stage.put("togawa", "character", 34)
    stage.play(14)
    stage.say("accept 2 power")
    assert stage.asked() == "over"
    assert (stage.seat("saxony").at[1], stage.told().count("move_undone")) == (41, 1)
