"""The own turn at a table for a screen: keys of the mat, an act being reported, lines, notes, old turns."""

from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.kernel.packed_counts import how_many
from maszyna.scythe.ids import RESOURCES

RICH = "resources 43 food 9 wood 9 metal 9 oil 9"


def plain(text: Any) -> str:
    return "".join(one if isinstance(one, str) else one["t"] for one in text)


def tried(desk: Desk, game: Any, **did: Any) -> Any:
    body = {"revision": game["revision"], "intents": [{"did": did}]}
    status, document = desk.ask("POST", f"games/{game['id']}/try", body)
    assert status == 200, document
    return document["telling"]


def intent(desk: Desk, game: Any, **what: Any) -> tuple[int, Any]:
    body = {"revision": game["revision"], "intents": [what]}
    status, document = desk.ask("POST", f"games/{game['id']}/actions", body)
    return status, document | {"id": game["id"]}


def key(view: Any, act: str) -> Any:
    return next(one for one in view["acts"] if one["key"] == act)


def test_the_mat_is_a_keyboard() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "resources 43 metal 2", "did bolster power", "automa 3")
    view = game["view"]
    assert [one["row"] for one in view["acts"]] == ["top", "bottom"] * 4
    assert {one["key"] for one in view["acts"] if one["row"] == "top"} == {"trade", "bolster", "produce", "coins"}
    assert (key(view, "bolster")["state"], key(view, "trade")["state"]) == ("last", "open")
    cost = key(view, "deploy")["cost"]
    assert (cost["need"], cost["have"]) == (3, 2)
    assert [one["amount"] for one in key(view, "bolster")["gains"]] == [2, 1]
    game = desk.act(game, RICH, "did upgrade power deploy pay 43 oil 3")
    assert [one["amount"] for one in key(game["view"], "bolster")["gains"]] == [3, 1]
    assert key(game["view"], "deploy")["cost"]["need"] == 2


def test_a_factory_card_is_a_fifth_column() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "adjust character 23", "did card 3")
    assert [one["key"] for one in game["view"]["acts"]][-1] == "factory"


def test_each_answer_leaves_what_is_still_open() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "resources 43 metal 3")
    first = key(game["view"], "deploy")["first"]
    assert [(one["name"], one["open"]) for one in first["asks"]] == [("ability", True), ("place", True)]
    assert len(first["asks"][0]["options"]) == 4 and all(plain(one["says"]) for one in first["asks"][0]["options"])
    half = tried(desk, game, act="deploy", place="t43")
    assert [(one["name"], one["value"], one["open"]) for one in half["asks"]] == [
        ("ability", None, True), ("place", "t43", False)]  # fmt: skip
    assert half["left"] == "Left: the mech" and not half["ready"]
    assert any(one["amount"] == -3 and one["place"] == "t43" for one in half["books"])
    whole = tried(desk, game, act="deploy", place="t43", ability="speed")
    assert whole["ready"] and not whole["left"] and not whole["notes"]
    assert desk.get(f"games/{game['id']}")["revision"] == game["revision"]  # nothing was stored


def test_a_trade_waits_for_its_place_even_where_only_one_fits() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "adjust workers 43 43")
    half = tried(desk, game, act="trade", goods=["metal", "metal"])
    asks = {one["name"]: one for one in half["asks"]}
    assert not half["ready"] and asks["place"]["places"] == ["t43"]
    assert tried(desk, game, act="trade", goods=["metal", "metal"], place="t43")["ready"]
    assert tried(desk, game, act="trade", side="popularity")["ready"]
    assert {one["value"] for one in asks["goods"]["options"]} == {"food", "wood", "metal", "oil", "popularity"}


@pytest.mark.parametrize("did", [
    {"act": "bolster", "side": "power"}, {"act": "trade", "side": "popularity"}, {"act": "objective", "number": None},
    {"act": "enlist", "once": "coins", "lasting": "power"}, {"act": "encounter", "number": 12, "offer": ["1"]},
])  # fmt: skip
def test_a_whole_act_still_shows_its_form_so_that_it_can_be_changed(did: dict[str, Any]) -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), RICH)
    whole = tried(desk, game, **did)
    assert whole["ready"] and whole["asks"] and whole["did"] == did
    assert all(len(one["options"]) > 1 or one["widget"] in ("place", "keypad") for one in whole["asks"])


def test_a_payment_is_asked_only_where_there_is_a_choice() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "resources 43 metal 2", "resources 47 metal 2")
    asked = tried(desk, game, act="deploy", place="t43", ability="speed")
    pay = next(one for one in asked["asks"] if one["name"] == "pay")
    assert pay["most"] == 3 and [(one["place"], one["have"]) for one in pay["options"] if one["place"]] == [
        ("t43", 2), ("t47", 2)]  # fmt: skip
    done = {"t43": {"metal": 2}, "t47": {"metal": 1}}
    assert tried(desk, game, act="deploy", place="t43", ability="speed", pay=done)["ready"]


def test_recruits_are_asked_once_and_for_good() -> None:
    """C18: the one-time bonus and the lasting one are two choices."""
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "resources 43 food 9")
    asks = key(game["view"], "enlist")["first"]["asks"]
    assert {one["name"] for one in asks} == {"once", "lasting"} and all(len(one["options"]) == 4 for one in asks)


def test_an_encounter_follows_its_digits() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "adjust character 43", "so move character 43 36")
    assert game["view"]["open"]["act"] == "encounter" and game["view"]["open"]["place"] == "t36"
    game = desk.act(game, "move worker 43 12")  # the note of another line is none of the encounter's
    assert tried(desk, game, act="encounter")["notes"] == []
    asks = tried(desk, game, act="encounter", number=12)["asks"]
    assert [one["name"] for one in asks] == ["number", "offer"] and len(asks[1]["options"]) == 3
    game = desk.act(game, "did encounter 12 1")
    assert game["view"]["open"] is None


def test_trade_adds_to_what_lies_there() -> None:
    """C3: 2 metal lie on a village and a Trade brings 2 more."""
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "resources 47 metal 2", "did trade metal metal 47")
    position = desk.record(game["id"]).game.table.game.position
    assert how_many(position.resources[47], RESOURCES.index("metal")) == 4
    assert plain(game["view"]["lines"][-1]["books"][0]["say"]) == "metal +2: village near Crimea"


def test_lines_are_whole_and_newest_last() -> None:
    """C7."""
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "did trade metal oil 43", "power +1", "adjust coins 9")
    assert [plain(one["say"]) for one in game["view"]["lines"]] == [
        "Trade: metal, oil → farm near Crimea", "power +1", "A correction"]  # fmt: skip
    first = game["view"]["lines"][0]
    assert first["did"] == {"act": "trade", "goods": ["metal", "oil"], "place": "t43"}
    assert ("coins", -1) in [(one["sign"], one["amount"]) for one in first["books"]]
    assert desk.act(game, "automa 3")["view"]["lines"] == []


def test_a_piece_that_moves_on_extends_its_line_and_another_does_not() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "move worker 43 44", "move worker 44 45")
    assert [plain(one["say"]) for one in game["view"]["lines"]] == [
        "Worker → mountain near Crimea → village near Togawa"]  # fmt: skip
    assert game["view"]["lines"][0]["steps"] == [1, 2] and game["view"]["lines"][0]["note"]
    game = desk.act(desk.new("scythe-table", SOLO), "adjust workers 43 44", "move worker 43 44", "move worker 44 47")
    assert len(game["view"]["lines"]) == 3 and not any(one["note"] for one in game["view"]["lines"])


def test_an_impossible_move_is_recorded_with_a_note_until_it_is_so() -> None:
    """C11."""
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "move worker 43 12")
    assert "territories away" in plain(game["view"]["lines"][0]["note"])
    assert game["view"]["problems"] == []  # said once, in its line
    status, game = intent(desk, game, so=1)
    assert status == 200 and game["view"]["lines"][0]["note"] is None
    assert desk.get(f"games/{game['id']}/save")["actions"] == ["so move worker 43 12"]


def test_a_line_is_changed_or_taken_back_and_later_ones_follow() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "did trade metal metal 47", "move worker 47 44 metal 2", "power +1")
    status, game = intent(desk, game, line={"at": 1, "did": {"act": "trade", "goods": ["oil", "oil"], "place": "t47"}})
    assert status == 200
    assert [one["at"] for one in game["view"]["lines"] if one["note"]] == [2]  # no metal to carry any more
    assert desk.get(f"games/{game['id']}/save")["actions"][1:] == ["pending move worker 47 44 metal 2", "power +1"]
    status, game = intent(desk, game, line={"at": 1, "did": {"act": "trade", "goods": ["metal"] * 2, "place": "t47"}})
    assert desk.get(f"games/{game['id']}/save")["actions"][1] == "move worker 47 44 metal 2"
    status, game = intent(desk, game, line={"at": 2, "did": None})
    assert desk.get(f"games/{game['id']}/save")["actions"] == ["did trade metal metal 47", "power +1"]
    assert intent(desk, game, line={"at": 9, "did": None})[0] == 422


def test_a_move_is_changed_by_another_place() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "move worker 43 44")
    line = game["view"]["lines"][0]
    assert line["tell"] == "move worker 43 {place}" and line["svg"]
    game = intent(desk, game, line={"at": 1, "tell": line["tell"].replace("{place}", "t47")})[1]
    assert desk.get(f"games/{game['id']}/save")["actions"] == ["move worker 43 47"]


def test_a_number_is_set_without_consequences() -> None:
    desk = Desk()
    status, game = intent(desk, desk.new("scythe-table", SOLO), set={"seat": "crimea", "power": 16})
    assert status == 200 and plain(game["view"]["lines"][0]["say"]) == "A correction"
    own = desk.record(game["id"]).game.table.game.position.seats[0]
    assert (own.power, own.stars) == (16, 0)


@pytest.fixture
def played() -> tuple[Desk, Any]:
    desk = Desk()
    game = desk.act(
        desk.new("scythe-table", SOLO), "did trade metal metal 47", "automa 3", "did bolster power", "automa 5"
    )
    return desk, game


def rewrite(desk: Desk, game: Any, **fields: Any) -> tuple[int, Any]:
    return desk.ask("POST", f"games/{game['id']}/rewrite", {"revision": game["revision"], **fields})


def test_an_old_turn_changed_while_the_automas_stay(played: tuple[Desk, Any]) -> None:
    desk, game = played
    did = {"act": "trade", "goods": ["oil", "oil"], "place": "t47"}
    status, found = rewrite(desk, game, at=1, did=did, way="stay", **{"try": True})
    assert status == 200
    assert sorted(plain(one["say"]).split(": ")[-1][:5] for one in found["items"]) == ["metal", "oil +"]
    assert desk.get(f"games/{game['id']}")["revision"] == game["revision"]
    status, found = rewrite(desk, game, at=1, did=did, way="stay")
    assert status == 200 and found["view"]["checklist"]["way"] == "back"
    actions = desk.get(f"games/{game['id']}/save")["actions"]
    assert actions[:4] == ["did trade metal metal 47", "automa 3", "did bolster power", "automa 5"]
    assert sorted(actions[4:]) == ["adjust resources 47 metal -2", "adjust resources 47 oil +2"]


def test_an_old_turn_played_again(played: tuple[Desk, Any]) -> None:
    desk, game = played
    did = {"act": "bolster", "side": "power"}
    status, found = rewrite(desk, game, at=1, did=did, way="again", **{"try": True})
    assert status == 200 and found["items"]
    status, found = rewrite(desk, game, at=1, did=did, way="again")
    assert status == 200
    assert desk.get(f"games/{game['id']}/save")["actions"] == [
        "did bolster power", "automa 3", "did bolster power", "automa 5"]  # fmt: skip
    assert rewrite(desk, {"id": game["id"], "revision": found["revision"]}, at=2, did=did, way="again")[0] == 422


def test_undo_and_redo_say_what() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "did trade metal oil 43")
    path = f"games/{game['id']}"
    assert plain(game["view"]["undo"]["say"]) == "Undo: Trade: metal, oil → farm near Crimea"
    undone = desk.ask("POST", f"{path}/undo", {"revision": game["revision"]})[1]
    assert plain(undone["view"]["redo"]["say"]) == "Redo: Trade: metal, oil → farm near Crimea"


def test_hints_at_a_table_whose_position_is_complete() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "cards 2", "automa 3")
    found = desk.get(f"games/{game['id']}/hints")["hints"]
    assert found and all(plain(one["say"]) for one in found)
    begun = desk.act(game, "did produce")
    assert desk.get(f"games/{begun['id']}/hints")["hints"] == []  # in the middle of a turn
    wrong = desk.act(desk.new("scythe-table", SOLO), "adjust workers 43 43 43 43 43 43 43 43 43")
    assert desk.get(f"games/{wrong['id']}/hints")["hints"] == []  # nine workers


def test_a_table_saved_before_goes_on_with_the_new_acts() -> None:
    """The old steps stay readable, and lines, undo and acts work on them."""
    desk = Desk()
    old = ["move worker 43 44", "resources 44 metal 2", "power +1", "automa 3", "deploy 43 speed", "recruit power",
           "build mine 43", "worker 47 2", "coins 7"]  # fmt: skip
    game = desk.act(desk.new("scythe-table", SOLO), *old)
    save = desk.get(f"games/{game['id']}/save")
    status, again = desk.ask("POST", "games", {"save": save})
    assert status == 201 and len(again["view"]["lines"]) == 5 and again["view"]["acts"]
    assert desk.get(f"games/{again['id']}/save")["actions"] == old
    again = desk.act(again, "did trade metal oil 44", "automa 5")
    assert again["view"]["lines"] == []
