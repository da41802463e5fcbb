"""An airship's stop on one sheet: what the view lists, and one intent that answers everything the engine asks there."""

import random
from typing import Any

import pytest
from tests.app.asking import Desk

WIND = {
    "seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "automa", "faction": "saxony"}],
    "airships": {"aggressive": "siege_engine"},
}


def at_a_stop(desk: Desk) -> Any:
    """A game in which an airship has workers or resources below it and is asked what to take aboard."""
    for seed in range(40):
        chance = random.Random(seed)
        game = desk.new("scythe", WIND, seed)
        for _ in range(120):
            decision = game["view"]["decision"]
            if decision is None:
                break
            if game["view"]["cargo"] and game["view"]["cargo"]["load"] and game["view"]["cargo"]["stops"]:
                return game
            actions = [option["action"] for option in decision["options"]]
            wanted = [text for text in actions if text in ("section move", "move units") or text.startswith("airship")]
            game = desk.act(game, chance.choice(wanted or actions))
    raise AssertionError("no airship came to a stop with something to take aboard")


@pytest.mark.covers("W2.2")
def test_one_intent_handles_a_whole_stop_and_ends_the_flight_there() -> None:
    desk = Desk()
    game = at_a_stop(desk)
    cargo = game["view"]["cargo"]
    taken = len(desk.record(game["id"]).actions)
    path = f"games/{game['id']}/try"
    load = {cargo["load"][0]["key"]: 1}
    body = {"revision": game["revision"], "intents": [{"cargo": {"load": load, "stop": True}}]}
    status, tried = desk.ask("POST", path, body)
    assert status == 200, tried
    acts = tried["view"]["draft"]["acts"]
    assert f"load 1 {cargo['load'][0]['key']}" in acts and acts[-1] == "stop"
    assert len(desk.record(game["id"]).actions) == taken  # a trial leaves the game alone
    too_many = {"cargo": {"load": {cargo["load"][0]["key"]: 8}}}
    status, refused = desk.ask("POST", path, {"revision": game["revision"], "intents": [too_many]})
    assert status == 422 and refused["code"] == "cannot_carry"


def test_a_flight_can_go_on_after_a_stop() -> None:
    desk = Desk()
    game = at_a_stop(desk)
    piece, way = next(iter(game["view"]["travel"]["pieces"].items()))
    to = way["reach"][0]["to"]
    intents = [{"cargo": {}}, {"travel": {"piece": piece, "via": way["reach"][0]["via"], "to": to}}]
    status, tried = desk.ask("POST", f"games/{game['id']}/try", {"revision": game["revision"], "intents": intents})
    assert status == 200, tried
    places = [one["place"] for one in tried["view"]["board"]["pieces"] if piece in one["of"]]
    assert places == [to]


def test_the_turn_so_far_is_short_and_said_to_the_reader() -> None:
    desk = Desk()
    game = desk.new("scythe", WIND, 4)
    game = desk.act(game, "section move")
    game = desk.act(game, "move units")
    chip = game["view"]["turn"][0]
    assert chip["short"] == "Move"
    assert chip["say"][0].startswith("You choose")
    assert game["view"]["decision"]["ask"] == ["Which unit do you move?"]
    assert "2" in game["view"]["decision"]["hint"][0]


def test_whatever_the_sliders_allow_can_be_carried() -> None:
    desk = Desk()
    tried = 0
    for seed in range(8):
        chance = random.Random(seed)
        setup = WIND | {"airships": {} if seed % 2 else WIND["airships"]}
        game = desk.new("scythe", setup, seed)
        for _ in range(150):
            view = game["view"]
            if view["decision"] is None:
                break
            if view["cargo"]:
                tried += 1
                intents = [{"cargo": {**amounts(view["cargo"], chance), "stop": view["cargo"]["stops"]}}]
                body = {"revision": game["revision"], "intents": intents}
                status, answer = desk.ask("POST", f"games/{game['id']}/try", body)
                assert status == 200, (view["cargo"], intents, answer)
            actions = [option["action"] for option in view["decision"]["options"]]
            wanted = [text for text in actions if text in ("section move", "move units") or text.startswith("airship")]
            game = desk.act(game, chance.choice(wanted if wanted and chance.random() < 0.8 else actions))
    assert tried > 10


@pytest.mark.covers("W2.1")
@pytest.mark.parametrize(("tile", "kinds"), [("siege_engine", {"worker"}), ("bombard", {"resource"})])
def test_what_goes_aboard_before_the_flight_is_what_the_airship_carries(tile: str, kinds: set[str]) -> None:
    """Workers or resources, as its tile says, never more than there is room for; and all of it goes aboard."""
    desk = Desk()
    loaded: set[str] = set()
    for seed in range(30):
        chance = random.Random(seed)
        game = desk.new("scythe", WIND | {"airships": {"aggressive": tile}}, seed)
        for _ in range(80):
            view = game["view"]
            if view["decision"] is None or kinds <= loaded:
                break
            flying = (view["travel"] or {"pieces": {}})["pieces"].get("crimea.airship", {"load": []})
            if view["decision"]["kind"] == "unit" and flying["load"]:
                loaded |= taken_aboard(desk, game, flying)
            actions = [option["action"] for option in view["decision"]["options"]]
            wanted = [text for text in actions if text in ("section move", "move units") or text.startswith("airship")]
            game = desk.act(game, chance.choice(wanted if wanted and chance.random() < 0.5 else actions))
    assert loaded == kinds


def taken_aboard(desk: Desk, game: Any, flying: Any) -> set[str]:
    """Fly with as much as the sliders allow; what kinds of things went along."""
    load: dict[str, int] = {}
    for row in flying["load"]:
        load[row["key"]] = min(row["most"], flying["room"] - sum(load.values()))
    path, to = f"games/{game['id']}/try", flying["reach"][0]["to"]
    travel = {"piece": "crimea.airship", "via": flying["reach"][0]["via"], "to": to, "load": load}
    status, tried = desk.ask("POST", path, {"revision": game["revision"], "intents": [{"travel": travel}]})
    assert status == 200, tried
    acts = tried["view"]["draft"]["acts"]
    assert {f"load {amount} {key}" for key, amount in load.items() if amount} <= set(acts)
    too_many = travel | {"load": load | {flying["load"][0]["key"]: flying["room"] + 1}}
    status, refused = desk.ask("POST", path, {"revision": game["revision"], "intents": [{"travel": too_many}]})
    assert status == 422 and refused["code"] == "cannot_carry"
    return {"worker" if "worker" in key else "resource" for key, amount in load.items() if amount}


def amounts(cargo: Any, chance: random.Random) -> Any:
    """As the sliders of the sheet are set: within the room, and what comes off does not go on again."""
    off = {row["key"]: chance.randint(0, row["most"]) for row in cargo["unload"]}
    room = cargo["room"] + sum(off.values())
    on: dict[str, int] = {}
    for row in cargo["load"]:
        most = 0 if off.get(row["key"]) else min(row["most"], room - sum(on.values()))
        on[row["key"]] = chance.choice([0, max(most, 0)])
    return {"unload": off, "load": on}
