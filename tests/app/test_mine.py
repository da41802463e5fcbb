"""My games: results, figures, the game of the day, exports; nothing of it is believed that the record does not show."""

import csv
import json
from datetime import date, timedelta
from hashlib import sha256
from io import StringIO
from typing import Any
from urllib.parse import unquote

import pytest
from tests.app.asking import SOLO, TWO, Desk
from tests.app.test_end_scene import finished, opened

from maszyna.app.base.language import words_in
from maszyna.app.base.storage import review_name
from maszyna.app.game import readings
from maszyna.app.pages import day
from maszyna.app.pages.exports import COLUMNS, FACT_COLUMNS
from maszyna.app.pages.home import MATS
from maszyna.app.pages.results import figures, interval
from maszyna.app.requests import mine
from maszyna.games import EXPEDITIONS, SCYTHE
from maszyna.kernel.record import Record
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.facts.mats import banned_pairs
from maszyna.scythe.ids import FACTIONS
from maszyna.scythe.score.with_automa import table_score


def played(record: Record[Any], seed: int = 1) -> Record[Any]:
    chance = random_dice(seed)
    while not record.game.is_over():
        record.play(choose(record.game, chance))
    return record


def line(score: int, rival: int, **more: Any) -> dict[str, Any]:
    """A finished game as figures read it."""
    own = {"id": f"g{score}", "won": score > rival, "score": score, "rival": rival, "margin": score - rival,
           "turns": 20, "faction": "crimea", "mat": "innovative", "level": "automa", "strength": None,
           "minutes": None, "accuracy": None, "lowest": None, "facts": {}, "when": "2026-11-18"}  # fmt: skip
    return own | more


def test_a_finished_game_is_listed_with_its_result_even_where_none_is_stored() -> None:
    desk, record = Desk(), finished(3)
    game = opened(desk, record)["id"]
    seats = record.game.position.seats
    totals = {FACTIONS[own.faction]: table_score(record.game.position, seat).total for seat, own in enumerate(seats)}
    result = {"won": False, "score": totals["crimea"], "rival": totals["saxony"], "who": "Crimea"}
    assert desk.get("games")["games"][0]["result"] == result
    row = desk.app.storage.get(game)
    assert row is not None
    older = {name: value for name, value in row.meta.items() if name not in ("result", "facts", readings.CHECKED)}
    desk.app.storage.add(row._replace(meta=readings.signed(desk.app.kind(row), row.save, older)))
    assert desk.get("games")["games"][0]["result"] == result
    assert "result" not in desk.app.storage.get(game).meta  # type: ignore[union-attr]
    desk.new("scythe", SOLO)
    assert "result" not in desk.get("games")["games"][0]  # it has not ended


def test_what_a_row_claims_beyond_its_save_is_not_believed() -> None:
    desk = Desk()
    game = opened(desk, finished(3))["id"]
    row = desk.app.storage.get(game)
    assert row is not None
    lie = row.meta | {"facts": row.meta["facts"] | {"most_power": 16, "stars_turn": 5}}
    desk.app.storage.add(row._replace(meta=lie))
    feats = {feat["key"]: feat for feat in desk.get("me")["feats"]}
    assert feats["finished"]["game"] == game
    assert not feats["power"]["reached"] and not feats["quick_stars"]["reached"]


def test_games_of_older_versions_are_replayed_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    for seed in (3, 4):
        row = desk.app.storage.get(opened(desk, finished(seed))["id"])
        assert row is not None
        older = {name: value for name, value in row.meta.items() if name not in ("facts", readings.CHECKED)}
        desk.app.storage.add(row._replace(meta=readings.signed(desk.app.kind(row), row.save, older)))
    monkeypatch.setattr(mine, "SECONDS", -1.0)
    assert (desk.get("me")["of"], desk.get("me")["done"]) == (2, 0)
    monkeypatch.setattr(mine, "SECONDS", 60.0)
    page = desk.get("me")
    assert (page["of"], page["done"], page["scythe"]["combats"]["games"]) == (2, 2, 2)


def test_games_that_are_nobodys_own_are_left_out() -> None:
    desk = Desk()
    opened(desk, played(SCYTHE.new(dict(TWO), 3)))
    opened(desk, played(SCYTHE.new(SOLO | {"practice": True}, 3)))
    expedition: Record[Any] = EXPEDITIONS.new({"level": 1}, 3)
    while not expedition.game.is_over():
        legal = expedition.game.legal_texts()
        expedition.take("done" if "done" in legal else legal[0])
    assert desk.ask("POST", "games", {"save": json.loads(EXPEDITIONS.dump(expedition))})[0] == 201
    page = desk.get("me")
    assert (page["of"], page["left_out"], page["scythe"]["games"], page["expeditions"]["games"]) == (3, 2, 0, 1)
    assert not any(feat["reached"] for feat in page["feats"])
    assert page["expeditions"]["by"]["level"][0]["name"] == "level 1" and not page["expeditions"]["by"]["faction"]


def test_figures_of_a_few_games() -> None:
    games = [line(60, 70), line(80, 70), line(90, 50, turns=24, faction="togawa"), line(70, 71), line(100, 60),
             line(75, 74, accuracy=88.0)]  # fmt: skip
    found = figures(games, words_in("en"))
    assert (found["games"], found["won"], found["streak"], found["best_streak"], found["few"]) == (6, 4, 2, 2, False)
    assert found["best"] == {"id": "g100", "score": 100, "faction": "crimea"}
    assert found["score"] == {"mean": 79.2, "of": 6} and found["margin"] == {"mean": 13.3, "of": 6}
    assert found["accuracy"] == {"mean": 88.0, "of": 1} and found["stars"] is None
    assert [one["mean"] for one in found["last"]] == [None, None, None, None, 80.0, 83.0]
    by = {one["key"]: one for one in found["by"]["faction"]}
    assert [one["key"] for one in found["by"]["faction"]] == ["crimea", "togawa"]
    assert (by["crimea"]["played"], by["crimea"]["won"], by["crimea"]["few"], by["togawa"]["few"]) == (
        5,
        3,
        False,
        True,
    )
    assert [(one["turns"], one["played"], one["won"]) for one in found["lengths"] if one["played"]] == [
        (20, 5, 3),
        (24, 1, 1),
    ]
    nothing = figures([], words_in("en"))
    assert nothing["games"] == 0 and nothing["few"] and nothing["best"] is None and nothing["lengths"] == []


def test_a_share_of_few_games_leaves_much_open() -> None:
    """Wilson's interval; 8 of 10 by any table is 0.490 to 0.943."""
    assert interval(8, 10) == (0.49, 0.943)
    assert interval(0, 1)[0] == 0.0 and interval(0, 1)[1] > 0.79
    assert interval(3, 3)[1] == 1.0 and interval(3, 3)[0] < 0.5


def test_the_day_is_the_same_for_everybody_and_another_by_other_rules() -> None:
    setup, seed = day.day_of(date(2026, 11, 18), 2)
    assert seed == int.from_bytes(sha256(b"maszyna/day@1 2026-11-18 rules 2").digest()[:4])
    assert day.day_of(date(2026, 11, 18), 3)[1] != seed != day.day_of(date(2026, 11, 19), 2)[1]
    mats = set()
    for number in range(400):
        setup, seed = day.day_of(date(2026, 1, 1) + timedelta(days=number))
        own, automa = setup["seats"]
        assert own["faction"] != automa["faction"]
        assert (FACTIONS.index(own["faction"]), MATS.index(own["mat"])) not in banned_pairs()
        mats.add((own["faction"], own["mat"], automa["faction"]))
        if number < 20:
            assert SCYTHE.new(setup, seed).game.asking is not None
    assert len(mats) > 150


def test_the_first_try_of_a_day_counts_and_has_no_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, now = Desk(), date(2026, 11, 18)
    monkeypatch.setattr(day, "today", lambda: now)
    monkeypatch.setattr(mine, "today", lambda: now)
    page = desk.get("day")
    assert (page["date"], page["game"], page["streak"], page["days"][0]["state"]) == ("2026-11-18", None, 0, "none")
    first = desk.new("scythe", page["setup"], page["seed"])
    assert desk.get("day")["game"] == first["id"] and desk.get("day")["days"][0]["state"] == "running"
    hints = desk.get(f"games/{first['id']}/hints")
    assert hints["hints"] == [] and "game of the day" in hints["say"][0]
    again = opened(desk, played(SCYTHE.new(page["setup"], page["seed"])))
    for number, game in enumerate((first, again)):
        row = desk.app.storage.get(game["id"])
        assert row is not None
        meta = readings.signed(desk.app.kind(row), row.save, row.meta | {"created": f"2026-11-18T0{number}:00:00"})
        desk.app.storage.add(row._replace(meta=meta))
    assert desk.get("day")["game"] == first["id"] and not desk.get("day")["over"]
    desk.ask("DELETE", f"games/{first['id']}")
    done = desk.get("day", lang="uk")
    assert done["over"] and done["streak"] == 1 and done["days"][0]["state"] in ("won", "lost")
    assert done["share"].startswith("Maszyna 18.11 · ") and " хід " in done["share"] and done["share"][-1] in day.BLOCKS
    assert desk.ask("GET", "day", date="2026-11-01")[0] == 404 and desk.ask("GET", "day", date="never")[0] == 404
    assert desk.get("day", date="2026-11-17")["seed"] != page["seed"]


def test_the_table_has_the_documented_columns_and_every_finished_game() -> None:
    desk = Desk()
    games = [opened(desk, finished(seed))["id"] for seed in (3, 4)]
    desk.new("scythe", SOLO)
    rows = list(csv.DictReader(StringIO(desk.get("me/csv")["text"])))
    assert [row["id"] for row in rows] == games[::-1]
    assert list(rows[0]) == [*COLUMNS, *FACT_COLUMNS]
    assert (rows[0]["faction"], rows[0]["mine"], rows[0]["opponents"]) == ("crimea", "True", "saxony")
    assert int(rows[0]["score"]) - int(rows[0]["margin"]) == int(rows[0]["rival"])
    assert all(row["stars"] != "" and row["accuracy"] == "" for row in rows)


def test_a_finished_review_gives_accuracy_and_belongs_to_its_game() -> None:
    desk, record = Desk(), finished(3)
    game = opened(desk, record)["id"]
    turn = {"stage": 2, "before": 0.5, "after": 0.4, "loss": 1.0}
    signature = sha256("\n".join(record.actions).encode()).hexdigest()
    review = {"save": signature, "seats": {"crimea": [turn, turn | {"after": 0.1}]}}

    def accuracy(document: dict[str, Any]) -> Any:
        desk.app.storage.keep(review_name(game), json.dumps(document))
        return desk.get("me")["scythe"]["accuracy"]

    assert accuracy(review)["of"] == 1 and accuracy(review)["mean"] > 95
    assert accuracy(review | {"save": "another game"}) is None
    assert accuracy({**review, "seats": {"crimea": [turn, turn | {"stage": 1}]}}) is None
    assert accuracy({"seats": 7}) is None


def test_a_play_for_bg_stats_is_marked_as_not_tried() -> None:
    desk = Desk()
    game = opened(desk, finished(3))["id"]
    found = desk.get(f"games/{game}/bgstats")
    assert found["checked"] is False and "could not try it" in found["say"]
    address, _, data = found["address"].partition("?data=")
    play = json.loads(unquote(data))
    assert address == "https://app.bgstatsapp.com/createPlay.html"
    assert (play["sourcePlayId"], play["game"]["bggId"]) == (game, 169786)
    assert [(one["name"], one["rank"], one["winner"], one["startPlayer"]) for one in play["players"]] == [
        ("Automa", 1, True, False),
        ("You", 2, False, False),
    ]
    assert len(play["playDate"]) == 19 and play["playDate"][10] == " "
    assert desk.ask("GET", f"games/{desk.new('scythe', SOLO)['id']}/bgstats")[0] == 404


def test_figures_go_with_the_games() -> None:
    desk = Desk()
    game = opened(desk, finished(3))["id"]
    assert desk.get("me")["scythe"]["games"] == 1
    desk.ask("DELETE", f"games/{game}")
    page = desk.get("me")
    assert (page["of"], page["scythe"]["games"]) == (0, 0) and not any(feat["reached"] for feat in page["feats"])
    assert desk.get("me/csv")["text"].splitlines() == [",".join([*COLUMNS, *FACT_COLUMNS])]
