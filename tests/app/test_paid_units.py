"""A unit that costs resources, by a tile of one's own: it is tapped, paid for, and then goes."""

from tests.app.asking import Desk

from maszyna.scythe.ids import FACTIONS, FIRST_WORKER

REAP = {"id": "reap", "range": 2, "provenance": ["printed"], "effects": [{"effect": "paid_units", "numbers": [1, 1]}]}
AWAY = ["mat"] * 5
POSITION = {
    "format": "maszyna/scythe-position@1",
    "humans": [
        {"faction": "saxony", "mat": "industrial", "workers": [34, 41, 35, *AWAY]},
        {"faction": "crimea", "mat": "patriotic", "workers": ["base", "base", "base", *AWAY]},
    ],
    "automas": [],
    "encounters": [],
    "resources": {"34": {"oil": 1, "food": 1}},
    "airships": {"aggressive": "bounty", "passive": "reap"},
    "own_tiles": {"passive": [REAP]},
}


def test_a_third_unit_is_tapped_paid_for_and_goes() -> None:
    desk = Desk()
    game = desk.new("scythe", {"position": POSITION})
    assert game["view"]["decision"]["kind"] == "section", game["view"]["decision"]
    game = desk.act(game, "section move", "move units", "worker 35", "to 34", "worker 41", "to 35")
    assert "pay 1 resource" in str(game["view"]["decision"]["options"])
    piece = next(
        one["key"] for one in game["view"]["board"]["pieces"] if one["place"] == "t34" and "worker" in one["key"]
    )
    body = {"revision": game["revision"], "intents": [{"travel": {"piece": piece, "to": "t35"}}]}
    status, after = desk.ask("POST", f"games/{game['id']}/actions", body)
    assert status == 200 and after["view"]["decision"]["kind"] == "pay_any", after
    game = desk.act(after | {"id": game["id"]}, "pay oil 34", "to 35", "carry 0 food")
    seats = desk.record(game["id"]).game.position.seats
    saxony = next(own for own in seats if own.faction == FACTIONS.index("saxony"))
    assert sorted(saxony.at[FIRST_WORKER : FIRST_WORKER + 3]) == [34, 35, 35]
