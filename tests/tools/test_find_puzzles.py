"""The puzzles found are packed, and those that a check has left out never again."""

import json
from pathlib import Path

from tools.find_puzzles import FILE, REFUSED, pack, read_puzzles

from maszyna.players.puzzles.puzzle import Puzzle, packed_puzzles


def found(puzzle: Puzzle) -> dict[str, object]:
    return {**puzzle.document(), "best": puzzle.best, "actions": puzzle.actions}


def test_what_a_check_has_left_out_is_not_packed_again(tmp_path: Path) -> None:
    first, second, third, *_ = packed_puzzles().values()
    lines = [json.dumps({"number": 1, "puzzles": [found(puzzle)]}) for puzzle in (first, second, third)]
    (tmp_path / FILE).write_text("\n".join(lines), encoding="utf-8")
    out = tmp_path / "puzzles.json"
    pack(tmp_path, out)
    assert {puzzle.key for puzzle in read_puzzles(out)} == {first.key, second.key, third.key}
    out.unlink()
    (tmp_path / REFUSED).write_text(f"{second.key}\n", encoding="utf-8")
    pack(tmp_path, out)
    assert {puzzle.key for puzzle in read_puzzles(out)} == {first.key, third.key}
