"""The deck of the Automas on a page: card by card, changed by form, tried, played on the screen and at a table."""

from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.scythe.facts.automa import GAINS, SYMBOLS


def ask(desk: Desk, number: int, **more: Any) -> Any:
    status, form = desk.ask("POST", "deck", {"number": number, **more})
    assert status == 200, form
    return form


def with_four_coins(desk: Desk) -> Any:
    """Card 7 gains 4 coins in scheme I instead of one."""
    card = ask(desk, 7)["tile"]
    card["schemes"][0]["gains"][1]["amount"] = 4
    form = ask(desk, 7, card=card, keep=True)
    assert form["kept"] and form["own"]
    return form


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_printed_deck_is_shown_card_by_card(lang: str) -> None:
    desk = Desk()
    page = desk.get("deck", lang=lang)
    assert [card["number"] for card in page["cards"]] == list(range(1, 20))
    assert not any(one["own"] for one in [*page["cards"], *page["levels"], *page["symbols"]])
    assert page["kept"] == {"format": "maszyna/scythe-deck@1"}
    assert desk.get(f"art/{page['cards'][6]['art']}").startswith("<svg")


def test_a_changed_card_is_kept_drawn_and_marked_as_own() -> None:
    desk = Desk()
    form = with_four_coins(desk)
    page = desk.get("deck")
    assert [card["number"] for card in page["cards"] if card["own"]] == [7]
    assert ">4</text>" in desk.get(f"art/{form['art']}")
    assert ask(desk, 7, forget=True)["kept"] and desk.get("deck")["kept"] == {"format": "maszyna/scythe-deck@1"}


def test_the_file_holds_the_whole_deck_to_change() -> None:
    """Star cards and symbols are changed in the file, so it has those that are as printed; these are not kept."""
    desk = Desk()
    with_four_coins(desk)
    page = desk.get("deck")
    document = page["file"]
    assert [len(document[name]) for name in ("own_cards", "own_levels", "own_symbols")] == [19, 4, 6]
    again = desk.ask("PUT", "deck", document)[1]
    assert again["kept"] == page["kept"] and list(again["kept"]) == ["format", "own_cards"]
    document["own_levels"][1]["extra_coins"] = 1
    document["own_symbols"]["move_mech"]["unit"] = ["reading_order"]
    changed = desk.ask("PUT", "deck", document)[1]
    assert [one["own"] for one in changed["levels"]] == [False, True, False, False]
    assert [one["own"] for one in changed["symbols"]] == [False, True, False, False, False, False]


def test_cards_are_left_out_and_added() -> None:
    desk = Desk()
    ask(desk, 7, leave_out=True)
    card = ask(desk, 30)["tile"]
    ask(desk, 30, card=card, keep=True)
    numbers = [card["number"] for card in desk.get("deck")["cards"]]
    assert 7 not in numbers and 30 in numbers and len(numbers) == 19


def test_whatever_the_form_offers_is_a_card() -> None:
    desk = Desk()
    form = ask(desk, 3)
    assert [len(one["add"]) for one in form["lists"]] == [len(SYMBOLS), len(GAINS)] * 2
    for one in form["lists"]:
        _, scheme, row = one["key"].split(".")
        for more in one["add"]:
            card = ask(desk, 3)["tile"]
            values = card["schemes"][int(scheme)][row]
            name = "symbol" if row == "moves" else "gain"
            if all(value[name] != more["value"][name] for value in values):
                values.append(more["value"])
                assert ask(desk, 3, card=card)["ready"]


def test_what_is_wrong_is_said_and_not_kept() -> None:
    desk = Desk()
    card = ask(desk, 3)["tile"] | {"combat_power": {"0-7": 3, "9-16": 4}}
    form = ask(desk, 3, card=card, keep=True)
    assert not form["ready"] and not form["kept"] and "8" in form["problem"]["say"][0]
    assert desk.get("deck")["kept"] == {"format": "maszyna/scythe-deck@1"}


def test_a_card_is_tried_on_a_board() -> None:
    desk = Desk()
    card = ask(desk, 7)["tile"]
    card["schemes"][0]["gains"][1]["amount"] = 4
    tried = ask(desk, 7, card=card)["tried"]
    said = "".join(part if isinstance(part, str) else str(part) for text in tried["says"] for part in text)
    assert "4 coins" in said and "own card" in said
    assert desk.get(f"art/{tried['art']}").startswith("<svg")
    assert ask(desk, 7, card=card, board=2)["tried"]["art"] != tried["art"]


@pytest.mark.parametrize("kind", ["scythe", "scythe-table"])
def test_a_game_is_played_against_the_own_deck(kind: str) -> None:
    desk = Desk()
    with_four_coins(desk)
    setup = {"seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony"}], "deck": "own"}
    _, page = desk.ask("POST", "setup", {"kind": kind, "setup": setup})
    assert next(field for field in page["fields"] if field["key"] == "deck")["value"] == "own" and page["ready"]
    game = desk.new(kind, page["setup"])
    save = desk.get(f"games/{game['id']}/save")
    assert save["setup"]["own_cards"][6]["schemes"][0]["gains"][1]["amount"] == 4 and "deck" not in save["setup"]
    _, page = desk.ask("POST", "setup", {"kind": kind, "setup": page["setup"] | {"deck": "printed"}})
    assert "own_cards" not in page["setup"]


def test_why_names_own_criteria() -> None:
    desk = Desk()
    setup = {"seats": [{}, {"player": "automa"}], "own_symbols": {"move_worker": {"unit": ["most_resources"]}}}
    game = desk.new("scythe-table", setup)
    abouts: set[str] = set()
    for _ in range(6):
        game = desk.act(game, "automa")
        abouts |= {str(choice["about"]) for choice in game["view"]["story"]["choices"]}
    assert any("move worker" in about and "own criteria" in about for about in abouts)
    assert any("move worker" not in about for about in abouts)
    assert all(("move worker" in about) == ("own criteria" in about) for about in abouts)
