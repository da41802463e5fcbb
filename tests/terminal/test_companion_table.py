"""What a person beside a real board relies on: the whole set-up, every card, nothing impossible, nothing dodged."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.terminal.pseudo import Terminal
from tests.terminal.test_companion import opened, steps_in

from maszyna.scythe.ids import FACTIONS
from maszyna.terminal.scythe.setup.dialogue import most_distant

LAID = [
    "Place an encounter token on every territory",
    "Lay 3 Factory cards",
    "Shuffle the combat cards",
    "popularity marker on 10",
    "marker on the first space, “I”",
    "shuffle its 19 cards, scheme I up",
    "two discard piles",
    "no unit may move onto lakes or across rivers",
    "6 workers, 4 mechs and 6 stars",
    "its combat cards stay face down",
    "You take the first turn",
    "counted row by row from the top left",
]


def flat(screen: str) -> str:
    return " ".join(screen.split())


def test_the_set_up_lists_everything_and_where_the_numbers_are(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        shown = flat(table.screen())
        assert not [text for text in LAID if text not in shown]
        assert "23 Fac" in shown
        table.type("power 7")
        again = flat(table.type("setup"))
        assert "Crimea: power 5" in again and "popularity marker on 10" in again


def test_every_card_played_and_drawn_is_told(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        for step in ("deploy 36 speed", "encounter 36 gone", "adjust automa mechs 36", "adjust cards 3", "power 5",
                     "automa power 16", "automa cards 0"):  # fmt: skip
            table.type(step)
        told = table.type("fight 36 power 2 cards 3 card 15")
        assert "Saxony wins the combat" in told
        assert "Discard 1 combat card of Crimea" in told
        assert "Draw 1 combat card for Crimea" in told
        assert "power 5 → 3" in told


@pytest.mark.covers("A13.3")
def test_the_switching_card_belongs_to_the_reshuffle_and_the_deck_is_turned(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        for step in ("automa 6", "automa 3", "automa 2", "adjust automa tracker 8"):
            table.type(step)
        told = flat(table.type("automa 9"))
        assert "Saxony: shuffle all Automa cards, the last one too, into a new deck, scheme II up" in told
        assert "back into the deck" not in told


@pytest.fixture(scope="module")
def beginning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Terminal, Path]]:
    """A session in which nothing has happened yet; whoever uses it leaves it so."""
    home = tmp_path_factory.mktemp("home")
    with opened(home) as table:
        yield table, home


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("power 99", "beyond the end: power 16"),
        ("power -50", "below zero: power 5 -50"),
        ("stars 7", "beyond the end: stars 6"),
        ("popularity 19", "beyond the end: popularity 18"),
        ("coins -999", "below zero"),
        ("move mech 20", "none of these on the board: mech"),
        ("undo 3", "nothing to undo"),
        ("map 99", "Expected a territory from 1 to 47"),
        ("map x", "Expected a territory from 1 to 47"),
        ("lang pl", "Which language? en, uk, ru"),
        ("power +2; stars 7", "beyond the end"),
        ("coins 3; narnia", "no command"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(step: str, said: str, beginning: tuple[Terminal, Path]) -> None:
    table, home = beginning
    assert said in flat(table.type(step))
    assert steps_in(home) == []
    assert "track ends" not in table.type("adjust popularity 18")
    table.type("undo")
    assert steps_in(home) == []


def test_nobody_walks_away_from_a_combat(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        for step in ("encounter 36 gone", "adjust automa mechs 36", "adjust character 37"):
            table.type(step)
        assert "Combat on territory 36; type: fight" in table.type("move character 36")
        assert "There is a combat on territory 36: resolve it first" in table.type("move character 34")
        assert "character 36 → 34" in table.type("adjust move character 34")


def test_short_words_many_words_and_one_territory(tmp_path: Path) -> None:
    with opened(tmp_path, "the program") as table:
        for word in ("au", "aut", "auto", "autom"):
            assert "Saxony, card" in table.type(word)
        told = table.type("power +2; coins 9 ; auto")
        assert "power" in told and "→ 9" in told and "Saxony, card" in told
        assert steps_in(tmp_path)[-3:] == ["power +2", "coins 9", "automa"]
        assert "By land" in table.type("map 35")
        told = table.type("undo 3")
        assert told.count("Undone") == 3
        assert steps_in(tmp_path) == ["automa"] * 4
        assert "1 to 4" in table.type("undo 9")
        assert "1 to 4" in table.type("undo x")


def test_questions_inside_a_step_can_be_taken_back(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        for step in ("deploy 36 speed", "encounter 36 gone", "adjust automa mechs 36"):
            table.type(step)
        assert "Power on your dial" in table.type("fight 36")
        assert "Your combat cards" in table.type("2")
        assert "Power on your dial" in table.type("undo")
        assert "Your combat cards" in table.type("3")
        assert "Power on your dial" in table.type("u")
        assert "Nothing changed" in table.type("undo")
        assert len(steps_in(tmp_path)) == 3


def test_who_comes_back_is_told_again_what_to_do(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        assert "power 5 → 7" in table.type("power 7")
        table.kill()
    with Terminal(tmp_path, "scythe", "table", columns=100) as table:
        table.wait()
        told = table.type("")
        assert "Last step: power 7" in told and "→ Crimea: power 5 → 7" in told


def test_the_language_changes_in_the_session(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        assert "Ваше" in table.type("lang uk") or "Автом" in table.screen()
        assert "Крим: сила 5 → 6" in table.type("power 6")
        assert "Крым: сила 6 → 7" in [table.type("lang ru"), table.type("power 7")][1]
        assert "Crimea: power 7 → 8" in [table.type("lang en"), table.type("power 8")][1]


def test_a_first_game_is_offered_as_the_books_advise(tmp_path: Path) -> None:
    with Terminal(tmp_path, "scythe", "table", columns=100) as table:
        table.wait()
        assert "at most 5 players" in table.type("1")
        assert "0 to 4" in table.type("5") or "0 до 4" in table.screen() or "from 0 to 4" in table.screen()
        table.type("1")
        table.type("crimea")
        offered = flat(table.type("mech"))
        assert "For a first game: Autometta" in offered
        distant = FACTIONS[most_distant(FACTIONS.index("crimea"))].capitalize()
        assert f"[{distant}]" in offered
        assert "[Autometta]" in table.type("")


def test_the_most_distant_base() -> None:
    assert FACTIONS[most_distant(FACTIONS.index("crimea"))] in ("nordic", "albion")
    for faction in range(len(FACTIONS)):
        assert most_distant(faction) != faction
