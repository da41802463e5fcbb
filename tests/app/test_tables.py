"""The two companions through the application: steps, the Automa's turn as story and list, undo, what is missing."""

import random
import re
from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.expeditions.ids import AUTOMA, HUMAN
from maszyna.speech.expeditions.texts import expeditions_texts


def test_a_table_is_set_up_from_a_list_and_the_automas_turn_is_a_list_and_a_story() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    assert game["view"]["checklist"]["key"] == "setup" and len(game["view"]["checklist"]["items"]) > 5
    game = desk.act(game, "automa")
    view = game["view"]
    kinds = [step["kind"] for step in view["story"]["steps"]]
    assert "card" in kinds and "narrow" in kinds and "change" in kinds
    todo = desk.record(game["id"]).entries[-1].instructions
    assert len(view["checklist"]["items"]) == len(todo)
    narrow = next(step for step in view["story"]["steps"] if step["kind"] == "narrow" and step.get("out"))
    page = desk.get(f"games/{game['id']}/why", at="1", choice="1", place=narrow["out"][0]["place"])
    assert page["say"] and page["steps"]
    status, undone = desk.ask("POST", f"games/{game['id']}/undo", {"revision": 1})
    assert status == 200 and undone["view"]["checklist"]["way"] == "back" and undone["told"]


@pytest.mark.covers("X2.1", "X2.2", "X2.3", "X2.4", "X2.5", "X2.6", "X3.2", "X4.5")
@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("first", ["human", "automa"])
def test_a_table_of_expeditions_is_set_up_from_the_list_of_the_terminal(first: str, lang: str) -> None:
    desk = Desk()
    status, game = desk.ask("POST", "games", {"kind": "expeditions-table", "setup": {"first": first}}, lang=lang)
    assert status == 201
    lines = expeditions_texts(lang).setting_up(desk.record(game["id"]).game, HUMAN if first == "human" else AUTOMA)
    listed = game["view"]["checklist"]["items"]
    assert (len(listed) > len(lines)) == (first == "automa")  # its first turn follows
    items = listed[: len(lines)]
    assert [item["to"] for item in items if item["what"] == "mech"] == ["n1", "c7"]
    assert [item["what"] for item in items] == [line.what for line in lines]
    for item, line in zip(items, lines, strict=True):
        said = "".join(span if isinstance(span, str) else span["t"] for span in item["say"])
        assert line.place or said == line.text
    whole = str(items)
    assert all(card in whole for card in ("017", "030", "056", "063")) and "14 " not in whole  # the app draws


def test_steps_and_gestures_stand_in_the_same_save() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    intents = [{"tell": "worker t43 2"}, {"travel": {"piece": "crimea.character", "to": "t43"}}]
    body = {"revision": 0, "actions": ["power +2"], "intents": intents}
    status, done = desk.ask("POST", f"games/{game['id']}/actions", body)
    assert status == 200 and done["revision"] == 1
    save = desk.get(f"games/{game['id']}/save")
    assert save["actions"] == ["power +2", "worker 43 2", "move character base 43"]
    assert [step["at"] for step in done["view"]["recent"]] == [1, 2, 3]
    status, again = desk.ask("POST", "games", {"save": save})
    assert status == 201 and again["view"]["board"]["pieces"] == done["view"]["board"]["pieces"]


def test_a_step_that_lacks_something_says_what_it_needs() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO | {"cards": "typed"})
    path = f"games/{game['id']}/actions"
    status, refused = desk.ask("POST", path, {"revision": 0, "actions": ["automa"]})
    assert status == 422 and refused["needs"]["field"] == "card" and refused["needs"]["most"] == 19
    status, done = desk.ask("POST", path, {"revision": 0, "actions": ["automa card 7"]})
    assert status == 200 and done["view"]["story"]["card"]["number"] == 7
    status, refused = desk.ask("POST", path, {"revision": 1, "actions": ["nonsense"]})
    assert status == 422 and refused["code"] == "no_such_step" and refused["say"]


def test_a_place_card_mends_every_number() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    for key, value in (("crimea.worker", 2), ("food", 1), ("crimea.mech", 1)):
        rows = {row["key"]: row for row in desk.get(f"games/{game['id']}/place", key="t43")["rows"]}
        game = desk.act(game, rows[key]["more"])
        rows = {row["key"]: row for row in desk.get(f"games/{game['id']}/place", key="t43")["rows"]}
        assert rows[key]["value"] == value
        game = desk.act(game, rows[key]["less"])
    assert desk.ask("GET", f"games/{game['id']}/place", key="t99")[0] == 422


def test_every_tool_of_a_table_makes_a_step_that_is_read() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO | {"airships": {}})
    for tool in game["view"]["tools"]:
        values = {"place": "t43"}
        for ask in tool["asks"]:
            if ask["kind"] == "choice":
                values[ask["name"]] = ask["choices"][0]["value"]
            elif ask["kind"] == "amount":
                values[ask["name"]] = str(max(ask["least"], 1))
        text = tool["tell"].format(**values)
        body = {"revision": 0, "intents": [{"tell": text}]}
        status, tried = desk.ask("POST", f"games/{game['id']}/try", body)
        if tool["key"] in ("encounter", "cargo"):
            continue
        assert status == 200, (text, tried)


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_a_whole_game_beside_a_table_of_expeditions(lang: str) -> None:
    desk = Desk()
    chance = random.Random(2)
    status, game = desk.ask("POST", "games", {"kind": "expeditions-table", "setup": {"level": 2}, "seed": 2}, lang=lang)
    assert status == 201
    for _ in range(400):
        view = game["view"]
        decision: Any = view["decision"]
        if decision is None:
            break
        texts = [option["action"] for option in decision["options"]]
        engine = desk.record(game["id"]).game.legal_texts()
        assert set(texts) <= set(engine)
        if not texts:
            action = f"{decision['says']} 3"
        elif "done" in texts:
            action = chance.choice(["done", "done", "glory" if "glory" in texts else "done"])
        else:
            action = chance.choice(texts)
        game = desk.act(game, action)
    assert game["view"]["status"] == "over"
    end = desk.get(f"games/{game['id']}/end", lang=lang)
    assert end["rows"][-1]["key"] == "total" and end["winners"]
    line = desk.get("logbook")["games"][0]
    assert line["id"] == game["id"] and line["won"] == ("human" in end["winners"])
    assert desk.get("games")["games"][0]["status"] == "over"


def test_a_watcher_of_a_table_cannot_write() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    who = desk.link(game["id"], watch=True)
    view = desk.get(f"games/{game['id']}", who)["view"]
    assert view["decision"] is None and view["tools"] == []
    assert desk.ask("POST", f"games/{game['id']}/actions", {"revision": 0, "actions": ["automa"]}, who)[0] == 403
    assert desk.ask("POST", f"games/{game['id']}/undo", {"revision": 0}, who)[0] == 403


def test_a_combat_that_waits_under_airships_is_shown() -> None:
    """How many cards a person may play hangs on the fight (W6), which a table only has in prospect."""
    desk = Desk()
    game = desk.new("scythe-table", SOLO | {"airships": {}})
    game = desk.act(game, "worker 43 1", "adjust saxony mechs 43", "move character base 43")
    assert game["view"]["fight"] is not None
    people = [side for side in game["view"]["fight"]["sides"] if side["player"] == "human"]
    assert len(people) == 1 and "most_cards" in people[0]


@pytest.mark.covers("A13.1", "A15.2")
def test_both_discard_piles_are_shown_apart_and_the_marker_is_checked() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    for _ in range(3):
        game = desk.act(game, "automa")
    automa = next(seat["automa"] for seat in game["view"]["seats"] if seat["player"] == "automa")
    assert len(automa["discards"]) == 3 and automa["combat_discards"] == []
    assert automa["piles"][0] == f"Main discard pile: {', '.join(map(str, automa['discards']))}"
    assert automa["star_check"].startswith("The marker is on the right space")


LATIN = re.compile("[A-Za-z]{2,}")


@pytest.mark.parametrize(
    ("lang", "south", "away"),
    [
        ("en", "My mech is in the South now", "My mech is off the map"),
        ("uk", "Мій мех тепер на Півдні", "Мій мех прибрано з поля"),
        ("ru", "Мой робот теперь на Юге", "Мой робот убран с поля"),  # noqa: RUF001
    ],
)
def test_where_the_own_mech_can_be_is_said_in_words(lang: str, south: str, away: str) -> None:
    desk = Desk()
    game = desk.new("expeditions-table", {"level": 2})
    view = desk.get(f"games/{game['id']}", lang=lang)["view"]
    labels = {option["action"]: "".join(map(told, option["label"])) for option in view["decision"]["options"]}
    assert (labels["me south"], labels["me away"]) == (south, away)


def told(span: Any) -> str:
    return span if isinstance(span, str) else str(span["t"])


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize(
    ("kind", "setup", "steps"),
    [
        ("scythe-table", SOLO, ["power +2", "move character base 43", "encounter 36 gone", "automa"]),
        ("expeditions-table", {"level": 2}, ["me south", "explore n3", "enough", "adjust glory 2"]),
    ],
)
def test_undo_says_in_words_what_it_takes_back(lang: str, kind: str, setup: Any, steps: list[str]) -> None:
    desk = Desk()
    game = desk.new(kind, setup)
    for step in steps:
        game = desk.act(game, step)
        said = "".join(map(told, desk.get(f"games/{game['id']}", lang=lang)["view"]["undo"]["say"]))
        assert not said.endswith(step) or kind == "expeditions-table", said
        assert lang == "en" or not LATIN.search(said), said


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_coins_are_asked_for_with_the_name_of_the_faction(lang: str) -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO)
    unknown = desk.get(f"games/{game['id']}/end", lang=lang)["unknown"]
    asked = {one["step"]: "".join(map(told, one["ask"])) for one in unknown}
    crimea = {"en": "Crimea", "uk": "Крим", "ru": "Крым"}[lang]
    assert asked["coins"].startswith(f"{crimea}:") and asked["popularity"].startswith(f"{crimea}:")


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_the_number_of_a_rule_can_be_looked_up(lang: str) -> None:
    found = Desk().get("terms", lang=lang, key="rule.A9.1")
    assert found["title"][0].endswith("A9.1") and found["says"]
