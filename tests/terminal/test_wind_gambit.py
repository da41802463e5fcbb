"""The Wind Gambit at a pseudo-terminal: airships and a resolution, from the dialogue to the end."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len
from tests.terminal.pseudo import Terminal, options, plain
from tests.terminal.test_nonsense import NONSENSE

from maszyna.kernel.save import parse, restore
from maszyna.scythe.game import Scythe
from maszyna.scythe.resolutions.ending import Resolution
from maszyna.scythe.setup.new_game import GAME, RULES_VERSION, new_game


def kept(home: Path) -> Scythe:
    [path] = (home / "games").glob("*.json")
    game = restore(parse(path.read_text("utf-8")), GAME, RULES_VERSION, new_game).game
    assert isinstance(game, Scythe)
    return game


def is_finished(screen: str) -> bool:
    """The scores are shown when the game is over."""
    return "┃" in screen and not options(screen)


@pytest.mark.parametrize(
    ("lang", "columns", "arguments", "told"),
    [
        ("en", 80, ["--aggressive", "bombard", "--passive", "negotiate", "--resolution", "land_rush"],
         ["flies the airship", "begins the finale"]),
        ("uk", 60, ["--aggressive", "bounty", "--passive", "boost", "--resolution", "doomsday_clock"],
         ["веде вітроплав", "Раунд 20 з 20"]),
        ("ru", 100, ["--aggressive", "blitzkrieg", "--active-airship", "--resolution", "mission_possible"],
         ["ведёт дирижабль", "Открытые для всех"]),
    ],
)  # fmt: skip
def test_a_game_to_its_end(tmp_path: Path, lang: str, columns: int, arguments: list[str], told: list[str]) -> None:
    with Terminal(
        tmp_path, "scythe", "play", "--yes", "--seed", "7", "--no-map", "--lang", lang, *arguments, columns=columns
    ) as terminal:
        screen = terminal.wait()
        terminal.type("me")
        chance = Random(1)
        while not is_finished(screen):
            listed = options(screen)
            screen = terminal.type(chance.choice(listed) if listed else "")
        terminal.send("\r")
        assert terminal.end() == 0
        shown = plain(terminal.heard)
    assert "Traceback" not in shown
    text = " ".join(shown.split())
    for one in told:
        assert one in text, one
    game = kept(tmp_path)
    assert game.is_over() and isinstance(game.ending, Resolution) and game.position.airship_board.flies
    assert not [line for line in shown.splitlines() if cell_len(line) > columns and str(tmp_path) not in line]


def test_the_dialogue_asks_for_airships_tiles_and_resolution(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--seed", "3", columns=100) as terminal:
        terminal.wait()
        for answer in ("", "", "crimea", "", "saxony"):
            terminal.type(answer)
        assert "With The Wind Gambit" in terminal.type("")
        assert "With airships?" in terminal.type("y")
        assert "Two tiles of its own" in terminal.type("")
        asked = terminal.type("n")
        assert "Aggressive tile" in asked and "oll" not in asked  # W5.1: Toll never with an Automa
        assert "Please type one of the numbers" in terminal.type("toll")
        assert "Passive tile" in terminal.type("siege")
        assert "printed rule, symbols: house" in terminal.type("safe")
        assert "How does the game end" in terminal.type("y")
        assert "Set up more" in terminal.type("backup")
        shown = terminal.type("")
        assert "Airship at the base of Crimea · carries: nothing · range 3" in shown
    [path] = (tmp_path / "games").glob("*.json")
    setup = json.loads(path.read_text("utf-8"))["setup"]
    assert setup["airships"] == {
        "aggressive": "siege_engine", "passive": "safe_haven", "own_pairs": False, "active": True,
    }  # fmt: skip
    assert setup["resolution"] == "backup_plan"


def test_own_pairs_are_asked_for_the_factions_named(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--seed", "3", "--resolution", "random", columns=100) as terminal:
        terminal.wait()
        for answer in ("", "", "crimea", "", "saxony", "", "", "y", "y", "espi", "", "bounty", "n", ""):
            shown = terminal.type(answer)
        assert "Set up more" in shown
        assert options(terminal.type(""))
    [path] = (tmp_path / "games").glob("*.json")
    setup = json.loads(path.read_text("utf-8"))["setup"]
    assert setup["airships"]["pairs"] == {
        "crimea": {"aggressive": "espionage"}, "saxony": {"aggressive": "bounty"},  # an Automa's alone (W5.1)
    }  # fmt: skip
    assert setup["resolution"] == "random"


@pytest.mark.parametrize(
    ("lang", "airship", "sign", "why"),
    [
        ("en", "airship", "◠A", "so the airship"),
        ("uk", "вітроплав", "◠В", "тож вітроплав"),
        ("ru", "дирижабль", "◠Д", "поэтому дирижабль"),
    ],
)
def test_looking_at_airships(tmp_path: Path, lang: str, airship: str, sign: str, why: str) -> None:
    arguments = ["--aggressive", "distract", "--passive", "craft", "--resolution", "backup_plan", "--lang", lang]
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "4", *arguments, columns=100) as terminal:
        screen = terminal.wait()
        assert sign in terminal.type("map")
        assert airship in terminal.type("map 54")
        assert terminal.type("tiles").count("\n") > 5
        chance = Random(2)
        told = ""
        for _ in range(400):
            screen = terminal.type(chance.choice(options(screen)))
            told = terminal.type("why")
            if why in told:
                break
        assert why in told and "W9" in told
        assert "W5.2" in terminal.type("why 1")
        assert airship in screen
        terminal.type("undo")
        assert re.search(sign, terminal.type("map"))


def test_nonsense_over_airships(tmp_path: Path) -> None:
    arguments = ["--faction", "crimea", "--mat", "mechanical", "--aggressive", "bounty", "--passive", "negotiate"]
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "31", "--no-map", *arguments, columns=70) as terminal:
        terminal.wait()
        terminal.type("section move")
        assert "airship at the base of Crimea" in terminal.type("move units")
        for answer, question in [
            ("airship", "The airship is at the base of Crimea"),
            ("fly to 43", "How much do you take aboard on farm 43: workers that have not moved yet?"),
            ("1", "The airship is on farm 43"),
            ("44", "How much do you set down"),
        ]:
            screen = terminal.type(answer)
            assert question in " ".join(screen.split())
            for line in [*list(NONSENSE)[2:], "? 23", "? fly to crimea_base", "tiles", "me"]:
                terminal.type(line)
            assert options(terminal.type("")) == options(screen)
        assert "An airship never flies over a home base." in plain(terminal.heard)
        assert "This is possible now." in terminal.type("? 1")
        shown = plain(terminal.heard)
    assert "Traceback" not in shown and "defect" not in shown


def test_own_copies_of_tiles_are_played_and_named_so(tmp_path: Path) -> None:
    tiles = {"format": "maszyna/scythe-tiles@1", "aggressive": [
        {"id": "bounty", "cargo": "resources", "provenance": ["printed"],
         "effects": [{"hook": "combat_won", "effect": "win_power", "numbers": [3]}]}]}  # fmt: skip
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(tiles))
    with Terminal(tmp_path, "scythe", "tiles", "--keep", str(file)) as terminal:
        assert terminal.end() == 0
    arguments = ["--yes", "--seed", "4", "--no-map", "--aggressive", "bounty"]
    with Terminal(tmp_path, "scythe", "play", *arguments, columns=100) as terminal:
        assert "2 Bounty · carries up to 3 resources · your version: printed" in terminal.wait()
        told = terminal.type("tiles")
        assert "the owner gains 3 power" in told and "· house" in told  # the Automa's card and Boost are still ours
    [path] = (tmp_path / "games").glob("scythe-*.json")
    assert json.loads(path.read_text("utf-8"))["setup"]["own_tiles"]["aggressive"][0]["id"] == "bounty"
