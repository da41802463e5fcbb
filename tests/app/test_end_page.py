"""The end: who has won, and what else was near, in coins that really would have been added."""

import json
from pathlib import Path

import pytest
from tests.app.asking import SOLO, Desk

from maszyna.app.base.language import words_in
from maszyna.app.base.page_parts import headline
from maszyna.expeditions.ids import AUTOMA, HUMAN, SEATS
from maszyna.scythe.score.with_automa import table_score


@pytest.mark.parametrize("popularity", [0, 5, 6, 11, 13, 18])
def test_what_was_near_is_what_it_would_have_brought(popularity: int) -> None:
    desk = Desk()
    game = desk.act(desk.new("scythe-table", SOLO), f"popularity {popularity}", "stars 3", "resources 43 food 3")
    position = desk.record(game["id"]).game.table.game.position
    own = position.seats[0]
    before = table_score(position, 0).total
    said = ["".join(text) for text in desk.get(f"games/{game['id']}/end")["near"]]
    steps = {5: 2, 6: 1, 11: 2}.get(popularity, 0)
    own.popularity += steps
    gain = table_score(position, 0).total - before
    own.popularity -= steps
    assert (f"{steps} more popularity: +{gain}" in said) == bool(steps) == any("popularity" in line for line in said)
    position.resources[43] += 1
    gain = table_score(position, 0).total - before
    assert f"1 more resource: +{gain}" in said
    coins = [int(line.rpartition("+")[2]) for line in said]
    assert coins == sorted(coins, reverse=True) and len(said) == (4 if steps else 3)


@pytest.mark.parametrize(
    ("lang", "said", "alone"),
    [
        ("en", "You win, 9 : 7", "You win, 9"),
        ("uk", "Ви перемогли, 9 : 7", "Ви перемогли, 9"),
        ("ru", "Вы победили, 9 : 7", "Вы победили, 9"),
    ],
)
def test_a_person_without_a_name_wins_in_the_second_person(lang: str, said: str, alone: str) -> None:
    words = words_in(lang)
    names = {seat: words.expeditions.seat(number) for number, seat in enumerate(SEATS)}
    scores = [{"total": 9}, {"total": 7}]
    won = {"scores": scores, "winners": [SEATS[HUMAN]]}
    assert headline(won, names, words, SEATS[HUMAN]) == [said]
    assert headline({**won, "scores": scores[:1]}, names, words, SEATS[HUMAN]) == [alone]
    lost = headline({**won, "winners": [SEATS[AUTOMA]]}, names, words, SEATS[HUMAN])
    assert lost == words.spans_for("wins", who=names[SEATS[AUTOMA]], first=9, second=7)


def test_land_with_the_factory_says_why_its_number_is_higher() -> None:
    desk = Desk()
    save = json.loads((Path(__file__).parents[1] / "saves/rusviet_by_hand.json").read_text())
    game = desk.ask("POST", "games", {"save": save})[1]["id"]
    row = next(one for one in desk.get(f"games/{game}/end")["rows"] if one["key"] == "territories")
    assert [cell["sum"]["more"] for cell in row["cells"]] == [["the Factory counts as 3"], []]
