"""`maszyna scythe review`: the document to the letter, the marks in words, and what is refused."""

import json
from pathlib import Path

import pytest
from tests.console import inside

import maszyna
from maszyna.games import SCYTHE
from maszyna.players.by_name import player
from maszyna.players.playing import ask, deals

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


@pytest.fixture
def save(tmp_path: Path) -> Path:
    record = SCYTHE.new(SETUP, 3)
    mind, chance = player("policy", 3), deals(3)
    while record.game.turns <= 4:
        record.play(ask(mind, record.game, chance))
    path = tmp_path / "game.json"
    path.write_text(SCYTHE.dump(record), encoding="utf-8")
    return path


def test_the_document(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    said = inside(capsys, "scythe", "review", str(save), "--budget", "10", "--json")
    assert (said.code, said.problems) == (0, [])
    [document] = [json.loads(line) for line in said.out.splitlines()]
    assert {"turns", "accuracy"} <= set(document)
    for turn in document["turns"]:
        assert list(turn) == ["n", "played", "best", "loss", "se", "mark", "luck"]
        assert list(turn["played"]) == list(turn["best"]) == ["actions", "chance"]
        assert turn["mark"] in (None, "inaccuracy", "mistake", "blunder")
    assert json.loads(json.dumps(maszyna.review(maszyna.load(save), budget=10))) == document  # type: ignore[arg-type]


@pytest.mark.parametrize(("lang", "word"), [("en", "Accuracy "), ("uk", "Точність "), ("ru", "Точность ")])
def test_in_words(capsys: pytest.CaptureFixture[str], save: Path, lang: str, word: str) -> None:
    said = inside(capsys, "scythe", "review", str(save), "--budget", "10", "--lang", lang)
    assert said.code == 0 and said.out.startswith(word)


def test_refusals(capsys: pytest.CaptureFixture[str], save: Path, tmp_path: Path) -> None:
    said = inside(capsys, "scythe", "review", str(save), "--seat", "saxony")
    assert said.code == 2 and said.problems == ["maszyna: seat: 'saxony' is not the seat of a person; possible: nordic"]
    assert inside(capsys, "scythe", "review", str(tmp_path / "none.json")).code == 2
    assert inside(capsys, "scythe", "review", str(save), "--budget", "1").code == 2
    path = tmp_path / "two.json"
    path.write_text(SCYTHE.dump(SCYTHE.new({"seats": 2}, 1)), encoding="utf-8")
    said = inside(capsys, "scythe", "review", str(path), "--json")
    assert said.code == 2 and "name one of" in said.problems[0]


def test_a_game_not_begun(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "new.json"
    path.write_text(SCYTHE.dump(SCYTHE.new(SETUP, 1)), encoding="utf-8")
    said = inside(capsys, "scythe", "review", str(path), "--json")
    assert json.loads(said.out) == {"turns": [], "accuracy": None, "by": "value"}
