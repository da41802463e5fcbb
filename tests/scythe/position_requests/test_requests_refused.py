"""Bad positions, cards and actions on the commands for programs: exit 2, the field and what is allowed, on one line."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.console import program
from tests.scythe.contract import position

from maszyna.kernel.errors import FormatError
from maszyna.scythe.notation import read_position, score_answer
from maszyna.scythe.position_requests import combat_answer, decide_answer, turn_answer

Document = dict[str, Any]


def fight(**changes: Any) -> Document:
    """A combat request that can be answered, with changes; None takes a part away."""
    here = position(automa__character=36, automa__combat_cards=[2, 3, 5])
    request: Document = {
        "position": here, "territory": 36, "attacker": "automa", "card": 12, "human_power": 3,
        "human_cards": [], "automa_cards": [2, 3],
    }  # fmt: skip
    return {name: value for name, value in (request | changes).items() if value is not None}


def about(**rest: Any) -> Document:
    return {"position": position()} | rest


BAD_POSITION = position(human__workers=[1] * 9)
CASES: dict[str, list[tuple[object, str, str]]] = {
    "decide": [
        (about(), "request.action", "move_worker, move_mech, move_character, encounter_or_factory"),
        (about(action="teleport"), "request.action", "one of move_worker"),
        (about(action=3), "request.action", "one of move_worker"),
        (about(action="airship"), "request.action", 'needs "airships" in the position'),
        (about(action="move_mech", min_power=3), "request.min_power", "attack_combat_unit"),
        (about(action="attack_combat_unit", min_power=-1), "request.min_power", "0..99"),
        (about(action="attack_combat_unit", min_power="5"), "request.min_power", "a whole number"),
        (about(action="move_mech", automa="togawa"), "request.automa", "one of saxony"),
        (about(action="move_mech", card=3), "request.card", "action"),
        ({"position": position(automa=None), "action": "move_mech"}, "position.automa", "is missing"),
        ({"position": BAD_POSITION, "action": "move_mech"}, "position.human.workers", "a list of 8 places"),
        ({"action": "move_mech"}, "request.position", "is missing"),
        ([], "request", "an object"),
    ],
    "turn": [
        (about(), "request.card", "1..19"),
        (about(card=0), "request.card", "1..19"),
        (about(card=20), "request.card", "1..19"),
        (about(card="7"), "request.card", "1..19"),
        (about(card=True), "request.card", "1..19"),
        (about(card=3, resume=0), "request.resume", "1..3"),
        (about(card=3, resume=9), "request.resume", "1..3"),
        (about(card=3, revealed=[6]), "request.revealed[0]", "2..5"),
        (about(card=3, revealed=4), "request.revealed", "a list"),
        ({"position": position(automa__stars={"tracker": 6}), "card": 3}, "position.automa.stars", "six"),
        ({"position": position(automa__tracker=22), "card": 3}, "position.automa.tracker", "0..21"),
        ({"position": position(automa__level="hard"), "card": 3}, "position.automa.level", "one of autometta"),
        ({"position": position(automa__scheme=3), "card": 3}, "position.automa.scheme", "1..2"),
        ({"position": position(options={"coins": 3}), "card": 3}, "position.options.coins", "-2..2"),
        ({"position": position(options={"speed": 3}), "card": 3}, "position.options.speed", "skip_marked"),
        ({"position": position(rulings={"R3": "both"}), "card": 3}, "position.rulings.R3", "one of mech, character"),
        ({"position": position(automa__tokens=[3]), "card": 3}, "position.automa.tokens", "R13"),
        ({"position": BAD_POSITION, "card": 3}, "position.human.workers", "a list of 8 places"),
        ("turn", "request", "an object"),
    ],
    "combat": [
        (fight(card=None), "request.card", "1..19"),
        (fight(card=20), "request.card", "1..19"),
        (fight(territory=None), "request.territory", "is missing"),
        (fight(territory=48), "request.territory", "1..47"),
        (fight(territory="base"), "request.territory", "1..47"),
        (fight(territory=30), "request.territory", "mech or character"),
        (fight(attacker=None), "request.attacker", "automa or human"),
        (fight(attacker="crimea"), "request.attacker", "one of human, automa"),
        (fight(human_power=None), "request.human_power", "is missing"),
        (fight(human_power=6), "request.human_power", "0..5"),
        (fight(human_power=-1), "request.human_power", "0..5"),
        (fight(human_cards=[2, 2]), "request.human_cards", "allow 1"),
        (fight(human_cards=[6]), "request.human_cards[0]", "2..5"),
        (fight(automa_cards=[2]), "request.automa_cards", "the Automa plays 2"),
        (fight(automa_cards=[4, 4]), "request.automa_cards", "it holds 2, 3, 5"),
        (fight(automa_cards="two"), "request.automa_cards", "a list"),
        (fight(artillery=True), "request.artillery", "Artillery"),
        (fight(artillery=1), "request.artillery", "true or false"),
        (fight(dice=4), "request.dice", "territory"),
        (fight(position=BAD_POSITION), "position.human.workers", "a list of 8 places"),
    ],
    "score": [
        ({}, "position", "is missing"),
        (about(card=3), "request.card", "position"),
        ({"position": BAD_POSITION}, "position.human.workers", "a list of 8 places"),
        ({"position": position(human__power=17)}, "position.human.power", "0..16"),
        ({"position": position(human__character=48)}, "position.human.character", "1..47"),
        ({"position": position(human__faction="saxony", human__abilities=[])}, "position.human.faction", "is already"),
        ({"position": position(resources={"99": {}})}, 'position.resources["99"]', "1..47"),
        ({"position": position(encounters=[0])}, "position.encounters[0]", "1..47"),
        ({"position": position(automa__stars={"combat": 3})}, "position.automa.stars.combat", "0..2"),
        ({"position": position(automa__stars={"mission": 1})}, "position.automa.stars.mission", "a \"resolution\""),
        ({"position": position(automa__stars={"hill": 1})}, "position.automa.stars.hill", "a \"resolution\""),
        (7, "request", "an object"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("command", CASES)
def test_the_program_refuses_each_with_the_field_and_what_is_allowed(command: str) -> None:
    lines = "".join(json.dumps(request) + "\n" for request, _, _ in CASES[command])
    said = program("scythe", command, "-", "--json", stdin=lines.encode())
    refused = [json.loads(line)["error"] for line in said.out.splitlines()]
    assert (said.code, len(refused), len(said.problems)) == (2, len(CASES[command]), len(CASES[command]))
    assert [error["line"] for error in refused] == list(range(1, len(refused) + 1))
    for number, (problem, (_, field, allowed)) in enumerate(zip(said.problems, CASES[command], strict=True), 1):
        assert problem.startswith(f"maszyna: standard input: line {number}: {field}"), problem
        assert allowed in problem, problem


def test_the_requests_they_were_made_from_are_answered() -> None:
    assert combat_answer(fight())["winner"] == "automa"
    assert decide_answer(about(action="move_worker"))["possible"]
    assert turn_answer(about(card=7))["pending"] == {"combat": 36}


@pytest.mark.parametrize("command", CASES)
def test_each_is_refused_with_the_field_and_what_is_allowed(command: str) -> None:
    for request, field, allowed in CASES[command]:
        if command == "score" and (not isinstance(request, dict) or list(request) != ["position"]):
            continue  # the command itself unwraps it
        with pytest.raises(FormatError) as refused:
            ANSWERS[command](request)
        assert refused.value.where == field, request
        assert allowed in refused.value.problem, request


ANSWERS: dict[str, Callable[[Any], object]] = {
    "decide": decide_answer,
    "turn": turn_answer,
    "combat": combat_answer,
    "score": lambda request: score_answer(read_position(request["position"])),
}
WHOLE: dict[str, Document] = {
    "decide": about(action="attack_combat_unit", min_power=3),
    "turn": about(card=17, revealed=[4, 2]),
    "combat": fight(),
    "score": about(),
}
odd = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 60), st.text(max_size=4), st.just([]), st.just({}), st.floats(0, 1),
    st.lists(st.integers(0, 50), max_size=9), st.sampled_from(["base", "mat", "automa", "human", "nordic", "Rally"]),
)  # fmt: skip


def paths(document: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    if isinstance(document, dict):
        return found + [inner for key, value in document.items() for inner in paths(value, (*path, key))]
    if isinstance(document, list):
        return found + [inner for key, value in enumerate(document) for inner in paths(value, (*path, key))]
    return found


@pytest.mark.parametrize("command", ANSWERS)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_a_request_changed_anywhere_is_answered_or_refused(command: str, data: st.DataObject) -> None:
    request: Any = json.loads(json.dumps(WHOLE[command]))
    for _ in range(data.draw(st.integers(1, 3))):
        options = [path for path in paths(request) if path != ("position",)]
        *parents, last = data.draw(st.sampled_from(options))
        inner = request
        for key in parents:
            inner = inner[key]
        if data.draw(st.booleans()):
            inner[last] = data.draw(odd)
        else:
            del inner[last]
    try:
        assert isinstance(ANSWERS[command](request), dict)
    except FormatError as refused:
        assert str(refused)


anything = st.recursive(odd, lambda inner: st.dictionaries(st.text(max_size=8), inner) | st.lists(inner), max_leaves=8)


@pytest.mark.parametrize("command", ["decide", "turn", "combat"])
@settings(max_examples=30, deadline=None)
@given(
    request_=st.recursive(
        odd, lambda inner: st.dictionaries(st.text(max_size=8), inner) | st.lists(inner), max_leaves=8
    )
)
def test_anything_at_all_is_refused(command: str, request_: object) -> None:
    with pytest.raises(FormatError):
        ANSWERS[command](request_)
