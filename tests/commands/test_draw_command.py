"""`maszyna scythe draw`, used well and badly."""

import json
from pathlib import Path

import pytest
from tests.console import inside, program
from tests.pictures.scenes import example, having, parsed

from maszyna.pictures.scythe.request import draw_request


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "board.json"
    path.write_text(json.dumps(example(), indent=2))
    return str(path)


def test_a_position_is_drawn(capsys: pytest.CaptureFixture[str], board: str) -> None:
    said = inside(capsys, "scythe", "draw", board)
    assert (said.code, said.problems) == (0, [])
    assert said.out == draw_request(example())


def test_an_action_is_drawn(capsys: pytest.CaptureFixture[str], board: str) -> None:
    said = inside(capsys, "scythe", "draw", board, "--action", "attack_combat_unit", "--min-power", "6")
    assert (said.code, len(having(parsed(said.out), "arrow"))) == (0, 1)
    said = inside(capsys, "scythe", "draw", board, "--action", "attack_combat_unit", "--min-power", "7")
    assert (said.code, len(having(parsed(said.out), "arrow"))) == (0, 0)


def test_into_a_file(capsys: pytest.CaptureFixture[str], board: str, tmp_path: Path) -> None:
    target = tmp_path / "out.svg"
    said = inside(capsys, "scythe", "draw", board, "--action", "move_worker", "-o", str(target))
    assert (said.code, said.out, said.problems) == (0, "", [])
    assert target.read_text() == draw_request({"position": example(), "action": "move_worker"})


def test_a_request_from_standard_input() -> None:
    request = {"position": example(), "action": "move_mech"}
    said = program("scythe", "draw", "-", stdin=json.dumps(request).encode())
    assert (said.code, said.problems) == (0, [])
    assert said.out == draw_request(request)


def test_an_option_comes_before_the_request(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "request.json"
    path.write_text(json.dumps({"position": example(), "action": "move_mech"}))
    said = inside(capsys, "scythe", "draw", str(path), "--action", "move_character")
    assert said.out == draw_request({"position": example(), "action": "move_character"})


def test_one_of_several_automas(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "two.json"
    automas = [{"faction": "nordic"}, {"faction": "saxony"}]
    path.write_text(json.dumps({"format": "maszyna/scythe-position@1", "automas": automas}))
    said = inside(capsys, "scythe", "draw", str(path), "--action", "move_worker", "--automa", "saxony")
    assert (parsed(said.out)[0].text or "").startswith("Saxony: move worker")


@pytest.mark.parametrize(
    ("content", "options", "problem"),
    [
        (b"", [], "FILE: is empty; it must have a position in JSON"),
        (b"{", [], "FILE: is not readable as JSON: Expecting property name"),
        (b"{}\n{}", [], "FILE: is not readable as JSON: Extra data at line 2, column 1; only one document is drawn"),
        (b"\xff", [], "FILE: is not UTF-8 text: byte 1 cannot be read"),
        (b'{"a": 1, "a": 2}', [], 'FILE: has the key "a" twice'),
        (b"[" * 100_000, [], "FILE: is not readable as JSON: nested too deeply"),
        (b"9" * 5000, [], "FILE: is not readable as JSON: "),
        (b"[1]", [], "FILE: the document: must be a position, or a request"),
        (b"{}", [], "FILE: position.format: is missing"),
        (b'{"position": {}, "colour": 1}', [], "FILE: request.colour: is not a field here"),
        (b'{"position": 3}', [], "FILE: position: must be an object"),
        (b'{"position": GOOD, "action": "fly"}', [], "FILE: request.action: must be one of move_worker"),
        (b'{"position": GOOD, "min_power": 3}', [], "FILE: request.min_power: belongs to a request with an action"),
        (b"GOOD", ["--action", "fly"], "--action: 'fly' is unknown; possible: move_worker"),
        (b"GOOD", ["--action", "move_mech", "--automa", "x"], "--automa: 'x' is unknown; possible: nordic"),
        (b"GOOD", ["--action", "move_mech", "--automa", "crimea"], "FILE: request.automa: must be one of saxony"),
        (b"GOOD", ["--action", "move_mech", "--min-power", "2"], "FILE: request.min_power: belongs to attack_combat"),
        (b"GOOD", ["--action", "attack_combat_unit", "--min-power", "-1"], "FILE: request.min_power: must be a whole"),
        (b"GOOD", ["-o", "/nowhere/at/all.svg"], "--output: /nowhere/at/all.svg: cannot be written: No such file"),
    ],
)
def test_bad_input_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, options: list[str], problem: str
) -> None:
    path = tmp_path / "in.json"
    path.write_bytes(content.replace(b"GOOD", json.dumps(example()).encode()))
    said = inside(capsys, "scythe", "draw", str(path), *options)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert said.problems[0].startswith(f"maszyna: {problem.replace('FILE', str(path))}")


def test_a_position_without_an_automa_makes_no_decision(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "in.json"
    path.write_text('{"format": "maszyna/scythe-position@1", "human": {"faction": "nordic"}}')
    assert inside(capsys, "scythe", "draw", str(path)).code == 0
    said = inside(capsys, "scythe", "draw", str(path), "--action", "move_worker")
    assert (said.code, len(said.problems)) == (2, 1)
    assert "position.automa: is missing" in said.problems[0]


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, "scythe", "draw", "nowhere.json")
    assert (said.code, said.problems) == (2, ["maszyna: nowhere.json: cannot be read: No such file or directory"])
