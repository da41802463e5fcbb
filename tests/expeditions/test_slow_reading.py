"""The slow reading and the engine say the same of any position; a wrong reading would be told."""

import shlex
import sys
from collections import Counter

import pytest
from tests.expeditions import compare
from tests.expeditions.props import position
from tests.expeditions.random_positions import random_request
from tests.expeditions.slow_reading import CARDS, STARS, go, read_turn

from maszyna.expeditions.facts.progress import progress_cards

TRAITS = {
    "north explore", "north take_20", "north cleanse", "north walk", "central explore", "central cleanse",
    "central walk", "human away", "human south", "human north", "human central", "empty row", "last space",
    "last space but one", *(f"card {card}" for card in range(1, 15)), *(f"human {ahead} ahead" for ahead in range(7)),
    *(f"glory {tokens}" for tokens in range(1, 9)),
}  # fmt: skip


@pytest.mark.parametrize(("typed_in", "levels"), [(False, [1, 2, 3]), (True, [1, 2, 3, 4, 5])])
def test_the_readings_agree(typed_in: bool, levels: list[int]) -> None:
    tally: Counter[str] = Counter()
    assert compare.mismatches(range(3000), None, tally, typed_in) == []
    assert set(tally) == TRAITS | {f"level {level}" for level in levels}
    assert min(tally.values()) > 10


@pytest.mark.covers("X1.2", "X5.1", "X8.1", "X9.1")
def test_the_readings_of_a_table_agree() -> None:
    """What may be told at every step, where everything lies, and when the end comes."""
    tally: Counter[str] = Counter()
    assert [found for seed in range(16) if (found := compare.table_mismatch(seed, tally))] == []
    for happening in ("ended", "end taken back", "deck shuffled", "bag empty", "the person has the 20"):
        assert tally[happening] > 0, happening


def test_a_table_read_otherwise_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.expeditions.slow_table.REGULAR", 35)
    assert any(compare.table_mismatch(seed, Counter()) for seed in range(1, 16, 4))


def test_the_command_answers_as_it_is_read() -> None:
    """The answers themselves, through the command as a program of its own."""
    tally: Counter[str] = Counter()
    command = shlex.join([sys.executable, "-m", "maszyna", "expeditions", "turn", "-", "--json"])
    assert compare.mismatches(range(300), command, tally, typed_in=True) == []
    assert {"level 4", "level 5"} < set(tally)


def test_the_slow_reading_has_the_cards_of_the_box() -> None:
    assert len(CARDS) == 14
    assert {card.level: (list(card.stars), card.spaces - 1) for card in progress_cards().cards} == STARS


def test_the_slow_reading_of_the_official_example() -> None:
    document = position(". . 5 m 4,3 5 .", glory=3, human={"row": "north", "at": 2})
    document["automa"] = {"north": 1, "central": 6}
    assert [go(document, "north", steps) for steps in range(4)] == [1, 3, 4, 5]
    told = read_turn({"position": document, "card": 8, "drawn": {"north": [], "central": []}})
    assert told["parts"][0] == {
        "row": "north", "sweep": False, "from": 1, "to": 4, "did": "cleanse", "taken": [4, 3],
    }  # fmt: skip
    assert document["taken"] == {"maps": 0, "corruption": []}  # the request stays as it was


def test_random_requests_are_varied_and_the_same_for_a_seed() -> None:
    requests = [random_request(seed) for seed in range(500)]
    assert requests[7] == random_request(7)
    assert {request["card"] for request in requests} == set(range(1, 15))
    humans = [request["position"]["human"] for request in requests]
    assert {None if human is None else human["row"] for human in humans} == {None, "south", "north", "central"}
    assert {request["position"]["glory"] for request in requests} == set(range(9))


def test_a_mismatch_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert compare.main(["--positions", "50"]) == 0
    monkeypatch.setattr(
        "tests.expeditions.slow_reading.IN_WALKING_ORDER", {"north": [*range(7)], "central": [*range(7)]}
    )
    assert compare.main(["--positions", "50"]) == 1
    assert '"seed"' in capsys.readouterr().out
