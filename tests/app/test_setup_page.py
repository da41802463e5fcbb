"""Setting up: defaults are ready, choices say why not, a wrong setup says where."""

import pytest
from tests.app.asking import Desk

KINDS = ["scythe", "scythe-table", "expeditions-table"]


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
