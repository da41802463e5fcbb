"""The companion of Expeditions: its turn in order, both glories, corrections, own lines, the reference."""

from typing import Any

import pytest
from tests.app.asking import Desk

PARTS = ["automa", "glory", "end", "rules"]


def line(text: Any) -> str:
    return "".join(span if isinstance(span, str) else span["t"] for span in text)


def begun(desk: Desk) -> Any:
    return desk.new("expeditions-table", {"level": 2, "first": "human"})


def flipped(desk: Desk) -> Any:
    """A game in which a mech of the Automa has just flipped a tile."""
    game = desk.act(begun(desk), "me south")
    for _ in range(40):
        game = desk.act(game, "done")
        if game["view"]["decision"]["kind"] == "tokens_drawn":
            return game
    raise AssertionError("no tile is flipped")


def test_the_line_that_flips_a_tile_asks_for_its_tokens_and_stands_in_its_place() -> None:
    desk = Desk()
    game = flipped(desk)
    items = game["view"]["checklist"]["items"]
    asking = [number for number, item in enumerate(items) if item.get("asks")]
    assert asking == [len(items) - 1], "nothing comes after what still waits for tokens"
    assert items[asking[0]]["what"] == "mech" and "drawn" not in items[asking[0]]
    before = [line(item["say"]) for item in items]
    game = desk.act(game, "token 4", "token 3")
    items = game["view"]["checklist"]["items"]
    assert [line(item["say"]) for item in items] == before, "a token is no line of its own"
    assert line(items[-1]["drawn"]) == "On the tile, the last one on top: 4, 3."
    game = desk.act(game, "enough")
    items = game["view"]["checklist"]["items"]
    assert not any(item.get("asks") for item in items if item["say"] == items[len(before) - 1]["say"])
    assert [line(item["say"]) for item in items][: len(before)] == before


@pytest.mark.covers("X9.1")
def test_the_persons_last_glory_begins_the_last_round_and_its_list_says_so() -> None:
    desk = Desk()
    game = desk.act(begun(desk), "glory", "glory", "glory")
    assert game["view"]["last_round"] is None
    assert line(game["view"]["recent"][-1]["say"]) == "You place glory token 3."
    game = desk.act(game, "glory")
    mine = next(seat for seat in game["view"]["seats"] if seat["player"] == "human")["tracks"][0]
    assert (mine["value"], mine["most"]) == (4, 4)
    assert game["view"]["last_round"] == "last round"
    game = desk.act(game, "done")
    first = game["view"]["checklist"]["items"][0]
    assert first["word"]["key"] == "last_round" and "end is near" in line(first["say"])


@pytest.mark.covers("X9.1")
def test_the_automas_last_glory_begins_the_last_round_and_its_line_says_so() -> None:
    desk = Desk()
    game = desk.act(begun(desk), "adjust progress 26", "adjust glory 7")
    assert game["view"]["last_round"] is None
    for _ in range(40):
        game = desk.act(game, "enough" if game["view"]["decision"]["kind"] == "tokens_drawn" else "done")
        marked = [item for item in game["view"]["checklist"]["items"] if item.get("word")]
        if marked:
            break
    assert marked[0]["what"] == "glory" and game["view"]["last_round"] == "last round"
    game = desk.act(game, *["enough"] * (game["view"]["decision"]["kind"] == "tokens_drawn"), "adjust glory 7")
    assert game["view"]["last_round"] is None


def test_every_number_of_both_sides_is_corrected_by_the_step_of_its_counter() -> None:
    desk = Desk()
    game = begun(desk)
    counters = {one["key"]: one for one in game["view"]["corrections"]}
    assert list(counters) == ["progress", "glory", "maps", "my glory"]
    game = desk.act(game, *[one["step"].replace("{n}", "2") for one in counters.values()])
    assert [one["value"] for one in game["view"]["corrections"]] == [2, 2, 2, 2]
    assert counters["progress"]["most"] == 28 and counters["my glory"]["most"] == 4


def test_a_location_offers_tokens_and_mechs_that_are_not_there() -> None:
    desk = Desk()
    game = begun(desk)

    def page(key: str) -> tuple[dict[str, str], Any]:
        found = desk.get(f"games/{game['id']}/place", key=key)
        return {option["tell"]: option["label"] for offer in found["offers"] for option in offer["options"]}, found

    offers, _ = page("n3")
    assert offers["adjust put n3 4"] == "4" and offers["adjust mech n3"] == "north mech"
    assert offers["me n3"] == "your mech" and "adjust put n3 20" in offers
    game = desk.act(game, "adjust no map n3", "adjust put n3 4", "adjust mech n3", "adjust put c1 20")
    offers, found = page("n3")
    assert "adjust mech n3" not in offers and "adjust put n3 20" not in offers, "the 20 is there once"
    assert [row["key"] for row in found["rows"]] == ["map", "corruption.4"]
    offers, _ = page("camp")
    game = desk.act(game, "adjust gain 7")
    assert "adjust gain 7" in offers and page("camp")[1]["rows"][0]["less"] == "adjust lose 7"
    assert desk.ask("GET", f"games/{game['id']}/place", key="n9")[0] == 422


def test_the_own_turn_is_told_line_by_line_and_a_line_is_taken_back_alone() -> None:
    desk = Desk()
    game = desk.act(begun(desk), "explore n3", "token 4", "token 3", "enough", "glory", "take n3")
    lines = game["view"]["recent"]
    assert [(one["at"], one["actions"]) for one in lines] == [(1, 4), (5, 1), (6, 1)]
    assert line(lines[0]["say"]).endswith("On the tile, the last one on top: 4, 3.")
    body = {"revision": game["revision"], "steps": 2, "keep": 1}
    status, after = desk.ask("POST", f"games/{game['id']}/undo", body)
    assert status == 200 and [one["action"] for one in after["view"]["recent"]] == ["explore n3", "take n3"]
    status, after = desk.ask("POST", f"games/{game['id']}/undo", {"revision": after["revision"], "steps": 1})
    assert after["view"]["redo"]["can"]
    status, after = desk.ask("POST", f"games/{game['id']}/redo", {"revision": after["revision"]})
    assert [one["action"] for one in after["view"]["recent"]] == ["explore n3", "take n3"]


def test_corruption_is_taken_from_the_top_one_or_several() -> None:
    desk = Desk()
    game = desk.act(begun(desk), "explore n3", "token 4", "token 3", "enough")
    option = next(one for one in game["view"]["decision"]["options"] if one["action"] == "take n3")
    assert [line(label) for label in option["times"]] == ["took 3", "took 3, 4"]
    game = desk.act(game, "take n3", "take n3")
    assert not any(one["action"] == "take n3" for one in game["view"]["decision"]["options"])


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
def test_every_part_of_the_reference_is_there_in_every_language(lang: str) -> None:
    desk = Desk()
    game = flipped(desk)
    for part in PARTS:
        page = desk.get(f"games/{game['id']}/sheet", part=part, lang=lang)
        assert [one["key"] for one in page["parts"]] == PARTS
        assert all(group["rows"] and line(group["title"]) for group in page["groups"])
    worth = desk.get(f"games/{game['id']}/sheet", part="end", lang=lang)["groups"][0]["rows"]
    position = desk.record(game["id"]).game.position
    coins = position.glory * position.card.glory_coins + position.taken_maps * position.card.map_coins
    assert line(worth[-1]["value"]) == str(coins + len(position.taken) * position.card.corruption_coins)


def test_the_end_knows_the_tokens_that_were_reported() -> None:
    desk = Desk()
    game = desk.act(begun(desk), "adjust put n2 3", "adjust put n2 4", "me n2", "take n2", "take n2")
    while not game["view"]["decision"]["kind"].startswith("final_"):
        legal = [one["action"] for one in game["view"]["decision"]["options"]]
        game = desk.act(game, *(["glory"] if "glory" in legal else []), "done" if "done" in legal else "enough")
    for amount in ("coins 60", "quests 0", "item_coins 0"):
        assert "suggested" not in game["view"]["decision"]
        game = desk.act(game, amount)
    assert game["view"]["decision"]["suggested"] == 2


@pytest.mark.parametrize(("place", "said"), [("away", "My mech is off the map"), ("n2", "My mech is on n2 now")])
def test_where_the_own_mech_is_put_is_a_sentence(place: str, said: str) -> None:
    options = begun(Desk())["view"]["decision"]["options"]
    labels = {one["action"]: line(one["label"]) for one in options}
    assert labels[f"me {place}"] in (said, "my mech comes here, explored")
