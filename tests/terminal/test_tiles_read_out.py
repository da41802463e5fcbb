"""What a new game reads out of its tiles (W3.1): all of them, with their provenance, and the printed advice."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.play.tiles_screen import tell_tiles, tile_headings

FIRST_STAR = "Mission Possible, the Automa's card · reported The Automa starts with 1 star on open objectives."


def read_out(lang: str, setup: dict[str, Any]) -> str:
    out = StringIO()
    tell_tiles(Console(file=out, width=400), scythe_texts(lang), screen_texts(lang), new_game(setup, 3))
    return " ".join(out.getvalue().split())


@pytest.mark.covers("W1.2")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "own_pairs", "advised"), [(3, True, False), (4, True, True), (4, False, False)])
def test_own_pairs_get_the_printed_advice_from_four_players_on(
    lang: str, players: int, own_pairs: bool, advised: bool
) -> None:
    told = read_out(lang, {"seats": players, "airships": {"own_pairs": own_pairs}})
    assert (scythe_texts(lang).advice_on_own_pairs(4)[0] in told) == advised


@pytest.mark.covers("W5.9", "W5.7", "W5.8")
def test_the_automas_first_star_and_its_symbols_are_read_out() -> None:
    setup: dict[str, Any] = {
        "seats": [{}, {"player": "automa"}],
        "airships": {"active": True},
        "resolution": "mission_possible",
    }
    told = read_out("en", setup)
    assert FIRST_STAR in told
    assert "The Automa's camp · printed rule, symbols: house" in told
    assert "Active airship · printed rule, symbols: house" in told
    headings = tile_headings(scythe_texts("en"), new_game(setup, 3))
    assert FIRST_STAR in headings
