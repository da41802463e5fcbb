"""Art by its hash: all of it well-formed, each drawing once, found again in a fresh process."""

import re
import subprocess
import sys
from xml.etree import ElementTree as Tree

import pytest
from tests.pictures.scenes import having

from maszyna.pictures.screen import art as gallery
from maszyna.pictures.screen.art import art, art_key, every_name
from maszyna.pictures.screen.piece_art import MOST_UNITS
from maszyna.pictures.screen.piece_shapes import SHAPES, letter_in
from maszyna.scythe.ids import FACTIONS, RESOURCES, STRUCTURES
from maszyna.speech.language.catalogue import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_drawing_is_well_formed_and_needs_nothing_from_outside(lang: str) -> None:
    for name in every_name():
        drawn = art(art_key(name, lang))
        root = Tree.fromstring(drawn)
        assert root.tag == f"{SVG}svg" and len(root.get("viewBox", "").split()) == 4, name
        inside = {str(each.get("id")) for each in root.iter()}
        assert all(link[0] == "#" and link[1:] in inside for link in re.findall(r'href="([^"]*)"', drawn)), name
        assert drawn.count("http") == 1 and not re.search("<(filter|mask|image|font|style)", drawn), name
        assert len(list(root)) > 0, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_things_look_different(lang: str) -> None:
    keys = [art_key(name, lang) for name in every_name() if not name.startswith("automa.")]
    assert len(set(keys)) == len(keys)


def test_names_are_listed_once_and_cover_the_box() -> None:
    names = every_name()
    assert len(set(names)) == len(names)
    for faction in FACTIONS:
        for kind, most in MOST_UNITS.items():
            assert f"{kind}.{faction}.{most}" in names
        assert {f"structure.{structure}.{faction}" for structure in STRUCTURES} < set(names)
    assert {f"resource.{resource}.100" for resource in RESOURCES} < set(names)
    icons = {"power", "popularity", "coin", "combat_card", "recruit", "cube", "star"}
    assert {f"icon.{icon}" for icon in icons} < set(names)
    assert {"automa.19.2.invaders", "factory.12", "objective.27", "layer.ground", "expeditions.map"} < set(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_the_language_are_unique(lang: str) -> None:
    letters = [letter_in(lang, faction) for faction in range(len(FACTIONS))]
    assert len(set(letters)) == len(FACTIONS)
    for faction, name in enumerate(FACTIONS):
        root = Tree.fromstring(art(art_key(f"mech.{name}.1", lang)))
        [letter] = having(root, "letter")
        assert letter.text == letters[faction]
        assert [each.get("class") for each in having(root, "body")] == [f"body {name}"]


@pytest.mark.parametrize("name", ["mech.polania.1", "structure.mill.albion", "trap.armed.togawa", "encounter"])
def test_a_style_sheet_can_reach_every_colour_of_a_piece(name: str) -> None:
    for each in Tree.fromstring(art(art_key(name, "en"))).iter():
        assert not {"fill", "stroke"} & set(each.keys()) or each.get("class"), Tree.tostring(each)


def test_patterns_wait_for_a_style_sheet() -> None:
    for name in FACTIONS:
        patterns = having(Tree.fromstring(art(art_key(f"worker.{name}.1", "en"))), "pattern")
        assert len(patterns) == (0 if name == "saxony" else 1)  # Saxony is plain
        assert all(each.get("display") == "none" for each in patterns)


@pytest.mark.parametrize("scheme", [1, 2])
def test_the_row_of_the_scheme_in_play_is_lit(scheme: int) -> None:
    root = Tree.fromstring(art(art_key(f"automa.1.{scheme}.base", "en")))
    lit = ["lit" in str(each.get("class")).split() for each in having(root, "scheme")]
    assert lit == [scheme == 1, scheme == 2]
    rows = having(root, "scheme-row")
    assert [len(having(row, "move")) for row in rows] == [3, 1]
    assert [len(having(row, "gain")) for row in rows] == [2, 1]


@pytest.mark.covers("R14")
def test_card_8_bears_the_emblem_that_the_game_is_played_with() -> None:
    drawn = [art(art_key(f"automa.8.1.{deck}", "en")) for deck in ("invaders", "togawa")]
    emblems = [len(having(Tree.fromstring(each), "togawa")) for each in drawn]
    assert emblems[1] == emblems[0] + 1


def test_a_number_stands_on_stacks_and_resources() -> None:
    """A 1 is not written."""
    said = {"worker.saxony.3": ["3"], "worker.saxony.1": [], "resource.oil.7": ["7"], "resource.oil.1": []}
    for name, texts in {**said, "resource.oil.100": ["99+"]}.items():
        root = Tree.fromstring(art(art_key(name, "en")))
        assert [each.text for each in having(root, "amount")] == texts, name


@pytest.mark.parametrize("kind", ["worker", "mech", "character", "airship", "structure.mill", "flag", "trap.armed"])
def test_the_outline_is_the_kinds_and_the_sign_the_factions(kind: str) -> None:
    """Neither needs the colour."""
    amount = ".1" if kind in MOST_UNITS else ""
    roots = {name: Tree.fromstring(art(art_key(f"{kind}.{name}{amount}", "en"))) for name in FACTIONS}
    assert len({having(root, "body")[0].get("d") for root in roots.values()}) == 1
    signs = [having(root, f"{name}-sign")[0].get("d") for name, root in roots.items()]
    assert len(set(signs)) == len(FACTIONS)


def test_no_two_kinds_have_one_outline() -> None:
    assert len({shape.outline for shape in SHAPES.values()}) == len(SHAPES)


def test_a_fresh_process_finds_a_hash_it_has_not_drawn() -> None:
    key = art_key("objective.5", "uk")
    script = f"from maszyna.pictures.screen.art import art; print(len(art({key!r})))"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert int(found.stdout) == len(art(key))


def test_drawings_of_a_position_are_kept_for_a_while() -> None:
    keys = [gallery.keep(f"<svg>{number}</svg>") for number in range(gallery.MOST_KEPT + 1)]
    assert art(keys[-1]) == f"<svg>{gallery.MOST_KEPT}</svg>" and art(keys[1]) == "<svg>1</svg>"
    with pytest.raises(KeyError):
        art(keys[0])


def test_an_unknown_hash_is_no_drawing() -> None:
    with pytest.raises(KeyError):
        art("nothing")
    assert gallery.draw_all.cache_info().currsize == 1
