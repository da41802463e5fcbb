"""`maszyna scythe table` with airships and a resolution on a pseudo-terminal: from the setup to the end."""

from pathlib import Path

import pytest
from tests.terminal.pseudo import Terminal
from tests.terminal.test_companion import leaves, steps_in

# One person, one Automa, factions, mat, level; The Wind Gambit, airships, no own pairs, the tiles, no variant.
SETUP = ["", "", "crimea", "mech", "saxony", "", "y", "", ""]


def opened(home: Path, aggressive: str, passive: str, resolution: str, lang: str = "en") -> Terminal:
    """A new session of Crimea against Saxony; the people draw the cards."""
    table = Terminal(home, "scythe", "table", "--seed", "5", "--lang", lang, columns=110)
    table.wait()
    for answer in [*SETUP, aggressive, passive, "", resolution, "", "1"]:
        table.type(answer)
    return table


def flat(screen: str) -> str:
    return " ".join(screen.split())


def test_a_game_with_airships_and_last_turns_to_its_end(tmp_path: Path) -> None:
    with opened(tmp_path, "blitz", "boost", "land") as table:
        assert "Airship at the base of Crimea" in table.type("me")
        told = table.type("tiles")
        assert "The airship of Saxony (Automa) follows this card" in told and "The game ends by" in told
        assert "Crimea: airship base → 35" in table.type("airship 35")
        assert "Crimea: aboard, food +2" in table.type("cargo food 2")
        assert "◠A" in table.type("map")
        assert "Saxony: airship base → 34" in table.type("adjust automa airship 34")
        assert "Crimea: power 5 → 7" in table.type("power 7")
        told = flat(table.type("a 11"))
        assert "so the airship flies from mountain 34 to village 35 (W5.2" in told
        assert "Saxony: airship 34 → 35" in told and "The airships fight over territory 35; type: fight" in told
        assert "There is a combat on territory 35: resolve it first" in table.type("automa 3")
        assert "nearest to your airship" in flat(table.type("why"))
        assert "Power on your dial, 0 to 7?" in table.type("fight")
        assert "at most 1 (" in table.type("5")
        assert "Its number?" in table.type("3")
        assert "Its value?" in table.type("4")
        told = table.type("2")
        assert "Crimea wins the combat against Saxony" in told and "Saxony: airship 35 → base" in told
        told = table.type("undo")
        assert "← Saxony: airship base → 35" in told and "The airships fight over territory 35" in told
        table.type("fight power 0 cards none card 4 drawn 5")
        assert "No contradictions found." in table.type("status")
        assert "an airship carries 3" in table.type("cargo food 4") + table.type("status")
        table.type("undo")
        assert "fight air" in table.type("?") and "Not tracked here" in table.screen()
        told = table.type("stars 6")
        assert "Crimea begins the finale: 2 last turns (house rule)." in told
        assert "A last turn is one Move action and nothing else." in told and "1 Land Rush · house" in told
        assert "Last turns, in this order: Saxony, Crimea. When you have taken one of yours, type: done" in told
        assert "takes a last turn first" in table.type("done")
        assert "Last turns, in this order: Crimea." in table.type("automa 3")
        table.kill()
    with Terminal(tmp_path, "scythe", "table", columns=110) as table:
        table.wait()
        assert "Last turns, in this order: Crimea." in table.type("")
        told = table.type("done")
        assert "Crimea ends the game with 6 stars" in told and "The game has ended; type: score" in told
        assert "Crimea: how many coins now?" in table.type("score")
        table.type("30")
        assert "Winner: " in table.type("8")
        leaves(table)
    assert steps_in(tmp_path)[:2] == ["airship 35", "cargo food 2"]


def test_a_clock_is_counted_and_bombs_are_asked_for(tmp_path: Path) -> None:
    with opened(tmp_path, "bombard", "ferry", "doom") as table:
        assert "Saxony, turns left: 19. When you have taken all of yours, type: done" in table.type("automa 3")
        assert "The Automa still has turns" in table.type("done")
        for step in ("deploy 43 speed", "automa mechs 41", "airship 41", "move mech 43 41"):
            table.type(step)
        assert "How many resources do you pay for bombs, 0 to 3?" in table.type("fight")
        assert "Expected a number" in table.type("five")
        assert "Power on your dial" in table.type("1")
        assert "Nothing changed." in table.type("-")
        leaves(table)


@pytest.mark.parametrize(
    ("lang", "flies", "fight", "finale", "limits"),
    [
        (
            "uk",
            "тож вітроплав летить",
            "Бій вітроплавів над територією 35",
            "починає фінал: 2 останні ходи",
            "Програма не відстежує",
        ),
        (
            "ru",
            "поэтому дирижабль летит",
            "Бой дирижаблей над территорией 35",
            "начинает финал: 2 последних",
            "Программа не видит",
        ),
    ],
)
def test_other_languages(tmp_path: Path, lang: str, flies: str, fight: str, finale: str, limits: str) -> None:
    with opened(tmp_path, "blitz", "boost", "land", lang) as table:
        for step in ("airship 35", "cargo food 2", "automa airship 34", "power 7"):
            assert "→" in table.type(step) or "+2" in table.screen()
        told = flat(table.type("automa 11"))
        assert flies in told and fight in told
        table.type("fight power 5 cards none card 4 drawn 2")
        assert limits in table.type("?")
        assert finale in table.type("stars 6")
        for look in ("done", "automa 3", "done", "me", "map", "tiles", "why", "status", "log"):
            assert "Traceback" not in table.type(look)
        leaves(table)
