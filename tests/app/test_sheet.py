"""The reference of a table: what it says follows from the game, and what it corrects is a step like any other."""

from typing import Any

import pytest
from tests.app.asking import SOLO, WIND, Desk

PARTS = ["mat", "abilities", "game", "stars", "automa", "rules"]


def sheet(desk: Desk, game: Any, part: str, lang: str = "en") -> Any:
    return desk.get(f"games/{game['id']}/sheet", part=part, lang=lang)


def rows(page: Any) -> dict[str, Any]:
    """Rows by their labels."""
    return {line(row["label"]): row for group in page["groups"] for row in group["rows"]}


def line(text: Any) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_part_is_there_in_every_language(lang: str) -> None:
    desk = Desk()
    game = desk.new("scythe-table", WIND)
    for part in PARTS:
        page = sheet(desk, game, part, lang=lang)
        assert [one["key"] for one in page["parts"]] == PARTS and page["part"] == part
        assert all(group["rows"] and line(group["title"]) for group in page["groups"])
    assert desk.get(f"games/{game['id']}/sheet")["part"] == "mat"
    assert desk.ask("GET", f"games/{game['id']}/sheet", part="tricks")[0] == 404
    digital = desk.new("scythe", SOLO)
    assert desk.ask("GET", f"games/{digital['id']}/sheet", part="mat")[0] == 404


def test_the_mat_shows_what_is_printed_struck_where_an_upgrade_changed_it() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    before = rows(sheet(desk, game, "mat"))
    assert not any(row["struck"] for row in before.values())
    game = desk.act(game, "resources 43 oil 9 food 9", "did upgrade power build", "did enlist coins power")
    after = sheet(desk, game, "mat")
    struck = {label: row["struck"] for label, row in rows(after).items() if row["struck"]}
    assert struck == {"power": "2", "Build costs": str(int(struck["Build costs"]))}
    assert rows(after)["recruit: power"]["state"] == "on" and rows(after)["recruit: coins"]["state"] == "off"


def test_an_ability_is_turned_on_and_off_by_a_correction() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    speed = rows(sheet(desk, game, "abilities"))["Speed"]
    assert speed["state"] == "off"
    game = desk.act(game, speed["act"]["tell"])
    speed = rows(sheet(desk, game, "abilities"))["Speed"]
    assert speed["state"] == "on"
    game = desk.act(game, speed["act"]["tell"])
    assert rows(sheet(desk, game, "abilities"))["Speed"]["state"] == "off"
    assert rows(sheet(desk, game, "abilities"))["Coercion"]["act"] is None


def test_ten_kinds_of_stars_and_the_objectives_that_were_told() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "power 16", "did objective 12", "did objective 1")
    page = sheet(desk, game, "stars")
    found = rows(page)
    assert found["full power"]["state"] == "on"
    assert line(found["all mechs"]["value"]) == "0 of 4"
    states = [line(row["value"]) for row in page["groups"][1]["rows"]]
    assert states == ["unknown", "does not hold"]  # nobody told the coins
    game = desk.act(game, "coins 25")
    assert line(sheet(desk, game, "stars")["groups"][1]["rows"][0]["value"]) == "holds"


def test_the_check_of_the_marker_holds_until_somebody_moves_it() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), *["automa"] * 3)
    check = rows(sheet(desk, game, "automa"))["Check of the marker"]
    assert check["state"] == "good" and check["act"] is None
    marker = sheet(desk, game, "automa")["groups"][0]["star_card"]["tracker"]
    game = desk.act(game, f"saxony tracker {marker + 2}")
    check = rows(sheet(desk, game, "automa"))["Check of the marker"]
    assert check["state"] == "warn" and f"= {marker}, but the marker is on {marker + 2}" in line(check["value"])
    game = desk.act(game, check["act"]["tell"])
    assert rows(sheet(desk, game, "automa"))["Check of the marker"]["state"] == "good"


def test_this_game_names_mats_levels_tiles_and_options() -> None:
    desk = Desk()
    game = desk.new("scythe-table", {**WIND, "options": {"all_moves": True}, "rulings": {"R3": "character"}})
    page = sheet(desk, game, "game")
    said = str(page)
    assert "Innovative" in said and "Automa" in said and "Land Rush" in said and "the character moves" in said
    ruled = [row for group in page["groups"] for row in group["rows"] if row["rule"] == "R3"]
    assert line(ruled[0]["value"]) == "the character moves"
