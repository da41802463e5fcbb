"""The digital game through the application: options, drafts, intents, undo, and what each seat may know."""

import json
import random
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, WIND, Desk, some_option

from maszyna.app.base.requester import Requester
from maszyna.kernel.bits import members
from maszyna.kernel.packed_counts import counts
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.setup.new_game import new_game


@pytest.mark.parametrize(("setup", "seed"), [(SOLO, 1), (SOLO, 2), (WIND, 3), (TWO, 4)])
def test_options_are_the_engines_and_any_of_them_can_be_chosen_by_its_id(setup: Any, seed: int) -> None:
    desk = Desk()
    chance = random.Random(seed)
    game = desk.new("scythe", setup, seed)
    for _ in range(150):
        view = game["view"]
        if view["decision"] is None:
            break
        engine = desk.record(game["id"]).game
        assert [option["action"] for option in view["decision"]["options"]] == engine.legal_texts()
        ids = [option["id"] for option in view["decision"]["options"]]
        assert len(set(ids)) == len(ids)
        option = chance.choice(view["decision"]["options"])
        before = desk.app.storage.get(game["id"])
        body = {"revision": game["revision"], "intents": [{"choose": option["id"]}]}
        status, tried = desk.ask("POST", f"games/{game['id']}/try", body)
        assert status == 200
        assert desk.app.storage.get(game["id"]) == before
        assert bool(tried["reveals"]) == bool(option["reveals"])
        status, chosen = desk.ask("POST", f"games/{game['id']}/actions", body)
        assert status == 200
        assert desk.record(game["id"]).entries[-1].text == option["action"]
        game = chosen | {"id": game["id"]}
    assert game["view"]["status"] in ("over", "your_turn")


def test_pieces_tracks_and_cards_shown_are_those_of_the_position() -> None:
    desk = Desk()
    chance = random.Random(5)
    game = desk.new("scythe", SOLO, 5)
    for _ in range(80):
        if game["view"]["decision"] is None:
            break
        position = desk.record(game["id"]).game.position
        own = position.seats[0]
        shown = game["view"]["seats"][0]
        tracks = {track["key"]: track["value"] for track in shown["tracks"]}
        assert (tracks["power"], tracks["popularity"], tracks["coins"]) == (own.power, own.popularity, own.coins)
        assert shown["hand"] == [kind + 2 for kind, held in enumerate(counts(own.hand)) for _ in range(held)]
        units = [key for piece in game["view"]["board"]["pieces"] for key in piece["of"] if key.startswith("crimea.")]
        assert len([key for key in units if ".worker" in key]) == own.workers_on_board()
        assert len([key for key in units if ".mech" in key]) == own.mechs_deployed()
        game = desk.act(game, some_option(game["view"], chance))


def secrets_of(desk: Desk, game: str, seat: int) -> list[str]:
    own = desk.record(game).game.position.seats[seat]
    return [f'"number": {number}, "name"' for number in members(own.objectives)]


def test_no_view_holds_a_secret_of_another_seat() -> None:
    desk = Desk()
    chance = random.Random(8)
    game = desk.new("scythe", TWO, 8)
    keys = [desk.link(game["id"], seat=seat) for seat in ("togawa", "crimea")]
    watcher = desk.link(game["id"], watch=True)
    for _ in range(120):
        views = [desk.get(f"games/{game['id']}", who)["view"] for who in keys]
        looking = [desk.get(f"games/{game['id']}", watcher)["view"], desk.get(f"games/{game['id']}")["view"]]
        for seat, view in enumerate(views):
            others = secrets_of(desk, game["id"], 1 - seat)
            text = json.dumps(view["seats"][1 - seat])
            assert "hand" not in view["seats"][1 - seat] and "objectives" not in view["seats"][1 - seat]
            assert "hand" in view["seats"][seat]
            assert not any(secret in text for secret in others)
        for view in looking:
            assert all("hand" not in seat and "objectives" not in seat for seat in view["seats"])
            assert view["decision"] is None
        asked = [seat for seat, view in enumerate(views) if view["decision"]]
        if not asked:
            break
        assert len(asked) == 1 and views[asked[0]]["waiting_for"] == [("togawa", "crimea")[asked[0]]]
        action = some_option(views[asked[0]], chance)
        body, by_other = ({"revision": view["game"]["revision"], "actions": [action]}  # each seat counts for itself
                        for view in (views[asked[0]], views[1 - asked[0]]))  # fmt: skip
        assert desk.ask("POST", f"games/{game['id']}/actions", by_other, keys[1 - asked[0]])[0] == 403
        assert desk.ask("POST", f"games/{game['id']}/actions", body, watcher)[0] == 403
        assert desk.ask("POST", f"games/{game['id']}/actions", body)[0] == 403  # the owner has no seat left
        assert desk.ask("POST", f"games/{game['id']}/actions", body, keys[asked[0]])[0] == 200


def test_which_trap_lies_where_is_togawas_secret() -> None:
    desk = Desk()
    game = desk.new("scythe", TWO, 3)
    record = desk.record(game["id"])
    togawa = record.game.position.seats[0]
    togawa.traps[2] = 30
    togawa.armed |= 1 << 30
    others = desk.get(f"games/{game['id']}", desk.link(game["id"], seat="crimea"))["view"]
    owns = desk.get(f"games/{game['id']}", desk.link(game["id"], seat="togawa"))["view"]
    key = {view["you"]: [p["key"] for p in view["board"]["pieces"] if ".trap." in p["key"]] for view in (others, owns)}
    assert key == {"crimea": ["togawa.trap.t30"], "togawa": ["togawa.trap.t30"]}


def test_the_save_holds_the_seed_so_with_several_people_it_waits_for_the_end() -> None:
    desk = Desk()
    game = desk.new("scythe", TWO, 3)["id"]
    assert desk.ask("GET", f"games/{game}/save")[0] == 403
    solo = desk.new("scythe", SOLO, 3)["id"]
    assert desk.get(f"games/{solo}/save")["seed"] == 3
    assert desk.ask("GET", f"games/{solo}/save", None, desk.link(solo, watch=True))[0] == 403


def test_a_draft_shows_the_end_of_the_own_turn_and_keeps_nothing() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    acts = ["section bolster", "bolster power", "skip bottom"]
    legal = desk.record(game["id"]).game.copy()
    for text in acts[:2]:
        legal.take(text)
    if legal.asking is not None and legal.seat_to_decide() == 0 and legal.decision_kind() == "bottom":
        acts = acts[:3]
    else:
        acts = acts[:2]
    status, tried = desk.ask("POST", f"games/{game['id']}/try", {"revision": 0, "actions": acts})
    assert status == 200, tried
    assert tried["reveals"]["code"] == "automa"
    view = tried["view"]
    assert view["draft"]["ends"] == "turn" and view["draft"]["acts"] == acts
    tracks = {track["key"]: track["value"] for track in view["seats"][0]["tracks"]}
    assert tracks["power"] == game["view"]["seats"][0]["tracks"][0]["value"] + 2
    assert view["decision"] is None and view["story"] is None
    assert desk.get(f"games/{game['id']}")["revision"] == 0


def test_undo_goes_back_to_the_last_thing_revealed_and_further_only_in_practice() -> None:
    desk = Desk()
    for practice in (False, True):
        game = desk.new("scythe", SOLO | {"practice": practice})
        game = desk.act(game, "section bolster")
        status, undone = desk.ask("POST", f"games/{game['id']}/undo", {"revision": 1})
        assert status == 200 and undone["view"]["game"]["at"] == 0 and undone["revision"] == 2
        game = undone | {"id": game["id"]}
        game = desk.act(game, "section bolster", "bolster cards")
        body = {"revision": game["revision"], "steps": 1}
        status, refused = desk.ask("POST", f"games/{game['id']}/undo", body)
        assert status == (200 if practice else 422)
        if not practice:
            assert refused["code"] == "undo_revealed" and game["view"]["undo"]["can"] is False


def test_refusals_say_what_is_legal_and_change_nothing() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    path = f"games/{game['id']}/actions"
    status, refused = desk.ask("POST", path, {"revision": 0, "actions": ["section bolster", "section bolster"]})
    assert status == 422 and refused["where"] == "actions[1]" and "bolster power" in refused["legal"]
    assert desk.get(f"games/{game['id']}")["revision"] == 0
    status, stale = desk.ask("POST", path, {"revision": 5, "actions": ["section bolster"]})
    assert status == 409 and stale["revision"] == 0 and stale["view"]["format"] == "maszyna/view@1"
    wrong: list[Any] = [None, [], {"revision": "0"}, {"revision": 0, "actions": "x"}, {"revision": 0}]
    wrong += [{"revision": 0, "intents": [{"jump": 1}]}, {"revision": 0, "actions": [7]}, {"actions": ["section move"]}]
    for body in wrong:
        assert desk.ask("POST", path, body)[0] == 422


def test_time_travel_shows_an_earlier_game_without_a_decision() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    first = game["view"]["board"]["pieces"]
    game = desk.act(game, "section bolster", "bolster power")
    then = desk.get(f"games/{game['id']}", at="0")["view"]
    assert then["board"]["pieces"] == first and then["decision"] is None and then["status"] == "past"
    assert desk.ask("GET", f"games/{game['id']}", at="99")[0] == 422


def test_a_key_of_another_game_and_a_revoked_one_open_nothing() -> None:
    desk = Desk()
    one, other = desk.new("scythe", SOLO)["id"], desk.new("scythe", SOLO)["id"]
    _, link = desk.ask("POST", f"games/{one}/links", {"seat": "crimea"})
    who = desk.app.who_has(link["key"])
    assert isinstance(who, Requester)
    assert desk.ask("GET", f"games/{other}", None, who)[0] == 403
    assert desk.ask("GET", "games", None, who)[0] == 403
    assert desk.ask("GET", f"games/{one}", None, None)[0] == 401
    assert desk.ask("DELETE", f"games/{one}/links/{link['number']}")[0] == 200
    assert desk.app.who_has(link["key"]) is None
    assert desk.ask("POST", f"games/{one}/links", {"seat": "saxony"})[0] == 422


# How an option begins that means to do nothing.
NOTHING = ("no ", "skip ", "stop", "keep ", "hold ", "leave ", "accept 0 ", "load 0 ", "unload 0 ")


def test_only_what_means_nothing_is_offered_as_doing_nothing() -> None:
    """The first option of a decision that may be left; a bonus or a card that comes first is one like the others."""
    kinds: set[str] = set()
    for seed in range(24):
        chance = random.Random(seed)
        seats: Any = [{"faction": faction} for faction in chance.sample(FACTIONS, 3)]
        game = new_game({"seats": seats, "airships": {}}, seed)
        while not game.is_over() and game.turns < 120:
            decision = game.pending()
            if 0 in game.choices:
                kinds.add(decision.kind())
                assert decision.declined_by(0) == game.text(0).startswith(NOTHING), (decision.kind(), game.text(0))
            game.apply(chance.choice(game.choices))
    assert kinds > {"bonus", "box", "mech", "recruit", "unit"}


def test_a_screen_reads_what_the_decision_declares() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO)
    asked = game["view"]["decision"]
    assert (asked["widget"], asked["answer"], asked["ends_turn"]) == ("mat", "section", False)
    assert not any(option["declines"] for option in asked["options"])
    moving = desk.act(game, "section move", "move units")["view"]["decision"]
    assert (moving["widget"], moving["answer"], moving["continues"]) == ("travel", "unit", False)
    assert [option["action"] for option in moving["options"] if option["declines"]] == ["no more units"]


def test_amounts_are_told_beside_the_label_of_an_option() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO | {"variants": ["gains_in_part"]})
    asked = desk.act(game, "section bolster", "bolster power")["view"]["decision"]
    assert (asked["kind"], asked["answer"]) == ("accept", "amount")
    assert [option["amount"] for option in asked["options"]] == [0, 1, 2]
