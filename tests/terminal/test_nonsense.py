"""Whatever is typed, wherever: a kind answer, never a traceback, never a lost game."""

from pathlib import Path
from random import Random

from tests.terminal.pseudo import Terminal, options, plain, play_on

NONSENSE = [
    "",
    "   ",
    "99999999999999999999999999",
    "-1",
    "² ٣",
    "żółć 🙂 漢字 שלום",
    "?",
    "? 🙂",
    "? " + "9" * 50,
    "map 99",
    "log -5",
    "log 99999999999",
    "why 🙂",
    "load /dev/null",
    "load ~nobody/x",
    "save /dev/null/x",
    "save /",
    "save .",
    "[bold]x[/nonsense] {typed} %s \\",
    "'; DROP TABLE games; --",
]
HUGE = "a" * 3000
KEYS = [
    b"\x00\x07\x0b\x1f\x7f\r",  # control characters
    b"\xff\xfe\xc3\x28\r",  # no UTF-8
    b"\x1b[A\x1b[B\x1b[C\x1b[Z\t\t\r",  # arrows, Tab
]


def questions(screen: str) -> str:
    """The last question's words without what changes from turn to turn."""
    text = screen.rsplit("─" * 20, 1)[-1].strip().splitlines()
    return text[0].split(" ")[0] + text[0][-1] + str(len(options(screen)) > 2) if text else ""


def pester(terminal: Terminal, chance: Random, lines: int) -> None:
    """So much of it at one prompt, and all the keys; the question stays the same."""
    for line in chance.sample(NONSENSE, lines):
        terminal.type(line)
    for keys in KEYS:
        terminal.send(keys)
        terminal.wait()
    for keys in (b"\x03", b"\x04"):  # Ctrl-C, Ctrl-D: stay
        terminal.send(keys)
        assert "Leave?" in terminal.wait()
        terminal.type("n")


def test_nonsense_at_every_kind_of_decision(tmp_path: Path) -> None:
    arguments = ["--yes", "--seed", "31", "--faction", "togawa", "--no-map", "--seats", "3"]
    met: set[str] = set()
    with Terminal(tmp_path, "scythe", "play", *arguments, columns=60) as terminal:
        screen = terminal.wait()
        chance = Random(8)
        while options(screen):
            question = questions(screen)
            listed = options(screen)
            if question not in met:
                met.add(question)
                pester(terminal, chance, len(NONSENSE) if len(met) == 1 else 6)
                assert options(terminal.type("")) == listed
            screen = play_on(terminal, chance, screen, 1)
        terminal.type(HUGE)
        pester_at_the_end(terminal)
        shown = plain(terminal.heard)
    assert len(met) >= 8
    assert "Traceback" not in shown and "defect" not in shown


def pester_at_the_end(terminal: Terminal) -> None:
    for line in NONSENSE:
        if line.strip():
            terminal.type(line)
    terminal.send(b"\x03")
    terminal.wait()
    terminal.send("\r")
    assert terminal.end() == 0


def test_nonsense_in_the_dialogue_and_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--lang", "uk") as terminal:
        assert "1" in terminal.wait()
        for line in ["9", "-1", "🙂", "a" * 300]:
            terminal.type(line)
        assert terminal.type("2")  # not there yet, or the companion
    with Terminal(tmp_path, "scythe", "play") as terminal:
        terminal.wait()
        for answer in ["1", "2", "sax", "0", "random", "3", "nor", "2"]:
            for line in ["x" * 200, "🙂", "77", "-3", "1e9", "\t"]:
                terminal.type(line)
            terminal.type(answer)
        screen = terminal.type("y")
        for _ in range(40):
            if options(screen):
                break
            terminal.type("🙂")
            screen = terminal.type("")
        assert options(screen)
        terminal.send(b"\x04")
        terminal.wait()
        terminal.send("\r")
        assert terminal.end() == 0
        assert "Traceback" not in plain(terminal.heard)


def test_leaving_the_dialogue_leaves_nothing_behind(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play") as terminal:
        terminal.wait()
        terminal.send(b"\x03")
        terminal.wait()
        terminal.send(b"\x03")
        assert terminal.end() == 0
    assert not (tmp_path / "games").exists()
