"""The own cards of Expeditions on a page: changed by form, kept, chosen in the set-up, played."""

from typing import Any

import pytest
from tests.app.asking import Desk

PAGE = "expeditions-deck"
EMPTY = {"format": "maszyna/expeditions-deck@1"}


def ask(desk: Desk, kind: str, number: int, **more: Any) -> Any:
    status, form = desk.ask("POST", PAGE, {"kind": kind, "number": number, **more})
    assert status == 200, form
    return form


def with_changes(desk: Desk) -> None:
    """Card 3 without its progress mark, and level 2 with 35 spaces."""
    card = ask(desk, "decision", 3)["tile"] | {"progress": False}
    assert ask(desk, "decision", 3, card=card, keep=True)["kept"]
    level = ask(desk, "progress", 2)["tile"] | {"spaces": 35}
    assert ask(desk, "progress", 2, card=level, keep=True)["kept"]


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_printed_cards_are_shown(lang: str) -> None:
    page = Desk().get(PAGE, lang=lang)
    assert [card["number"] for card in page["cards"]] == list(range(1, 15))
    assert [card["number"] for card in page["levels"]] == [1, 2, 3, 4, 5]
    assert page["kept"] == EMPTY and not any(one["own"] for one in [*page["cards"], *page["levels"]])


def test_changed_cards_are_marked_and_can_be_as_printed_again() -> None:
    desk = Desk()
    with_changes(desk)
    page = desk.get(PAGE)
    assert [card["number"] for card in page["cards"] if card["own"]] == [3]
    assert [card["number"] for card in page["levels"] if card["own"]] == [2]
    assert "35 spaces" in page["levels"][1]["says"][0][0]
    ask(desk, "decision", 3, forget=True)
    ask(desk, "progress", 2, forget=True)
    assert desk.get(PAGE)["kept"] == EMPTY


def test_cards_are_left_out_and_added() -> None:
    desk = Desk()
    ask(desk, "decision", 3, leave_out=True)
    ask(desk, "decision", 30, card=ask(desk, "decision", 30)["tile"], keep=True)
    numbers = [card["number"] for card in desk.get(PAGE)["cards"]]
    assert 3 not in numbers and 30 in numbers and len(numbers) == 14


def test_whatever_the_form_offers_is_a_card() -> None:
    desk = Desk()
    for key in ("north.target", "central.target", "north.sweep", "progress"):
        field = next(one for one in ask(desk, "decision", 1)["fields"] if one["key"] == key)
        assert field["value"] in [each["value"] for each in field["choices"]]
        for each in field["choices"]:
            card = ask(desk, "decision", 1)["tile"]
            *path, last = key.split(".")
            inner = card[path[0]] if path else card
            inner[last] = each["value"]
            if each["value"] is None:
                del inner[last]
            form = ask(desk, "decision", 1, card=card)
            assert form["ready"] and next(one for one in form["fields"] if one["key"] == key)["value"] == each["value"]


def test_what_is_wrong_is_said_and_not_kept() -> None:
    desk = Desk()
    level = ask(desk, "progress", 2)["tile"]
    level["stars"][3] = 1
    form = ask(desk, "progress", 2, card=level, keep=True)
    assert not form["ready"] and not form["kept"] and form["problem"]["where"].endswith("stars[3]")
    for number in range(1, 12):
        assert ask(desk, "decision", number, leave_out=True)["kept"]
    form = ask(desk, "decision", 12, leave_out=True)  # three cards stay, or the Automa would never end the game
    assert not form["kept"] and form["problem"]["say"]
    status, problem = desk.ask("PUT", PAGE, {"format": "maszyna/expeditions-deck@1", "own_cards": []})
    assert status == 422 and "3 to 60" in problem["detail"]


def test_a_game_is_played_with_the_own_cards() -> None:
    desk = Desk()
    with_changes(desk)
    _, page = desk.ask("POST", "setup", {"kind": "expeditions-table", "setup": {"level": 2, "deck": "own"}})
    assert page["ready"] and next(one for one in page["fields"] if one["key"] == "deck")["value"] == "own"
    assert page["setup"]["progress_card"]["spaces"] == 35 and not page["setup"]["own_cards"][2]["progress"]
    game = desk.new("expeditions-table", page["setup"])
    assert desk.get(f"games/{game['id']}/save")["setup"]["progress_card"]["spaces"] == 35

    _, other = desk.ask("POST", "setup", {"kind": "expeditions-table", "setup": page["setup"] | {"level": 1}})
    assert other["ready"] and "progress_card" not in other["setup"] and "own_cards" in other["setup"]
    _, back = desk.ask("POST", "setup", {"kind": "expeditions-table", "setup": other["setup"] | {"level": 2}})
    assert back["setup"]["progress_card"]["spaces"] == 35
    _, printed = desk.ask("POST", "setup", {"kind": "expeditions-table", "setup": back["setup"] | {"deck": "printed"}})
    assert "own_cards" not in printed["setup"] and "progress_card" not in printed["setup"]


def test_a_level_that_is_not_on_file_is_played_with_the_card_of_the_deck() -> None:
    desk = Desk()
    ask(desk, "progress", 4, card=ask(desk, "progress", 4)["tile"], keep=True)
    _, page = desk.ask("POST", "setup", {"kind": "expeditions-table", "setup": {"level": 4, "deck": "own"}})
    assert page["ready"] and page["setup"]["progress_card"]["level"] == 4
    _, page = desk.ask("POST", "setup", {"kind": "expeditions-table", "setup": {"level": 4, "deck": "printed"}})
    assert not page["ready"]
