"""The Automa of Expeditions from Python."""

from pathlib import Path

import pytest

import maszyna
from maszyna.kernel.save import Save, written


def table(**more: object) -> maszyna.Expeditions:
    return maszyna.Expeditions(level=2, seed=3, first="human", **more)  # type: ignore[arg-type]


def test_a_turn_is_reported_and_the_automa_answers() -> None:
    game = table()
    assert game.question == "Your turn (end it with “done”)"
    game.play("me n2", "done")
    assert [turn.player for turn in game.turns] == ["human", "automa", "human"]
    assert game.automa_turns[-1].why().startswith("The Automa · turn 2\n  The Automa draws decision card")
    assert game.automa_turns[-1].why("uk").startswith("Автома · хід 2")
    assert repr(game.turns[:2]) == "[<turn 1: human>, <turn 2: automa>]"


def test_reports_are_taken_all_or_none() -> None:
    game = table()
    with pytest.raises(maszyna.ActionError):
        game.play("me n2", "me n3", "me n1")
    assert game.actions == []


def test_the_automa_may_begin() -> None:
    game = maszyna.Expeditions(level=1, seed=3, first="automa")
    assert [turn.player for turn in game.turns] == ["automa", "human"]


def test_undo_save_and_load(tmp_path: Path) -> None:
    game = table()
    game.play_randomly(until=maszyna.AUTOMA_TURN)
    game.undo()
    game.redo()
    game.save(tmp_path / "table.json")
    again = maszyna.load(tmp_path / "table.json")
    assert isinstance(again, maszyna.Expeditions)
    assert (again.actions, again.position) == (game.actions, game.position)
    assert again.automa_turns[-1].why() == game.automa_turns[-1].why()


def test_random_play_corrects_nothing_and_comes_to_an_end() -> None:
    game = table()
    game.play_randomly()
    assert not any(text.startswith("adjust") for text in game.actions)
    assert game.over and game.winner in ("human", "automa")
    assert game.winner == max(game.scores, key=lambda side: game.scores[side])


def test_what_a_person_sees_in_a_shell() -> None:
    game = table()
    assert repr(game) == ("<Expeditions, level 2, seed 3: progress 0, glory 0; turn 1, 0 actions; asks for your_turn>")
    assert str(game).startswith("North, the mech walks →")
    assert game._repr_svg_().startswith("<svg")
    assert len(repr(game.options).splitlines()) == 41


def test_a_level_without_a_card_says_what_is_missing() -> None:
    with pytest.raises(maszyna.FormatError, match=r"setup\.level"):
        maszyna.Expeditions(level=5)


def test_a_save_of_a_scythe_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "table.json"
    path.write_text(written(Save("scythe-table", 1, {}, 1, [])))
    with pytest.raises(maszyna.FormatError, match="the library plays scythe and expeditions"):
        maszyna.load(path)


def test_a_file_that_is_no_save_is_refused_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Automa")
    with pytest.raises(maszyna.MaszynaError, match=r"letter\.txt"):
        maszyna.load(path)
    with pytest.raises(maszyna.MaszynaError, match="nowhere"):
        maszyna.load(tmp_path / "nowhere.json")
