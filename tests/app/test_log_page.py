"""The log beside a table: steps of people stand under their names, and lines can be looked for by what they tell."""

import re
from typing import Any

import pytest
from tests.app.asking import SOLO, Desk
from tools.shots import BEGUN


def plain(line: Any) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in line["say"])


def test_what_a_person_told_stands_under_that_person() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "power 7", "automa", "move worker 47 46", "automa")
    dealt, *turns = desk.get(f"games/{game['id']}/log")["turns"]
    assert dealt["at"] == dealt["number"] == 0 and any("player mat" in plain(line) for line in dealt["lines"])
    assert [turn["number"] for turn in turns] == [1, 1, 2, 2]
    assert [(turn["seat"], turn["at"]) for turn in turns] == [
        ("crimea", 1),
        ("saxony", 2),
        ("crimea", 3),
        ("saxony", 4),
    ]
    assert [plain(line) for line in turns[0]["lines"]] == ["power +2"]
    assert [line["at"] for line in turns[2]["lines"]] == [3] and "Worker" in plain(turns[2]["lines"][0])
    assert {line["seat"] for turn in turns for line in turn["lines"] if turn["seat"] == "saxony"} == {"saxony"}


def test_lines_say_whether_they_tell_of_a_combat_or_a_star() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), *BEGUN, *["automa"] * 5, "move mech 43 35", "stars 1")
    intent = {"fight": {"power": 7, "cards": [], "drawn": [2, 3, 4]}}
    body = {"revision": game["revision"], "intents": [intent]}
    assert desk.ask("POST", f"games/{game['id']}/actions", body)[0] == 200
    lines = [line for turn in desk.get(f"games/{game['id']}/log")["turns"] for line in turn["lines"]]
    told: dict[str | None, list[int]] = {}
    for line in lines:
        told.setdefault(line["about"], []).append(line["at"])
    assert told["star"] and told["fight"] and told[None]
    fought = len(desk.record(game["id"]).actions)
    assert set(told["fight"]) <= {fought - 2, fought}  # the move into it, and the fight
    assert fought - 1 in told["star"]


def test_a_combat_that_a_person_defends_stands_in_the_turn_of_the_attack() -> None:
    """Also where something was corrected before the combat was reported."""
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO, 2), "power 7", "deploy 43 riverwalk", "move mech 43 42")
    while not game["view"]["fight"]:
        game = desk.act(game, "automa")
    game = desk.act(game, "adjust popularity 5", "fight 42 power 3 cards none drawn 3", "did bolster power")
    turns = desk.get(f"games/{game['id']}/log")["turns"]
    fought = next(at for at, entry in enumerate(desk.record(game["id"]).entries) if entry.text.startswith("fight"))
    where = [turn for turn in turns if any(line["at"] == fought for line in turn["lines"])]
    assert [turn["seat"] for turn in where] == ["saxony"] and where[0] is turns[-2]
    assert [line["at"] for line in where[0]["lines"]][-1] == fought
    assert turns[-1]["seat"] == "crimea" and [line["at"] for line in turns[-1]["lines"]] == [fought - 1, fought + 1]


@pytest.mark.parametrize(
    ("kind", "setup", "steps"),
    [
        ("scythe-table", SOLO | {"airships": {}}, ["automa", "automa", "automa"]),
        ("expeditions-table", {"level": 2}, ["me n2", "done"]),
    ],
)
def test_a_view_tells_each_choice_of_the_last_turn_as_why_does(kind: str, setup: Any, steps: list[str]) -> None:
    desk = Desk()
    game = desk.new(kind, setup)
    for step in steps:
        game = desk.act(game, step)
    story = game["view"]["story"]
    assert story["choices"]
    for told in story["choices"]:
        page = desk.get(f"games/{game['id']}/why", at=str(told["at"]), choice=str(told["choice"]))
        steps = [step for step in story["steps"] if step.get("choice") == told["step"]]
        assert nameless(page["steps"]) == nameless(steps)
        assert page.items() >= nameless([told])[0].items()
        others = [one for one in story["choices"] if one["at"] == told["at"]]
        assert page["choices"] == len(others)
        assert page["names"] == [one["about"] for one in others]


def test_why_begins_with_a_choice_that_moved_something() -> None:
    """A combat unit that cannot attack is the first symbol of many cards."""
    desk = Desk()
    skipped = 0
    for card in range(1, 20):
        game = desk.act(desk.new("scythe-table", SOLO, seed=card), f"automa {card}")
        story, first = game["view"]["story"], int(game["view"]["links"]["why"].split("/")[-1])
        went = [one["choice"] for one in story["choices"] if one["to"]]
        assert first == (went[0] if went else 1)
        skipped += first > 1
    assert skipped


def nameless(documents: list[Any]) -> list[Any]:
    """Without the ids of steps, which count from the start of what is told."""
    ids = re.compile(r"s\d+(\.\d+)?")
    return [{k: v for k, v in one.items() if not (isinstance(v, str) and ids.fullmatch(v))} for one in documents]
