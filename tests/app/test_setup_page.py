"""Setting up: defaults are ready, choices say why not, a wrong setup says where."""

import pytest
from tests.app.asking import Desk

KINDS = ["scythe", "scythe-table", "scythe-cards", "expeditions-table"]


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_kind_can_be_begun_as_it_is_proposed(lang: str) -> None:
    desk = Desk()
    pages = desk.get("setup", lang=lang)["kinds"]
    assert [page["kind"] for page in pages] == KINDS
    for page in pages:
        assert page["ready"] and page["advice"]
        status, game = desk.ask("POST", "games", {"kind": page["kind"], "setup": page["setup"]}, lang=lang)
        assert status == 201 and game["view"]["lang"] == lang


def test_a_choice_that_is_taken_says_so_and_a_wrong_setup_says_where() -> None:
    desk = Desk()
    setup = {"seats": [{"faction": "crimea", "mat": "industrial"}, {"player": "automa", "faction": "crimea"}]}
    status, page = desk.ask("POST", "setup", {"kind": "scythe", "setup": setup})
    assert status == 200 and not page["ready"] and page["problem"]["where"] == "setup.seats[1].faction"
    field = next(field for field in page["fields"] if field["key"] == "seats[1].faction")
    assert next(choice for choice in field["choices"] if choice["value"] == "crimea")["why_not"]
    assert desk.ask("POST", "setup", {"kind": "chess"})[0] == 422
    assert desk.ask("POST", "games", {"kind": "scythe", "setup": setup})[0] == 422


def test_practice_is_true_or_false() -> None:
    desk = Desk()
    status, refused = desk.ask("POST", "games", {"kind": "scythe", "setup": {"practice": 1}})
    assert status == 422 and refused["where"] == "setup.practice"


@pytest.mark.covers("X2.3", "X2.6", "X9.3")
def test_expeditions_proposes_what_the_rules_advise() -> None:
    page = next(page for page in Desk().get("setup")["kinds"] if page["kind"] == "expeditions-table")
    fields = {field["key"]: field for field in page["fields"]}
    assert (fields["level"]["value"], fields["first"]["value"]) == (2, None)
    assert "level 2" in str(page["advice"])
    assert "-2" in fields["tuning"]["name"] and "+3" in fields["tuning"]["name"]


def advice_of(**setup: object) -> str:
    status, page = Desk().ask("POST", "setup", {"kind": "scythe", "setup": setup})
    assert status == 200 and page["ready"]
    return str(page["advice"])


def test_advice_of_the_rulebooks_goes_with_what_is_set_up() -> None:
    automa = {"player": "automa"}
    assert "Autometta" in advice_of(seats=[{}, automa]) and "airships" in advice_of(seats=[{}, automa])
    assert "at most 5 players; here there are 6" in advice_of(seats=[*[{}] * 5, automa])
    assert "at most 5" not in advice_of(seats=[*[{}] * 4, automa]) + advice_of(seats=[{}] * 6)
    assert "no more Automas than people" in advice_of(seats=[{}, automa, automa])
    assert "no more Automas" not in advice_of(seats=[{}, {}, automa, automa])
    pairs = {"own_pairs": True}
    assert "advises against two tiles" in advice_of(seats=[*[{}] * 3, automa], airships=pairs)
    assert "advises against two tiles" not in advice_of(seats=[{}, {}, automa], airships=pairs)


@pytest.mark.covers("A1.5")
def test_a_level_says_what_it_is_for() -> None:
    said = set()
    for level in ("autometta", "automa", "automaszyna", "ultimaszyna"):
        setup = {"seats": [{}, {"player": "automa", "level": level}]}
        page = Desk().ask("POST", "setup", {"kind": "scythe", "setup": setup})[1]
        said.add(str(next(field for field in page["fields"] if field["key"] == "seats[1].level")["about"]))
    assert len(said) == 4 and any("newcomers" in line for line in said)


def test_the_options_of_airships_are_said() -> None:
    setup = {"seats": [{}, {"player": "automa"}], "airships": {"lake_drops": True}}
    page = Desk().ask("POST", "setup", {"kind": "scythe", "setup": setup})[1]
    flags = {field["key"]: field["value"] for field in page["fields"] if field["kind"] == "flag"}
    assert page["ready"] and flags["airships.lake_drops"] and not flags["airships.active"]
