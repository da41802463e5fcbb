"""A20: who wins at a table of several, everyone alone or humans against Automas."""

import pytest
from tests.scythe.automa.ask import Document
from tests.scythe.automa.stage import Stage
from tests.scythe.contract import bare
from tests.scythe.props import have

from maszyna.scythe.notation import read_position, score_answer

OFF = {"character": "mat", "mechs": ["mat"] * 4, "workers": ["mat"] * 8, "power": 0}


def standings(automas: list[int], humans: list[int], mode: str, **human: object) -> Document:
    """A table with so many coins on each seat and nothing else."""
    seats: Document = {
        "automas": [
            OFF | {"faction": name, "coins": c} for name, c in zip(["nordic", "togawa"], automas, strict=False)
        ],
        "humans": [
            OFF | {"faction": name, "coins": c, "popularity": 10} | human
            for name, c in zip(["crimea", "saxony", "polania"], humans, strict=False)
        ],
    }
    return bare() | seats | {"options": {"mode": mode}}


@pytest.mark.covers("A20", "R16")
@pytest.mark.parametrize(
    ("automas", "humans", "alone", "together"),
    [
        ([30, 10], [21, 20], ("automa", "coins"), ("human", "coins")),  # 20 against 20.5
        ([21, 20], [40, 0], ("human", "coins"), ("automa", "coins")),
        ([20], [30, 10, 21], ("human", "coins"), ("human", "coins")),
        ([20, 20], [20, 20], ("human", "R16"), ("human", "R16")),
    ],
)
def test_averages_in_a_cooperative_game(
    automas: list[int], humans: list[int], alone: tuple[str, str], together: tuple[str, str]
) -> None:
    for mode, expected in (("competitive", alone), ("cooperative", together)):
        answer = score_answer(read_position(standings(automas, humans, mode)))
        if expected[1] == "R16" and mode == "competitive":
            expected = ("human", "nothing")  # two humans are first and second
        assert (answer["winner"], answer["decided_by"]) == expected
        assert ("winner_index" in answer) == (mode == "competitive" and expected[0] + "s" in answer)


@pytest.mark.covers("A20", "A18.3")
def test_a_cooperative_tie_is_broken_by_averages_without_resources() -> None:
    answer = score_answer(read_position(standings([20, 20], [20, 20], "cooperative", power=1)))
    assert (answer["winner"], answer["decided_by"]) == ("human", "power")
    document = standings([20, 20], [20, 20], "cooperative")
    document["automas"][0]["power"] = 1
    assert score_answer(read_position(document))["winner"] == "automa"


@pytest.mark.covers("A20", "A18.1", "A18.2")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_the_winners_of_a_game(mode: str) -> None:
    stage = Stage("saxony", "crimea", "rusviet", also=("nordic",), mode=mode)
    for name, coins in (("saxony", 30), ("nordic", 10), ("crimea", 22), ("rusviet", 21)):
        have(stage, name, coins=coins, popularity=10)
    together = sorted(stage.index(name) for name in ("crimea", "rusviet"))
    assert stage.game.winners() == (together if mode == "cooperative" else [stage.index("saxony")])
    assert stage.game.is_cooperative() == (mode == "cooperative")
    stage.put("crimea", "worker", 43)
    stage.lay(43, food=9)
    stage.put("saxony", "worker", 34)
    stage.lay(34, metal=4)
    scores = stage.game.scores()
    assert (scores[stage.index("crimea")], scores[stage.index("saxony")]) == (22 + 3 + 6, 30 + 3)
