"""Moves as a film tells them: every way in its legs, what goes along, and goods that change hands with a territory."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from tests.app.asking import Desk
from tests.app.test_film import plain, watched

from maszyna.app.scythe_common.film_goods import load_of
from maszyna.scythe.events import RESOURCES_REMOVED, UNIT_MOVED, UNIT_RETREATED, field_of
from maszyna.speech.common.amounts import all_of
from maszyna.speech.common.keys import PLACE_KEYS
from maszyna.speech.language.translator import Translator

BY_HAND = Path(__file__).parents[1] / "saves" / "airships_by_hand.json"  # three seats, played to the end
GOING = (UNIT_MOVED, UNIT_RETREATED)


def places_of(step: Any) -> list[str]:
    """Those its sentence names."""
    return [span["place"] for span in step["say"] if "place" in span]


def walks_of(desk: Desk, game: str) -> list[Any]:
    turns = desk.get(f"games/{game}/film")["turns"]
    return [step for turn in turns for step in turn["steps"] if len(step.get("path", [])) > 1]


def test_a_way_there_and_back_is_two_moves() -> None:
    back = 0
    for seed in (3, 5):
        desk, game, _ = watched(seed, "thinks")
        walks = walks_of(desk, game)
        for step in walks:
            assert len(set(step["path"])) == len(step["path"]) and step["to"] == step["path"][-1]
            assert places_of(step) == [step["path"][0], step["path"][-1]]
            assert step["pieces"]["was"] and step["pieces"]["now"]
        moved = [event for entry in desk.record(game).entries for event in entry.events if event.kind in GOING]
        assert sum(len(step["path"]) - 1 for step in walks) == len(moved)
        back += sum(one["path"] == other["path"][::-1] for one, other in pairwise(walks))
    assert back


def test_every_leg_says_what_goes_along() -> None:
    for seed in (3, 4, 5):
        desk, game, _ = watched(seed, "thinks")
        walks = walks_of(desk, game)
        loads = 0
        for entry in desk.record(game).entries:
            for number, event in enumerate(entry.events):
                load = load_of(entry.events[number + 1 :])
                if event.kind != UNIT_MOVED or not load:
                    continue
                loads += 1
                said = all_of(Translator("en"), load)
                to = PLACE_KEYS[field_of(event, "to")]
                assert any(to in step["path"][1:] and plain(step["say"]).rstrip(".").endswith(f"carrying {said}")
                           for step in walks)  # fmt: skip
        assert loads > 3
        assert not any("along" in plain(step["say"]) for step in walks)


def tellers(desk: Desk, game: str, text: str) -> list[str]:
    """In whose turns something is said."""
    turns = desk.get(f"games/{game}/film")["turns"]
    return [turn["seat"] for turn in turns for step in turn["steps"] if plain(step["say"]) == text]


def test_goods_that_change_hands_are_said_to_be_the_readers() -> None:
    took = [("solo", 2, "saxony", "Removes 3 food and 1 metal of yours from the farm near Crimea"),
            ("thinks", 2, "saxony", "Takes 3 food, 2 wood and 1 metal of yours on the farm near Crimea"),
            # carried into a combat that is lost
            ("thinks", 27, "crimea", "Saxony takes 1 oil of yours on the farm near Crimea."),
            ]  # fmt: skip
    for setup, seed, seat, text in took:
        desk, game, _ = watched(seed, setup)
        assert tellers(desk, game, text) == [seat]


def test_goods_taken_from_another_are_said_to_be_theirs() -> None:
    desk = Desk()
    status, game = desk.ask("POST", "games", {"save": json.loads(BY_HAND.read_text("utf-8"))})
    assert status == 201
    text = "You take 3 wood from Saxony on the tundra with the northern tunnel."
    assert tellers(desk, game["id"], text) == ["rusviet"]


def test_what_an_automa_removes_is_yours_only_where_you_held_it() -> None:
    found = []
    for seed in range(1, 8):
        desk, game, _ = watched(seed)
        record = desk.record(game)
        film = desk.get(f"games/{game}/film")["turns"]
        for number, entry in enumerate(record.entries):
            for event in entry.events:
                if event.kind == RESOURCES_REMOVED:
                    place = field_of(event, "place")
                    before = record.at(number - 1).position
                    yours = before.controlled(0) >> place & 1 and bool(before.resources[place])
                    found.append(bool(yours))
                    steps = [step for turn in film for step in turn["steps"] if step["at"] == number]
                    there = [plain(step["say"]) for step in steps if PLACE_KEYS[place] in places_of(step)]
                    assert [" of yours " in text for text in there if text.startswith("Removes")] == [bool(yours)]
    assert set(found) == {True, False}
