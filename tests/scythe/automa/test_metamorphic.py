"""What must not matter does not: names of pieces, far things, hidden things; and the slow reading agrees."""

import copy
import random
from typing import Any

import pytest
from tests.scythe.automa.ask import Document
from tests.scythe.automa.compare import Work, compare
from tests.scythe.automa.random_positions import random_position

from maszyna.kernel.bits import members
from maszyna.scythe.board import ADJACENT
from maszyna.scythe.notation.read_position import read_position
from maszyna.scythe.position_requests import decide_answer
from maszyna.scythe.state import AUTOMA

ACTIONS = [
    "move_worker", "move_mech", "move_character", "encounter_or_factory", "attack_workers", "attack_combat_unit",
]  # fmt: skip
OPENS_LINKS = {"Township", "Underpass", "Rally", "Wayfare"}  # by where workers stand
POSITIONS = range(5000, 5030)


def choices(position: Document) -> list[Document]:
    """What each symbol makes the first Automa do; the trace left out."""
    found = []
    for action in ACTIONS:
        request: Document = {"position": position, "action": action}
        if action == "attack_combat_unit":
            request["min_power"] = 0
        answer = decide_answer(request)
        del answer["trace"]
        found.append(answer)
    return found


def everybody(position: Document) -> list[Document]:
    seats: list[Document] = [position[name] for name in ("automa", "human") if name in position]
    seats += position.get("automas", [])
    seats += position.get("humans", [])
    return seats


@pytest.mark.covers("A6.1", "A6.3")
@pytest.mark.parametrize("seed", POSITIONS)
def test_names_of_mechs_and_workers_do_not_matter(seed: int) -> None:
    position = random_position(seed)
    before = choices(position)
    rng = random.Random(seed)
    for seat in everybody(position):
        for units in ("mechs", "workers"):
            rng.shuffle(seat[units])
    assert choices(position) == before


@pytest.mark.covers("A9.1", "A9.2")
@pytest.mark.parametrize("seed", POSITIONS)
def test_hidden_and_far_things_do_not_matter(seed: int) -> None:
    """Coins, cards and objectives; resources and tokens that no candidate has; a structure that is no tunnel."""
    position = random_position(seed)
    before = choices(position)
    candidates = {place for answer in before for place in answer["valid"]}
    far = [place for place in range(1, 48) if place not in candidates]
    changed = copy.deepcopy(position)
    for seat in everybody(changed):
        seat["coins"] = 40
        seat["combat_cards"] = 6
        if "popularity" in seat:
            seat |= {"popularity": 9, "objectives": [3, 4]}
    if far:
        changed["resources"] = dict(changed.get("resources", {})) | {str(far[0]): {"oil": 9}}
    assert choices(changed) == before


@pytest.mark.covers("A6.2", "A9.5", "A9.6")
@pytest.mark.parametrize("seed", POSITIONS)
def test_what_is_left_is_the_best_by_the_values_told(seed: int) -> None:
    position = random_position(seed)
    for action in ACTIONS:
        request: Document = {"position": position, "action": action}
        if action == "attack_combat_unit":
            request["min_power"] = 0
        answer: Any = decide_answer(request)
        for found in answer["trace"]:
            if found["values"]:
                best = (max if found["rule"].startswith("most_") else min)(found["values"].values())
                assert found["after"] == [place for place in found["before"] if found["values"][str(place)] == best]
            elif found["rule"] == "reading_order":
                assert found["after"] == found["before"][:1]
            assert found["decided"] == (len(found["before"]) > 1 and len(found["after"]) == 1)


@pytest.mark.covers("A9.2", "A9.5")
def test_a_worker_nobody_can_reach_does_not_matter() -> None:
    tried = 0
    for seed in POSITIONS:
        position = random_position(seed, False)
        before = choices(position)
        place = far_place(position, before)
        workers = position["human"]["workers"]
        if not place or "mat" not in workers or OPENS_LINKS & set(position["human"]["abilities"]):
            continue
        workers[workers.index("mat")] = place
        assert choices(position) == before
        tried += 1
    assert tried >= 8


def far_place(position: Document, answers: list[Document]) -> int:
    """A free territory that is no candidate and next to no unit of the Automa, or 0."""
    taken = {place for seat in everybody(position) for place in (seat["character"], *seat["mechs"], *seat["workers"])}
    far = set(range(1, 48)) - taken - {place for answer in answers for place in answer["valid"]}
    for seat in read_position(position).position.seats:
        if seat.player == AUTOMA:
            far -= {place for unit in seat.at for place in near(unit)}
    return max(far, default=0)


def near(place: int) -> set[int]:
    """A place and all around it."""
    return {place, *members(ADJACENT[place])}


@pytest.mark.covers("A6.2", "A9.1", "A9.2", "A9.3", "A9.4", "A9.5", "A9.6", "R17")
@pytest.mark.parametrize("tables", ["two", "several"])
def test_the_slow_reading_agrees(tables: str) -> None:
    outcome = compare(Work(9000, 60, "", "maszyna.scythe.position_requests:decide_answer", tables))
    assert outcome.mismatches == []
    assert outcome.requests > 500
    assert min(outcome.tally.values()) > 10
