"""The turn as a summary: said to the reader, with the step just made, for everybody at one device."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import Desk

from maszyna.app.base.language import words_in
from maszyna.app.scythe.turn_so_far import in_short
from maszyna.kernel.events import Event
from maszyna.scythe.events import COMBAT_WON, EVENTS, LOST, UNIT_MOVED, UNIT_RETREATED
from maszyna.scythe.ids import COINS
from maszyna.speech.language.catalogue import LANGUAGES
from maszyna.speech.scythe.events.event_phrases import SENTENCES, YOUR_SENTENCES

SAVES = Path(__file__).parents[1] / "saves"
NORDIC = {"seats": [{"faction": "nordic", "mat": "industrial"}, {"player": "automa", "faction": "saxony"}]}
TO_AN_ENCOUNTER = [
    "section move", "move units", "worker 4", "to 10", "character nordic_base", "to 4", "section produce", "produce",
    "produce on 10", "produce on 5", "section move", "move units", "worker 10", "to 15", "carry 1 oil", "character 4",
]  # fmt: skip
TWO = {"seats": [{"faction": "crimea", "mat": "industrial"}, {"faction": "togawa", "mat": "engineering"},
                 {"player": "automa", "faction": "saxony"}]}  # fmt: skip


def said(text: list[Any]) -> str:
    return "".join(one if isinstance(one, str) else one["t"] for one in text)


def tried(desk: Desk, game: Any, *actions: str) -> Any:
    body = {"revision": game["revision"], "actions": list(actions), "unless": ["reveals", "ends"]}
    status, document = desk.ask("POST", f"games/{game['id']}/actions", body)
    assert status == 200, document
    return document


def test_the_step_just_made_is_part_of_the_summary_and_of_the_map() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe", NORDIC, 1), *TO_AN_ENCOUNTER)
    found = tried(desk, game, "to 11")
    assert found["done"] is False and found["reveals"]["code"] == "encounter"
    draft = found["view"]["draft"]
    lines = [said(line) for line in draft["summary"]]
    assert lines == ["You choose “Move”. You move: worker → mountain (with 1 oil), character → mountain."]
    assert [(move["from"], move["to"]) for move in draft["moves"]] == [("t4", "t11")] and draft["svg"]
    assert "encounter" not in lines[-1]  # what is hidden stays so


def end_of_turn(desk: Desk, game: Any) -> tuple[Any, Any, str]:
    """A game before the action that ends the turn, what a look at that says, and the action."""
    for _ in range(20):
        action = game["view"]["decision"]["options"][-1]["action"]
        found = tried(desk, game, action)
        if found["done"] is False and found["view"]["draft"]["ends"]:
            return game, found, action
        game = found | {"id": game["id"]} if found["done"] else desk.act(game, action)
    raise AssertionError("the turn does not end")


def test_at_one_device_a_turn_ends_with_a_summary_and_says_who_is_next() -> None:
    desk = Desk()
    game = desk.new("scythe", TWO, 4)
    first = game["view"]["you"]
    other = next(seat for seat in ("crimea", "togawa") if seat != first)
    game = desk.act(game, "section produce", "produce")
    game, found, action = end_of_turn(desk, game)
    lines = [said(line) for line in found["view"]["draft"]["summary"]]
    assert lines[0].startswith("You choose “Produce”. You gain ")
    assert all(line.startswith("You ") for line in lines)
    after = desk.act(game, action)["view"]
    if found["view"]["draft"]["next"]:
        assert said(found["view"]["draft"]["next"]) == f"Next: {other.capitalize()}."
    assert after["curtain"] == after["you"] == other
    assert [turn["seat"] for turn in after["since"]["turns"]] == [first]
    told = [said(line) for line in after["since"]["turns"][0]["lines"]]
    assert any("Produce" in line for line in told) and not any(line.startswith("You ") for line in told)


def test_alone_nobody_is_told_of_a_turn_of_other_people() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe", NORDIC, 1), *TO_AN_ENCOUNTER)
    assert game["view"]["since"] is None


def test_a_turn_has_one_number_for_all_seats() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe", NORDIC, 1), *TO_AN_ENCOUNTER)
    assert game["view"]["game"]["turn"] == 3 and said(game["view"]["title"]) == "Nordic · Saxony, turn 3"
    turns = desk.get(f"games/{game['id']}/log")["turns"]
    numbers = [(turn["number"], turn["seat"]) for turn in turns if turn["number"]]
    assert numbers == [(number, seat) for number in (1, 2, 3) for seat in ("nordic", "saxony")][:-1]
    assert "turn 3" in said(desk.get("games")["games"][0]["title"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_about_a_person_is_said_to_the_reader(lang: str) -> None:
    desk = Desk()
    position = desk.record(desk.new("scythe", NORDIC, 3)["id"]).game.position
    words = words_in(lang)
    you = {"en": "You ", "uk": "Ви ", "ru": "Вы "}[lang]
    for name in YOUR_SENTENCES:
        assert name in SENTENCES
        kind = next(number for number, (event, _) in enumerate(EVENTS) if event == name)
        event = Event(kind, 0, 1, 1, 1)
        mine, theirs = words.scythe.sentence(position, event, 0), words.scythe.sentence(position, event, 1)
        assert mine.startswith(you) and not theirs.startswith(you), mine
        assert "{" not in mine
    pays = {"en": "You pay 2 coins.", "uk": "Ви сплачуєте 2 монети.", "ru": "Вы платите 2 монеты."}[lang]
    assert words.scythe.sentence(position, Event(LOST, 0, COINS, 2, 0), 0) == pays


def test_a_chip_names_the_own_unit_never_the_one_that_was_beaten() -> None:
    desk = Desk()
    position = desk.record(desk.new("scythe", NORDIC, 3)["id"]).game.position
    words = words_in("en")
    beaten = Event(UNIT_RETREATED, 1, 2, 23, 0)
    assert in_short([Event(COMBAT_WON, 0, 23, 1, 0), beaten], 0, position, words)["short"] == "combat"
    assert in_short([Event(UNIT_MOVED, 0, 0, 43, 23), beaten], 0, position, words)["short"] == "→ Factory"
    assert in_short([Event(UNIT_RETREATED, 0, 2, 23, 0)], 0, position, words)["short"] is None  # sent to the mat


@pytest.mark.parametrize(
    ("before", "score", "last", "stars"),
    [
        (124, [38, 38], "You gain a recruit bonus (combat cards). You gain 1 combat card.", []),
        (131, [38, 44], "You place a star (5 of 6): all recruits.", [5]),
        (141, [44, 50], ", worker → village.", []),
        (45, [19, 23], "You take Factory card 10.", []),
    ],
)
def test_the_summary_holds_the_last_step_with_its_star_and_compares_with_the_beginning_of_the_turn(
    before: int, score: list[int], last: str, stars: list[int]
) -> None:
    """A recruit's combat card is drawn with it: the card stays hidden, all else of the step is said."""
    desk = Desk()
    save = json.loads((SAVES / "rusviet_by_hand.json").read_text())
    actions = save["actions"]
    _, game = desk.ask("POST", "games", {"save": save | {"actions": actions[:before]}})
    found = tried(desk, game, actions[before])
    draft = found["view"]["draft"]
    assert said(draft["summary"][-1]).endswith(last)
    assert [draft["score"]["from"], draft["score"]["to"]] == score
    assert [star["count"] for star in draft["stars"]] == stars
    hands = [seat["hand"] for seat in (*game["view"]["seats"], *found["view"]["seats"]) if "hand" in seat]
    assert hands[0] == hands[1]


def test_before_a_combat_is_revealed_no_score_tells_how_it_ends() -> None:
    desk = Desk()
    save = json.loads((SAVES / "rusviet_by_hand.json").read_text())
    _, game = desk.ask("POST", "games", {"save": save | {"actions": save["actions"][:119]}})
    draft = tried(desk, game, save["actions"][119])["view"]["draft"]
    assert draft["score"] is None and not draft["stars"]


def test_tokens_taken_one_by_one_are_one_gain() -> None:
    desk = Desk()
    save = json.loads((SAVES / "rusviet_by_hand.json").read_text())
    _, game = desk.ask("POST", "games", {"save": save | {"actions": save["actions"][:131]}})
    chips = game["view"]["turn"]
    assert [chip["short"] for chip in chips] == ["Trade", "2 food", "Enlist"]
    assert said(chips[1]["say"]) == "You gain 2 food on the mountain near Rusviet."


def test_a_unit_that_moves_is_named_alone() -> None:
    desk = Desk()
    save = json.loads((SAVES / "rusviet_by_hand.json").read_text())
    _, game = desk.ask("POST", "games", {"save": save | {"actions": save["actions"][:16]}})
    travellers = game["view"]["travel"]["pieces"]
    stack = next(piece for piece in game["view"]["board"]["pieces"] if piece["name"] == "7 workers of Rusviet")
    assert {travellers[unit]["name"] for unit in stack["of"] if unit in travellers} == {"worker of Rusviet"}
