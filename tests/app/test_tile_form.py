"""A tile of one's own box typed in: words of the vocabulary only, checked at every change, kept when it is said."""

from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.scythe.facts.effects import KINDS
from maszyna.scythe.facts.tiles import TILE_IDS

EVERY = [(kind, name) for number, kind in enumerate(KINDS) for name in TILE_IDS[number]]


def ask(desk: Desk, kind: str, name: str, **more: Any) -> Any:
    status, form = desk.ask("POST", "tiles", {"kind": kind, "id": name, **more})
    assert status == 200, form
    return form


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_tile_can_be_typed_in_as_it_is_known(lang: str) -> None:
    desk = Desk()
    for kind, name in EVERY:
        status, form = desk.ask("POST", "tiles", {"kind": kind, "id": name}, lang=lang)
        assert status == 200 and not form["own"]
        assert not form["ready"] and form["problem"]["where"] == "provenance"  # never by itself
        sources = next(field for field in form["fields"] if field["key"] == "provenance")
        document = form["tile"] | {"provenance": sources["choices"][0]["value"]}
        form = ask(desk, kind, name, tile=document)
        assert form["ready"] and form["says"], (kind, name)


def test_each_addition_is_a_word_the_tile_understands() -> None:
    """Whatever the form offers to add is read back as a sentence; what cannot stand together is said, not refused."""
    desk = Desk()
    for kind, name in EVERY:
        form = ask(desk, kind, name)
        for one in form["lists"]:
            for more in one["add"]:
                added = form["tile"] | {"provenance": ["house"], one["key"]: [*form["tile"][one["key"]], more["value"]]}
                then = ask(desk, kind, name, tile=added)
                last = next(other for other in then["lists"] if other["key"] == one["key"])["items"][-1]
                assert last["say"][0] and "must be" not in last["say"][0]
                assert then["ready"] or "must be" not in then["problem"]["say"][0], (kind, name, more, then["problem"])


def test_a_kept_tile_is_used_and_can_be_forgotten() -> None:
    desk = Desk()
    form = ask(desk, "passive", "ferry")
    tile = form["tile"] | {"range": 5, "provenance": ["printed"], "note": "from my box"}
    assert not desk.get("tiles")["kept"]["passive"]
    form = ask(desk, "passive", "ferry", tile=tile, keep=True)
    assert form["kept"]
    assert desk.get("tiles")["kept"]["passive"] == [tile]
    again = ask(desk, "passive", "ferry")
    assert again["own"] and again["tile"] == tile
    ask(desk, "aggressive", "toll", tile=ask(desk, "aggressive", "toll")["tile"] | {"provenance": ["house"]}, keep=True)
    forgotten = ask(desk, "passive", "ferry", forget=True)
    assert not forgotten["own"] and forgotten["tile"]["range"] == 2
    assert [len(desk.get("tiles")["kept"][kind]) for kind in ("aggressive", "passive")] == [1, 0]


def test_effects_that_do_not_fit_are_named_and_not_kept() -> None:
    desk = Desk()
    tile = ask(desk, "aggressive", "bounty")["tile"] | {"provenance": ["house"]}
    tile["effects"] = [*tile["effects"], {"hook": "enemy_enters", "effect": "toll", "numbers": []}]
    form = ask(desk, "aggressive", "bounty", tile=tile, keep=True)
    assert not form["ready"] and not form["kept"] and form["problem"]["say"][0]
    assert not desk.get("tiles")["kept"]["aggressive"]


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"kind": "passive"},
        {"kind": "passive", "id": "bounty"},
        {"kind": 7, "id": "ferry"},
        {"kind": "passive", "id": "ferry", "tile": [1]},
        {"kind": "passive", "id": "ferry", "colour": "red"},
    ],
)
def test_a_form_that_cannot_be_read_is_refused(body: Any) -> None:
    status, problem = Desk().ask("POST", "tiles", body)
    assert status == 422 and problem["where"].startswith("body")


@pytest.mark.parametrize("effects", [None, 7, [7], [{"effect": "nothing"}], [{"effect": "further", "numbers": [9]}]])
def test_nonsense_in_a_tile_is_named_in_its_form(effects: Any) -> None:
    desk = Desk()
    tile = ask(desk, "passive", "boost")["tile"] | {"provenance": ["house"], "effects": effects}
    form = ask(desk, "passive", "boost", tile=tile, keep=True)
    assert not form["ready"] and not form["kept"] and form["problem"]["say"][0]
