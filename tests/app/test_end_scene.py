"""The end at once: differences by source, the curve, the turn that decided; and a moment for each star."""

import json
from typing import Any

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.app.base.language import Language
from maszyna.app.scythe.since_last_decision import missing
from maszyna.app.scythe_common.score_curve import CurvePoint, by_turn, last_change
from maszyna.games import EXPEDITIONS, SCYTHE
from maszyna.kernel.record import Record
from maszyna.players.random_player import choose, random_dice
from maszyna.scythe.events import STAR_PLACED
from maszyna.scythe.score.with_automa import table_score

SOURCES = ["coins", "stars", "land", "goods", "bonus"]


def finished(seed: int, setup: Any = SOLO) -> Record[Any]:
    record = SCYTHE.new(dict(setup), seed)
    chance = random_dice(seed)
    while not record.game.is_over():
        record.play(choose(record.game, chance))
    return record


def opened(desk: Desk, record: Record[Any]) -> Any:
    status, game = desk.ask("POST", "games", {"save": json.loads(SCYTHE.dump(record))})
    assert status == 201
    return game


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_the_end_says_at_once_who_won_and_by_what(seed: int) -> None:
    record, desk = finished(seed), Desk()
    end = opened(desk, record)["view"]["end"]
    position = record.game.position
    totals = {seat: table_score(position, number).total for number, seat in enumerate(("crimea", "saxony"))}
    for row in end["rows"]:
        assert sum(row[key] for key in SOURCES) == row["total"] == totals[row["seat"]]
    assert end["against"] == ["crimea", "saxony"]  # the reader's own side first, whoever won
    own, other = (next(row for row in end["rows"] if row["seat"] == seat) for seat in end["against"])
    differences = {one["key"]: one["difference"] for one in end["sources"]}
    assert differences == {key: own[key] - other[key] for key in SOURCES}
    assert sum(differences.values()) == own["total"] - other["total"]
    for seat, values in end["curve"].items():
        assert values[-1] == totals[seat] and len(values) == (record.game.turns - 1) // 2 + 2
    title = "".join(end["title"])
    assert title.startswith("You win" if end["winner"] == "crimea" else "Saxony wins")
    assert len(end["near"]) <= 2


def test_the_turning_point_is_the_last_change_of_the_lead() -> None:
    def moments(*leads: int) -> list[CurvePoint]:
        return [CurvePoint(number, 0, number, number, [lead, 0]) for number, lead in enumerate(leads)]

    assert last_change(moments(0, -3, 2, -1, 5, 9), 0, 1) == (4, -1, 5)
    assert last_change(moments(1, 2, 3), 0, 1) == (0, 0, 3)
    assert last_change(moments(0, -2, 0, 4), 0, 1) == (3, 0, 4)
    points = [CurvePoint(0, -1, 0, 0, [4, 7]), CurvePoint(1, 0, 1, 1, [5, 7]), CurvePoint(1, 1, 2, 2, [6, 9])]
    assert by_turn(points, 0) == [4, 6]


def test_before_the_end_there_is_no_end_but_the_scores_as_they_stand() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO, 3)
    assert game["view"]["end"] is None
    page = desk.get(f"games/{game['id']}/end")
    assert page["scene"]["turn"] is None and page["scene"]["rows"] and not page["over"]


def test_a_table_and_an_expedition_end_in_the_same_way() -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), "automa", "coins 9", "stars 6")
    end = game["view"]["end"]
    assert {row["seat"] for row in end["rows"]} == {"crimea", "saxony"} and end["curve"]["crimea"]
    expedition: Record[Any] = EXPEDITIONS.new({"level": 1}, 3)
    while not expedition.game.is_over():
        legal = expedition.game.legal_texts()
        expedition.take("done" if "done" in legal else legal[0])
    view = desk.ask("POST", "games", {"save": json.loads(EXPEDITIONS.dump(expedition))})[1]["view"]
    assert [sum(row[key] for key in SOURCES) for row in view["end"]["rows"]] == [
        row["total"] for row in view["end"]["rows"]
    ]


def own_star(record: Record[Any]) -> tuple[Record[Any], int] | None:
    """A game, and the action with which its person placed the first star."""
    for number, entry in enumerate(record.entries):
        if any(event.kind == STAR_PLACED and event.seat == entry.seat == 0 for event in entry.events):
            return record, number
    return None


def test_a_star_has_its_moment_once_with_what_is_missing() -> None:
    desk = Desk()
    record, number = next(found for seed in range(3, 40) if (found := own_star(finished(seed))))
    save = json.loads(SCYTHE.dump(record))
    before = desk.ask("POST", "games", {"save": save | {"actions": record.actions[: number - 1]}})[1]
    assert not [star for star in before["view"]["new_stars"] if star["seat"] == "crimea"]
    after = desk.act(before, record.actions[number - 1])["view"]
    star = next(star for star in after["new_stars"] if star["seat"] == "crimea")
    assert (star["count"], star["of"], len(star["row"])) == (1, 6, 1)
    assert star["say"] == ["Your 1st star"] and star["why"]
    stars = [next(one["value"] for one in seat["tracks"] if one["key"] == "stars") for seat in after["seats"]]
    nearest = f"{6 - max(stars)} more stars end the game"
    assert star["missing"] == [nearest if stars[0] == max(stars) else f"Saxony: {nearest}"]


@pytest.mark.parametrize(
    ("stars", "said"),
    [([4, 2], ["2 more stars end the game"]), ([4, 4], ["2 more stars end the game"]),
     ([4, 5], ["Saxony: 1 more star ends the game"]), ([6, 5], []), ([4, 6], [])],
)  # fmt: skip
def test_what_is_missing_to_the_end_is_that_of_whoever_is_nearest(stars: list[int], said: list[str]) -> None:
    game = SCYTHE.new(dict(SOLO), 3).game
    for own, placed in zip(game.position.seats, stars, strict=True):
        own.stars = placed
    assert missing(game, 0, stars[0], Language("en")) == said


def test_where_stars_end_nothing_none_are_missing() -> None:  # W8.7
    game = SCYTHE.new({**SOLO, "resolution": "doomsday_clock"}, 3).game
    assert missing(game, 0, 1, Language("en")) == []


def test_the_mat_says_the_lowest_cost_to_come_and_the_next_income() -> None:
    view = Desk().new("scythe", SOLO, 3)["view"]
    own = view["seats"][0]
    for section in own["mat"]:
        for cost in section["bottom"]["cost"]:
            assert cost["lowest"] <= cost["then"] <= cost["need"]
    assert sum(one["amount"] for one in own["income"]) == 2  # a worker on each of two territories


def test_every_card_of_a_set_up_says_what_it_does_and_how_it_plays() -> None:
    setup = {"seats": [{}, {"player": "automa"}], "airships": {}}
    for lang in ("en", "uk", "ru"):
        page = Desk().ask("POST", "setup", {"kind": "scythe", "setup": setup}, lang=lang)[1]
        fields = {field["key"]: field["choices"] for field in page["fields"]}
        for key in ("seats[0].faction", "seats[0].mat", "resolution"):
            cards = [choice for choice in fields[key] if choice["value"] not in (None, "random")]
            assert all(choice["does"] and choice["plays"] for choice in cards), key
        assert all(choice["plays"] for choice in fields["seats[1].level"])
        automa = [choice for choice in fields["seats[1].faction"] if choice["value"]]
        assert not any("does" in choice for choice in automa)  # it uses no ability (A1)
