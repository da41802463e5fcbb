"""Two processes and one save: the second is told kindly, and nothing is lost."""

from pathlib import Path

import pytest
from tests.terminal.pseudo import Terminal

TOLD = {"en": "open in another window", "uk": "відкрито в іншому вікні", "ru": "открыт в другом окне"}
KINDS = {"scythe play": "scythe", "scythe table": "table", "expeditions table": "expeditions"}
# What is typed until a new game is set up, and one step of it.
SETUP = {
    "scythe play": [],
    "scythe table": ["", "", "crimea", "mech", "saxony", "", "", "", "people"],
    "expeditions table": ["", "1", "", "0"],
}
STEP = {"scythe play": "1", "scythe table": "power 6", "expeditions table": "done"}


def window(home: Path, command: str, *more: str) -> Terminal:
    return Terminal(home, *command.split(), *more, columns=200)


def going(home: Path, command: str) -> list[Path]:
    return sorted((home / "games").glob(f"{KINDS[command]}-*.going.json"))


def started(home: Path, command: str) -> Terminal:
    more = ["--yes", "--no-map"] if command == "scythe play" else []
    first = window(home, command, "--seed", "7", *more)
    first.wait()
    for answer in SETUP[command]:
        first.type(answer)
    return first


@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize("command", KINDS)
def test_the_second_window_is_told_and_nothing_is_lost(tmp_path: Path, command: str, lang: str) -> None:
    with started(tmp_path, command) as first:
        [file] = going(tmp_path, command)
        before = file.read_text()
        with window(tmp_path, command, "--lang", lang) as second:
            told = second.wait()
            assert TOLD[lang] in told
            assert str(file) in told
            # It leaves: the file of the first window is as it was, and the first plays on.
            second.send("\x04")
            second.kill()
        assert (going(tmp_path, command), file.read_text()) == ([file], before)
        first.type(STEP[command])
        after = file.read_text()
        assert len(after) > len(before)
        first.kill()
    # The lock of a dead process keeps nobody out.
    with window(tmp_path, command, "--lang", lang) as third:
        offered = third.wait()
        assert TOLD[lang] not in offered
        third.type("")
        assert file.read_text() == after
        third.send("quit\r")
        assert third.end() == 0
    assert list((tmp_path / "games").iterdir()) == [file]


def test_who_leaves_the_question_leaves_the_game_to_others(tmp_path: Path) -> None:
    with started(tmp_path, "scythe play") as first:
        first.kill()
    with Terminal(tmp_path, "play", "--terminal", columns=200) as menu:
        menu.wait()
        assert "unfinished game" in menu.type("1")
        menu.send("\x03")  # out of the question
        assert "Leave?" in menu.wait()
        assert "what would you like" in menu.type("")
        with window(tmp_path, "scythe play") as second:
            assert TOLD["en"] not in second.wait()


def test_a_game_is_not_saved_over_one_that_is_open(tmp_path: Path) -> None:
    with started(tmp_path, "scythe play") as first:
        [file] = going(tmp_path, "scythe play")
        before = file.read_text()
        with window(tmp_path, "scythe play", "--yes", "--seed", "8", "--no-map") as second:
            second.wait()
            assert TOLD["en"] in second.type(f"save {file}")
            assert "is saved" in second.type(f"save {tmp_path / 'copy.json'}")
        assert file.read_text() == before
        first.type("1")
        assert len(file.read_text()) > len(before)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.json", "games"]
