"""What a person at a table learns before a doubt arises: what is left to move, pay and spend, what a change moves."""

from tests.app.asking import SOLO, Desk
from tests.app.test_table_telling import RICH, key, plain, rewrite, tried


def test_the_mech_of_an_old_move_is_moved_and_no_other() -> None:
    """It has been moved on since by hand: whether it moves once more is a way of its own."""
    desk = Desk()
    steps = ["adjust mechs 35 43", "so move mech 43 42", "automa 3"]
    game = desk.act(desk.new("scythe-table", SOLO), *steps)
    near = rewrite(desk, game, at=2, tell="move mech 43 37", way="stay", **{"try": True})[1]["items"]
    kept = rewrite(desk, game, at=2, tell="move mech 43 37", way="keep", **{"try": True})[1]["items"]
    assert near == kept and len([one for one in near if one["what"] == "unit"]) == 1
    game = desk.act(game, "so move mech 42 12", "automa 5")
    moved = rewrite(desk, game, at=2, tell="move mech 43 37", way="stay", **{"try": True})[1]["items"]
    assert [(one["from"], one["to"]) for one in moved if one["what"] == "unit"] == [("t12", "t37")]
    left = rewrite(desk, game, at=2, tell="move mech 43 37", way="keep", **{"try": True})[1]["items"]
    assert [one for one in left if one["what"] == "unit"] == []


def test_a_factory_card_can_be_changed() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "adjust character 23", "did card 3")
    again = desk.act(desk.new("scythe-table", SOLO), "adjust character 23")
    assert [one["widget"] for one in tried(desk, again, **game["view"]["lines"][-1]["did"])["asks"]] == ["cards"]


def test_a_place_asked_for_where_there_is_none_says_why() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), RICH, "adjust workers none")
    for act, word in (("build", "structure"), ("deploy", "mech")):
        first = key(game["view"], act)["first"]
        assert next(one for one in first["asks"] if one["name"] == "place")["places"] == []
        assert any(word in plain(note) and "place" in plain(note) for note in first["notes"])


def test_a_move_says_how_many_may_still_move() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "move worker 43 42")
    assert game["view"]["moved"]["seat"] == "crimea" and "1 of 2" in plain(game["view"]["moved"]["say"])
    game = desk.act(game, "move worker 47 46")
    assert plain(game["view"]["moved"]["say"]) == "Moved: 2 of 2"
    assert desk.act(game, "automa 3")["view"]["moved"] is None


def test_a_combat_offers_what_is_left_and_what_is_in_hand() -> None:
    """Artillery is paid for before the dial; of the cards that the units allow only those in hand are offered."""
    desk = Desk()
    near = ["power 4", "cards 1", "adjust saxony mechs 37", "adjust mechs 43 43", "ability artillery", "ability speed"]
    nordic = {"seats": [{"faction": "nordic", "mat": "industrial"}, {"player": "automa", "faction": "saxony"}]}
    game = desk.act(desk.new("scythe-table", nordic), *near, "so move mech 43 37", "so move mech 43 37")
    mine = next(side for side in game["view"]["fight"]["sides"] if side["player"] == "human")
    assert mine["artillery"] and (mine["most_power"], mine["most_power_fired"]) == (4, 3)
    assert (mine["cards"], mine["most_cards"], mine["allowed_cards"]) == (1, 1, 2)
