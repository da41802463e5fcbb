"""An Automa's flight is one line that says where to, after the one that says that it chooses."""

from typing import Any

import pytest

from maszyna.app.base.language import Language
from maszyna.app.scythe_common.film_page import filmed
from maszyna.games import SCYTHE
from maszyna.players.random_player import choose, random_dice

SETUP: dict[str, object] = {
    "seats": [{"faction": "rusviet", "mat": "innovative"}, {"player": "automa", "faction": "togawa"}],
    "airships": {},
}


def flights(lang: str) -> list[list[Any]]:
    """By turn of the Automa the texts of the steps that follow the sign of the airship."""
    record, chance = SCYTHE.new(SETUP, 3), random_dice(3)
    while not record.game.is_over() and len(record.actions) < 60:
        record.play(choose(record.game, chance))
    film = filmed(record, lambda game: game, Language(lang), 0, 1, len(record.actions))
    found = []
    for turn in film.turns:
        steps = turn["steps"]
        for number, step in enumerate(steps):
            if step.get("symbol") == "airship":
                after = [one for one in steps[number + 1 :] if one["kind"] != "narrow"]
                found.append([step, *after[:1]])
    return found


@pytest.mark.parametrize(
    ("lang", "flies"), [("en", "The airship flies"), ("uk", "Вітроплав летить"), ("ru", "Дирижабль летит")]
)
def test_a_flight_of_the_automa_is_told_once(lang: str, flies: str) -> None:
    seen = 0
    for step, *after in flights(lang):
        text, then = (
            "".join(span if isinstance(span, str) else span["t"] for span in one["say"]) for one in (step, *after)
        )
        if "path" in after[0] and "airship" in after[0]["piece"]:
            seen += 1
            assert flies in then
            assert flies not in text
            assert text.count("(") == 1 and "(" not in then
    assert seen
