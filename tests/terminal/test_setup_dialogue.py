"""Setting up at a terminal: back to the question before, and what is said to who leaves."""

import json
from pathlib import Path

import pytest
from tests.terminal.pseudo import Terminal, options


def test_back_returns_to_the_question_before(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--no-map", columns=100) as terminal:
        assert "How many people" in terminal.wait()
        assert "How many people" in terminal.type("back")  # there is none before the first
        assert "How many Automas" in terminal.type("1")
        assert "Your faction" in terminal.type("1")
        assert "Your player mat" in terminal.type("saxony")
        again = terminal.type("back")
        assert "Your faction" in again and "How many" not in again
        assert "[Saxony]" in again  # what was answered stands in the brackets
        assert "number" in terminal.type("narnia")
        assert "How many Automas" in terminal.type("back")  # a refused answer is no answer to go back to
        assert "Your faction" in terminal.type("")
        assert "Your player mat" in terminal.type("nordic")
        screen = terminal.type("agri")
        while not options(screen):
            screen = terminal.type("")
    (path,) = (tmp_path / "games").glob("*.json")
    person = json.loads(path.read_text("utf-8"))["setup"]["seats"][0]
    assert person == {"player": "human", "faction": "nordic", "mat": "agricultural"}


@pytest.mark.parametrize("command", [["scythe", "play"], ["scythe", "table"], ["expeditions", "table"]])
def test_who_leaves_a_set_up_is_not_told_that_it_is_saved(tmp_path: Path, command: list[str]) -> None:
    with Terminal(tmp_path, *command, "--lang", "uk") as terminal:
        terminal.wait()
        terminal.send(b"\x03")
        asked = terminal.wait()
        assert "не зберігається" in asked and "Усе збережено" not in asked
        terminal.type("н")
        assert terminal.type("назад")
        terminal.send(b"\x04")
        terminal.wait()
        terminal.send("\r")
        assert terminal.end() == 0
    assert not list(tmp_path.glob("games/*.json"))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Please answer y (yes) or n (no)."), ("uk", "«т» (так) або «н» (ні)")]
)
def test_a_wrong_answer_to_yes_or_no_and_a_question_mark_are_answered(tmp_path: Path, lang: str, said: str) -> None:
    with Terminal(tmp_path, "scythe", "play", "--no-map", "--lang", lang, columns=100) as terminal:
        asked = terminal.wait()
        while "y = yes]" not in asked and "т = так]" not in asked:
            asked = terminal.type("")
        for typed in ("maybe", "?"):
            assert said in terminal.type(typed)


@pytest.mark.covers("A1.5")
def test_levels_say_what_they_are_for_and_many_automas_are_advised_against(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--no-map", columns=100) as terminal:
        terminal.wait()
        terminal.type("1")
        asked = terminal.type("2")
        assert "no more Automas than people" in asked
        while "Level of Automa" not in asked:
            asked = terminal.type("")
        assert "newcomers" in asked and "better than its authors" in asked
