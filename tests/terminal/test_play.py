"""The digital game at a pseudo-terminal: to its end, back, saved, loaded, killed and gone on with."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from tests.terminal.pseudo import Terminal, options, plain, play_on

from maszyna.kernel.save import parse, restore
from maszyna.scythe.score.with_automa import table_score
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game


def saves(home: Path, pattern: str) -> list[Path]:
    return sorted((home / "games").glob(pattern))


def actions(home: Path) -> list[str]:
    [path] = saves(home, "*.going.json")
    found = json.loads(path.read_text("utf-8"))["actions"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize(
    ("columns", "lang", "arguments"),
    [
        (80, "en", ["--seed", "11"]),
        (60, "uk", ["--seed", "12", "--opponent", "togawa", "--level", "autometta"]),
        (100, "ru", ["--seed", "13", "--seats", "3", "--level", "ultimaszyna", "--pause"]),
        (60, "en", ["--seed", "14", "--people", "2", "--seats", "3", "--option", "mode=cooperative"]),
    ],
)
def test_a_game_to_its_end(tmp_path: Path, columns: int, lang: str, arguments: list[str]) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--lang", lang, *arguments, columns=columns) as terminal:
        screen = terminal.wait()
        chance = Random(1)
        while not saves_finished(terminal, screen):
            listed = options(screen)
            screen = terminal.type(chance.choice(listed) if listed else "")
        terminal.send("\r")
        assert terminal.end() == 0
        shown = plain(terminal.heard)
    [kept] = saves(tmp_path, "*.json")
    assert str(kept) in shown.replace("\n", "")
    assert "Traceback" not in shown
    game = restore(parse(kept.read_text("utf-8")), GAME, RULES_VERSION, new_game).game
    assert game.is_over()
    for seat in range(len(game.position.seats)):
        assert re.search(rf"\b{table_score(game.position, seat).total}\b", shown)
    too_wide = [line for line in shown.splitlines() if cell_len(line) > columns and str(tmp_path) not in line]
    assert not too_wide


def flat(screen: str) -> str:
    return " ".join(screen.split())


def saves_finished(terminal: Terminal, screen: str) -> bool:
    """The scores are shown when the game is over."""
    return "┃" in screen and not options(screen)


def test_undo_goes_back_over_the_automas_turn_and_to_the_start(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "21", "--no-map") as terminal:
        first = terminal.wait()
        screen = play_on(terminal, Random(3), first, 9)
        after_nine = options(screen)
        done = actions(tmp_path)
        assert len(done) == 9
        screen = play_on(terminal, Random(4), screen, 4)
        for _ in range(4):
            screen = terminal.type("undo")
        assert options(screen) == after_nine and actions(tmp_path) == done
        for left in range(8, -1, -1):
            screen = terminal.type("undo")
            assert len(actions(tmp_path)) == left
        assert options(screen) == options(first)
        assert "nothing to undo" in terminal.type("undo")


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "kept game.json"
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "22", "--no-map") as terminal:
        screen = play_on(terminal, Random(5), terminal.wait(), 7)
        assert str(file) in terminal.type(f"save {file}").replace("\n", "")
        play_on(terminal, Random(6), screen, 5)
        loaded = terminal.type(f"load {file}")
        assert options(loaded) == options(screen)
        bad = tmp_path / "bad.json"
        bad.write_text('{"format": "maszyna/save@1"}')
        for name, problem in [
            ("", "Which file"),
            (bad, "is missing"),
            (tmp_path, "directory"),
            ("/no/such", "No such"),
        ]:
            assert problem in flat(terminal.type(f"load {name}"))
        assert "not a saved game" in flat(terminal.type(f"save {bad}"))
        assert "Not a directory" in flat(terminal.type(f"save {bad}/file"))
        assert "No such file" in flat(terminal.type(f"save {tmp_path}/typo/game.json"))
        assert not (tmp_path / "typo").exists()
        assert options(terminal.type("")) == options(screen)
        terminal.send("quit\r")
        assert terminal.end() == 0
    assert len(json.loads(file.read_text())["actions"]) == 7
    with Terminal(tmp_path, "scythe", "play", "--load", str(file), "--no-map") as terminal:
        assert options(terminal.wait()) == options(screen)


def test_killed_and_gone_on_with(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "23") as terminal:
        screen = play_on(terminal, Random(7), terminal.wait(), 12)
        terminal.kill()
    assert len(actions(tmp_path)) == 12
    with Terminal(tmp_path, "scythe", "play") as terminal:
        assert "unfinished game" in terminal.wait()
        assert options(terminal.type("")) == options(screen)
        terminal.kill()
    assert len(actions(tmp_path)) == 12
    with Terminal(tmp_path, "scythe", "play") as terminal:
        terminal.wait()
        assert "set aside" in terminal.type("n")
        assert not saves(tmp_path, "*.going.json")


def test_a_spoilt_save_is_put_aside(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    (games / "scythe-1.going.json").write_text('{"format": "maszyna/save@1", "gam')
    with Terminal(tmp_path, "scythe", "play") as terminal:
        assert "cannot be read" in terminal.wait()
    assert (games / "scythe-1.spoilt").exists()


def test_why(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "5", "--no-map", columns=100) as terminal:
        terminal.wait()
        assert "No Automa" in terminal.type("why")
        terminal.type("move")
        terminal.type("gain")
        told = terminal.type("why")
        assert re.search(r"A\d+", told) and "reach" in told
        assert re.search(r"28 .*(reach|but|chosen|neighbourhood)", terminal.type("why 28"))
        for nonsense in ("why 0", "why 48", "why 99999999", "why ой", "why -1"):
            assert "no territory" in terminal.type(nonsense)


def test_hint_tells_the_best_turns_and_changes_nothing(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "5", "--no-map", columns=100) as terminal:
        first = terminal.wait()
        told = terminal.type("hint")
        assert "The best turns found" in told
        assert re.findall(r"^(\d)\. \w+: ", told, re.MULTILINE) == ["1", "2", "3"]
        assert len(set(re.findall(r"^\d\. (.+)", told, re.MULTILINE))) == 3
        assert told.count("Forecast: ") == 3
        assert actions(tmp_path) == []
        assert options(terminal.type("")) == options(first)
        terminal.type("lang uk")
        assert "Найкращі знайдені ходи" in terminal.type("підказка")


def test_looking_around(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "5", "--no-map", "--faction", "rusviet") as terminal:
        terminal.wait()
        assert "28 for" in terminal.type("map")
        assert "Across a river" in terminal.type("map 28")
        assert "Objective" in terminal.type("me") and "Relentless" in terminal.type("mats")
        assert "Score now" in terminal.type("all")
        assert "Star card" in terminal.type("all nor") + terminal.type("all sax") + terminal.type("all alb")
        assert "turn 1" in terminal.type("log") + terminal.type("log 3") + terminal.type("log all")
        assert "undo" in terminal.type("help")
        terminal.type("section move")
        terminal.type("move units")
        terminal.type("character")
        assert "The unit cannot get there in one step." in terminal.type("? to 28")
        assert "possible now" in terminal.type("? 19")
        assert "take 2 power away" in flat(terminal.type("? artillery"))
        assert "The unit cannot get there" in terminal.type("?")
        assert "one step" in terminal.type("to 28")
