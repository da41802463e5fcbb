"""Turns as a board plays them: nothing of one's own, every change at its step, one number for all seats; films and
shared positions tell nobody more than they may know."""

import gzip
import json
import random
import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import SOLO, TWO, Desk, some_option

from maszyna.app.base.requester import OWNER
from maszyna.scythe.events import RESOURCES_GAINED, RESOURCES_PAID, field_of
from maszyna.scythe.ids import FACTIONS, STARS
from maszyna.speech.scythe.names.names import STARS as STAR_NAMES

SAVES = Path(__file__).parents[1] / "saves"
THINKS = {"seats": [{"faction": "crimea", "mat": "innovative"}, {"player": "beginner", "faction": "saxony"}]}
SETUPS = {"solo": SOLO, "two": TWO, "thinks": THINKS}
MINUS = chr(0x2212)
MOST_FILM = 12_000  # bytes of a whole game, compressed


@cache
def watched(seed: int, setup: str = "solo") -> tuple[Desk, str, list[Any]]:
    """A game played at random, and every view on the way."""
    desk, chance = Desk(), random.Random(seed)
    views: list[Any] = []
    game = desk.new("scythe", SETUPS[setup], seed)["id"]
    view = desk.get(f"games/{game}")["view"]
    while view["decision"] and len(views) < 160:
        views.append(view)
        body = {"revision": view["game"]["revision"], "actions": [some_option(view, chance)]}
        view = desk.ask("POST", f"games/{game}/actions", body)[1]["view"]
    return desk, game, [*views, view]


def turns_of(view: Any) -> list[Any]:
    return (view["story"] or {}).get("turns") or []


def plain(text: list[Any]) -> str:
    return "".join(part if isinstance(part, str) else part["t"] for part in text)


def applied(pieces: dict[str, Any], steps: list[Any]) -> dict[str, Any]:
    found = dict(pieces)
    for step in steps:
        for piece in step.get("pieces", {}).get("was", []):
            assert found.pop(piece["key"]) == piece
        found |= {piece["key"]: piece for piece in step.get("pieces", {}).get("now", [])}
    return found


def test_only_the_turns_of_others_are_played_and_none_after_an_own_action() -> None:  # D3
    _, _, views = watched(3)
    played = [view for view in views if turns_of(view)]
    assert len(played) > 10
    for view in played:
        assert {turn["seat"] for turn in turns_of(view)} == {"saxony"}
    for before, view in pairwise(views):
        if before["game"]["turn"] == view["game"]["turn"] and view["decision"] and not view["fight"]:
            assert not turns_of(view) or before["fight"] or turns_of(before) != turns_of(view)


def test_steps_lead_from_the_board_before_to_the_board_now_and_back() -> None:
    _, _, views = watched(3)
    for view in views:
        steps = [step for turn in turns_of(view) for step in turn["steps"]]
        now = {piece["key"]: piece for piece in view["board"]["pieces"]}
        before = dict(now)
        for step in reversed(steps):
            for piece in step.get("pieces", {}).get("now", []):
                assert before.pop(piece["key"]) == piece
            before |= {piece["key"]: piece for piece in step.get("pieces", {}).get("was", [])}
        assert applied(before, steps) == now
        for step in steps:
            if step["kind"] == "walk" and "path" in step:
                assert [one["place"] for one in step["pieces"]["now"] if step["piece"] in one["of"]] == [
                    step["path"][-1]
                ]


def test_numbers_change_at_their_step_up_to_those_of_the_view() -> None:
    _, _, views = watched(3)
    for view in views:
        last: dict[tuple[str, str], int] = {}
        for turn in turns_of(view):
            for change in [change for step in turn["steps"] for change in step.get("tracks", [])]:
                key = change["seat"], change["track"]
                assert last.get(key, change["from"]) == change["from"] != change["to"]
                last[key] = change["to"]
        for seat in view["seats"]:
            for track in seat["tracks"]:
                assert last.get((seat["key"], track["key"]), track["value"]) == track["value"]


def test_a_choice_narrows_in_four_beats_at_most_and_the_unit_goes_where_it_leads() -> None:
    _, _, views = watched(3)
    walks = 0
    for turn in [turn for view in views for turn in turns_of(view)]:
        assert turn["steps"][0]["kind"] == "card" and turn["card"]["scheme"] in (1, 2)
        left: list[str] = []
        beats = 0
        for step in turn["steps"]:
            beats = beats + 1 if step["kind"] == "narrow" else 0 if step["kind"] == "symbol" else beats
            assert beats <= 4
            if step["kind"] == "narrow":
                left = step["left"]
            elif step["kind"] == "walk" and "path" in step and left:
                walks += 1
                assert step["path"][-1] in left
                left = []
    assert walks > 3


def test_a_turn_has_one_number_for_all_seats() -> None:  # D18
    desk, game, views = watched(3)
    film = desk.get(f"games/{game}/film")
    numbers: dict[str, list[int]] = {}
    for turn in film["turns"]:
        numbers.setdefault(turn["seat"], []).append(turn["n"])
    assert len(numbers) == 2
    for found in numbers.values():
        assert found == list(range(1, len(found) + 1))
    log = [(turn["seat"], turn["number"]) for turn in desk.get(f"games/{game}/log")["turns"]]
    assert log == [(turn["seat"], turn["n"]) for turn in film["turns"]]
    assert views[-1]["game"]["turn"] == film["turns"][-1]["n"]


def test_what_happens_to_the_reader_is_said_to_the_reader() -> None:  # D16
    desk, game, _ = watched(3)
    film = desk.get(f"games/{game}/film")
    own = [step for turn in film["turns"] if turn["seat"] == "crimea" for step in turn["steps"]]
    said = [plain(step["say"]) for step in own]
    assert any(text.startswith("You") for text in said) and all(text.startswith(("You", "Saxony")) for text in said)
    for turn in film["turns"]:
        assert not any(plain(step["say"]).startswith("Crimea") for step in turn["steps"])


def test_a_unit_that_goes_to_its_mat_is_not_sent_to_the_factory() -> None:  # D13
    found = 0
    for seed in range(1, 9):
        desk, game, _ = watched(seed)
        for turn in desk.get(f"games/{game}/film")["turns"]:
            for step in [step for step in turn["steps"] if step.get("to") == "mat"]:
                found += 1
                assert "path" not in step and "→ mat" in plain(turn["line"])
    assert found


def test_the_line_of_a_turn_says_what_a_star_is_for() -> None:
    desk, game, _ = watched(3)
    turns = desk.get(f"games/{game}/film")["turns"]
    placed = [(turn, step) for turn in turns for step in turn["steps"] if "star" in step]
    assert placed
    for turn, step in placed:
        name = STAR_NAMES[STARS.index(step["star"]["which"])]
        assert f"star: {name}" in plain(turn["line"])
        assert "stars +" not in plain(turn["line"])


@pytest.mark.parametrize(("kind", "verb"), [(RESOURCES_GAINED, "gain"), (RESOURCES_PAID, "pay")])
def test_tokens_told_one_by_one_are_added_up(kind: int, verb: str) -> None:
    desk, game, _ = watched(3, "thinks")
    said = [
        int(found[1])
        for turn in desk.get(f"games/{game}/film")["turns"]
        for step in turn["steps"]
        if (found := re.search(verb + r"s? (\d+) (?:oil|metal|wood|food) ", plain(step["say"]).lower()))
    ]
    told = [event for entry in desk.record(game).entries for event in entry.events if event.kind == kind]
    assert sum(said) == sum(field_of(event, "amount") for event in told)
    assert len(said) < len(told)


def test_a_way_over_several_places_is_said_from_its_beginning() -> None:
    film = [turn for seed in (3, 4) for turn in watched(seed, "thinks")[0].get(
        f"games/{watched(seed, 'thinks')[1]}/film")["turns"]]  # fmt: skip
    ways = [step for turn in film for step in turn["steps"] if len(step.get("path", [])) > 2]
    assert ways
    for step in ways:
        assert [span["place"] for span in step["say"] if "place" in span] == [step["path"][0], step["path"][-1]]


def test_the_line_of_a_turn_names_the_actions_of_a_mat() -> None:
    desk, game, _ = watched(3, "thinks")
    turns = desk.get(f"games/{game}/film")["turns"]
    for turn in turns:
        chosen = plain(turn["steps"][0]["say"]).partition("“")[2].partition("”")[0]
        assert chosen and plain(turn["line"]).startswith(chosen)
    assert any(re.match(r"\w+, (Upgrade|Deploy|Build|Enlist)", plain(turn["line"])) for turn in turns)


def test_the_film_of_a_game_begins_with_its_first_position_and_is_small() -> None:  # D12
    desk, game, _ = watched(3)
    film = desk.get(f"games/{game}/film")
    first = desk.get(f"games/{game}", at="0")["view"]["board"]["pieces"]
    assert [film["pieces"][number] for number in film["start"]] == first
    changes = [step["pieces"] for turn in film["turns"] for step in turn["steps"] if "pieces" in step]
    steps = [{"pieces": {when: [film["pieces"][one] for one in found[when]] for when in found}} for found in changes]
    last = {piece["key"]: piece for piece in desk.get(f"games/{game}")["view"]["board"]["pieces"]}
    assert applied({piece["key"]: piece for piece in first}, steps) == last
    text = json.dumps(film, ensure_ascii=False, separators=(",", ":")).encode()
    assert len(gzip.compress(text)) < MOST_FILM
    part = desk.ask("GET", f"games/{game}/film", None, OWNER, **{"from": "3", "to": "4"})[1]
    assert [turn["n"] for turn in part["turns"]] == [3, 3, 4, 4]


def test_the_scores_of_a_film_are_those_of_the_end() -> None:
    desk, game, views = watched(3)
    assert views[-1]["game"]["over"]
    film = desk.get(f"games/{game}/film")
    totals = next(row for row in desk.get(f"games/{game}/end")["rows"] if row["key"] == "total")
    for cell in totals["cells"]:
        assert film["turns"][-1]["scores"][cell["seat"]]["score"] == cell["value"]


def test_a_shared_position_is_what_everybody_sees() -> None:
    desk, game, _ = watched(3)
    film = desk.get(f"games/{game}/film")
    for turn, step in ((1, 0), (7, 4), (99, 99)):
        code = desk.get(f"games/{game}/code", turn=str(turn), step=str(step))["code"]
        assert len(code) < 1800
        page = desk.get("position", code=code)
        assert {seat["key"] for seat in page["seats"]} == {"crimea", "saxony"}
        assert "hand" not in json.dumps(page) and "objective" not in json.dumps(page)
    now = desk.get(f"games/{game}")["view"]
    assert {piece["key"]: piece for piece in page["board"]["pieces"]} == {
        piece["key"]: piece for piece in now["board"]["pieces"]
    }
    assert page["scores"] == film["turns"][-1]["scores"]


@pytest.mark.parametrize("code", ["", "xyz", "A" * 1799, "A" * 2000, "q1YqLk1SslJQKkktLlGqBQA"])
def test_what_is_no_code_of_a_position_is_refused(code: str) -> None:
    status, problem = Desk().ask("GET", "position", code=code)
    assert status == 422 and problem["where"].startswith("code") and problem["detail"]


def test_a_watcher_hears_of_turns_and_never_of_a_hand() -> None:
    desk, game, _ = watched(5, "two")
    for who in (desk.link(game, watch=True), desk.link(game, seat="togawa")):
        view = desk.get(f"games/{game}", who=who)["view"]
        film = desk.get(f"games/{game}/film", who=who)
        assert film["turns"] and film["actions"] <= len(desk.record(game).actions)
        for turn in [*turns_of(view), *film["turns"]]:
            assert turn["seat"] in FACTIONS and turn["at"] <= film["actions"]
            assert all(step["at"] <= film["actions"] for step in turn["steps"])


def test_beside_a_board_the_story_has_the_turn_of_the_list() -> None:
    desk = Desk()
    game = desk.new("scythe-table", SOLO, 7)
    game = desk.act(game, "automa")
    [turn] = turns_of(game["view"])
    assert turn["seat"] == "saxony" and turn["n"] == 1 and turn["steps"][0]["kind"] == "card"
    ways = {(step["path"][0], step["path"][-1]) for step in turn["steps"] if "path" in step}
    moved = {(item["from"], item["to"]) for item in game["view"]["checklist"]["items"] if item["from"] and item["to"]}
    assert ways & moved or not moved


def test_there_is_no_film_of_an_expedition() -> None:
    desk = Desk()
    game = desk.new("expeditions-table", {}, 7)["id"]
    assert desk.ask("GET", f"games/{game}/film")[0] == 404
    assert desk.ask("GET", f"games/{game}/code")[0] == 404


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "mech → forest · combat · power -7, coins +2, combat cards -1, star: a won combat"
               " · You: mech → Rusviet · 2 workers → Rusviet · power -2"),
        ("uk", "мех → ліс · бій · сила -7, монети +2, карти бою -1, зірка: виграний бій"
               " · Ви: мех → Русвєт · 2 робітники → Русвєт · сила -2"),
    ],
)  # fmt: skip
def test_the_line_of_a_turn_says_once_whose_numbers_are_whose_and_all_that_withdrew(lang: str, line: str) -> None:
    desk = Desk()
    save = json.loads((SAVES / "rusviet_by_hand.json").read_text())
    game = desk.ask("POST", "games", {"save": save})[1]["id"]
    turns = desk.get(f"games/{game}/film", lang=lang)["turns"]
    assert plain(next(turn["line"] for turn in turns if (turn["n"], turn["seat"]) == (12, "crimea"))) == line.replace(
        "-", MINUS
    )


def test_a_step_that_places_a_star_counts_it() -> None:
    desk, game, _ = watched(3)
    for turn in desk.get(f"games/{game}/film")["turns"]:
        for step in turn["steps"]:
            if "star" in step:
                assert step["star"]["count"] in [one["to"] for one in step["tracks"] if one["track"] == "stars"]
