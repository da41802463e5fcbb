"""`maszyna expeditions table` on a real pseudo-terminal: whole games, kill and resume, own cards, nonsense."""

import json
from pathlib import Path

import pytest
from tests.terminal.expeditions_table import (
    CARD,
    SETUP,
    WORDS,
    at_table,
    last_line,
    leaves,
    opened,
    played_to,
    session_cells,
    session_in,
    unwrapped,
)


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
    assert session_in(tmp_path).game.decision_kind() == "tokens_drawn"
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
        assert "Expected a location (n1 to n7, c1 to c7)" in table.type("why n9")
        table.type("")
        before = session_in(tmp_path).actions
        assert before[-1] in ("done", "enough")
        undone = table.type("undo")
        while session_in(tmp_path).actions[-1:] == ["done"]:
            undone = table.type("undo")
        assert "←" in undone
        assert session_in(tmp_path).actions == before[:4]
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
        assert "The end is near: 1 turn left." in unwrapped(table.type("map"))
        assert "the end is not near after all" in unwrapped(table.type("adjust my glory 3"))
        assert "The end is near" not in unwrapped(table.type("map"))
        table.type("done")
        while not last_line(table).startswith(">"):
            assert "How many coins do you have?" not in last_line(table)
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
            assert f"a decision card (1 to 14), not “{nonsense}”" in unwrapped(table.type(nonsense))
        assert "Card 8:" in table.type("8")
        table.type("done")
        assert "That card has been drawn since the last shuffle" in unwrapped(table.type("8"))
        undone = table.type("undo")
        assert "Undone: done" in undone
        table.type("adjust shuffled")
        table.type("done")
        assert "Card 8:" in table.type("card 8")
        assert "back into the decision deck: 8" in unwrapped(table.type("undo"))
        leaves(table)
    [file] = list((tmp_path / "games").glob("expeditions-*.going.json"))
    assert json.loads(file.read_text("utf-8"))["setup"]["cards"] == "typed"


@pytest.mark.covers("X9.2")
def test_a_tie_is_the_automas(tmp_path: Path) -> None:
    with at_table(tmp_path) as table:
        for step in ("adjust my glory 4", "adjust glory 6", "done"):
            table.type(step)
        played_to(table, "How many coins do you have?", "")
        coins = session_in(tmp_path).game.scores()[1] - 4 * 5  # what four glory tokens without a quest leave
        assert "quests" in table.type(str(coins))
        for amount in ("0", "0"):
            table.type(amount)
        assert "the Automa wins ties" in unwrapped(table.type("0"))
        leaves(table)
