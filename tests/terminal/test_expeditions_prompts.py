"""The companion of Expeditions at its prompts: words of one's own, several things at once, refusals, nonsense."""

import json
from pathlib import Path

import pytest
from tests.terminal.expeditions_table import at_table, last_line, leaves, opened, played_to, session_in, unwrapped
from tests.terminal.pseudo import Terminal, plain

from maszyna.expeditions.events import MechPart
from maszyna.expeditions.table.steps import last_automa_turn, undoable
from maszyna.speech.expeditions.texts import expeditions_texts


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("uk", "досліди с3/4 3/візьми с3/я на південь/виправ поклади n2 4/виправ без мапи п2/готово"),
        ("ru", "исследуй С3/4 3/возьми с c3/мой мех юг/исправь положи n2 4/исправь нет карты н2/готово"),
    ],
)
def test_words_of_ones_own_language_are_typed(tmp_path: Path, lang: str, lines: str) -> None:
    with at_table(tmp_path, "--lang", lang) as table:
        for line in lines.split("/"):
            table.type(line)
        steps = session_in(tmp_path).actions
        assert steps == [
            "explore c3", "token 4", "token 3", "enough", "take c3", "me south", "adjust put n2 4", "adjust no map n2",
            "done",
        ]  # fmt: skip
        while not last_line(table).startswith(">"):
            table.type("нічого" if lang == "uk" else "ничего")
        assert "c3" in table.type("чому с3" if lang == "uk" else "почему с3")
        assert "◆" in table.type("мапа" if lang == "uk" else "карта")
        assert "“жонглюй на n3”" in table.type("жонглюй на n3").replace("«", "“").replace("»", "”")
        before = session_in(tmp_path).actions
        table.type("скасуй" if lang == "uk" else "отмени")
        assert session_in(tmp_path).actions == before[:-1]
        leaves(table, "вийти\r" if lang == "uk" else "выйти\r")


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert "Which language? en, uk, ru." in table.type("lang de")
        assert "«Експедиції» на вашому столі" in unwrapped(table.type("lang uk"))
        assert "Які жетони скверни покладено на c3" in table.type("досліди c3")
        assert "На c3 кладуть жетон скверни 5." in table.type("5")
        assert "«Экспедиции» на вашем столе" in unwrapped(table.type("мова ru"))
        assert "en, uk, ru" in table.type("язык xx")
        assert "Новая экспедиция" in unwrapped(table.type("new"))  # the set-up speaks it too
        table.send(b"\x03")
        assert "Выйти?" in table.wait()


def test_several_steps_are_taken_back_at_once(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for line in ("explore n3", "4 3", "take n3", "me south"):
            table.type(line)
        assert undoable(session_in(tmp_path)) == 4
        for wrong in ("0", "5", "x", "-1"):
            assert "Expected a number of steps (1 to 4)." in unwrapped(table.type(f"undo {wrong}"))
        undone = unwrapped(table.type("undo 3"))
        assert "Undone: me south" in undone and "Undone: token 4, token 3, enough" in undone
        assert session_in(tmp_path).actions == ["explore n3"]
        leaves(table)


def test_several_things_on_one_line_are_taken_as_a_whole(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert "There is no command “juggle n3”" in unwrapped(table.type("me n3; juggle n3; glory"))
        assert session_in(tmp_path).actions == []
        assert "There is no corruption on that location." in unwrapped(table.type("me n3; take n3"))
        assert session_in(tmp_path).actions == []
        table.type("explore n3; 4 3; я юг; glory")
        assert session_in(tmp_path).actions == ["explore n3", "token 4", "token 3", "enough", "me south", "glory"]
        leaves(table)


def test_who_comes_back_is_told_the_last_turn_again(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        table.type("done")
        while not last_line(table).startswith(">"):
            table.type("")
        table.kill()
    parts = [event for event in last_automa_turn(session_in(tmp_path)) if isinstance(event, MechPart)]
    assert parts
    with opened(tmp_path) as table:
        table.wait()
        again = unwrapped(table.type(""))
        for part in parts:
            assert expeditions_texts("en").sentence(part) in again


def test_refusals_say_what_would_be_right(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for typed, answer in [
            ("me n1", "There is another mech there."),
            ("me n9", "Write it like this: me n3"),
            ("me", "Write it like this: me n3"),
            ("take n3", "There is no corruption on that location."),
            ("adjust glory 0", "That is already so."),
            ("adjust", "adjust my glory 1"),
            ("juggle", "There is no command “juggle”. Help: ?"),
            ("n", "There is no command “n”. Help: ?"),  # not a new session
        ]:
            assert answer in unwrapped(table.type(typed))
        assert "Corruption drawn for n3" in table.type("e n3")
        for typed in ("99", "4 x", "20 4", "lots"):
            assert "Expected the values of corruption tokens" in unwrapped(table.type(typed))
        assert "Corruption drawn for n3, the last one on top" in table.type("?")
        assert "Corruption token 5 is placed on n3." in table.type("5")
        assert session_in(tmp_path).actions == ["explore n3", "token 5", "enough"]
        leaves(table, "q\r")


def test_nothing_is_done_that_cannot_be_written(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        games = tmp_path / "games"
        table.type("explore n3")
        games.rename(tmp_path / "elsewhere")
        games.write_text("in the way")
        assert "could not be saved" in table.type("4 3")
        games.unlink()
        (tmp_path / "elsewhere").rename(games)
        table.type("5")
    assert session_in(tmp_path).actions == ["explore n3", "token 5", "enough"]


def test_a_session_put_aside_and_one_that_is_spoilt(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        table.type("glory")
        assert "A new expedition." in table.type("new")
        leaves(table)
    (tmp_path / "games" / "expeditions-1.going.json").write_text('{"format": "maszyna/save@1"')
    with opened(tmp_path) as table:
        shown = table.wait()
        assert "set aside" in unwrapped(shown)
        assert "A new expedition." in shown  # and the other one is not offered
    assert list((tmp_path / "games").glob("*.spoilt"))
    assert len(list((tmp_path / "games").glob("expeditions-*.json"))) == 1


def test_a_session_declined_is_not_offered_again(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        table.type("glory")
        table.kill()
    with opened(tmp_path) as table:
        assert "There is an unfinished game (level 2, turn 1, 1 step). Continue it?" in unwrapped(table.wait())
        assert "A new expedition." in table.type("n")
    with opened(tmp_path) as table:
        assert "A new expedition." in table.wait()


NONSENSE = [
    "",
    "   ",
    "-1",
    "99999999999999999999",
    "² ٣",
    "żółć 🙂 漢字",
    "? 🙂",
    "why 🙂",
    "[bold]x[/no] {typed} %s",
    "a" * 1500,
]


def pester(table: Terminal) -> None:
    """Nonsense and keys at one prompt; then the same thing is asked."""
    for line in NONSENSE:
        table.type(line)
    for keys in (b"\x00\x07\x0b\x7f\r", b"\xff\xfe\xc3\x28\r", b"\x1b[A\x1b[B\x1b[Z\t\r", b"\x1b[31mred\x1b[0m\r"):
        table.send(keys)
        table.wait()
    table.send(b"\x03")
    assert "Leave?" in table.wait()
    table.type("n")


@pytest.mark.covers("X10")
def test_nonsense_at_every_prompt(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        table.wait()
        for nonsense in ("9", "x", "-1", "🙂"):
            assert "number from 1 to 5" in table.type(nonsense)
        assert "Enter the progress card of level 4 from" in unwrapped(table.type("4"))
        assert "Enter the progress card" in table.type("perhaps")
        assert "level 4 (not on file)" in table.type("n")
        table.type("4")
        assert "How many spaces" in table.type("")
        for nonsense in ("", "8", "65", "x"):
            assert "How many spaces" in table.type(nonsense)
        assert "spaces with a star" in table.type("20")
        for nonsense in ("", "1 2 3", "1 2 3 4 5 6 7 20", "8 7 6 5 4 3 2 1", "1 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7", "x"):
            assert "Expected 8 ascending numbers from 1 to 19" in unwrapped(table.type(nonsense))
        assert "Coins for a glory token" in table.type("1,2,3,4,5,6,7,8")
        for nonsense in ("", "21", "-1"):
            assert "Coins for a glory token" in table.type(nonsense)
        for coins in ("5", "1", "2"):
            shown = table.type(coins)
        assert "stars on 1, 2, 3, 4, 5, 6, 7, 8" in shown
        assert "How many spaces" in table.type("n")  # typed in again from the start
        for answer in ("21", "1 2 3 4 5 6 7 9", "5", "1", "2", ""):
            table.type(answer)
        assert "number" in table.type("nobody")
        table.type("you")
        assert "number from -9 to 9" in table.type("10")
        assert "The rules advise -2 to +3; this game uses -3 anyway." in unwrapped(table.type("-3"))
        assert "number" in table.type("nobody")
        table.type("the program")
        pester(table)
        table.type("explore n5")
        for line in NONSENSE[2:]:
            assert "Corruption drawn for n5" in unwrapped(table.type(line))
        table.type("3")
        for step in ("adjust my glory 4", "done"):
            table.type(step)
        played_to(table, "How many coins do you have?", "")
        pester(table)
        for amount in ("0", "0", "0", "0"):
            table.type(amount)
        pester(table)
        leaves(table)
        shown = plain(table.heard)
    assert "Traceback" not in shown and "defect" not in shown and "Unhandled" not in shown
    [kept] = json.loads((tmp_path / "expeditions-progress-cards.json").read_text("utf-8"))["cards"]
    assert (kept["level"], kept["spaces"], kept["stars"][-1]) == (4, 21, 9)
