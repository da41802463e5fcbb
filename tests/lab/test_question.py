"""A question to the lab: the run ends when the interval is narrow enough, and never claims more than was seen."""

import numpy as np

from maszyna.lab.question import Asked, QuestionAnswer, answered
from maszyna.lab.report.tallies import Sides
from maszyna.lab.run.units import here

AUTOMA: dict[str, object] = {"seats": [{}, {"player": "automa"}]}
RICH: dict[str, object] = {**AUTOMA, "options": {"coins": 2}}


def asked(within: float = 3.0, pairs: int = 1000) -> Asked:
    return Asked(("printed", "rich"), (AUTOMA, RICH), "random", within, 1e9, pairs, 1)


def pair_of(won: tuple[int, int]) -> tuple[Sides, Sides]:
    """A game of each setup."""
    one, two = (Sides(np.array([each]), np.array([10]), np.array([40]), True) for each in won)
    return one, two


def test_it_ends_when_the_change_is_known_as_well_as_was_wished() -> None:
    looks: list[int] = []
    answer = answered(asked(within=5.0), here, lambda now: looks.append(now.pairs()))
    assert answer.known() and answer.looks[-1].half <= 5.0
    assert looks == sorted(looks) and 200 <= looks[-1] < 1000


def test_games_that_all_come_out_alike_still_leave_a_doubt() -> None:
    """No pair of 200 differs: up to about a point of games won could have been missed."""
    answer = QuestionAnswer(asked(within=0.5))
    for _ in range(200):
        answer.add(*pair_of(won=(1, 1)))
    assert 0.9 < answer.looks[-1].half < 1.1 and not answer.known()
    estimate = answer.change("won").estimate
    assert (estimate.low, estimate.high) == (-answer.looks[-1].half / 100, answer.looks[-1].half / 100)


def test_sentence_and_table_have_the_same_interval() -> None:
    answer = QuestionAnswer(asked())
    for number in range(300):
        answer.add(*pair_of(won=(int(number % 3 == 0), int(number % 2 == 0))))
    look, estimate = answer.looks[-1], answer.change("won").estimate
    assert abs(100 * estimate.value - look.change) < 1e-9
    assert (100 * estimate.low, 100 * estimate.high) == (look.change - look.half, look.change + look.half)
