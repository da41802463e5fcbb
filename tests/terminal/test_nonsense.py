"""Whatever is typed, wherever: a kind answer, never a traceback, never a lost game."""

import json
from pathlib import Path
from random import Random

from tests.terminal.pseudo import Terminal, options, plain, play_on

from maszyna.games import SCYTHE
from maszyna.kernel.save import parse

# What is typed, and what the answer must hold; where it is only read, nothing more than that it goes on.
NO_ANSWER = "a valid answer here"
NONSENSE = {
    "": "",
    "   ": "",
    "99999999999999999999999999": NO_ANSWER,
    "-1": NO_ANSWER,
    "² ٣": NO_ANSWER,
    "żółć 🙂 漢字 שלום": NO_ANSWER,
    "?": "Possible now",
    "? 🙂": NO_ANSWER,
    "? " + "9" * 50: NO_ANSWER,
    "map 99": "",
    "log -5": "",
    "log 99999999999": "",
    "why 🙂": "",
    "load /dev/null": "/dev/null",
    "load ~nobody/x": "/x",
    "save /dev/null/x": "/dev/null/x",
    "save /": "/",
    "save .": ".",
    "[bold]x[/nonsense] {typed} %s \\": NO_ANSWER,
    "'; DROP TABLE games; --": NO_ANSWER,
}
HUGE = "a" * 3000
KEYS = [
    b"\x00\x07\x0b\x1f\x7f\r",  # control characters
    b"\xff\xfe\xc3\x28\r",  # no UTF-8
    b"\x1b[A\x1b[B\x1b[C\x1b[Z\t\t\r",  # arrows, Tab
]


class Following:
    """The game in the only save, played on as it grows, to know what kind of decision is asked."""

    def __init__(self, home: Path) -> None:
        (self.path,) = (home / "games").glob("*.json")
        self.record = SCYTHE.begin(parse(self.path.read_text("utf-8")), listens=False)

    def kind(self) -> str:
        actions = parse(self.path.read_text("utf-8")).actions
        self.record.say_all(actions[len(self.record.actions) :])
        return self.record.game.decision_kind()


def shown_after(terminal: Terminal, line: str) -> str:
    """The answer to a line on one line, without what was typed itself."""
    return " ".join(terminal.type(line).replace(line, "", 2).split())


def kept(home: Path) -> dict[str, list[str]]:
    """The saved games and their actions."""
    return {path.name: json.loads(path.read_text("utf-8"))["actions"] for path in (home / "games").glob("*.json")}


def pester(terminal: Terminal, chance: Random, lines: int) -> None:
    """So much of it at one prompt, and all the keys; each line has its answer."""
    for line in chance.sample(list(NONSENSE), lines):
        said = shown_after(terminal, line)
        assert NONSENSE[line] in said, (line, said)
        assert "Traceback" not in said and "defect" not in said, (line, said)
    for keys in KEYS:
        terminal.send(keys)
        terminal.wait()
    for keys in (b"\x03", b"\x04"):  # Ctrl-C, Ctrl-D: stay
        terminal.send(keys)
        assert "Leave?" in terminal.wait()
        terminal.type("n")


def test_nonsense_at_every_kind_of_decision(tmp_path: Path) -> None:
    arguments = ["--yes", "--seed", "31", "--faction", "togawa", "--no-map", "--level", "autometta"]
    met: set[str] = set()
    with Terminal(tmp_path, "scythe", "play", *arguments, columns=60) as terminal:
        screen = terminal.wait()
        following = Following(tmp_path)
        chance = Random(8)
        while options(screen):
            kind = following.kind()
            listed = options(screen)
            if kind not in met:
                met.add(kind)
                before = kept(tmp_path)
                pester(terminal, chance, len(NONSENSE) if len(met) == 1 else 6)
                assert options(terminal.type("")) == listed
                assert kept(tmp_path) == before  # nothing was taken for an answer, nothing else was written
            screen = play_on(terminal, chance, screen, 1)
        before = kept(tmp_path)
        terminal.type(HUGE)
        pester_at_the_end(terminal)
        assert list(kept(tmp_path).values()) == list(before.values())
        shown = plain(terminal.heard)
    assert len(met) >= 10, sorted(met)
    assert "Traceback" not in shown and "defect" not in shown


def pester_at_the_end(terminal: Terminal) -> None:
    for line in NONSENSE:
        if line.strip():
            terminal.type(line)
    terminal.send(b"\x03")
    terminal.wait()
    terminal.send("\r")
    assert terminal.end() == 0


def test_nonsense_in_the_menu(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal", "--lang", "uk") as terminal:
        assert "чого бажаєте" in terminal.wait()
        for line in ["9", "-1", "🙂", "a" * 300]:
            assert "одне з чисел" in shown_after(terminal, line)
        assert "чого бажаєте" not in terminal.type("1")  # the game's own dialogue has begun


# Answers to the questions of the dialogue, by words in them; any other question gets Enter.
ANSWERS = {
    "How many people": "1", "How many Automas": "1", "Your faction": "sax", "Your player mat": "2",
    "Faction of the Automa": "nor", "Level of the Automa": "2",
}  # fmt: skip


def test_nonsense_in_the_dialogue(tmp_path: Path) -> None:
    """Every question refuses it and is asked again; what is set up in the end is what was answered."""
    answered = []
    with Terminal(tmp_path, "scythe", "play") as terminal:
        screen = terminal.wait()
        while not options(screen):
            question = screen.strip().splitlines()[-1]
            asked = max((words for words in ANSWERS if words in screen), key=screen.rfind, default="")
            for line in ["x" * 200, "🙂", "77", "-3", "1e9", "[b]{x}"]:
                again = terminal.type(line)
                assert terminal.shows(question), (line, again)
                assert "Traceback" not in again
            answered.append(asked)
            screen = terminal.type(ANSWERS.get(asked, ""))
            assert len(answered) < 20
        terminal.send(b"\x04")
        terminal.wait()
        terminal.send("\r")
        assert terminal.end() == 0
    assert set(ANSWERS) <= set(answered)
    (path,) = (tmp_path / "games").iterdir()
    seats = json.loads(path.read_text("utf-8"))["setup"]["seats"]
    assert seats == [
        {"player": "human", "faction": "saxony", "mat": "engineering"},
        {"player": "automa", "faction": "nordic", "level": "automaszyna"},
    ]
    assert kept(tmp_path) == {path.name: []}


def test_leaving_the_dialogue_leaves_nothing_behind(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "play") as terminal:
        terminal.wait()
        terminal.send(b"\x03")
        terminal.wait()
        terminal.send(b"\x03")
        assert terminal.end() == 0
    assert not (tmp_path / "games").exists()
