"""Drills over requests: a board, an answer, and for every place what became of it."""

import pytest
from tests.app.asking import Desk

from maszyna.app.pages.drill import DRILLS


@pytest.mark.parametrize("lang", ["en", "uk", "ru"])
@pytest.mark.parametrize("name", DRILLS)
def test_a_drill(name: str, lang: str) -> None:
    page = Desk().get(f"drill/{name}", seed="7", lang=lang)
    places = {place["key"] for place in page["board"]["places"]}
    assert {page["from"], page["answer"]} <= places
    assert set(page["fell"]) <= places and page["answer"] in page["fell"]
    assert page["ask"] and page["title"]
    counts = [step["count"] for step in page["steps"]]
    assert len(counts) >= 2 and counts == sorted(counts, reverse=True) and counts[-1] == 1
    assert page["steps"][-1]["left"] == [page["answer"]]


def test_no_such_symbol() -> None:
    status, problem = Desk().ask("GET", "drill/dance")
    assert status == 404 and "move_mech" in problem["detail"]
    assert Desk().ask("GET", "drill/move_mech", seed="x")[0] == 422
