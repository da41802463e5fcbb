"""The Automa's turn as a list at a real table: order, words, a voice's text, units that people put elsewhere."""

from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.kernel.bits import bit, members
from maszyna.scythe.board import LAKES, OPEN, SHORE
from maszyna.scythe.facts.automa import LEVELS
from maszyna.scythe.facts.star_cards import levels
from maszyna.scythe.ids import BONUSES, TERRITORIES

LAST = ["tracker", "stars", "scheme", "deck_turned"]
DUO = {"seats": [*SOLO["seats"], {"player": "automa", "faction": "nordic"}]}


def said(text: list[Any]) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


def turns(number: int, seed: int, *first: str, lang: str = "en") -> list[Any]:
    """So many lists of an Automa that nobody disturbs."""
    desk = Desk()
    game = desk.new("scythe-table", SOLO, seed)
    if first:
        game = desk.act(game, *first)
    found = []
    for _ in range(number):
        if game["view"]["decision"] is None or game["view"]["fight"]:
            break
        game = desk.act(game, "automa")
        found.append(desk.get(f"games/{game['id']}", lang=lang)["view"]["checklist"]["items"])
    return found


def test_moves_come_first_then_gains_and_the_star_card_at_last() -> None:
    for seed in range(1, 6):
        for items in turns(12, seed):
            kinds = [item["what"] for item in items]
            moves = [index for index, item in enumerate(items) if item["what"] == "unit" and item["from"] != "mat"]
            gains = [index for index, kind in enumerate(kinds) if kind in ("power", "coins", "cards_in")]
            last = [index for index, kind in enumerate(kinds) if kind in LAST]
            assert not moves or not gains or max(moves) < min(gains)
            assert not last or last == list(range(len(items) - len(last), len(items)))


def test_units_that_stay_or_do_not_move_have_a_line_and_a_word() -> None:
    """C28."""
    lists = [items for seed in range(1, 10) for items in turns(20, seed)]
    words = {item["word"]["key"] for items in lists for item in items if "word" in item}
    assert {"stays", "rivers"} <= words


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_line_can_be_read_aloud(lang: str) -> None:
    for items in turns(8, 3, lang=lang):
        for item in items:
            assert item["speak"] and "→" not in item["speak"] and "\x02" not in item["speak"]


def test_a_recruit_that_pays_is_named() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO, 3)
    game = desk.act(game, *(f"recruit {bonus}" for bonus in BONUSES))
    for _ in range(12):
        game = desk.act(game, "automa")
        own = [item for item in game["view"]["checklist"]["items"] if item["seat"] == "crimea"]
        if own:
            assert own[0]["word"]["key"] == "recruit"
            return
    pytest.fail("no recruit bonus in twelve turns")


def test_an_attack_is_announced_on_its_line() -> None:
    """C9."""
    desk = Desk()
    game = desk.new("scythe-table", SOLO, 2)
    game = desk.act(game, "power 7", "cards 3", "deploy 43 riverwalk", "move mech 43 42")
    while not game["view"]["fight"]:
        game = desk.act(game, "automa")
    items = game["view"]["checklist"]["items"]
    [attack] = [item for item in items if item.get("word", {}).get("key") == "attack"]
    assert attack["to"] == game["view"]["fight"]["place"]
    assert attack["speak"].startswith("Attack!")


def test_rivers_open_on_the_line_of_the_marker() -> None:
    """C28."""
    for seed in range(1, 6):
        for items in turns(15, seed):
            for item in items:
                if item.get("word", {}).get("key") == "rivers":
                    level = LEVELS.index("automa")
                    assert item["what"] == "tracker" and f"→ {levels()[level].dry_until + 1}" in said(item["say"])
                    return
    pytest.fail("no marker opened the rivers")


def test_several_automas_are_counted() -> None:
    desk = Desk()
    game = desk.new("scythe-table", DUO, 4)
    game = desk.act(game, "automa")
    queue = game["view"]["queue"]
    assert (queue["at"], queue["of"], queue["next"]) == (1, 2, "Nordic")
    queue = desk.act(game, "automa")["view"]["queue"]
    assert (queue["at"], queue["next"]) == (2, None)


def moved(game: Any) -> Any:
    return next(item for item in game["view"]["checklist"]["items"] if item["what"] == "unit" and item["from"] != "mat")


def test_a_unit_that_people_put_elsewhere_changes_its_line_and_the_rest_of_the_card() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO, 7)
    game = desk.act(game, "automa")
    first = moved(game)
    key = game["view"]["checklist"]["key"]
    other = "t36" if first["to"] != "t36" else "t37"
    game = desk.act(desk.get(f"games/{game['id']}") | {"id": game["id"]}, "adjust resources 36 food +2 oil +1")
    status, refused = desk.ask(
        "POST", f"games/{game['id']}/actions", {"revision": game["revision"], "actions": ["automa elsewhere 1 36"]}
    )
    assert status == 422 and refused["code"] == "too_late_elsewhere"
    desk.ask("POST", f"games/{game['id']}/undo", {"revision": game["revision"]})
    game = desk.get(f"games/{game['id']}") | {"id": game["id"]}
    item = moved(game)
    assert item["elsewhere"] == "automa elsewhere 1 {place}"
    game = desk.act(game, item["elsewhere"].format(place=other[1:]))
    now = moved(game)
    assert now["to"] == other and first["to"] != other and said(now["chosen"])
    assert now["svg"] != first["svg"] and game["view"]["checklist"]["key"] == key
    pieces = game["view"]["board"]["pieces"]
    assert any(piece["place"] == other and piece["key"].startswith("saxony") for piece in pieces)
    turns_told = [turn for turn in desk.get(f"games/{game['id']}/log")["turns"] if turn["seat"] == "saxony"]
    assert len(turns_told) == 1
    status, undone = desk.ask("POST", f"games/{game['id']}/undo", {"revision": game["revision"]})
    assert status == 200 and desk.record(game["id"]).actions == ["automa"]
    assert {item["what"] for item in undone["view"]["checklist"]["items"]} == {"unit"}


def test_what_lies_where_the_unit_really_stands_is_taken_and_the_rest_stays() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO, 7)
    game = desk.act(game, "resources 36 food 2")
    game = desk.act(game, "automa")
    game = desk.act(game, "automa elsewhere 1 36")
    table = desk.record(game["id"]).game.table
    assert table.game.position.resources[36] == 0
    assert table.game.position.seats[1].workers & bit(36)
    items = game["view"]["checklist"]["items"]
    assert [item["what"] for item in items][:2] == ["unit", "resources"]


def test_a_beaten_unit_may_go_to_a_lake_and_its_line_follows() -> None:
    desk = Desk()
    setup = {"seats": [{"faction": "nordic", "mat": "industrial"}, {"player": "automa", "faction": "saxony"}]}
    game = desk.new("scythe-table", setup, 5)
    shore = next(place for place in range(1, TERRITORIES + 1) if SHORE[place] & LAKES and OPEN[place] and place != 1)
    start = members(OPEN[shore])[0]
    game = desk.act(game, "ability seaworthy", "power 2", "automa power 7", f"adjust saxony mechs {shore}")
    game = desk.act(game, f"adjust mechs {start}", f"move mech {start} {shore}")
    text = f"fight {shore} power 0 cards none"
    for _ in range(4):
        body = {"revision": game["revision"], "actions": [text]}
        status, answer = desk.ask("POST", f"games/{game['id']}/actions", body)
        if status == 200:
            break
        text += f" {answer['needs']['field']} " + " ".join(["2"] * max(1, answer["needs"]["most"]))
    assert status == 200, answer
    game = answer | {"id": game["id"]}
    assert game["view"]["result"]["yours"] is False
    item = next(one for one in game["view"]["checklist"]["items"] if one["seat"] == "nordic" and one["what"] == "unit")
    lake = item["choices"][0]
    game = desk.act(game, item["elsewhere"].format(place=lake[1:]))
    item = next(one for one in game["view"]["checklist"]["items"] if one["seat"] == "nordic" and one["what"] == "unit")
    assert item["to"] == lake


def test_a_skipped_turn_is_said_though_nothing_moves() -> None:
    desk = Desk()
    beginner = [SOLO["seats"][0], {**SOLO["seats"][1], "level": "autometta"}]
    game = desk.new("scythe-table", {"seats": beginner}, 3)
    for _ in range(12):
        game = desk.act(game, "automa")
        view = game["view"]
        assert view["checklist"]["items"], "a turn without a line would pass unseen"
        if any(step["event"] == "automa_skipped" for step in view["story"]["steps"]):
            assert said(view["checklist"]["items"][0]["say"]) == "Saxony: skips this turn"
            return
    pytest.fail("no skipped turn in twelve")
