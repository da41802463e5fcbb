"""Every face speaks the person's language: help, views of the app, the companions and the game of the terminal."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, WIND, Desk
from tests.console import inside
from tests.terminal.pseudo import Terminal, options
from tests.test_refusals_in_languages import LANGS, foreign
from typer.main import get_command

from maszyna.commands.all_commands import app
from maszyna.commands.io.help_screen import help_values
from maszyna.speech.commands.help_texts import HELP, USUAL
from maszyna.speech.commands.scythe_help import WHOLE
from maszyna.speech.scythe.screens.screen_texts import MORE_WORDS, ORDERS

LATIN = re.compile("[A-Za-z]{3,}")
CYRILLIC = re.compile("[Ѐ-ӿ]")
# Drawings, what programs send back, and the notes of files of facts, which no screen shows.
FOR_PROGRAMS = [
    "svg",
    "step",
    "key",
    "action",
    "actions",
    "tell",
    "elsewhere",
    "schema",
    "note",
    "reason",
    "card",
    "back",
]
METAVARS = ["NAME", "POINTS", "SETUP", "DECK", "SETTING",
            "VALUE", "WAY", "FACTION", "TILE", "DIR", "URL", "FOLDER", "GAMES", "ID", "KIND", "SAVE",
            "POSITION", "ADDRESS", "local", "random", "first", "second", "all", "none"]  # fmt: skip
SCHEME = "II"


def every_command() -> dict[str, Any]:
    """The commands and groups by what is typed after the program's name."""
    found: dict[str, Any] = {"": get_command(app)}
    for group, commands in [(name, one) for name, one in found[""].commands.items()]:
        found[group] = commands
        for name, command in (getattr(commands, "commands", None) or {}).items():
            found[f"{group} {name}"] = command
    return found


def names_of(command: Any) -> list[str]:
    """Its options, and its arguments as they are shown."""
    return [one.opts[0] if one.opts[0].startswith("-") else one.metavar or one.name for one in command.params]


def test_help_knows_every_option_and_nothing_else() -> None:
    commands = every_command()
    assert HELP.keys() == commands.keys()
    used = {"--help"}
    for path, command in commands.items():
        own = HELP[path].keys() - {WHOLE}
        assert own <= set(names_of(command)), path
        assert set(names_of(command)) - own <= USUAL.keys(), path
        used |= set(names_of(command)) - own
    assert used == USUAL.keys()


def test_every_name_in_help_is_used() -> None:
    texts = [*USUAL.values(), *(text for own in HELP.values() for text in own.values())]
    assert {name for text in texts for name in re.findall(r"{(\w+)}", text)} == help_values().keys()


@pytest.mark.parametrize("lang", LANGS)
def test_help(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", "300")
    lists = [word for value in help_values().values() for word in re.findall("[A-Za-z]+", str(value))]
    commands = [word for path in every_command() for word in path.split()]
    for path in every_command():
        said = inside(capsys, "--lang", lang, *path.split(), "--help")
        assert (said.code, said.problems) == (0, []), path
        assert CYRILLIC.search(said.out), path
        assert foreign(said.out, *commands, *METAVARS, *lists, "MASZYNA") == [], path
    monkeypatch.setenv("MASZYNA_LANG", lang)
    by_setting = inside(capsys, "--help").out
    assert by_setting == inside(capsys, "--lang", lang, "--help").out == inside(capsys, "--lang", lang).out


@pytest.mark.parametrize("lang", LANGS)
def test_a_language_before_the_command_holds_for_it(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("MASZYNA_HOME", str(tmp_path))
    assert inside(capsys, "--lang", lang, "saves").out == inside(capsys, "saves", "--lang", lang).out
    assert inside(capsys, "--lang", lang, "saves").out != inside(capsys, "saves").out
    assert inside(capsys, "--lang", "de", "saves").code == 2


def sentences(document: Any) -> list[str]:
    """Whatever in an answer of the app is meant for people: in Cyrillic letters, or more than one word."""
    if isinstance(document, dict):
        return [text for key, part in document.items() if key not in FOR_PROGRAMS for text in sentences(part)]
    if isinstance(document, list):
        return [text for part in document for text in sentences(part)]
    told = isinstance(document, str) and (CYRILLIC.search(document) or " " in document)
    return [document] if told and LATIN.search(document) else []


def played(desk: Desk, kind: str, setup: dict[str, Any], lang: str, decisions: int) -> list[Any]:
    """All that the app answers over a number of decisions, and its pages about the game."""
    chance = random.Random(5)
    game = desk.new(kind, setup)["id"]
    found = [desk.get(f"games/{game}", lang=lang)]
    for number in range(decisions):
        asked = [one["action"] for one in (found[-1]["view"]["decision"] or {}).get("options", []) if one.get("action")]
        if not asked:
            break
        body = {"revision": found[-1]["revision"], "actions": [chance.choice(asked)]}
        status, answer = desk.ask("POST", f"games/{game}/actions", body, lang=lang)
        assert status == 200, answer
        found.append(answer)
        if number % 10 == 0 and kind == "scythe":
            desk.get(f"games/{game}/hints", lang=lang)
    pages = [desk.get(f"games/{game}/{page}", lang=lang) for page in ("log", "end")]
    return [*found, *pages]


TABLE = ["crimea move mech 43 44", "crimea power 7", "automa 7", "automa", "crimea bolster power"]


@pytest.mark.parametrize("lang", LANGS)
def test_the_views_of_the_app(lang: str) -> None:
    desk = Desk()
    answers = [
        *played(desk, "scythe", SOLO, lang, 40),
        *played(desk, "scythe", WIND, lang, 20),
        *played(desk, "expeditions-table", {"level": 2}, lang, 20),
        *[desk.get(page, lang=lang) for page in ("setup", "words", "tiles", "cards", "logbook", "games", "me", "day")],
    ]
    table = desk.new("scythe-table", TWO)["id"]
    revision = 0
    for line in TABLE:
        status, answer = desk.ask(
            "POST", f"games/{table}/actions", {"revision": revision, "actions": [line]}, lang=lang
        )
        if status == 200:
            revision = answer["revision"]
        answers.append(answer)
    assert revision > 1
    answers += [desk.get(f"games/{table}/{page}", lang=lang) for page in ("log", "end")]
    english = {text for answer in answers for text in sentences(answer) if foreign(text, "BG", "Stats", "UTC")}
    assert english == set()


def screens(terminal: Terminal, lines: list[str]) -> list[tuple[str, str]]:
    """What is shown after each line; the texts that an option is saved as stand in brackets."""
    return [(line, re.sub(r"\[[^\]]*\]", "", terminal.type(line)).replace(line, "", 1)) for line in lines]


@pytest.mark.parametrize("lang", LANGS)
def test_the_screens_of_the_companion_of_scythe(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "scythe", "table", "--seed", "5", "--lang", lang, columns=100) as table:
        shown = [("", table.wait())]
        shown += screens(table, ["", "", "crimea", "mech", "saxony", "1", "", "", "", "automa", "why", "automa",
                                 "status", "map", "map 12", "help", "score", "undo", "log", "undo"])  # fmt: skip
    for line, said in shown:
        assert foreign(said, "crimea", "mech", "saxony", *line.split()) == [], (line, said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_screens_of_the_companion_of_expeditions(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "expeditions", "table", "--seed", "3", "--lang", lang, columns=100) as table:
        shown = [("", table.wait())]
        shown += screens(table, ["", "", "", "", "", "me n3", "explore n3", "4", "5", "", "done", "automa", "why",
                                 "status", "me south", "me away", "help", "score", "undo", "log"])  # fmt: skip
    for line, said in shown:
        assert foreign(said, *line.split(), SCHEME) == [], (line, said)


@pytest.mark.parametrize("lang", LANGS)
def test_the_screens_of_the_game_of_the_terminal(tmp_path: Path, lang: str) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "11", "--lang", lang, columns=100) as terminal:
        shown = [("", terminal.wait())]
        for _ in range(25):
            shown += screens(terminal, ["1" if options(shown[-1][1]) else ""])
        shown += screens(terminal, ["?", "map", "me", "all", "log", "why", "help", "hint", "tiles", "undo"])
    more = [word for words in MORE_WORDS.values() for word in words]
    for line, said in shown:
        assert foreign(said, *line.split(), *ORDERS, *more, SCHEME) == [], (line, said)
