"""The HTTP contract, sentence by sentence, asked of a served process as any other program would."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from tools.served import SOLO, TOKEN, Served

TWO = {"seats": [{"faction": "crimea"}, {"faction": "togawa"}, {"player": "automa", "faction": "saxony"}]}
PROBLEM = "application/problem+json"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    served = Served(tmp_path_factory.mktemp("home"))
    served.start()
    with httpx.Client(base_url=f"http://127.0.0.1:{served.port}", timeout=60) as client:
        yield client
    served.kill()


class Api:
    """One asker; ``client`` is shared by all and remembers nothing of them."""

    def __init__(self, client: httpx.Client, key: str | None = TOKEN) -> None:
        self.client = client
        self.headers = {"Authorization": f"Bearer {key}"} if key else {}

    def ask(self, method: str, path: str, body: Any = None, expect: int = 200, **headers: str) -> Any:
        answer = self.client.request(method, f"/api/{path}", json=body, headers=self.headers | headers)
        assert answer.status_code == expect, (path, answer.text[:500])
        document = answer.json()
        if expect >= 400:
            assert answer.headers["content-type"] == PROBLEM and {"title", "detail", "where"} <= document.keys()
            assert document["title"]
        return document

    def new(self, kind: str = "scythe", setup: Any = SOLO) -> Any:
        return self.ask("POST", "games", {"kind": kind, "setup": setup, "seed": 7}, 201)

    def act(self, game: Any, *actions: str, path: str = "actions", expect: int = 200) -> Any:
        body = {"revision": game["revision"], "actions": list(actions)}
        return {"id": game["id"]} | self.ask("POST", f"games/{game['id']}/{path}", body, expect)

    def key(self, game: str, **body: Any) -> "Api":
        return Api(self.client, self.ask("POST", f"games/{game}/links", body, 201)["key"])


@pytest.fixture
def owner(client: httpx.Client) -> Api:
    return Api(client)


def test_health_and_the_page_need_no_token(client: httpx.Client) -> None:
    nobody = Api(client, None)
    health = nobody.ask("GET", "health")
    assert health["status"] == "ok" and health["version"] and health["build"] in ("compiled", "interpreted")
    assert nobody.client.get("/").status_code == 200
    page = nobody.client.get("/").text
    for name in re.findall(r'(?:src|href)="([\w./]+)"', page):
        assert nobody.client.get(f"/{name}".replace("/./", "/")).status_code == 200, name


def test_nothing_or_a_wrong_key_is_401_a_key_without_the_right_403(client: httpx.Client, owner: Api) -> None:
    game = owner.new()["id"]
    for key in (None, "wrong", ""):
        for path in ("games", "setup", f"games/{game}", f"games/{game}/save", "logbook", "tiles", "cards"):
            assert "title" in Api(client, key).ask("GET", path, expect=401)
    watcher = owner.key(game, watch=True)
    for path in ("games", "setup", "logbook", "tiles", "cards", f"games/{game}/links"):
        watcher.ask("GET", path, expect=403)
    watcher.ask("DELETE", f"games/{game}", expect=403)


def test_the_token_in_the_address_becomes_a_cookie_and_a_foreign_origin_never_passes(client: httpx.Client) -> None:
    address = str(client.base_url).rstrip("/")
    with httpx.Client(base_url=address, follow_redirects=True) as browser:
        assert browser.get(f"/?token={TOKEN}").status_code == 200
        assert browser.get("/api/games").status_code == 200
        body = {"kind": "scythe"}
        assert browser.post("/api/setup", json=body, headers={"origin": address}).status_code == 200
        assert browser.post("/api/setup", json=body).status_code == 403
    for origin in ("http://evil.example", "null", "http://127.0.0.1:1"):
        Api(client).ask("GET", "games", expect=403, origin=origin)
    Api(client).ask("GET", "games", expect=403, host="evil.example")
    assert Api(client).ask("POST", "setup", {"kind": "scythe"})["ready"]  # Bearer without Origin


def test_setup_says_what_can_be_chosen(owner: Api) -> None:
    kinds = owner.ask("GET", "setup")["kinds"]
    assert [page["kind"] for page in kinds] == ["scythe", "scythe-table", "scythe-cards", "expeditions-table"]
    for page in kinds:
        assert {"key", "kind", "value", "choices"} <= page["fields"][0].keys() and page["ready"] is True
        checked = owner.ask("POST", "setup", {"kind": page["kind"], "setup": page["setup"]})
        assert checked["ready"] is True and checked["fields"]


@pytest.mark.parametrize("kind", ["scythe", "scythe-table", "expeditions-table"])
def test_a_game_is_begun_seen_listed_saved_and_deleted(owner: Api, kind: str) -> None:
    setup = {"level": 2} if kind == "expeditions-table" else SOLO
    made = owner.new(kind, setup)
    assert made.keys() >= {"id", "kind", "revision", "view"} and made["kind"] == kind and made["revision"] == 0
    seen = owner.ask("GET", f"games/{made['id']}")
    assert seen == made and seen["view"]["format"] == "maszyna/view@1"
    assert seen["view"]["game"] | {"revision": 0, "at": 0, "over": False} == seen["view"]["game"]
    other = owner.new(kind, setup)
    listed = [game["id"] for game in owner.ask("GET", "games")["games"]]
    assert listed.index(other["id"]) < listed.index(made["id"])  # newest first
    save = owner.ask("GET", f"games/{made['id']}/save")
    assert save["format"] == "maszyna/save@1" and save["seed"] == 7 and save["actions"] == []
    assert save["game"] == ("expeditions" if kind == "expeditions-table" else kind)
    again = owner.ask("POST", "games", {"save": save}, 201)
    assert again["kind"] == kind and again["view"]["board"] == made["view"]["board"]
    for path in ("log", "end", "hints"):
        assert owner.ask("GET", f"games/{made['id']}/{path}")
    owner.ask("DELETE", f"games/{made['id']}")
    owner.ask("GET", f"games/{made['id']}", expect=404)
    owner.ask("DELETE", f"games/{made['id']}", expect=404)


def test_revision_rises_by_one_and_at_counts_actions(owner: Api) -> None:
    game = owner.new("scythe-table")
    assert owner.act(game, "power +1", path="try")["revision"] == 0
    done = owner.act(game, "power +1", "coins +1")
    assert done["revision"] == 1 and done["view"]["game"]["revision"] == 1 and done["view"]["game"]["at"] == 2
    assert all(isinstance(text, list) for text in done["told"])
    undone = owner.ask("POST", f"games/{game['id']}/undo", {"revision": 1, "steps": 1})
    assert undone["revision"] == 2 and undone["view"]["game"]["at"] == 1 and undone["told"]
    for at in range(2):
        view = owner.ask("GET", f"games/{game['id']}?at={at}")["view"]
        assert view["game"]["at"] == at and view["game"]["revision"] == 2
    for wrong in ("2", "-1", "x", "99999999999"):
        owner.ask("GET", f"games/{game['id']}?at={wrong}", expect=422)
    assert owner.ask("GET", f"games/{game['id']}/save")["actions"] == ["power +1"]


def test_a_stale_revision_is_409_with_the_new_view_and_a_refusal_422_with_all_its_fields(owner: Api) -> None:
    game = owner.new()
    for path, body in (
        ("actions", {"actions": ["section move"]}),
        ("try", {"actions": ["section move"]}),
        ("undo", {}),
    ):
        stale = owner.ask("POST", f"games/{game['id']}/{path}", {"revision": 3, **body}, 409)
        assert stale["revision"] == 0 and stale["view"] == game["view"]
    refused = owner.act(game, "section move", "fly away", expect=422)
    assert {"code", "say", "at", "legal"} <= refused.keys() and refused["where"] == "actions[1]" and refused["legal"]
    wrong: list[Any] = [{}, {"revision": 0}, {"revision": "0", "actions": ["x"]}, {"revision": 0, "actions": [1]}]
    wrong += [{"revision": 0, "actions": ["section move"], "more": 1}, {"revision": 0, "intents": [{}]}, [], None]
    wrong += [{"revision": 0, "intents": [{"choose": "o1", "tell": "x"}]}, {"revision": 0, "actions": "section move"}]
    for body in wrong:
        found = owner.ask("POST", f"games/{game['id']}/actions", body, 422)
        assert {"code", "say", "at", "legal"} <= found.keys(), body
    assert owner.ask("GET", f"games/{game['id']}") == {key: game[key] for key in ("id", "kind", "revision", "view")}


def test_a_table_says_what_must_be_told_first(owner: Api) -> None:
    game = owner.new("scythe-table", SOLO | {"cards": "typed"})
    missing = owner.act(game, "automa", expect=422)
    assert missing["needs"]["field"] == "card" and missing["needs"]["most"] == 19
    done = owner.act(game, f"automa {missing['needs']['field']} 7")
    assert done["revision"] == 1


def test_try_keeps_nothing_and_stops_before_anything_hidden(owner: Api) -> None:
    table = owner.new("scythe-table")
    tried = owner.act(table, "power +1", "automa", "coins +1", path="try")
    assert tried["reveals"]["action"] == "automa" and tried["view"]["game"]["at"] == 1
    assert tried["view"]["draft"]["acts"] == ["power +1", "automa"]
    assert owner.act(table, "power +1", path="try")["reveals"] is None
    row = owner.new("expeditions-table", {"level": 1})
    assert owner.act(row, "done", path="try")["reveals"]["code"] == "automa"
    game = owner.new()
    tried = owner.act(game, "section bolster", "bolster cards", path="try")
    assert tried["reveals"]["action"] == "bolster cards" and tried["view"]["game"]["at"] == 1
    for one in (table, row, game):
        assert owner.ask("GET", f"games/{one['id']}")["revision"] == 0


def test_undo_stops_at_what_was_revealed_except_in_practice_and_at_a_table(owner: Api) -> None:
    for setup, expect in ((SOLO, 422), (SOLO | {"practice": True}, 200)):
        game = owner.new("scythe", setup)
        game = owner.act(game, "section bolster", "bolster cards")
        owner.ask("POST", f"games/{game['id']}/undo", {"revision": 1}, expect)
    game = owner.act(owner.new("scythe-table"), "automa")
    owner.ask("POST", f"games/{game['id']}/undo", {"revision": 1})
    owner.ask("POST", f"games/{game['id']}/undo", {"revision": 2}, 422)  # nothing is left


def test_options_in_a_digital_game_carry_the_action_that_takes_them(owner: Api) -> None:
    game = owner.new()
    for _ in range(5):
        options = game["view"]["decision"]["options"]
        assert all(option["action"] and option["id"] for option in options)
        chosen = options[-1]
        intent = {"revision": game["revision"], "intents": [{"choose": chosen["id"]}]}
        by_id = owner.ask("POST", f"games/{game['id']}/try", intent)
        by_text = owner.act(game, chosen["action"], path="try")
        assert by_id["view"]["board"] == by_text["view"]["board"]
        game = owner.act(game, chosen["action"])
    both = {"revision": game["revision"], "actions": [], "intents": []}
    owner.ask("POST", f"games/{game['id']}/actions", both, 422)


def test_who_sees_and_who_acts(owner: Api) -> None:
    game = owner.new("scythe", TWO)
    view = game["view"]
    first = view["waiting_for"][0]
    second = next(seat["key"] for seat in view["seats"] if seat["player"] == "human" and seat["key"] != first)
    assert view["decision"]["seat"] == first  # nobody has a link yet, so the owner decides
    keys = {name: owner.key(game["id"], seat=name) for name in (first, second)}
    watcher = owner.key(game["id"], watch=True)
    action = view["decision"]["options"][0]["action"]
    for asker, you in ((owner, None), (watcher, None), (keys[second], second)):
        seen = asker.ask("GET", f"games/{game['id']}")["view"]
        assert seen["decision"] is None and seen["waiting_for"] == [first] and seen["you"] == you
        assert ["hand" in seat for seat in seen["seats"]] == [seat["key"] == you for seat in seen["seats"]]
        for path in ("actions", "try"):
            asker.act(game, action, path=path, expect=403)
        asker.ask("GET", f"games/{game['id']}/save", expect=403)
    keys[first].ask("GET", f"games/{game['id']}/save", expect=403)  # several people: nobody before the end
    owner.ask("GET", f"games/{game['id']}/links")
    assert keys[first].act(game, action)["revision"] == 1
    links = owner.ask("GET", f"games/{game['id']}/links")["links"]
    number = next(link["number"] for link in links if link["seat"] == first)
    owner.ask("DELETE", f"games/{game['id']}/links/{number}")
    keys[first].ask("GET", f"games/{game['id']}", expect=401)
    assert owner.ask("GET", f"games/{game['id']}")["view"]["you"] == first  # it is the owner's again
    owner.ask("POST", f"games/{game['id']}/links", {"seat": "saxony"}, 422)
    owner.ask("POST", f"games/{game['id']}/links", {}, 422)
    keys[second].ask("GET", f"games/{owner.new()['id']}", expect=403)


def test_a_save_with_several_people_waits_for_the_end_at_a_table_too(owner: Api) -> None:
    game = owner.new("scythe-table", TWO)
    owner.ask("GET", f"games/{game['id']}/save", expect=403)
    alone = owner.new()
    owner.ask("GET", f"games/{alone['id']}/save")
    player = owner.key(alone["id"], seat="crimea")
    assert player.ask("GET", f"games/{alone['id']}/save")["seed"] == 7
    owner.ask("GET", f"games/{alone['id']}/save", expect=403)  # the hand it leads to is somebody else's


def test_a_link_can_be_photographed(owner: Api) -> None:
    game = owner.new()["id"]
    made = owner.ask("POST", f"games/{game}/links", {"watch": True}, 201)
    assert made["link"] == f"#/j/{game}/{made['key']}" and made["number"] > 0 and len(made["key"]) >= 24
    assert made["address"] == f"{str(owner.client.base_url).rstrip('/')}/{made['link']}"
    assert made["qr"].startswith("<svg")


def test_behind_a_proxy_a_link_is_the_visitors_address_and_limits_count_each_visitor(owner: Api) -> None:
    game = owner.new()["id"]
    visitor = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    made = owner.ask("POST", f"games/{game}/links", {"watch": True}, 201, **visitor)
    assert made["address"].startswith("https://")
    guesses = [owner.client.get(f"/?token=x{number}", headers=visitor).status_code for number in range(25)]
    assert guesses[-1] == 429
    assert owner.client.get("/?token=x", headers={"x-forwarded-for": "203.0.113.8"}).status_code != 429


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_lang_works_everywhere(owner: Api, lang: str) -> None:
    game = owner.ask("POST", f"games?lang={lang}", {"kind": "scythe-table", "setup": SOLO, "seed": 1}, 201)
    assert game["view"]["lang"] == lang
    path = f"games/{game['id']}"
    body = {"revision": 0, "actions": ["automa"]}
    assert owner.ask("POST", f"{path}/actions?lang={lang}", body)["view"]["lang"] == lang
    cyrillic = re.compile("[\u0430-\u0457]")
    for page in ("", "/log", "/end", "/hints", "/why?at=1"):
        text = json.dumps(owner.ask("GET", f"{path}{page}{'&' if '?' in page else '?'}lang={lang}"), ensure_ascii=False)
        assert bool(cyrillic.search(text)) == (lang != "en"), page
    for page in ("setup", "tiles", "cards", "logbook", "games", "words"):
        text = json.dumps(owner.ask("GET", f"{page}?lang={lang}"), ensure_ascii=False)
        assert bool(cyrillic.search(text)) == (lang != "en"), page
    for status, where in ((404, "games/none"), (422, f"{path}?at=99")):
        refused = owner.ask("GET", f"{where}{'&' if '?' in where else '?'}lang={lang}", expect=status)
        assert bool(cyrillic.search(refused["title"])) == (lang != "en")
    owner.ask("GET", "games?lang=xx", expect=422)


def test_a_method_an_address_does_not_know_is_405(owner: Api) -> None:
    game = owner.new()["id"]
    for method, path, allowed in (("GET", f"games/{game}/actions", "POST"), ("PUT", f"games/{game}", "DELETE, GET")):
        answer = owner.client.request(method, f"/api/{path}", headers=owner.headers)
        assert answer.status_code == 405 and answer.headers["allow"] == allowed


def test_why_tells_when_a_place_fell_out(owner: Api) -> None:
    game = owner.act(owner.new("scythe-table"), "automa")
    steps = owner.ask("GET", f"games/{game['id']}/why?at=1&choice=1")["steps"]
    place = next(step["out"][0]["place"] for step in steps if step.get("out"))
    for spelt in (place, place.removeprefix("t")):
        told = owner.ask("GET", f"games/{game['id']}/why?at=1&choice=1&place={spelt}")
        assert told["say"] and told["place"] == place
    owner.ask("GET", f"games/{game['id']}/why?at=1&choice=99", expect=404)
    owner.ask("GET", f"games/{game['id']}/why?at=1&choice=1&place=t99", expect=422)


def test_events_have_the_revision_as_id_and_data(owner: Api) -> None:
    game = owner.new("scythe-table")
    with owner.client.stream("GET", f"/api/games/{game['id']}/events", headers=owner.headers) as events:
        assert events.headers["content-type"].startswith("text/event-stream")
        found: dict[str, str] = {}
        heard = []
        for line in events.iter_lines():
            name, _, value = line.partition(": ")
            if line:
                found[name] = value
            elif "data" in found:
                heard.append((found["id"], json.loads(found["data"])))
                found = {}
                if len(heard) == 2:
                    break
                owner.act(game, "power +1")
    assert heard == [("0", {"revision": 0}), ("1", {"revision": 1})]
    owner.ask("GET", "games/none/events", expect=404)


def test_the_owner_is_not_slowed_below_a_thousand_requests_a_second(owner: Api) -> None:
    from maszyna.server.limits import RATES

    assert RATES["owner"] >= 1000
    for _ in range(100):
        owner.ask("GET", "games/none", expect=404)
