"""The policy and its value: what they are told, what they make of it, and the file they are read from."""

import copy
import math
from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.scythe.play.test_declared_decisions import named

from maszyna.kernel.dice import dice
from maszyna.kernel.errors import FormatError
from maszyna.kernel.facts import read_data
from maszyna.players.facts import option_facts as options
from maszyna.players.facts import question_facts as questions
from maszyna.players.facts.known_questions import KINDS, OTHER
from maszyna.players.facts.option_facts import FIRST_ROW, ROW_COUNT, TRAITS, options_of
from maszyna.players.facts.position_facts import INPUTS
from maszyna.players.facts.question_facts import FACTS, kind_number, question_facts
from maszyna.players.model.learned import FILE, learned, load_learned
from maszyna.players.model.policy import ONE, best, drawn
from maszyna.players.model.value import WIN_COINS
from maszyna.players.policy.forced_choices import go_to_choice, sensible
from maszyna.players.policy.mover import Mover
from maszyna.players.random_player import play_out, random_dice
from maszyna.scythe.board import DISTANCE
from maszyna.scythe.game import Scythe
from maszyna.scythe.setup.new_game import new_game
from maszyna.scythe.state import HUMAN

AGAINST_ONE: dict[str, object] = {"seats": [{"faction": "polania"}, {"player": "automa", "faction": "saxony"}]}

HEAT = 2.0


def seat_of(game: Scythe) -> int:
    [seat] = [seat for seat, own in enumerate(game.position.seats) if own.player == HUMAN]
    return seat


@cache
def questions_of(seed: int, airships: bool = False) -> list[Scythe]:
    """The games as they stand at every question of a game the policy plays, not too seriously."""
    game = new_game(AGAINST_ONE | ({"airships": {}} if airships else {}), seed)
    chance, found = dice(seed, ["test"]), []
    mover = Mover(learned().policy, chance)
    while not game.is_over():
        found.append(game.copy())
        seat, actions = game.seat_to_decide(), game.choices
        by_policy = len(actions) > 1 and game.decision_kind() not in ("dial", "card")
        game.apply(mover.choose(game, seat, actions, HEAT) if by_policy else actions[chance.below(0, len(actions))])
    return found


def test_every_kind_of_question_is_declared_by_a_decision() -> None:
    assert set(KINDS) <= named()


def document() -> dict[str, Any]:
    return copy.deepcopy(read_data("maszyna.players", FILE))


def rows_of(part: dict[str, Any]) -> list[list[int]]:
    """What each fact adds to each unit, in the order of the facts."""
    listed = [*part["facts"]["position"].values(), *part["facts"]["question"].values()]
    return [[byte - 128 for byte in bytes.fromhex(row)] for rows in listed for row in rows]


def units_of(part: dict[str, Any], told: list[int]) -> list[int]:
    """The hidden units, added up one by one."""
    rows = rows_of(part)
    return [max(0, start + sum(rows[fact][unit] for fact in told)) for unit, start in enumerate(part["start"])]


def test_every_question_is_told_by_known_facts_and_its_options_by_known_rows() -> None:
    asked: Counter[str] = Counter()
    for seed in range(8):
        for game in questions_of(seed):
            seat, kind = seat_of(game), kind_number(game)
            told = question_facts(game, seat)
            assert all(0 <= fact < FACTS for fact in told)
            assert told.count(questions.ASKED + kind) == 1 and KINDS[kind] == game.decision_kind()
            assert sum(fact >= INPUTS for fact in told) > 3
            offered = options_of(game, seat, game.choices)
            assert all(FIRST_ROW[kind] <= option.row < FIRST_ROW[kind + 1] for option in offered)
            assert all(0 <= trait < TRAITS for option in offered for trait in option.traits)
            asked[KINDS[kind]] += 1
    assert len(asked) > 24, asked


@pytest.mark.parametrize("kind", ["section", "top", "bottom", "unit", "step", "field", "mech_site", "encounter"])
def test_the_options_of_a_question_have_rows_of_their_own(kind: str) -> None:
    games = [game for seed in range(4) for game in questions_of(seed) if game.decision_kind() == kind]
    assert games
    for game in games:
        offered = options_of(game, seat_of(game), game.choices)
        assert len({option.row for option in offered}) == len(game.choices)


def test_a_step_is_told_with_what_is_on_its_place() -> None:
    seen: Counter[str] = Counter()
    for game in [game for seed in range(6) for game in questions_of(seed) if game.decision_kind() == "step"]:
        seat = seat_of(game)
        own, other = game.position.seats[seat], game.position.seats[1 - seat]
        start, kind = game.pending().context(game)[:2]
        for action, option in zip(game.choices, options_of(game, seat, game.choices), strict=True):
            place = action or start  # to stop is to stay there
            here = {trait - (options.ARRIVING + kind) * options.HERE for trait in option.traits}
            assert all(0 <= trait < options.HERE for trait in here)
            assert (options.ENCOUNTER in here) == bool(game.position.encounters >> place & 1)
            assert options.WORKERS + min(3, own.at[5:].count(place)) in here
            assert options.RIVAL_FIGHTERS + min(2, other.at[:5].count(place)) in here
            assert options.FACTORY_DISTANCE + min(8, DISTANCE[place][23]) in here
            seen["encounter"] += options.ENCOUNTER in here
            seen["fight"] += options.RIVAL_FIGHTERS not in here
    assert min(seen.values()) > 0, seen


def test_an_encounter_has_rows_by_its_card() -> None:
    games = [game for seed in range(6) for game in questions_of(seed) if game.decision_kind() == "encounter"]
    rows = {game.pending().context(game)[1]: options_of(game, seat_of(game), game.choices)[0].row for game in games}
    assert len(rows) == len(set(rows.values())) > 3


def test_a_flight_has_rows_by_its_place() -> None:
    game, chance = new_game(AGAINST_ONE | {"airships": {}}, 3), random_dice(3)
    while game.decision_kind() != "flight":
        play_out(game, chance, 1)
    assert kind_number(game) < OTHER
    rows = [option.row for option in options_of(game, game.seat_to_decide(), game.choices)]
    assert len(set(rows)) == len(rows) > 2 and max(rows) < ROW_COUNT - 1


def test_scores_and_values_are_those_of_the_file() -> None:
    """Against the same sums without the large numbers all units are added up in."""
    data, both = document(), learned()
    policy, value = data["policy"], data["value"]
    rows = [row for kind in policy["rows"].values() for row in kind]
    starts = [start for kind in policy["row_starts"].values() for start in kind]
    for game in questions_of(5)[::7]:
        seat = seat_of(game)
        told, offered = question_facts(game, seat), options_of(game, seat, game.choices)
        units = units_of(policy, told)
        expected = [
            starts[option.row]
            + sum(policy["traits"][trait] for trait in option.traits)
            + sum(unit * (byte - 128) for unit, byte in zip(units, bytes.fromhex(rows[option.row]), strict=True))
            for option in offered
        ]
        assert both.policy.scores(told, offered) == expected
        units = units_of(value, told)
        coins = value["offsets"][0] + sum(u * m for u, m in zip(units, value["margins"], strict=True))
        wins = value["offsets"][1] + sum(u * w for u, w in zip(units, value["wins"], strict=True))
        assert both.value.expected(told) == pytest.approx([coins, max(-WIN_COINS, min(WIN_COINS, wins))])


def test_the_best_option_is_the_first_of_the_highest() -> None:
    assert best([3, 7, 7, 1]) == 1
    assert best([5]) == 0


@pytest.mark.parametrize("temperature", [0.5, 1.0, 3.0])
def test_options_are_drawn_as_often_as_their_scores_say(temperature: float) -> None:
    scores, chance = [0, ONE, 2 * ONE], dice(3, ["test"])
    found = Counter(drawn(scores, temperature, chance) for _ in range(4000))
    shares = [math.exp(score / ONE / temperature) for score in scores]
    for number, share in enumerate(shares):
        assert found[number] / 4000 == pytest.approx(share / sum(shares), abs=0.03)


def test_it_knows_all_tables_of_two_to_five() -> None:
    both, automa = learned(), {"player": "automa"}
    tables: list[dict[str, object]] = [
        {"seats": 2}, {"seats": 5}, {"seats": [{}, automa, automa]}, {"seats": [{}, automa], "airships": {}},
    ]  # fmt: skip
    for setup in tables:
        game = new_game(setup, 1)
        assert both.knows(game, game.seat_to_decide())
    assert not both.knows(new_game({"seats": 1}, 1), 0)
    assert not both.knows(new_game({"seats": 7}, 1), 0)
    game = new_game({"seats": [{}, automa]}, 1)
    assert not both.knows(game, 1 - seat_of(game))


def test_what_need_not_be_asked_is_taken() -> None:
    """Up to a question with two sensible answers at least, which is the seat's own."""
    for asked in questions_of(7):
        game, seat = asked.copy(), seat_of(asked)
        found = go_to_choice(game, seat, dice(1, ["test"]))
        if found:
            assert game.seat_to_decide() == seat and found == sensible(game, seat) and len(found) > 1
            assert game.decision_kind() not in ("dial", "card")
        else:
            assert game.is_over()


def without(data: dict[str, Any], *path: str) -> dict[str, Any]:
    inner = data
    for name in path[:-1]:
        inner = inner[name]
    del inner[path[-1]]
    return data


def test_wrong_files_are_refused() -> None:
    assert load_learned(document()).policy.units == len(document()["policy"]["start"])
    wrong = []
    for path in [("policy",), ("value", "wins"), ("policy", "rows", "unit"), ("value", "facts", "question", "asked")]:
        wrong.append(without(document(), *path))
    for path, value in [
        (("policy", "start"), []),
        (("policy", "traits"), [0]),
        (("policy", "rows", "top"), ["80"]),
        (("policy", "row_starts", "top"), [0, 0, 10**9]),
        (("value", "margins"), [0.5]),
        (("value", "offsets"), [1.0, 2.0, 3.0]),
    ]:
        data = document()
        inner = data
        for name in path[:-1]:
            inner = inner[name]
        inner[path[-1]] = value
        wrong.append(data)
    data = document()
    data["policy"]["facts"]["position"]["level"][0] = "8g" * len(data["policy"]["start"])
    wrong.append(data)
    for data in wrong:
        with pytest.raises(FormatError):
            load_learned(data)
