"""The second reading of W5 and W9: worked out by hand, and held against the engine on random positions."""

from typing import Any

import pytest
from tests.scythe.automa import compare
from tests.scythe.automa.random_airships import with_airships
from tests.scythe.automa.random_positions import random_position
from tests.scythe.automa.slow_board import LAKES, LAST_DRY_SPACE, Document, human_neighbourhood, seats
from tests.scythe.automa.slow_reading import decide, fly

CALL = "tests.scythe.airships.asking:answer"


def position(automa: Document, human: Document, card: str, passive: str = "boost", **rest: Any) -> Document:
    """Saxony the Automa with a mech on 34, Crimea the human, and what is given."""
    bare: Document = {
        "faction": "saxony",
        "level": "automa",
        "tracker": 0,
        "power": 5,
        "character": "mat",
        "mechs": [34],
    }
    one = {**bare, "workers": [], "factory_card": False, "coins": 0, **automa}
    other = {"faction": "crimea", "abilities": [], "character": "base", "mechs": [], "workers": [], **human}
    return {
        "automa": one,
        "human": other,
        "encounters": [],
        "airships": {"aggressive": card, "passive": passive},
        **rest,
    }


def test_ties_by_hand() -> None:
    """As in test_automa_ties: 35 is nearer to the Factory than 41."""
    crowd: Document = {"workers": [35, 41]}
    assert decide(position({"airship": 34}, crowd, "bounty"), "attack_workers")["to"] == 35
    assert decide(position({"airship": 41}, crowd, "bounty"), "attack_workers")["to"] == 41
    assert decide(position({}, crowd, "bounty"), "attack_workers")["to"] == 41  # its airship is on the base
    assert decide(position({"airship": 34}, {**crowd, "airship": 35}, "bounty"), "attack_workers")["to"] == 41
    assert decide(position({"airship": 34}, {**crowd, "airship": 35}, "siege_engine"), "attack_workers")["valid"] == [
        41
    ]


@pytest.mark.parametrize(
    ("card", "to"),
    [("bombard", 35), ("bounty", 41), ("siege_engine", 35), ("blitzkrieg", 35), ("war_correspondent", 34)],
)
def test_flights_by_hand(card: str, to: int) -> None:
    """From 34: an enemy mech on 36, a worker on 41, the airship on 29, the own mech on 34; nobody is beside by land."""
    human: Document = {"mechs": [36], "workers": [41], "airship": 29}
    assert fly(position({"airship": 34}, human, card)) == {"from": 34, "to": to, "range": [34, 35, 41]}


@pytest.mark.parametrize(
    ("passive", "airship", "kind", "more"),
    [
        ("ferry", 17, "mech", {17}),
        ("drill", 11, "mech", {10, 15, 18, 29, 32, 37}),
        ("hero", 34, "character", {34}),
        ("hero", 34, "mech", set()),
        ("hero", 22, "character", set()),
        ("boost", 17, "mech", set()),
    ],
)
def test_ways_by_hand(passive: str, airship: int, kind: str, more: set[int]) -> None:
    players = seats(position({}, {"airship": airship}, "bombard", passive))
    assert human_neighbourhood(players[1], players, 11, {}, kind) == {4, 5, 11} | more


@pytest.mark.covers("W5.5")
@pytest.mark.parametrize(("seed", "tables"), [("9000", "two"), ("5030", "several")])
def test_both_readings_agree(seed: str, tables: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Among the tables of several is one where an allied Automa's siege must not count."""
    asked = ["--positions", "30", "--seed", seed, "--tables", tables, "--airships", "--call", CALL]
    assert compare.main(asked) == 0
    assert "airship 30" in capsys.readouterr().err


def test_the_runner_tells_a_wrong_flight(capsys: pytest.CaptureFixture[str]) -> None:
    here = "tests.scythe.airships.test_automa_slow_reading:stays"
    assert compare.main(["--positions", "5", "--airships", "--call", here]) == 1
    assert '"action": "airship"' in capsys.readouterr().out


def stays(request: Document) -> Document:
    if request["action"] != compare.AIRSHIP:
        return compare.read(request)
    told = fly(request["position"])
    return {**told, "to": told["from"]}


def test_random_airships_are_possible_and_varied() -> None:
    seen: set[str] = set()
    for seed in range(400):
        drawn = with_airships(random_position(seed), seed)
        for player in seats(drawn):
            airship = player["airship"]
            seen |= {player["aggressive"], "base" if airship == "base" else "out"}
            if player["kind"] == "human":
                seen |= {player["passive"], *(["aboard"] if "aboard" in player["workers"] else [])}
                assert player["workers"].count("aboard") <= 2
            elif player["tracker"] <= LAST_DRY_SPACE[player["level"]]:
                assert airship not in LAKES
    assert {"base", "out", "aboard", "ferry", "drill", "hero", "safe_haven", "siege_engine", "blitzkrieg"} <= seen
