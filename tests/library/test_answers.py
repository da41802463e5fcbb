"""Turns, combats, scores, hints, games and tables from Python are the documents of the commands."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.console import program

import maszyna

POSITION = json.loads((Path(__file__).parents[2] / "docs" / "pictures" / "move_mech.json").read_text())["position"]


def answered(command: str, request: object) -> Any:
    return json.loads(program("scythe", command, "-", "--json", stdin=json.dumps(request).encode()).out)


def as_json(document: object) -> Any:
    return json.loads(json.dumps(document))


def test_a_turn() -> None:
    before = json.dumps(POSITION)
    found = maszyna.turn(POSITION, 7)
    assert as_json(found) == answered("turn", {"position": POSITION, "card": 7})
    assert json.dumps(POSITION) == before
    assert set(found) == {"position", "events", "pending"}
    game = maszyna.Scythe(seed=3)
    assert maszyna.turn(game, 3)["position"] != game.position
    with pytest.raises(maszyna.FormatError, match=r"request\.card"):
        maszyna.turn(POSITION, 99)
    with pytest.raises(maszyna.FormatError, match=r"position"):
        maszyna.turn(None, 7)  # type: ignore[arg-type]


def test_a_score() -> None:
    assert as_json(maszyna.score(POSITION)) == answered("score", {"position": POSITION})
    game = maszyna.Scythe(seed=3)
    assert {maszyna.score(game)["winner"]} <= {"automa", "human"}


def test_a_combat() -> None:
    with pytest.raises(maszyna.FormatError, match=r"request\.\w+"):
        maszyna.combat({"position": POSITION})
    begun = maszyna.turn(POSITION, 7)
    assert begun["pending"] == {"combat": 15}
    fight = {"territory": 15, "attacker": "automa", "card": 3, "human_power": 2, "human_cards": []}
    request = {"position": begun["position"], **fight}
    assert as_json(maszyna.combat(request)) == answered("combat", request)
    with pytest.raises(maszyna.SetupError, match="have units on 15: fight that combat first"):
        maszyna.Scythe.from_position(as_json(begun["position"]))


def test_hints() -> None:
    game = maszyna.Scythe(["nordic", maszyna.Automa("saxony")], seed=7)
    found = maszyna.hint(game, nodes=200)
    assert 1 <= len(found) <= 3 and game.actions == []
    margins: list[Any] = [hint["margin"] for hint in found]
    assert margins == sorted(margins, reverse=True)
    actions = found[0]["actions"]
    assert isinstance(actions, list)
    game.play(*actions)
    game.play_randomly()
    assert maszyna.hint(game) == []


def test_players_and_simulations() -> None:
    import maszyna.players.search

    assert maszyna.players() == ["random", "policy", "greedy", "search", "beginner", "experienced", "master"]
    assert maszyna.players.search.SearchPlayer, "it is the package too"  # type: ignore[attr-defined]
    lines = list(maszyna.simulate(games=3, seed=5, level="autometta", human="policy"))
    printed = program(
        "scythe", "simulate", "--games", "3", "--seed", "5", "--level", "autometta", "--human", "policy", "--json"
    ).out
    assert [as_json(line) for line in lines] == [json.loads(line) for line in printed.splitlines()][:3]
    assert [line["seed"] for line in maszyna.simulate(games=2, seed=9)] == [9, 10]


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"games": 0}, "games: must be"),
        ({"seed": -1}, "seed: must be"),
        ({"games": 2, "seed": 2**64 - 1}, "seed: must be"),
        ({"level": "hard"}, "setup.seats"),
        ({"human": "chess"}, "there is no player 'chess'"),
    ],
)
def test_a_simulation_that_cannot_be_is_refused_before_it_begins(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(maszyna.SetupError, match=problem):
        maszyna.simulate(**options)


def test_events_are_readable() -> None:
    game = maszyna.Scythe(["nordic", maszyna.Automa("saxony")], seed=7)
    game.play("section bolster", "bolster power")
    events = game.turns[0].events
    assert repr(events[:2]) == "[<turn_began: nordic, number 1>, <token_placed: nordic, section bolster>]"
    assert events[0].kind == "turn_began" and events[0].who == "nordic" and events[0].values == {"number": 1}
    assert events == game.copy().turns[0].events and events[0] != events[1]
    expedition = maszyna.Expeditions(level=2, seed=3, first="human")
    expedition.play("me n2", "done")
    assert any(repr(event).startswith("<mech: automa, row ") for event in expedition.automa_turns[0].events)


def test_a_table_of_scythe(tmp_path: Path) -> None:
    table = maszyna.table(
        "scythe", {"seats": [{"faction": "nordic"}, {"player": "automa", "faction": "saxony"}]}, seed=3
    )
    before = table.position
    step = table.say("automa")
    assert step.lines[1].startswith("Saxony draws Automa card")
    assert step.events[1].kind == "automa_card" and step.text == table.steps[0]
    assert step.todo and f"→ {step.todo[0]}" in str(step)
    table.save(tmp_path / "table.json")
    again = maszyna.Table.load(tmp_path / "table.json")
    assert again == table and again.position == table.position and not again.over
    assert json.loads((tmp_path / "table.json").read_text())["game"] == "scythe-table"
    undone = table.undo()
    assert undone.todo and table.position == before and table.steps == []
    with pytest.raises(maszyna.Refusal):
        table.undo()
    with pytest.raises(maszyna.Refusal):
        table.say("fly to the moon")
    assert table != again and repr(table) == "<Table, scythe, seed 3: 0 steps>"
    with pytest.raises(TypeError, match="unhashable"):
        hash(table)


def test_a_table_of_expeditions(tmp_path: Path) -> None:
    table = maszyna.table("expeditions", {"level": 2, "first": "human"}, seed=3, lang="uk")
    step = table.say("done")
    assert any("Автома" in line for line in step.lines) and step.events
    table.save(tmp_path / "table.json")
    assert maszyna.Table.load(tmp_path / "table.json", lang="uk") == table
    assert maszyna.load(tmp_path / "table.json").actions == table.steps
    table.undo()
    assert table.steps == []


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("chess", {}), "kind: must be one of scythe, expeditions, found 'chess'"),
        (("scythe", {"seats": 2}), "setup.seats: a table needs an Automa"),
        (("scythe", {"x": 1}), "setup.x"),
        (("expeditions", {"level": 77}), "setup.level"),
    ],
)
def test_a_table_that_cannot_be_is_refused(arguments: tuple[Any, Any], problem: str) -> None:
    with pytest.raises(maszyna.SetupError, match=problem):
        maszyna.table(*arguments)


def test_the_kinds_of_the_app_are_understood() -> None:
    assert maszyna.table("scythe-table", seed=1).kind == "scythe"  # type: ignore[arg-type]
