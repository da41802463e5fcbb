"""Every face says which power was too low, and that water opens: commands, library and app as well as the terminal."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import Desk
from tests.console import inside
from tests.scythe.automa.ask import on_board, seat

import maszyna
from maszyna.scythe.facts.automa import AUTOMA_LEVEL, BASE_DECK, automa_cards
from maszyna.scythe.facts.star_cards import levels

WEAK = on_board(seat("saxony", mechs=[35], power=2), seat("crimea", mechs=[36]))
SHORT = "It has power 2; the card asks for {needed} or more (A9.6)."
WATER = "From now on its units may move onto lakes and across rivers"
NEEDED = automa_cards(BASE_DECK)[13].schemes[1].moves[0].min_power
SETUP = {"seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}]}


def told(capsys: pytest.CaptureFixture[str], tmp_path: Path, name: str, request: dict[str, Any]) -> str:
    path = tmp_path / "request.json"
    path.write_text(json.dumps(request), encoding="utf-8")
    return inside(capsys, "scythe", name, str(path)).out


@pytest.mark.covers("A9.6")
def test_decide_says_how_much_power_is_missing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = SHORT.format(needed=8)
    request = {"position": WEAK, "action": "attack_combat_unit", "min_power": 8}
    assert said in told(capsys, tmp_path, "decide", request)
    assert said in maszyna.decide(WEAK, "attack_combat_unit", min_power=8).why()


@pytest.mark.covers("A9.6")
def test_a_turn_says_how_much_power_is_missing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    weak = {**WEAK, "automa": {**WEAK["automa"], "scheme": 2}}
    assert SHORT.format(needed=NEEDED) in told(capsys, tmp_path, "turn", {"position": weak, "card": 14})


@pytest.mark.covers("A5.2", "A13.1")
def test_a_turn_says_that_water_opens(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    dry = {**WEAK, "automa": {**WEAK["automa"], "tracker": levels()[AUTOMA_LEVEL].dry_until}}
    assert WATER in told(capsys, tmp_path, "turn", {"position": dry, "card": 1})


@pytest.mark.covers("A5.2", "A9.6")
def test_library_explain_and_app_say_both(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = maszyna.Scythe(["crimea", maszyna.Automa("saxony")], seed=3)
    game.play_randomly()
    path = tmp_path / "game.json"
    game.save(path)
    story = "\n".join(turn.story() for turn in game.turns)
    explained = inside(capsys, "scythe", "explain", str(path)).out
    for face in (story, explained):
        assert WATER in face and "It has power" in face
    desk = Desk()
    table = desk.new("scythe-table", SETUP)
    shown = ""
    for _ in range(12):
        table = desk.act(table, "automa")
        shown += str([step["say"] for step in table["view"]["story"]["steps"]])
    assert WATER in shown
