"""`maszyna scythe table` on a real pseudo-terminal: a session with a combat each way, undo, adjust, kill and resume."""

from pathlib import Path

import pytest
from tests.terminal.pseudo import Terminal

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.save import parse

SETUP = ["", "", "crimea", "mech", "saxony", "1", "", ""]  # one person, one Automa, factions, mat, level, no more


def opened(home: Path, cards: str = "people", *more: str) -> Terminal:
    """A new session of Crimea against Saxony."""
    table = Terminal(home, "scythe", "table", "--seed", "5", *more, columns=100)
    table.wait()
    for answer in [*SETUP, cards]:
        table.type(answer)
    return table


def steps_in(home: Path) -> list[str]:
    """What is written down."""
    [file] = list((home / "games").glob("table-*.going.json"))
    return SCYTHE_TABLE.restore(parse(file.read_text("utf-8"))).actions


def leaves(table: Terminal, keys: str = "quit\r") -> None:
    table.send(keys)
    assert table.end() == 0


def test_a_session_with_a_combat_each_way(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        assert "Crimea: mech mat → 36" in table.type("deploy 36 speed")
        assert "encounter token off 36" in table.type("encounter 36 gone")
        assert "Crimea: power 5 → 6" in table.type("power 6")
        assert "Saxony: mech mat → 29" in table.type("adjust automa mechs 29")
        assert "character base → mat" in table.type("automa character none")
        assert "power 1 → 8" in table.type("automa power 8")
        # The Automa attacks.
        told = table.type("a 17")
        assert "Saxony: mech 29 → 36" in told
        assert "Combat on territory 36; type: fight" in told
        assert "Power on your dial, 0 to 6?" in table.type("fight")
        assert "at most 1 (" in table.type("2")
        assert "Draw an Automa card for Saxony. Its number?" in table.type("3")
        told = table.type("15")
        assert "Saxony wins the combat against Crimea" in told
        assert "You lose: " in told and "You: 2 + 3 = 5" in told and "the higher total wins" in told
        assert "Crimea: mech 36 → base" in told
        assert "stars 0 → 1" in told
        assert "attack combat unit" in table.type("why")
        assert "28" in table.type("why 28")
        assert "A9.2: Move mech" in table.type("rule A9.2")
        assert "The six symbols" in table.type("rule")
        assert "No rule of this number" in table.type("rule 99")
        told = table.type("undo")
        assert "Undone: fight 36 power 2 cards 3 card 15" in told
        assert "← Crimea: mech base → 36" in told
        assert "Saxony: Automa card 15 back into the deck" in told
        assert "Its value?" in table.type("f 36 power 6 cards 5 card 4")
        assert "Crimea wins the combat against Saxony" in table.type("2")
        # The person attacks.
        assert "mech mat → 30" in table.type("automa mechs 30")
        assert "→ 9" in table.type("power 9")
        assert "Combat on territory 30; type: fight" in table.type("move mech 30")
        assert "There is a combat on territory 30: resolve it first" in table.type("automa 3")
        assert "Power on your dial" in table.type("fight")
        assert "Your combat cards" in table.type("7")
        assert "Its number?" in table.type("")
        assert "Its value?" in table.type("10")
        assert "Crimea wins the combat" in table.type("2")
        assert "30" in table.type("map")
        assert "Crimea, mat: Mechanical" in table.type("me")
        assert "fight 30 power 7" in table.type("log")
        assert "→ 12" in table.type("coins 12")
        assert "Crimea: what popularity now?" in table.type("score")
        assert "Expected a number" in table.type("lots")
        assert "Winner: " in table.type("9")
        leaves(table)


def test_a_turn_told_by_its_acts(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        assert "Power or cards?" in table.type("did bolster")
        assert "Expected one side" in table.type("oil")
        assert "Crimea: power 5 → 7, coins 6 → 5" in table.type("power")
        table.type("resources 43 metal 2; resources 47 metal 2")
        assert "Which mech, by its ability?" in table.type("did deploy")
        assert "Where?" in table.type("speed")
        assert "From where do you pay, 3 in all?" in table.type("43")
        told = table.type("43 2 47 1")
        assert "Crimea: mech mat → 43" in told
        assert "two sections in one turn" in table.type("did coins")
        table.type("undo")
        assert "Nothing changed." in table.type("did enlist") + table.type("-")
        assert "Crimea: mech 43 → mat" in table.type("undo")
        assert "There is nothing to redo." in table.type("undo") + table.type("redo 1") + table.type("redo; redo; redo")
        leaves(table)
    deployed = "did deploy speed 43 pay 43 metal 2 47 metal 1"
    assert steps_in(tmp_path) == [
        "did bolster power", "resources 43 metal 2", "resources 47 metal 2", deployed, "did coins"]  # fmt: skip


def test_a_turn_told_in_ukrainian(tmp_path: Path) -> None:
    with opened(tmp_path, "люди", "--lang", "uk") as table:
        assert "Сила чи карти?" in table.type("дія зміцнення")
        assert "сила 5 → 7" in table.type("сила")
        assert "дія торгівля" in table.type("дія торгівля метал нафта 43") + table.type("журнал")
        leaves(table)
    assert steps_in(tmp_path) == ["did bolster power", "did trade metal oil 43"]


def test_a_killed_session_goes_on_where_it_was(tmp_path: Path) -> None:
    with opened(tmp_path, "the program") as table:
        assert "power 5 → 7" in table.type("power +2")
        assert "Saxony, card" in table.type("automa")
        table.kill()
    assert steps_in(tmp_path) == ["power +2", "automa"]
    with Terminal(tmp_path, "scythe", "table", columns=100) as table:
        assert "There is an unfinished game (Crimea, Saxony, 2 steps). Continue it?" in table.wait()
        table.type("")
        assert "Undone: automa" in table.type("undo")
        assert "power 7 → 5" in table.type("u")
        assert "There is nothing to undo." in table.type("undo")
        assert steps_in(tmp_path) == []
        assert "How many people" in table.type("new")
        leaves(table, "quit\r")
    assert len(list((tmp_path / "games").glob("table-*.json"))) == 1
    with Terminal(tmp_path, "scythe", "table", columns=100) as table:
        assert "How many people" in table.wait()  # nobody is asked about what was put aside


def test_a_spoilt_session_is_put_aside(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    file = tmp_path / "games" / "table-1.going.json"
    file.write_text('{"format": "maszyna/save@1"')
    with Terminal(tmp_path, "scythe", "table", columns=100) as table:
        shown = table.wait()
        assert "set aside" in shown
        assert "How many people" in shown
    assert not file.exists()
    assert list((tmp_path / "games").glob("*.spoilt"))


def test_nothing_is_done_that_cannot_be_written(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        games = tmp_path / "games"
        games.rename(tmp_path / "elsewhere")
        games.write_text("in the way")
        assert "could not be saved" in table.type("power 3")
        assert "nothing to undo" in table.type("undo")
        games.unlink()
        (tmp_path / "elsewhere").rename(games)
        assert "power 5 → 4" in table.type("power 4")
    assert steps_in(tmp_path) == ["power 4"]


def test_nonsense_at_every_prompt(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "table", "--seed", "5", columns=100) as table:
        table.wait()
        for nonsense, answer in [("heaps", ""), ("-3", "1"), ("atlantis", "crimea"), ("§§", "mech"), ("x", "saxony")]:
            assert "number" in table.type(nonsense)
            table.type(answer)
        assert "number" in table.type("9")
        table.type("")
        assert "Wind Gambit" in table.type("sometimes")
        table.type("")
        assert "Set up more" in table.type("perhaps")
        table.type("")
        assert "number" in table.type("nobody")
        table.type("people")
        for nonsense in [
            "juggle",
            "12",
            "move move",
            "power power",
            "why me",
            "adjust",
            "???",
            "po 3",
            "fight",
            "🎲" * 300,
            "\x1b[31mred\x1b[0m",
        ]:
            shown = table.type(nonsense)
            assert "Traceback" not in shown
            assert "Unhandled exception" not in shown
            assert shown.rstrip().rstrip("\x08").endswith(">")
        assert "Its number?" in table.type("automa")
        for nonsense in ("", "seven", "20", "?"):
            assert "Its number?" in table.type(nonsense)
        assert "Nothing changed." in table.type("-")
        table.send(b"\x03")
        assert "Leave?" in table.wait()
        table.type("n")
        assert "→ 3" in table.type("power 3")
        assert steps_in(tmp_path) == ["power 3"]
        assert "No contradictions found." in table.type("status")
        assert "Artillery: Before a combat you may pay 1 power" in table.type("? artillery")
        assert "(details: status)" in table.type("workers 43 43 43 43 43 43 43 43 43")
        assert "9 workers; the box has 8" in table.type("status")
        assert "worker" in table.type("adjust workers 43 44")
        assert "undo the last step" in table.type("?")
        leaves(table, "q\r")


def test_nonsense_in_a_combat(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        for step in ("deploy 43 speed", "automa mechs 41", "move mech 43 41"):
            table.type(step)
        assert "dial" in table.type("fight")
        for nonsense in ("", "lots", "9", "-5", "?"):
            assert "Power on your dial" in table.type(nonsense)
        assert "Your combat cards" in table.type("2")
        for nonsense in ("9", "2 3", "ace"):
            assert "Your combat cards" in table.type(nonsense)
        assert "Its number?" in table.type("none")
        assert "Its number?" in table.type("0")
        assert "Its value?" in table.type("1")
        for nonsense in ("", "2 3", "x"):
            assert "Its value?" in table.type(nonsense)
        assert "wins the combat" in table.type("3")


@pytest.mark.parametrize(
    ("lang", "told", "undone", "problem", "fights"),
    [
        ("uk", "сила 5 → 7", "Скасовано", "робітників 9", "Сила на вашому диску"),
        ("ru", "сила 5 → 7", "Отменено", "рабочих 9", "Сила на вашем диске"),
    ],
)
def test_other_languages(tmp_path: Path, lang: str, told: str, undone: str, problem: str, fights: str) -> None:
    with opened(tmp_path, "", "--lang", lang) as table:
        assert told in table.type("power +2")
        assert "→" in table.type("automa")
        table.type("why")
        assert undone in table.type("undo")
        assert "⚠" in table.type("workers 43 43 43 43 43 43 43 43 43")
        assert problem in table.type("status")
        assert "«juggle»" in table.type("juggle")
        for step in ("workers 43 44", "deploy 43 speed", "automa mechs 41", "move mech 43 41"):
            table.type(step)
        assert fights in table.type("fight")
        table.type("3")
        table.type("")
        table.type("2 2")
        for look in ("?", "map", "me", "log", "status", "score", "9", "9"):
            assert "Traceback" not in table.type(look)
        leaves(table)
