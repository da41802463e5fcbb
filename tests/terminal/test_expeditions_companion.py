"""`maszyna expeditions table` on a real pseudo-terminal: whole games, kill and resume, own cards, nonsense."""

import json
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.terminal.pseudo import Terminal, plain

from maszyna.expeditions.events import MechPart
from maszyna.expeditions.table import Session, restored
from maszyna.kernel.save import parse
from maszyna.speech.expeditions.texts import expeditions_texts

SEED = "33"  # explores, cleanses and takes the 20 within a short game
CARD = ["5", "", "10", "1 2 3 4 5 6 7 8", "5", "2", "2", ""]  # a made-up card of level 5, typed in
MOST_STEPS = 60
SETUP = ["", "1", "0", ""]  # level 2, the person begins, no tuning, the program draws


class Words(NamedTuple):
    """What is looked for on the screen in one language."""

    missing: str
    kept: str
    drawn: str
    explores: str
    takes_20: str
    cleanses: str
    skipped: str
    go_on: str
    undone: str
    back: str
    end_near: str
    coins: str
    winner: str
    impossible: str
    nothing: str


WORDS = {
    "en": Words(
        "level 5: Ultimaszyna (not on file)", "The card is kept", "Corruption drawn for c7", "takes the map token",
        "goes from n3 to n4 and takes the 20", "and takes corruption 3", "n2 with your mech does not count",
        "Go on with it?", "Taken back: token 4, token 3, enough", "← c7: corruption, top first: 3, 4 → —",
        "the end is near", "Your coins?", "The Automa wins: 62 coins to 37.", "stands on a face-down tile",
        "There is nothing to undo.",
    ),
    "uk": Words(
        "рівень 5: Ультимашина (карти немає)", "Карту збережено", "Які жетони скверни покладено на c7",
        "бере жетон мапи",
        "іде з n3 на n4 й бере жетон 20", "й бере скверну 3", "n2 з вашим мехом не рахується", "Продовжити її?",
        "Скасовано: жетон 4, жетон 3, досить", "← c7: скверна згори донизу: 3, 4 → —", "кінець близько",
        "Скільки у вас монет?", "Перемагає Автома, за монетами 62 проти 37.", "стоїть на закритій плитці",
        "Нема чого скасовувати",
    ),
    "ru": Words(
        "уровень 5: Ультимашина (карты нет)", "Карта сохранена", "Какие жетоны скверны положены на c7",
        "берёт жетон карты",
        "идёт с n3 на n4 и берёт жетон 20", "и берёт скверну 3", "n2 с вашим мехом не считается", "Продолжить её?",
        "Отменено: жетон 4, жетон 3, хватит", "← c7: скверна сверху вниз: 3, 4 → —", "конец близок",
        "Сколько у вас монет?",
        "Побеждает Автома, по монетам 62 против 37.", "стоит на закрытой плитке", "Нечего отменять",
    ),
}  # fmt: skip


def opened(home: Path, *more: str) -> Terminal:
    return Terminal(home, "expeditions", "table", "--seed", SEED, *more)


def at_table(home: Path, *more: str) -> Terminal:
    """A new session of level 2 at the person's first turn."""
    table = opened(home, *more)
    table.wait()
    for answer in SETUP:
        table.type(answer)
    return table


def session_in(home: Path) -> Session:
    """What is written down."""
    [file] = list((home / "games").glob("expeditions-*.going.json"))
    return restored(parse(file.read_text("utf-8")))


def unwrapped(shown: str) -> str:
    """A screen without the breaks of its lines."""
    return re.sub(r"\s+", " ", shown)


def leaves(table: Terminal, keys: str = "quit\r") -> None:
    table.send(keys)
    assert table.end() == 0


@pytest.mark.parametrize("lang", WORDS)
@pytest.mark.covers("X2.3", "X9.1", "X10")
def test_a_whole_game(tmp_path: Path, lang: str) -> None:
    words = WORDS[lang]
    heard = ""
    with opened(tmp_path, "--lang", lang) as table:
        assert words.missing in table.wait()
        for answer in CARD:
            shown = table.type(answer)
        assert words.kept in shown
        table.type("1")
        table.type("+1")
        assert "◆" in table.type("")
        assert words.nothing in table.type("undo")
        table.type("explore n4")
        table.type("20")
        assert "20" in session_cells(table.type("map"))[3]
        table.type("me n2")
        assert words.impossible in unwrapped(table.type("status"))
        shown = table.type("done")
        heard += shown
        assert words.skipped in unwrapped(shown)
        assert words.explores in shown
        assert words.drawn in shown
        table.type("4 3")
        shown = table.type("undo")
        assert words.undone in shown
        assert words.back in shown
        assert words.drawn in shown
        table.kill()  # before the tokens are told again
    assert session_in(tmp_path).game.decision() == "tokens_drawn"
    with opened(tmp_path, "--lang", lang) as table:
        assert words.go_on in table.wait()
        assert words.drawn in table.type("")
        table.type("4 3")
        table.type("me south")
        heard += table.type("take n4")
        table.type("undo")  # the 20 lies there again
        heard += played_to(table, words.coins, "4 3")
        assert words.end_near in unwrapped(heard)
        assert words.explores in heard
        assert words.cleanses in unwrapped(heard)
        assert words.takes_20 in unwrapped(heard)
        for amount in ("11", "3", "6", "10"):
            shown = table.type(amount)
        assert words.winner in unwrapped(shown)
        assert " 62 " in table.type("score")
        for look in ("why", "log", "goals", "?", "status", "map"):
            assert "Traceback" not in table.type(look)
        leaves(table)
    assert not list((tmp_path / "games").glob("*.going.json"))  # nobody is asked to go on with it
    [kept] = json.loads((tmp_path / "expeditions-progress-cards.json").read_text("utf-8"))["cards"]
    assert (kept["level"], kept["spaces"], kept["stars"]) == (5, 10, [1, 2, 3, 4, 5, 6, 7, 8])
    with opened(tmp_path, "--lang", lang) as table:
        assert words.missing not in table.wait()  # the card is there for the next game


def session_cells(shown: str) -> list[str]:
    """The seven cells of the North row, without their borders."""
    rows = [line for line in shown.splitlines() if line.startswith("│")]
    return [" ".join(row.split("│")[at + 1].strip() for row in rows[1:3]) for at in range(7)]


def last_line(table: Terminal) -> str:
    return table.screen().rstrip().splitlines()[-1].rstrip()


def played_to(table: Terminal, question: str, drawn: str) -> str:
    """Turns without a step of one's own until this is asked; all that was shown."""
    heard = ""
    for _ in range(MOST_STEPS):
        asked = last_line(table)
        if asked.startswith(question):
            return heard
        heard += table.type("done" if asked.startswith(">") else drawn)
    raise AssertionError(f"{question} was not asked: {heard[-2000:]}")


def test_the_rows_fit_into_80_columns(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for step in ("explore n4", "4 3 10 5 10 6 7 8", "adjust no map n1", "adjust put n1 20", "me n4"):
            table.type(step)
        shown = table.type("map")
        assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80
        cells = session_cells(shown)
        assert cells[0] == "◆ 20"
        assert cells[1] == "? "
        assert cells[3].startswith("● 8 7 6 10")  # the top token first
        pile = [line.split("│")[4].strip() for line in shown.splitlines() if line.startswith("│")][2:4]
        assert " ".join(pile).split() == ["8", "7", "6", "10", "5", "10", "3", "4"]
        assert "▲" in shown and "☆" in shown


def test_why_undo_and_status(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert "has not chosen anything yet" in table.type("why")
        for step in ("adjust glory 3", "adjust no map n1", "adjust put n1 5", "adjust put n1 4"):
            assert "→" in table.type(step)
        assert "glory tokens are in the camp" in table.type("status")
        told = unwrapped(table.type("done"))
        assert "The Automa · turn 2" in told
        why = unwrapped(table.type("why"))
        assert "north mech" in why and "central mech" in why and "(X7." in why
        assert "n5" in table.type("why n5")
        assert "A location is wanted (n1 to n7, c1 to c7)" in table.type("why n9")
        table.type("")
        before = session_in(tmp_path).steps()
        assert before[-1] in ("done", "enough")
        undone = table.type("undo")
        while session_in(tmp_path).steps()[-1:] == ["done"]:
            undone = table.type("undo")
        assert "←" in undone
        assert session_in(tmp_path).steps() == before[:4]
        leaves(table)


@pytest.mark.covers("X2.1", "X2.2", "X2.3", "X2.5", "X4.5")
def test_the_whole_set_up_is_told_and_shown_again(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        assert "(2 is advised for a first game)" in unwrapped(table.wait())
        for answer in SETUP[:-1]:
            table.type(answer)
        shown = unwrapped(table.type(SETUP[-1]))
        for sentence in (
            "leave out the step “player components” for the Automa",
            "counted from the left: n1 to n7 in the North row, c1 to c7 in the Central row",
            "Put a mech on n1, the leftmost North location: this is the north mech. A blue base is advised",
            "Put a mech on c7, the rightmost Central location: this is the central mech. A black base",
            "Put the Automa's progress card on the table (level 2: Maszyna).",
            "Put an unused action token on the start of its track: this is the progress token.",
            "4 glory tokens of one colour and 4 of another on its spaces 1 to 8: the Automa has 8, you have 4.",
            "The decision cards stay in the box",
            "First player: you.",
            "017, 030, 056 or 063",
            "On location 19 this may leave you without any benefit to gather.",
        ):
            assert sentence in shown, sentence
        assert (
            "through face-down locations with a mech of the Automa, and they count for your range; now: n1, c7" in shown
        )
        assert "Put an unused action token" in unwrapped(table.type("setup"))
        table.type("adjust no map n1")
        assert "for your range; now: c7 (X4.5)." in unwrapped(table.type("map"))
        table.type("adjust no map c7")
        assert "(X4.5)" not in table.type("map")
        leaves(table)


@pytest.mark.covers("X9.1")
def test_an_end_told_by_mistake_is_taken_back(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for step in ("glory", "glory", "glory", "glory"):
            table.type(step)
        assert "the end is near" in unwrapped(table.type("done"))
        while not last_line(table).startswith(">"):
            table.type("")
        assert "The end is near: turns left 1." in unwrapped(table.type("map"))
        assert "the end is not near after all" in unwrapped(table.type("adjust my glory 3"))
        assert "The end is near" not in unwrapped(table.type("map"))
        table.type("done")
        while not last_line(table).startswith(">"):
            assert "Your coins?" not in last_line(table)
            table.type("")
        leaves(table)


@pytest.mark.covers("X5.1", "X5.2")
def test_cards_from_a_real_deck(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        table.wait()
        for answer in SETUP[:-1]:
            table.type(answer)
        assert "Shuffle the 14 decision cards, set 2 aside without looking" in unwrapped(table.type("1"))
        assert "Number of the decision card you drew (1 to 14)?" in table.type("done")
        for nonsense in ("", "15", "fly"):
            assert f"a decision card is wanted (1 to 14), not “{nonsense}”" in unwrapped(table.type(nonsense))
        assert "Card 8:" in table.type("8")
        table.type("done")
        assert "That card has been drawn since the last shuffle" in unwrapped(table.type("8"))
        undone = table.type("undo")
        assert "Taken back: done" in undone
        table.type("adjust shuffled")
        table.type("done")
        assert "Card 8:" in table.type("card 8")
        assert "decision cards 8: back into the deck" in unwrapped(table.type("undo"))
        leaves(table)
    [file] = list((tmp_path / "games").glob("expeditions-*.going.json"))
    assert json.loads(file.read_text("utf-8"))["setup"]["cards"] == "typed"


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
        steps = session_in(tmp_path).steps()
        assert steps == [
            "explore c3", "token 4", "token 3", "enough", "take c3", "me south", "adjust put n2 4", "adjust no map n2",
            "done",
        ]  # fmt: skip
        while not last_line(table).startswith(">"):
            table.type("нічого" if lang == "uk" else "ничего")
        assert "c3" in table.type("чому с3" if lang == "uk" else "почему с3")
        assert "◆" in table.type("мапа" if lang == "uk" else "карта")
        assert "“жонглюй на n3”" in table.type("жонглюй на n3").replace("«", "“").replace("»", "”")
        before = session_in(tmp_path).steps()
        table.type("скасуй" if lang == "uk" else "отмени")
        assert session_in(tmp_path).steps() == before[:-1]
        leaves(table, "вийти\r" if lang == "uk" else "выйти\r")


def test_the_language_changes_at_the_table(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert "Which language? en, uk, ru." in table.type("lang de")
        assert "«Експедиції» на вашому столі" in unwrapped(table.type("lang uk"))
        assert "Які жетони скверни покладено на c3" in table.type("досліди c3")
        assert "Скверна 5 лягає на c3." in table.type("5")
        assert "«Экспедиции» на вашем столе" in unwrapped(table.type("мова ru"))
        assert "en, uk, ru" in table.type("язык xx")
        assert "Новая экспедиция" in unwrapped(table.type("new"))  # the set-up speaks it too
        table.send(b"\x03")
        assert "Выйти?" in table.wait()


def test_several_steps_are_taken_back_at_once(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for line in ("explore n3", "4 3", "take n3", "me south"):
            table.type(line)
        assert session_in(tmp_path).undoable() == 4
        for wrong in ("0", "5", "x", "-1"):
            assert "A number of steps is wanted (1 to 4)." in unwrapped(table.type(f"undo {wrong}"))
        undone = unwrapped(table.type("undo 3"))
        assert "Taken back: me south" in undone and "Taken back: token 4, token 3, enough" in undone
        assert session_in(tmp_path).steps() == ["explore n3"]
        leaves(table)


def test_several_things_on_one_line_are_taken_as_a_whole(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        assert "“juggle n3” is no command here" in unwrapped(table.type("me n3; juggle n3; glory"))
        assert session_in(tmp_path).steps() == []
        assert "There is no corruption on that location." in unwrapped(table.type("me n3; take n3"))
        assert session_in(tmp_path).steps() == []
        table.type("explore n3; 4 3; я юг; glory")
        assert session_in(tmp_path).steps() == ["explore n3", "token 4", "token 3", "enough", "me south", "glory"]
        leaves(table)


def test_who_comes_back_is_told_the_last_turn_again(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        table.type("done")
        while not last_line(table).startswith(">"):
            table.type("")
        table.kill()
    parts = [event for event in session_in(tmp_path).last_automa_turn() if isinstance(event, MechPart)]
    assert parts
    with opened(tmp_path) as table:
        table.wait()
        again = unwrapped(table.type(""))
        for part in parts:
            assert expeditions_texts("en").sentence(part) in again


def test_refusals_say_what_would_be_right(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for typed, answer in [
            ("me n1", "Another mech stands there."),
            ("me n9", "It is said like this: me n3"),
            ("me", "It is said like this: me n3"),
            ("take n3", "There is no corruption on that location."),
            ("adjust glory 0", "It is so already."),
            ("adjust", "adjust my glory 1"),
            ("juggle", "“juggle” is no command here. Help: ?"),
            ("n", "“n” is no command here. Help: ?"),  # not a new session
        ]:
            assert answer in unwrapped(table.type(typed))
        assert "Corruption drawn for n3" in table.type("e n3")
        for typed in ("99", "4 x", "20 4", "lots"):
            assert "Values of corruption tokens are wanted" in unwrapped(table.type(typed))
        assert "Corruption drawn for n3, the last on top" in table.type("?")
        assert "Corruption 5 is put on n3." in table.type("5")
        assert session_in(tmp_path).steps() == ["explore n3", "token 5", "enough"]
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
    assert session_in(tmp_path).steps() == ["explore n3", "token 5", "enough"]


def test_a_session_put_aside_and_one_that_is_spoilt(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        table.type("glory")
        assert "A new expedition." in table.type("new")
        leaves(table)
    (tmp_path / "games" / "expeditions-1.going.json").write_text('{"format": "maszyna/save@1"')
    with opened(tmp_path) as table:
        shown = table.wait()
        assert "put aside" in unwrapped(shown)
        assert "A new expedition." in shown  # and the other one is not offered
    assert list((tmp_path / "games").glob("*.spoilt"))
    assert len(list((tmp_path / "games").glob("expeditions-*.json"))) == 1


def test_a_session_declined_is_not_offered_again(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        table.type("glory")
        table.kill()
    with opened(tmp_path) as table:
        assert "A session of 1 step waits (level 2, turn 1). Go on with it?" in unwrapped(table.wait())
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
        assert "Type the progress card of level 4 in" in unwrapped(table.type("4"))
        assert "Type the progress card" in table.type("perhaps")
        assert "level 4 (not on file)" in table.type("n")
        table.type("4")
        assert "How many spaces" in table.type("")
        for nonsense in ("", "8", "65", "x"):
            assert "How many spaces" in table.type(nonsense)
        assert "spaces with a star" in table.type("20")
        for nonsense in ("", "1 2 3", "1 2 3 4 5 6 7 20", "8 7 6 5 4 3 2 1", "1 1 2 3 4 5 6 7", "0 1 2 3 4 5 6 7", "x"):
            assert "8 ascending numbers from 1 to 19 are wanted" in unwrapped(table.type(nonsense))
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
        assert "The rules advise -2 to +3; -3 is played all the same." in unwrapped(table.type("-3"))
        assert "number" in table.type("nobody")
        table.type("the program")
        pester(table)
        table.type("explore n5")
        for line in NONSENSE[2:]:
            assert "Corruption drawn for n5" in unwrapped(table.type(line))
        table.type("3")
        for step in ("adjust my glory 4", "done"):
            table.type(step)
        played_to(table, "Your coins?", "")
        pester(table)
        for amount in ("0", "0", "0", "0"):
            table.type(amount)
        pester(table)
        leaves(table)
        shown = plain(table.heard)
    assert "Traceback" not in shown and "defect" not in shown and "Unhandled" not in shown
    [kept] = json.loads((tmp_path / "expeditions-progress-cards.json").read_text("utf-8"))["cards"]
    assert (kept["level"], kept["spaces"], kept["stars"][-1]) == (4, 21, 9)


@pytest.mark.covers("X9.2")
def test_a_tie_is_the_automas(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for step in ("adjust my glory 4", "adjust glory 6", "done"):
            table.type(step)
        played_to(table, "Your coins?", "")
        coins = session_in(tmp_path).game.scores()[1] - 4 * 5  # what four glory tokens without a quest leave
        assert "Quests" in table.type(str(coins))
        for amount in ("0", "0"):
            table.type(amount)
        assert "a tie is the Automa's win" in unwrapped(table.type("0"))
        leaves(table)
