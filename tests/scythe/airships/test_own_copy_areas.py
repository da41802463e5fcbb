"""What one's own copy of an airship tile does on territories beside the airship (W5.3)."""

from typing import Any

import pytest
from tests.scythe.airships.airfield import aboard, airfield, hover
from tests.scythe.campaign import attack, march, ways, where
from tests.scythe.props import have
from tests.scythe.scene import Scene

from maszyna.kernel.bits import members
from maszyna.kernel.document import Part
from maszyna.kernel.errors import FormatError
from maszyna.scythe.board import ADJACENT, EVERYWHERE, LAKES
from maszyna.scythe.facts.effects import AGGRESSIVE, AUTOMA_CARD, PASSIVE
from maszyna.scythe.facts.tile_documents import read_tile
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.language.translator import Translator
from maszyna.speech.scythe.tiles.effects import effect_sentences

SHIP = 30
AROUND = members(ADJACENT[SHIP] & EVERYWHERE)
BY_WHERE = {"here": [SHIP], "adjacent": AROUND, "around": sorted([SHIP, *AROUND])}


def aggressive(effect: str, area: str, *numbers: int, name: str = "bounty") -> dict[str, Any]:
    one = {"effect": effect, "numbers": list(numbers), "where": area}
    return {"id": name, "cargo": "resources", "provenance": ["printed"], "effects": [one]}


def passive(effect: str, area: str, *numbers: int) -> dict[str, Any]:
    one = {"effect": effect, "numbers": list(numbers), "where": area}
    return {"id": "reap", "range": 2, "provenance": ["printed"], "effects": [one]}


def over_30(tile: dict[str, Any], *names: str) -> Scene:
    kind = "passive" if "range" in tile else "aggressive"
    pair = (tile["id"], "reap") if kind == "aggressive" else ("bounty", "reap")
    scene = airfield(*(names or ("saxony", "crimea")), tiles=pair, own_tiles={kind: [tile]})
    hover(scene, "crimea", SHIP)
    return scene


@pytest.mark.covers("W5.3", "W6.3")
@pytest.mark.parametrize(("area", "start", "to"), [("here", 23, SHIP), ("adjacent", 24, 23), ("around", 24, 23)])
def test_a_siege_bars_and_costs_where_it_says(area: str, start: int, to: int) -> None:
    """With one coin for a price of two, then with two."""
    scene = over_30(aggressive("siege", area, 2))
    scene.put("saxony", "mech", start)
    have(scene, "saxony", coins=1)
    march(scene, "saxony", f"mech {start}")
    assert not set(BY_WHERE[area]) & {int(place) for place in ways(scene)}
    scene = over_30(aggressive("siege", area, 2))
    scene.put("saxony", "mech", start)
    have(scene, "saxony", coins=2)
    march(scene, "saxony", f"mech {start}", f"to {to}")
    assert scene.seat("saxony").coins == 0
    assert len(scene.happened("effect_used")) == 1


@pytest.mark.covers("W5.3", "W6.7")
def test_a_toll_is_taken_beside_the_airship() -> None:
    for area, start, to in (("adjacent", 24, 23), ("here", 23, SHIP), ("around", 24, 23)):
        scene = over_30(aggressive("toll", area, name="toll"))
        scene.put("saxony", "mech", 24)
        march(scene, "saxony", "mech 24")
        assert ("23" in ways(scene)) == (area == "here")
        scene = over_30(aggressive("toll", area, name="toll"))
        scene.put("saxony", "mech", start)
        scene.lay(start, oil=1)
        march(scene, "saxony", f"mech {start}", f"to {to}")
        assert aboard(scene, "crimea") == [0, 0, 0, 1, 0]
        assert scene.resources(to) == [0, 0, 0, 0]


@pytest.mark.covers("W5.3", "W7.12")
@pytest.mark.parametrize("area", BY_WHERE)
def test_the_character_comes_to_where_it_says(area: str) -> None:
    scene = over_30(passive("summon_character", area))
    scene.put("crimea", "character", 1)
    march(scene, "crimea", "character 1")
    land = [place for place in BY_WHERE[area] if place not in members(LAKES)]
    assert set(land) <= {int(place) for place in ways(scene) if place.isdigit()}
    others = [place for place in BY_WHERE["around"] if place not in land]
    assert not set(others) & {int(place) for place in ways(scene) if place.isdigit()}


@pytest.mark.covers("W5.3", "W7.10")
@pytest.mark.parametrize(("area", "start", "further"), [("adjacent", 36, True), ("adjacent", SHIP, False),
                                                       ("around", SHIP, True), ("here", 36, False)])  # fmt: skip
def test_a_move_that_begins_there_goes_further(area: str, start: int, further: bool) -> None:
    scene = over_30(passive("further", area, 1))
    board = scene.game.position.airship_board
    assert board.further(scene.game.position, scene.index("crimea"), start) == int(further)


@pytest.mark.covers("W5.3", "W5.6")
@pytest.mark.parametrize("area", ["adjacent", "around"])
def test_an_airship_at_home_has_no_say_in_the_combats_beside_the_base(area: str) -> None:
    """On 4, beside the Nordic base, the first of the bases, and from 10, beside 4."""
    for airship, left in ((48, 5), (10, 2)):
        scene = airfield("nordic", "crimea", own_tiles={"aggressive": [aggressive("weaken", area, 3)]})
        scene.put("nordic", "mech", 5)
        scene.put("crimea", "mech", 4)
        have(scene, "crimea", power=5)
        hover(scene, "nordic", airship)
        attack(scene, "nordic", 4, 5)
        assert scene.seat("crimea").power == left


@pytest.mark.covers("W5.3", "W7.13", "W7.15", "W7.11")
@pytest.mark.parametrize("area", BY_WHERE)
def test_shelter_craft_and_tunnels_follow_it(area: str) -> None:
    land = {place for place in BY_WHERE[area] if place not in members(LAKES)}
    for effect in ("shelter", "craft", "tunnel"):
        scene = over_30(passive(effect, area))
        board, position, seat = scene.game.position.airship_board, scene.game.position, scene.index("crimea")
        found = {
            "shelter": board.shelters(position, seat, 1),
            "craft": board.sites(position, seat),
            "tunnel": board.tunnels(position, seat),
        }
        assert set(members(found[effect])) == land, effect
        scene.seat("crimea").airship = scene.base("crimea")
        assert not members(board.sites(position, seat) | board.tunnels(position, seat))


@pytest.mark.parametrize(("kind", "effect", "numbers"), [
    (AUTOMA_CARD, "siege", [1]), (AGGRESSIVE, "duel", [1]), (PASSIVE, "hold", []), (PASSIVE, "extra_field", []),
])  # fmt: skip
def test_what_is_about_the_airship_itself_works_where_it_is(kind: int, effect: str, numbers: list[int]) -> None:
    more: dict[int, dict[str, Any]] = {
        AUTOMA_CARD: {"id": "bombard", "preference": "occupied"},
        AGGRESSIVE: {"id": "bounty", "cargo": "workers"},
        PASSIVE: {"id": "reap", "range": 1},
    }
    one = {"effect": effect, "numbers": numbers, "where": "adjacent"}
    with pytest.raises(FormatError, match=r"effects\[0\].where: must be one of here"):
        read_tile(Part({**more[kind], "provenance": ["printed"], "effects": [one]}, "tile"), kind)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sentences_say_where(lang: str) -> None:
    said = []
    for area in BY_WHERE:
        tile = read_tile(Part(aggressive("siege", area, 1), "tile"), AGGRESSIVE)
        said += effect_sentences(Translator(lang), tile)
    assert len(set(said)) == 3
    assert all(one.startswith(said[0]) for one in said)


def test_a_worker_pays_no_siege_beside_the_airship() -> None:
    scene = over_30(aggressive("siege", "around", 2))
    scene.put("saxony", "worker", 28)
    march(scene, "saxony", "worker 28", "to 29")
    assert where(scene, "saxony", "worker") == [29]
    assert scene.seat("saxony").coins == 0
