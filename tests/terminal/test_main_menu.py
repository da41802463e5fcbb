"""Where a person begins: options, the menu, and no terminal at all."""

import json
import re
from pathlib import Path

import pytest
from tests.console import inside, program
from tests.terminal.pseudo import Terminal, options, plain

from maszyna.storage import saves
from maszyna.storage.files import FileTrouble
from maszyna.terminal.scythe.setup.setup_form import SetupForm


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_without_a_terminal_a_random_game_is_told_to_its_end(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = inside(capsys, "play", "--terminal", "--lang", lang)
    assert first.code == 0 and not first.problems
    assert first.out.count("\n") > 60 and "┃" in first.out
    assert inside(capsys, "play", "--terminal", "--lang", lang).out == first.out
    assert inside(capsys, "play", "--terminal", "--lang", lang, "--seed", "2", "--seats", "3").out != first.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--host", "192.0.2.7", "--port", "80"], "192.0.2.7 port 80"),
        (["--db", "nonsense"], "--db"),
        (["--db", "narnia://here"], "--db"),
        (["--db", "sqlite:////no/such/folder/games.db"], "--db"),
        (["--token", ""], "--token"),
        (["--token", "\u0434"], "--token"),
        (["--port", "99999"], "--port"),
    ],
)
def test_what_cannot_be_served_is_refused_by_name(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = inside(capsys, "play", "--no-browser", *arguments)
    assert said.code == 2 and len(said.problems) == 1 and named in said.problems[0]


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--faction", "narnia"], "seats[0].faction"),
        (["--mat", "narnia"], "seats[0].mat"),
        (["--opponent", "narnia"], "seats[1].faction"),
        (["--faction", "saxony", "--opponent", "saxony"], "taken"),
        (["--faction", "rusviet", "--mat", "industrial"], "barred"),
        (["--level", "hard"], "level"),
        (["--option", "narnia"], "options"),
        (["--option", "coins=9"], "coins"),
        (["--ruling", "R2=sideways"], "R2"),
        (["--variant", "narnia"], "variants"),
        (["--editions", "invaders"], "editions"),
        (["--bonus-tile", "narnia"], "structure_bonus"),
        (["--seats", "1", "--people", "2"], "--seats"),
        (["--seats", "9"], "--seats"),
        (["--seed", "-1"], "--seed"),
        (["--lang", "de"], "en, uk, ru"),
        (["--load", "/no/such/file"], "/no/such/file"),
    ],
)
def test_bad_options_are_refused_by_name(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = inside(capsys, "scythe", "play", "--yes", *arguments)
    assert said.code == 2 and len(said.problems) == 1 and named in said.problems[0]
    assert not (tmp_path / "games").exists()


def test_options_make_the_setup(tmp_path: Path) -> None:
    arguments = [
        "--yes", "--seed", "4", "--people", "2", "--faction", "albion", "--faction", "crimea", "--mat", "random",
        "--opponent", "togawa", "--level", "automaszyna", "--level", "ultimaszyna", "--option", "coins=-1",
        "--option", "all_moves", "--ruling", "R3=character", "--variant", "trade_split", "--bonus-tile", "in_a_row",
    ]  # fmt: skip
    said = program("scythe", "play", *arguments)
    assert said.code == 0 and not said.problems
    [file] = (tmp_path / "games").iterdir()
    save = json.loads(file.read_text("utf-8"))
    assert save["seed"] == 4 and save["actions"] == []
    assert [seat["faction"] for seat in save["setup"]["seats"]] == ["albion", "crimea", "togawa", None]
    assert [seat.get("level") for seat in save["setup"]["seats"]] == [None, None, "automaszyna", "ultimaszyna"]
    assert save["setup"]["options"] == {"coins": -1, "all_moves": True}
    assert save["setup"]["rulings"] == {"R3": "character"}


def test_answers_can_be_piped(tmp_path: Path) -> None:
    said = program("scythe", "play", "--yes", "--seed", "5", "--no-map", stdin=b"move\n3\n\xff\xfe\nwhy\nundo\n")
    assert said.code == 0 and not said.problems
    assert "A9.1" in said.out and "Undone: gain 1 coin" in said.out
    [file] = (tmp_path / "games").iterdir()
    assert json.loads(file.read_text("utf-8"))["actions"] == ["section move"]


def test_enter_all_the_way_is_a_game_against_one_automa(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play") as terminal:
        screen = terminal.wait()
        for _ in range(10):
            if options(screen):
                break
            screen = terminal.type("")
        assert len(options(screen)) >= 4
    [file] = (tmp_path / "games").glob("*.json")
    seats = json.loads(file.read_text("utf-8"))["setup"]["seats"]
    assert seats == [{"player": "human", "faction": None, "mat": None},
                     {"player": "automa", "faction": None, "level": "autometta"}]  # fmt: skip


def numbered(screen: str) -> dict[str, str]:
    """The lines of a menu by their numbers."""
    return dict(re.findall(r"^ {0,4}(\d)  (\S.*?)\s*$", screen, re.MULTILINE))


def test_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal", "--seed", "1") as terminal:
        lines = numbered(terminal.wait())
        watching = next(number for number, line in lines.items() if line.startswith("watch a random game"))
        assert "Decided by" in terminal.type(watching)
        terminal.send("0\r")
        assert terminal.end() == 0
        assert "Traceback" not in plain(terminal.heard)


@pytest.mark.parametrize(
    ("lang", "games"),
    [("en", ["Scythe", "Expeditions"]), ("uk", ["Коса", "Експедиції"]), ("ru", ["Серп", "Экспедиции"])],
)
def test_the_menu_lists_both_games_and_opens_their_companions(tmp_path: Path, lang: str, games: list[str]) -> None:
    with Terminal(
        tmp_path, "--terminal", "--seed", "7", "--lang", lang, module="tests.terminal.two_companions"
    ) as terminal:
        lines = numbered(terminal.wait())
        assert list(lines) == ["1", "2", "3", "4", "0"]
        assert games[0] in lines["2"] and games[1] in lines["3"]
        assert f"Scythe in {lang}, seed 7" in terminal.type("2")
        assert f"Expeditions in {lang}, seed 7" in terminal.type("3")
        said = terminal.type("5")
        assert "Expeditions in" not in said and "┃" not in said  # no such number: asked again
        assert "┃" in terminal.type("4")
        terminal.send("0\r")
        assert terminal.end() == 0
        assert "Traceback" not in plain(terminal.heard)


def test_the_companion_of_the_menu_is_the_one_of_the_command(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal") as terminal:
        lines = numbered(terminal.wait())
        screen = terminal.type(next(number for number, line in lines.items() if line.startswith("Scythe on your")))
    with Terminal(tmp_path, "scythe", "table") as terminal:
        assert terminal.wait().strip() in screen


def test_wishes_may_be_short() -> None:
    wishes = SetupForm()
    wishes.automas = 3
    wishes.levels = ["autometta", "ultimaszyna"]
    assert [wishes.level(number) for number in range(3)] == ["autometta", "ultimaszyna", "ultimaszyna"]


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    path = tmp_path / "new" / "game.json"
    with pytest.raises(FileTrouble):
        saves.write(path, "into a folder that is not there")
    path.parent.mkdir()
    saves.write(path, "one")
    saves.write(path, "two")
    assert path.read_text() == "two" and list(path.parent.iterdir()) == [path]
    with pytest.raises(FileTrouble):
        saves.write(tmp_path / "new", "a folder")
    with pytest.raises(FileTrouble):
        saves.write(tmp_path / "x\0y", "no name")
    with pytest.raises(FileTrouble):
        saves.write(Path("/"), "the root")
    assert list(tmp_path.iterdir()) == [path.parent]
