"""The terminal game and both companions against a deck of one's own."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.pseudo import Terminal, options, plain

from maszyna.expeditions.deck_file import FORMAT as EXPEDITIONS_FORMAT
from maszyna.expeditions.deck_file import printed_deck as printed_expedition
from maszyna.scythe.notation.deck_file import printed_deck, write_deck_file


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """The printed deck with four coins on card 7."""
    cards: Any = printed_deck(0)["own_cards"]
    cards[6]["schemes"][0]["gains"][1]["amount"] = 4
    path = tmp_path / "card7.json"
    path.write_text(write_deck_file({"own_cards": cards}), "utf-8")
    return path


def setup_in(home: Path) -> Any:
    [path] = (home / "games").glob("*.json")
    return json.loads(path.read_text("utf-8"))["setup"]


def test_a_game_and_its_hints_know_the_own_deck(tmp_path: Path, deck: Path) -> None:
    game = ["scythe", "play", "--yes", "--seed", "3", "--deck", str(deck), "--no-map"]
    with Terminal(tmp_path, *game, columns=100) as terminal:
        assert options(terminal.wait())
        hint = terminal.type("hint").replace("\n", " ")
        assert "own cards or rules" in hint
    assert setup_in(tmp_path)["own_cards"][6]["schemes"][0]["gains"][1]["amount"] == 4


def test_why_names_the_own_card(tmp_path: Path) -> None:
    cards: Any = printed_deck(0)["own_cards"]
    path = tmp_path / "all.json"
    path.write_text(write_deck_file({"own_cards": [{**card, "combat_power": {"0-16": 1}} for card in cards]}), "utf-8")
    game = ["scythe", "play", "--yes", "--seed", "3", "--deck", str(path), "--no-map"]
    with Terminal(tmp_path, *game, columns=100) as terminal:
        terminal.wait()
        for _ in range(12):
            said = terminal.type("why")
            if "draws Automa card" in said:
                break
            terminal.type("1")
    assert "(own card, not as printed)" in said.replace("\n", " ")


def test_the_companion_is_set_up_with_the_own_deck(tmp_path: Path, deck: Path) -> None:
    with Terminal(tmp_path, "scythe", "table", "--seed", "3", "--deck", str(deck), columns=100) as terminal:
        terminal.wait()
        for _ in range(30):
            if list(tmp_path.glob("games/*.json")):
                break
            terminal.type("")
    assert setup_in(tmp_path)["own_cards"][6]["schemes"][0]["gains"][1]["amount"] == 4


def test_the_companion_of_expeditions_takes_cards_and_a_level_that_is_not_on_file(tmp_path: Path) -> None:
    document: Any = printed_expedition().document()
    document["own_cards"][2]["progress"] = False
    document["own_levels"] = [{**document["own_levels"][0], "level": 4, "name": "Hard"}]
    (tmp_path / "deck.json").write_text(json.dumps(document), "utf-8")
    with Terminal(tmp_path, "expeditions", "table", "--deck", str(tmp_path / "deck.json"), columns=100) as terminal:
        assert "Hard" in terminal.wait()
        terminal.type("4")  # no card has to be typed in
        for _ in range(6):
            if list(tmp_path.glob("games/*.json")):
                break
            terminal.type("")
    setup = setup_in(tmp_path)
    assert setup["level"] == 4 and setup["progress_card"]["name"] == "Hard"
    assert setup["own_cards"][2]["progress"] is False


@pytest.mark.parametrize("command", [["scythe", "play", "--yes"], ["scythe", "table"], ["expeditions", "table"]])
def test_a_wrong_file_is_refused_before_anything_is_asked(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "deck.json").write_text(json.dumps({"format": EXPEDITIONS_FORMAT[:-1]}), "utf-8")
    with Terminal(tmp_path, *command, "--deck", str(tmp_path / "deck.json"), columns=200) as terminal:
        assert terminal.end() == 2
        assert "deck.json" in plain(terminal.heard) and "format" in plain(terminal.heard)
