"""Scythe with the Automa's cards only: the screen of a card, combats, corrections, the end, to a board and back."""

from typing import Any

import pytest
from tests.app.asking import Desk

SETUP = {
    "seats": [{"faction": "crimea"}, {"player": "automa", "faction": "saxony", "level": "automa"}],
    "cards": "typed",
}


def tell(desk: Desk, game: Any, *texts: str) -> Any:
    return desk.act(game, *texts)


def seat_of(game: Any, track: str) -> Any:
    automa = next(seat for seat in game["view"]["seats"] if seat["player"] == "automa")
    return next(one["value"] for one in automa["tracks"] if one["key"] == track)


def test_a_card_says_who_may_go_where_and_what_comes_then() -> None:
    desk = Desk()
    game = tell(desk, desk.new("scythe-cards", SETUP, 1), "automa 15")
    card = game["view"]["cards"]["card"]
    assert card["rule"] == "A9.4"
    assert [one["state"] for one in card["symbols"]] == ["now", "next"]
    assert [step["title"] for step in card["steps"]] == ["Who", "May go", "Where to"]
    assert card["then"] and card["recruit"]["action"] == "recruit coin"
    options = [option["action"] for option in game["view"]["decision"]["options"]]
    assert options == ["no", "done token", "done factory"]
    before = seat_of(game, "power")
    game = tell(desk, game, "done factory")
    assert game["view"]["cards"]["card"] is None
    assert seat_of(game, "power") == before + 3


def test_a_symbol_is_grey_with_its_reason() -> None:
    desk = Desk()
    game = tell(desk, desk.new("scythe-cards", SETUP, 1), "automa power 3", "automa mat mech 4", "automa 7")
    states = {one["symbol"]: one["state"] for one in game["view"]["cards"]["card"]["symbols"]}
    assert states["attack_combat_unit"] == "out"
    assert all(one["say"] for one in game["view"]["cards"]["card"]["symbols"] if one["state"] == "out")


@pytest.mark.covers("A15.5", "A15.6")
def test_a_combat_has_a_result_and_asks_what_was_lost() -> None:
    desk = Desk()
    game = tell(
        desk, desk.new("scythe-cards", SETUP, 1), "automa power 9", "automa mat mech 2", "automa cards 3", "automa 7"
    )
    game = tell(desk, game, "done")
    assert game["view"]["decision"]["kind"] == "sum"
    status, refused = desk.ask("POST", f"games/{game['id']}/actions", body(game, "combat 12"))
    assert status == 422 and refused["needs"]["field"] == "card"
    status, refused = desk.ask("POST", f"games/{game['id']}/actions", body(game, "combat 12 card 2"))
    assert status == 422 and refused["needs"] == {"field": "drawn", "most": refused["needs"]["most"], "seat": "saxony"}
    drawn = " 2" * refused["needs"]["most"]
    game = tell(desk, game, f"combat 20 card 2 drawn{drawn}")
    assert not game["view"]["cards"]["result"]["won"]
    assert game["view"]["decision"]["kind"] == "lost"
    game = tell(desk, game, "lost mech 1")
    mechs = next(one for one in game["view"]["cards"]["corrections"] if one["key"] == "saxony mat mech")
    assert mechs["value"] == 3
    assert game["view"]["decision"]["kind"] == "card_turn"


def body(game: Any, text: str) -> dict[str, Any]:
    return {"revision": game["revision"], "actions": [text]}


@pytest.mark.covers("A18.1")
def test_the_end_asks_for_what_only_people_can_count() -> None:
    desk = Desk()
    game = tell(desk, desk.new("scythe-cards", SETUP, 1), "automa coins 10", "end")
    assert game["view"]["decision"]["kind"] == "count"
    game = tell(desk, game, "count 4 factory")
    assert game["view"]["decision"]["kind"] == "score"
    game = tell(desk, game, "score 40")
    assert game["view"]["status"] == "over"
    end = desk.get(f"games/{game['id']}/end")
    totals = {cell["seat"]: cell["value"] for cell in end["rows"][-1]["cells"]}
    assert totals == {"saxony": 10 + 3 * (4 + 3), "crimea": 40}
    assert end["winners"] == ["crimea"]


def test_a_table_goes_on_with_the_cards_only_and_back() -> None:
    desk = Desk()
    table = tell(desk, desk.new("scythe-table", {**SETUP, "cards": "drawn"}, 3), "automa")
    if table["view"]["fight"]:
        pytest.fail("another seed: this one begins with a combat")
    status, cards = desk.ask("POST", f"games/{table['id']}/continue", {"kind": "scythe-cards"})
    assert status == 201 and cards["kind"] == "scythe-cards"
    for track in ("power", "coins", "cards", "stars", "workers", "mechs", "tracker", "scheme"):
        assert seat_of(cards, track) == seat_of(table, track), track
    status, back = desk.ask("POST", f"games/{cards['id']}/continue", {"kind": "scythe-table"})
    assert status == 201 and seat_of(back, "workers") == seat_of(table, "workers")
    status, _ = desk.ask("POST", f"games/{cards['id']}/continue", {"kind": "expeditions-table"})
    assert status == 422


def test_what_needs_the_board_is_refused_with_that_reason() -> None:
    desk = Desk()
    game = desk.new("scythe-cards", SETUP, 1)
    status, refused = desk.ask("POST", f"games/{game['id']}/actions", body(game, "move mech 21 22"))
    assert status == 422 and refused["code"] == "needs_board"
    status, refused = desk.ask("POST", "games", {"kind": "scythe-cards", "setup": {**SETUP, "airships": {}}})
    assert status == 422 and refused["where"].endswith("airships")


def plain(text: Any) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


def test_where_to_is_a_sentence_or_a_numbered_order() -> None:
    """No bare adjectives: what is looked at next is numbered where there are more than two."""
    desk = Desk()
    said: set[str] = set()
    for card in range(1, 20):
        found = desk.act(desk.new("scythe-cards", SETUP, 1), f"automa {card}")["view"]["cards"]["card"]
        said |= {plain(step["say"]) for step in found["steps"] if step["title"] == "Where to"} if found else set()
    assert all(one.startswith("The territory ") for one in said)
    assert any("; if tied, " in one for one in said) and any("1) " in one and "3) " in one for one in said)


def test_the_person_is_you_in_the_scores() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-cards", SETUP, 1), "end")
    for _ in range(5):
        decision = game["view"]["decision"]
        if not decision:
            break
        amount = "200" if decision["most"] > 100 else "0"
        game = desk.act(game, f"{decision['says']} {amount}")
    assert plain(desk.get(f"games/{game['id']}/end")["title"]).startswith("You win")


@pytest.mark.parametrize(("lang", "many"), [("en", "workers +1"), ("ru", "рабочие +1"), ("uk", "робітники +1")])
def test_one_piece_is_said_in_the_singular(lang: str, many: str) -> None:
    desk = Desk()
    found = []
    for card in range(1, 20):
        game = desk.act(desk.new("scythe-cards", SETUP, 1), f"automa {card}")["id"]
        shown = desk.get(f"games/{game}", lang=lang)["view"]["cards"]["card"]
        found += [plain(one) for one in shown["then"]] if shown else []
    assert any("+1" in one for one in found) and many not in found
