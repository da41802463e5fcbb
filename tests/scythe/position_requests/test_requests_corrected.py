"""Requests and tables: resources after combats, reveals told, stars by kind, Automas that fight each other, sides."""

from typing import Any

import pytest
from tests.scythe.contract import bare, position
from tests.scythe.tables import session

from maszyna.games import SCYTHE_TABLE
from maszyna.kernel.errors import FormatError
from maszyna.scythe.notation import read_position, score_answer, write_position
from maszyna.scythe.position_requests import combat_answer, turn_answer
from maszyna.scythe.score.with_automa import winning_team
from maszyna.scythe.state import AUTOMA
from maszyna.scythe.table import Missing, result

Document = dict[str, Any]
MAT = ["mat"] * 8


def seat(faction: str, **parts: Any) -> Document:
    return {"faction": faction, "character": "base", "mechs": MAT[:4], "workers": MAT} | parts


def board(automa: Document, human: Document, **more: Any) -> Document:
    return {"format": "maszyna/scythe-position@1", "automa": automa, "human": human, "encounters": []} | more


def defended(**more: Any) -> Document:
    """Crimea attacks Saxony on 37, where three food lie, and loses."""
    saxony = seat("saxony", power=12, combat_cards=[5], mechs=[37, *MAT[:3]])
    crimea = seat("crimea", power=5, mechs=[37, *MAT[:3]])
    here = board(saxony, crimea, resources={"37": {"food": 3}}, **more)
    return {
        "position": here, "territory": 37, "attacker": "human", "card": 6, "human_power": 0, "automa_cards": [5],
    }  # fmt: skip


def kinds(answer: Document) -> list[str]:
    return [event["event"] for event in answer["events"]]


@pytest.mark.covers("R12", "A17")
@pytest.mark.parametrize(("rulings", "left"), [({}, {}), ({"R12": "stay"}, {"37": {"food": 3}})])
def test_an_automa_that_wins_as_defender(rulings: Document, left: Document) -> None:
    answer: Document = combat_answer(defended(rulings=rulings))
    assert answer["winner"] == "automa"
    assert answer["position"]["resources"] == left
    assert answer["position"]["rulings"] == rulings
    assert ("resources_removed" in kinds(answer)) == (not left)


@pytest.mark.covers("R12")
def test_the_same_at_the_table() -> None:
    table = session()
    for step in ("adjust automa mechs 37", "adjust mechs 37", "adjust resources 37 food 3", "automa power 12"):
        table.take(step)
    table.take("fight 37 power 0 cards none card 6 drawn 5")
    assert table.game.table.game.position.resources[37] == 0


@pytest.mark.covers("A16.4")
@pytest.mark.parametrize(("stars", "left"), [(4, {"43": {"food": 4}}), (5, {})])
def test_a_conquest_that_is_the_sixth_star(stars: int, left: Document) -> None:
    saxony = seat("saxony", power=0, combat_cards=0, mechs=[43, *MAT[:3]], last_card=5)
    crimea = seat("crimea", mechs=[43, *MAT[:3]], power=7, stars=stars, popularity=13)
    request = {"territory": 43, "attacker": "human", "card": 6, "human_power": 7}
    answer: Document = combat_answer({"position": board(saxony, crimea), **request})
    assert (answer["position"]["resources"], answer["position"]["human"]["stars"]) == (left, stars + 1)


@pytest.mark.covers("A15.4")
def test_what_chance_decides_in_a_request_is_the_same_for_everybody_who_asks() -> None:
    """Card 13 calls for three of eight known cards; the answer is part of what others have written down."""
    here = position(automa__character=36, automa__combat_cards=[2, 2, 3, 3, 4, 4, 5, 5])
    answer: Document = combat_answer(
        {"position": here, "territory": 36, "attacker": "automa", "card": 13, "human_power": 0}
    )
    assert answer["automa"]["cards"] == [2, 3, 3]


def revealing(automa: Document, **options: bool) -> Document:
    return board(automa, seat("crimea"), options=options)


@pytest.mark.covers("A19.4", "A19.5")
def test_the_card_revealed_belongs_to_what_is_about_to_happen() -> None:
    """Card 10, scheme II: no mech is in play to be moved, so the 4 is for the mech that would be gained."""
    saxony = seat("saxony", scheme=2, tracker=10, stars={"tracker": 1})
    here = revealing(saxony, reveal_before_move=True, reveal_before_unit=True)
    answer: Document = turn_answer({"position": here, "card": 10, "revealed": [4]})
    assert answer["position"]["automa"]["mechs"] == MAT[:4]
    told = [event for event in answer["events"] if event["event"] in ("automa_stopped", "unit_not_gained")]
    assert [(event["event"], event["value"], event["unit"]) for event in told] == [("unit_not_gained", 4, "mech")]
    assert "automa_revealed" not in kinds(answer)


@pytest.mark.covers("A19.4", "A19.6")
@pytest.mark.parametrize(("revealed", "moves"), [([2, 5, 5], 1), ([2, 3, 2], 2), ([4], 0)])
def test_with_all_moves_each_has_its_own_card(revealed: list[int], moves: int) -> None:
    saxony = seat("saxony", mechs=[35, *MAT[:3]], workers=[34, *MAT[:7]], tracker=3)
    here = revealing(saxony, reveal_before_move=True, all_moves=True)
    answer: Document = turn_answer({"position": here, "card": 8, "revealed": revealed})
    assert kinds(answer).count("unit_moved") == moves
    assert kinds(answer).count("automa_revealed") == moves
    stopped = [(event["value"], event["symbol"]) for event in answer["events"] if event["event"] == "automa_stopped"]
    assert stopped == {0: [(4, "move_mech")], 1: [(5, "move_worker")], 2: []}[moves]


@pytest.mark.covers("A19.4", "R9")
def test_a_turn_tells_which_cards_it_drew_itself() -> None:
    saxony = seat("saxony", mechs=[35, *MAT[:3]], workers=[34, *MAT[:7]], tracker=3)
    here = revealing(saxony, reveal_before_move=True)
    answer: Document = turn_answer({"position": here, "card": 8})
    values = [event["value"] for event in answer["events"] if event["event"] in ("automa_revealed", "automa_stopped")]
    assert len(values) == 1 and 2 <= values[0] <= 5
    assert kinds(answer).count("unit_moved") == int(values[0] < 4)


@pytest.mark.covers("A19.4")
def test_the_table_asks_for_a_card_only_where_a_unit_is_about_to_move() -> None:
    table = session(options={"reveal_before_move": True})
    for step in ("adjust automa character mat", "adjust automa workers none"):
        table.take(step)
    done = table.take("automa 14")
    assert "revealed" not in done.text
    table.take("adjust automa workers 34")
    with pytest.raises(Missing):
        table.take("automa 8")
    table.take("automa 8 revealed 5")


@pytest.mark.covers("A20", "A18.3")
def test_a_cooperative_tie_at_the_table_goes_through_the_tie_breaks() -> None:
    """All on eleven coins, the Automas with more power."""
    seats: list[Document] = [{"faction": "crimea", "mat": "mechanical"}]
    seats += [{"player": "automa", "faction": name} for name in ("saxony", "polania")]
    table = SCYTHE_TABLE.new({"seats": seats, "cards": "typed", "options": {"mode": "cooperative"}}, 3)
    for name in ("saxony", "polania"):
        for what in ("coins 11", "power 9", "workers none"):
            table.take(f"adjust {name} {what}")
    for what in ("coins 11", "power 0", "popularity 0", "workers none"):
        table.take(f"adjust {what}")
    found = result(table.game.table)
    position = table.game.table.game.position
    assert {score.total for score in found.scores} == {11}
    assert winning_team(position) == position.seats[found.order[0]].player == AUTOMA
    answer = score_answer(table.game.table.layout())
    assert (answer["winner"], answer["decided_by"]) == ("automa", "power") == ("automa", found.decided_by)


def two_automas(**options: str) -> Document:
    """Saxony's mech beside Polania's, competitive unless said otherwise."""
    saxony = seat("saxony", power=9, mechs=[29, *MAT[:3]], combat_cards=[2, 3], tracker=4)
    polania = seat("polania", power=1, mechs=[36, *MAT[:3]], combat_cards=[], workers=[36, *MAT[:7]])
    document = board({}, seat("crimea"), automas=[saxony, polania], resources={"36": {"oil": 2}}, options=options)
    del document["automa"]
    return document


@pytest.mark.covers("A20", "A15.3")
def test_a_combat_of_two_automas_is_fought_as_the_turn_asks_for_it() -> None:
    turn: Document = turn_answer({"position": two_automas(), "card": 17, "automa": "saxony"})
    assert turn["pending"] == {"combat": 36, "automas": ["saxony", "polania"]}
    request = {"territory": 36, "attacker": "automa", "automa": "saxony", "card": 6, "card2": 6}
    answer: Document = combat_answer({"position": turn["position"], **request})
    assert (answer["winner"], answer["winner_index"]) == ("automa", 0)
    first, second = answer["automas"]
    assert (first["faction"], second["faction"]) == ("saxony", "polania")
    assert first["total"] > second["total"] and second["power"] <= 1
    after = {own["faction"]: own for own in answer["position"]["automas"]}
    assert (after["polania"]["mechs"], after["polania"]["workers"][0]) == (MAT[:4], "base")
    assert after["saxony"]["stars"]["combat"] == 1
    assert answer["position"]["resources"] == {}  # A17; and no resources are laid between Automas
    rest: Document = turn_answer({"position": answer["position"], "card": 17, "automa": "saxony", "resume": 1})
    assert rest["pending"] is None


@pytest.mark.covers("A20", "R12")
def test_an_automa_that_defends_against_another_removes_them_too() -> None:
    document = two_automas()
    document["automas"][0]["mechs"][0] = 36
    document["automas"][0]["power"] = 0
    document["automas"][1]["power"] = 9
    document["automas"][0]["combat_cards"] = []
    request = {"territory": 36, "attacker": "automa", "automa": "saxony", "card": 6, "card2": 6}
    answer: Document = combat_answer({"position": document, **request})
    assert (answer["winner_index"], answer["position"]["resources"]) == (1, {})


@pytest.mark.covers("A20")
@pytest.mark.parametrize(
    ("changes", "where", "problem"),
    [
        ({"card2": None}, "request.card2", "is missing"),
        ({"automa": "togawa"}, "request.automa", "one of"),
        ({"human_power": 3}, "request.human_power", "two Automas fight here"),
        ({"attacker": "human"}, "request.card2", "belongs to a combat of two Automas"),
        ({"attacker": "human", "card2": None}, "request.territory", "no mech or character of the human"),
    ],
)
def test_what_cannot_be_in_such_a_request(changes: Document, where: str, problem: str) -> None:
    document = two_automas()
    document["automas"][0]["mechs"][0] = 36
    request = {"position": document, "territory": 36, "attacker": "automa", "automa": "saxony", "card": 6, "card2": 6}
    asked = {name: value for name, value in (request | changes).items() if value is not None}
    with pytest.raises(FormatError) as refusal:
        combat_answer(asked)
    assert refusal.value.where == where and problem in refusal.value.problem


@pytest.mark.covers("A20")
def test_allied_automas_do_not_fight_and_the_attacker_must_be_there() -> None:
    document = two_automas(mode="cooperative")
    document["automas"][0]["mechs"][0] = 36
    request = {"territory": 36, "attacker": "automa", "automa": "saxony", "card": 6, "card2": 6}
    with pytest.raises(FormatError, match="allied"):
        combat_answer({"position": document, **request})
    elsewhere = two_automas()
    elsewhere["automas"].append(seat("nordic", mechs=[36, *MAT[:3]]))
    with pytest.raises(FormatError, match="must name the attacker, one of nordic, polania"):
        combat_answer({"position": elsewhere, **request})


def wins(stars: object, faction: str = "crimea") -> Document:
    """A human beats the Automa on 43 with 16 power, and has so many stars."""
    saxony = seat("saxony" if faction != "saxony" else "nordic", power=0, combat_cards=0, mechs=[43, *MAT[:3]])
    human = seat(faction, mechs=[43, *MAT[:3]], power=7, stars=stars)
    request = {"territory": 43, "attacker": "human", "card": 6, "human_power": 7}
    answer: Document = combat_answer({"position": board(saxony, human), **request})
    return dict(answer["position"]["human"])


@pytest.mark.covers("A14.1")
def test_stars_by_kind_are_not_placed_again() -> None:
    assert wins({"combat": 2, "workers": 1})["stars"] == {"workers": 1, "combat": 2}
    assert wins({"combat": 1, "workers": 1})["stars"] == {"workers": 1, "combat": 2}
    assert wins({"combat": 2}, "saxony")["stars"] == {"combat": 3}  # Dominate
    assert wins(3)["stars"] == 4  # of which kind nobody told


def after_card(crimea: Document, card: int) -> Document:
    answer: Document = turn_answer({"position": board(seat("saxony"), crimea), "card": card})
    return dict(answer["position"]["human"])


def test_a_second_power_star_is_not_placed() -> None:
    """A recruit's power from the Automa's card brings 16."""
    for stars, after in (({"power": 1}, {"power": 1}), ({}, {"power": 1}), (1, 2)):
        crimea = seat("crimea", power=15, recruits=["power"], stars=stars)
        card = next(number for number in range(1, 20) if after_card(crimea, number)["power"] == 16)
        assert after_card(crimea, card)["stars"] == after


def test_stars_by_kind_are_written_as_they_were_read() -> None:
    told = {"upgrades": 1, "mechs": 1, "objective": 1, "combat": 1, "popularity": 1, "power": 1}
    for stars in (told, {}, 3):
        layout = read_position(position(human__stars=stars))
        assert write_position(layout)["human"]["stars"] == stars  # type: ignore[index]
    with_tile = position(human__stars={"hill": 1, "combat": 2}) | {"resolution": "king_of_the_hill"}
    assert write_position(read_position(with_tile))["human"]["stars"] == {"hill": 1, "combat": 2}  # type: ignore[index]
    objectives = position(human__stars={"mission": 2}) | {"resolution": "mission_possible"}
    assert write_position(read_position(objectives))["human"]["stars"] == {"mission": 2}  # type: ignore[index]


@pytest.mark.covers("A2.1")
def test_a_turn_is_refused_whoever_has_finished_the_game() -> None:
    with pytest.raises(FormatError) as refusal:
        turn_answer({"position": position(human__stars=6), "card": 3})
    assert (refusal.value.where, refusal.value.problem) == ("position.human.stars", "are six: the game is over")
    several = bare(automa="saxony")
    several["humans"] = [{"faction": "crimea"}, {"faction": "nordic", "stars": {"combat": 2, "workers": 1, "mechs": 1}}]
    turn_answer({"position": several, "card": 3})
    several["humans"][1]["stars"] |= {"power": 1, "recruits": 1}
    with pytest.raises(FormatError) as refusal:
        turn_answer({"position": several, "card": 3})
    assert refusal.value.where == "position.humans"
    assert refusal.value.problem == "nordic has six stars: the game is over"
