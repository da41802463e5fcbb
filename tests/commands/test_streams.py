"""Whatever the shell does with the standard streams, the command says plainly what is wrong."""

import json
import os
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest
from tests.console import PACKAGES
from tests.terminal.pseudo import Terminal

COMMANDS = ["--help", "scythe simulate --help", "play --terminal", "expeditions cards", "scythe tiles"]
ENOUGH = 100  # requests


def shell(line: str, home: Path, stdout: int = subprocess.PIPE, **more: str) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "PYTHONPATH": PACKAGES, "MASZYNA_HOME": str(home), **more}
    command = f"set -o pipefail; {line}".replace("MASZYNA", f"{sys.executable} -m maszyna")
    return subprocess.run(["bash", "-c", command], stdout=stdout, stderr=subprocess.PIPE, env=environment, timeout=60)


@pytest.mark.parametrize("command", [*COMMANDS, "scythe simulate --games 3", "scythe table --help"])
def test_a_reader_who_leaves_ends_it_with_141(command: str, tmp_path: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)  # before the first letter: whether a short output fits the pipe must not decide
    done = shell(f"MASZYNA {command}; exit $?", tmp_path, stdout=writer)
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.parametrize("command", ["--version", *COMMANDS])
def test_an_output_that_is_full_or_closed(command: str, tmp_path: Path) -> None:
    full = shell(f"MASZYNA {command} > /dev/full", tmp_path)
    assert full.returncode == 2
    assert full.stderr == b"maszyna: standard output: cannot be written: No space left on device\n"
    closed = shell(f"MASZYNA {command} >&-", tmp_path)
    assert closed.returncode == 2
    assert closed.stderr == b"maszyna: standard output: is closed; there is nowhere to write to\n"


def test_an_input_that_is_closed(tmp_path: Path) -> None:
    done = shell("MASZYNA scythe score - <&-", tmp_path)
    assert done.returncode == 2 and b"standard input: is empty" in done.stderr and b"defect" not in done.stderr
    for command in ("play --terminal", "scythe play", "scythe table", "expeditions table"):
        done = shell(f"MASZYNA {command} <&-", tmp_path)
        assert (done.returncode, done.stderr) == (0, b""), command


def test_errors_that_cannot_be_told_leave_the_exit_code(tmp_path: Path) -> None:
    assert shell("MASZYNA scythe score /no/such 2>&-", tmp_path).returncode == 2


@pytest.mark.parametrize(("encoding", "lang"), [("ascii", "en"), ("cp1251", "uk"), ("cp1251", "ru"), ("ascii", "ru")])
def test_letters_an_encoding_lacks_are_replaced(encoding: str, lang: str, tmp_path: Path) -> None:
    done = shell(f"MASZYNA play --terminal --lang {lang} --seed 3", tmp_path, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode(encoding)
    assert "turn 1 - " in text if lang == "en" else ("?" in text) == (encoding == "ascii")
    assert "----" in text and "|" in text


def test_a_map_in_ascii(tmp_path: Path) -> None:
    done = shell("printf 'map\\nquit\\n' | MASZYNA scythe play --yes --seed 2", tmp_path, PYTHONIOENCODING="ascii")
    assert done.returncode == 0 and b"defect" not in done.stderr
    assert "| 18 for^ ~ 19 vil" in done.stdout.decode("ascii")


def test_a_screen_without_columns(tmp_path: Path) -> None:
    done = shell("printf 'quit\\n' | MASZYNA scythe play --yes --seed 2", tmp_path, COLUMNS="0")
    assert "structures" in done.stdout.decode() or "Structure bonus" in done.stdout.decode()


def test_a_dumb_terminal_gets_no_escapes(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "2", term="dumb") as terminal:
        terminal.read_until("> ")
        terminal.send("map\n")
        terminal.read_until("\u00a0option")
        terminal.send("quit\n")
        assert terminal.end() == 0
        assert b"\x1b" not in terminal.heard


@pytest.mark.parametrize("module", ["maszyna", "tests.terminal.unlucky"])
def test_sigterm_gives_the_terminal_back(module: str, tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play", "--yes", "--seed", "2", module=module) as terminal:
        before = termios.tcgetattr(terminal.ours)[3]
        terminal.wait()
        raw = termios.tcgetattr(terminal.ours)[3]
        assert not raw & termios.ECHO and before & termios.ECHO
        os.kill(terminal.process.pid, signal.SIGTERM)
        assert terminal.end() == 143
        assert termios.tcgetattr(terminal.ours)[3] & (termios.ECHO | termios.ICANON) == before & (
            termios.ECHO | termios.ICANON
        )


def test_an_exit_that_python_ignores_is_tried_again() -> None:
    """As it is when the signal comes while an object is cleared away."""
    program = (
        "import os, signal, time\n"
        "from maszyna.terminal.shell.prompt import end_by_signal\n"
        "end_by_signal()\n"
        "try:\n"
        "    os.kill(os.getpid(), signal.SIGTERM)\n"
        "    time.sleep(60)\n"
        "except SystemExit:\n"
        "    pass\n"
        "time.sleep(60)\n"
    )
    environment = {**os.environ, "PYTHONPATH": PACKAGES}
    assert subprocess.run([sys.executable, "-c", program], env=environment, timeout=50).returncode == 143


def test_every_request_line_gets_one_answer_line(tmp_path: Path) -> None:
    position = {"format": "maszyna/scythe-position@1", "automa": {"faction": "saxony"}, "human": {"faction": "crimea"}}
    good = json.dumps({"position": position})
    wrong = json.dumps({"position": {**position, "human": 3}})
    (tmp_path / "lines").write_text("\n".join([good, wrong, "{", "", '{"positions": 1}', good]))
    done = shell(f"MASZYNA scythe score {tmp_path}/lines --json", tmp_path)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 3
    assert ["winner" in answer for answer in answers] == [True, False, False, False, True]
    assert [(answer["error"]["line"], answer["error"]["where"]) for answer in answers[1:4]] == [
        (2, "request.position.human"),
        (3, "request"),
        (5, "request.positions"),
    ]
    assert all(set(answer["error"]) == {"line", "where", "problem"} for answer in answers[1:4])


@pytest.mark.parametrize(
    "command", ["scythe score", "scythe decide", "scythe turn", "scythe combat", "expeditions turn"]
)
def test_it_stops_after_so_many_refusals_in_a_row(command: str, tmp_path: Path) -> None:
    (tmp_path / "lines").write_text("{}\n" * (ENOUGH + 50))
    done = shell(f"MASZYNA {command} {tmp_path}/lines --json", tmp_path)
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == ENOUGH
    assert done.stderr.splitlines()[-1].decode().endswith(f"lines: stopped at line {ENOUGH}: {ENOUGH} refused in a row")


def test_a_picture_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    position = {"format": "maszyna/scythe-position@1", "automa": {"faction": "saxony"}, "human": {"faction": "crimea"}}
    (tmp_path / "position").write_text(json.dumps(position))
    done = shell(
        f"ulimit -f 1; MASZYNA scythe draw {tmp_path}/position -o {tmp_path}/out.svg",
        tmp_path,
        PYTHONDONTWRITEBYTECODE="1",
    )
    assert done.returncode == 2 and b"out.svg: cannot be written" in done.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["position"]
