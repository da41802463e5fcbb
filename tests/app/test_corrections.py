"""Corrections beside a real table: nothing follows from them, and nothing on the table moves when they are undone."""

from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

LEVEL = {"level": 2, "first": "human"}
CORRECTIONS = [
    "adjust progress 5", "adjust glory 2", "adjust maps 1", "adjust my glory 1", "adjust mech n5", "adjust put n4 4",
    "adjust remove n4 4", "adjust no map n3", "adjust map n3", "adjust gain 7", "adjust lose 7",
]  # fmt: skip


def line(text: Any) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


def expeditions() -> tuple[Desk, Any]:
    """An own turn after one of the Automa's."""
    desk = Desk()
    game = desk.act(desk.new("expeditions-table", LEVEL, seed=7), "done")
    assert game["view"]["decision"]["kind"] == "your_turn"
    return desk, game


def undone(desk: Desk, game: Any, steps: int = 1) -> Any:
    status, document = desk.ask("POST", f"games/{game['id']}/undo", {"revision": game["revision"], "steps": steps})
    assert status == 200
    return document | {"id": game["id"]}


def test_a_correction_is_no_line_of_the_automas_list() -> None:
    """Its list was carried out: one more line would open it again in the own turn."""
    desk, game = expeditions()
    before = game["view"]["checklist"]
    game = desk.act(game, *CORRECTIONS)
    assert game["view"]["checklist"] == before
    assert [step["id"] for step in game["view"]["story"]["steps"] if step.get("event") == "adjusted"] == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Correction: the progress token is on space 5, not 1."),
        ("uk", "Виправлення: фішка прогресу на поділці 5,"),
        ("ru", "Исправление: фишка прогресса на делении 5,"),
    ],
)
def test_corrections_are_listed_as_sentences(lang: str, said: str) -> None:
    desk, game = expeditions()
    desk.act(game, *CORRECTIONS)
    view = desk.get(f"games/{game['id']}", lang=lang)["view"]
    found = [line(one["say"]) for one in view["recent"]]
    assert found[0].startswith(said) and len(found) == len(CORRECTIONS)
    start = said.partition(":")[0]
    assert all(one.startswith(f"{start}: ") and "adjust" not in one for one in found)
    assert found[-1] in line(view["undo"]["say"])
    turns = desk.get(f"games/{game['id']}/log", lang=lang)["turns"]
    assert [line(one["say"]) for one in turns[-1]["lines"]] == found


def test_an_undone_correction_moves_nothing_on_the_table_of_expeditions() -> None:
    desk, game = expeditions()
    game = desk.act(game, "glory", "adjust progress 5", "adjust mech n5")
    game = undone(desk, game, 2)
    assert game["view"]["checklist"]["way"] == "do"
    assert line(game["view"]["redo"]["say"]) == "Redo: Correction: the progress token is on space 5, not 1."
    game = undone(desk, game)
    assert [line(item["say"]) for item in game["view"]["checklist"]["items"]] == ["your glory tokens: 1 → 0"]
    assert line(game["view"]["redo"]["say"]) == "Redo: I place a glory token"


def test_an_undone_correction_moves_nothing_on_a_board_of_scythe() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "automa 3", "did bolster power", "adjust popularity 7")
    assert line(game["view"]["undo"]["say"]) == "Undo: Correction: Crimea: popularity 3 → 7"
    game = undone(desk, game)
    assert game["view"]["checklist"]["way"] == "do"
    assert line(game["view"]["redo"]["say"]) == "Redo: Correction: Crimea: popularity 3 → 7"
    assert undone(desk, game)["view"]["checklist"]["way"] == "back"


def test_undoing_the_correction_below_a_line_keeps_the_line() -> None:
    """A line in the middle is taken back; what came after it is taken again."""
    desk, game = expeditions()
    game = desk.act(game, "adjust progress 5", "glory")
    body = {"revision": game["revision"], "steps": 2, "keep": 1}
    status, found = desk.ask("POST", f"games/{game['id']}/undo", body)
    assert status == 200 and found["view"]["checklist"]["way"] == "do"
    assert desk.record(game["id"]).actions[-1] == "glory"
