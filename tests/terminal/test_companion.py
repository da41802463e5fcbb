"""`maszyna scythe table` on a real pseudo-terminal: a session with a combat each way, undo, adjust, kill and resume."""

from pathlib import Path

import pytest

from maszyna.kernel.save import parse
from maszyna.scythe.table import restored
from tests.terminal.pseudo import Terminal

SETUP = [
    ("", "How many Automas"), ("", "Your faction"), ("crimea", "Your player mat"), ("mech", "Faction of the Automa"),
    ("saxony", "Level of the Automa"), ("", "Set up more"), ("", "Who draws"),
]  # fmt: skip


def opened(home: Path, cards: str = "people") -> Terminal:
    """A new session of Crimea against Saxony."""
    terminal = Terminal(home, "scythe", "table", "--seed", "5")
    terminal.expect("How many people")
    for answer, expected in SETUP:
        terminal.say(answer, expected)
    terminal.say(cards, "Help: ?")
    return terminal


def steps_in(home: Path) -> list[str]:
    """What is written down."""
    [file] = list((home / "games").glob("table-*.going.json"))
    return restored(parse(file.read_text("utf-8"))).steps()


def test_a_session_with_a_combat_each_way(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        table.say("deploy 36 speed", "Crimea: mech mat → 36")
        table.say("encounter 36 gone", "encounter token off 36")
        table.say("power 6", "5 → 6")
        table.say("adjust automa mechs 29", "Saxony: mech mat → 29")
        table.say("automa character none", "character base → mat")
        table.say("automa power 8", "1 → 8")
        # The Automa attacks.
        table.say("a 17", "Combat on 36: fight")
        table.say("fight", "Power on your dial, 0 to 6?")
        table.say("2", "at most 1 (")
        table.say("3", "Draw an Automa card for Saxony. Its number?")
        table.say("15", "Saxony wins the combat against Crimea")
        table.expect("Crimea: mech 36 → base")
        table.expect("stars 0 → 1")
        table.say("why", "attack combat unit")
        table.say("why 28", "28")
        table.say("undo", "Taken back: fight 36 power 2 cards 3 card 15")
        table.expect("Crimea: mech base → 36")
        table.say("f 36 power 6 cards 5 card 4", "Their values?")
        table.say("2", "Crimea wins the combat against Saxony")
        # The person attacks.
        table.say("automa mechs 30", "mech mat → 30")
        table.say("power 9", "→ 9")
        table.say("move mech 30", "Combat on 30: fight")
        table.say("automa 3", "A combat waits on 30")
        table.say("fight", "Power on your dial")
        table.say("7", "Your combat cards")
        table.say("", "Its number?")
        table.say("10", "Their values?")
        table.say("2", "Crimea wins the combat")
        table.say("map", "30")
        table.say("me", "Crimea, mat: Mechanical")
        table.say("log", "fight 30 power 7")
        table.say("coins 12", "→ 12")
        table.say("score", "Popularity of Crimea now")
        table.say("lots", "A number is wanted")
        table.say("9", "Winner: ")
        table.say("quit", "Kept in")
        assert table.ended() == 0


def test_a_killed_session_goes_on_where_it_was(tmp_path: Path) -> None:
    with opened(tmp_path, "program") as table:
        table.say("power +2", "5 → 7")
        table.say("automa", "Saxony, card")
        table.expect("→ Saxony")
        written = steps_in(tmp_path)
        table.kill()
    assert written == ["power +2", "automa"]
    with Terminal(tmp_path, "scythe", "table") as table:
        table.expect("A session of 2 steps waits (Crimea, Saxony). Go on with it?")
        table.say("", "Help: ?")
        table.say("undo", "Taken back: automa")
        table.say("undo", "power 7 → 5")
        table.say("undo", "There is nothing to undo.")
        assert steps_in(tmp_path) == []
        table.say("new", "How many people")
        table.interrupt()
        table.expect("Leave?")
        table.type("")
        assert table.ended() == 0
    assert len(list((tmp_path / "games").glob("table-*.json"))) == 1


def test_a_spoilt_session_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    file = tmp_path / "games" / "table-1.going.json"
    file.write_text('{"format": "maszyna/save@1"')
    with Terminal(tmp_path, "scythe", "table") as table:
        table.expect("was put aside")
        table.expect("How many people")
    assert not file.exists()
    assert list((tmp_path / "games").glob("*.spoilt"))


def test_nonsense_at_every_prompt(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "table", "--seed", "5") as table:
        table.expect("How many people")
        table.say("heaps", "from 1 to 7")
        table.say("", "How many Automas")
        table.say("-3", "from 0 to 6")
        table.say("1", "Your faction")
        table.say("atlantis", "one of the numbers")
        table.say("crimea", "Your player mat")
        table.say("§§", "one of the numbers")
        table.say("mech", "Faction of the Automa")
        table.say("", "Level of the Automa")
        table.say("9", "one of the numbers")
        table.say("", "Set up more")
        table.say("perhaps", "Set up more")
        table.say("", "Who draws")
        table.say("nobody", "one of the numbers")
        table.say("people", "Help: ?")
        for nonsense in ("juggle", "\x1b[31mred", "12", "move move move", "power power", "why me", "adjust", "???"):
            table.type(nonsense)
            table.expect("power" if nonsense.startswith("power") else " ")
        table.say("automa", "Its number?")
        for nonsense in ("", "seven", "20", "?"):
            table.say(nonsense, "Its number?")
        table.say("-", "Nothing was done.")
        table.interrupt()
        table.expect("Leave?")
        table.say("n", ">")
        table.say("power 3", "→ 3")
        assert steps_in(tmp_path) == ["power 3"]
        table.say("status", "Nothing looks impossible.")
        table.say("workers 43 43 43 43 43 43 43 43 43", "(details: status)")
        table.say("status", "9 workers; the box has 8")
        table.say("adjust workers 43 44", "43")
        table.say("?", "take the last step back")
        table.say("q", "Kept in")
        assert table.ended() == 0


@pytest.mark.parametrize(
    ("lang", "asked", "told", "undone", "problem"),
    [
        ("uk", "Хто тягне", "сила 5 → 7", "Скасовано", "робітників 9"),
        ("ru", "Кто тянет", "сила 5 → 7", "Отменено", "рабочих 9"),
    ],
)
def test_other_languages(tmp_path: Path, lang: str, asked: str, told: str, undone: str, problem: str) -> None:
    with Terminal(tmp_path, "scythe", "table", "--seed", "5", "--lang", lang) as table:
        for answer in ("", "", "crimea", "mech", "saxony", "", ""):
            table.expect("]")
            table.type(answer)
        table.expect(asked)
        table.say("", "☆")
        table.say("power +2", told)
        table.say("automa", "→")
        table.say("undo", undone)
        table.say("workers 43 43 43 43 43 43 43 43 43", "⚠")
        table.say("status", problem)
        table.say("juggle", "«juggle»")
        table.say("quit", "table-")
        assert table.ended() == 0
