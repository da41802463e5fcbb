"""Whatever the commands are given, they answer it or say on one line what is wrong with it; never a traceback."""

import errno
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.console import PACKAGES, inside, program
from tests.scythe.contract import CONTRACT, position

from maszyna.build import kind
from maszyna.commands.io import read_files
from maszyna.commands.io.read_files import MOST_SAVE
from maszyna.version import VERSION

REQUEST = json.dumps({"position": json.loads(CONTRACT)})


def bad_files(folder: Path) -> dict[str, tuple[Path, str]]:
    """Every kind of file that is no input, by name, with what must be said of it."""
    contents = {
        "empty": (b"", "is empty"),
        "blank": (b" \n\n", "is empty"),
        "latin": (b'{"format": "\xe9"}', "is not UTF-8 text: byte 13"),
        "binary": (b"\x89PNG\xff\x00", "is not UTF-8 text: byte 1"),
        "text": (b"Dear diary", "readable as JSON"),
        "list": (b"[1, 2]", "object"),
        "deep": (b"[" * 100_000, "readable as JSON"),
        "number": (b"1" * 5000, "readable as JSON"),
        "other": (b'{"format": "png"}', "format"),
    }
    files = {name: (folder / f"{name}.json", right) for name, (_, right) in contents.items()}
    for name, (content, _) in contents.items():
        files[name][0].write_bytes(content)
    (folder / "folder.json").mkdir()
    files["folder"] = (folder / "folder.json", "cannot be read: Is a directory")
    files["missing"] = (folder / "missing.json", "cannot be read: No such file or directory")
    return files


@pytest.mark.parametrize("command", ["replay", "score"])
def test_each_bad_file_is_named_with_its_problem(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    for path, right in bad_files(tmp_path).values():
        said = inside(capsys, "scythe", command, str(path))
        assert (said.code, said.out, len(said.problems)) == (2, "", 1), path
        assert said.problems[0].startswith(f"maszyna: {path}: ")
        assert right in said.problems[0]


def test_a_program_of_its_own_ends_with_2_and_one_line_for_each_bad_file(tmp_path: Path) -> None:
    files = bad_files(tmp_path)
    said = program("scythe", "replay", *(str(path) for path, _ in files.values()), "--json")
    assert (said.code, said.out, len(said.problems)) == (2, "", len(files))


@pytest.mark.parametrize("command", ["replay", "score"])
def test_a_file_one_may_not_read_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("builtins.open", refused)
    said = inside(capsys, "scythe", command, "secret.json")
    assert said == (2, "", ["maszyna: secret.json: cannot be read: Permission denied"])


def test_a_save_that_is_too_large_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(MOST_SAVE + 1)
    said = inside(capsys, "scythe", "replay", str(path))
    assert said.problems == [f"maszyna: {path}: is too large: at most {MOST_SAVE} bytes are read"]
    assert said.code == 2


def test_a_line_that_is_too_long_is_passed_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(read_files, "MOST_LINE", 2000)
    path = tmp_path / "lines.json"
    path.write_text(f"{REQUEST}\n{' ' * 9000}{REQUEST}\n{REQUEST}\n")
    said = inside(capsys, "scythe", "score", str(path), "--json")
    assert (said.code, len(said.out.splitlines())) == (2, 3)
    assert said.problems == [f"maszyna: {path}: line 2: is too long: at most 2000 bytes are read"]


def test_score_answers_as_in_the_contract() -> None:
    said = program("scythe", "score", "-", "--json", stdin=f"{REQUEST}\n\n{REQUEST}".encode())
    assert (said.code, said.problems) == (0, [])
    answers = [json.loads(line) for line in said.out.splitlines()]
    assert answers[0] == answers[1] == {
        "automa": {"coins": 5, "stars": 0, "territories": 21, "total": 26},
        "human": {"coins": 7, "stars": 3, "territories": 6, "resources": 1, "structure_bonus": 0, "total": 17},
        "winner": "automa",
        "decided_by": "coins",
    }  # fmt: skip


def test_one_bad_line_is_told_and_the_others_are_answered() -> None:
    wrong = json.dumps({"position": position(human__workers=[1] * 9)})
    lines = [REQUEST, wrong, "{", '{"position": {}, "position": {}}', "{}", '{"position": {}, "card": 3}', REQUEST]
    said = program("scythe", "score", "-", "--json", stdin="\n".join(lines).encode() + b"\n\xff\n")
    assert (said.code, len(said.out.splitlines())) == (2, 8)
    assert [problem.removeprefix("maszyna: standard input: ").split(";")[0] for problem in said.problems] == [
        "line 2: position.human.workers: must be a list of 8 places, found a list of 9",
        "line 3: is not readable as JSON: Expecting property name enclosed in double quotes at character 3",
        'line 4: has the key "position" twice in one object',
        "line 5: position: is missing",
        "line 6: request.card: is not a field here",
        "line 8: is not UTF-8 text: byte 1 cannot be read",
    ]


def test_an_answer_comes_before_the_next_question() -> None:
    command = [sys.executable, "-m", "maszyna", "scythe", "score", "-", "--json"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env={"PYTHONPATH": PACKAGES}, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for _ in range(2):
            process.stdin.write(REQUEST + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["winner"] == "automa"
        process.stdin.close()
        assert process.wait(30) == 0


def test_nothing_in_a_document_reaches_the_terminal_raw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nasty: dict[str, Any] = {"position": {"format": "\x1b[2J\n", "\u202e\x07": 1}}
    path = tmp_path / "nasty.json"
    path.write_text(json.dumps(nasty))
    said = inside(capsys, "scythe", "score", str(path))
    assert len(said.problems) == 1
    assert said.problems[0].isprintable()


def test_a_byte_order_mark_is_no_problem(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bom.json"
    path.write_bytes(b"\xef\xbb\xbf" + REQUEST.encode())
    assert inside(capsys, "scythe", "score", str(path), "--json").code == 0


def test_people_get_the_scores_in_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.json"
    path.write_text(REQUEST)
    said = inside(capsys, "scythe", "score", str(path), "--lang", "en")
    assert (said.code, said.problems) == (0, [])
    assert said.out.splitlines() == [
        "Saxony (Automa): 26 (coins: 5, stars: 0, land: 21).",
        "Crimea (human): 17 (coins: 7, stars: 3, land: 6, resources: 1, bonus: 0).",
        "Winner: Saxony. Decided by coins.",
    ]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["dance"], "No such command 'dance'"),
        (["scythe", "dance"], "No such command 'dance'"),
        (["--loud"], "--loud"),
        (["scythe", "replay"], "FILE"),
        (["scythe", "score"], "FILE"),
        (["scythe", "score", "a", "b"], "b"),
        (["bench", "--rounds", "0"], "--rounds"),
        (["bench", "--memory", "0"], "--memory"),
        (["bench", "--seconds", "nan"], "--seconds"),
    ],
)
def test_bad_arguments_end_with_2_and_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], problem: str
) -> None:
    said = inside(capsys, *arguments)
    assert (said.code, said.out, len(said.problems)) == (2, "", 1)
    assert problem in said.problems[0]


def test_alone_a_command_shows_its_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert "scythe" in inside(capsys).out
    said = inside(capsys, "scythe")
    assert said.code == 0
    assert "simulate" in said.out


def test_the_version_is_told_by_the_program_itself() -> None:
    assert program("--version") == (0, f"maszyna {VERSION} ({kind()})\n", [])


def test_a_defect_of_ours_is_one_line_and_ends_with_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("oops")

    path = tmp_path / "position.json"
    path.write_text(REQUEST)
    monkeypatch.setattr("maszyna.commands.scythe.requests.score_answer", broken)
    said = inside(capsys, "scythe", "score", str(path), "--json")
    assert (said.code, said.out, len(said.problems)) == (1, "", 1)
    assert "ZeroDivisionError: oops" in said.problems[0]
    monkeypatch.setenv("MASZYNA_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        inside(capsys, "scythe", "score", str(path), "--json")


def test_bench_prints_the_contracts_document_or_a_table_with_ratios(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results = {"scythe.games_2_random": 900.0, "scythe.copies": 700000.0, "catanatron.games_4_random": 20.0}
    monkeypatch.setattr("maszyna.commands.bench.measured", lambda *_, **__: {"build": "compiled", "results": results})
    said = inside(capsys, "bench", "--json")
    assert (said.code, said.out, said.problems) == (0, json.dumps({"build": "compiled", "results": results}) + "\n", [])
    said = inside(capsys, "bench")
    assert said.out.startswith("compiled build, one core\n")
    assert "45.0" in said.out


def test_memory_is_told_at_checkpoints(capsys: pytest.CaptureFixture[str]) -> None:
    said = inside(capsys, "bench", "--memory", "3", "--json")
    document = json.loads(said.out)
    assert (said.code, document["build"]) == (0, kind())
    assert [checkpoint["games"] for checkpoint in document["memory"]] == [0, 1, 2, 3]
    assert "MiB" in inside(capsys, "bench", "--memory", "1").out
