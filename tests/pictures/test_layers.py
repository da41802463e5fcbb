"""The board in layers: together they show what the whole picture shows, and no number."""

import gzip
import re
from itertools import pairwise
from xml.etree import ElementTree as Tree

import pytest
from tests.pictures.scenes import example, having

from maszyna.kernel.bits import members
from maszyna.pictures.draw.svg import number
from maszyna.pictures.screen import layers
from maszyna.pictures.screen.layers import small_board
from maszyna.pictures.screen.plates import courses, plates, rivers
from maszyna.pictures.scythe.grid import CENTRES, WIDE
from maszyna.pictures.scythe.request import draw_request
from maszyna.scythe.board import ENCOUNTERS, TUNNELS
from maszyna.scythe.facts.world import world
from maszyna.scythe.ids import CRIMEA, FACTIONS, PLACES, SAXONY, TERRAINS
from maszyna.scythe.notation import read_position
from maszyna.speech.common.keys import place_key
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.texts import scythe_texts

MOST_PLATES = 20_000  # bytes
MOST_SENT = 5_000  # compressed, of the whole ground


def tree(fragment: str) -> Tree.Element:
    return Tree.fromstring(f"<svg>{fragment}</svg>")


def said(root: Tree.Element) -> list[str]:
    return [each.text or "" for each in root.iter("text")]


def whole() -> Tree.Element:
    return Tree.fromstring(draw_request(example()))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ground_shows_every_territory_as_the_picture_does(lang: str) -> None:
    root = tree(layers.ground(lang))
    drawn = {each.get("data-place"): each.get("class") for each in having(root, "hex")}
    assert drawn == {f"t{here.id}": f"hex {TERRAINS[here.terrain]}" for here in world().territories}
    plates = {each.get("id"): each for each in root.iter("g") if each.get("id")}
    for each in having(root, "hex"):
        terrain = str(each.get("class")).split()[1]
        [ground, texture, sign] = plates[str(each.get("href"))[1:]]
        assert ground.get("fill") == f"url(#g-{terrain})"
        assert (texture.get("href"), sign.get("href")) == (f"#{terrain}-texture", f"#{terrain}-sign")
    turned = [each for each in having(root, "hex") if str(each.get("href")).endswith("-b")]
    assert 47 / 3 < len(turned) < 47 / 2  # textures do not repeat in rows
    middles = {(each.get("x"), each.get("y")) for each in having(root, "hex")}
    assert middles == {tuple(number(side) for side in CENTRES[here.id]) for here in world().territories}
    assert len(having(root, "tunnel")) == len(members(TUNNELS))
    assert len(having(root, "encounter-gone")) == len(members(ENCOUNTERS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bases_bear_their_names_and_nothing_else_is_written(lang: str) -> None:
    names = [scythe_texts(lang).name("faction", faction) for faction in range(len(FACTIONS))]
    assert said(tree(layers.ground(lang))) == names
    homes = tree(layers.homes(lang, (SAXONY, CRIMEA)))
    assert said(homes) == [names[CRIMEA], names[SAXONY]]
    assert [each.get("class") for each in having(homes, "base")] == ["base crimea", "base saxony"]
    assert tree(layers.homes(lang, ())) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_ground_is_small_and_the_same_every_time(lang: str) -> None:
    drawn = layers.ground(lang)
    assert len(plates().encode()) <= MOST_PLATES
    assert len(gzip.compress(drawn.encode())) <= MOST_SENT
    layers.ground.cache_clear()
    assert layers.ground(lang) == drawn


def test_the_rivers_run_where_the_picture_has_them() -> None:
    """Every border once, though the screen joins them to courses with round bends."""
    along = {frozenset((number(x), number(y)) for x, y in pair) for course in courses() for pair in pairwise(course)}
    drawn = [each.get("d", "") for each in having(whole(), "river")]
    assert along == {frozenset(re.findall(r"([\d.]+) ([\d.]+)", d)) for d in drawn}
    assert sum(len(course) - 1 for course in courses()) == len(along) == 32
    assert len(courses()) < 12
    strokes = [each.get("class") for each in tree(rivers()).iter("path")]
    assert strokes == ["s-bank", "s-river1", "s-river2"]


def test_the_numbers_are_a_layer_of_their_own() -> None:
    [usual] = having(whole(), "numbers")
    [drawn] = having(tree(layers.numbers()), "numbers")
    places = {(each.text, each.get("x"), each.get("y")) for each in drawn.iter("text")}
    assert places == {(each.text, each.get("x"), each.get("y")) for each in usual}


def test_every_element_with_a_colour_has_a_class() -> None:
    for fragment in [*(draw("en") for draw in layers.STILL.values()), layers.homes("en", (0, 3))]:
        for each in tree(fragment).iter():
            coloured = {"fill", "stroke"} & set(each.keys())
            assert not coloured or each.get("class"), Tree.tostring(each)


def test_the_box_is_eight_hexes_wide_and_holds_every_place() -> None:
    assert layers.BOX == (14, 0, 831.4, 840)
    left, top, wide, high = layers.BOX
    for place in range(1, PLACES):
        x, y = CENTRES[place]
        assert left - 0.1 <= x - WIDE / 2 and x + WIDE / 2 <= left + wide + 0.1
        assert top <= y - 60 and y + 60 <= top + high


def test_places_for_taps() -> None:
    places = layers.places()
    assert [place["key"] for place in places] == [place_key(place) for place in range(1, PLACES)]
    by_key = {place["key"]: place for place in places}
    assert (by_key["t22"]["x"], by_key["t22"]["y"], by_key["t22"]["shape"]) == (325.8, 420.0, "hex")
    assert {"base-saxony", "base-nordic"} < by_key.keys()
    assert len({(place["x"], place["y"]) for place in places}) == PLACES - 1


def test_a_thumbnail_shows_who_stands_where() -> None:
    position = read_position(example()).position
    drawn = small_board(tuple((seat.faction, tuple(seat.at)) for seat in position.seats))
    root = Tree.fromstring(drawn)
    dots = having(root, "body")
    standing = {(seat.faction, place) for seat in position.seats for place in seat.at if 0 < place < PLACES}
    assert len(dots) == len(standing)
    assert len(drawn) < 6_000
