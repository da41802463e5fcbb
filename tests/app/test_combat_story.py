"""After a combat everybody is told how it ended, before the next question."""

import random
from typing import Any

from tests.app.asking import SOLO, Desk, some_option

from maszyna.scythe.events import COMBAT_WON
from maszyna.scythe.ids import STAR_COMBAT


def fought(seeds: range) -> list[Any]:
    """Views just after a combat against an Automa was decided, and who had won."""
    found: list[Any] = []
    for seed in seeds:
        desk, chance = Desk(), random.Random(seed)
        game = desk.new("scythe", SOLO, seed)["id"]
        for _ in range(500):
            view = desk.get(f"games/{game}")["view"]
            if not view["decision"]:
                break
            body = {"revision": view["game"]["revision"], "actions": [some_option(view, chance)]}
            view = desk.ask("POST", f"games/{game}/actions", body)[1]["view"]
            if any(event.kind == COMBAT_WON for event in desk.record(game).entries[-1].events):
                found.append(view)
    return found


def test_the_outcome_of_a_combat_is_the_story_told_next() -> None:
    views = fought(range(1, 6))
    assert views
    for view in views:
        assert view["story"]["at"] == view["game"]["actions"]
        assert "combat_won" in [step.get("event") for step in view["story"]["steps"]]


def test_one_won_combat_is_not_all_of_them() -> None:
    desk = Desk()
    game = desk.new("scythe", SOLO, 3)["id"]
    own = next(seat for seat in desk.record(game).game.position.seats if seat.objectives)
    for won, placed in ((0, False), (1, False), (2, True)):
        own.combat_stars = won
        own.star_kinds = 1 << STAR_COMBAT if won else 0
        seats = desk.get(f"games/{game}")["view"]["seats"]
        [star] = [one for seat in seats for one in seat.get("star_list") or [] if one["key"] == "combat"]
        assert (star["have"], star["need"], star["placed"]) == (won, 2, placed)
