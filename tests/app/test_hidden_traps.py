"""What lies under another seat's trap is shown by springing it, and by nothing before."""

import json
from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.kernel.bits import bit
from maszyna.scythe.ids import MAT, TOGAWA

TWO = {"seats": [{"faction": "togawa"}, {"faction": "crimea"}]}
TRAPS = range(4)


def with_trap(trap: int) -> tuple[Desk, Any, dict[str, str]]:
    """A game in which the first seat can step onto one of Togawa's traps, and the step."""
    desk = Desk()
    game = desk.new("scythe", TWO, 5)
    game = desk.act(game, "section move", "move units")
    view = game["view"]
    piece, way = next((key, one["reach"][0]["to"]) for key, one in view["travel"]["pieces"].items() if one["reach"])
    togawa = next(seat for seat in desk.record(game["id"]).game.position.seats if seat.faction == TOGAWA)
    togawa.traps[:] = [MAT] * len(togawa.traps)
    place = int(way.removeprefix("t"))
    togawa.traps[trap] = place
    togawa.armed |= bit(place)
    return desk, game, {"piece": piece, "to": way}


def before_it_is_sprung(trap: int) -> list[Any]:
    """What the seat is shown and answered before the step is taken for good; games differ in nothing but their ids."""
    desk, game, step = with_trap(trap)
    path, revision = f"games/{game['id']}", game["revision"]
    tries = [{"intents": [{"travel": step}]}]
    tries += [{"actions": [one["action"]]} for one in game["view"]["decision"]["options"]]
    found = [desk.get(path), *(desk.ask("POST", f"{path}/try", {"revision": revision, **one}) for one in tries)]
    return [json.dumps(one).replace(game["id"], "") for one in found]


def test_nothing_shows_which_trap_it_is_before_it_is_sprung() -> None:
    shown = [before_it_is_sprung(trap) for trap in TRAPS]
    assert shown[0] == shown[1] == shown[2] == shown[3]


@pytest.mark.parametrize("trap", TRAPS)
def test_a_sprung_trap_cannot_be_taken_back(trap: int) -> None:
    desk, game, step = with_trap(trap)
    path = f"games/{game['id']}"
    status, tried = desk.ask("POST", f"{path}/try", {"revision": game["revision"], "intents": [{"travel": step}]})
    assert (status, tried["reveals"]["code"]) == (200, "trap")
    body = {"revision": game["revision"], "intents": [{"travel": step}]}
    status, after = desk.ask("POST", f"{path}/actions", body)
    assert status == 200
    assert desk.ask("POST", f"{path}/undo", {"revision": after["revision"]})[0] == 422
