"""`maszyna scythe deck`, and the lab's commands that ask about decks."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.console import program as run


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """The printed deck with four coins on card 7."""
    assert run("scythe", "deck", "--export", str(tmp_path / "printed.json")).code == 0
    document = json.loads((tmp_path / "printed.json").read_text())
    document["own_cards"][6]["schemes"][0]["gains"][1]["amount"] = 4
    path = tmp_path / "card7.json"
    path.write_text(json.dumps(document))
    return path


def test_what_differs_is_said_in_sentences(deck: Path) -> None:
    said = run("scythe", "deck", "--compare", "invaders", str(deck), "--lang", "en")
    assert said.out.splitlines() == ["Card 7, scheme I, gains: 1 worker, 4 coins instead of 1 worker, 1 coin."]
    assert run("scythe", "deck", "--compare", str(deck), str(deck), "--lang", "en").out == "Nothing differs.\n"
    assert "Альбіон" in run("scythe", "deck", "--compare", "base", "invaders", "--lang", "uk").out


def test_a_changed_deck_is_not_written_over(deck: Path) -> None:
    before = deck.read_text()
    said = run("scythe", "deck", "--export", str(deck), "--lang", "en")
    assert said.code == 2 and "holds something else already" in said.problems[0]
    assert deck.read_text() == before
    assert run("scythe", "deck", "--export", str(deck.parent / "printed.json")).code == 0  # as it was


def test_a_file_is_checked(deck: Path, tmp_path: Path) -> None:
    symbols = {"format": "maszyna/scythe-deck@1", "own_symbols": {"move_mech": {"unit": []}}}
    (tmp_path / "star.json").write_text(json.dumps(symbols))
    for name, holds in [
        ("card7", "19 cards (own: 1), own star cards: 0, own symbols: 0"),
        ("printed", "19 cards (own: 0), own star cards: 0, own symbols: 0"),
        ("star", "the printed cards, own star cards: 0, own symbols: 1"),
    ]:
        checked = run("scythe", "deck", "--check", str(tmp_path / f"{name}.json"), "--lang", "en")
        assert checked.out.endswith(f"{name}.json: {holds}\n")
    wrong: Any = json.loads(deck.read_text())
    wrong["own_cards"][6]["combat_power"] = {"0-7": 1}
    (tmp_path / "wrong.json").write_text(json.dumps(wrong))
    said = run("scythe", "deck", "--check", str(tmp_path / "wrong.json"), "--lang", "en")
    assert said.code == 2 and "own_cards[6].combat_power: covers no power from 8 on" in said.problems[0]


def test_exactly_one_thing_is_asked() -> None:
    assert run("scythe", "deck").code == 2
    assert run("scythe", "deck", "--schema", "--export", "-").code == 2


def test_a_question_has_one_sentence_a_table_and_a_plot(deck: Path, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    asked = ["lab", "question", "invaders", str(deck), "--human", "random", "--games", "20", "--jobs", "1"]
    said = run(*asked, "--plot", str(plot), "--json")
    answer = json.loads(said.out)
    assert answer["pairs"] == 20 and answer["margin"]["change"] < 0 and "card7" in answer["answer"]
    assert plot.read_text().startswith("<svg")


def test_what_if_is_asked_in_one_command(deck: Path, tmp_path: Path) -> None:
    """A change by name gives the games of the deck file that has the same change."""
    rest = ["--human", "random", "--games", "20", "--jobs", "1", "--plot", str(tmp_path / "plot.svg"), "--json"]
    card7 = "own_cards.#7.schemes.0.gains.1.amount=4"
    named, filed = (
        json.loads(run("lab", "question", "invaders", *way, *rest).out) for way in (["--change", card7], [str(deck)])
    )
    assert card7 in named["answer"] and {**named, "answer": 0, "seconds": 0} == {**filed, "answer": 0, "seconds": 0}
    for wrong in (
        [],
        ["--change", "own_cards.#70.resources=1"],
        ["--change", "colour=1"],
        ["--change", "human=random"],
    ):
        assert run("lab", "question", "invaders", *wrong, *rest).code == 2


def test_one_person_alone_is_refused() -> None:
    said = run("scythe", "simulate", "--games", "1", "--human", "greedy", "--seats", "1", "--automas", "0")
    assert said.code == 2 and "without an Automa" in said.problems[0]


def test_cards_of_expeditions_are_exported_checked_and_compared(tmp_path: Path) -> None:
    path = tmp_path / "expedition.json"
    assert run("expeditions", "deck", "--export", str(path)).code == 0
    document = json.loads(path.read_text())
    assert run("expeditions", "deck", "--compare", "printed", str(path), "--lang", "en").out == "Nothing differs.\n"
    document["own_cards"][2]["progress"] = False
    document["own_levels"][1]["spaces"] = 35
    path.write_text(json.dumps(document))
    said = run("expeditions", "deck", "--compare", "printed", str(path), "--lang", "en").out.splitlines()
    assert said[0] == "Card 3: no progress instead of progress."
    assert len(said) == 2 and "35 spaces" in said[1] and "level 2" in said[1]
    checked = run("expeditions", "deck", "--check", str(path), "--lang", "en").out
    assert "14 decision cards (own: 1), own progress cards: 1" in checked
    document["own_cards"] = document["own_cards"][:2]
    path.write_text(json.dumps(document))
    wrong = run("expeditions", "deck", "--check", str(path), "--lang", "en")
    assert wrong.code == 2 and "own_cards" in wrong.problems[0] and "3 to 60" in wrong.problems[0]
