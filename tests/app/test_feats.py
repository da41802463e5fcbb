"""Feats: each is reached by a whole game that was played for it, none by an empty one."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.app.asking import Desk
from tests.app.test_end_scene import finished, opened
from tests.app.test_mine import line

from maszyna.app.base.language import words_in
from maszyna.app.kinds import restored
from maszyna.app.pages.feats import FEATS, feats_view, judged
from maszyna.kernel.record import Record
from maszyna.kernel.save import parse
from maszyna.scythe.events import COMBAT_WON, ENCOUNTER_MET, STAR_PLACED, TURN_BEGAN, UPGRADED, field_of
from maszyna.scythe.game import Scythe
from maszyna.scythe.state import HUMAN
from maszyna.speech.language.catalogue import LANGUAGES

SAVES = Path(__file__).parents[1] / "saves" / "feats"
# By game: what it reaches beside having been finished.
REACHED = {
    "14": {"win", "quick_stars", "combats", "unloved"},
    "15": {"win", "against_odds", "unloved", "goods"},
    "41": {"win", "power", "recruits"},
    "45": {"win", "encounters"},
    "81": {"win", "unloved", "factory", "narrow"},
    "90": {"win", "peace", "popular", "recruits", "structures", "encounters", "wide"},
    "121": {"win", "workers", "recruits"},
    "166": {"win", "quick_stars", "combats", "unloved", "encounters"},
    "1138": {"win", "combats", "against_odds", "places", "recruits", "structures", "encounters", "wide"},
    "3249": {"win", "upgrades", "recruits", "encounters"},
}
COLLECTED = {"levels", "factions", "mats"}
REVIEWED = {"comeback", "accurate"}
MOST_LETTERS = 24


def record_of(name: str) -> tuple[Record[Scythe], int]:
    _, record = restored(parse((SAVES / f"{name}.json").read_text()))
    return record, next(seat for seat, own in enumerate(record.game.position.seats) if own.player == HUMAN)


def open_save(desk: Desk, name: str) -> str:
    status, game = desk.ask("POST", "games", {"save": json.loads((SAVES / f"{name}.json").read_text())})
    assert status == 201
    return str(game["id"])


def reached(desk: Desk) -> dict[str, Any]:
    return {feat["key"]: feat["game"] for feat in desk.get("me")["feats"] if feat["reached"]}


def rounds(record: Record[Scythe], seat: int, kind: int) -> list[int]:
    """In which turns something happened to a seat, by the events alone."""
    found, turns = [], 1
    for event in record.events():
        if event.kind == TURN_BEGAN:
            turns = field_of(event, "number")
        if event.kind == kind and event.seat == seat:
            found.append((turns - 1) // len(record.game.position.seats) + 1)
    return found


def test_every_feat_has_a_game() -> None:
    found: set[str] = set().union({"finished"}, COLLECTED, REVIEWED, *REACHED.values())
    assert found == {feat.key for feat in FEATS}


@pytest.mark.parametrize("name", REACHED)
def test_a_game_reaches_what_it_was_played_for_and_nothing_else(name: str) -> None:
    desk = Desk()
    game = open_save(desk, name)
    assert reached(desk) == dict.fromkeys(REACHED[name] | {"finished"}, game)


@pytest.mark.parametrize("name", REACHED)
def test_events_and_the_last_position_say_the_same(name: str) -> None:
    record, seat = record_of(name)
    own, feats = record.game.position.seats[seat], REACHED[name]
    stars, upgrades = rounds(record, seat, STAR_PLACED), rounds(record, seat, UPGRADED)
    assert ("quick_stars" in feats) == (len(stars) == 6 and stars[-1] <= 16)
    assert ("upgrades" in feats) == (len(upgrades) == 6 and upgrades[-1] <= 12)
    wins = [event for event in record.events() if event.kind == COMBAT_WON]
    mine = [event for event in wins if event.seat == seat]
    assert ("combats" in feats) == (len(mine) >= 4)
    assert ("peace" in feats) == (not mine and not [one for one in wins if field_of(one, "loser") == seat])
    assert ("encounters" in feats) == (len(rounds(record, seat, ENCOUNTER_MET)) >= 3)
    assert ("structures" in feats) == all(own.structures)
    assert ("unloved" in feats) == (own.popularity < 7)  # all of these games were won
    scores = record.game.scores()
    margin = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    assert ("wide" in feats) == (margin >= 40) and ("narrow" in feats) == (1 <= margin <= 3)


def test_every_level_faction_and_mat_are_collected_over_games() -> None:
    desk = Desk()
    for number, name in enumerate(REACHED):
        open_save(desk, name)
        assert number > 2 or not COLLECTED & set(reached(desk))
    found = {feat["key"]: feat for feat in desk.get("me")["feats"]}
    assert {key: (found[key]["have"], found[key]["need"]) for key in COLLECTED} == {
        "levels": (4, 4),
        "factions": (7, 7),
        "mats": (7, 7),
    }
    assert all(found[key]["reached"] for key in COLLECTED)


def test_feats_of_a_review() -> None:
    by_key = {feat.key: feat for feat in FEATS}
    won, lost = line(80, 60, lowest=0.15, accuracy=90.0), line(50, 60, lowest=0.01, accuracy=89.9)
    assert judged(by_key["comeback"], [lost, won])["game"] == "g80"
    assert judged(by_key["comeback"], [lost]) | {"have": None} == judged(by_key["comeback"], [])
    assert judged(by_key["comeback"], [line(80, 60, lowest=0.16)])["have"] == 16.0
    assert judged(by_key["accurate"], [lost])["have"] == 89.9 and not judged(by_key["accurate"], [lost])["reached"]
    assert judged(by_key["accurate"], [lost, won])["reached"]


def test_an_empty_game_reaches_nothing_but_its_end() -> None:
    desk = Desk()
    assert reached(desk) == {}
    game = opened(desk, finished(3))["id"]
    assert reached(desk) == {"finished": game}
    desk.ask("DELETE", f"games/{game}")
    assert reached(desk) == {}
    blank = line(0, 0)
    assert [feat.key for feat in FEATS if judged(feat, [blank])["reached"]] == ["finished"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_short_and_every_feat_says_what_it_takes(lang: str) -> None:
    found = feats_view([], words_in(lang))
    assert len({feat["name"] for feat in found}) == len(FEATS) == 24
    assert not [feat["name"] for feat in found if len(feat["name"]) > MOST_LETTERS]
    assert all(len(feat["say"]) > len("Win a game") for feat in found)
