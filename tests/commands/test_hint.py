"""`maszyna scythe hint`: three legal turns for a save, as JSON and in words."""

import json
from pathlib import Path

import pytest
from tests.console import inside

from maszyna.games import SCYTHE
from maszyna.kernel.record import Record
from maszyna.scythe.setup.new_game import dealt_setup, new_game

SETUP: dict[str, object] = {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(SCYTHE.dump(Record(new_game, dealt_setup(SETUP, 3), 3)), encoding="utf-8")
    return path


def test_three_turns_whose_actions_can_be_played(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    said = inside(capsys, "scythe", "hint", str(save), "--nodes", "600", "--json")
    assert (said.code, said.problems) == (0, [])
    [document] = [json.loads(line) for line in said.out.splitlines()]
    assert document["seat"] == "nordic"
    assert len(document["hints"]) == 3
    for hint in document["hints"]:
        assert list(hint) == ["actions", "then_chance", "margin", "spread", "reasons", "terms"]
        game = new_game(SETUP, 3)
        for text in hint["actions"]:
            game.take(text)


@pytest.mark.parametrize(
    ("lang", "heading"),
    [("en", "The best turns found:"), ("uk", "Найкращі знайдені ходи:"), ("ru", "Лучшие найденные ходы:")],
)
def test_in_words(capsys: pytest.CaptureFixture[str], save: Path, lang: str, heading: str) -> None:
    said = inside(capsys, "scythe", "hint", str(save), "--nodes", "40", "--lang", lang)
    assert said.code == 0
    assert said.out.splitlines()[0] == heading


def test_what_is_no_save_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    path.write_text("{}", encoding="utf-8")
    for file in (str(path), str(tmp_path / "absent.json")):
        said = inside(capsys, "scythe", "hint", file, "--json")
        assert (said.code, said.out, len(said.problems)) == (2, "", 1)
