"""The map in text: everything on it once, at its place, in the width there is."""

import re

import pytest
from rich.cells import cell_len
from rich.console import Console

from maszyna.kernel.bits import mask_of
from maszyna.kernel.packed_counts import packed
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.facts.world import RIVER, world
from maszyna.scythe.game import Scythe
from maszyna.scythe.ids import CRIMEA, FACTIONS, TERRITORIES
from maszyna.scythe.setup.new_game import new_game
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.screens.screen_texts import screen_texts
from maszyna.speech.scythe.texts import scythe_texts
from maszyna.terminal.scythe.map.pieces import mark_of, pieces_on, unit_letter
from maszyna.terminal.scythe.map.text_map import legend, text_map
from maszyna.terminal.scythe.play.place_info import place_lines

SEATS = [{"faction": "crimea", "mat": "industrial"}, {"faction": "albion"}, {"faction": "togawa"},
         {"player": "automa", "faction": "nordic"}]  # fmt: skip


def a_game(decisions: int = 0) -> Scythe:
    game = new_game({"seats": SEATS}, 7)
    play_out(game, random_dice(7), decisions)
    return game


def drawn(game: Scythe, width: int, lang: str = "en", highlight: int = 0) -> list[str]:
    console = Console(width=width, color_system=None)
    with console.capture() as captured:
        console.print(text_map(game.position, scythe_texts(lang), highlight))
    return captured.get().splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [44, 48, 60, 66, 80, 81, 120, 200])
def test_every_territory_is_drawn_once_and_nothing_is_too_wide(width: int, lang: str) -> None:
    lines = drawn(a_game(150), width, lang)
    assert max(cell_len(line) for line in lines) <= min(width, 81)
    for place in range(1, TERRITORIES + 1):
        terrain = scythe_texts(lang).name("terrain", world().territories[place - 1].terrain)[: 2 if width < 60 else 3]
        assert len(re.findall(rf"(?<!\d){place} ?{terrain}", "\n".join(lines))) == 1


@pytest.mark.parametrize("width", [44, 60, 80])
def test_the_frames_are_whole_up_to_the_edge(width: int) -> None:
    lines = drawn(a_game(), width)
    assert max(cell_len(line) for line in lines) == width
    assert all(line.rstrip()[-1] in "┐┘┤│┴┬" for line in lines)
    assert all(line.count("~") < width // 2 for line in lines)


@pytest.mark.parametrize("width", [20, 1])
def test_a_tiny_terminal_gets_what_fits(width: int) -> None:
    assert max(cell_len(line) for line in drawn(a_game(), width)) <= width


def test_reading_order_is_the_order_of_the_numbers() -> None:
    text = "\n".join(drawn(a_game(), 80))
    found = [int(number) for number in re.findall(r"(\d+) (?:vil|far|for|mou|tun|lak|Fac)", text)]
    assert found == list(range(1, TERRITORIES + 1))


def test_rivers_between_neighbours_of_a_row() -> None:
    lines = drawn(a_game(), 80)
    for land in world().territories:
        beside = [border.to for border in land.borders if border.to == land.id + 1]
        for other in beside:
            kind = next(border.kind for border in land.borders if border.to == other)
            line = next(line for line in lines if f"{land.id:2} " in line)
            after = line[line.index(f"{land.id:2} ") + 8]
            assert after == ("≈" if kind == RIVER else "│"), (land.id, other)


def test_tunnels_and_tokens() -> None:
    game = a_game()
    text = "\n".join(drawn(game, 80))
    for land in world().territories:
        marks = ("∩" if land.tunnel else "") + ("?" if land.encounter else "")
        assert re.search(rf"[│≈ ]{land.id} \w\w\w{re.escape(marks)} *[│≈]", text), land.id
    game.position.encounters = 0
    assert "?" not in "".join(drawn(game, 80))


def test_units_structures_and_resources() -> None:
    game = a_game()
    own = game.position.seats[[seat.faction for seat in game.position.seats].index(CRIMEA)]
    own.at[0] = own.at[1] = own.at[5] = own.at[6] = 30
    own.structures[2] = 30
    own.built = mask_of([30])
    own.muster()
    game.position.resources[30] = packed([3, 0, 0, 12])
    texts = scythe_texts("en")
    assert "".join(part.plain for part in pieces_on(game.position, texts, 30)) == "CrCMw2⌂·3f·12o"
    text = "\n".join(drawn(game, 80))
    assert "CrCMw2⌂" in text and "·3f·12o" in text
    told = "\n".join(line.plain for line in place_lines(texts, screen_texts("en"), game.position, 30))
    assert "tundra 30" in told and "Armory" in told and "By land" in told


def test_airships_have_a_sign_and_a_letter() -> None:
    game = new_game({"seats": SEATS, "airships": {"aggressive": "bombard"}}, 7)
    crimea, albion = (game.position.seats[[own.faction for own in game.position.seats].index(f)] for f in (CRIMEA, 6))
    crimea.airship = albion.airship = 30
    crimea.at[1] = 30
    crimea.cargo = packed([2, 0, 0, 0])
    crimea.muster()
    assert [part.plain for part in pieces_on(game.position, scythe_texts("en"), 30)] == ["CrM◠A", "Al◠A"]
    assert "CrM◠A" in "\n".join(drawn(game, 80))
    told = "\n".join(line.plain for line in place_lines(scythe_texts("en"), screen_texts("en"), game.position, 30))
    assert "Crimea: airship (2 food)" in told and "Albion: airship (nothing)" in told
    assert "◠A" in legend(screen_texts("en"), scythe_texts("en"), game.position).plain
    assert "◠A" not in legend(screen_texts("en"), scythe_texts("en"), a_game().position).plain


def test_options_are_pointed_at() -> None:
    text = "\n".join(drawn(a_game(), 80, highlight=mask_of([5, 28, 51])))
    assert text.count("»") == 3 and "» 5 tun" in text and "»28 for" in text and "»Crimea" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_tell_factions_and_units_apart(lang: str) -> None:
    texts = scythe_texts(lang)
    assert len({mark_of(texts, faction) for faction in range(len(FACTIONS))}) == len(FACTIONS)
    assert len({unit_letter(texts, kind) for kind in range(3)}) == 3
    told = legend(screen_texts(lang), texts, a_game().position).plain
    assert all(sign in told for sign in "?∩≈⌂»")


def test_places_have_words_too() -> None:
    game = a_game()
    for place in range(1, 55):
        assert next(place_lines(scythe_texts("en"), screen_texts("en"), game.position, place)).plain
