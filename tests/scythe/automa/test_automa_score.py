"""Scoring with an Automa at the table (A18, R16), and among humans alone (section 12)."""

from typing import Any

import pytest
from tests.scythe.contract import bare, position

from maszyna.scythe.notation import read_position, score_answer

OFF = {"character": "mat", "mechs": ["mat"] * 4, "workers": ["mat"] * 8, "power": 0}


def workers(*places: object) -> list[object]:
    return [*places, *["mat"] * (8 - len(places))]


def answer(document: dict[str, Any]) -> dict[str, Any]:
    return score_answer(read_position(document))


def duel(automa: dict[str, Any], human: dict[str, Any], **board: object) -> dict[str, Any]:
    """Saxony's Automa against Crimea, with no pieces but those given; the human's popularity is the Automa's 10."""
    document = bare(automa="saxony", human="crimea") | board
    document["automa"] |= OFF | {"coins": 10} | automa
    document["human"] |= OFF | {"coins": 10, "popularity": 10} | human
    return answer(document)


def test_the_contracts_answer() -> None:
    document = position(automa__stars={"tracker": 1, "combat": 1}, automa__character=20)
    document["automa"]["workers"] = workers(34, 41, "base")
    assert answer(document)["automa"] == {"coins": 5, "stars": 8, "territories": 12, "total": 25}


def test_the_answer_has_the_contracts_fields_and_no_other() -> None:
    found = answer(position())
    assert list(found) == ["automa", "human", "winner", "decided_by"]
    assert list(found["automa"]) == ["coins", "stars", "territories", "total"]
    assert list(found["human"]) == ["coins", "stars", "territories", "resources", "structure_bonus", "total"]


@pytest.mark.covers("A18.1")
def test_the_factory_is_three_territories_for_the_automa_too() -> None:
    """A18.1."""
    assert duel({"character": 23}, {})["automa"]["territories"] == 9
    assert duel({"character": 22}, {})["automa"]["territories"] == 3
    assert duel({"character": "base"}, {})["automa"]["territories"] == 0


@pytest.mark.covers("A18.1")
def test_the_automa_earns_nothing_for_resources_under_its_units() -> None:
    """A18.1."""
    assert duel({"character": 22}, {}, resources={"22": {"oil": 6}})["automa"]["total"] == 13


@pytest.mark.covers("A18.1")
def test_the_winner_is_who_has_more_by_what_counts_for_each() -> None:
    """Counted as a human the Automa would have 6 coins more for its resources."""
    found = duel({"character": 22}, {"coins": 14}, resources={"22": {"oil": 6}})
    assert (found["automa"]["total"], found["human"]["total"]) == (13, 14)
    assert (found["winner"], found["decided_by"]) == ("human", "coins")


def test_units_in_one_place_hold_one_territory() -> None:
    assert duel({"workers": workers(34, 34, 35)}, {})["automa"]["territories"] == 6


@pytest.mark.parametrize(
    ("popularity", "stars", "territories", "resources"), [(6, 6, 4, 3), (7, 8, 6, 6), (12, 8, 6, 6), (13, 10, 8, 9)]
)
def test_a_human_scores_by_popularity(popularity: int, stars: int, territories: int, resources: int) -> None:
    """Section 12."""
    human = {"popularity": popularity, "stars": 2, "workers": workers(43, 44)}
    found = duel({}, human, resources={"43": {"food": 4, "oil": 2}, "44": {"wood": 1}})["human"]
    assert (found["stars"], found["territories"], found["resources"]) == (stars, territories, resources)
    assert found["total"] == 10 + stars + territories + resources


@pytest.mark.covers("A18.2")
def test_with_an_automa_resources_beyond_six_on_a_territory_do_not_count() -> None:
    """A18.2: 9 and 3 tokens count as 6 and 3, four pairs at 2 coins; without an Automa six pairs."""
    piles = {"43": {"food": 4, "oil": 5}, "44": {"metal": 3}}
    human = OFF | {"faction": "crimea", "coins": 10, "popularity": 10, "workers": workers(43, 44)}
    assert duel({}, {"workers": workers(43, 44)}, resources=piles)["human"]["resources"] == 8
    assert duel({}, {"workers": workers(43, 44)}, resources=piles)["human"]["total"] == 10 + 6 + 8
    assert answer(bare() | {"human": human, "resources": piles})["human"]["resources"] == 12


def test_the_structure_bonus_is_the_humans_and_needs_its_tile() -> None:
    built = {"structures": {"mine": 36, "mill": 37, "armory": 38}}
    assert duel({}, built, structure_bonus="in_a_row")["human"]["structure_bonus"] > 0
    assert duel({}, built)["human"]["structure_bonus"] == 0


TIES: list[tuple[dict[str, Any], dict[str, Any], str, str]] = [
    ({"coins": 11}, {}, "automa", "coins"),
    ({}, {"coins": 11}, "human", "coins"),
    ({"workers": workers("base")}, {}, "automa", "pieces"),
    ({}, {"mechs": ["base", "mat", "mat", "mat"]}, "human", "pieces"),
    ({"workers": workers("base")}, {"mechs": ["base", "mat", "mat", "mat"], "power": 1}, "human", "power"),
    ({"power": 5}, {"power": 4, "popularity": 12}, "automa", "power"),
    ({}, {"popularity": 11}, "human", "popularity"),
    ({}, {"popularity": 9}, "automa", "popularity"),
    ({"workers": workers(34), "coins": 7}, {"workers": workers("base")}, "automa", "territories"),
    ({"workers": workers("base")}, {"workers": workers(43), "coins": 7}, "human", "territories"),
    ({"stars": {"tracker": 1}, "coins": 6}, {}, "automa", "stars"),
    ({}, {}, "human", "R16"),
]


@pytest.mark.parametrize(("automa", "human", "winner", "decided_by"), TIES, ids=[f"{t[2]}-{t[3]}" for t in TIES])
@pytest.mark.covers("A18.3", "R16")
def test_ties_are_broken_in_order_and_a_full_tie_is_the_humans(
    automa: dict[str, Any], human: dict[str, Any], winner: str, decided_by: str
) -> None:
    """A18.3, R16."""
    found = duel(automa, human)
    assert (found["winner"], found["decided_by"]) == (winner, decided_by)


@pytest.mark.covers("A18.3")
def test_resources_break_no_tie_with_an_automa() -> None:
    """A18.3: the human has more resources, and the Automa more stars."""
    automa = {"workers": workers(34), "stars": {"combat": 1}, "coins": 8}
    found = duel(automa, {"workers": workers(43)}, resources={"43": {"food": 2}})
    assert found["automa"]["total"] == found["human"]["total"]
    assert (found["winner"], found["decided_by"]) == ("automa", "stars")


def test_among_humans_resources_break_a_tie() -> None:
    """Section 12: one token more, which makes no pair."""
    nordic = OFF | {"faction": "nordic", "coins": 10, "popularity": 10, "workers": workers(5)}
    crimea = OFF | {"faction": "crimea", "coins": 10, "popularity": 10, "workers": workers(43)}
    found = answer(bare() | {"humans": [nordic, crimea], "resources": {"43": {"oil": 1}}})
    assert (found["winner"], found["winner_index"], found["decided_by"]) == ("human", 1, "resources")
    assert [score["faction"] for score in found["humans"]] == ["nordic", "crimea"]
    assert answer(bare() | {"humans": [nordic, crimea]})["decided_by"] == "nothing"


def test_among_humans_nobody_plays_together_whatever_the_option_says() -> None:
    """A20: a cooperative game is one against Automas."""
    people = [
        OFF | {"faction": name, "coins": coins, "popularity": 10} for name, coins in (("nordic", 3), ("crimea", 9))
    ]
    found = answer(bare() | {"humans": people, "options": {"mode": "cooperative"}})
    assert (found["winner"], found["winner_index"], found["decided_by"]) == ("human", 1, "coins")


def test_several_automas_are_a_list_and_the_winner_has_a_number() -> None:
    document = bare(human="crimea") | {"automas": [{"faction": "saxony"}, {"faction": "nordic", "coins": 50}]}
    found = answer(document)
    assert [score["faction"] for score in found["automas"]] == ["nordic", "saxony"]
    assert (found["winner"], found["winner_index"], found["decided_by"]) == ("automa", 0, "coins")
    assert "faction" not in found["human"]


def test_polanias_encounters_score_with_six_at_the_table() -> None:
    """Section 12: 3 coins for each controlled encounter territory, named apart so that the parts add up."""
    others = [{"faction": name} for name in ("nordic", "rusviet", "togawa", "crimea", "saxony")]
    found = answer(bare(human="polania") | {"automas": others, "human": {"faction": "polania", "workers": workers(3)}})
    score = found["human"]
    assert score["ability"] == 3
    assert sum(value for name, value in score.items() if name != "total") == score["total"]


def test_alone_at_the_table_coins_decide() -> None:
    found = answer(bare(automa="saxony"))
    assert (found["winner"], found["decided_by"]) == ("automa", "coins")
    assert answer(bare(automa="saxony") | {"options": {"mode": "cooperative"}})["winner"] == "automa"
