"""Scythe from Python: setting up, playing, going back, saving, and what is shown."""

from pathlib import Path

import pytest

import maszyna
from maszyna.kernel.save import parse

SMALL = ["nordic", maszyna.Automa("saxony")]


def solo(**more: object) -> maszyna.Scythe:
    return maszyna.Scythe(SMALL, seed=7, **more)  # type: ignore[arg-type]


def test_seats_are_those_asked_for() -> None:
    game = maszyna.Scythe(
        [maszyna.Human("togawa", mat="industrial"), maszyna.Automa("albion", level="autometta"), None], seed=3
    )
    togawa, albion = game.seats["togawa"], game.seats["albion"]
    assert (togawa.faction, togawa.player, togawa.mat) == ("togawa", "human", "industrial")
    assert (albion.faction, albion.player, albion.mat, albion.popularity) == ("albion", "automa", None, None)
    [drawn] = [seat for faction, seat in game.seats.items() if faction not in ("togawa", "albion")]
    assert drawn.player == "human" and drawn.mat is not None
    assert "level" in str(game.setup) and "autometta" in str(game.setup)


def test_more_players_than_advised_beside_an_automa_get_a_word_of_advice() -> None:
    six: list[maszyna.Automa | None] = [None] * 5 + [maszyna.Automa()]
    with pytest.warns(UserWarning, match="at most 5 players; here there are 6"):
        maszyna.Scythe(six, seed=1)
    with pytest.warns(UserWarning, match="не більше ніж 5"):
        maszyna.table("scythe", {"seats": [*[{}] * 5, {"player": "automa"}]}, lang="uk")
    maszyna.Scythe(6, seed=1)  # without an Automa nothing is advised
    maszyna.Scythe(six[1:], seed=1)


def test_what_is_not_named_is_drawn_and_can_be_told_again() -> None:
    game = maszyna.Scythe()
    assert sorted(seat.player for seat in game.seats.values()) == ["automa", "human"]
    again = maszyna.Scythe(seed=game.seed)
    assert again.setup == game.setup
    assert again.position == game.position


def test_a_number_of_seats_is_so_many_humans() -> None:
    assert [seat.player for seat in maszyna.Scythe(3, seed=1).seats.values()] == ["human"] * 3


def test_the_keywords_are_those_of_a_setup() -> None:
    game = solo(
        editions=["base"], variants=["trade_split"], options={"all_moves": True}, rulings={"R3": "character"},
        airships={"aggressive": "bombard"}, resolution="random",
    )  # fmt: skip
    setup = game.setup
    assert setup["editions"] == ["base"] and setup["variants"] == ["trade_split"]
    assert setup["options"] == {"all_moves": True} and setup["rulings"] == {"R3": "character"}
    assert "bombard" in str(setup["airships"])
    assert setup["resolution"]
    assert "airships" in solo(airships=True).setup
    assert "airships" not in solo().setup


@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        (["venus"], "setup.seats[0].faction: must be one of nordic"),
        ([maszyna.Automa("saxony", level="hard")], "setup.seats[0].level: must be one of autometta"),  # type: ignore[arg-type]
        ([maszyna.Automa("saxony")], "setup.seats"),
        (9, "setup.seats: must be a number of seats 1..7, found 9"),
    ],
)
def test_a_setup_that_cannot_be_is_refused_with_the_place(seats: object, problem: str) -> None:
    with pytest.raises(maszyna.SetupError) as refused:
        maszyna.Scythe(seats)  # type: ignore[arg-type]
    assert problem in str(refused.value)


def test_the_question_and_the_options_are_in_words() -> None:
    game = solo()
    assert game.question == "Which section do you choose?"
    assert game.options == ["section move", "section bolster", "section trade", "section produce"]
    assert repr(game.options).splitlines()[1] == "  section bolster  Bolster (below: Build)"
    assert solo(lang="uk").question == "Яку секцію ви вибираєте?"


def test_actions_are_taken_all_or_none() -> None:
    game = solo()
    before = game.position
    with pytest.raises(maszyna.UnreadableAction):
        game.play("section bolster", "bolster popularity")
    assert game.actions == []
    assert game.position == before
    game.play("section bolster", "bolster power")
    assert game.actions == ["section bolster", "bolster power"]


def test_a_unique_beginning_is_enough() -> None:
    game = solo()
    game.play("section b")
    assert game.actions == ["section bolster"]
    with pytest.raises(maszyna.AmbiguousAction):
        solo().play("section")


def test_undo_and_redo() -> None:
    game = solo()
    game.play_randomly(limit=12)
    actions, position, turns = game.actions, game.position, [turn.story() for turn in game.turns]
    game.undo(5)
    assert game.actions == actions[:-5]
    game.redo(2)
    assert game.actions == actions[:-3]
    game.redo(3)
    assert (game.actions, game.position) == (actions, position)
    assert [turn.story() for turn in game.turns] == turns
    game.undo()
    game.play(next(text for text in game.options if text != actions[-1]))
    with pytest.raises(maszyna.MaszynaError, match="there are 0 actions to redo, not 1"):
        game.redo()
    with pytest.raises(maszyna.MaszynaError, match="there are 12 actions to undo, not 99"):
        game.undo(99)


def test_random_play_stops_where_it_is_told_and_is_the_same_again() -> None:
    game, twin = solo(), solo()
    for each in (game, twin):
        assert each.play_randomly(limit=3) == 3
        each.play_randomly(until=lambda now: len(now.actions) == 20)
    assert len(game.actions) == 20
    assert game.actions == twin.actions
    with pytest.raises(TypeError, match="AUTOMA_TURN"):
        game.play_randomly(until="tomorrow")  # type: ignore[arg-type]


def test_random_play_until_an_automa_turn_ends_with_one() -> None:
    game = solo()
    for number in range(1, 20):
        game.play_randomly(until=maszyna.AUTOMA_TURN)
        assert len(game.automa_turns) == number
        assert game.turns[-1].player == "human"


def test_a_finished_game_has_a_winner_and_asks_nothing() -> None:
    game = solo()
    assert game.winner is None and not game.over
    game.play_randomly()
    assert game.over
    assert game.winner == max(game.scores, key=lambda faction: game.scores[faction])
    assert (game.question, game.options) == ("", [])
    assert repr(game).endswith(f"{game.winner} has won>")
    with pytest.raises(maszyna.GameIsOver):
        game.play("section move")


def test_a_save_goes_on_where_it_was(tmp_path: Path) -> None:
    game = solo()
    game.play_randomly(limit=30)
    path = tmp_path / "game.json"
    game.save(path)
    again = maszyna.load(str(path))
    assert isinstance(again, maszyna.Scythe)
    assert (again.actions, again.position, again.seed) == (game.actions, game.position, game.seed)
    assert parse(path.read_text()).actions == game.actions
    assert [turn.story("ru") for turn in again.turns] == [turn.story("ru") for turn in game.turns]


def test_a_copy_goes_its_own_way() -> None:
    game = solo()
    game.play("section bolster")
    twin = game.copy()
    twin.play("bolster power")
    assert game.actions == ["section bolster"]
    assert twin.actions == ["section bolster", "bolster power"]


def test_why_tells_the_narrowing_on_the_board_it_was_made_on() -> None:
    game = solo()
    game.play_randomly(limit=200)
    told = [turn.why() for turn in game.automa_turns]
    assert any("nearest to its base" in text for text in told)
    assert all(text.startswith("Saxony · turn") for text in told)
    assert game.automa_turns[0].why("uk").startswith("Саксонія · хід 2")
    with pytest.raises(maszyna.MaszynaError, match="no language 'de'"):
        game.automa_turns[0].why("de")  # type: ignore[arg-type]


def test_what_a_person_sees_in_a_shell() -> None:
    game = solo()
    assert repr(game) == (
        "<Scythe, seed 7: nordic (human), saxony (automa); turn 1, 0 actions; nordic decides: section>"
    )
    assert repr(game.turns) == "[<turn 1: nordic (human)>]"
    assert repr(game.seats["saxony"]).startswith("Seat(faction='saxony', player='automa', mat=None, power=1, ")
    assert str(game).splitlines()[1].split("│")[1:4:2] == ["  Albion ", "  Nordic "]
    assert "\x1b" not in str(game)


def test_the_board_is_a_picture_in_a_notebook() -> None:
    game = solo()
    assert game._repr_svg_() == game.svg()
    assert game.svg().startswith("<svg")
